"""No route reveals a covered choice: neither by content nor by number nor by time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import Person, SocketLine, Town
from tests.server.live_game.test_position import begun, play
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seen
from vigneron.core.registry import game, games
from vigneron.server.live_game.position import Position
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Act, Preview, Revise, Why
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable

FOR_THE_HOST = {"/metrics"}
"""Metrics of the whole server, for this machine or with the host's token."""
CHANGING = re.compile(
    r'(?:name="(?:_csrf_token|draw)" value|data-draws)="[^"]+"|<p class="digest">[0-9a-f]{64}</p></details>'
    r'|(?<="away":)\d+| <small>· [^<]+</small>|"changed": "[^"]+"'
)
"""Different in every answer.

Form tokens, the draws offered for a quick start, the time for which an absent player is waited for, and how
long ago a table changed (the test looks at the stored time instead)."""
LEFT_OUT = ("date", "set-cookie", "content-length")
"""Headers that are not compared. The length follows from the text, which is."""
_HIDDEN = 1
"""The seat that chooses under cover, previews and asks why."""


async def _snapshot(
    town: Town, table: str, key: str, people: list[Person], program: ProgramClient
) -> list[Any]:
    """Return the answers of all readable routes to everybody except the hidden seat."""
    record = town.live(table).record
    values = {
        "table_id": table,
        "code": record.code,
        "key": key,
        "number": "none",
        "name": "art.svg",
        "id": "none",
        "stamp": "0",
        "path": "table/table.css",
        "public": "none",
        "ply": "1",
    }
    found: list[Any] = []
    for route in town.app._app.routes:  # type: ignore[attr-defined]
        if "GET" not in getattr(route, "methods", ()) or route.path_format in FOR_THE_HOST:
            continue
        path = route.path_format.format(**values)
        asked = [program.http] if path.startswith("/api/") else [person.http for person in people]
        for http in asked:
            answer = await http.get(path.removeprefix("/api") if http is program.http else path)
            assert answer.status_code != 500, path
            headers = [pair for pair in answer.headers.items() if pair[0] not in LEFT_OUT]
            found.append((path, answer.status_code, headers, CHANGING.sub("", answer.text)))
    return found


def _other(one: list[Any], other: list[Any]) -> list[Any]:
    """Return the differences between two snapshots, line by line."""
    assert [door[0] for door in one] == [door[0] for door in other]
    return [
        (a[0], a[1], b[1], sorted({*a[2]} ^ {*b[2]}), sorted({*a[3].split("\n")} ^ {*b[3].split("\n")}))
        for a, b in zip(one, other, strict=True)
        if a != b
    ]


def _heard(lines: list[SocketLine]) -> list[dict[str, Any]]:
    return [told for line in lines for told in iter(line.waiting, None)]


