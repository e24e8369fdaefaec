"""Passwords. They are stored as Argon2id hashes and checked in a thread."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST: Final = 8
LONGEST: Final = 200
_AT_ONCE: Final = 2
"""The number of hashes that are computed at the same time. Each needs 64 MB of memory."""


def weak(password: str, name: str) -> bool:
    """Return whether a password is weak: too short, too long, of fewer than three signs, or the name."""
    text = _normal(password)
    return not SHORTEST <= len(text) <= LONGEST or len(set(text)) < 3 or text.casefold() == name.casefold()


def _normal(password: str) -> str:
    # Keyboards compose the same sign in different ways.
    return unicodedata.normalize("NFKC", password)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # imported here, because not every server has accounts

    return PasswordHasher()


@cache
def _nobody() -> str:
    """Return a hash that no password matches. Checking it takes as long as checking any other hash."""
    import secrets

    return _hasher().hash(secrets.token_hex(32))


class Passwords:
    """Hashes passwords, two at a time per process, so that many sign-ins at once do not use up memory."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return the Argon2id hash of a password."""
        async with self._turn:
            return await asyncio.to_thread(lambda: _hasher().hash(_normal(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Return whether a password matches this hash. None (an unknown name) takes the same time."""
        if len(password) > LONGEST * 4:
            return False
        async with self._turn:
            return await asyncio.to_thread(_fits, kept, _normal(password))

    @staticmethod
    def old(kept: str) -> bool:
        """Return whether a hash was made with weaker parameters than the current ones."""
        return _hasher().check_needs_rehash(kept)


def _fits(kept: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(kept or _nobody(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False
