"""A first game with a guide: tips at their moment, each once, and off for ever by one key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults
from vigneron.core.registry import game, games
from vigneron.core.tips import tips

pytestmark = pytest.mark.browser
GUIDED = next(key for key in games() if tips(game(key)))


def test_a_guide_tells_each_thing_once_and_is_silent_when_asked(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, house)
    page = person.page
    page.goto("/")
    page.locator(f"form:has(input[value={GUIDED}]) button.guided").press("Enter")
    person.at_table()
    tip = page.locator("#guide")
    tip.wait_for()
    assert "guide=" not in page.url
    told = [tip.locator("p").inner_text()]
    assert (
        told[0].removesuffix(tip.locator(".rule").inner_text()).strip() in page.locator("#live").inner_text()
    )
    tip.locator(".rule").press("Enter")
    page.wait_for_selector("#clause[open] #clause-text p")
    page.keyboard.press("Escape")
    for wide, high in ((1440, 900), (360, 640)):
        page.set_viewport_size({"width": wide, "height": high})
        person.fits()
    assert faults(page) == []
    tip.locator("button", has_text="Understood").press("Enter")
    tip.wait_for(state="hidden")
    assert page.evaluate("document.activeElement.id") == "prompt"
    while not tip.is_visible():
        person.act()
        person.waiting(lambda: person.mine, "nobody lets me act")
    told.append(tip.locator("p").inner_text())
    assert len(set(told)) == 2
    tip.locator("button", has_text="No more tips").press("Enter")
    tip.wait_for(state="hidden")
    assert page.evaluate("localStorage.getItem('tips')") == "off", "in all games to come"
    person.close()
