"""API tokens of programs. Tokens are stored as hashes, and each token identifies a program."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from cachetools import TTLCache
from sqlalchemy import delete, insert, select

from vigneron.server.storage import schema
from vigneron.server.storage.models import program_person
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Statement

_MARK: Final = "vigneron_"
_FRESH: Final = 30.0
"""The seconds for which a token is cached."""
_KNOWN: Final = 1_000
MOST: Final = 10
"""The maximum number of tokens of one person."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program that has a token. `owner` is the person's id; `made` is in seconds since 1970."""

    id: str
    name: str
    owner: str
    made: int

    @property
    def person(self) -> str:
        """Return the id under which the program holds seats."""
        return program_person(self.id)


class Programs:
    """The programs of a server. Programs that were looked up are cached."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: TTLCache[str, Program] = TTLCache(_KNOWN, _FRESH)
        self._forgotten = 0
        """How many times the cache was cleared. The result of a query that began before is not cached."""
        self.doubted = False
        """Whether the cache must not be used, because messages from other processes do not arrive."""

    async def make(self, owner: str, name: str) -> tuple[str, Program] | None:
        """Make a program; return its new token and the program. The token cannot be read again later.

        Returns None if the person has the maximum number of tokens."""
        if len(await self.of(owner)) >= MOST:
            return None
        token = _MARK + secrets.token_urlsafe(32)
        made = Program(secrets.token_hex(8), name, owner, now())
        values = {"id": made.id, "owner": owner, "name": name, "token": _hash(token), "made": made.made}
        await self._store.writer.write(made.id, [Statement(insert(schema.program), values)])
        return token, made

    async def of(self, owner: str) -> list[Program]:
        """Return a person's programs. The oldest come first."""
        at = schema.program
        rows = await self._store.read(select(at).where(at.c.owner == owner).order_by(at.c.made, at.c.id))
        return [Program(row["id"], row["name"], row["owner"], row["made"]) for row in rows]

    async def withdraw(self, owner: str, id: str) -> None:
        """Delete a token. Raises Conflict if the owner has no such program.

        The caller must close the sockets of the program (`Revocation.everywhere`)."""
        at = schema.program
        gone = Statement(delete(at).where(at.c.id == id, at.c.owner == owner), rows=1)
        await self._store.writer.write(id, [gone, *self._store.parting(program_person(id))])
        self.forget(program_person(id))

    def forget(self, holder: str) -> None:
        """Remove a program, or all programs of an owner, from the cache."""
        self._forgotten += 1
        for key in [key for key, one in self._known.items() if holder in (one.person, one.owner)]:
            self._known.pop(key, None)

    def forget_all(self) -> None:
        """Clear the cache."""
        self._forgotten += 1
        self._known.clear()

    async def with_token(self, token: str) -> Program | None:
        """Return the program with this token, or None."""
        if not token.startswith(_MARK) or len(token) > 100:
            return None
        key = _hash(token)
        known = None if self.doubted else self._known.get(key)
        if known is not None:
            return known
        asked = self._forgotten
        rows = await self._store.read(select(schema.program).where(schema.program.c.token == key))
        self._known.pop(key, None)
        if not rows:
            return None
        row = rows[0]
        found = Program(row["id"], row["name"], row["owner"], row["made"])
        if asked == self._forgotten:
            self._known[key] = found
        return found


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
