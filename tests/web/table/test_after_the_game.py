"""A game with hints, its review, a mistake tried again, and going on from it: by keyboard, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import FINISHED
from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults

pytestmark = pytest.mark.browser


def test_a_game_is_helped_reviewed_learned_from_and_gone_on_with(
    other_games: ServerProcess, browser: Browser
) -> None:
    """On a small game, in which somebody who always passes loses many points, whatever is drawn."""
    person = Person(browser, other_games, wide=360, high=640, lang="de-DE")
    page = person.page
    person.open(FINISHED, "Ada", 2, bot_1="greedy")
    person.start()
    person.waiting(lambda: person.mine, "nobody lets me act")
    _hints(person)
    while not person.over:
        _pass(person)
        person.waiting(lambda: person.mine or person.over, "nobody lets me act")
    page.wait_for_selector("#over[open]")
    page.locator("#over a[href$='/review']").press("Enter")
    page.locator("main button.go").press("Enter")
    page.wait_for_selector(".account")  # the page follows the review, and shows it when it is done
    page.wait_for_function("() => document.activeElement.id === 'review-title'")
    page.get_by_text("Die Auswertung ist fertig.", exact=True).wait_for(state="attached")
    review = page.url
    moment = _review(page)
    page.locator("#review-mine ~ .deeds a").press("Enter")
    _exercise(person)
    page.locator("#lesson .lesson-at a").press("Enter")
    _better(page, moment)
    _go_on(person, review)
    person.close()


def _hints(person: Person) -> None:
    """The three steps, each by the key."""
    page, ask, told = person.page, person.page.locator("#hint-ask"), list[str]()
    for after in ("Was ziehen", "Warum", ""):
        page.keyboard.press("i")
        if after:
            ask.filter(has_text=after).wait_for()
        else:
            ask.wait_for(state="hidden")
        told.append(page.locator("#hint").inner_text())
    assert len(set(told)) == 3
    assert told[0].startswith("Schau hierher: ")
    assert told[1].startswith("Ziehe: ")
    assert told[2].startswith(told[1].splitlines()[0])
    assert page.locator("#board .hinted, #controls .hinted, #declines .hinted").count()
    assert faults(page) == []
    person.fits()


def _pass(person: Person) -> None:
    page, version = person.page, person.version()
    page.locator("#declines button").press("Enter")
    page.locator("#confirm:visible:not([aria-disabled])").wait_for()
    page.keyboard.press("Control+Enter")
    person.waiting(lambda: person.version() != version or person.over, "the act is not answered")


def _review(page: Page) -> str:
    """Read the page, and return what was played in its first moment."""
    headings = page.locator("main h2").all_inner_texts()
    for heading in ("Ada", "Aus meinen Fehlern lernen", "Zu diesen Zahlen"):
        assert heading in headings
    assert page.locator(".account").count() == page.locator("svg.curves").count() == 2
    assert page.locator(".moments li").count() == 5
    for summary in page.locator("main summary").all():
        summary.press("Enter")
    assert page.locator("main details[open]").count() == 4
    for wide, high in ((1440, 900), (360, 640)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), wide
    assert faults(page) == []
    return page.locator(".moments h3").first.inner_text()


def _better(page: Page, moment: str) -> None:
    """Let the table show the better act, and play it out."""
    page.locator(".moments li .deeds a").first.press("Enter")
    words = page.locator("#past-better-words")
    words.wait_for()
    assert moment in words.inner_text()
    page.locator("#board .node.touched").first.wait_for()
    assert moment.split(",")[0].split()[-1] in page.locator("#past-at").inner_text(), "its own number"
    assert "zu Ende" not in (page.locator("#status").text_content() or "")
    last = page.locator("#past-leave").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 640, "the way out is in sight, however long the sentences are"
    # Acts of this game draw the next die, and nobody knows it. After the last act there is none.
    last_ply = int(page.locator("#past-ply").get_attribute("max") or 0)
    page.goto(f"{page.url.split('?')[0]}?ply={last_ply - 1}&better={last_ply}")
    page.locator("#past-better-play:visible").press("Enter")
    page.locator("#past-better[data-played]").wait_for()
    page.locator("#past-say li").first.wait_for()


def _exercise(person: Person) -> None:
    """Play again what was played, and then ask for the better act."""
    page = person.page
    person.at_table()
    names = page.locator("#people .person").all_inner_texts()
    assert any("Ada" in name for name in names), "the players of the game, not those of a lesson"
    page.locator("#declines button").press("Enter")
    page.keyboard.press("Control+Enter")
    page.locator("#lesson[data-outcome=failed]").wait_for()
    assert "Das wurde gespielt" in page.locator("#lesson-word").inner_text()
    person.fits()


def _go_on(person: Person, review: str) -> None:
    """Open a table of its own from a position of the game."""
    page = person.page
    page.set_viewport_size({"width": 1440, "height": 640})
    page.locator("#past-first").press("Enter")
    page.locator("#past-better").wait_for(state="hidden")
    page.locator("#past-continue:visible").press("Enter")
    page.locator("form[action$='/continue']").wait_for()
    assert faults(page) == []
    for wide in (1440, 360):
        page.set_viewport_size({"width": wide, "height": 640})
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), wide
    page.locator("form button.go").press("Enter")
    person.at_table()
    assert page.url.split("?")[0] != review.removesuffix("/review")
    person.waiting(lambda: person.mine, "nobody lets me act")
    _pass(person)
