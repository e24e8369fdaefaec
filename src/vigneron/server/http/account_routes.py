"""The page about oneself, and what its forms do to an account."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import LONGEST_NAME, Account, NoAccount, key_of
from vigneron.server.accounts.passkeys import BadPasskey, Place, place
from vigneron.server.accounts.sessions import LASTS
from vigneron.server.http import identity, table_routes
from vigneron.server.http.pages import AnyRequest, error_page, house_of, lang_of, origin_of, person_of, render
from vigneron.server.http.profile_routes import page_of, told
from vigneron.server.platform.confusables import alike
from vigneron.server.platform.errors import StoreAway
from vigneron.server.projection.dates import day
from vigneron.server.table_registry import merge_guest
from vigneron.server.table_registry.registry import House

ME: Final = "/me"


def session_of(request: AnyRequest) -> str:
    """Return the cookie of the session in which somebody is signed in, '' for a guest."""
    return str(request.scope["state"]["session"])


def _place(request: AnyRequest) -> Place | None:
    return place(origin_of(request))


def _say(request: AnyRequest, code: str, data: dict[str, int | str] | None = None) -> str:
    return Speaker(lang_of(request), None).say(f"refusal-{code}", data)


@get(ME, summary="Oneself: account, passkeys, what one is told")
async def me(request: AnyRequest) -> Response[Any]:
    return await _page(request)


async def _page(request: AnyRequest, error: str = "", status: int = 200, form: str = "") -> Response[Any]:
    house, person, lang = house_of(request), person_of(request), lang_of(request)
    account = await house.accounts.of(person) if session_of(request) else None
    context: dict[str, Any] = {
        "account": None,
        "error": error or None,
        "form": form,
        "passkeys": [],
        "devices": 0,
        "place": _place(request) is not None,
        "longest": LONGEST_NAME,
        "origin": origin_of(request),
        "services": await _services(house, person),
        "schemes": house.services.schemes,
        "push": house.push.public,
    }
    if account is not None:
        keys = await house.passkeys.of(person)
        context |= {
            "account": {
                "name": account.name,
                "password": account.password is not None,
                "public": account.public,
            },
            "passkeys": [{"id": k.id, "made": day(k.made, lang), "used": day(k.used, lang)} for k in keys],
            "devices": await house.sessions.count(person),
        }
    ids = [person, *(await house.accounts.aliases(person) if account else ())]
    context |= await told(house, ids, lang, page_of(request), open=True)
    return render(request, "me.html", context, status, await house.store.name_of(person))


async def _services(house: House, person: str) -> list[dict[str, str]]:
    return [{"id": one.id, "kind": one.kind} for one in await house.services.of(person)]


async def failed(request: AnyRequest, error: NoAccount, form: str) -> Response[Any]:
    return await _page(request, _say(request, error.code, error.data), 400, form)


async def _account(request: AnyRequest) -> Account | None:
    return await house_of(request).accounts.of(person_of(request)) if session_of(request) else None


# coming in and going


async def come_in(request: AnyRequest, account: Account, answer: Response[Any]) -> Response[Any]:
    """Sign somebody in: a guest's seats come along, and the answer brings their new cookie.

    Should the store go away in between, they sign in again, and the rest follows."""
    house, was, old = house_of(request), person_of(request), session_of(request)
    if not old and was != account.id:
        await merge_guest.bring_along(house, was, account.id)
    value = await house.sessions.begin(account.id)
    if old:
        await house.sessions.end(was, old)
        await house.changed_hands(was)
    return await _in(request, account, answer, value)


async def _in(request: AnyRequest, account: Account, answer: Response[Any], value: str) -> Response[Any]:
    house, was, old = house_of(request), person_of(request), session_of(request)
    await merge_guest.bring_notices(house, was, account.id, value)
    if was == account.id and not old:
        await house.changed_hands(account.id)  # their sockets reconnect with the new cookie
    return _with(request, answer, value)


async def _new(request: AnyRequest, account: Account, answer: Response[Any], value: str) -> Response[Any]:
    """Let somebody in to the account that they have just made, with the session made with it."""
    house_of(request).sessions.forget(account.id)
    try:
        return await _in(request, account, answer, value)
    except StoreAway:  # their notices follow at the next sign-in
        return _with(request, answer, value)


def _with(request: AnyRequest, answer: Response[Any], value: str, seconds: int = LASTS) -> Response[Any]:
    name = identity.Identity(house_of(request).settings.key).cookie
    answer.set_cookie(Cookie(name, value=value, path="/", max_age=seconds, httponly=True, samesite="lax"))
    return answer


def _go_out(request: AnyRequest) -> Response[Any]:
    """Return the answer that makes somebody a new guest."""
    who = identity.Identity(house_of(request).settings.key)
    return _with(request, table_routes.see("/"), who.sign(who.new()), identity.YEARS)


@post("/account", summary="Make an account with a password; a guest's games stay theirs")
async def make(request: AnyRequest) -> Response[Any]:
    house, form = house_of(request), await table_routes.fields(request)
    if session_of(request):
        return table_routes.see(ME)
    try:
        await house.accounts.check(person_of(request), form.get("name", ""))
        if not house.limits.accounts_per_address.allows(table_routes.address(request)):
            return error_page(request, 429, "too-many")
        value, session = house.sessions.new(person_of(request))
        account = await house.accounts.make(
            person_of(request), form.get("name", ""), form.get("password", ""), also=session
        )
    except NoAccount as error:
        return await failed(request, error, "make")
    return await _new(request, account, table_routes.see(ME), value)


@post("/account/in", summary="Sign in by name and password")
async def sign_in(request: AnyRequest) -> Response[Any]:
    house, form = house_of(request), await table_routes.fields(request)
    name, at = form.get("name", ""), table_routes.address(request)
    if _guessed(house, at, name):
        return error_page(request, 429, "too-many")
    account = await house.accounts.opened_by(name, form.get("password", ""))
    if account is None:
        _wrong(house, at, name)
        return await failed(request, NoAccount("not_opened"), "in")
    return await come_in(request, account, table_routes.see(ME))


def _guessed(house: House, address: str, name: str) -> bool:
    limits = house.limits
    by_address, by_name = limits.wrong_passwords_per_address, limits.wrong_passwords_per_name
    return by_address.full(address) or by_name.full(key_of(name))


def _wrong(house: House, address: str, name: str) -> None:
    house.limits.wrong_passwords_per_address.allows(address)
    house.limits.wrong_passwords_per_name.allows(key_of(name))


@post("/account/out", summary="Sign out on this device")
async def sign_out(request: AnyRequest) -> Response[Any]:
    house, own = house_of(request), session_of(request)
    if own:
        await house.sessions.end(person_of(request), own)
        await house.changed_hands(person_of(request))
        return _go_out(request)
    return table_routes.see("/")


@post("/account/out-everywhere", summary="Sign out on all devices")
async def sign_out_everywhere(request: AnyRequest) -> Response[Any]:
    house = house_of(request)
    if not session_of(request):
        return table_routes.see("/")
    await house.sessions.end_all(person_of(request))
    await house.changed_hands(person_of(request))
    return _go_out(request)


# changing


@post("/account/password", summary="Change one's password; other devices are signed out")
async def password(request: AnyRequest) -> Response[Any]:
    house, form, account = house_of(request), await table_routes.fields(request), await _account(request)
    if account is None:
        return table_routes.see(ME)
    at = table_routes.address(request)
    if _guessed(house, at, account.name):
        return error_page(request, 429, "too-many")
    try:
        others = house.sessions.ending(account.id, but=session_of(request))
        await house.accounts.set_password(account, form.get("old", ""), form.get("new", ""), others)
    except NoAccount as error:
        if error.code == "wrong_password":
            _wrong(house, at, account.name)
        return await failed(request, error, "password")
    await house.changed_hands(account.id)
    return table_routes.see(ME)


@post("/account/passkeys/{id:str}/remove", summary="Let a passkey open one's account no longer")
async def remove_passkey(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    account = await _account(request)
    if account is None:
        return table_routes.see(ME)
    try:
        await house_of(request).passkeys.remove(account, id[:64])
    except NoAccount as error:
        return await failed(request, error, "passkeys")
    return table_routes.see(ME)


@post("/account/delete", summary="Take away one's account; finished games stay, without the name")
async def delete(request: AnyRequest) -> Response[Any]:
    house, form, account = house_of(request), await table_routes.fields(request), await _account(request)
    if account is None:
        return table_routes.see(ME)
    at = table_routes.address(request)
    if _guessed(house, at, account.name):
        return error_page(request, 429, "too-many")
    if not alike(form.get("name", ""), account.name):
        return await failed(request, NoAccount("not_your_name"), "delete")
    if account.password is not None and not await house.accounts.is_password(
        account, form.get("password", "")
    ):
        _wrong(house, at, account.name)
        return await failed(request, NoAccount("wrong_password"), "delete")
    anonymous = merge_guest.GONE + secrets.token_urlsafe(16)
    others = [account.id, *await house.accounts.aliases(account.id)]
    # Their own session ends last: should the store go away in between, they can ask once more.
    await house.sessions.end_all(account.id, but=session_of(request))
    for person in others:
        await merge_guest.leave_all(house, person, anonymous)
    await house.accounts.remove(account.id)
    await house.changed_hands(account.id)
    return _go_out(request)


# passkeys: what the script of the page asks and answers


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    what: str
    name: str = ""


class _Answered(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    name: str = ""


def told_refusal(request: AnyRequest, code: str, status: int, **data: int | str) -> Response[Any]:
    return Response({"say": _say(request, code, data)}, status_code=status)


async def read(request: AnyRequest, kind: Any) -> Any:
    """Return what a script sent, None if it is nothing of the kind."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None


