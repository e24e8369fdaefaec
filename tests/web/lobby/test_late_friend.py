"""The lobby's bar and its link; a friend who comes late; the invitation of a running table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
GAME = "grand_cru"
INSIDE = """e => { const box = e.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight + 1 && box.width > 0; }"""


def test_start_is_in_sight_and_a_late_friend_plays_in_place_of_a_bot(
    house: ServerProcess, browser: Browser
) -> None:
    ada = Person(browser, house)
    link = ada.open(GAME, "Ada", 2, bot_1="apprentice")
    for wide, high in ((1440, 900), (390, 844)):
        ada.page.set_viewport_size({"width": wide, "height": high})
        assert ada.page.locator("#start button.go").evaluate(INSIDE), (wide, high)
        assert ada.page.locator("#ready").evaluate(INSIDE), (wide, high)
        assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    # The house of this test listens on this machine alone, and says so where the link is.
    assert "./play --lan" in ada.page.locator("#local").inner_text()
    assert ada.page.locator(".qr").count() == 0
    ada.start()

    bea = Person(browser, house, wide=390, high=844, lang="de")
    bea.page.goto(link)
    bea.page.locator("a.go").click()
    bea.page.wait_for_selector("#watcher")
    bea.waiting(lambda: "Du schaust zu" in bea.page.locator("#prompt").inner_text(), "nobody says it")
    bea.page.locator("#watcher summary").click()
    bea.page.fill("#watcher input[name=name]", "Bea")
    bea.page.locator("#watcher button[name=seat]").click()
    bea.page.wait_for_selector("#watcher[data-asks]")

    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.wait_for_selector("#motion:visible")
    assert "Bea would like to play on in place of the bot" in ada.page.locator("#motion-say").inner_text()
    ada.page.locator("[data-choice=no]").click()
    bea.waiting(lambda: "lieber so weiterspielen" in bea.page.locator("#watcher").inner_text(), "no answer")

    bea.page.goto(link)
    bea.page.fill("input[name=name]", "Bea")
    bea.page.locator("button[name=seat]").click()
    ada.page.wait_for_selector("#motion:visible")
    ada.page.locator("[data-choice=yes]").click()
    bea.page.wait_for_selector("#strip > li.me")
    assert bea.page.locator("#watcher").count() == 0
    # The code and the link of a running table stand in the menu.
    ada.page.locator("[data-opens=menu]").click()
    assert ada.page.locator("#menu #link").input_value() == link
    for person in (ada, bea):
        assert person.faults == []
        person.close()


def test_a_phone_shares_the_link_by_its_own_menu(house: ServerProcess, browser: Browser) -> None:
    cid = Person(browser, house, wide=390, high=844)
    cid.context.add_init_script(
        "navigator.share = told => { globalThis.told = told; return Promise.resolve(); }"
    )
    link = cid.open(GAME, "Cid", 3)
    cid.page.locator("[data-shares]").click()
    told = cid.page.evaluate("globalThis.told")
    assert told == {"title": "Grand Cru", "text": "Come and play: Grand Cru", "url": link}
    cid.close()
