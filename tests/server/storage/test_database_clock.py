"""The server's time advances while it runs, whatever the machine's clock does."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import closing
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sqlalchemy import StaticPool, create_engine

from vigneron.server.storage import database_clock as module
from vigneron.server.storage import schema
from vigneron.server.storage.database import Work
from vigneron.server.storage.database_clock import CLOSE, EVERY, LOST, DatabaseClock
from vigneron.server.table_registry.heartbeat import HOUSE, Heartbeat

T = TypeVar("T")
DAY = 86_400_000
_FAR = st.one_of(st.integers(CLOSE + 1, 40 * DAY), st.integers(-40 * DAY, -CLOSE - 1))
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("run"), st.integers(1_000, 8_000)),
        st.tuples(st.just("set"), _FAR),
        st.tuples(st.just("sleep"), st.integers(CLOSE + 1, DAY)),
        st.tuples(st.just("hang"), st.integers(LOST + EVERY, DAY)),
        st.tuples(st.just("restart"), st.integers(0, DAY)),
    ),
    max_size=25,
)


class Lock:
    """The lock of a server: the first who asks keeps it."""

    def __init__(self) -> None:
        self.holder: object = None

    def bus(self) -> Any:
        lock = self

        class FakeBus:
            async def keep(self, ids: Collection[str]) -> set[str]:
                lock.holder = lock.holder or self
                return {HOUSE} if lock.holder is self else set()

        return FakeBus()


class MemoryDatabase:
    """A database in memory with a manual clock."""

    milliseconds = "select 0"

    def __init__(self) -> None:
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        schema.metadata.create_all(self._engine)

    async def read(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    write = read

    def close(self) -> None:
        self._engine.dispose()


class World:
    """Real time, the clock on the wall, and the processes of a server with one store."""

    def __init__(self, count: int) -> None:
        self.real = self.wall = 10 * 365 * DAY
        self.ran = 0
        self._count = count
        self.store: Any = SimpleNamespace(database=MemoryDatabase(), shared=False)

    def monotonic(self) -> float:
        return self.real / 1000

    async def begin(self) -> None:
        lock = Lock()
        self.hours = [DatabaseClock() for _ in range(self._count)]
        self.pulses = [Heartbeat(self.store, lock.bus(), hours) for hours in self.hours]
        for pulse in self.pulses:
            await pulse.open()

    async def pass_(self, real: int, wall: int) -> None:
        self.real, self.wall = self.real + real, self.wall + wall
        self.store.database.milliseconds = f"select {self.wall}"


async def lived(steps: list[tuple[str, int]], count: int, order: list[int]) -> None:
    world = World(count)
    module_time = SimpleNamespace(monotonic=world.monotonic, time=lambda: world.wall / 1000)
    with closing(world.store.database), pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "time", module_time)
        await world.pass_(0, 0)
        await world.begin()
        begins, lost = world.hours[0].now(), 0
        for kind, by in steps:
            if kind == "run":
                await world.pass_(by, by)
                world.ran += by
            elif kind == "set" or kind == "sleep":
                await world.pass_(0, by)
            elif kind == "hang":
                await world.pass_(by, by)
                lost += 2 * EVERY + 8_000  # the time since the last reading does not count either
            else:
                await world.pass_(by, by)
                lost += 2 * EVERY + 8_000
                await world.begin()
            for one in [
                at % count for at in [*order, *order]
            ]:  # twice: a process in doubt waits for a heartbeat
                await world.pulses[one].beat()
            for hours in world.hours:
                gone = hours.now() - begins
                assert gone <= world.ran + CLOSE * count, (kind, by)
                assert gone >= world.ran - lost - CLOSE * count, (kind, by)


@given(STEPS, st.integers(1, 3), st.permutations([0, 1, 2]))
@example(steps=[("set", -5_000), ("hang", 20_000)], count=2, order=[1, 0, 2])
@settings(max_examples=60, deadline=None)
def test_time_goes_on_only_while_the_house_runs(
    steps: list[tuple[str, int]], count: int, order: list[int]
) -> None:
    asyncio.run(lived(steps, count, order))
