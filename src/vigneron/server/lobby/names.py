"""Names that people give: text, cut at a limit, with nothing in it that disturbs a page or is not seen.

`line` cleans every text of one line that a person gives; `unlike` keeps those at one table apart.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from vigneron.server.platform.confusables import looks, unseen

LONGEST: Final = 40
_HOUSE: Final = ("Odile", "Anselm", "Clotilde", "Bastien", "Ottilie", "Gaspard", "Mathilde", "Kilian")
_JOINER: Final = "\u200d"
_EMOJI: Final = "\ufe0f"
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner shapes the next letter in scripts of India."""
_MOST_MARKS: Final = 4
"""Marks that may stand on one letter; more of them cover the lines above and below."""


def clean(name: object) -> str:
    """Return a name without control, format and direction marks and without what is not seen, its spaces made
    single, at most 40 long; '' if nothing of it is seen."""
    return line(name, LONGEST) if isinstance(name, str) else ""


def line(given: str, longest: int) -> str:
    """Return a text in one line, cleaned as names are, at most `longest` characters."""
    text = unicodedata.normalize("NFC", given[: longest * 8].replace("\ufffd", ""))
    short = " ".join(_shown(text).split())[:longest].strip().removesuffix(_JOINER)
    return short if any(unicodedata.category(c)[0] in "LNPS" for c in short) else ""


def _shown(text: str) -> str:
    """Return a text without signs that are not seen.

    Two of them are kept where they change what stands around them: the joiner between two emoji or after a
    virama, and the selector after an emoji."""
    kept: list[str] = []
    marks = 0
    for at, c in enumerate(text):
        kind = unicodedata.category(c)
        before = kept[-1] if kept else " "
        if c.isspace():
            kept.append(" ")
        elif c == _EMOJI:
            if unicodedata.category(before) in ("So", "Sm", "Nd") or before in "#*\u203c\u2049":
                kept.append(c)
        elif c == _JOINER:
            follows = text[at + 1 : at + 2]
            pictures = _pictured(before) and follows and unicodedata.category(follows) in ("So", "Sm")
            if pictures or (unicodedata.combining(before) == _VIRAMA and follows.isalpha()):
                kept.append(c)
        elif kind in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} or unseen(c):
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if before != " " and marks <= _MOST_MARKS:
                kept.append(c)
            continue
        else:
            kept.append(c)
        marks = 0
    return "".join(kept)


def _pictured(c: str) -> bool:
    return c == _EMOJI or unicodedata.category(c) in ("So", "Sk")


def unlike(name: str, others: Collection[str]) -> str:
    """Return the name, with a number after it if somebody at the table is called so already, or by a name
    that looks the same."""
    taken = {look for other in others for look in enumerate(looks(other))}
    if taken.isdisjoint(enumerate(looks(name))):
        return name
    number = 2
    while not taken.isdisjoint(enumerate(looks(f"{name[: LONGEST - 4]} {number}"))):
        number += 1
    return f"{name[: LONGEST - 4]} {number}"


def for_bot(others: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    return next((name for name in _HOUSE if unlike(name, others) == name), unlike(_HOUSE[0], others))
