"""Passwords: kept as Argon2id hashes, checked in a thread, as long for a name that nobody has."""

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
"""Each takes 64 MB while it lasts."""


def weak(password: str, name: str) -> bool:
    """Return whether a password is too short, too long, one sign only, or the name itself."""
    text = _normal(password)
    return not SHORTEST <= len(text) <= LONGEST or len(set(text)) < 3 or text.casefold() == name.casefold()


def _normal(password: str) -> str:
    # The same signs, however a keyboard puts them together.
    return unicodedata.normalize("NFKC", password)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # only houses with accounts pay for it

    return PasswordHasher()


@cache
def _nobody() -> str:
    """Return a hash that no password fits; checking it takes as long as any."""
    import secrets

    return _hasher().hash(secrets.token_hex(32))


class Passwords:
    """Two at a time per process: a crowd of sign-ins takes neither the memory nor both processors."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(lambda: _hasher().hash(_normal(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Return whether a password is the kept one. `kept` None: nobody's; it takes as long to say no."""
        if len(password) > LONGEST * 4:
            return False
        async with self._turn:
            return await asyncio.to_thread(_fits, kept, _normal(password))

    @staticmethod
    def old(kept: str) -> bool:
        """Return whether a hash was made with weaker settings than today's."""
        return _hasher().check_needs_rehash(kept)


def _fits(kept: str | None, password: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(kept or _nobody(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False
