"""When the house was last alive. Time in which nobody could act counts against nobody.

One process of the house, the keeper of `HOUSE`, notes the database's time every few seconds. Whoever finds
the note old - at a start, after a laptop has slept, when the database was away - gives the time back to all
clocks that ran: they stand as they stood at the last note.
"""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, insert, or_, select, text, update

from vigneron.server import clocks, questions, schema
from vigneron.server.database import time_of
from vigneron.server.store import CHANNEL

if TYPE_CHECKING:
    from vigneron.server.bus import Bus
    from vigneron.server.hours import Hours
    from vigneron.server.store import SqlStore

HOUSE: Final = "~house"
"""What the process keeps that notes the time; no table is called so."""
EVERY: Final = 5_000
LOST: Final = 15_000
"""Milliseconds without a note after which a running house takes itself to have been away."""
_play, _pulse = schema.play, schema.pulse

log = logging.getLogger(__name__)


class Pulse:
    """One per process. Times are the database's, in milliseconds since 1970."""

    def __init__(self, store: SqlStore, bus: Bus, hours: Hours) -> None:
        self._store, self._bus, self._hours = store, bus, hours
        self._mine = False
        self._noted = 0

    async def open(self) -> None:
        """Give back the time since the last note, unless another process runs."""
        await self._take(0)

    async def close(self) -> None:
        if not self._mine:
            return
        try:
            await self._note(LOST)
        except Exception as error:  # the store is away: the last note stands, and closing goes on
            log.warning("the end of the house was not noted: %s", type(error).__name__)

    async def beat(self) -> dict[str, int]:
        """Note the time if it is due. Return the tables that were given time back, with their revisions."""
        if not self._mine:
            return await self._take(LOST)
        if self._hours.now() - self._noted < EVERY:
            return {}
        return await self._note(LOST)

    def lost(self) -> None:
        """Another process may note the time now."""
        self._mine = False

    async def _take(self, allowed: int) -> dict[str, int]:
        self._mine = HOUSE in await self._bus.keep([HOUSE])
        return await self._note(allowed) if self._mine else {}

    async def _note(self, allowed: int) -> dict[str, int]:
        store = self._store

        def work(connection: Connection) -> dict[str, int]:
            at = time_of(connection, store.database.milliseconds)
            was = connection.execute(select(_pulse.c.alive).with_for_update()).scalar()
            if was is None:
                connection.execute(insert(_pulse), {"id": 1, "alive": at})
            else:
                connection.execute(update(_pulse).values(alive=at))
            gap = 0 if was is None else at - int(was)
            return give_back(connection, gap, at, shared=store.shared) if gap > allowed else {}

        found = await store.database.write(work)
        self._noted = self._hours.now()
        if found:
            log.info("the house was away; clocks stood meanwhile", extra={"tables": len(found)})
        return found


def give_back(connection: Connection, gap: int, at: int, *, shared: bool) -> dict[str, int]:
    """Give all clocks that run, and all questions that stand, `gap` milliseconds; return these tables' new
    revisions."""
    running = (
        select(_play.c.id, _play.c.clock, _play.c.motion, _play.c.due, _play.c.revision)
        .where(_play.c.phase == "playing", or_(_play.c.clock != "{}", _play.c.motion.is_not(None)))
        .order_by(_play.c.id).with_for_update()
    )  # fmt: skip
    found: dict[str, int] = {}
    for one in connection.execute(running).mappings().all():
        clock: clocks.Clock = json.loads(one["clock"])
        after = clocks.shifted(clock, gap, at)
        motion = json.loads(one["motion"] or "null")
        later = questions.shifted(motion, gap)
        if after == clock and later == motion:
            continue
        # When bots are to be looked after stays as it is; when time runs out does not.
        known = one["due"] in (clocks.due(clock), questions.due(motion))
        ends = [time for time in (clocks.due(after), questions.due(later)) if time is not None]
        due = min(ends, default=None) if known else one["due"]
        revision = one["revision"] + 1
        values: dict[str, Any] = {
            "clock": json.dumps(after), "motion": None if later is None else json.dumps(later), "due": due,
            "revision": revision,
        }  # fmt: skip
        connection.execute(update(_play).where(_play.c.id == one["id"]).values(values))
        found[one["id"]] = revision
        if shared:
            told = json.dumps(["moved", one["id"], revision])
            connection.execute(text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told})
    return found
