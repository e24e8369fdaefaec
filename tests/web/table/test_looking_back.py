"""The past in the browser: one steps through it, nothing can be played from it, and a phone has room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import PLAYER, Person, ServerProcess
from vigneron.core.registry import games

pytestmark = pytest.mark.browser
SHOWN = "html[data-past]"
PIECES = """[...document.querySelectorAll('#board [data-key]')].map((node) => node.outerHTML).join()"""


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (360, 640)])
def test_one_steps_back_by_keys_and_returns_to_where_one_was(
    house: ServerProcess, browser: Browser, wide: int, high: int
) -> None:
    person = Person(browser, house, wide=wide, high=high, seed=3)
    page = person.page
    person.quick(games()[0])
    page.evaluate(f"arguments => ({PLAYER})(arguments)", [5, 6])
    person.waiting(lambda: person.mine or person.over, "nobody lets me act")
    question = page.locator("#prompt").inner_text()
    page.keyboard.press("h")
    page.wait_for_selector(SHOWN)
    assert page.locator("#past").is_visible()
    assert not page.locator("#panel").is_visible()
    assert page.locator("#board .lit").count() == 0
    first, before = page.locator("#past-at").inner_text(), page.evaluate(PIECES)
    page.keyboard.press(",")
    person.waiting(lambda: page.locator("#past-at").inner_text() != first, "no step back")
    assert page.evaluate(PIECES) != before
    page.keyboard.press(".")
    person.waiting(lambda: page.locator("#past-at").inner_text() == first, "no step forward")
    last = page.locator("#past-leave").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= high
    assert last["x"] + last["width"] <= wide
    address = page.url
    assert "ply=" in address
    page.goto(address)  # the address leads there again
    page.wait_for_selector(SHOWN)
    assert page.locator("#past-at").inner_text() == first
    page.locator("#board [data-key]").first.dispatch_event("click")
    page.keyboard.press("Control+Enter")
    assert page.locator(SHOWN).count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector("html:not([data-past])")
    assert page.locator("#prompt").inner_text() == question
    assert "ply=" not in page.url
    person.close()
