"""Random words of letters that are not mistaken for one another: ids of tables, codes, public names."""

from __future__ import annotations

import secrets
from typing import Final

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LETTERS: Final = "ACDEFGHJKLMNPQRTUVWXYZ234679"
"""For what is read aloud or written down."""


def random_word(letters: str, length: int) -> str:
    """Return letters drawn by the system's randomness, each as likely."""
    return "".join(secrets.choice(letters) for _ in range(length))


def word_of(number: int, length: int) -> str:
    """Return the last letters of a number's id: the same word for the same number."""
    found = []
    for _ in range(length):
        number, at = divmod(number, len(ID_LETTERS))
        found.append(ID_LETTERS[at])
    return "".join(found)
