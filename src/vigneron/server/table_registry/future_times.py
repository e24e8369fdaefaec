"""Times that lie ahead of now are no times: whatever put them there, nobody gains or waits by them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, or_, select, update

from vigneron.server.live_game import clocks, questions
from vigneron.server.storage import row_mapping, schema
from vigneron.server.storage.repository import telling
from vigneron.server.storage.table_state import LateMotion

_FAR: Final = 3_600_000
"""Milliseconds: as far ahead as a table is due for which no clock runs and no question stands."""
_play = schema.play


def repair(connection: Connection, at: int, date: int, *, shared: bool) -> dict[str, int]:
    """Mend what lies ahead of the house's time `at`, or of the database's, `date`.

    Return the new revisions of the tables whose clocks, questions or due times were mended."""
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
        late = isinstance(asked, LateMotion)  # then the table waits for answers
        ends = [end for end in (None if late else clocks.due(sound), questions.due(asked)) if end is not None]
        due = one["due"]
        if due is not None and due > min(ends, default=at + _FAR):
            due = at  # whoever looks sets it anew
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
