"""One's name and one's data: changed, taken away, erased. They work with and without an account."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency

from vigneron.server.accounts import own_data
from vigneron.server.accounts.accounts import Account, Accounts, NoAccount
from vigneron.server.http import forms
from vigneron.server.http.account_routes import go_out
from vigneron.server.http.identity import Identity
from vigneron.server.http.me_page import ME, MePage, session_of
from vigneron.server.http.pages import AnyRequest, person_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import names
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.merge_guest import GONE, GuestMerge
from vigneron.server.table_registry.renaming import Renaming


@dataclass(frozen=True, slots=True)
class OwnDataServices:
    """The services that these routes use."""

    store: SqlStore
    accounts: Accounts
    identity: Identity
    merge: GuestMerge
    renaming: Renaming
    me: MePage


async def _who(request: AnyRequest, services: OwnDataServices) -> tuple[Account | None, list[str]]:
    """Return the account of the person who asks, and all ids under which they may have seats."""
    person = person_of(request)
    account = await services.accounts.of(person) if session_of(request) else None
    return account, [person, *(await services.accounts.aliases(person) if account else ())]


@get("/me/data", summary="One's own data as JSON")
async def data(request: AnyRequest, services: NamedDependency[OwnDataServices]) -> Response[bytes]:
    account, persons = await _who(request, services)
    told = await own_data.collected(services.store, account, persons)
    text = msgspec.json.format(msgspec.json.encode(told), indent=2)
    headers = {"content-disposition": 'attachment; filename="vigneron.json"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@post("/me/name", summary="Change one's name, also at running tables")
async def rename(request: AnyRequest, services: NamedDependency[OwnDataServices]) -> Response[Any]:
    form = await forms.fields(request)
    given = form.get("name", "")
    account, persons = await _who(request, services)
    try:
        if account is not None:
            name = await services.accounts.rename(account, given)
        else:
            name = names.clean(given)
            if not name:
                raise NoAccount("bad_name", low=1, high=names.LONGEST)
            await services.store.keep_name(persons[0], name)
    except NoAccount as error:
        return await services.me.failed(request, error, "name", given)
    await services.renaming.everywhere(persons, name)
    return forms.see(ME + "?done=name")


@post("/me/erase", summary="Erase what is kept about a guest; finished games stay, without the name")
async def erase(request: AnyRequest, services: NamedDependency[OwnDataServices]) -> Response[Any]:
    if session_of(request):
        return forms.see(ME)  # an account is deleted with its name and password
    form, person = await forms.fields(request), person_of(request)
    if form.get("sure") != "yes":
        return await services.me.failed(request, NoAccount("not_sure"), "erase")
    await services.merge.leave_all(person, GONE + secrets.token_urlsafe(16))
    await services.accounts.remove(person)
    return go_out(services.identity, "erased")


def routes(services: OwnDataServices) -> Routes:
    """Return the routes of this module."""
    return router((data, rename, erase), services=services)
