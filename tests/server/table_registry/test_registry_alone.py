"""The registry of tables with a store and nothing else: no HTTP, no sockets, no application."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Collection
from pathlib import Path

import pytest
from sqlalchemy import update

from vigneron.core.registry import game
from vigneron.server.botpool.pool import BotPool
from vigneron.server.lobby import seating
from vigneron.server.messaging.bus import LocalBus
from vigneron.server.platform.metrics import Metrics
from vigneron.server.platform.rate_limits import Window
from vigneron.server.storage import schema
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.services import TableServices
from vigneron.server.table_registry.background import BackgroundTasks
from vigneron.server.table_registry.code_lookup import CodeLookup, TooManyWrongCodes
from vigneron.server.table_registry.registry import TableRegistry, TableUnreadable
from vigneron.server.table_registry.seed_precommit import SeedPrecommits
from vigneron.server.table_registry.table_leases import TableLeases
from vigneron.server.table_registry.table_opener import TableOpener

GAME = "hedge"


class FakeBus(LocalBus):
    """A bus that another process may hold leases on, and that notes what is told."""

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere: set[str] = set()
        self.told: list[tuple[str, str]] = []
        self.released: list[str] = []

    def tell(self, kind: str, table: str, data: object = None) -> None:
        self.told.append((kind, table))

    async def keep(self, ids: Collection[str]) -> set[str]:
        return set(ids) - self.elsewhere

    async def release(self, ids: Collection[str]) -> None:
        self.released += ids


class Parts:
    """What a registry needs, on a store in a folder."""

    def __init__(self, folder: Path) -> None:
        self.store = SqlStore(f"sqlite:///{folder / 'tables.sqlite3'}")
        self.bus, self.bots, self.background = FakeBus(), BotPool(0), BackgroundTasks()
        self.services = TableServices(self.store, self.bots, self.bus, DatabaseClock(), Metrics())
        self.leases = TableLeases(self.bus, self.background)
        self.tables = self.registry()
        self.opener = TableOpener(self.store, self.tables, None)

    def registry(self) -> TableRegistry:
        """Return a registry with nothing in memory, as another process has it."""
        return TableRegistry(self.store, self.services, self.leases, self.background)

    async def open_table(self) -> LiveTable:
        seats = seating.seats_for("anna", "Anna", "Guest", ["random"], GAME)
        return await self.opener.open(GAME, seats, {}, "anna")


@pytest.fixture
async def parts(tmp_path: Path) -> AsyncIterator[Parts]:
    parts = Parts(tmp_path)
    await parts.store.open()
    yield parts
    await parts.background.cancel()
    await parts.tables.rest()
    await parts.bots.stop()
    await parts.store.close()


def test_the_registry_loads_no_part_of_the_web() -> None:
    room = Path(sys.modules[TableRegistry.__module__].__file__ or "").parent
    names = sorted(path.stem for path in room.glob("*.py") if path.stem != "__init__")
    code = "\n".join(
        [
            "import sys",
            *(f"import vigneron.server.table_registry.{name}" for name in names),
            "print(*sorted({'litestar', 'uvicorn', 'jinja2', 'websockets'} & set(sys.modules)))",
        ]
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


async def test_a_table_is_opened_kept_in_memory_and_loaded_again(parts: Parts) -> None:
    table = await parts.open_table()
    id = table.record.id
    assert parts.tables.in_memory(id) is table
    assert await parts.tables.find(id) is table
    assert (len(parts.tables), list(parts.tables)) == (1, [table])
    elsewhere = parts.registry()
    assert elsewhere.in_memory(id) is None
    again = await elsewhere.find(id)
    assert again is not None
    assert again is not table
    assert again.record == table.record
    await elsewhere.rest()


async def test_a_table_that_many_ask_for_is_loaded_once(parts: Parts) -> None:
    id = (await parts.open_table()).record.id
    other = parts.registry()
    found = await asyncio.gather(*(other.find(id) for _ in range(8)))
    assert len({one and one.record.id for one in found}) == 1
    assert all(one is found[0] for one in found)


@pytest.mark.parametrize("id", ["", "abcdefghjkm2", "../../etc", "ABCDEFGHJKM2", "a" * 13])
async def test_what_is_no_table_is_none(parts: Parts, id: str) -> None:
    assert await parts.tables.find(id) is None


async def test_a_table_of_a_game_that_is_gone_cannot_be_read(parts: Parts) -> None:
    table = await parts.open_table()
    gone = update(schema.play).values(game="gone")
    await parts.store.database.write(lambda connection: connection.execute(gone))
    with pytest.raises(TableUnreadable) as raised:
        await parts.registry().find(table.record.id)
    assert (raised.value.error.code, raised.value.error.data) == ("no_game", {"game": "gone"})


async def test_a_table_at_which_nobody_is_leaves_memory_and_gives_up_its_lease(parts: Parts) -> None:
    table = await parts.open_table()
    assert table.kept
    assert parts.tables.sweep(60) == 0
    assert parts.tables.sweep(0) == 1
    assert (len(parts.tables), table.broken) == (0, True)
    await asyncio.sleep(0)  # the lease is released on the side
    assert parts.bus.released == [table.record.id]
    fresh = await parts.tables.find(table.record.id)
    assert fresh is not None
    assert not fresh.broken


async def test_a_lease_that_another_process_holds_is_left_to_it(parts: Parts) -> None:
    table = await parts.open_table()
    id = table.record.id
    parts.bus.elsewhere.add(id)
    other = parts.registry()
    found = await other.find(id)
    assert found is not None
    assert not found.kept
    assert ("who", id) in parts.bus.told  # who is at it there
    assert not await parts.leases.hold(found)
    assert await parts.leases.try_all([id]) == set()
    parts.bus.elsewhere.clear()
    assert await parts.leases.hold(found)
    assert found.kept


async def test_a_table_follows_what_another_process_wrote(parts: Parts) -> None:
    here = await parts.open_table()
    id, there = here.record.id, await parts.registry().find(here.record.id)
    assert there is not None
    await requests.start(there, "anna", "")
    written = there.record.revision
    await parts.tables.refresh(id, written)
    assert here.record.phase == "playing"
    assert here.record.revision >= written  # the bot may have played on
    await there.rest()


async def test_what_was_told_of_a_table_that_is_not_in_memory_is_followed_when_it_comes(parts: Parts) -> None:
    here = await parts.open_table()
    other = parts.registry()
    other.follow(here.record.id, here.record.revision)
    found = await other.find(here.record.id)
    assert found is not None
    assert found.record.revision == here.record.revision


async def test_a_precommitted_table_has_the_id_and_secret_that_were_shown(parts: Parts) -> None:
    precommits = SeedPrecommits("k" * 64)
    precommit = precommits.take(precommits.offer()["token"])
    assert precommit is not None
    seats = seating.seats_for("anna", "Anna", "Guest", ["random"], GAME)
    table = await parts.opener.open(GAME, seats, {}, "anna", precommit=precommit)
    assert (table.record.id, table.record.secret) == precommit
    assert table.record.edition == game(GAME).edition


async def test_wrong_codes_are_counted_by_address_and_right_ones_are_not(parts: Parts) -> None:
    code = (await parts.open_table()).record.code
    codes = CodeLookup(parts.store, parts.tables, Window(2, 60))
    for _ in range(4):
        assert await codes.find(code, "192.0.2.7") is not None
    for _ in range(2):
        assert await codes.find("AAAAAA", "192.0.2.7") is None
    with pytest.raises(TooManyWrongCodes):
        await codes.find(code, "192.0.2.7")
    assert await codes.find(code, "192.0.2.8") is not None
