"""Dates in a language."""

from __future__ import annotations

from datetime import UTC, datetime

from babel.dates import format_date


def day(at: int, lang: str) -> str:
    """Return the date of a time in seconds since 1970 (UTC), written out."""
    locale = {"en": "en_GB"}.get(lang, lang)
    return str(format_date(datetime.fromtimestamp(at, UTC).date(), "long", locale=locale))
