"""Programs of others: tokens, kept as hashes, and who they are."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select

from vigneron.server import schema
from vigneron.server.store import SqlStore, now
from vigneron.server.writer import Statement

_MARK: Final = "vigneron_"
_PERSON: Final = "program:"
_FRESH: Final = 30.0
"""Seconds after which a token is looked up again: so long does one that was withdrawn live on elsewhere."""
_KNOWN: Final = 1_000
MOST: Final = 10
"""Tokens of one person."""


@dataclass(frozen=True, slots=True)
class Program:
    id: str
    name: str
    owner: str
    made: int

    @property
    def person(self) -> str:
        """Return the name under which it holds seats."""
        return _PERSON + self.id


def is_program(person: str | None) -> bool:
    return person is not None and person.startswith(_PERSON)


class Programs:
    """The house's programs."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._known: OrderedDict[str, tuple[float, Program]] = OrderedDict()

    async def make(self, owner: str, name: str) -> tuple[str, Program] | None:
        """Return a new token, which is shown this once, and its program; None if the person has enough."""
        if len(await self.of(owner)) >= MOST:
            return None
        token = _MARK + secrets.token_urlsafe(32)
        made = Program(secrets.token_hex(8), name, owner, now())
        values = {"id": made.id, "owner": owner, "name": name, "token": _hash(token), "made": made.made}
        await self._store.writer.write(made.id, [Statement(insert(schema.program), values)])
        return token, made

    async def of(self, owner: str) -> list[Program]:
        at = schema.program
        rows = await self._store.read(select(at).where(at.c.owner == owner).order_by(at.c.made, at.c.id))
        return [Program(row["id"], row["name"], row["owner"], row["made"]) for row in rows]

    async def withdraw(self, owner: str, id: str) -> None:
        at = schema.program
        gone = delete(at).where(at.c.id == id, at.c.owner == owner)
        await self._store.writer.write(id, [Statement(gone)])
        self._known.clear()

    async def with_token(self, token: str) -> Program | None:
        """Return whose token this is."""
        if not token.startswith(_MARK) or len(token) > 100:
            return None
        key = _hash(token)
        at, known = self._known.get(key, (0.0, None))
        if known is not None and time.monotonic() - at < _FRESH:
            return known
        rows = await self._store.read(select(schema.program).where(schema.program.c.token == key))
        self._known.pop(key, None)
        if not rows:
            return None
        row = rows[0]
        found = Program(row["id"], row["name"], row["owner"], row["made"])
        self._known[key] = (time.monotonic(), found)
        while len(self._known) > _KNOWN:
            self._known.popitem(last=False)
        return found


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
