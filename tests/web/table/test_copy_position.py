"""The menu's "copy this position": the seat's view, on the clipboard and in a field."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from vigneron.core.snapshot import read

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (360, 640)])
def test_a_position_is_copied_from_the_menu(
    house: ServerProcess, browser: Browser, wide: int, high: int
) -> None:
    person = Person(browser, house, wide=wide, high=high)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.quick("burgundy_dice")
    page = person.page
    page.locator("[data-opens=menu]").click()
    button = page.locator("#copy-position")
    assert button.inner_text() == "Copy this position"
    button.click()
    page.locator("#copy-position", has_text="Copied").wait_for()
    field = page.locator("#position-text")
    text = field.input_value()
    assert page.evaluate("navigator.clipboard.readText()") == text
    found = read(text)
    assert (found.viewer, found.covered, found.game.key) == (0, True, "burgundy_dice")
    person.fits()
    assert not person.faults
    person.close()


def test_without_a_clipboard_the_text_stays_selected(house: ServerProcess, browser: Browser) -> None:
    """As on plain HTTP in a local network."""
    person = Person(browser, house)
    person.context.add_init_script("delete Navigator.prototype.clipboard")
    person.quick("burgundy_dice")
    page = person.page
    page.locator("[data-opens=menu]").click()
    page.locator("#copy-position").click()
    page.locator("#position-text").wait_for()
    read(page.locator("#position-text").input_value())
    chosen = "(e) => e.selectionEnd - e.selectionStart === e.value.length && e.value.length > 100"
    assert page.locator("#position-text").evaluate(chosen)
    page.context.set_offline(True)
    page.locator("#copy-position").click()
    page.locator("#copy-position", has_text="could not be fetched").wait_for()
    person.close()
