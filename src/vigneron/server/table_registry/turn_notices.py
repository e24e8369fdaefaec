"""Sends notices to absent players who must act or vote. A player gets one notice per turn and motion.

When a table has had no change for `notice_seconds`, the process with its lease checks the table. Awaited
players whose page is not visible get a notice. Before a notice is sent, its turn is recorded in the store.
Only one of several processes can write this record. If that process dies before sending, the player gets no
notice rather than two. A player whose page was visible gets a notice after it has been hidden for as long."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from sqlalchemy import and_, exists, or_, select, text

from vigneron.core.contract import Seat
from vigneron.core.journal import Ply
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game import questions
from vigneron.server.live_game.position import Position
from vigneron.server.notify.notifier import Notifier
from vigneron.server.platform.errors import StoreAway
from vigneron.server.projection import display_names
from vigneron.server.storage import schema
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table.live_table import LiveTable, Outdated
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.table_leases import TableLeases

_TICK: Final = 5.0
_BEFORE: Final = 24 * 3600
"""How many seconds before the start of the server a table may have changed to be checked."""
_ANSWERS: Final = 1.0
"""The seconds in which other processes can report who is present."""
_PAUSE: Final = 0.01
"""The pause in seconds between two tables, so that other tasks can run."""
_NOTE: Final = text(
    "insert into notice (play, seat, turn, asked, at) values (:play, :seat, :turn, :asked, :at)"
    " on conflict (play, seat) do update set at = excluded.at,"
    " turn = case when excluded.turn > notice.turn then excluded.turn else notice.turn end,"
    " asked = case when excluded.asked > notice.asked then excluded.asked else notice.asked end"
    " where notice.turn < excluded.turn or notice.asked < excluded.asked"
)
_play, _seat, _alias, _notice = schema.play, schema.seat, schema.alias, schema.notice
log = logging.getLogger(__name__)


def turn_of(position: Position[Any], seat: Seat) -> int:
    """Return the number of this seat's turn, counted from 1. Consecutive acts of a seat are one turn."""
    count, last = 0, -1
    for row in position.rows:
        if isinstance(row, Ply):
            count += row.seat == seat and last != seat
            last = row.seat
    return count if last == seat else count + 1


def _owing(record: TableRecord, position: Position[Any]) -> list[Seat]:
    """Return the seats whose people must act or vote."""
    missing = position.missing()
    return [seat for seat in record.people() if seat in missing or questions.awaits(record, seat)]


def _asked(table: LiveTable, seat: Seat, lang: str) -> str:
    """Return the sentences that explain the motion to a seat."""
    motion = table.views.motion(seat, lang, table.now())
    return "" if motion is None else " ".join([motion.say, *motion.acts])


