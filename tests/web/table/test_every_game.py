"""Every game is played to its end on a small phone, by touching pieces and the panel only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from vigneron.core.registry import game, games

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("key", games())
def test_a_whole_game_on_a_small_phone(house: ServerProcess, browser: Browser, key: str) -> None:
    person = Person(browser, house, wide=360, high=640)
    seats = max(2, game(key).seats[0])
    bots = {f"bot_{seat}": "random" for seat in range(1, seats)}
    person.open(key, "Ada", seats, **bots)
    person.start()
    person.fits()
    person.play_on(7)
    person.played()
    person.page.wait_for_selector("#over[open]")
    person.close()
