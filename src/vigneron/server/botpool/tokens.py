"""API tokens of programs, stored as hashes, and the programs that they identify."""

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
"""Seconds for which a token is cached."""
_KNOWN: Final = 1_000
MOST: Final = 10
"""The most tokens that one person may have."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program with its token. `owner` is the person's id; `made` is in seconds since 1970."""

    id: str
    name: str
    owner: str
    made: int

    @property
    def person(self) -> str:
        """Return the id under which the program holds seats."""
        return program_person(self.id)


class Programs:
    """The programs of a server, with a cache."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: TTLCache[str, Program] = TTLCache(_KNOWN, _FRESH)
        self._forgotten = 0
        """How often the cache was cleared. A query that began before does not enter it."""
        self.doubted = False
        """Whether the cache is unused, because messages from other processes do not arrive."""

    async def make(self, owner: str, name: str) -> tuple[str, Program] | None:
        """Return a new token, which cannot be read again later, and its program.

        Returns None if the person has as many as allowed."""
        if len(await self.of(owner)) >= MOST:
            return None
        token = _MARK + secrets.token_urlsafe(32)
        made = Program(secrets.token_hex(8), name, owner, now())
        values = {"id": made.id, "owner": owner, "name": name, "token": _hash(token), "made": made.made}
        await self._store.writer.write(made.id, [Statement(insert(schema.program), values)])
        return token, made

    async def of(self, owner: str) -> list[Program]:
        """Return a person's programs, the oldest first."""
        at = schema.program
        rows = await self._store.read(select(at).where(at.c.owner == owner).order_by(at.c.made, at.c.id))
        return [Program(row["id"], row["name"], row["owner"], row["made"]) for row in rows]

    async def withdraw(self, owner: str, id: str) -> None:
        """Delete a token. Raises Conflict if the owner has no such program.

        The caller must close the program's sockets (`Revocation.everywhere`)."""
        at = schema.program
        gone = Statement(delete(at).where(at.c.id == id, at.c.owner == owner), rows=1)
        await self._store.writer.write(id, [gone, *self._store.parting(program_person(id))])
        self.forget(program_person(id))

    def forget(self, holder: str) -> None:
        """Drop what is cached about a program, or about all programs of an owner."""
        self._forgotten += 1
        for key in [key for key, one in self._known.items() if holder in (one.person, one.owner)]:
            self._known.pop(key, None)

    def forget_all(self) -> None:
        """Drop the whole cache."""
        self._forgotten += 1
        self._known.clear()

    async def with_token(self, token: str) -> Program | None:
        """Return the program of this token, or None."""
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
