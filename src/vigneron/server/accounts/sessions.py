"""Sessions record who is signed in on which device. Tokens are random, and only their hashes are stored."""

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
"""The prefix of a session cookie. A guest's cookie, which is a signed id, never starts with it."""
LASTS: Final = 365 * 24 * 3600
"""The seconds after its last use when a session ends."""
_AGAIN: Final = 24 * 3600
"""The seconds between two renewals of a session and its cookie."""
_FRESH: Final = 30.0
"""The seconds for which the result of a query is cached. This limits how long a process that gets no messages
from others is out of date."""
_KNOWN: Final = 10_000
_session, _account, _alias = schema.session, schema.account, schema.alias
_CLAIMED: Final = (
    select(_account.c.id)
    .where(_account.c.id == bindparam("person"))
    .union(select(_alias.c.id).where(_alias.c.id == bindparam("person")))
)


class FoundSession(NamedTuple):
    """The person of a session, and whether the session's cookie must be sent again."""

    person: str
    renew: bool


class Sessions:
    """The sessions of a server. Sessions that were looked up are cached."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._found: TTLCache[str, tuple[str | None]] = TTLCache(_KNOWN, _FRESH)
        """The person for each hash of a token, or (None,) if there is no such session."""
        self._claimed: TTLCache[str, bool] = TTLCache(_KNOWN, _FRESH)
        self._forgotten = 0
        """How many times the cache was cleared. The result of a query that began before is not cached."""
        self.doubted = False
        """Whether the cache must not be used, because messages from other processes do not arrive."""

    async def begin(self, person: str) -> str:
        """Start a session and return its cookie."""
        value, kept = self.new(person)
        await self._store.writer.write(person, kept)
        self._claimed.pop(person, None)
        return value

    @staticmethod
    def new(person: str) -> tuple[str, list[Statement]]:
        """Return the cookie of a new session, and the statements that store the session.

        After the statements have been written, call `forget` for the person."""
        token = secrets.token_urlsafe(32)
        at = now()
        old = delete(_session).where(_session.c.account == person, _session.c.seen < at - LASTS)
        values = {"token": hash_of(token), "account": person, "made": at, "seen": at}
        return MARK + token, [Statement(old), Statement(insert(_session), values)]

    async def find(self, value: str) -> FoundSession | None:
        """Return the session with this cookie, or None."""
        if not value.startswith(MARK) or len(value) > 100:
            return None
        key = hash_of(value)
        known = None if self.doubted else self._found.get(key)
        if known is not None:
            return FoundSession(known[0], False) if known[0] else None
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
        return FoundSession(person, renew)

    async def claimed(self, person: str) -> bool:
        """Return whether this person has an account or signed in to one. A guest's cookie is then invalid."""
        known = None if self.doubted else self._claimed.get(person)
        if known is not None:
            return known
        asked = self._forgotten
        found = bool(await self._store.read(_CLAIMED.params(person=person)))
        if asked == self._forgotten:
            self._claimed[person] = found
        return found

    async def count(self, person: str) -> int:
        """Return the number of devices on which a person is signed in."""
        at = now() - LASTS
        query = select(func.count()).select_from(_session)
        rows = await self._store.read(query.where(_session.c.account == person, _session.c.seen > at))
        return int(next(iter(rows[0].values())))

    async def end(self, person: str, value: str) -> None:
        """End the session with this cookie."""
        key = hash_of(value)
        gone = Statement(delete(_session).where(_session.c.token == key))
        await self._store.writer.write(key, [gone, *self._store.parting(person)])
        self.forget(person)

    async def end_all(self, person: str, but: str = "") -> None:
        """End a person's sessions, except the session with the cookie `but`."""
        await self._store.writer.write(person, self.ending(person, but))
        self.forget(person)

    def ending(self, person: str, but: str = "") -> list[Statement]:
        """Return the statements that end a person's sessions, except the session with the cookie `but`.

        After the statements have been written, call `forget` for the person."""
        gone = delete(_session).where(_session.c.account == person)
        gone = gone.where(_session.c.token != hash_of(but)) if but else gone
        return [Statement(gone), *self._store.parting(person)]

    def forget(self, person: str) -> None:
        """Remove a person from the cache, because the person's sessions have changed."""
        self._forgotten += 1
        self._claimed.pop(person, None)
        for key in [key for key, (whose,) in self._found.items() if whose == person]:
            self._found.pop(key, None)

    def forget_all(self) -> None:
        """Clear the cache."""
        self._forgotten += 1
        self._claimed.clear()
        self._found.clear()


def hash_of(value: str) -> str:
    """Return the hash of a cookie's token. Sessions are stored under this hash."""
    return hashlib.sha256(value.removeprefix(MARK).encode()).hexdigest()
