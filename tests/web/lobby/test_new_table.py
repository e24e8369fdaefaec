"""The form of a new table: pictures of values, what the number of seats rules out, how long a game lasts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def test_sheets_have_pictures_and_what_does_not_fit_stands_apart(
    house: ServerProcess, browser: Browser
) -> None:
    ada = Person(browser, house, wide=390, high=844)
    page = ada.page
    page.goto("/new?game=burgundy_dice")
    seats, alone = page.locator("input[name=seats]"), page.locator("[name=option-variant][value=solo]")
    seats.nth(2).check(force=True)
    length = page.locator("[data-length]")
    assert length.inner_text() == "A game takes about 20 minutes."
    seats.nth(4).check(force=True)
    assert length.inner_text() == "A game takes about 30 minutes."
    assert alone.is_disabled()
    assert page.locator("[data-unfit]:visible").count() == 1
    different = page.locator("[name=option-variant][value=all_different]")
    assert different.is_disabled()
    order = page.locator("fieldset:has([name=option-variant]) label").evaluate_all(
        "all => all.map(one => [one.getBoundingClientRect().top, one.classList.contains('unfit')])"
    )
    assert max(top for top, unfit in order if not unfit) < min(top for top, unfit in order if unfit)
    # One seat: only the game alone fits, and it is chosen.
    seats.nth(0).check(force=True)
    assert alone.is_enabled()
    pictures = page.locator(".pictured img:visible")
    assert pictures.count() == 8
    pictures.last.scroll_into_view_if_needed()
    ada.waiting(lambda: bool(pictures.last.evaluate("e => e.naturalWidth > 0")), "no picture has come")
    # A sheet is chosen by the keyboard too, and has a name.
    page.get_by_role("radio", name="C", exact=True).focus()
    page.keyboard.press("Space")
    assert page.locator("[name=option-sheet]:checked").input_value() == "C"
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.fill("input[name=name]", "Ada")
    page.locator("#new-table button.go").click()
    page.wait_for_selector("#seats .me")
    assert ada.faults == []
    ada.close()
