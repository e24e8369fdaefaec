"""Accounts: a name of one's own in this house, opened by a password or a passkey. A person's id stays what it
was when they were a guest, and so do their seats."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from vigneron.core.errors import Picklable
from vigneron.server.accounts import name_skeletons
from vigneron.server.accounts.passwords import Passwords, weak
from vigneron.server.lobby import names
from vigneron.server.platform.random_words import ID_LETTERS, random_word
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Conflict, Statement

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 24
_LONGEST_KEY: Final = 80
_account, _alias = schema.account, schema.alias


class NoAccount(Picklable, ValueError):
    """Why an account cannot be made or changed so; `code` is that of a sentence (`refusal-CODE`)."""

    def __init__(self, code: str, **data: int | str) -> None:
        super().__init__(code)
        self.code, self.data = code, data


@dataclass(frozen=True, slots=True)
class Account:
    """`id` is the person's; neither it nor `handle` is shown to anybody."""

    id: str
    name: str
    password: str | None
    public: str
    handle: bytes
    made: int


def key_of(name: str) -> str:
    """Return a name as whoever signs in may write it: small letters or capitals, composed or not."""
    return _key(names.clean(name))


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _as_typed(name: str) -> str:
    """Return the key of a name as it stands: names of earlier versions may hold signs that are not seen."""
    text = unicodedata.normalize("NFC", name[: names.LONGEST * 8])
    written = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs"))
    return _key(" ".join(written.split())[: names.LONGEST])


def good_name(name: str) -> str:
    """Return a name as it will be kept. Raises NoAccount."""
    clean = names.clean(name)
    # One letter of another script can stand for eighteen.
    if not SHORTEST_NAME <= len(clean) <= LONGEST_NAME or len(key_of(clean)) > _LONGEST_KEY:
        raise NoAccount("bad_name", low=SHORTEST_NAME, high=LONGEST_NAME)
    return clean


class Accounts:
    """The house's accounts."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._passwords = Passwords()

    async def of(self, person: str) -> Account | None:
        return await self._one(_account.c.id == person)

    async def named(self, name: str) -> Account | None:
        """Return the account that somebody means by this name."""
        for key in dict.fromkeys((_as_typed(name), key_of(name))):
            if key and (found := await self._one(_account.c.key == key)):
                return found
        return None

    async def taken(self, name: str) -> bool:
        """Return whether an account has this name, or one that cannot be told from it."""
        return await self.named(name) is not None or bool(await self._store.read(name_skeletons.found(name)))

    async def with_public(self, public: str) -> Account | None:
        return await self._one(_account.c.public == public[:16])

    async def with_handle(self, handle: bytes) -> Account | None:
        return await self._one(_account.c.handle == handle)

    async def _one(self, where: Any) -> Account | None:
        rows = await self._store.read(select(_account).where(where))
        if not rows:
            return None
        row = rows[0]
        return Account(
            row["id"], row["name"], row["password"], row["public"], bytes(row["handle"]), row["made"]
        )

    async def check(self, person: str, name: str) -> str:
        """Return the name under which this person may make an account. Raises NoAccount."""
        clean = good_name(name)
        if await self.of(person) is not None:
            raise NoAccount("has_account")
        if await self.taken(clean):
            raise NoAccount("name_taken", name=clean)
        return clean

    async def make(
        self,
        person: str,
        name: str,
        password: str | None = None,
        handle: bytes = b"",
        also: Sequence[Statement] = (),
    ) -> Account:
        """Make a guest's account. `also` is written with it, or neither is. Raises NoAccount."""
        clean = await self.check(person, name)
        if password is not None and weak(password, clean):
            raise NoAccount("weak_password")
        kept = None if password is None else await self._passwords.hash(password)
        public = random_word(ID_LETTERS, 10)
        made = Account(person, clean, kept, public, handle or secrets.token_bytes(32), now())
        values: Mapping[str, Any] = {
            "id": made.id,
            "name": clean,
            "key": key_of(clean),
            "password": kept,
            "public": public,
            "handle": made.handle,
            "made": made.made,
        }
        try:
            statements = [
                Statement(insert(_account), values),
                name_skeletons.kept(person, clean),
                self._store.naming(person, clean),
                *also,
            ]
            await self._store.writer.write(person, statements)
        except Conflict:  # the name, or this person's account, has just been made elsewhere
            raise NoAccount("name_taken", name=clean) from None
        return made

    async def opened_by(self, name: str, password: str) -> Account | None:
        """Return the account that this name and password open; it takes as long to say no to either."""
        found = await self.named(name)
        if not await self._passwords.fits(found.password if found else None, password):
            return None
        assert found is not None
        assert found.password is not None
        if self._passwords.old(found.password):
            await self._keep_password(found.id, password)
        return found

    async def set_password(
        self, account: Account, old: str, new: str, also: Sequence[Statement] = ()
    ) -> None:
        """Change a password, or set the first one. `also` is written with it. Raises NoAccount."""
        if account.password is not None and not await self._passwords.fits(account.password, old):
            raise NoAccount("wrong_password")
        if weak(new, account.name):
            raise NoAccount("weak_password")
        await self._keep_password(account.id, new, also)

    async def replace_password(self, account: Account, new: str) -> None:
        """Set a password without the old one: for a host whose player lost it. Raises NoAccount."""
        if weak(new, account.name):
            raise NoAccount("weak_password")
        await self._keep_password(account.id, new)

    async def is_password(self, account: Account, password: str) -> bool:
        return await self._passwords.fits(account.password, password)

    async def _keep_password(self, person: str, password: str, also: Sequence[Statement] = ()) -> None:
        kept = await self._passwords.hash(password)
        change = update(_account).where(_account.c.id == person).values(password=kept)
        await self._store.writer.write(person, [Statement(change), *also])

    async def aliases(self, person: str) -> list[str]:
        """Return who else this person was before they signed in: guests, of whom some seats may be left."""
        rows = await self._store.read(select(_alias.c.id).where(_alias.c.account == person))
        return [str(row["id"]) for row in rows]

    async def holders(self, persons: Collection[str]) -> dict[str, str]:
        """Return, of those who were guests before they signed in, whose account they are now."""
        query = select(_alias.c.id, _alias.c.account).where(_alias.c.id.in_(persons))
        return {str(row["id"]): str(row["account"]) for row in await self._store.read(query)}

    async def remove(self, person: str) -> None:
        """Take away an account with its passkeys and sessions; its seats are `merging`'s to see to."""
        gone = [
            Statement(delete(_account).where(_account.c.id == person)),
            Statement(delete(schema.person).where(schema.person.c.id == person)),
            *self._store.parting(person),
        ]
        await self._store.writer.write(person, gone)
