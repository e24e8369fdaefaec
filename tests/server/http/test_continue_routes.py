"""A game that goes on from a position of another one: its table, its journal, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.behaviour.test_claims import CHOSEN, WHOLE, Script, undo, written
from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Person, SocketLine, Town
from tests.server.http.test_verify_routes import bring, finished
from tests.server.live_game.test_position import begun, play
from vigneron.core import journal, taken
from vigneron.core.chance import Derived, Xorshift, commitment
from vigneron.core.journal import BadJournal, Journal, Ply, TableRow, closing
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES
from vigneron.server.live_game import continuation
from vigneron.server.live_game.history import History
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.verify import proven
from vigneron.server.storage import schema

NEW = b"n" * 32
ROLLED: Script = [*CHOSEN, (0, "roll"), (1, "rest"), *CHOSEN, (0, "roll"), (1, "roll")]


async def go_on(person: Person, table: str, **form: str) -> str:
    """Open a table that goes on from a finished one; return its id."""
    answer = await person.post(f"/t/{table}/continue", **form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/t/")


async def to_the_end(line: SocketLine) -> None:
    """Play the last offer until the game is over. Bots act meanwhile."""
    now = await line.ask("hello")
    while not now["over"]:
        if now["offers"]:
            at = {"v": now["v"], "d": now["d"], "act": now["offers"][-1]["act"]}
            now = await line.ask("act", **at)
        else:
            now = await line.next("moved", "welcome")


def gone_on(found: Journal, ply: int, table: str = "new") -> Journal:
    """Return the journal of a game that goes on from a ply of another and is played by the last offer."""
    own = game(found.header.game)
    header = replace(found.header, table=table, commitment=commitment(NEW), words=("seed",))
    position = Position(own, header, NEW)
    position.load(taken.first_rows(found, ply), {})
    play(position, Xorshift(5), 10_000)
    assert position.over
    whole = Journal(header, list(position.rows))
    fold = journal.replay(own, whole)
    whole.closing = closing(NEW, fold.rules.result(fold.states[-1]))
    return journal.read(journal.write(whole))


@pytest.mark.parametrize("key", games())
def test_draws_to_the_point_are_the_other_game_s_and_later_ones_the_new_secret_s(key: str) -> None:
    seats = game(key).seats[min(1, len(game(key).seats) - 1)]
    position = begun(key, seats)
    play(position, Xorshift(3), 10_000)
    own = position.game
    source = Journal(replace(_header(position), table="abcdefghjkmn"), list(position.rows))
    source.closing = closing(b"s" * 32, position.rules.result(position.state))
    ply = continuation.possible(position, History(position), position.ply // 2)
    assert ply > 0
    after = gone_on(source, ply)
    told = proven(own, after)
    assert [one.ply for one in told.sources] == [ply]
    assert "claim-taken" in [code for code, _ in told.claims]
    plies, first = after.plies(), source.plies()
    assert plies[: ply + 1] == first[: ply + 1]
    drew = next(row for row in plies[ply + 1 :] if row.draws)
    chance = Derived(NEW, "new", drew.ply, ("seed",))
    (again,) = [one for one in told.plies if one["ply"] == drew.ply]
    for draw in again["draws"]:
        assert chance.draw(draw["weights"], draw["why"]) == draw["outcome"]


def _header(position: Position[Any]) -> journal.Header:
    setup, own = position.setup, position.game
    names = [f"N{seat}" for seat in range(setup.seats)]
    data = own.digest(own.data())
    return journal.Header(
        own.key, own.edition, data, "t", setup.seats, setup.options, names, commitment(b"s" * 32)
    )


def test_a_game_that_went_on_twice_names_both_games() -> None:
    first = written(WHOLE)
    second = gone_on(first, 6, "second")
    third = gone_on(second, 8, "third")
    assert [(one.table, one.ply) for one in taken.sources(third.rows)] == [("t", 6), ("second", 8)]
    proven(game("hedge"), third)
    back = gone_on(second, 5, "back")  # from before the point: the position is of the first game alone
    assert [(one.table, one.ply) for one in taken.sources(back.rows)] == [("t", 5)]
    proven(game("hedge"), back)


def test_nothing_before_the_point_is_taken_back() -> None:
    found = written(WHOLE)
    whole = Position(game("hedge"), found.header, b"")
    whole.load(found.rows[:6], {})
    assert whole.undo(0) is not None
    new = Position(game("hedge"), found.header, NEW)
    new.load(taken.first_rows(found, 5), {})
    assert new.undo(0) is None
    assert new.may_ask_back(0) is None
    new.commit(new.act(1, "walk"))
    back = new.undo(1)
    assert back is not None
    new.commit(back)
    assert (new.ply, new.undo(1), new.undo(0)) == (5, None, None)


def _with(data: Mapping[str, Any], at: int = 6) -> Journal:
    """Return a journal that went on from ply 5, with other values in its row at an index."""
    found = gone_on(written(ROLLED), 5)
    row = found.rows[6]
    assert isinstance(row, TableRow)
    found.rows.remove(row)
    found.rows.insert(at, TableRow("taken", {**row.data, **data}))
    return found


FORGED: dict[str, tuple[Mapping[str, Any], int, str]] = {
    "another secret": ({"secret": "00" * 32}, 6, "taken_secret"),
    "no secret": ({"secret": ""}, 6, "taken_secret"),
    "made by hand, it says": ({"secret": "", "commitment": ""}, 6, ""),
    "another table": ({"table": "x"}, 6, "draw_differs"),
    "other words": ({"words": ["x"]}, 6, "draw_differs"),
    "another ply": ({"ply": 4}, 6, "taken_place"),
    "no number": ({"ply": "5"}, 6, "taken_row"),
    "no digest of the journal": ({"journal": "x"}, 6, "taken_row"),
}


@pytest.mark.parametrize("name", FORGED)
def test_forged_rows_are_refused(name: str) -> None:
    data, at, code = FORGED[name]
    found = _with({**data}, at)
    if not code:  # then nothing is proven of those draws, and the journal only claims them
        assert "claim-taken-hand" in [one for one, _ in proven(game("hedge"), found).claims]
        return
    with pytest.raises(BadJournal) as error:
        proven(game("hedge"), found)
    assert error.value.code == code


def test_an_undo_to_before_the_point_and_a_row_in_the_middle_are_refused() -> None:
    found = written([*WHOLE[:5]])
    rows = [*taken.first_rows(written(WHOLE), 5), undo(4)]
    with pytest.raises(BadJournal) as error:
        proven(game("hedge"), replace_rows(found, rows))
    assert error.value.code == "undo_taken"
    row = rows[6]
    late = replace_rows(found, [*rows[:6], TableRow("note", {}), row])
    with pytest.raises(BadJournal) as error:
        proven(game("hedge"), late)
    assert error.value.code == "taken_place"


def replace_rows(found: Journal, rows: list[Any]) -> Journal:
    return Journal(found.header, rows, found.closing)


async def test_a_stranger_goes_on_from_a_finished_game_and_its_journal_is_verified(town: Town) -> None:
    anna, table = await finished(town)
    chloe = town.person("fr")
    offer = town.services.precommits.offer()
    form = {"ply": "5", "seat": "1", "level": "random", "draw": offer["token"], "word": "chloesword"}
    new = await go_on(chloe, table, **form)
    line, welcome = await chloe.watch(new)
    assert (welcome["you"]["seat"], welcome["table"]["phase"]) == (1, "playing")
    assert welcome["table"]["commitment"] == offer["commitment"]
    assert any("au coup 5" in one["value"] for one in welcome["table"]["options"])
    assert any("Tout jusqu’au coup 5" in one["say"] for one in welcome["log"])
    assert (await line.ask("undo", v=welcome["v"]))["t"] == "refused"
    town.forget()  # a restart: the stored rows say the same
    line, again = await chloe.watch(new)
    assert [one["say"] for one in again["log"]][: len(welcome["log"])] == [
        one["say"] for one in welcome["log"]
    ]
    await to_the_end(line)
    text = (await chloe.http.get(f"/t/{new}/journal")).text
    found = journal.read(text)
    whole = (await anna.http.get(f"/t/{table}/journal")).text
    (source,) = proven(game("hedge"), found).sources
    assert (source.table, source.ply, source.words) == (table, 5, ())
    assert source.journal == commitment(whole.encode())
    assert found.header.words == ["chloesword"]
    assert found.plies()[:6] == journal.read(whole).plies()[:6]
    told = (await chloe.http.get(f"/t/{new}/draws")).json()
    assert [(one["ply"], one["secret"]) for one in told["taken"]] == [(5, source.secret)]
    assert any("jusqu’au coup 5" in text for _, text in told["claimed"])
    brought = await bring(chloe, text)
    assert brought.status_code == 303
    query = select(schema.result.c.why).where(schema.result.c.play == new)
    assert [row["why"] for row in await town.services.store.read(query)] == ["taken"]
    profile = (await chloe.http.get("/me/profile")).text
    assert "suite d’une autre partie" in profile


async def test_the_form_proposes_the_own_seat_or_the_one_to_move(town: Town) -> None:
    anna, table = await finished(town)
    bert = town.people[1]
    for person, ply, seat in ((anna, 4, 0), (bert, 4, 1), (town.person(), 4, 0), (town.person(), 5, 1)):
        page = (await person.http.get(f"/t/{table}/continue?ply={ply}")).text
        assert f'name="ply" value="{ply}"' in page
        assert f'name="seat" value="{seat}" checked' in page
        new = await go_on(person, table, ply=str(ply))
        assert town_seat(await person.watch(new)) == seat
    for lang in LANGUAGES:
        page = (await town.person(lang).http.get(f"/t/{table}/continue")).text
        assert f'<html lang="{lang}"' in page


def town_seat(watched: tuple[Any, dict[str, Any]]) -> int:
    return int(watched[1]["you"]["seat"])


async def test_a_position_that_nobody_saw_or_that_is_over_gives_way_to_an_earlier_one(town: Town) -> None:
    anna, table = await finished(town)
    position = town.live(table).position
    assert position is not None
    for asked, ply in (("2", 0), ("3", 0), ("4", 4), ("99", position.ply - 1), ("x", position.ply - 1)):
        page = (await anna.http.get(f"/t/{table}/continue?ply={asked}")).text
        assert f'name="ply" value="{ply}"' in page, asked


async def test_what_is_refused(town: Town) -> None:
    anna, bert = town.person(), town.person("de")
    table = await town.table_of(anna, bert)
    assert (await anna.http.get(f"/t/{table}/continue")).status_code == 409
    refused = await bert.post(f"/t/{table}/continue")
    assert (refused.status_code, "noch nicht" in refused.text) == (409, True)
    anna, table = await finished(town)
    before = town.ids()
    for form in ({"seat": "2"}, {"seat": "-1"}, {"seat": "x"}, {"level": "pathlib:Path"}):
        assert (await anna.post(f"/t/{table}/continue", **form)).status_code == 409, form
    assert town.ids() == before
    assert (await anna.post("/t/abcdefghjkmn/continue")).status_code == 404


async def test_a_closed_game_goes_on_at_a_closed_table(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await town.table_of(anna, bert, closed="1")
    await play_to_the_end([(await person.watch(table))[0] for person in (anna, bert)])
    assert (await chloe.http.get(f"/t/{table}/continue")).status_code == 403
    assert (await chloe.post(f"/t/{table}/continue")).status_code == 403
    new = await go_on(anna, table)
    assert (await chloe.http.get(f"/t/{new}")).status_code == 403


async def test_an_imported_game_goes_on_and_so_does_one_whose_draws_were_made_by_hand(town: Town) -> None:
    anna, table = await finished(town)
    text = (await anna.http.get(f"/t/{table}/journal")).text
    chloe = town.person()
    there = str((await bring(chloe, text)).headers["location"]).removeprefix("/t/")
    new = await go_on(chloe, there, ply="4")
    await chloe.watch(new)
    (source,) = taken.sources(_rows(town, new))
    assert (source.table, source.secret) == (table, json.loads(text.splitlines()[-1])["data"]["secret"])
    whole = written([*CHOSEN, (0, "roll", 3), (1, "rest"), *CHOSEN, (0, "rest"), (1, "rest")], by_hand=True)
    there = str((await bring(chloe, journal.write(whole))).headers["location"]).removeprefix("/t/")
    new = await go_on(chloe, there, ply="5")
    line, welcome = await chloe.watch(new)
    assert not welcome["table"]["by_hand"]
    (source,) = taken.sources(_rows(town, new))
    assert (source.commitment, source.secret) == ("", "")
    await to_the_end(line)
    found = journal.read((await chloe.http.get(f"/t/{new}/journal")).text)
    assert "claim-taken-hand" in [code for code, _ in proven(game("hedge"), found).claims]


def _rows(town: Town, table: str) -> list[Ply | TableRow]:
    position = town.live(table).position
    assert position is not None
    return position.rows
