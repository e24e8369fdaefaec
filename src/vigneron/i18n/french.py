"""French elision: "de Anna" becomes "d’Anna", whatever the name is.

The sentences in the word files are elided already. Names are inserted later. Fluent puts a mark (an isolate)
around each argument, and `elide` checks the word before each mark."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

OPEN, CLOSE = "\u2068", "\u2069"
"""Characters around an argument: FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE."""
_WORD: Final = r"(?<![\w’'-])(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque|quoique)[ \u00a0]"
_BEFORE: Final = re.compile(rf"({_WORD}){OPEN}+(?=([^{OPEN}{CLOSE}]+))", re.IGNORECASE)
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_FULL: Final = frozenset({"onze", "onzieme", "oui", "ouistiti"})
"""Words with an initial vowel before which nothing is elided, without accents."""
_MUTE_H: Final = """
    hector helena helene heloise henri henriette herbert hercule hermann hermine herminie hermione herve
    hilaire hilarion hilda hippolyte homere honore honorine horace hortense hubert hugo hugues humbert
    hyacinthe habit habitant harmonie hectare herbe heritage heure histoire hiver homme honneur horloge
    hote huile huitre hydromel
"""
"""Names and nouns with a mute h, without accents. Words are not elided before any other h. This is right for
most names (de Hans, de Harry)."""
_MUTE: Final = frozenset(_MUTE_H.split())


def _plain(text: str) -> str:
    """Return the text without accents, in lower case."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign))


def open_sound(text: str) -> bool:
    """Return whether words such as `de` are elided before this text, because it begins with a vowel sound."""
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
    """Return a word such as `de`, with the space after it, in the form that it has before `following`."""
    return word[:-2] + "’" if open_sound(following) else word


def elide(said: str) -> str:
    """Return a sentence without marks, with elision before each argument."""

    def short(found: re.Match[str]) -> str:
        return _elided(found[1], found[2])

    if OPEN not in said:
        return said
    return _BEFORE.sub(short, said).replace(OPEN, "").replace(CLOSE, "")


def put(said: str, names: Mapping[str, str]) -> str:
    """Return a sentence with names in their places (one character each), with elision before each name."""

    def name(found: re.Match[str]) -> str:
        word, called = found[1] or "", names[found[2]]
        if not word:
            return called
        return _elided(word, called) + called

    return re.sub(rf"({_WORD})?([{''.join(names)}])", name, said, flags=re.IGNORECASE)
