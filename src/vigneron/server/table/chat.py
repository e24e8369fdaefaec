"""What people say to each other at a table: kept with it, gone with it, told to whoever listens.

A quick phrase is kept by its name and told to each in their own language. No I/O: `chat_feed` keeps it and
tells it.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.i18n.speaker import Speaker
from vigneron.server.lobby import names, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import Window
from vigneron.server.projection.protocol import Say
from vigneron.server.storage.models import Line, TableRecord
from vigneron.server.storage.table_state import Speakers
from vigneron.server.table.outcome import Keep

LONGEST: Final = 280
"""Characters of a line."""
PHRASES: Final = ("hello", "luck", "well", "thanks", "moment", "back", "sorry", "game", "bye")
"""Quick phrases (`talk-NAME`)."""


class Manners:
    """How often somebody may speak, and how much is said at one table. One per house."""

    def __init__(self) -> None:
        self.quick, self.steady, self.table = Window(6, 10), Window(40, 300), Window(90, 60)

    def allow(self, person: str, table: str) -> bool:
        at = f"{table} {person}"
        return self.quick.allows(at) and self.steady.allows(at) and self.table.allows(table)


def line_of(record: TableRecord, seat: Seat | None, person: str, message: Say, at: int) -> Line:
    """Return what somebody says, as it is kept; `seat` None: who only looks on, still without a name.

    `at`: milliseconds of the date. Raises Refused."""
    if record.policy.talk == "off":
        raise Refused("talk_off")
    if seat is None and record.policy.talk != "all":
        raise Refused("talk_seats")
    phrase = message.phrase in PHRASES
    text = message.phrase if phrase else clean(message.text)
    if not text:
        raise Refused("talk_empty")
    name = "" if seat is None else record.seats[seat].name
    return Line(0, seat, name, phrase, text, at, person)


def named(line: Line, name: str) -> Line:
    """Return the line as somebody of this name says it."""
    return dataclasses.replace(line, name=name)


def stranger(record: TableRecord, own: str, lang: str) -> str:
    """Return the name of somebody without a seat, told from the names of those who have one.

    `own`: as they are called elsewhere, '' if that is not known."""
    known = own or Speaker(lang, None).say("server-guest")
    return names.unlike(names.clean(known) or known, seating.seat_names(record))


def allow(record: TableRecord, person: str, who: Speakers) -> Keep | None:
    """Let the host decide who may speak. Raises Refused."""
    if record.host != person:
        raise Refused("not_host")
    if record.policy.talk == who:
        return None
    new = record.fork()
    new.policy = replace(record.policy, talk=who)
    return Keep(new, whole=True)


def clean(text: str) -> str:
    """Return a line without control and direction marks, its spaces made single, cut at the limit."""
    return names.line(text, LONGEST)
