"""A whole game in Chromium: two people and a bot, one on a desktop, one with a small phone."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def connected(person: Person) -> bool:
    return person.page.locator("html.offline").count() == 0


def power_cut(house: ServerProcess, *people: Person) -> None:
    """Everybody notices, and is back at the same position without doing anything."""
    before = [person.page.locator("#status").inner_text() for person in people]
    house.kill()
    for person in people:
        person.page.wait_for_selector("html.offline")
    house.start()
    for person in people:
        person.waiting(partial(connected, person), "no way back")
    assert [person.page.locator("#status").inner_text() for person in people] == before


def test_two_people_and_a_bot_play_a_whole_game(house: ServerProcess, browser: Browser) -> None:
    """By touching pieces and the panel only; with a reload, and the server killed in the middle."""
    ada = Person(browser, house, seed=1)
    bea = Person(browser, house, wide=360, high=640, seed=2)
    link = ada.open("burgundy_dice", "Ada", 3, **{"bot_2": "greedy"})
    bea.join(link, "Bea")
    ada.start()
    bea.at_table()
    acts = 0
    while acts < 16:
        ada.waiting(lambda: ada.mine or bea.mine, f"nobody may act after {acts} acts")
        for person in (ada, bea):
            if not person.mine:
                continue
            person.fits()
            person.act()
            acts += 1
            if acts == 6:
                bea.page.reload()
                bea.at_table()
            if acts == 11:
                power_cut(house, ada, bea)
    for seed, person in enumerate((ada, bea)):
        person.play_on(seed)
    for person in (ada, bea):
        person.played()
    assert ada.over
    assert bea.over
    for person in (ada, bea):
        person.page.wait_for_selector("#over[open]")
        assert person.page.locator("#over-rows li").count() == 3
    # Each reads the same, but for the mark at their own name.
    rows = [person.page.locator("#over-rows").inner_text().replace(" you", "") for person in (ada, bea)]
    assert rows[0] == rows[1]
    ada.close()
    bea.close()
