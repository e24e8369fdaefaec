"""Dates in a language."""

from __future__ import annotations

from datetime import UTC, datetime

from babel.dates import format_date


def day(at: int, lang: str) -> str:
    """Return a date in words. `at` is in seconds since 1970; the date is in UTC."""
    locale = {"en": "en_GB"}.get(lang, lang)
    return str(format_date(datetime.fromtimestamp(at, UTC).date(), "long", locale=locale))
