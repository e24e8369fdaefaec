"""Accounts: unique names, each opened by a password or a passkey.

A person who makes an account keeps the id that they had as a guest, and therefore keeps their seats."""

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
    """An account cannot be made or changed in this way. The sentence for `code` is `refusal-CODE`."""

    def __init__(self, code: str, **data: int | str) -> None:
        super().__init__(code)
        self.code, self.data = code, data


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `id` is the person's id. Neither `id` nor `handle` (of WebAuthn) is shown to anybody.

    `password` is an Argon2id hash, or None if the account has no password. `public` is the name of the
    profile page. `made` is in seconds since 1970."""

    id: str
    name: str
    password: str | None
    public: str
    handle: bytes
    made: int


def key_of(name: str) -> str:
    """Return the key by which a name is unique: the name cleaned, NFKC-normalised and case-folded."""
    return _key(names.clean(name))


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _as_typed(name: str) -> str:
    """Return the key of a name that is not cleaned.

    Names that earlier versions stored may contain invisible signs."""
    text = unicodedata.normalize("NFC", name[: names.LONGEST * 8])
    written = "".join(c for c in text if c.isspace() or unicodedata.category(c) not in ("Cc", "Cf", "Cs"))
    return _key(" ".join(written.split())[: names.LONGEST])


def good_name(name: str) -> str:
    """Return a name in the form in which it is stored. Raises NoAccount if its length is not allowed."""
    clean = names.clean(name)
    # NFKC can turn one letter into eighteen letters.
    if not SHORTEST_NAME <= len(clean) <= LONGEST_NAME or len(key_of(clean)) > _LONGEST_KEY:
        raise NoAccount("bad_name", low=SHORTEST_NAME, high=LONGEST_NAME)
    return clean


class Accounts:
    """The accounts of a server."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._passwords = Passwords()

    async def of(self, person: str) -> Account | None:
        """Return the account of a person, or None."""
        return await self._one(_account.c.id == person)

    async def named(self, name: str) -> Account | None:
        """Return the account with this name, or None. Case and Unicode composition do not matter."""
        for key in dict.fromkeys((_as_typed(name), key_of(name))):
            if key and (found := await self._one(_account.c.key == key)):
                return found
        return None

    async def names(self) -> dict[str, str]:
        """Return the names of all accounts by person."""
        rows = await self._store.read(select(_account.c.id, _account.c.name))
        return {str(row["id"]): str(row["name"]) for row in rows}

    async def taken(self, name: str) -> bool:
        """Return whether an account has this name, or a name that looks the same."""
        return await self.named(name) is not None or bool(await self._store.read(name_skeletons.found(name)))

    async def with_public(self, public: str) -> Account | None:
        """Return the account with this public name, or None."""
        return await self._one(_account.c.public == public[:16])

    async def with_handle(self, handle: bytes) -> Account | None:
        """Return the account with this WebAuthn user handle, or None."""
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
        """Return the cleaned name under which this person may make an account. Raises NoAccount."""
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
        """Make an account for a guest. Raises NoAccount.

        The statements in `also` are written in the same transaction."""
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
        except Conflict:  # another request has just used the name, or made an account for this person
            raise NoAccount("name_taken", name=clean) from None
        return made

    async def rename(self, account: Account, name: str) -> str:
        """Give an account a new name; return it cleaned. Raises NoAccount.

        The seats at tables keep their names; see `Renaming`."""
        clean = good_name(name)
        same = key_of(clean) == key_of(account.name)
        if not same and await self._taken_by_another(account, clean):
            raise NoAccount("name_taken", name=clean)
        values = {"name": clean, "key": key_of(clean)}
        statements = [
            Statement(update(_account).where(_account.c.id == account.id).values(values)),
            self._store.naming(account.id, clean),
        ]
        if not same:
            statements += [name_skeletons.dropped(account.id), name_skeletons.kept(account.id, clean)]
        try:
            await self._store.writer.write(account.id, statements)
        except Conflict:  # another request has just used the name
            raise NoAccount("name_taken", name=clean) from None
        return clean

    async def _taken_by_another(self, account: Account, name: str) -> bool:
        """Return whether another account has this name, or a name that looks the same."""
        found = await self.named(name)
        alike = await self._store.read(name_skeletons.found(name))
        return (found is not None and found.id != account.id) or any(
            row["account"] != account.id for row in alike
        )

    async def opened_by(self, name: str, password: str) -> Account | None:
        """Return the account with this name if the password is correct, or None.

        An unknown name takes as long as a wrong password."""
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
        """Change an account's password, or set its first one. Raises NoAccount.

        The statements in `also` are written in the same transaction."""
        if account.password is not None and not await self._passwords.fits(account.password, old):
            raise NoAccount("wrong_password")
        if weak(new, account.name):
            raise NoAccount("weak_password")
        await self._keep_password(account.id, new, also)

    async def replace_password(self, account: Account, new: str) -> None:
        """Set a password without asking for the old one. The host does this for a player who lost theirs.

        Raises NoAccount."""
        if weak(new, account.name):
            raise NoAccount("weak_password")
        await self._keep_password(account.id, new)

    async def is_password(self, account: Account, password: str) -> bool:
        """Return whether this is the account's password."""
        return await self._passwords.fits(account.password, password)

    async def _keep_password(self, person: str, password: str, also: Sequence[Statement] = ()) -> None:
        kept = await self._passwords.hash(password)
        change = update(_account).where(_account.c.id == person).values(password=kept)
        await self._store.writer.write(person, [Statement(change), *also])

    async def aliases(self, person: str) -> list[str]:
        """Return the ids of the guests who have signed in to this person's account.

        Some seats may still be held under these ids."""
        rows = await self._store.read(select(_alias.c.id).where(_alias.c.account == person))
        return [str(row["id"]) for row in rows]

    async def holders(self, persons: Collection[str]) -> dict[str, str]:
        """Return the accounts to which guests have signed in, by the guest's id. Others are left out."""
        query = select(_alias.c.id, _alias.c.account).where(_alias.c.id.in_(persons))
        return {str(row["id"]): str(row["account"]) for row in await self._store.read(query)}

    async def remove(self, person: str) -> None:
        """Delete an account with its passkeys and sessions. `merge_guest` handles the account's seats."""
        gone = [
            Statement(delete(_account).where(_account.c.id == person)),
            Statement(delete(schema.person).where(schema.person.c.id == person)),
            *self._store.parting(person),
        ]
        await self._store.writer.write(person, gone)
