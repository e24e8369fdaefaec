"""The page on which people make tokens for their programs."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath

from vigneron.server.botpool.tokens import Program
from vigneron.server.http import table_routes
from vigneron.server.http.pages import AnyRequest, error_page, house_of, person_of, render
from vigneron.server.lobby import names
from vigneron.server.storage.models import program_person
from vigneron.server.storage.write_batcher import Conflict


@get("/programs", summary="One's programs")
async def page(request: AnyRequest) -> Response[Any]:
    return await _page(request, await house_of(request).programs.of(person_of(request)))


@post("/programs", summary="Make a token for a program; shown this once")
async def make(request: AnyRequest) -> Response[Any]:
    form, house = await table_routes.fields(request), house_of(request)
    name = names.clean(form.get("name", ""))
    if not name:
        return error_page(request, 400, "bad-request")
    owner = person_of(request)
    before = await house.programs.of(owner)
    made = await house.programs.make(owner, name)
    if made is None:
        return error_page(request, 429, "too-many")
    return await _page(request, [*before, made[1]], made[0])


@post("/programs/{id:str}/withdraw", summary="Withdraw a program's token")
async def withdraw(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    house = house_of(request)
    with suppress(Conflict):  # withdrawn already, or another's
        await house.programs.withdraw(person_of(request), id[:32])
        await house.changed_hands(program_person(id[:32]))
    return table_routes.see("/programs")


async def _page(request: AnyRequest, own: list[Program], token: str = "") -> Response[Any]:
    rows = [{"id": program.id, "name": program.name} for program in own]
    return render(request, "programs.html", {"programs": rows, "token": token or None})


HANDLERS: Final = (page, make, withdraw)
