"""A draft is played in the browser: marked as a draft, in English where words are missing, by buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import DRAFT
from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def test_a_draft_is_marked_wherever_it_is_chosen(other_games: ServerProcess, browser: Browser) -> None:
    person = Person(browser, other_games, lang="fr-FR")
    page = person.page
    page.goto("/")
    cards = page.locator(".cru")
    marked = {card.locator("h3").inner_text() for card in cards.all() if card.locator(".draft").count()}
    assert {re.sub(r"\s+", " ", title) for title in marked} == {"Blue Moon ébauche"}
    page.goto(f"/new?game={DRAFT}")
    assert "ébauche" in page.locator("#new-table h2").inner_text()
    assert page.locator("#new-table").inner_text().count("Ce jeu est une ébauche") == 1
    page.goto(f"/rules/{DRAFT}")
    assert "Ce jeu est une ébauche" in page.locator("main").inner_text()
    assert "Nobody takes a number" in page.locator("#BM-3").inner_text(), "English, where French is missing"
    person.close()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (360, 640)])
def test_every_offer_of_a_draft_is_a_button(
    other_games: ServerProcess, browser: Browser, wide: int, high: int
) -> None:
    person = Person(browser, other_games, wide=wide, high=high, lang="de-DE")
    page = person.page
    person.open(DRAFT, "Ada", 2, bot_1="greedy")
    assert "Entwurf" in page.locator("main h1").inner_text()
    person.start()
    person.fits()
    person.waiting(lambda: person.mine, "nobody lets me act")
    assert page.locator("#controls button").all_inner_texts() == ["Take the die", "Leave the die"]
    assert page.locator("#prompt").inner_text() == "Wähle, was du tust."
    assert "die: " in page.locator("#board").inner_text()
    page.locator("#controls button").first.click()
    person.act()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('takes the')")
    person.play_on(3)
    person.played()
    page.wait_for_selector("#over[open]")
    assert "Points" in page.locator("#over-parts").inner_text()
    person.close()
