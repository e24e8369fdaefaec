"""What people say to each other at a table: kept with it, gone with it, told to whoever listens.

Nothing of it is logged or held in memory. The store counts the lines of each table, so that all processes
tell them in the same order. A quick phrase is kept by its name and told to each in their own language.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence, Set
from typing import Final

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.i18n.speaker import Speaker
from vigneron.server.lobby import names, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import Window
from vigneron.server.projection import display_names
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Listen, Say, outgoing, parts
from vigneron.server.storage.models import Line, TableRecord
from vigneron.server.storage.repository import Store
from vigneron.server.storage.table_state import Speakers
from vigneron.server.table.outcome import Keep

LONGEST: Final = 280
"""Characters of a line."""
TOLD: Final = 100
"""Lines that somebody is told who comes."""
PHRASES: Final = ("hello", "luck", "well", "thanks", "moment", "back", "sorry", "game", "bye")
"""Quick phrases (`talk-NAME`)."""


class Manners:
    """How often somebody may speak, and how much is said at one table. One per house."""

    def __init__(self) -> None:
        self.quick, self.steady, self.table = Window(6, 10), Window(40, 300), Window(90, 60)

    def allow(self, person: str, table: str) -> bool:
        at = f"{table} {person}"
        return self.quick.allows(at) and self.steady.allows(at) and self.table.allows(table)


class Talk:
    """What is said at one table: who listens in this process, and up to which line they were told."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table
        self._listeners: set[Viewer] = set()
        self._known = 0
        self._lock = asyncio.Lock()

    async def listen(self, viewer: Viewer, message: Listen) -> None:
        """Tell what was said since a line, and from now on what is said."""
        async with self._lock:
            lines = await self._store.talk(self._table, message.since, TOLD)
            if not self._listeners:
                self._known = lines[-1].number if lines else message.since
            self._listeners.add(viewer)
            viewer.send(outgoing.Said(n=message.n, lines=_lines(lines, viewer.lang)))

    async def say(self, line: Line) -> None:
        """Keep a line; `follow` tells it."""
        await self._store.say(self._table, line)

    async def follow(self, viewers: Set[Viewer]) -> None:
        """Tell those of the table's viewers who listen what was said since, in whatever process."""
        async with self._lock:
            self._listeners &= viewers
            if not self._listeners:
                return
            lines = await self._store.talk(self._table, self._known, TOLD)
            if not lines:
                return
            self._known = lines[-1].number
            by_lang: dict[str, list[parts.Spoken]] = {}
            for viewer in self._listeners:
                if viewer.lang not in by_lang:
                    by_lang[viewer.lang] = _lines(lines, viewer.lang)
                viewer.send(outgoing.Said(lines=by_lang[viewer.lang]))


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


def _lines(lines: Sequence[Line], lang: str) -> list[parts.Spoken]:
    speaker, names = Speaker(lang, None), display_names.named([line.name for line in lines], lang)
    return [
        parts.Spoken(line.number, line.seat, name, line.at, line.phrase, _said(line, speaker))
        for line, name in zip(lines, names, strict=True)
    ]


def _said(line: Line, speaker: Speaker) -> str:
    id = f"talk-{line.text}"
    return speaker.say(id) if line.phrase and speaker.has(id) else line.text
