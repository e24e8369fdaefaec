"""Clocks that run out, seats that are left and taken back, and votes."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
GAME = "dom_pierre"


def two(house: ServerProcess, browser: Browser) -> tuple[Person, Person]:
    """Return two people at a running table; the first is its host."""
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open(GAME, "Ada", 2), "Bea")
    ada.start()
    bea.at_table()
    return ada, bea


def choose(person: Person, deed: str) -> None:
    """Choose an action of the menu, and confirm it."""
    person.page.locator("[data-opens=menu]").click()
    person.page.locator(f"[data-deed='{deed}']").click()
    if person.page.locator("#sure[open]").count():
        person.page.locator("#sure-yes").click()


def deeds(person: Person) -> list[str]:
    found: list[str] = person.page.locator("#deeds > button").evaluate_all(
        "all => all.map(one => one.dataset.deed)"
    )
    return found


def logged(person: Person) -> str:
    return " ".join(person.page.locator("#log li").all_inner_texts())


def rows(person: Person) -> int:
    """Return the number of rows, without the person's own covered choice."""
    return int(person.version().split(".")[0])


def spend(house: ServerProcess, table: str, seconds: int) -> None:
    """Let the clocks that run at a table have so much less time left, while the house sleeps."""
    house.stop()
    less = 1000 * seconds
    with closing(sqlite3.connect(house.data / "tables.sqlite3")) as store, store:
        clock, due = store.execute("select clock, due from play where id = ?", [table]).fetchone()
        told = json.loads(clock)
        runs = [since is not None for since in told["since"]]
        assert any(runs)
        told["left"] = [left - less * on for left, on in zip(told["left"], runs, strict=True)]
        row = [json.dumps(told), due - less, table]
        store.execute("update play set clock = ?, due = ? where id = ?", row)
    house.start()


def test_a_clock_is_shown_and_when_it_is_over_a_bot_plays(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open(GAME, "Ada", 2, clock="act:180"), "Bea")
    ada.start()
    bea.at_table()
    running = ada.page.locator("#people .clock.runs:visible").first
    first = running.inner_text()
    assert first[:2] in ("3:", "2:", "1:")
    ada.waiting(lambda: running.inner_text() != first, "the clock stands still")
    late, other = (ada, bea) if ada.mine else (bea, ada)
    spend(house, ada.page.url.rsplit("/", 1)[1], 179)
    late.page.locator("#return").wait_for()
    assert not late.mine
    assert late.page.locator("#confirm:visible").count() == 0
    name = late.page.locator("#people .me .name").inner_text()
    other.waiting(lambda: f"A bot plays for {name}." in logged(other), "nobody says that a bot plays")
    ada.close()
    bea.close()


def test_who_leaves_comes_back(house: ServerProcess, browser: Browser) -> None:
    ada, bea = two(house, browser)
    choose(bea, "leave")
    bea.page.locator("#return").wait_for()
    assert bea.page.locator("#prompt").inner_text() == "A bot plays in your place."
    assert deeds(bea) == ["back"]
    ada.waiting(lambda: "A bot plays for Bea." in logged(ada), "nobody says that Bea has left")
    bea.page.locator("#return").click()
    bea.page.locator("#return").wait_for(state="hidden")
    ada.waiting(lambda: "Bea is back and plays again." in logged(ada), "nobody says that Bea is back")
    ada.close()
    bea.close()


