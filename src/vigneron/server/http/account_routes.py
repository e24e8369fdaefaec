"""The account page, and the requests that change an account."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.accounts.accounts import Account, Accounts, NoAccount, key_of
from vigneron.server.accounts.passkeys import BadPasskey, Passkeys
from vigneron.server.accounts.sessions import LASTS, Sessions
from vigneron.server.http import forms
from vigneron.server.http.identity import YEARS, Identity
from vigneron.server.http.me_page import ME, MePage, read, session_of, told_refusal
from vigneron.server.http.pages import AnyRequest, error_page, person_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform.confusables import alike
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.table_registry import merge_guest
from vigneron.server.table_registry.merge_guest import GuestMerge
from vigneron.server.table_registry.revocation import Revocation

MADE: Final = ME + "?done=made"
SIGNED_IN: Final = ME + "?done=in"


@dataclass(frozen=True, slots=True)
class AccountServices:
    """The services that these routes use."""

    accounts: Accounts
    passkeys: Passkeys
    sessions: Sessions
    identity: Identity
    merge: GuestMerge
    revocation: Revocation
    limits: RateLimits
    me: MePage


@get(ME, summary="Settings: one's account, passkeys, devices, notices")
async def me(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    return await services.me.render(request)


async def _account(request: AnyRequest, accounts: Accounts) -> Account | None:
    return await accounts.of(person_of(request)) if session_of(request) else None


# signing in and out


async def come_in(
    request: AnyRequest, services: AccountServices, account: Account, answer: Response[Any]
) -> Response[Any]:
    """Sign a person in: move a guest's seats to the account, and set the session cookie in the answer.

    If the store fails during the move, the next sign-in moves the rest."""
    was, old = person_of(request), session_of(request)
    if not old and was != account.id:
        await services.merge.bring_along(was, account.id)
    value = await services.sessions.begin(account.id)
    if old:
        await services.sessions.end(was, old)
        services.revocation.everywhere(was)
    return await _in(request, services, account, answer, value)


async def _in(
    request: AnyRequest, services: AccountServices, account: Account, answer: Response[Any], value: str
) -> Response[Any]:
    was, old = person_of(request), session_of(request)
    await services.merge.bring_notices(was, account.id, value)
    if was == account.id and not old:
        services.revocation.everywhere(account.id)  # the sockets of the person reconnect with the new cookie
    return _with(services.identity, answer, value)


async def _new(
    request: AnyRequest, services: AccountServices, account: Account, answer: Response[Any], value: str
) -> Response[Any]:
    """Sign a person in to the account that they have just made. The session was made with the account."""
    services.sessions.forget(account.id)
    try:
        return await _in(request, services, account, answer, value)
    except StoreAway:  # the notices of the person are moved at the next sign-in
        return _with(services.identity, answer, value)


def _with(identity: Identity, answer: Response[Any], value: str, seconds: int = LASTS) -> Response[Any]:
    answer.set_cookie(
        Cookie(identity.cookie, value=value, path="/", max_age=seconds, httponly=True, samesite="lax")
    )
    return answer


def go_out(identity: Identity, done: str) -> Response[Any]:
    """Return the answer that turns the browser into a new guest, and says what was done (`me-done-DONE`)."""
    return _with(identity, forms.see(ME + f"?done={done}"), identity.sign(identity.new()), YEARS)


@post("/account", summary="Make an account with a password; a guest keeps their games")
async def make(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    form = await forms.fields(request)
    if session_of(request):
        return forms.see(ME)
    try:
        await services.accounts.check(person_of(request), form.get("name", ""))
        if not services.limits.accounts_per_address.allows(forms.address(request)):
            return error_page(request, 429, "too-many")
        value, session = services.sessions.new(person_of(request))
        account = await services.accounts.make(
            person_of(request), form.get("name", ""), form.get("password", ""), also=session
        )
    except NoAccount as error:
        return await services.me.failed(request, error, "make", form.get("name", ""))
    return await _new(request, services, account, forms.see(MADE), value)


@post("/account/in", summary="Sign in by name and password")
async def sign_in(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    form = await forms.fields(request)
    name, at = form.get("name", ""), forms.address(request)
    if _guessed(services.limits, at, name):
        return error_page(request, 429, "too-many")
    account = await services.accounts.opened_by(name, form.get("password", ""))
    if account is None:
        _wrong(services.limits, at, name)
        return await services.me.failed(request, NoAccount("not_opened"), "in", name)
    return await come_in(request, services, account, forms.see(SIGNED_IN))


def _guessed(limits: RateLimits, address: str, name: str) -> bool:
    by_address, by_name = limits.wrong_passwords_per_address, limits.wrong_passwords_per_name
    return by_address.full(address) or by_name.full(key_of(name))


def _wrong(limits: RateLimits, address: str, name: str) -> None:
    limits.wrong_passwords_per_address.allows(address)
    limits.wrong_passwords_per_name.allows(key_of(name))


@post("/account/out", summary="Sign out on this device")
async def sign_out(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    own = session_of(request)
    if own:
        await services.sessions.end(person_of(request), own)
        services.revocation.everywhere(person_of(request))
        return go_out(services.identity, "out")
    return forms.see("/")


@post("/account/out-everywhere", summary="Sign out on all devices")
async def sign_out_everywhere(
    request: AnyRequest, services: NamedDependency[AccountServices]
) -> Response[Any]:
    if not session_of(request):
        return forms.see("/")
    await services.sessions.end_all(person_of(request))
    services.revocation.everywhere(person_of(request))
    return go_out(services.identity, "out-everywhere")


# changes


@post("/account/password", summary="Change one's password; other devices are signed out")
async def password(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    form, account = await forms.fields(request), await _account(request, services.accounts)
    if account is None:
        return forms.see(ME)
    at = forms.address(request)
    if _guessed(services.limits, at, account.name):
        return error_page(request, 429, "too-many")
    try:
        others = services.sessions.ending(account.id, but=session_of(request))
        await services.accounts.set_password(account, form.get("old", ""), form.get("new", ""), others)
    except NoAccount as error:
        if error.code == "wrong_password":
            _wrong(services.limits, at, account.name)
        return await services.me.failed(request, error, "password")
    services.revocation.everywhere(account.id)
    first = account.password is None
    return forms.see(f"{ME}?done={'password-set' if first else 'password'}")


@post("/account/passkeys/{id:str}/remove", summary="Delete a passkey")
async def remove_passkey(
    request: AnyRequest, services: NamedDependency[AccountServices], id: FromPath[str]
) -> Response[Any]:
    account = await _account(request, services.accounts)
    if account is None:
        return forms.see(ME)
    try:
        await services.passkeys.remove(account, id[:64])
    except NoAccount as error:
        return await services.me.failed(request, error, "passkeys")
    return forms.see(ME + "?done=passkey-removed")


@post("/account/delete", summary="Delete one's account; finished games stay, without the name")
async def delete(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    form, account = await forms.fields(request), await _account(request, services.accounts)
    if account is None:
        return forms.see(ME)
    at = forms.address(request)
    if _guessed(services.limits, at, account.name):
        return error_page(request, 429, "too-many")
    if not alike(form.get("name", ""), account.name):
        return await services.me.failed(request, NoAccount("not_your_name"), "delete", form.get("name", ""))
    if account.password is not None and not await services.accounts.is_password(
        account, form.get("password", "")
    ):
        _wrong(services.limits, at, account.name)
        return await services.me.failed(request, NoAccount("wrong_password"), "delete", form["name"])
    anonymous = merge_guest.GONE + secrets.token_urlsafe(16)
    others = [account.id, *await services.accounts.aliases(account.id)]
    # This session ends last, so that the person can ask again if the store fails before.
    await services.sessions.end_all(account.id, but=session_of(request))
    for person in others:
        await services.merge.leave_all(person, anonymous)
    await services.accounts.remove(account.id)
    services.revocation.everywhere(account.id)
    return go_out(services.identity, "deleted")


# JSON requests about passkeys, which the page's script sends


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    what: str
    name: str = ""


class _Answered(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    name: str = ""


@post("/account/passkey/ask", summary="The challenge for an authenticator", status_code=200)
async def ask(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    at, asked = services.me.place(request), await read(request, _Asked)
    if asked is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    if not services.limits.passkeys_per_address.allows(forms.address(request)):
        return told_refusal(request, "too_often", 429)
    person, account = person_of(request), await _account(request, services.accounts)
    try:
        if asked.what == "in":
            return Response(await services.passkeys.ask_to_sign(at, person))
        name = account.name if account else await services.accounts.check(person, asked.name)
        return Response(await services.passkeys.ask_to_make(at, person, name, account))
    except NoAccount as error:
        return told_refusal(request, error.code, 400, **error.data)


@post(
    "/account/passkey/done", summary="Store a passkey, and make the account if there is none", status_code=200
)
async def make_passkey(request: AnyRequest, services: NamedDependency[AccountServices]) -> Response[Any]:
    at, given = services.me.place(request), await read(request, _Answered)
    if given is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    person, account = person_of(request), await _account(request, services.accounts)
    try:
        if account is None and not services.limits.accounts_per_address.allows(forms.address(request)):
            return told_refusal(request, "too_often", 429)
        kept = await services.passkeys.made(at, person, given.credential)
        if account is not None:
            await services.passkeys.add(kept, person)
            return Response({"to": ME + "?done=passkey"})
        value, session = services.sessions.new(person)
        account = await services.accounts.make(
            person, given.name, handle=kept.handle, also=[kept.keep, *session]
        )
    except NoAccount as error:
        return told_refusal(request, error.code, 400, **error.data)
    except BadPasskey:
        return told_refusal(request, "bad_passkey", 400)
    return await _new(request, services, account, Response({"to": MADE}), value)


@post("/account/passkey/in", summary="Sign in with a passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest, services: NamedDependency[AccountServices]
) -> Response[Any]:
    at, given = services.me.place(request), await read(request, _Answered)
    if given is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    try:
        account = await services.passkeys.opened_by(at, person_of(request), given.credential)
    except BadPasskey:
        return told_refusal(request, "bad_passkey", 400)
    return await come_in(request, services, account, Response({"to": SIGNED_IN}))


def routes(services: AccountServices) -> Routes:
    """Return the routes of this module."""
    return router(
        (
            me,
            make,
            sign_in,
            sign_out,
            sign_out_everywhere,
            password,
            remove_passkey,
            delete,
            ask,
            make_passkey,
            sign_in_by_passkey,
        ),
        services=services,
    )