class CoveredSeat:
    """The seat whose choices are covered, with a page of its own."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self.viewer = Viewer(str(table.record.seats[_HIDDEN].person), "en", "", 10_000)

    @property
    def position(self) -> Position[Any]:
        assert self._table.position is not None
        return self._table.position

    async def look_about(self) -> None:
        """Preview an offer, and ask why something is illegal."""
        texts = self.position.game.actions.text
        for action in self.position.legal(_HIDDEN)[:3]:
            v, d = self.position.v, self.position.d(_HIDDEN)
            await requests.preview(self._table, self.viewer, Preview(v, texts[action], d))
        await requests.why(self._table, self.viewer, Why(["nothing"]))

    async def step(self, last: bool = False) -> None:
        """Play one act of the covered choice, the first or the last offer."""
        action = self.position.legal(_HIDDEN)[-1 if last else 0]
        text, d = self.position.game.actions.text[action], self.position.d(_HIDDEN)
        await requests.act(self._table, self.viewer, Act(self.position.v, text, d))
        assert self.position.d(_HIDDEN) == d + 1

    async def back(self) -> None:
        await requests.revise(self._table, self.viewer, Revise())

    @property
    def complete_by_next(self) -> bool:
        """Return whether the first offer completes the choice."""
        position = self.position
        text = position.game.actions.text[position.legal(_HIDDEN)[0]]
        return position.choose(_HIDDEN, text).complete


async def _play_until_covered(table: LiveTable) -> bool:
    """Let all seats act until they choose at once and nobody has begun; return whether that ever happens."""
    chance = Xorshift(5)
    for _ in range(150):
        position = table.position
        assert position is not None
        if position.over or (position.covered and _HIDDEN in position.missing() and not position.drafts):
            return position.covered
        seat = position.missing()[0]
        legal = position.legal(seat)
        text = position.game.actions.text[legal[chance.below(len(legal))]]
        viewer = Viewer(str(table.record.seats[seat].person), "en", "", 10_000)
        await requests.act(table, viewer, Act(position.v, text, position.d(seat)))
    return False


@pytest.mark.parametrize("key", [key for key in games() if 3 in game(key).seats] + ["hedge"])
async def test_no_door_tells_what_is_covered(key: str, town: Town) -> None:
    anna, bert, stranger = town.person(), town.person(), town.person("de")
    table = await anna.open(key, seats="3", name="Anna")
    live = town.live(table)
    await bert.post("/join", code=live.record.code, name="Bert")
    program = ProgramClient(town, await token_of(stranger))
    assert (await program.sit(table))["seat"] == 2
    await anna.post(f"/t/{table}/start", fill="")
    lines = [(await person.watch(table))[0] for person in (anna, stranger)]
    covered = await _play_until_covered(live)
    hidden, others = CoveredSeat(live), [anna, stranger]

    async def all_doors() -> list[Any]:
        return await _snapshot(town, table, key, others, program)

    before = await all_doors()
    _heard(lines)
    revision = (await program.http.get(f"/tables/{table}")).json()["revision"]
    asking = asyncio.create_task(program.http.get(f"/tables/{table}?wait=20&revision={revision}", timeout=30))
    while 2 not in live.memory._news:
        await asyncio.sleep(0)
    await hidden.look_about()
    while covered and not hidden.complete_by_next:
        for last in (False, True):  # begun, and changed
            live.record.changed = 7  # lists of tables are ordered by this
            await hidden.step(last)
            await hidden.look_about()
            kept = await town.services.store.load(table)
            assert kept is not None
            assert kept.record.changed == 7
            assert _other(before, await all_doors()) == []
            await hidden.back()
        await hidden.step()
    assert _other(before, await all_doors()) == []
    assert _heard(lines) == []
    assert not asking.done()
    if not covered:
        asking.cancel()
        return
    ends = []
    for last in (False, True):
        await hidden.step(last)
        assert live.position is not None
        assert live.position.chosen(_HIDDEN)
        ends.append((await all_doors(), [told["people"][_HIDDEN]["chosen"] for told in _heard(lines)]))
        await hidden.back()
        assert _other(before, await all_doors()) == []
        _heard(lines)
    assert (_other(ends[0][0], ends[1][0]), ends[0][1]) == ([], ends[1][1])
    assert ends[0][0] != before  # a complete choice is shown, by all routes at once
    assert ends[0][1] == [True, True]
    assert (await asking).json()["revision"] != revision


def _views(key: str) -> Iterator[tuple[Position[Any], int, Any]]:
    for seats in {game(key).seats[0], game(key).seats[-1]}:
        position: Any = begun(key, seats)
        chance = Xorshift(seats)
        for _ in range(12):
            for seat in range(seats):
                seen = position.rules.observe(position.own(seat), seat)
                yield position, seat, position.game.shown(position.rules, seen)
            play(position, chance, 15)


@pytest.mark.parametrize("key", games())
def test_what_a_program_is_told_is_enough_to_go_on_from(key: str) -> None:
    for position, seat, told in _views(key):
        rules = position.rules
        state = rules.load(told)
        assert rules.legal(state, seat) == rules.legal(position.own(seat), seat)
        world = rules.imagine(Seen(seat, state), Xorshift(3))
        assert position.game.invariants(rules, world) == []
