"""The entries of the start page: the games, and a person's tables."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from babel.dates import format_timedelta

from vigneron.core.registry import games
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection import display_names
from vigneron.server.projection.protocol.codec import Json
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.models import TableLine

_LOCALES: Final = {"en": "en_GB"}
_SHORT: Final = 60
"""The seconds below which nobody is told how long ago a table changed."""


def my_line(line: TableLine, lang: str, clock: DatabaseClock) -> Json:
    """Return a table as an entry in a person's list."""
    return {
        "id": line.id,
        "title": display_names.title(line.game, lang),
        "game": line.game,
        "drawn": line.game in games(),
        "phase": line.phase,
        "people": list(display_names.named(line.people, lang)),
        "yours": bool(line.yours),
        "state": _state(line, lang),
        "when": _when(line, lang, clock),
    }


def _state(line: TableLine, lang: str) -> str:
    """Return what the table waits for."""
    speaker = Speaker(lang, None)
    if line.yours:
        return speaker.say("web-tables-yours")
    if line.phase == "playing" and line.awaited:
        names = display_names.listed(speaker, list(display_names.named(line.awaited, lang)))
        return speaker.say("web-tables-waits", {"names": names})
    return speaker.say(f"web-tables-{line.phase}")


def _when(line: TableLine, lang: str, clock: DatabaseClock) -> str:
    """Return the time that is left, or how long ago the table changed; "" if that was just now."""
    if line.phase == "playing" and line.until is not None:
        left = _span((line.until - clock.now()) // 1000, lang)
        return Speaker(lang, None).say("web-tables-left", {"time": left})
    passed = clock.date() // 1000 - line.changed
    return _span(-passed, lang, ago=True) if passed >= _SHORT else ""


def _span(seconds: int, lang: str, *, ago: bool = False) -> str:
    """Return a length of time in words, in its largest unit; with `ago`, as a time in the past."""
    passed = timedelta(seconds=min(seconds, 0) if ago else max(seconds, 0))
    locale = _LOCALES.get(lang, lang)
    return format_timedelta(passed, "minute", 1.0, add_direction=ago, locale=locale)
