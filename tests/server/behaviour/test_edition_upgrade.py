"""A store of edition 1 from before there were others: its tables can be played to the end.

`houses/edition_1.sql` is the database of a server at commit 748766d: a running table of each game, one more
with other component data, and one in the lobby. `edition_1.json` has the cookies of the people seated there.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Town, town_in
from tests.server.http.test_verify_routes import bring
from vigneron.core.journal import read
from vigneron.core.proof import check
from vigneron.core.registry import editions, game

HOUSES = Path(__file__).parents[1] / "houses"
KEPT: dict[str, Any] = json.loads((HOUSES / "edition_1.json").read_text(encoding="utf-8"))
BEGUN = [name for name in KEPT["tables"] if name != "lobby"]


@pytest.fixture
async def upgraded(tmp_path: Path) -> AsyncIterator[Town]:
    stored = sqlite3.connect(tmp_path / "tables.sqlite3")
    stored.executescript((HOUSES / "edition_1.sql").read_text(encoding="utf-8"))
    stored.close()
    async with town_in(tmp_path) as town:
        yield town


def came_back(town: Town, name: str) -> Person:
    """Return a person with the cookies that the server gave them before the upgrade."""
    person = town.person()
    person.http.cookies.update(KEPT["cookies"][name])
    return person


async def play_on(town: Town, table: str, people: list[Person], seed: str) -> None:
    """Let the seats play at random until the game is over."""
    lines = [(await person.watch(table))[0] for person in people]
    stream, live = random.Random(seed), town.live(table)
    position = live.position
    assert position is not None
    while not position.over:
        seat = stream.choice(position.missing())
        act = position.game.actions.text[stream.choice(position.legal(seat))]
        told = await lines[seat].ask("act", v=position.v, d=position.d(seat), act=act)
        assert told["t"] not in ("refused", "error"), (act, told)


@pytest.mark.parametrize("name", BEGUN)
async def test_a_table_that_was_begun_is_played_to_its_end(upgraded: Town, name: str) -> None:
    table, people = KEPT["tables"][name], [came_back(upgraded, "Anna"), came_back(upgraded, "Bert")]
    _, welcome = await people[0].watch(table)
    live = upgraded.live(table)
    assert live.position is not None
    before = [(row.digest, row.draws) for row in live.position.rows]  # type: ignore[union-attr]
    assert live.position.game.edition == "1"
    assert live.position.game is game(live.record.game).in_edition("1")
    assert welcome["table"]["rules"] == live.position.game.name
    await play_on(upgraded, table, people, name)
    answer = await people[1].http.get(f"/t/{table}/journal")
    journal = read(answer.text)
    assert (journal.header.edition, journal.header.data) == ("1", live.record.data)
    assert (journal.header.override is not None) == (name == "override")
    assert [(row.digest, row.draws) for row in journal.plies()][: len(before)] == before
    check(game(journal.header.game), journal)


async def test_a_table_that_waited_for_people_begins_by_the_newest_edition(upgraded: Town) -> None:
    table, anna, bert = KEPT["tables"]["lobby"], came_back(upgraded, "Anna"), came_back(upgraded, "Bert")
    await bert.post("/join", code=KEPT["lobby_code"], name="Bert")
    await anna.post(f"/t/{table}/start", fill="")
    live = upgraded.live(table)
    assert live.position is not None
    newest = game(live.record.game)
    assert live.position.game is newest
    assert (live.record.edition, live.record.data) == (newest.edition, newest.digest(newest.data()))


@pytest.mark.parametrize("name", BEGUN)
async def test_the_page_of_a_table_shows_the_rules_of_its_edition(upgraded: Town, name: str) -> None:
    table, anna = KEPT["tables"][name], came_back(upgraded, "Anna")
    page = (await anna.http.get(f"/t/{table}")).text
    own = game(upgraded.live(table).record.game).in_edition("1")
    assert f'href="/rules/{own.name}?table=' in page
    rules = await anna.http.get(f"/rules/{own.name}")
    assert rules.status_code == 200
    assert ("an earlier edition" in rules.text) == (own.name != own.key)


async def test_an_edition_that_is_not_here_is_said_in_one_sentence(upgraded: Town) -> None:
    """The table is unchanged; its page names the edition that it needs and those that exist."""
    table, anna = KEPT["tables"]["dom_pierre"], came_back(upgraded, "Anna")
    stored = sqlite3.connect(upgraded.services.settings.data_dir / "tables.sqlite3")
    stored.execute("update play set edition = '77' where id = ?", (table,))
    stored.commit()
    stored.close()
    page = await anna.http.get(f"/t/{table}")
    assert page.status_code == 409
    assert "edition 77" in page.text
    assert (await anna.http.get("/rules/dom_pierre@77")).status_code == 404


@pytest.mark.parametrize("name", editions())
async def test_an_imported_game_is_shown_by_its_edition(town: Town, name: str) -> None:
    """A journal of every edition becomes a table with its picture, its rules and its draws to verify."""
    own, anna = game(name), town.person()
    journals = sorted((Path(__file__).parents[2] / "games" / own.key / "golden").glob("*.jsonl"))
    if own.draft and not journals:
        pytest.skip(f"{own.key} is a draft without golden games")
    text = next(
        text
        for text in (path.read_text(encoding="utf-8") for path in journals)
        if read(text).header.edition == own.edition
    )
    answer = await bring(anna, text)
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].removeprefix("/t/")
    _, welcome = await anna.watch(table)
    assert welcome["table"]["rules"] == own.name
    assert welcome["scene"]["frames"]
    draws = await anna.http.get(f"/t/{table}/draws", headers={"accept": "application/json"})
    assert len(draws.json()["plies"]) == len(read(text).plies())
    assert (await anna.http.get(f"/t/{table}/journal")).text.splitlines()[1:] == text.splitlines()[1:]
