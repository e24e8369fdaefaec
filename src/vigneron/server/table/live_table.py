"""A live table. A lock guards it: every change is first written to the store and then sent to viewers.

Only this module writes the outcomes of features (`outcome`) and sends them (`broadcast`). `requests` contains
the requests of people. `memory` contains the state in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from copy import copy
from typing import Any, Final, TypeVar, assert_never

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Change, Position
from vigneron.server.lobby import seating
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.loop_shares import paid
from vigneron.server.platform.rate_limits import Bucket
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.views import Views
from vigneron.server.stats import results
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table import broadcast, outcome, takeovers
from vigneron.server.table.answered import Answered
from vigneron.server.table.bot_thinking import BotThinking
from vigneron.server.table.chat_feed import Talk
from vigneron.server.table.memory import Memory
from vigneron.server.table.outcome import Begin, Commit, Keep, Opened, Outcome, Reply
from vigneron.server.table.presence import Presence
from vigneron.server.table.services import TableServices

T = TypeVar("T")
_TRIES: Final = 20

log = logging.getLogger(__name__)


class Outdated(RuntimeError):
    """The table in memory is out of date. The table is loaded again for the next request."""


class LiveTable:
    """A live table. `position` is None in the lobby.

    A change is computed on a copy, written to the store, and then applied in memory. If another process has
    written first, the rows of that process are replayed and the change is computed again. If writing fails in
    another way, the state in memory is not used any more: `broken` is set, all viewers are disconnected, and
    the table is loaded again."""

    def __init__(self, record: TableRecord, position: Position[Any] | None, services: TableServices) -> None:
        self.memory = Memory(record, position, services.clock)
        self.services = services
        self.used = time.monotonic()
        self.talk, self.answered = Talk(services.store, record.id), Answered()
        self.bots = BotThinking(self.memory, services)
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._buckets: dict[Seat, Bucket] = {}

    # state

    @property
    def record(self) -> TableRecord:
        """Return the table's record as the store has it."""
        return self.memory.record

    @property
    def position(self) -> Position[Any] | None:
        """Return the position, None in the lobby."""
        return self.memory.position

    @property
    def views(self) -> Views:
        """Return the views of the table."""
        return self.memory.views

    @property
    def presence(self) -> Presence:
        """Return the presence of people at this table."""
        return self.memory.presence

    @property
    def viewers(self) -> set[Viewer]:
        """Return the viewers whose sockets are connected to this process."""
        return self.memory.viewers

    @property
    def broken(self) -> bool:
        """Return whether the state in memory must not be used any more."""
        return self.memory.broken

    @property
    def kept(self) -> bool:
        """Return whether this process has the lease, and therefore runs the table's bots and clocks."""
        return self.memory.kept

    def set_kept(self, kept: bool) -> None:
        """Set whether this process has the lease, and therefore runs the table's bots and clocks."""
        self.memory.kept = kept
        self._wake_bots()

    def _wake_bots(self) -> None:
        self.bots.wake(self.run, self.keep)

    def now(self) -> int:
        """Return the time at this table, in milliseconds."""
        return self.services.clock.now()

    @property
    def idle(self) -> bool:
        """Return whether nobody is connected and nothing is in progress."""
        return not self.viewers and not self._tasks and not self._lock.locked()

    # presence

    def hear_here(self, process: str, data: Mapping[str, Any]) -> None:
        """Store another process's report of which people are present."""
        was = self.memory.present()
        self.presence.hear(process, data)
        if self.memory.present() != was and not self.broken:
            self.tell_people()

    def tell_here(self) -> None:
        """Report to the other processes which people are present here."""
        self.services.bus.tell("here", self.record.id, self.presence.told(self.record))

    def tell_people(self, but: Viewer | None = None) -> None:
        """Send all viewers the people, the motion and the clocks."""
        broadcast.people(self.memory, but=but)

    def refuse(self, viewer: Viewer, n: int | None, refusal: Refusal) -> None:
        """Send a refusal to a viewer."""
        broadcast.refuse(self.memory, viewer, n, refusal)

    def _tell_change(
        self, was: tuple[set[Seat], int], own: dict[str, Any], but: Viewer | None = None
    ) -> None:
        """Send viewers what has changed since `was` (`Memory.present`) and `own` (`Presence.told`)."""
        if self.presence.told(self.record) != own:
            self.tell_here()
        if self.memory.present() != was:
            self.tell_people(but)

    def program_calls(self, person: str) -> None:
        """Record a request over HTTP of a program that has a seat."""
        was, own = self.memory.present(), self.presence.told(self.record)
        self.presence.call(person)
        self._tell_change(was, own)

    def show(self, viewer: Viewer, hidden: bool) -> None:
        """Record whether a viewer's page is visible or hidden."""
        own = self.presence.told(self.record)
        viewer.hidden = hidden
        if self.presence.told(self.record) != own:
            self.tell_here()

    def look_around(self) -> None:
        """Tell viewers if a person has left, or if an absent player may now be replaced."""
        gone = self.presence.forget_programs()
        if gone:
            self.tell_here()
        if self.presence.missing.crossed() or gone:
            self.memory.present()
            self.tell_people()

    async def greet(self, viewer: Viewer, n: int | None, note: str = "") -> None:
        """Send a viewer the whole table and a `note`. From now on the viewer gets all changes."""

        async def job() -> None:
            was, own = self.memory.present(), self.presence.told(self.record)
            self.viewers.add(viewer)
            self.memory.present()
            broadcast.welcome(self.memory, viewer, n, note=note)
            self._tell_change(was, own, viewer)
            self._wake_bots()

        await self.alone(job)

    async def part(self, viewer: Viewer) -> None:
        """Remove a viewer who has disconnected."""

        async def job() -> None:
            was, own = self.memory.present(), self.presence.told(self.record)
            self.viewers.discard(viewer)
            self._tell_change(was, own)

        if self.broken:
            self.viewers.discard(viewer)
        else:
            await self.alone(job)

    # changes

    async def gather(self, change: Callable[[TableRecord], T]) -> T:
        """Apply a change of `seating`, write it, and send it to all viewers. Raises Refused."""

        async def job() -> T:
            if self.record.pending:
                raise seating.Refused("already_started")
            record = self.record.fork()
            result = change(record)
            if record != self.record:
                await self.write(record, whole=True)
                self.tell_people()
            return result

        return await self.alone(job)

    async def run(
        self, decide: Callable[[int], Outcome | None], asker: Viewer | None = None, n: int | None = None
    ) -> None:
        """Carry out a feature's decision at the server's time in milliseconds. Raises Refused."""

        async def job() -> None:
            await self.carry_out(decide(self.now()), asker, n)

        await self.alone(job)

    async def carry_out(
        self, found: Outcome | None, asker: Viewer | None = None, n: int | None = None
    ) -> None:
        """Write a decision and send it to viewers. The caller must hold the lock (`alone`)."""
        match found:
            case None:
                pass
            case Keep():
                await self._keep(found, asker, n)
            case Commit():
                await self._commit(found, asker, n)
            case Begin():
                await self._begin(found)
            case Opened(seat, next_):
                assert asker is not None
                asker.open, asker.next = seat, next_
                broadcast.welcome(self.memory, asker, n)
            case Reply(what):
                assert asker is not None
                self.services.metrics.stale.inc(what == "stale")
                broadcast.answer(self.memory, what, asker, n)
            case _:
                assert_never(found)

    async def _keep(self, found: Keep, asker: Viewer | None, n: int | None) -> None:
        position, drafts = self.position, found.drafts
        if found.fault:
            log.error("table %s: %s", self.record.id, found.fault)
        half = found.tell == "choice" and position is not None and not position.completes(drafts)
        stored = position.stored(drafts) if position is not None and drafts else None
        # Nobody else may learn that an incomplete choice was written.
        await self.write(found.record, whole=found.whole, drafts=stored, quiet=half)
        if position is not None:
            for seat, draft in drafts.items():
                position.cover(seat, draft)
        broadcast.kept(self.memory, found, half, asker, n)
        if found.tell not in ("nobody", "choice"):
            self._wake_bots()

    async def _begin(self, found: Begin) -> None:
        record, position, change = found.record, found.position, found.change
        record.phase = "playing"
        clock_updates.begin(record, position.rules.to_act(change.state), self.now())
        await self.write(record, 0, change.rows, whole=True)
        position.commit(change)
        log.info("game begun", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
        self._begun(position)

    def _begun(self, position: Position[Any]) -> None:
        self.memory.begin(position)
        broadcast.welcome_all(self.memory)
        self._wake_bots()

    async def _commit(self, found: Commit, asker: Viewer | None, n: int | None) -> None:
        position, change = self.position, found.change
        assert position is not None
        was, clock = self.record, self.services.clock
        new, at = copy(was) if found.record is None else found.record, clock.now()
        settled = outcome.follow(new, position, change)
        over = new.phase == "over"
        clock_updates.changed(
            new, was, position, change, at, revealed=found.uncover, granted=found.granted, back=found.back
        )
        also = results.of_change(new, position, change, clock.date()) if over else ()
        whole = found.record is not None or settled
        await self.write(new, position.v, change.rows, uncover=found.uncover, whole=whole, also=also)
        self._look()
        position.commit(change)
        self.services.metrics.acts.inc(sum(isinstance(row, Ply) for row in change.rows))
        told = (asker, n) if found.refusal is None else (None, None)
        self._tell(change, *told)
        if over:
            log.info("game over", extra={"table": new.id, "game": new.game, "plies": position.ply})
        elif found.then is not None:
            await self.carry_out(found.then(self.record, position, clock.now()))
        if found.refusal is not None and asker is not None:
            self.refuse(asker, n, found.refusal)

    def _look(self) -> None:
        """Make the scene before a change, so that the change can be sent as a difference."""
        try:
            if self.viewers:
                self.views.scene()
        except Exception:  # an act is valid even if its scene cannot be drawn
            log.exception("table %s: version %s could not be drawn", self.record.id, self.record.revision)

    def doze(self, before: float) -> None:
        """Drop the scene if nothing has happened since `before`. The next act makes the scene again."""
        if self.used <= before and self.position is not None and not self._lock.locked():
            self.views.doze()
            self.position.doze()

    def _tell(self, change: Change[Any], asker: Viewer | None = None, n: int | None = None) -> None:
        """Send all viewers a committed change."""
        position = self.position
        assert position is not None
        position.played_by_bots(self.record.bots())
        self.views.advance(same=change.keeps)
        try:
            broadcast.moved(self.memory, change, asker, n)
        except Exception:
            # The change is stored; viewers who did not get it reconnect and get the whole position.
            log.exception("table %s: version %s could not be told", self.record.id, position.v)
            for viewer in self.viewers:
                viewer.let_go()
        self._wake_bots()

    async def here_again(self, person: str) -> list[TableRow]:
        """Give a person back the seats from which others removed them; return the rows of the removals."""
        if not takeovers.removals_of(self.record, self.position, person):
            return []

        async def job() -> list[TableRow]:
            if self.position is None:
                return []
            rows = takeovers.removals_of(self.record, self.position, person)
            await self.carry_out(takeovers.here_again(self.record, self.position, person))
            return rows

        return await self.alone(job)

    async def _restore(self) -> None:
        for person in takeovers.to_restore(self.record, self.presence.looking(self.record)):
            await self.here_again(person)

    async def write(
        self,
        record: TableRecord,
        first: int = 0,
        rows: Sequence[Row] = (),
        *,
        whole: bool = False,
        drafts: Mapping[Seat, tuple[int, Sequence[str]]] | None = None,
        uncover: bool = False,
        also: Sequence[Statement] = (),
        quiet: bool = False,
    ) -> None:
        """Write a record and make it the current one. Raises Conflict if another process wrote first."""
        try:
            await self.services.store.write(
                record,
                first,
                rows,
                whole=whole,
                drafts=drafts,
                uncover=uncover,
                quiet=quiet,
                also=[*also, *self.services.bus.fence(record.id)],
            )
        except Conflict:
            raise
        except BaseException:
            self.retire()
            raise
        self.memory.keep(record)
        if whole:
            self.memory.present()

    # changes of other processes

    async def refresh(self, revision: int) -> None:
        """Apply what another process has written, unless this table has applied it already."""

        async def job() -> None:
            if self.record.revision < revision:
                await self._catch_up()

        if not self.broken and self.record.revision < revision:
            await self.alone(job)

    async def _catch_up(self) -> None:
        position = self.position
        try:
            kept = await self.services.store.load(self.record.id, position.v if position else 0)
            if kept is None:
                raise Outdated(self.record.id)
            if kept.record.revision <= self.record.revision:
                return
            was = self.record
            self.memory.keep(kept.record)
            self.memory.present()
            if position is None:
                if kept.record.phase == "lobby":
                    self.tell_people()
                else:
                    begun = new_position(kept.record)
                    begun.load(kept.rows, kept.drafts)
                    self._begun(begun)
                return
            self._follow(position, kept.rows, kept.drafts, was)
            if any(isinstance(row, TableRow) and row.kind == "takeover" for row in kept.rows):
                self.keep(self._restore())
        except BaseException:
            self.retire()
            raise

    def _follow(
        self, position: Position[Any], rows: Sequence[Row], drafts: Mapping[Seat, Any], was: TableRecord
    ) -> None:
        if rows:
            self._look()
            change = position.follow(rows)
            position.recover(drafts)
            self._tell(change)
            return
        chosen = [position.chosen(seat.seat) for seat in self.record.seats]
        moved = position.recover(drafts)
        now = [position.chosen(seat.seat) for seat in self.record.seats]
        broadcast.followed(self.memory, was, moved, now != chosen)
        self._wake_bots()

    # leaving memory

    def retire(self) -> None:
        """Stop the table, and disconnect all viewers."""
        self.memory.broken = True
        self.memory.stir()
        for viewer in self.viewers:
            viewer.let_go()

    async def rest(self) -> None:
        """Cancel all tasks of the table, because the server closes or the table is loaded again."""
        for task in (tasks := list(self._tasks)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # limits

    def allows(self, viewer: Viewer, rate: int) -> bool:
        """Count a message of a seat, over all its sockets; return whether the seat is within `rate`."""
        if (seat := self.memory.seat(viewer)) is None:
            return True
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(rate)
        return self._buckets[seat].allows()

    # one job at a time; a job is completed even if the client has disconnected

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job while nobody else acts here. Run the job again if another process wrote first."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(_TRIES):
                    if self.broken:
                        raise Outdated(self.record.id)
                    try:
                        return await job()
                    except Conflict:
                        self.services.metrics.conflicts.inc()
                        await self._catch_up()
                self.retire()
                raise Outdated(self.record.id)

        self.used = time.monotonic()
        return await asyncio.shield(self.keep(paid(locked)))

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that is cancelled when the table is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreAway):
            log.warning("table %s: %s", self.record.id, error)
        elif error is not None and not isinstance(error, seating.Refused | Outdated):
            log.error("table %s", self.record.id, exc_info=error)
