"""What people say to each other at a table: kept with it, gone with it, told to whoever listens.

Nothing of it is logged or held in memory. The store counts the lines of each table, so that all processes
tell them in the same order. A quick phrase is kept by its name and told to each in their own language.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from vigneron.i18n.speaker import Speaker
from vigneron.server.lobby import names, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import Window
from vigneron.server.projection import display_names
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Listen, Say, Talking
from vigneron.server.storage.models import Line
from vigneron.server.table import broadcast

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable

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


class Listeners:
    """Who listens at one table in this process, and up to which line they were told."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.known = 0
        self.lock = asyncio.Lock()


async def listen(table: LiveTable, viewer: Viewer, message: Listen) -> None:
    """Tell what was said since a line, and from now on what is said."""
    listeners = table.talk
    async with listeners.lock:
        lines = await table.means.store.talk(table.record.id, message.since, TOLD)
        if not listeners.viewers:
            listeners.known = lines[-1].number if lines else message.since
        listeners.viewers.add(viewer)
        viewer.send({"t": "said", "n": message.n, "lines": _lines(lines, viewer.lang)})


async def say(table: LiveTable, viewer: Viewer, message: Say) -> None:
    """Keep a line and tell it. Raises Refused."""
    record, seat = table.record, table.seat(viewer)
    if seat is None:
        seat = record.seat_of(viewer.person)
    if record.policy.talk == "off":
        raise Refused("talk_off")
    if seat is None and record.policy.talk != "all":
        raise Refused("talk_seats")
    phrase = message.phrase in PHRASES
    text = message.phrase if phrase else clean(message.text)
    if not text:
        raise Refused("talk_empty")
    if not table.means.manners.allow(viewer.person, record.id):
        raise Refused("talk_often")
    name = record.seats[seat].name if seat is not None else await _stranger(table, viewer)
    line = Line(0, seat, name, phrase, text, table.means.hours.date(), viewer.person)
    await table.means.store.say(record.id, line)
    await follow(table)


async def follow(table: LiveTable) -> None:
    """Tell those who listen here what was said since, in whatever process."""
    listeners = table.talk
    async with listeners.lock:
        listeners.viewers &= table.viewers
        if not listeners.viewers:
            return
        lines = await table.means.store.talk(table.record.id, listeners.known, TOLD)
        if not lines:
            return
        listeners.known = lines[-1].number
        by_lang: dict[str, list[dict[str, Any]]] = {}
        for viewer in listeners.viewers:
            if viewer.lang not in by_lang:
                by_lang[viewer.lang] = _lines(lines, viewer.lang)
            viewer.send({"t": "said", "lines": by_lang[viewer.lang]})


async def allow(table: LiveTable, viewer: Viewer, message: Talking) -> None:
    """The host decides who may speak. Raises Refused."""

    async def job() -> None:
        record = table.record.fork()
        if record.host != viewer.person:
            raise Refused("not_host")
        if record.policy.talk == message.who:
            return
        record.policy = replace(record.policy, talk=message.who)
        await table.write(record, whole=True)
        broadcast.people(table)

    await table.alone(job)


async def _stranger(table: LiveTable, viewer: Viewer) -> str:
    """Return the name of somebody without a seat, told from the names of those who have one."""
    own = await table.means.store.name_of(viewer.person) or Speaker(viewer.lang, None).say("server-guest")
    return names.unlike(names.clean(own) or own, seating.seat_names(table.record))


def clean(text: str) -> str:
    """Return a line without control and direction marks, its spaces made single, cut at the limit."""
    return names.line(text, LONGEST)


def _lines(lines: Sequence[Line], lang: str) -> list[dict[str, Any]]:
    speaker, names = Speaker(lang, None), display_names.named([line.name for line in lines], lang)
    return [
        {
            "number": line.number,
            "seat": line.seat,
            "name": name,
            "at": line.at,
            "phrase": line.phrase,
            "say": _said(line, speaker),
        }
        for line, name in zip(lines, names, strict=True)
    ]


def _said(line: Line, speaker: Speaker) -> str:
    id = f"talk-{line.text}"
    return speaker.say(id) if line.phrase and speaker.has(id) else line.text
