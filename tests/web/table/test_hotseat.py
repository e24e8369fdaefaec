"""Several players on one device in the browser: a curtain, one seat at a time, reload and undo."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def together(house: ServerProcess, browser: Browser, game: str) -> Person:
    """Return one device on which Ada and Bea start a game."""
    ada = Person(browser, house, wide=360, high=640)
    ada.open(game, "Ada", 2, bot_1="@here")
    second = ada.page.locator("form[action$='/beside/name'] input[name=name]")
    second.fill("Bea")
    ada.page.locator("form[action$='/beside/name'] button").click()
    ada.page.locator("#seats .name", has_text="Bea").wait_for()
    ada.page.locator("form[action$='/start'] button").click()
    ada.at_table()
    return ada


def curtain(person: Person) -> str:
    person.page.locator("#curtain").wait_for()
    return str(person.page.locator("#curtain-title").inner_text())


def test_two_choose_in_secret_on_one_device(house: ServerProcess, browser: Browser) -> None:
    ada = together(house, browser, "burgundy_dice")
    page = ada.page
    assert curtain(ada) == "Who has the device?"
    assert page.locator("#panel .control:visible, .node.lit").count() == 0
    page.locator("[data-open='0']").click()
    ada.waiting(lambda: ada.mine, "Ada may not choose")
    ada.fits()
    ada.act()
    page.locator("#next-hand").wait_for()
    assert page.locator("#next-hand").inner_text() == "Pass the device to Bea"
    assert page.locator("#undo:visible").count() == 0  # one button for one deed
    page.locator("#change").click()  # she changes her mind
    ada.waiting(lambda: ada.mine, "Ada may not choose again")
    ada.act()
    page.locator("#next-hand").click()
    assert curtain(ada) == "Pass the device to Bea"
    page.reload()
    ada.at_table()
    assert curtain(ada) == "Who has the device?"
    page.locator("[data-open='1']").click()
    ada.waiting(lambda: ada.mine, "Bea may not choose")
    assert page.locator("#strip .me .name").count() == 1
    version = ada.version()
    ada.act()
    ada.waiting(lambda: ada.version().split(".")[0] > version.split(".")[0], "nothing is revealed")
    assert ada.mine  # Bea plays on, because she has the device
    ada.close()


def test_handing_the_device_on_takes_one_touch(house: ServerProcess, browser: Browser) -> None:
    """The curtain is drawn by itself, after the time for taking back; whoever comes opens their seat."""
    ada = together(house, browser, "burgundy_dice")
    page = ada.page
    page.locator("[data-open='0']").click()
    ada.waiting(lambda: ada.mine, "Ada may not choose")
    page.evaluate("localStorage.setItem('confirm', 'auto')")
    ada.act()
    assert curtain(ada) == "Pass the device to Bea"
    page.locator("#curtain-seats .go").click()
    ada.waiting(lambda: ada.mine, "Bea may not choose")
    assert ada.faults == []
    ada.close()


def test_the_device_goes_from_turn_to_turn_where_money_is_covered(
    house: ServerProcess, browser: Browser
) -> None:
    ada = together(house, browser, "grand_cru")
    page = ada.page
    for seat in (0, 1):
        page.locator(f"[data-open='{seat}']").click()
        ada.waiting(lambda: ada.mine, "nobody may choose")
        ada.act()
        if seat == 0:
            page.locator("#next-hand").click()
            page.locator("#curtain").wait_for()
    for _ in range(2):
        ada.waiting(lambda: ada.mine or page.locator("#next-hand:visible").count() > 0, "nobody may act")
        if not ada.mine:
            page.locator("#next-hand").click()
            page.locator("#curtain-seats .go").click()
            ada.waiting(lambda: ada.mine, "nobody may act")
        ada.act()
    ada.close()


def test_those_on_one_device_are_asked_each(house: ServerProcess, browser: Browser) -> None:
    ada = together(house, browser, "burgundy_dice")
    assert curtain(ada) == "Who has the device?"
    ada.page.locator("[data-open='0']").click()
    ada.waiting(lambda: ada.mine, "Ada may not choose")
    ada.page.locator("[data-opens=menu]").click()
    ada.page.locator("[data-deed=end]").click()
    ada.page.locator("#sure-yes").click()
    ada.page.locator("#motion-say", has_text="You have asked to end the table here.").wait_for()
    beside = ada.page.locator("#motion-beside button")
    beside.first.wait_for()
    assert beside.all_inner_texts() == ["Bea: Agree", "Bea: Decline"]
    beside.first.click()
    ada.page.wait_for_selector("#over[open]")
    ada.close()
