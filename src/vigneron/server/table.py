"""A live table. Everything that happens at it, by people and bots, passes one lock: persist, then publish."""

from __future__ import annotations

import asyncio
import copy
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from vigneron.core.chance import commitment
from vigneron.core.contract import IllegalAction, Refusal, Seat
from vigneron.core.game import data_digest
from vigneron.core.registry import game
from vigneron.server import advice, gathering, publishing
from vigneron.server.messages import Act, Preview, Revise, Undo, Why
from vigneron.server.minds import Minds
from vigneron.server.position import Change, Draft, Position
from vigneron.server.records import Phase, TableRecord
from vigneron.server.store import Store
from vigneron.server.viewer import Viewer
from vigneron.server.views import Views

T = TypeVar("T")
_REMEMBERED: Final = 64

log = logging.getLogger(__name__)


class Outdated(RuntimeError):
    """This table in memory is not the true one any more; the house loads it anew for whoever comes back."""


class LiveTable:
    """See the module. `position` is None while people gather.

    A change is worked out on the side, written, and only then made true in memory. If writing fails, memory
    is not trusted any more: `broken` is set, everybody is let go, and the house loads the table again.
    """

    def __init__(
        self, record: TableRecord, position: Position[Any] | None, store: Store, minds: Minds
    ) -> None:
        self.record = record
        self.position = position
        self.views = Views(record, position)
        self.viewers: set[Viewer] = set()
        self.broken = False
        self.used = time.monotonic()
        self._store, self._minds = store, minds
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[Seat] = set()
        self._done: dict[Seat, deque[int]] = {}

    # who is here

    def seat(self, viewer: Viewer) -> Seat | None:
        return self.record.seat_of(viewer.person)

    def here(self) -> set[Seat]:
        return {seat for viewer in self.viewers if (seat := self.seat(viewer)) is not None}

    @property
    def idle(self) -> bool:
        return not self.viewers and not self._tasks and not self._lock.locked()

    async def greet(self, viewer: Viewer, n: int | None) -> None:
        """Tell a viewer everything; from now on he is told what happens."""

        async def job() -> None:
            was = self.here()
            self.viewers.add(viewer)
            publishing.welcome(self, viewer, "welcome", n)
            if self.here() != was:
                publishing.people(self, but=viewer)
            self.wake()

        await self._alone(job())

    async def part(self, viewer: Viewer) -> None:
        async def job() -> None:
            was = self.here()
            self.viewers.discard(viewer)
            if self.here() != was:
                publishing.people(self)

        if self.broken:
            self.viewers.discard(viewer)
        else:
            await self._alone(job())

    # before the game

    async def gather(self, change: Callable[[TableRecord], T]) -> T:
        """Do one of `gathering`'s changes, keep it and tell everybody. Raises gathering.Refused."""

        async def job() -> T:
            record = copy.deepcopy(self.record)
            result = change(record)
            if record != self.record:
                await self._written(self._store.save(record))
                self.record = self.views.record = record
                publishing.people(self)
            return result

        return await self._alone(job())

    async def start(self, person: str, fill: str) -> None:
        """Begin the game. Raises gathering.Refused."""

        async def job() -> None:
            record = copy.deepcopy(self.record)
            gathering.fill(record, person, fill)
            found = game(record.game)
            record.edition = found.edition
            record.data = data_digest(found.data() if record.override is None else record.override)
            record.phase = "playing"
            position = new_position(record)
            change = position.begin()
            await self._written(self._store.save(record, change.rows))
            position.commit(change)
            self.record, self.position, self.views = record, position, Views(record, position)
            publishing.welcome_all(self)
            self.wake()

        await self._alone(job())

    # the game

    async def act(self, viewer: Viewer, message: Act) -> None:
        async def job() -> None:
            seat, position = self._player(viewer, message.n)
            if seat is None or position is None or self._again(viewer, seat, message.n):
                return
            if position.done_before(seat, message.v, message.d, message.act):
                viewer.send({"t": "again", "n": message.n})
                return
            if self._stale(viewer, seat, message.v, message.d, message.n):
                return
            refusal = position.why_not(seat, message.act)
            if refusal is not None:
                publishing.refuse(self, viewer, message.n, refusal)
                return
            await self._do(seat, message.act, viewer, message.n)
            self._remember(seat, message.n)

        await self._alone(job())

    async def undo(self, viewer: Viewer, message: Undo) -> None:
        async def job() -> None:
            seat, position = self._player(viewer, message.n)
            if seat is None or position is None or self._again(viewer, seat, message.n):
                return
            if message.v != position.v:
                publishing.welcome(self, viewer, "stale", message.n)
            elif position.d(seat):
                await self._revise(seat, viewer, message.n)
            elif (change := position.undo(seat)) is None:
                publishing.refuse(self, viewer, message.n, Refusal("nothing_to_undo", ""))
            else:
                await self._commit(change, viewer, message.n, undone_by=seat)
                self._remember(seat, message.n)

        await self._alone(job())

    async def revise(self, viewer: Viewer, message: Revise) -> None:
        """Take back the last step of a covered choice."""

        async def job() -> None:
            seat, position = self._player(viewer, message.n)
            if seat is None or position is None or self._again(viewer, seat, message.n):
                return
            if not position.d(seat):
                publishing.refuse(self, viewer, message.n, Refusal("no_choice_to_change", ""))
                return
            await self._revise(seat, viewer, message.n)

        await self._alone(job())

    async def preview(self, viewer: Viewer, message: Preview) -> None:
        seat, position = self._player(viewer, message.n)
        if seat is None or position is None:
            return
        if message.v != position.v or message.d != position.d(seat):
            return  # what it was asked about is gone, and a newer position is on its way
        refusal = position.why_not(seat, message.act)
        if refusal is not None:
            publishing.refuse(self, viewer, message.n, refusal)
            return
        told = advice.preview(self.views, seat, message.act, viewer.lang)
        viewer.send({"t": "preview", "n": message.n, **told})

    async def why(self, viewer: Viewer, message: Why) -> None:
        seat, position = self._player(viewer, message.n)
        if seat is None or position is None:
            return
        refusal = advice.why(position, seat, message.touches) or Refusal("may_be_touched", "")
        told = advice.refusal_json(refusal, self.views.speaker(viewer.lang))
        told["text"] = advice.rule_text(position.game, refusal.rule, viewer.lang)
        viewer.send({"t": "why", "n": message.n, **told})

    # bots

    def wake(self) -> None:
        """Let the bots whose choice is awaited think, each on its own."""
        position = self.position
        if position is None or self.broken:
            return
        for seat in position.missing():
            if self.record.seats[seat].kind == "bot" and seat not in self._thinking:
                self._thinking.add(seat)
                self._keep(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        position = self.position
        assert position is not None
        try:
            while seat in position.missing() and not self.broken:
                at = (position.v, position.d(seat))
                act = await self._minds.choose(self.record, position, seat)
                async with self._lock:
                    if at == (position.v, position.d(seat)) and not self.broken:
                        await self._do(seat, act, None, None)
        finally:
            self._thinking.discard(seat)
        self.wake()  # its turn may have come again while it was still counted as thinking

    def retire(self) -> None:
        """Leave memory: whoever still holds this table is sent back to the house."""
        self.broken = True
        for viewer in self.viewers:
            viewer.let_go()

    async def rest(self) -> None:
        """Stop whatever is going on; used when the house closes or loads the table anew."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # how an act is done

    async def _do(self, seat: Seat, text: str, viewer: Viewer | None, n: int | None) -> None:
        position = self.position
        assert position is not None
        if not position.covered:
            await self._commit(position.act(seat, text), viewer, n)
            return
        draft = position.choose(seat, text)
        if draft.complete and set(position.missing()) == {seat}:
            await self._reveal(seat, draft, viewer, n)
        else:
            await self._cover(seat, draft, viewer, n)

    async def _cover(
        self, seat: Seat, draft: Draft[Any] | None, viewer: Viewer | None, n: int | None
    ) -> None:
        position = self.position
        assert position is not None
        acts, was = draft.acts if draft else (), position.chosen(seat)
        await self._written(self._store.keep_draft(self.record.id, seat, position.v, acts))
        position.cover(seat, draft)
        self.views.forget(seat)
        publishing.own_choice(self, seat, viewer, n)
        if position.chosen(seat) != was:  # of a choice half made nobody else hears anything
            publishing.people(self, seats_but=seat)

    async def _revise(self, seat: Seat, viewer: Viewer, n: int | None) -> None:
        position = self.position
        assert position is not None
        await self._cover(seat, position.redraft(seat, position.drafts[seat].acts[:-1]), viewer, n)
        self._remember(seat, n)

    async def _reveal(self, seat: Seat, draft: Draft[Any], viewer: Viewer | None, n: int | None) -> None:
        """The last choice is in: step all of them, or none if the rules refuse one after all."""
        position = self.position
        assert position is not None
        position.cover(seat, draft)
        try:
            change = position.reveal()
        except IllegalAction as error:
            log.error("table %s: covered choices do not go together: %s", self.record.id, error)
            for other in list(position.drafts):
                await self._written(self._store.keep_draft(self.record.id, other, position.v, ()))
                position.cover(other, None)
                self.views.forget(other)
            publishing.welcome_all(self)
            return
        await self._commit(change, viewer, n, uncover=True)

    async def _commit(
        self, change: Change[Any], viewer: Viewer | None, n: int | None, *, uncover: bool = False,
        undone_by: Seat | None = None,
    ) -> None:  # fmt: skip
        position = self.position
        assert position is not None
        over = not position.rules.to_act(change.state)
        phase: Phase = "over" if over else "playing"
        await self._written(
            self._store.append(self.record.id, position.v, change.rows, uncover=uncover, phase=phase)
        )
        position.commit(change)
        self.record.phase = phase
        self.views.advance()
        try:
            publishing.moved(self, change, viewer, n, undone_by)
        except Exception:
            # It is done and on disk; whoever could not be told comes back and sees it.
            log.exception("table %s: version %s could not be told", self.record.id, position.v)
            for other in self.viewers:
                other.let_go()
        self.wake()

    async def _written(self, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except BaseException:
            self.retire()
            raise

    # what comes before it

    def _player(self, viewer: Viewer, n: int | None) -> tuple[Seat | None, Position[Any] | None]:
        seat = self.seat(viewer)
        if seat is None:
            publishing.refuse(self, viewer, n, Refusal("no_seat", ""))
        elif self.position is None:
            publishing.refuse(self, viewer, n, Refusal("not_started", ""))
        return seat, self.position

    def _again(self, viewer: Viewer, seat: Seat, n: int | None) -> bool:
        """A browser repeats what was not answered, with its old number, perhaps through a new socket."""
        if n is None or n not in self._done.get(seat, ()):
            return False
        viewer.send({"t": "again", "n": n})
        return True

    def _remember(self, seat: Seat, n: int | None) -> None:
        if n is not None:
            self._done.setdefault(seat, deque(maxlen=_REMEMBERED)).append(n)

    def _stale(self, viewer: Viewer, seat: Seat, v: int, d: int, n: int | None) -> bool:
        position = self.position
        assert position is not None
        if (v, d) == (position.v, position.d(seat)):
            return False
        publishing.welcome(self, viewer, "stale", n)
        return True

    # one at a time, and to its end even if whoever asked is gone

    async def _alone(self, job: Coroutine[Any, Any, T]) -> T:
        async def locked() -> T:
            async with self._lock:
                if self.broken:
                    job.close()
                    raise Outdated(self.record.id)
                return await job

        self.used = time.monotonic()
        return await asyncio.shield(self._keep(locked()))

    def _keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, gathering.Refused):
            log.error("table %s", self.record.id, exc_info=error)


def new_position(record: TableRecord) -> Position[Any]:
    """Return the position of a table, without its rows. Raises BadJournal if it needs another version."""
    header = record.header(commitment(record.secret))
    bots = [seat.seat for seat in record.seats if seat.kind == "bot"]
    return Position(game(record.game), header, record.secret, bots)
