"""Random ids, codes and public names. They consist of letters that are not mistaken for one another."""

from __future__ import annotations

import secrets
from typing import Final

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LETTERS: Final = "ACDEFGHJKLMNPQRTUVWXYZ234679"
"""The letters of codes that are read aloud or written down."""


def random_word(letters: str, length: int) -> str:
    """Return `length` random letters, drawn uniformly from the operating system's random numbers."""
    return "".join(secrets.choice(letters) for _ in range(length))


def word_of(number: int, length: int) -> str:
    """Return a word derived from a number: its last `length` digits in base 31."""
    found = []
    for _ in range(length):
        number, at = divmod(number, len(ID_LETTERS))
        found.append(ID_LETTERS[at])
    return "".join(found)
