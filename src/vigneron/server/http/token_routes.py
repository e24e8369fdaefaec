"""The page of a person's programs and their tokens."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.botpool.tokens import Program, Programs
from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page, person_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import names
from vigneron.server.storage.models import program_person
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table_registry.revocation import Revocation


@dataclass(frozen=True, slots=True)
class TokenServices:
    """The services that these routes use."""

    programs: Programs
    revocation: Revocation


@get("/programs", summary="One's programs")
async def page(request: AnyRequest, services: NamedDependency[TokenServices]) -> Response[Any]:
    return await _page(request, await services.programs.of(person_of(request)))


@post("/programs", summary="Make a token for a program; shown this once")
async def make(request: AnyRequest, services: NamedDependency[TokenServices]) -> Response[Any]:
    form = await forms.fields(request)
    name = names.clean(form.get("name", ""))
    if not name:
        return error_page(request, 400, "bad-request")
    owner = person_of(request)
    before = await services.programs.of(owner)
    made = await services.programs.make(owner, name)
    if made is None:
        return error_page(request, 429, "too-many")
    return await _page(request, [*before, made[1]], made[0])


@post("/programs/{id:str}/withdraw", summary="Withdraw a program's token")
async def withdraw(
    request: AnyRequest, services: NamedDependency[TokenServices], id: FromPath[str]
) -> Response[Any]:
    with suppress(Conflict):  # the token was withdrawn already, or belongs to another person
        await services.programs.withdraw(person_of(request), id[:32])
        services.revocation.everywhere(program_person(id[:32]))
    return forms.see("/programs")


async def _page(request: AnyRequest, own: list[Program], token: str = "") -> Response[Any]:
    rows = [{"id": program.id, "name": program.name} for program in own]
    return render(request, "programs.html", {"programs": rows, "token": token or None})


def routes(services: TokenServices) -> Routes:
    """Return the routes of this module."""
    return router((page, make, withdraw), services=services)
