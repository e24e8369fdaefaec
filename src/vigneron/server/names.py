"""Names that people give: text, cut at a limit, with nothing in it that could disturb a page or a line."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

LONGEST: Final = 40
_HOUSE: Final = ("Odile", "Anselm", "Clotilde", "Bastien", "Ottilie", "Gaspard", "Mathilde", "Kilian")


def clean(name: object) -> str:
    """Return a name without control, format and direction marks, its spaces made single, at most 40 long."""
    return line(name, LONGEST) if isinstance(name, str) else ""


def line(given: str, longest: int) -> str:
    """Return a text in one line, cleaned as names are, at most `longest` characters."""
    text = unicodedata.normalize("NFC", given[: longest * 8])
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or _shown(c))
    short = " ".join(kept.split())[:longest].strip()
    return short if any(unicodedata.category(c)[0] in "LNPS" for c in short) else ""


def _shown(c: str) -> bool:
    # Zero-width joiners hold emoji together and are harmless; every other mark of format or direction goes.
    return c == "\u200d" or unicodedata.category(c) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def unlike(name: str, others: Collection[str]) -> str:
    """Return the name, with a number after it if somebody at the table is called so already."""
    taken = {other.casefold() for other in others}
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name[: LONGEST - 4]} {number}"


def for_bot(others: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    taken = {other.casefold() for other in others}
    return next((name for name in _HOUSE if name.casefold() not in taken), unlike(_HOUSE[0], others))