class TurnNotices:
    """Sends turn notices for one process. `run` runs until it is cancelled.

    `rest` is the number of seconds without an act after which notices are sent."""

    def __init__(
        self,
        store: SqlStore,
        clock: DatabaseClock,
        tables: TableRegistry,
        leases: TableLeases,
        notifier: Notifier,
        rest: float,
    ) -> None:
        self._store, self._clock, self._tables, self._leases = store, clock, tables, leases
        self._notifier, self._rest = notifier, rest
        self._since = -1
        self._seen: dict[str, dict[Seat, int]] = {}
        """When awaited players of quiet tables last had the page visible, in milliseconds of server time."""

    async def run(self) -> None:
        """Check tables periodically, until cancelled."""
        while True:
            await asyncio.sleep(min(_TICK, self._rest))
            try:
                await self.look()
            except StoreAway as error:
                log.warning("notices: %s", error)
            except Exception:
                log.exception("notices")

    async def look(self) -> None:
        """Check tables that have become quiet, and again tables whose awaited players were looking.

        Raises StoreAway. In that case the same tables are checked again next time."""
        rested = list(self._seen)
        await self._look_at_new()
        for id in rested:
            if id in self._seen:
                await self._try(id)

    async def _look_at_new(self) -> None:
        # Times are stored in seconds. More changes may be written in the current second.
        until = int(self._clock.date() / 1000 - self._rest) - 1
        since = (
            until - _BEFORE if self._since < 0 else min(self._since, until)
        )  # the clock may have been set back
        people = select(schema.push.c.person).union(select(schema.service.c.person))
        before = select(_alias.c.id).where(_alias.c.account.in_(people))
        told = exists().where(_notice.c.play == _play.c.id, _notice.c.at > _play.c.changed)
        query = (
            select(_play.c.id, _play.c.changed)
            .join(_seat, and_(_seat.c.play == _play.c.id, _seat.c.kind == "person", _seat.c.bot == ""))
            .where(or_(_seat.c.person.in_(people), _seat.c.person.in_(before)))
            .where(_play.c.phase == "playing", _play.c.changed > since, _play.c.changed <= until)
            .where(~told)
            .distinct()
            .order_by(_play.c.changed, _play.c.id)
        )
        for row in await self._store.read(query):
            await asyncio.sleep(_PAUSE)
            await self._try(row["id"])
        self._since = until

    async def _try(self, id: str) -> None:
        seen = self._seen.get(id)
        try:
            await self._examine(id)
        except StoreAway:
            if seen:
                self._seen[id] = seen
            raise
        except Outdated:
            return
        except Exception:  # a table that cannot be loaded must not stop the others
            log.exception("table %s", id)

    async def _examine(self, id: str) -> None:
        known, seen = self._tables.in_memory(id) is not None, self._seen.pop(id, {})
        table = await self._tables.find(id)
        if table is None or table.position is None:
            return
        if not known and self._store.shared:
            await asyncio.sleep(_ANSWERS)
        told, looking, at = set[str](), table.presence.looking(table.record), self._clock.now()
        still: dict[Seat, int] = {}
        for seat in _owing(table.record, table.position):
            person = str(table.record.seats[seat].person)
            if seat in looking:
                still[seat] = at
            elif seat in seen and at - seen[seat] < self._rest * 1000:
                still[seat] = seen[seat]  # the page was reloaded, or the connection was lost for a short time
            elif person not in told and await self._leases.hold(table):
                told.add(person)  # players on one device get one notice together
                await self._try_telling(table, table.position, seat)
        if still:
            self._seen[id] = still

    async def _try_telling(self, table: LiveTable, position: Position[Any], seat: Seat) -> None:
        """Notify one awaited player. A failure does not prevent the notices of others. Raises StoreAway."""
        try:
            await self._tell(table, position, seat)
        except StoreAway:
            raise
        except Exception:
            log.exception("table %s: seat %s could not be told", table.record.id, seat)

    async def _tell(self, table: LiveTable, position: Position[Any], seat: Seat) -> None:
        record = table.record
        person = await self._holder(str(record.seats[seat].person))
        ways = await self._notifier.ways(person)
        if not ways:
            return
        turn = turn_of(position, seat) if seat in position.missing() else 0
        motion = record.motion if questions.awaits(record, seat) else None
        asked = 0 if motion is None else motion.id or 0
        known = await self._store.read(
            select(_notice.c.asked).where(_notice.c.play == record.id, _notice.c.seat == seat)
        )
        note = {"play": record.id, "seat": seat, "turn": turn, "asked": asked, "at": now()}
        question = asked > (known[0]["asked"] if known else 0)
        try:
            await self._store.writer.write(record.id, [Statement(_NOTE, note, rows=1)])
        except Conflict:  # notified already, perhaps by another process
            return
        others = [name for at, name in enumerate(record.names()) if at != seat]
        for to in ways:
            speaker = Speaker(to.lang, None)
            title = display_names.title(record.game, to.lang)
            names = display_names.listed(speaker, display_names.named(others, to.lang))
            told: dict[str, int | str] = {"names": names, "count": len(others)}
            body = speaker.say("me-asked" if question else "me-your-turn", told)
            if question:
                body = f"{body} {_asked(table, seat, to.lang)}"
            await self._notifier.send(person, to, title, body, f"/t/{record.id}")

    async def _holder(self, person: str) -> str:
        rows = await self._store.read(select(_alias.c.account).where(_alias.c.id == person))
        return str(rows[0]["account"]) if rows else person
