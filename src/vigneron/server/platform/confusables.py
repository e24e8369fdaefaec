"""Compares how texts look: skeletons of Unicode Technical Standard #39, and invisible characters.

The table beside this file names the Unicode version and the script that it was made with."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("confusables.txt")
_BLANK: Final = frozenset("\u2800\ufffc\U0001d159\U00013441\U00013442\U00016fe4")
"""Characters that are invisible though Unicode does not class them as ignorable: the empty Braille cell,
the place of an object, a note without head, empty hieroglyphs, the filler of Khitan."""


@cache
def _tables() -> tuple[dict[int, str], frozenset[int]]:
    """Return the prototypes of characters, and the ignorable characters."""
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
    """Return whether a single character is invisible; spaces are not."""
    return sign in _BLANK or ord(sign) in _tables()[1]


def skeleton(text: str) -> str:
    """Return the skeleton of a text. Texts with the same skeleton look alike (UTS #39, section 4)."""
    prototypes, ignorable = _tables()
    shown = (c for c in unicodedata.normalize("NFD", text) if ord(c) not in ignorable and c not in _BLANK)
    return unicodedata.normalize("NFD", "".join(prototypes.get(ord(c), c) for c in shown))


def looks(text: str) -> tuple[str, str]:
    """Return two skeletons of a text: lower-cased before, and after.

    Two texts are confusable if either agrees: `lda` and `Ida` by the second, `IDA` and `ida` by the first,
    and `Kai` is not `Kal`. Full-width signs and ligatures count as what they are composed of."""
    plain = unicodedata.normalize("NFKC", text)
    small = unicodedata.normalize("NFKC", plain.casefold())
    return skeleton(small), skeleton(plain).casefold()


def alike(one: str, other: str) -> bool:
    """Return whether two texts are confusable."""
    return any(a == b for a, b in zip(looks(one), looks(other), strict=True))
