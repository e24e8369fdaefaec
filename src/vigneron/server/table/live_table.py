"""A live table. Everything that happens at it, by people and bots, passes one lock: persist, then publish.

This is the one place that writes what a feature decides (`outcome`), and tells of it: `takeovers` is what
happens when somebody is not there, `votes` what people are asked, `requests` how they ask for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from copy import copy
from typing import Any, Final, TypeVar

from vigneron.core.contract import Seat
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Change, Draft, Position
from vigneron.server.lobby import seating
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.loop_shares import paid
from vigneron.server.platform.rate_limits import Bucket
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.views import Views
from vigneron.server.stats import results
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table import absence, bot_turns, broadcast, chat, hotseat, outcome, takeovers, votes
from vigneron.server.table.answered import Answered
from vigneron.server.table.outcome import Commit, Keep, Outcome
from vigneron.server.table.presence import Presence
from vigneron.server.table.services import Means

T = TypeVar("T")
_TRIES: Final = 20

log = logging.getLogger(__name__)


class Outdated(RuntimeError):
    """This table in memory is not the true one any more; the house loads it anew for whoever comes back."""


class LiveTable:
    """See the module. `position` is None while people gather.

    A change is worked out on the side, written, and only then made true in memory. If another process was
    quicker, what it wrote is followed and the change worked out anew. If writing fails otherwise, memory is
    not trusted any more: `broken` is set, everybody is let go, and the house loads the table again.
    """

    def __init__(self, record: TableRecord, position: Position[Any] | None, means: Means) -> None:
        self.record = record
        self.position = position
        self.means = means
        self.views = Views(record, position)
        self.presence = Presence()
        self.viewers = self.presence.viewers
        self.broken = False
        self.kept = False
        """Whether this process runs the table's bots and clocks."""
        self.used = time.monotonic()
        self.thinking: set[Seat] = set()
        self.talk, self.secrets = chat.Talk(means.store, record.id), hotseat.Secrets()
        self._drawn_for: Position[Any] | None = None
        self._news: dict[Seat, asyncio.Event] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._buckets: dict[Seat, Bucket] = {}
        self.answered = Answered()

    # who is here

    def seat(self, viewer: Viewer) -> Seat | None:
        return hotseat.seat(self.record, viewer)

    def here(self) -> set[Seat]:
        """Return the seats whose people are here, through whatever process."""
        return self.presence.here(self.record)

    def present(self) -> tuple[set[Seat], int]:
        """Take note of who is here, and return it."""
        return self.presence.note(self.record, self.means.hours.now())

    def host_left(self, person: str) -> int | None:
        """Return the milliseconds after which somebody may become host; None while they do not wait."""
        self.present()
        return self.presence.host.left(person, self.means.hours.now())

    def away(self) -> dict[Seat, int]:
        """Return after how many milliseconds whoever is not here may be replaced."""
        return absence.left(self.record, self.presence.missing)

    def hear_here(self, process: str, data: Mapping[str, Any]) -> None:
        """Another process says who is with it."""
        was = self.present()
        self.presence.hear(process, data)
        if self.present() != was and not self.broken:
            broadcast.people(self)

    def tell_here(self) -> None:
        """Tell the other processes who is with this one."""
        self.means.bus.tell("here", self.record.id, self.presence.told(self.record))

    def tell_change(self, was: tuple[set[Seat], int], own: dict[str, Any], but: Viewer | None = None) -> None:
        """Tell what has changed since `was` (`present`) and `own` (`Presence.told`)."""
        if self.presence.told(self.record) != own:
            self.tell_here()
        if self.present() != was:
            broadcast.people(self, but=but)

    def program_calls(self, person: str) -> None:
        """A program that sits here asks over HTTP."""
        was, own = self.present(), self.presence.told(self.record)
        self.presence.call(person)
        self.tell_change(was, own)

    def show(self, viewer: Viewer, hidden: bool) -> None:
        """A page has come to the front, or has gone to the background."""
        own = self.presence.told(self.record)
        viewer.hidden = hidden
        if self.presence.told(self.record) != own:
            self.tell_here()

    def look_around(self) -> None:
        """Tell of whoever is not here any more, or has been missed for long by now."""
        gone = self.presence.forget_programs()
        if gone:
            self.tell_here()
        if self.presence.missing.crossed() or gone:
            self.present()
            broadcast.people(self)

    @property
    def idle(self) -> bool:
        return not self.viewers and not self._tasks and not self._lock.locked()

    async def greet(self, viewer: Viewer, n: int | None, note: str = "") -> None:
        """Tell a viewer everything, with `note` first; from now on they are told what happens."""

        async def job() -> None:
            was, own = self.present(), self.presence.told(self.record)
            self.viewers.add(viewer)
            self.present()
            broadcast.welcome(self, viewer, n, note=note)
            self.tell_change(was, own, viewer)
            bot_turns.wake(self)

        await self.alone(job)

    async def part(self, viewer: Viewer) -> None:
        async def job() -> None:
            was, own = self.present(), self.presence.told(self.record)
            self.viewers.discard(viewer)
            self.tell_change(was, own)

        if self.broken:
            self.viewers.discard(viewer)
        else:
            await self.alone(job)

    # before the game

    async def gather(self, change: Callable[[TableRecord], T]) -> T:
        """Do one of `gathering`'s changes, keep it and tell everybody. Raises gathering.Refused."""

        async def job() -> T:
            if self.record.pending:
                raise seating.Refused("already_started")
            record = self.record.fork()
            result = change(record)
            if record != self.record:
                await self.write(record, whole=True)
                broadcast.people(self)
            return result

        return await self.alone(job)

    async def begin_with(self, record: TableRecord, position: Position[Any], change: Change[Any]) -> None:
        """Write the set-up; then the game is on."""
        record.phase = "playing"
        clock_updates.begin(record, position.rules.to_act(change.state), self.means.hours.now())
        await self.write(record, 0, change.rows, whole=True)
        position.commit(change)
        log.info("game begun", extra={"table": record.id, "game": record.game, "seats": len(record.seats)})
        self._begun(position)

    @property
    def drawing_for(self) -> Position[Any] | None:
        """Return the position whose set-up is being drawn by hand; None if none is."""
        waiting = self.record.pending
        if self.position is not None or waiting is None or waiting.kind != "begin":
            self._drawn_for = None
        elif self._drawn_for is None:
            self._drawn_for = new_position(self.record)
        return self._drawn_for

    def _begun(self, position: Position[Any]) -> None:
        self.position = position
        self.presence.missing = absence.Missing()
        self.present()
        self.views = Views(self.record, position)
        broadcast.welcome_all(self)
        bot_turns.wake(self)

    # how a change is made

    async def run(
        self, decide: Callable[[int], Outcome | None], asker: Viewer | None = None, n: int | None = None
    ) -> None:
        """Carry out what a feature decides, given the house's time in ms. Raises Refused."""

        async def job() -> None:
            await self.carry_out(decide(self.means.hours.now()), asker, n)

        await self.alone(job)

    async def carry_out(
        self, found: Outcome | None, asker: Viewer | None = None, n: int | None = None
    ) -> None:
        """Write what was decided, and tell it. Call it within `alone`."""
        if found is None:
            return
        told = (asker, n) if found.refusal is None else (None, None)
        match found:
            case Keep(record):
                await self.write(record, whole=found.whole)
                if not found.quiet:
                    broadcast.people(self, asker=told[0], n=told[1])
                    bot_turns.wake(self)
            case Commit(change, record):
                await self.commit(change, *told, record=record, granted=found.granted, back=found.back)
                if found.voiceless and self.position is not None and self.record.phase == "playing":
                    at = self.means.hours.now()
                    await self.carry_out(votes.settle(self.record, self.position, at))
        if found.refusal is not None and asker is not None:
            broadcast.refuse(self, asker, n, found.refusal)

    async def here_again(self, person: str) -> list[TableRow]:
        """Give somebody who has come back the seats from which others had removed them; return those rows."""
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

    async def commit(
        self,
        change: Change[Any],
        asker: Viewer | None = None,
        n: int | None = None,
        *,
        uncover: bool = False,
        record: TableRecord | None = None,
        granted: Collection[Seat] = (),
        back: Collection[Seat] = (),
    ) -> None:
        """Write a change and tell everybody.

        `record`: a fork with changed seats or motion; `granted`, `back`: whose clocks get something by it."""
        position = self.position
        assert position is not None
        new = copy(self.record) if record is None else record
        settled = outcome.follow(new, position, change)
        hours, over = self.means.hours, new.phase == "over"
        clock_updates.changed(
            new, self.record, position, change, hours.now(), revealed=uncover, granted=granted, back=back
        )
        also = results.of_change(new, position, change, hours.date()) if over else ()
        whole = record is not None or settled
        await self.write(new, position.v, change.rows, uncover=uncover, whole=whole, also=also)
        self._look()
        position.commit(change)
        self.means.metrics.acts.inc(sum(isinstance(row, Ply) for row in change.rows))
        self.tell(change, asker, n)
        if over:
            log.info("game over", extra={"table": new.id, "game": new.game, "plies": position.ply})

    def _look(self) -> None:
        """Have the picture of what is, so that what comes can be told as a difference to it."""
        try:
            if self.viewers:
                self.views.scene()
        except Exception:  # an act counts whether or not it can be drawn
            log.exception("table %s: version %s could not be drawn", self.record.id, self.record.revision)

    def doze(self, before: float) -> None:
        """Hold no picture if nothing has happened since; the next act makes it anew."""
        if self.used <= before and self.position is not None and not self._lock.locked():
            self.views.doze()
            self.position.doze()

    def tell(self, change: Change[Any], asker: Viewer | None = None, n: int | None = None) -> None:
        """Tell everybody what has been committed."""
        position = self.position
        assert position is not None
        position.played_by_bots(self.record.bots())
        self.views.advance(same=change.keeps)
        try:
            broadcast.moved(self, change, asker, n)
        except Exception:
            # It is done and on disk; whoever could not be told comes back and sees it.
            log.exception("table %s: version %s could not be told", self.record.id, position.v)
            for viewer in self.viewers:
                viewer.let_go()
        bot_turns.wake(self)

    async def cover(self, seat: Seat, draft: Draft[Any] | None, asker: Viewer | None, n: int | None) -> None:
        """Keep a covered choice and tell its seat; the others hear only that it is complete, or no longer."""
        position = self.position
        assert position is not None
        was, done = position.chosen(seat), draft is not None and draft.complete
        record = copy(self.record)
        if was != done:
            clock_updates.chosen(record, {*position.missing()}, seat, done, self.means.hours.now())
        # Of a choice half made nobody else hears anything, not even that something was written.
        await self.write(record, drafts=position.stored({seat: draft}), quiet=was == done)
        position.cover(seat, draft)
        moment = broadcast.own_choice(self, seat, asker, n)
        if was != done:
            broadcast.people(self, seats_but=seat, moment=moment)

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
        """Persist; then the record counts. Raises Conflict when another process was quicker."""
        try:
            await self.means.store.write(
                record,
                first,
                rows,
                whole=whole,
                drafts=drafts,
                uncover=uncover,
                quiet=quiet,
                also=[*also, *self.means.bus.fence(record.id)],
            )
        except Conflict:
            raise
        except BaseException:
            self.retire()
            raise
        self.record = self.views.record = record
        if whole:
            self.present()

    def stir(self, only: Seat | None = None, but: Seat | None = None) -> None:
        """Wake the programs that wait for news: when their sockets would be told something, and only then."""
        for seat in [seat for seat in self._news if seat != but and only in (None, seat)]:
            self._news.pop(seat).set()

    def news(self, seat: Seat) -> asyncio.Event:
        """Return what is set when there is something to be told to this seat."""
        return self._news.setdefault(seat, asyncio.Event())

    # what other processes do

    async def refresh(self, revision: int) -> None:
        """Follow what was written elsewhere, if this table does not know it yet."""

        async def job() -> None:
            if self.record.revision < revision:
                await self._catch_up()

        if not self.broken and self.record.revision < revision:
            await self.alone(job)

    async def _catch_up(self) -> None:
        position = self.position
        try:
            kept = await self.means.store.load(self.record.id, position.v if position else 0)
            if kept is None:
                raise Outdated(self.record.id)
            if kept.record.revision <= self.record.revision:
                return
            was, self.record = self.record, kept.record
            self.present()
            if position is None:
                self.views.record = kept.record
                if kept.record.phase == "lobby":
                    broadcast.people(self)
                else:
                    begun = new_position(kept.record)
                    begun.load(kept.rows, kept.drafts)
                    self._begun(begun)
                return
            self.views.record = kept.record
            self._follow(position, kept.rows, kept.drafts, was)
            if any(isinstance(row, TableRow) and row.kind == "takeover" for row in kept.rows):
                self.keep(self._restore())
        except BaseException:
            self.retire()
            raise

    def _follow(
        self, position: Position[Any], rows: Sequence[Row], drafts: Mapping[Seat, Any], was: TableRecord
    ) -> None:
        chosen = [position.chosen(seat.seat) for seat in self.record.seats]
        if rows:
            self._look()
            change = position.follow(rows)
            position.recover(drafts)
            self.tell(change)
            return
        for seat in position.recover(drafts):
            broadcast.own_choice(self, seat, None, None)
        now = [position.chosen(seat.seat) for seat in self.record.seats]
        if was.pending != self.record.pending:
            broadcast.paused(self, None, None)
        elif now != chosen or _beside(was) != _beside(self.record):
            broadcast.people(self)
        bot_turns.wake(self)

    # the end of a table in memory

    def retire(self) -> None:
        """Leave memory: whoever still holds this table is sent back to the house."""
        self.broken = True
        self.stir()
        for viewer in self.viewers:
            viewer.let_go()

    async def rest(self) -> None:
        """Stop whatever is going on; used when the house closes or loads the table anew."""
        for task in (tasks := list(self._tasks)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # how much is asked

    def allows(self, viewer: Viewer, rate: int) -> bool:
        """Count a message of this viewer's seat, over all its sockets; return whether it is within `rate`."""
        if (seat := self.seat(viewer)) is None:
            return True
        if seat not in self._buckets:
            self._buckets[seat] = Bucket(rate)
        return self._buckets[seat].allows()

    # one at a time, and to its end even if whoever asked is gone

    async def alone(self, job: Callable[[], Awaitable[T]]) -> T:
        """Run a job with nobody else at the table; again from its start if another process was quicker."""

        async def locked() -> T:
            async with self._lock:
                for _ in range(_TRIES):
                    if self.broken:
                        raise Outdated(self.record.id)
                    try:
                        return await job()
                    except Conflict:
                        self.means.metrics.conflicts.inc()
                        await self._catch_up()
                self.retire()
                raise Outdated(self.record.id)

        self.used = time.monotonic()
        return await asyncio.shield(self.keep(paid(locked)))

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
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


def _beside(record: TableRecord) -> tuple[Any, ...]:
    """Return what people are told of beside the position."""
    return record.seats, record.motion, record.clock, record.policy, record.removed, record.host, record.next
