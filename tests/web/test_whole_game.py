"""A whole game in Chromium: two people and a bot, one at a desk, one with a small phone."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, Person

pytestmark = pytest.mark.browser


def may_go_on(person: Person) -> bool:
    return person.mine or person.over


def connected(person: Person) -> bool:
    return person.page.locator("html.offline").count() == 0


def test_two_people_and_a_bot_play_a_whole_game(house: House, browser: Browser) -> None:
    """By touching pieces and panel only; with a reload, and the server killed in the middle."""
    ada = Person(browser, house, seed=1)
    bea = Person(browser, house, wide=360, high=640, seed=2)
    link = ada.open("burgundy_dice", "Ada", 3, **{"bot_2": "greedy"})
    bea.join(link, "Bea")
    ada.start()
    bea.at_table()
    for turn in range(80):
        for person in (ada, bea):
            person.waiting(partial(may_go_on, person), f"nobody may act, turn {turn}")
            if person.over:
                continue
            person.fits()
            person.act()
        if turn == 3:
            bea.page.reload()
            bea.at_table()
        if turn == 6:
            before = [person.page.locator("#status").inner_text() for person in (ada,)]
            house.kill()
            ada.waiting(lambda: ada.page.locator("html.offline").count() > 0, "the loss is not noticed")
            house.start()
            for person in (ada, bea):
                person.waiting(partial(connected, person), "no way back")
            assert before == [ada.page.locator("#status").inner_text()]
        if ada.over and bea.over:
            break
    assert ada.over
    assert bea.over
    for person in (ada, bea):
        person.page.wait_for_selector("#over[open]")
        assert person.page.locator("#over-rows li").count() == 3
    rows = [person.page.locator("#over-rows").inner_text() for person in (ada, bea)]
    assert rows[0] == rows[1]
    ada.close()
    bea.close()
