"""Compares how texts look, with the skeletons of Unicode Technical Standard #39. Finds invisible characters.

The data file beside this module names its Unicode version and the script that made it."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("confusables.txt")
_BLANK: Final = frozenset("\u2800\ufffc\U0001d159\U00013441\U00013442\U00016fe4")
"""Characters that are invisible although Unicode does not class them as ignorable: the empty Braille cell,
the object replacement character, the null note head, empty hieroglyphs, and the Khitan filler."""


@cache
def _tables() -> tuple[dict[int, str], frozenset[int]]:
    """Return a mapping from characters to their prototypes, and the set of ignorable characters."""
    prototypes: dict[int, str] = {}
    ignorable: set[int] = set()
    lines = (line for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    for entry in filter(None, "".join(lines).split(";")):
        head, _, rest = entry.partition(":")
        if head == "ignorable":
            for part in rest.split():
                first, _, last = part.partition("..")
                ignorable.update(range(int(first, 16), int(last or first, 16) + 1))
        else:
            prototype = "".join(chr(int(code, 16)) for code in head.split())
            prototypes.update((int(code, 16), prototype) for code in rest.split())
    return prototypes, frozenset(ignorable)


def unseen(sign: str) -> bool:
    """Return whether a single character is invisible. Spaces do not count as invisible."""
    return sign in _BLANK or ord(sign) in _tables()[1]


def skeleton(text: str) -> str:
    """Return the skeleton of a text. Texts with the same skeleton look alike (UTS #39, section 4)."""
    prototypes, ignorable = _tables()
    shown = (c for c in unicodedata.normalize("NFD", text) if ord(c) not in ignorable and c not in _BLANK)
    return unicodedata.normalize("NFD", "".join(prototypes.get(ord(c), c) for c in shown))


def looks(text: str) -> tuple[str, str]:
    """Return two skeletons of a text: one of the lower-cased text, and one that is lower-cased afterwards.

    Two texts are confusable if they share either skeleton. `lda` and `Ida` share the second one, `IDA` and
    `ida` the first one; `Kai` and `Kal` share none. Full-width signs and ligatures are decomposed first."""
    plain = unicodedata.normalize("NFKC", text)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return skeleton(small), skeleton(plain).casefold()


def alike(one: str, other: str) -> bool:
    """Return whether two texts are confusable."""
    return any(a == b for a, b in zip(looks(one), looks(other), strict=True))
