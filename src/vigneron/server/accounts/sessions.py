"""Who is signed in where: random tokens, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, NamedTuple

from cachetools import TTLCache
from sqlalchemy import bindparam, delete, func, insert, select, update

from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Statement

MARK: Final = "~"
"""Begins a cookie's value that is a token; a guest's is a signed number, which never begins so."""
LASTS: Final = 365 * 24 * 3600
"""Seconds since it was last used after which a session has ended."""
_AGAIN: Final = 24 * 3600
"""Seconds after which a session's use is noted, and its cookie renewed."""
_FRESH: Final = 30.0
"""Seconds after which an answer is asked for again: so long may another process believe an old one when the
line between them is down."""
_KNOWN: Final = 10_000
_session, _account, _alias = schema.session, schema.account, schema.alias
_CLAIMED: Final = (
    select(_account.c.id)
    .where(_account.c.id == bindparam("person"))
    .union(select(_alias.c.id).where(_alias.c.id == bindparam("person")))
)


class Found(NamedTuple):
    """Whose session it is, and whether its cookie is to be set again."""

    person: str
    renew: bool


class Sessions:
    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._found: TTLCache[str, tuple[str | None]] = TTLCache(_KNOWN, _FRESH)
        """Whose session a token's hash is of; (None,): of nobody."""
        self._claimed: TTLCache[str, bool] = TTLCache(_KNOWN, _FRESH)
        self._forgotten = 0
        """How often something was forgotten: what was asked before that is not kept."""
        self.doubted = False
        """Whether what was found before is not believed: others' changes cannot be heard of."""

    async def begin(self, person: str) -> str:
        """Return the cookie's value of a new session."""
        value, kept = self.new(person)
        await self._store.writer.write(person, kept)
        self._claimed.pop(person, None)
        return value

    @staticmethod
    def new(person: str) -> tuple[str, list[Statement]]:
        """Return a new session's cookie, and what keeps it; `forget` the person when that is written."""
        token = secrets.token_urlsafe(32)
        at = now()
        old = delete(_session).where(_session.c.account == person, _session.c.seen < at - LASTS)
        values = {"token": hash_of(token), "account": person, "made": at, "seen": at}
        return MARK + token, [Statement(old), Statement(insert(_session), values)]

    async def find(self, value: str) -> Found | None:
        """Return whose session a cookie's value names."""
        if not value.startswith(MARK) or len(value) > 100:
            return None
        key = hash_of(value)
        known = None if self.doubted else self._found.get(key)
        if known is not None:
            return Found(known[0], False) if known[0] else None
        asked = self._forgotten
        rows = await self._store.read(select(_session).where(_session.c.token == key))
        at = now()
        person = str(rows[0]["account"]) if rows and rows[0]["seen"] > at - LASTS else None
        if asked == self._forgotten:
            self._found[key] = (person,)
        if person is None:
            return None
        renew = rows[0]["seen"] <= at - _AGAIN
        if renew:
            seen = update(_session).where(_session.c.token == key).values(seen=at)
            await self._store.writer.write(person, [Statement(seen)])
        return Found(person, renew)

    async def claimed(self, person: str) -> bool:
        """Return whether this person has an account, or became part of one: no guest's cookie counts then."""
        known = None if self.doubted else self._claimed.get(person)
        if known is not None:
            return known
        asked = self._forgotten
        found = bool(await self._store.read(_CLAIMED.params(person=person)))
        if asked == self._forgotten:
            self._claimed[person] = found
        return found

    async def count(self, person: str) -> int:
        """Return on how many devices somebody is signed in."""
        at = now() - LASTS
        query = select(func.count()).select_from(_session)
        rows = await self._store.read(query.where(_session.c.account == person, _session.c.seen > at))
        return int(next(iter(rows[0].values())))

    async def end(self, person: str, value: str) -> None:
        key = hash_of(value)
        gone = Statement(delete(_session).where(_session.c.token == key))
        await self._store.writer.write(key, [gone, *self._store.parting(person)])
        self.forget(person)

    async def end_all(self, person: str, but: str = "") -> None:
        """End a person's sessions, all but that of this cookie."""
        await self._store.writer.write(person, self.ending(person, but))
        self.forget(person)

    def ending(self, person: str, but: str = "") -> list[Statement]:
        """Return what ends a person's sessions; `forget` the person when that is written."""
        gone = delete(_session).where(_session.c.account == person)
        gone = gone.where(_session.c.token != hash_of(but)) if but else gone
        return [Statement(gone), *self._store.parting(person)]

    def forget(self, person: str) -> None:
        """What was known of somebody may be so no longer."""
        self._forgotten += 1
        self._claimed.pop(person, None)
        for key in [key for key, (whose,) in self._found.items() if whose == person]:
            self._found.pop(key, None)

    def forget_all(self) -> None:
        self._forgotten += 1
        self._claimed.clear()
        self._found.clear()


def hash_of(value: str) -> str:
    """Return how the token in a cookie's value is kept."""
    return hashlib.sha256(value.removeprefix(MARK).encode()).hexdigest()
