"""Checks chat lines: who may send them, how often, and what they contain. This module does no I/O.

Chat lines belong to a table and are deleted with the table. A quick phrase is stored by its id and shown to
each reader in the reader's language. `chat_feed` stores and sends lines."""

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
from vigneron.server.storage.models import ChatLine, TableRecord
from vigneron.server.storage.table_state import Speakers
from vigneron.server.table.outcome import Keep

LONGEST: Final = 280
"""The maximum number of characters in a line."""
PHRASES: Final = ("hello", "luck", "well", "thanks", "moment", "back", "sorry", "game", "bye")
"""The ids of the quick phrases. Each phrase is the sentence `talk-ID`."""


class ChatLimits:
    """The rate limits of chat: per person at a table, and per table. A server has one instance."""

    def __init__(self) -> None:
        self.quick, self.steady, self.table = Window(6, 10), Window(40, 300), Window(90, 60)

    def allow(self, person: str, table: str) -> bool:
        """Count a line, and return whether it is within the limits."""
        at = f"{table} {person}"
        return self.quick.allows(at) and self.steady.allows(at) and self.table.allows(table)


def line_of(record: TableRecord, seat: Seat | None, person: str, message: Say, at: int) -> ChatLine:
    """Return a chat line. Raises Refused.

    A line of a spectator has `seat` None, and its name is set later. `at` is in milliseconds since 1970."""
    if record.policy.talk == "off":
        raise Refused("talk_off")
    if seat is None and record.policy.talk != "all":
        raise Refused("talk_seats")
    phrase = message.phrase in PHRASES
    text = message.phrase if phrase else clean(message.text)
    if not text:
        raise Refused("talk_empty")
    name = "" if seat is None else record.seats[seat].name
    return ChatLine(0, seat, name, phrase, text, at, person)


def named(line: ChatLine, name: str) -> ChatLine:
    """Return the line with this name."""
    return dataclasses.replace(line, name=name)


def stranger(record: TableRecord, own: str, lang: str) -> str:
    """Return a name for a spectator that differs from all names at the table.

    `own` is the name that the person uses elsewhere, or '' if it is unknown."""
    known = own or Speaker(lang, None).say("server-guest")
    return names.unlike(names.clean(known) or known, seating.seat_names(record))


def allow(record: TableRecord, person: str, who: Speakers) -> Keep | None:
    """Change who may chat, on request of the host. Raises Refused."""
    if record.host != person:
        raise Refused("not_host")
    if record.policy.talk == who:
        return None
    new = record.fork()
    new.policy = replace(record.policy, talk=who)
    return Keep(new, whole=True)


def clean(text: str) -> str:
    """Return a line without control and direction characters, with single spaces, cut to the limit."""
    return names.line(text, LONGEST)
