"""The house: its store, its bots, and the tables in memory. Others are loaded when somebody comes."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import unicodedata
from collections import Counter
from typing import Any, Final

from vigneron.core.contract import Json
from vigneron.core.errors import Picklable
from vigneron.core.game import BadData, Game
from vigneron.core.journal import BadJournal, Closing, Journal, Row, closing
from vigneron.core.registry import game, games
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.accounts.passkeys import Passkeys
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.botpool.pool import Minds
from vigneron.server.botpool.tokens import Programs
from vigneron.server.live_game import final_result
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import journal_import, seating
from vigneron.server.messaging.bus import bus
from vigneron.server.notify.apprise_channel import Services
from vigneron.server.notify.web_push import Push
from vigneron.server.platform import gc_policy
from vigneron.server.platform.confusables import unseen
from vigneron.server.platform.loop_shares import Shares
from vigneron.server.platform.metrics import Metrics
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.platform.random_words import CODE_LETTERS, ID_LETTERS, random_word
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.platform.settings import Settings
from vigneron.server.stats import results
from vigneron.server.stats.ratings import Ladders
from vigneron.server.storage import awaited
from vigneron.server.storage.database_clock import Hours
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.table_state import ClientSeeds, ClockTerms, TablePolicy
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.services import Means
from vigneron.server.table_registry.backfill import Backfill
from vigneron.server.table_registry.lease_keeper import Keeping
from vigneron.server.table_registry.open_connections import Entries
from vigneron.server.table_registry.seed_precommit import Opening, Openings
from vigneron.server.table_registry.turn_notices import Notices

_ID: Final = re.compile(r"[a-z2-9]{12}")
_CODE_LENGTH: Final = 6
_IN_LINK: Final = re.compile(r"/j/([^/?#\s]+)")
_SWEEP: Final = 30.0
_QUIET: Final = 20.0
"""Seconds without an act after which a table holds no picture."""
_SETTLED: Final = 2.0


class TableUnreadable(Picklable, RuntimeError):
    """A table that this version cannot play: its game is missing, or it needs another edition."""

    def __init__(self, error: BadJournal) -> None:
        super().__init__(str(error))
        self.error = error


class House:
    """Made once per process. `open` before use, `close` at the end."""

    def __init__(self, settings: Settings, store: SqlStore) -> None:
        self.settings = settings
        self.store = store
        self.minds = Minds(settings.minds)
        self.bus = bus(settings.database_url, store.shared)
        self.metrics = Metrics()
        self.means = Means(store, self.minds, self.bus, Hours(), self.metrics)
        store.writer.took = self.metrics.store_seconds.observe
        self.limits = RateLimits(settings.limits)
        self.sockets: Counter[str] = Counter()
        """Open sockets by address."""
        self.shares = Shares()
        self.programs = Programs(store)
        self.openings = Openings(settings.key)
        self.accounts = Accounts(store)
        self.passkeys = Passkeys(store, self.accounts)
        self.sessions = Sessions(store)
        self.entries = Entries(self.sessions, self.programs)
        self.ladders = Ladders(store)
        self.push = Push(store, settings.push_hosts)
        self.services = Services(store, settings.key, settings.services)
        self.notices = Notices(self)
        self.backfill = Backfill(store)
        self.prover = Prover()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.keeping = Keeping(self, self._tables)
        self._chores: list[asyncio.Task[None]] = []
        gauge = self.metrics.gauge
        gauge("tables", "Tables in memory.", self.live)
        gauge("sockets", "Open sockets.", self.sockets.total)
        gauge("store_waiting", "Changes that wait to be written.", store.writer.waiting)
        gauge("bots_waiting", "Choices of bots that wait for a free process.", self.minds.waiting)
        gauge("bots_thinking", "Processes in which a bot thinks.", self.minds.busy)

    async def open(self) -> None:
        await self.store.open()
        await self.keeping.open()
        await self.push.open()
        chores = (self._sweep(), self._warm(), self.notices.run(), gc_policy.run())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        self.ladders.close()
        self.notices.close()
        self.prover.close()
        await self.keeping.close()
        for table in list(self._tables.values()):
            await table.rest()
        await self.minds.stop()
        await self.store.close()

    # tables

    async def table(self, id: str) -> LiveTable | None:
        """Return the live table with this id, loading it if need be. Raises TableUnreadable."""
        found = self._tables.get(id)
        if found is not None and not found.broken:
            found.used = time.monotonic()
            return found
        if not _ID.fullmatch(id):
            return None
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        old = self._tables.pop(id, None)
        if old is not None:
            await old.rest()
        kept = await self.store.load(id)
        if kept is None:
            return None
        record = kept.record
        if record.game not in games():
            raise TableUnreadable(BadJournal(-1, "no_game", record.game, {"game": record.game}))
        position: Position[Any] | None = None
        if record.phase != "lobby":
            try:
                position = new_position(record)
                position.load(kept.rows, kept.drafts)
            except BadJournal as error:
                raise TableUnreadable(error) from error
        if record.missing is None and position is not None:
            record.missing = awaited.mask(position.missing())
        table = LiveTable(record, position, self.means)
        self._tables[id] = table
        await self.keeping.welcome(table)
        return table

    async def create(
        self,
        key: str,
        seats: list[SeatRecord],
        options: dict[str, str],
        host: str,
        terms: ClockTerms | None = None,
        *,
        seeds: ClientSeeds | None = None,
        opening: Opening | None = None,
        listed: bool = False,
        closed: bool = False,
        policy: TablePolicy | None = None,
    ) -> LiveTable:
        """Open a table; `opening`: with the id and secret that were committed to.

        Raises gathering.Refused, BadData; Conflict if that opening has served already."""
        complete = seating.check_setup(key, len(seats), options)
        found = game(key)
        override = override_for(found, self.settings)
        data = found.data() if override is None else override
        record = TableRecord(
            id=opening.id if opening else random_word(ID_LETTERS, 12),
            code=await self._free_code(),
            game=key,
            phase="lobby",
            host=host,
            options=complete,
            edition=found.edition,
            data=found.digest(data),
            override=override,
            secret=opening.secret if opening else secrets.token_bytes(32),
            made=now(),
            changed=now(),
            seats=seats,
            terms=terms or ClockTerms(),
            seeds=seeds or ClientSeeds(),
            listed=listed,
            closed=closed,
            policy=policy or TablePolicy(),
        )
        await self.store.create(record)
        table = LiveTable(record, None, self.means)
        self._tables[record.id] = table
        await self.keeping.welcome(table)
        return table

    async def bring(self, found: Journal, person: str) -> str:
        """Keep a finished game from elsewhere, which `bringing.read` has accepted; return its table's id."""
        record = journal_import.record(
            found, random_word(ID_LETTERS, 12), await self._free_code(), person, now()
        )
        await self.store.create(record, found.rows)
        return record.id

    async def _free_code(self) -> str:
        while await self.store.find(code := random_word(CODE_LETTERS, _CODE_LENGTH)) is not None:
            pass
        return code

    async def journal(self, table: LiveTable) -> Journal:
        """Return the record of a finished table, with its secret."""
        record, position = table.record, table.position
        assert position is not None
        assert position.over
        rows: list[Row] = list(position.rows)
        secret = bytes.fromhex(record.origin.secret) if record.origin else record.secret
        secret = b"" if record.by_hand else secret
        end: Closing = closing(secret, final_result.outcome(position))
        return Journal(record.header(), rows, end)

    # people

    async def refresh(self, id: str, revision: int) -> None:
        """Let a table in memory follow what was written for it without it."""
        table = self._tables.get(id)
        if table is not None:
            await table.refresh(revision)

    async def changed_hands(self, person: str) -> None:
        """Somebody is not who he was, or may not come in any more: his open sockets end, in all processes."""
        self.bus.tell("out", "", person)
        self.part_with(person)

    def part_with(self, person: str) -> None:
        """End the sockets of a person or program with this process; requests that wait look at their right
        again. Who may come in again does so by themselves."""
        self.entries.end(person)
        for table in self._tables.values():
            table.memory.stir()

    # memory

    def has(self, id: str) -> bool:
        """Return whether a table is in memory."""
        return id in self._tables

    def live(self) -> int:
        """Return how many tables are in memory."""
        return len(self._tables)

    async def _warm(self) -> None:
        """Once the first page has been served: start the bots' processes, count games of earlier versions."""
        await asyncio.sleep(_SETTLED)
        await self.minds.warm()
        await self.backfill.run()
        await results.catch_up(self.store)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            self.sweep(self.settings.idle_seconds)
            gc_policy.give_back()

    def sweep(self, idle: float) -> int:
        """Drop tables at which nobody has been for `idle` seconds; return how many. The store has them.

        Tables at which nothing happens are kept while somebody looks, but hold no picture."""
        for table in self._tables.values():
            table.doze(time.monotonic() - _QUIET)
        before = time.monotonic() - idle
        old = [id for id, table in self._tables.items() if table.idle and table.used <= before]
        for id in old:
            self._tables.pop(id).retire()
        self.keeping.release(old)
        return len(old)


