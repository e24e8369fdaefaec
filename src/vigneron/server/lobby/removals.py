"""Removes people from a table before the start. They are told who removed them, and why.

Removals are stored in `TableRecord.removed`. This module does no I/O."""

from __future__ import annotations

from typing import Final

from vigneron.i18n.speaker import Speaker
from vigneron.server.lobby.seating import Refused, open_again
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import Removal

REASONS: Final = ("away", "seat", "plan")
"""The reasons that the host may give. Their sentences are `server-removed-REASON` and `web-remove-REASON`."""
_KEPT: Final = 8


def remove(record: TableRecord, person: str, seat: int, why: str) -> None:
    """Make another person's seat open, and store the reason. Raises Refused."""
    gone = open_again(record, person, seat)
    if why not in REASONS:
        raise Refused("no_reason")
    by = next((one.name for one in record.seats if one.kind == "person" and one.person == person), "")
    others = {who: told for who, told in record.removed.items() if who != gone}
    kept = dict(list(others.items())[-_KEPT + 1 :])
    record.removed = {**kept, gone: Removal(by, why)}


def said(record: TableRecord, person: str, speaker: Speaker) -> str:
    """Return the sentence for a removed person who has no seat. The result is '' for all other people."""
    told = record.removed.get(person)
    if told is None or record.seat_of(person) is not None:
        return ""
    return speaker.say(f"server-removed-{told.why}", {"name": told.by})