@post("/account/passkey/ask", summary="What an authenticator is to sign", status_code=200)
async def ask(request: AnyRequest) -> Response[Any]:
    house, at, asked = house_of(request), _place(request), await read(request, _Asked)
    if asked is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    if not house.limits.passkeys_per_address.allows(table_routes.address(request)):
        return told_refusal(request, "too_often", 429)
    person, account = person_of(request), await _account(request)
    try:
        if asked.what == "in":
            return Response(await house.passkeys.ask_to_sign(at, person))
        name = account.name if account else await house.accounts.check(person, asked.name)
        return Response(await house.passkeys.ask_to_make(at, person, name, account))
    except NoAccount as error:
        return told_refusal(request, error.code, 400, **error.data)


@post("/account/passkey/done", summary="Keep a passkey, making the account if need be", status_code=200)
async def make_passkey(request: AnyRequest) -> Response[Any]:
    house, at, given = house_of(request), _place(request), await read(request, _Answered)
    if given is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    person, account = person_of(request), await _account(request)
    try:
        if account is None and not house.limits.accounts_per_address.allows(table_routes.address(request)):
            return told_refusal(request, "too_often", 429)
        kept = await house.passkeys.made(at, person, given.credential)
        if account is not None:
            await house.passkeys.add(kept, person)
            return Response({"to": ME})
        value, session = house.sessions.new(person)
        account = await house.accounts.make(
            person, given.name, handle=kept.handle, also=[kept.keep, *session]
        )
    except NoAccount as error:
        return told_refusal(request, error.code, 400, **error.data)
    except BadPasskey:
        return told_refusal(request, "bad_passkey", 400)
    return await _new(request, account, Response({"to": ME}), value)


@post("/account/passkey/in", summary="Sign in by a passkey", status_code=200)
async def sign_in_by_passkey(request: AnyRequest) -> Response[Any]:
    house, at, given = house_of(request), _place(request), await read(request, _Answered)
    if given is None or at is None:
        return told_refusal(request, "no_passkeys", 400)
    try:
        account = await house.passkeys.opened_by(at, person_of(request), given.credential)
    except BadPasskey:
        return told_refusal(request, "bad_passkey", 400)
    return await come_in(request, account, Response({"to": ME}))


HANDLERS: Final = (
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
)
