"""French elision: "de Anna" is written "d’Anna", whoever is called so.

Words of ours are elided where they are written. What a sentence gets as an argument is not known there, so
fluent marks it (its isolates), and `elide` looks at the word before each mark.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

OPEN, CLOSE = "\u2068", "\u2069"
"""How fluent marks an argument: FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE."""
_WORD: Final = r"(?<![\w’'-])(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque|quoique)[ \u00a0]"
_BEFORE: Final = re.compile(rf"({_WORD}){OPEN}+(?=([^{OPEN}{CLOSE}]+))", re.IGNORECASE)
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_FULL: Final = frozenset({"onze", "onzieme", "oui", "ouistiti"})
"""Words that begin with a vowel and are not elided before, without accents."""
_MUTE_H: Final = """
    hector helena helene heloise henri henriette herbert hercule hermann hermine herminie hermione herve
    hilaire hilarion hilda hippolyte homere honore honorine horace hortense hubert hugo hugues humbert
    hyacinthe habit habitant harmonie hectare herbe heritage heure histoire hiver homme honneur horloge
    hote huile huitre hydromel
"""
"""Names and nouns whose h is not heard, without accents. Before any other h nothing is elided: that is right
for most names (de Hans, de Harry) and for who is not known."""
_MUTE: Final = frozenset(_MUTE_H.split())


def _plain(text: str) -> str:
    """Return letters without accents, in lower case."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def open_sound(text: str) -> bool:
    """Return whether words such as `de` are elided before this text: a vowel is heard first."""
    found = _LETTERS.match(unicodedata.normalize("NFC", text))
    if found is None:
        return False
    word = _plain(found[0])
    if word[:1] == "h":
        return word in _MUTE
    if word[:1] == "y":  # Yves and Ypres, but Yann and York
        return len(word) > 1 and "a" <= word[1] <= "z" and word[1] not in "aeiou"
    return word[:1] in "aeiouœæøı" and word not in _FULL


def _elided(word: str, following: str) -> str:
    """Return a word such as `de`, with the space behind it, as it stands before what follows."""
    return word[:-2] + "’" if open_sound(following) else word


def elide(said: str) -> str:
    """Return a sentence without marks, elided before each argument that wants it."""

    def short(found: re.Match[str]) -> str:
        return _elided(found[1], found[2])

    if OPEN not in said:
        return said
    return _BEFORE.sub(short, said).replace(OPEN, "").replace(CLOSE, "")


def put(said: str, names: Mapping[str, str]) -> str:
    """Return a sentence with names wherever their places (one sign each) stand in it, elided before."""

    def name(found: re.Match[str]) -> str:
        word, called = found[1] or "", names[found[2]]
        if not word:
            return called
        return _elided(word, called) + called

    return re.sub(rf"({_WORD})?([{''.join(names)}])", name, said, flags=re.IGNORECASE)
