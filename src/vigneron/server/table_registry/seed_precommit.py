"""Secrets that are committed to before a table exists.

Who plays alone at once has no lobby in which to pledge a word. So the start page holds a commitment already,
and the word comes with the form. The secret follows from the house's key and a signed number that serves one
table only: the table's id follows from it too.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from itsdangerous import BadData, TimestampSigner

from vigneron.core.chance import commitment
from vigneron.server.platform.random_words import word_of

_DAY: Final = 86_400


class Precommit(NamedTuple):
    """The id of the one table it may serve, and that table's secret."""

    id: str
    secret: bytes


class SeedPrecommits:
    """Makes precommitments for pages, and opens those that come back. `key` is the server's secret."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = TimestampSigner(key, salt="vigneron.opening", digest_method=hashlib.sha256)

    def offer(self) -> dict[str, str]:
        """Return what a page holds: `token` for the form, `commitment` for the person."""
        token = secrets.token_hex(16)
        return {"token": self._signer.sign(token).decode(), "commitment": commitment(self._of(token).secret)}

    def take(self, token: str) -> Precommit | None:
        """Return the opening of a token of ours that is not older than a day."""
        try:
            return self._of(self._signer.unsign(token[:200], max_age=_DAY).decode())
        except (BadData, UnicodeDecodeError):
            return None

    def after(self, table: str) -> Precommit:
        """Return the opening of the table that follows another with the same people: always the same one."""
        return self._of(f"after|{table}")

    def _of(self, token: str) -> Precommit:
        number = int.from_bytes(self._made(f"id|{token}"), "big")
        return Precommit(word_of(number, 12), self._made(f"secret|{token}"))

    def _made(self, what: str) -> bytes:
        return hmac.digest(self._key, f"vigneron-opening-1|{what}".encode(), "sha256")