def normal_code(code: object) -> str:
    """Return a code as it is kept, from what people type or paste: small letters, spaces and dashes, the
    whole link, signs around it, full-width letters, signs that are not seen."""
    if not isinstance(code, str):
        return ""
    text = unicodedata.normalize("NFKC", code[:2000])
    text = "".join(c for c in text if not unseen(c))
    links = _IN_LINK.findall(text)
    return re.sub(r"[^0-9A-Za-z]", "", links[-1] if links else text.rpartition(":")[2]).upper()[:16]


def override_for(found: Game[Any, Any], settings: Settings) -> Json:
    """Return the component data that replace a game's packaged ones, None if there are none for it.

    The folder holds `KEY/*.toml`, or `*.toml` of one game directly. Raises BadData.
    """
    folder = settings.override
    if folder is None:
        return None
    if (folder / found.key).is_dir():
        data = found.data(folder / found.key)
    else:
        stems = {path.stem for path in folder.glob("*.toml")}
        if not stems or not stems <= set(found.data()):
            return None
        data = found.data(folder)
    return None if found.digest(data) == found.digest(found.data()) else data


def check_override(settings: Settings) -> None:
    """Raise BadData if the folder of component data fits no game."""
    if settings.override is None:
        return
    fitting = [key for key in games() if override_for(game(key), settings) is not None]
    if not fitting:
        raise BadData(f"{settings.override}: holds no component data that differ from a game's own")
    for key in fitting:
        found = game(key)
        found.rules(found.setup(found.seats[0]), override_for(found, settings))
