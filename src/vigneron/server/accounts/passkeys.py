"""Passkeys (WebAuthn): makes challenges for browsers, and verifies the answers of browsers.

A passkey opens an account without a password. Therefore the authenticator must verify its user, by a finger
or a PIN. Every challenge is stored until it is answered. A challenge works once, and only for the browser
that asked for it."""

from __future__ import annotations

import hashlib
import ipaddress
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update

from vigneron.server.accounts.accounts import Account, Accounts, NoAccount
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Conflict, Statement

PATIENCE: Final = 300
"""The seconds for which a challenge is valid."""
MOST: Final = 20
"""The maximum number of passkeys of one account."""
_passkey, _challenge = schema.passkey, schema.challenge


class RelyingParty(NamedTuple):
    """The relying party of WebAuthn: this server's host name, and the origin of its pages."""

    name: str
    origin: str


class NewPasskey(NamedTuple):
    """A verified new passkey: the statement that stores it, and the user handle of its account."""

    keep: Statement
    handle: bytes


class BadPasskey(ValueError):
    """The answer of a browser does not prove anything."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A stored passkey. `made` and `used` (its last use) are in seconds since 1970."""

    id: str
    made: int
    used: int


def place(address: str) -> RelyingParty | None:
    """Return the relying party for the address of a page. Return None if browsers offer no passkeys there.

    Browsers offer no passkeys without TLS (except on localhost), and none for a numeric address."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    try:
        ipaddress.ip_address(host)
        return None
    except ValueError:
        pass
    local = host == "localhost" or host.endswith(".localhost")
    if not host or not (parts.scheme == "https" or local):
        return None
    return RelyingParty(host, f"{parts.scheme}://{parts.netloc.lower()}")


class Passkeys:
    """The passkeys of a server."""

    def __init__(self, store: SqlStore, accounts: Accounts) -> None:
        self._store, self._accounts = store, accounts

    async def of(self, person: str) -> list[Passkey]:
        """Return a person's passkeys. The oldest come first."""
        query = select(_passkey).where(_passkey.c.account == person)
        rows = await self._store.read(query.order_by(_passkey.c.made, _passkey.c.id))
        return [Passkey(row["id"], row["made"], row["used"]) for row in rows]

    async def remove(self, account: Account, id: str) -> None:
        """Delete a passkey. Raises NoAccount if it is the only way to open the account."""
        own = [passkey.id for passkey in await self.of(account.id)]
        if id in own and len(own) == 1 and account.password is None:
            raise NoAccount("last_key")
        gone = delete(_passkey).where(_passkey.c.id == id, _passkey.c.account == account.id)
        await self._store.writer.write(account.id, [Statement(gone)])

    # challenges

    async def ask_to_make(
        self, at: RelyingParty, person: str, name: str, account: Account | None
    ) -> dict[str, Any]:
        """Return the registration options for `navigator.credentials.create`. Raises NoAccount at the limit.

        The authenticator shows `name`. If `account` is None, the account is made together with its first
        passkey."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self._credentials(person)
        if len(known) >= MOST:
            raise NoAccount("enough_keys")
        handle = account.handle if account else secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=at.name,
            rp_name="Vigneron",
            user_name=name,
            user_display_name=name,
            user_id=handle,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
        )
        await self._note(options.challenge, person, "make", handle)
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    async def ask_to_sign(self, at: RelyingParty, person: str) -> dict[str, Any]:
        """Return the authentication options for `navigator.credentials.get`. They allow any account."""
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(
            rp_id=at.name, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._note(options.challenge, person, "sign")
        told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return told

    async def _credentials(self, person: str) -> list[bytes]:
        rows = await self._store.read(select(_passkey.c.credential).where(_passkey.c.account == person))
        return [bytes(row["credential"]) for row in rows]

    async def _note(self, challenge: bytes, person: str, purpose: str, handle: bytes = b"") -> None:
        at = now()
        values = {
            "id": _hash(challenge),
            "person": person,
            "purpose": purpose,
            "handle": handle,
            "until": at + PATIENCE,
        }
        old = delete(_challenge).where(_challenge.c.until < at)
        await self._store.writer.write(person, [Statement(old), Statement(insert(_challenge), values)])

    async def _take(self, challenge: bytes, person: str, purpose: str) -> bytes:
        """Mark a challenge as used, and return the user handle that was stored with it.

        Raises BadPasskey unless this browser asked for the challenge, `PATIENCE` has not passed, and the
        challenge was not used before."""
        at = _challenge.c
        asked = [at.id == _hash(challenge), at.person == person, at.purpose == purpose, at.until >= now()]
        rows = await self._store.read(select(at.handle).where(*asked))
        if not rows:
            raise BadPasskey("this was not asked, or long ago")
        try:
            await self._store.writer.write(
                person, [Statement(delete(_challenge).where(*asked), None, rows=1)]
            )
        except Conflict:
            raise BadPasskey("this was answered already") from None
        return bytes(rows[0]["handle"])

    # answers

    async def made(self, at: RelyingParty, person: str, answer: dict[str, Any]) -> NewPasskey:
        """Verify a registration and return the new passkey. It is not stored yet. Raises BadPasskey."""
        import webauthn

        challenge = _challenge_in(answer)
        handle = await self._take(challenge, person, "make")
        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=at.name,
                expected_origin=at.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever the library raises, the answer is at fault
            raise BadPasskey(type(error).__name__) from error
        values = {
            "id": _hash(found.credential_id),
            "account": person,
            "credential": found.credential_id,
            "public_key": found.credential_public_key,
            "count": found.sign_count,
            "made": now(),
            "used": now(),
        }
        return NewPasskey(Statement(insert(_passkey), values), handle)

    async def add(self, made: NewPasskey, person: str) -> None:
        """Store another passkey of an account. Raises BadPasskey if the passkey is known already."""
        try:
            await self._store.writer.write(person, [made.keep])
        except Conflict:
            raise BadPasskey("it is known already") from None

    async def opened_by(self, at: RelyingParty, person: str, answer: dict[str, Any]) -> Account:
        """Verify an authentication and return the account that it opens. Raises BadPasskey."""
        import webauthn

        challenge = _challenge_in(answer)
        await self._take(challenge, person, "sign")
        try:
            known = _bytes(answer["rawId"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadPasskey("no credential") from error
        rows = await self._store.read(select(_passkey).where(_passkey.c.id == _hash(known)))
        if not rows:
            raise BadPasskey("unknown")
        row = rows[0]
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=at.name,
                expected_origin=at.origin,
                credential_public_key=bytes(row["public_key"]),
                credential_current_sign_count=row["count"],
                require_user_verification=True,
            )
        except Exception as error:
            raise BadPasskey(type(error).__name__) from error
        account = await self._accounts.of(row["account"])
        handle = answer.get("response", {}).get("userHandle")
        if account is None or (handle and _bytes(handle) != account.handle):
            raise BadPasskey("somebody else's")
        counted = (
            update(_passkey)
            .where(_passkey.c.id == row["id"], _passkey.c.count == row["count"])
            .values(count=found.new_sign_count, used=now())
        )
        try:
            await self._store.writer.write(account.id, [Statement(counted, None, rows=1)])
        except Conflict:  # the passkey was deleted in the meantime, or used twice at once
            raise BadPasskey("used meanwhile") from None
        return account


def _challenge_in(answer: dict[str, Any]) -> bytes:
    """Return the challenge that an answer refers to. Raises BadPasskey."""
    try:
        told = json.loads(_bytes(answer["response"]["clientDataJSON"]))
        return _bytes(told["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadPasskey("no challenge") from error


def _bytes(text: str) -> bytes:
    """Decode base64url. Raises ValueError. This includes text that is not ASCII."""
    from webauthn.helpers import base64url_to_bytes

    if not isinstance(text, str):
        raise ValueError("not a text")
    return base64url_to_bytes(text)


def _hash(what: bytes) -> str:
    return hashlib.sha256(what).hexdigest()
