"""A process is killed fifty times between accepting and answering: nothing is lost, nothing done twice."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import HANG
from tests.server.harness import as_json
from tests.server.nursery import Nursery
from tests.server.wanderer import Json, Wanderer, nodes_of
from vigneron.core.registry import games
from vigneron.server.live_game.open import new_position
from vigneron.server.projection.scene_diff import scene_part
from vigneron.server.projection.views import Views
from vigneron.server.storage.repository import SqlStore

KILLS = 50
TABLES = 3


class Houses:
    """Two processes on two ports. A killed one is started again while the other serves."""

    def __init__(self, nursery: Nursery) -> None:
        self.nursery = nursery
        self.pids: dict[str, int] = {}

    async def open(self) -> None:
        await self.nursery.open()
        for _ in range(2):
            pid, address = await self.nursery.bear()
            self.pids[address] = pid

    def addresses(self, first: int) -> list[str]:
        every = list(self.pids)
        return every[first:] + every[:first]

    async def kill(self, address: str) -> None:
        await self.nursery.kill(self.pids[address])
        pid, _ = await self.nursery.bear(int(address.rpartition(":")[2]))
        self.pids[address] = pid


async def _post(http: httpx.AsyncClient, path: str, **fields: str) -> str:
    found = re.search(r'name="_csrf_token" value="([^"]+)"', (await http.get("/")).text)
    assert found
    answer = await http.post(path, data={"_csrf_token": found[1], **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


async def _seated(houses: Houses, store: SqlStore, game: str, number: int) -> list[Wanderer]:
    """Open a table for two people, one at each process."""
    clients = [httpx.AsyncClient(base_url=address, timeout=HANG) for address in houses.addresses(0)]
    table = await _post(clients[0], "/new", game=game, seats="2", name="Anna")
    kept = await store.load(table)
    assert kept is not None
    await _post(clients[1], "/join", code=kept.record.code, name="Bert")
    await _post(clients[0], f"/t/{table}/start", fill="")
    out = []
    for first, client in enumerate(clients):
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        own = 1_000_000 * (2 * number + first)
        out.append(Wanderer(table, cookie, lambda first=first: houses.addresses(first), own))  # type: ignore[misc]
        await client.aclose()
    return out


async def _play(person: Wanderer, chance: random.Random, enough: asyncio.Event) -> None:
    while not enough.is_set() and not person.said.get("over"):
        offers = person.said.get("offers", [])
        if not offers or not person.said["turn"]["yours"]:
            person.changed.clear()
            try:
                async with asyncio.timeout(0.2):
                    await person.changed.wait()
            except TimeoutError:
                continue
            continue
        await person.act(offers[chance.randrange(len(offers))]["act"])
        await asyncio.sleep(chance.random() * 0.02)


def _scene(person: Wanderer) -> Json:
    return {
        "status": person.status,
        "standings": person.standings,
        "frames": {key: list(frame["nodes"].values()) for key, frame in person.frames.items()},
    }


@pytest.fixture
async def houses(postgres: str, tmp_path: Path) -> AsyncIterator[Houses]:
    houses = Houses(Nursery(tmp_path / "data", postgres))
    try:
        await houses.open()
        yield houses
    finally:
        houses.nursery.close(list(houses.pids.values()))


class Crowd:
    """Tables of two that are played at random. Finished ones are replaced."""

    def __init__(self, houses: Houses, store: SqlStore) -> None:
        self._houses, self._store = houses, store
        self._game = next(key for key in games() if key != "hedge")
        self._enough = asyncio.Event()
        self._plays: list[asyncio.Task[None]] = []
        self._lives: list[asyncio.Task[None]] = []
        self.people: list[Wanderer] = []

    async def acting(self) -> list[Wanderer]:
        """Return the people who still play, at TABLES tables at least."""
        while len(acting := [p for p in self.people if not p.said.get("over")]) < 2 * TABLES:
            fresh = await _seated(self._houses, self._store, self._game, len(self.people))
            self.people += fresh
            self._lives += [asyncio.create_task(person.live()) for person in fresh]
            for person in fresh:
                playing = _play(person, random.Random(len(self._plays)), self._enough)
                self._plays.append(asyncio.create_task(playing))
        return acting

    async def rest(self) -> None:
        """Let everybody finish their act and receive their messages."""
        self._enough.set()
        await asyncio.gather(*self._plays)
        async with asyncio.timeout(HANG):
            for person in self.people:
                while person.v != await _rows(self._store, person.table):
                    await asyncio.sleep(0.1)

    async def go(self) -> None:
        for task in [*self._plays, *self._lives]:
            task.cancel()
        await asyncio.gather(*self._plays, *self._lives, return_exceptions=True)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_fifty_kills_between_accepting_and_answering(houses: Houses, postgres: str) -> None:
    chance = random.Random(7)
    store = SqlStore(postgres)
    await store.open()
    crowd = Crowd(houses, store)
    try:
        killed = 0
        while killed < KILLS:
            victim = chance.choice(await crowd.acting())
            try:
                async with asyncio.timeout(1):
                    await victim.sending()
            except TimeoutError:
                continue
            await asyncio.sleep(
                chance.random() * 0.012
            )  # from before the message is read until after it is on disk
            await houses.kill(victim.address)
            killed += 1
        await crowd.rest()
        for person in crowd.people:
            await _check(person, store)
    finally:
        await crowd.go()
        await store.close()
    away = [seconds for person in crowd.people for seconds in person.away]
    print(f"{len(away)} lines, the longest away {max(away):.1f} s")
    assert len(away) > KILLS
    assert sum(len(person.acted) for person in crowd.people) > KILLS


async def _rows(store: SqlStore, table: str) -> int:
    kept = await store.load(table)
    assert kept is not None
    return len(kept.rows)


async def _check(person: Wanderer, store: SqlStore) -> None:
    """Check that this person's view is the replayed journal, which contains every answered act once."""
    kept = await store.load(person.table)
    assert kept is not None
    position: Any = new_position(kept.record)
    position.load(kept.rows, kept.drafts)
    seat = int(person.said["you"]["seat"])
    views = Views(kept.record, position)
    scene = scene_part(
        position.game.picture().scene(position.rules, position.rules.observe(position.state, None)),
        views.speaker("en"),
    )
    frames = {frame["key"]: list(nodes_of(frame).values()) for frame in as_json(scene.frames)}
    assert _scene(person) == {"status": scene.status, "standings": as_json(scene.standings), "frames": frames}
    assert person.log == as_json(views.log(position.log, seat, "en"))
    assert person.d == position.d(seat)
    assert {answer for *_, answer in person.acted} <= {"moved", "again", "stale"}
    for v, d, act, answer in person.acted:
        if answer != "stale":
            assert position.done_before(seat, v, d, act), (v, d, act, answer)
