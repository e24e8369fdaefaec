"""Secrets that are committed to before a table exists.

A quick start has no lobby in which a player could commit to a client seed. Therefore the start page already
contains a commitment, and the seed comes with the form. The secret is derived from the server's key and a
signed number that is used for one table only; the table's id is derived from it too."""

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
    """The id of the one table that may use it, and that table's secret."""

    id: str
    secret: bytes


class SeedPrecommits:
    """Makes precommitments for pages, and checks those that come back. `key` is the server's secret."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = TimestampSigner(key, salt="vigneron.opening", digest_method=hashlib.sha256)

    def offer(self) -> dict[str, str]:
        """Return the data for a page: `token` for the form, `commitment` for the player."""
        token = secrets.token_hex(16)
        return {"token": self._signer.sign(token).decode(), "commitment": commitment(self._of(token).secret)}

    def take(self, token: str) -> Precommit | None:
        """Return the precommitment of a token that we signed and that is less than a day old, or None."""
        try:
            return self._of(self._signer.unsign(token[:200], max_age=_DAY).decode())
        except (BadData, UnicodeDecodeError):
            return None

    def after(self, table: str) -> Precommit:
        """Return the precommitment of a table's rematch, which is always the same."""
        return self._of(f"after|{table}")

    def _of(self, token: str) -> Precommit:
        number = int.from_bytes(self._made(f"id|{token}"), "big")
        return Precommit(word_of(number, 12), self._made(f"secret|{token}"))

    def _made(self, what: str) -> bytes:
        return hmac.digest(self._key, f"vigneron-opening-1|{what}".encode(), "sha256")
