"""Cleans names that people enter: invisible or disturbing signs are removed, and long names are cut.

`line` cleans every single-line text that a person enters. `unlike` keeps the names at one table distinct."""

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
"""The combining class of a virama. A joiner after a virama shapes the next letter in Indic scripts."""
_MOST_MARKS: Final = 4
"""The maximum number of combining marks on one letter. More marks would cover the lines above and below."""


def clean(name: object) -> str:
    """Return a cleaned name of at most 40 characters. The result is '' if nothing visible is left.

    Control, format, direction and invisible characters are removed. Several spaces become one."""
    return line(name, LONGEST) if isinstance(name, str) else ""


def line(given: str, longest: int) -> str:
    """Return a text as one line of at most `longest` characters, cleaned in the same way as names."""
    text = unicodedata.normalize("NFC", given[: longest * 8].replace("\ufffd", ""))
    short = " ".join(_shown(text).split())[:longest].strip().removesuffix(_JOINER)
    return short if any(unicodedata.category(c)[0] in "LNPS" for c in short) else ""


def _shown(text: str) -> str:
    """Return a text without invisible characters.

    Two of these characters remain where they change their neighbours: the joiner between two emoji or after a
    virama, and the variation selector after an emoji."""
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
    """Return the name. If a name at the table looks the same, a number is added."""
    taken = {look for other in others for look in enumerate(looks(other))}
    if taken.isdisjoint(enumerate(looks(name))):
        return name
    number = 2
    while not taken.isdisjoint(enumerate(looks(f"{name[: LONGEST - 4]} {number}"))):
        number += 1
    return f"{name[: LONGEST - 4]} {number}"


def for_bot(others: Collection[str]) -> str:
    """Return a name for a bot that differs from all names at the table."""
    return next((name for name in _HOUSE if unlike(name, others) == name), unlike(_HOUSE[0], others))
