"""Stores the chat lines of one table, and sends them to viewers. The lines are not logged.

The store numbers the lines of each table. All processes therefore send the lines in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence, Set
from typing import Final

from vigneron.i18n.speaker import Speaker
from vigneron.server.projection import display_names
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Listen, outgoing, parts
from vigneron.server.storage.models import ChatLine
from vigneron.server.storage.repository import Store

TOLD: Final = 100
"""The maximum number of lines that are sent to a new listener."""


class Talk:
    """The chat of one table: the listeners in this process, and the last line that they were sent."""

    def __init__(self, store: Store, table: str) -> None:
        self._store, self._table = store, table
        self._listeners: set[Viewer] = set()
        self._known = 0
        self._lock = asyncio.Lock()

    async def listen(self, viewer: Viewer, message: Listen) -> None:
        """Send a viewer the lines after a number, and all new lines from now on."""
        async with self._lock:
            lines = await self._store.talk(self._table, message.since, TOLD)
            if not self._listeners:
                self._known = lines[-1].number if lines else message.since
            self._listeners.add(viewer)
            viewer.send(outgoing.Said(n=message.n, lines=_lines(lines, viewer.lang)))

    async def say(self, line: ChatLine) -> None:
        """Store a line. `follow` sends the line."""
        await self._store.say(self._table, line)

    async def follow(self, viewers: Set[Viewer]) -> None:
        """Send new lines, from all processes, to the viewers who listen."""
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


def _lines(lines: Sequence[ChatLine], lang: str) -> list[parts.Spoken]:
    speaker, names = Speaker(lang, None), display_names.named([line.name for line in lines], lang)
    return [
        parts.Spoken(line.number, line.seat, name, line.at, line.phrase, _said(line, speaker))
        for line, name in zip(lines, names, strict=True)
    ]


def _said(line: ChatLine, speaker: Speaker) -> str:
    id = f"talk-{line.text}"
    return speaker.say(id) if line.phrase and speaker.has(id) else line.text
