"""An option that is the host's seat (`Option.host`): the server sets it at the start."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.server.harness import Person, Town
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.server.lobby.seating import host_seat
from vigneron.server.storage.models import SeatRecord, TableRecord


def _found() -> tuple[str, str]:
    """Return a game and its option for the host's seat."""
    found = [(key, option.key) for key in games() for option in game(key).options if option.host]
    assert found
    return found[0]


GAME, OPTION = _found()
AGREED = {"option-variant": "all_alike"}


def record(town: Town, table: str) -> TableRecord:
    return town.live(table).record


async def chooser(town: Town, table: str, *people: Person) -> list[bool]:
    """Return which of these seats may choose first, by their offers."""
    return [bool((await person.watch(table))[1]["offers"]) for person in people]


async def test_who_opened_the_table_sits_first_and_chooses(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game=GAME, **AGREED)
    assert OPTION not in record(town, table).options
    assert await chooser(town, table, anna, bert) == [True, False]


async def test_who_asks_to_play_again_hosts_and_chooses_wherever_they_sit(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game=GAME, **AGREED)
    lines = [(await person.watch(table))[0] for person in (anna, bert)]
    await lines[0].ask("propose", kind="end")
    await lines[1].ask("vote", choice="yes")
    new = (await anna.post(f"/t/{table}/again")).headers["location"].removeprefix("/t/")
    assert record(town, new).seat_of(record(town, new).host) == 1, "one seat further on"
    assert (await anna.post(f"/t/{new}/start", fill="")).status_code == 303
    assert record(town, new).options[OPTION] == "1"
    assert await chooser(town, new, anna, bert) == [True, False]
    lines = [(await person.watch(new))[0] for person in (anna, bert)]
    await lines[0].ask("propose", kind="end")
    await lines[1].ask("vote", choice="yes")
    third = (await anna.post(f"/t/{new}/again")).headers["location"].removeprefix("/t/")
    await anna.post(f"/t/{third}/start", fill="")
    assert OPTION not in record(town, third).options, "what was set for another game does not stay"
    assert await chooser(town, third, anna, bert) == [True, False]


async def test_a_host_who_followed_chooses_though_a_bot_sits_first(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open(GAME, seats="2", name="Anna", **AGREED)
    await bert.post("/join", code=record(town, table).code, name="Bert")
    await anna.post(f"/t/{table}/leave")
    assert (await bert.post(f"/t/{table}/seat", seat="0", bot="random")).status_code == 303
    assert (await bert.post(f"/t/{table}/start", fill="")).status_code == 303
    assert record(town, table).options[OPTION] == "1"
    assert await chooser(town, table, bert) == [True]


async def test_nobody_sets_it_by_a_form_and_none_shows_it(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open(GAME, seats="2", name="Anna", **AGREED, **{f"option-{OPTION}": "1"})
    await bert.post("/join", code=record(town, table).code, name="Bert")
    for page in (f"/new?game={GAME}", f"/t/{table}"):
        assert OPTION not in (await anna.http.get(page)).text
    await anna.post(f"/t/{table}/start", fill="")
    assert OPTION not in record(town, table).options
    assert await chooser(town, table, anna, bert) == [True, False]


@pytest.mark.parametrize(
    ("host", "seats", "expected"),
    [
        ("anna", ["anna", "bert"], 0),
        ("bert", ["anna", "bert"], 1),
        ("bert", ["", "anna", "bert"], 2),
        ("gone", ["", "anna", "bert"], 1),
        ("gone", ["", ""], 0),
    ],
)
def test_the_seat_of_the_host(host: str, seats: list[str], expected: int) -> None:
    """The host's seat; else the first person's; among bots the first. "": a bot."""
    made = [
        SeatRecord(n, "person" if who else "bot", who or None, "" if who else "random", who)
        for n, who in enumerate(seats)
    ]
    table = TableRecord(
        id="t",
        code="c",
        game=GAME,
        phase="lobby",
        host=host,
        options={},
        edition="1",
        data="",
        override=None,
        secret=b"s",
        made=0,
        changed=0,
        seats=made,
    )
    assert host_seat(table) == expected


def test_the_option_is_one_of_the_seats() -> None:
    found: Game[Any, Any] = game(GAME)
    option = next(option for option in found.options if option.key == OPTION)
    assert option.values == tuple(str(seat) for seat in range(found.seats[-1]))


async def test_one_seat_with_a_way_of_choosing_for_several_is_refused_in_words(town: Town) -> None:
    """No table is opened; the form says why, in the user's language, and keeps its values."""
    before = town.ids()
    for lang, said in (
        ("en", "at least two players"),
        ("fr", "au moins deux joueurs"),
        ("de", "mindestens zwei"),
    ):
        answer = await town.person(lang).post("/new", game=GAME, seats="1", name="Anna", **AGREED)
        assert (answer.status_code, said in answer.text) == (400, True), answer.text
        assert re.search(r'value="all_alike"[^>]* (checked|selected)', answer.text)
    assert town.ids() == before
