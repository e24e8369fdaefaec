"""Commitments to secrets, made before a table exists.

A quick start has no lobby in which a player could commit to a client seed. Therefore the start page already
contains the server's commitment, and the player's seed comes with the form. The secret is derived from the
server's key and a signed number that is valid for one table. The table's id is derived from the same
number."""

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
    """The id of the only table that may use this precommitment, and the secret of that table."""

    id: str
    secret: bytes


class SeedPrecommits:
    """Makes precommitments for pages, and checks precommitments in forms. `key` is the server's secret."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._signer = TimestampSigner(key, salt="vigneron.opening", digest_method=hashlib.sha256)

    def offer(self) -> dict[str, str]:
        """Return the data for a page: `token` for the form, `commitment` for the player."""
        token = secrets.token_hex(16)
        return {"token": self._signer.sign(token).decode(), "commitment": commitment(self._of(token).secret)}

    def take(self, token: str) -> Precommit | None:
        """Return the precommitment of a token, or None.

        The token must be signed by this server and less than a day old."""
        try:
            return self._of(self._signer.unsign(token[:200], max_age=_DAY).decode())
        except (BadData, UnicodeDecodeError):
            return None

    def after(self, table: str) -> Precommit:
        """Return the precommitment of a table's rematch. It is the same in every call."""
        return self._of(f"after|{table}")

    def _of(self, token: str) -> Precommit:
        number = int.from_bytes(self._made(f"id|{token}"), "big")
        return Precommit(word_of(number, 12), self._made(f"secret|{token}"))

    def _made(self, what: str) -> bytes:
        return hmac.digest(self._key, f"vigneron-opening-1|{what}".encode(), "sha256")
