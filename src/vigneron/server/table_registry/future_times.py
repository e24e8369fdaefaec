"""Corrects stored times that lie in the future, so that nobody gains or waits because of them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, or_, select, update

from vigneron.server.live_game import clocks, questions
from vigneron.server.storage import row_mapping, schema
from vigneron.server.storage.repository import telling
from vigneron.server.storage.table_state import LateMotion

_FAR: Final = 3_600_000
"""How many milliseconds in the future a table without a running clock or a motion may be due."""
_play = schema.play


def repair(connection: Connection, at: int, date: int, *, shared: bool) -> dict[str, int]:
    """Correct times after `at` (the server's time) or after `date` (the database's time), in milliseconds.

    Returns the new revisions of the tables whose clocks, motions or due times were changed."""
    second = date // 1000
    connection.execute(update(_play).where(_play.c.changed > second + 1).values(changed=second))
    running = (
        select(_play.c.id, _play.c.clock, _play.c.motion, _play.c.terms, _play.c.due, _play.c.revision)
        .where(_play.c.phase == "playing")
        .where(or_(_play.c.clock != "{}", _play.c.motion.is_not(None), _play.c.due > at + _FAR))
        .order_by(_play.c.id)
        .with_for_update()
    )
    found: dict[str, int] = {}
    for one in connection.execute(running).mappings().all():
        clock, motion = row_mapping.clock_of(one["clock"]), row_mapping.motion_of(one["motion"])
        sound = clocks.behind(clock, at)
        asked = questions.behind(motion, at, row_mapping.terms_of(one["terms"]))
        late = isinstance(asked, LateMotion)  # the clocks are stopped while the table votes
        ends = [end for end in (None if late else clocks.due(sound), questions.due(asked)) if end is not None]
        due = one["due"]
        if due is not None and due > min(ends, default=at + _FAR):
            due = at  # the table is due now; the process that handles it sets the time again
        if (sound, asked, due) == (clock, motion, one["due"]):
            continue
        revision = one["revision"] + 1
        values: dict[str, Any] = {
            "clock": row_mapping.clock_text(sound),
            "motion": row_mapping.motion_text(asked),
            "due": due,
            "revision": revision,
        }
        connection.execute(update(_play).where(_play.c.id == one["id"]).values(values))
        found[one["id"]] = revision
        if shared:
            told = telling("moved", one["id"], revision)
            connection.execute(told.sql, told.values)
    return found