def test_somebody_who_is_away_is_missed_before_a_bot_may_play(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> None:
    house = ServerProcess(tmp_path_factory.mktemp("missed"))
    house.start()
    ada, bea = two(house, browser)
    address = bea.page.url
    bea.page.goto("/")
    line = ada.page.locator("#away li")
    line.wait_for()
    told = line.inner_text()
    assert "A bot may play for Bea in " in told
    ada.waiting(lambda: line.inner_text() != told, "nothing counts")
    assert ada.page.locator("#away button:visible").count() == 0
    assert not any(deed.startswith("remove") for deed in deeds(ada))
    house.stop()
    house.missed = 1.0  # nobody needs to wait for three minutes
    house.start()
    button = ada.page.locator("#away button")
    button.wait_for()
    assert button.inner_text() == "Let a bot play for Bea"
    assert "Bea has been away for three minutes." in line.inner_text()
    button.click()
    ada.page.locator("#sure-yes").click()
    ada.waiting(lambda: "Bea was away; Ada let a bot play." in logged(ada), "nobody says who did it")
    ada.page.locator("#away").wait_for(state="hidden")
    bea.page.goto(address)
    bea.at_table()
    note = bea.page.locator("#note")
    bea.waiting(lambda: "Ada let a bot play for you" in note.inner_text(), "Bea is not told")
    assert bea.page.locator("#return:visible").count() == 0
    ada.waiting(lambda: "Bea is back and plays again." in logged(ada), "nobody says that Bea is back")
    ada.close()
    bea.close()
    house.stop()


def test_a_step_is_taken_back_if_the_others_agree(house: ServerProcess, browser: Browser) -> None:
    ada, bea = two(house, browser)
    people = (ada, bea)
    for _ in range(24):
        asking = next((one for one in people if "ask" in deeds(one)), None)
        if asking is not None:
            break
        ada.waiting(lambda: ada.mine or bea.mine, "nobody may act")
        next(one for one in people if one.mine).act()
        ada.waiting(lambda: rows(ada) == rows(bea), "the positions differ")
    assert asking is not None, "there was never a step that needs consent"
    other = bea if asking is ada else ada
    before = asking.version()
    choose(asking, "ask")
    other.page.locator("#motion [data-choice=no]").click()
    asking.page.locator("#note:visible").wait_for()
    assert asking.version() == before
    assert asking.page.locator("#motion:visible").count() == 0
    choose(asking, "ask")
    asking.page.locator("#motion-open", has_text="Still to answer").wait_for()
    assert asking.page.locator("#motion-say").inner_text() == "You have asked to take back:"
    assert asking.page.locator("#motion-choices button").all_inner_texts() == ["Withdraw"]
    asking.page.locator("#motion-left", has_text="Silence means no in").wait_for()
    other.waiting(lambda: other.page.title().startswith("● A question to you"), "the title says nothing")
    assert len(other.page.locator("#motion-acts li").all_inner_texts()) >= 2  # the act, and what followed
    assert other.page.locator("#motion-acts").inner_text() == asking.page.locator("#motion-acts").inner_text()
    asking.page.locator("#motion [data-choice=withdraw]").click()
    other.page.locator("#motion").wait_for(state="hidden")
    assert asking.version() == before
    choose(asking, "ask")
    other.page.locator("#motion [data-choice=yes]").click()
    other.waiting(lambda: asking.version() != before, "nothing is taken back")
    asking.waiting(lambda: asking.mine, "who took back may not act")
    assert asking.page.locator("#motion:visible").count() == 0
    ada.close()
    bea.close()


def test_the_secret_of_the_dice_is_told_when_the_table_ends(house: ServerProcess, browser: Browser) -> None:
    ada, bea = two(house, browser)
    page = ada.page
    page.locator("[data-opens=menu]").click()
    page.locator("#menu [data-opens=fair]").click()
    assert len(page.locator("#digest").inner_text()) >= 32
    assert page.locator("#fair-secret:visible").count() == 0
    page.keyboard.press("Escape")
    choose(ada, "end")
    bea.page.locator("#motion [data-choice=yes]").click()
    page.wait_for_selector("#over[open]")
    assert page.locator("#over-ending").inner_text() == "The table agreed to end here."
    page.locator("#over-more summary").click()
    page.locator("#over [data-opens=fair]").click()
    assert len(page.locator("#secret").inner_text()) == 64
    ada.close()
    bea.close()
