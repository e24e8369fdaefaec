"""Requests of the lobby: public tables, colours, ready marks, settings, rematch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from vigneron.core.contract import Seat
from vigneron.core.game import BadData
from vigneron.server.http.forms import (
    fields,
    find,
    gathered,
    guest_name,
    keep_name,
    number,
    options_in,
    refused,
    see,
)
from vigneron.server.http.pages import AnyRequest, error_page, open_lines, person_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import preparation, seating
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import host_transfer, requests
from vigneron.server.table_registry.companions import Companions
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.rematch import Rematches


@dataclass(frozen=True, slots=True)
class LobbyServices:
    """The services that these routes use."""

    store: SqlStore
    clock: DatabaseClock
    tables: TableRegistry
    rematches: Rematches
    companions: Companions
    limits: RateLimits


@get("/open", summary="The list of public tables, as a part of the start page")
async def open_tables(request: AnyRequest, services: NamedDependency[LobbyServices]) -> Template:
    return render(request, "open.html", {"open": await open_lines(request, services.store, services.clock)})


@post("/t/{table_id:str}/sit", summary="Sit down at a public table")
async def sit(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, default = person_of(request), guest_name(request)
    name = await services.store.name_of(person)

    def change(record: TableRecord) -> None:
        if not record.listed and record.seat_of(person) is None:
            raise Refused("not_listed")
        seating.sit(record, person, name, default)

    return await gathered(request, services.tables, table_id, change)


@post("/t/{table_id:str}/colour", summary="Choose the colour of one's seat")
async def colour(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, form = person_of(request), await fields(request)

    def change(record: TableRecord) -> None:
        preparation.choose_colour(record, person, number(form.get("colour", ""), "no_colour"))

    return await gathered(request, services.tables, table_id, change)


@post("/t/{table_id:str}/ready", summary="Set or clear one's ready mark")
async def ready(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, form = person_of(request), await fields(request)
    is_so = form.get("ready") == "1"
    return await gathered(
        request, services.tables, table_id, lambda record: preparation.set_ready(record, person, is_so)
    )


@post("/t/{table_id:str}/settle", summary="Change the table's settings")
async def settle(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, form = person_of(request), await fields(request)

    def change(record: TableRecord) -> None:
        terms = seating.check_terms(
            record.game, form.get("clock", ""), form.get("then", ""), form.get("substitute", "")
        )
        preparation.settle(
            record,
            person,
            number(form.get("seats", ""), "bad_number"),
            options_in(form),
            terms,
            listed=form.get("listed") == "1",
            closed=form.get("closed") == "1",
        )

    return await gathered(request, services.tables, table_id, change)


@post("/t/{table_id:str}/host", summary="Become host in place of an absent one")
async def take_over(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, table = person_of(request), await find(services.tables, table_id)
    try:
        await table.gather(
            lambda record: host_transfer.take_over(
                record, person, table.memory.here(), table.memory.host_left(person)
            )
        )
    except Refused as error:
        return refused(request, error, table)
    return see(f"/t/{table_id}")


@post("/t/{table_id:str}/sit-in", summary="Ask to play on in place of a bot")
async def sit_in(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    """Ask the players of a running game. The person must know the table's code."""
    person, form, table = person_of(request), await fields(request), await find(services.tables, table_id)
    name = form.get("name", "") or await services.store.name_of(person) or guest_name(request)
    try:
        if normal_code(form.get("code", "")) != table.record.code:
            raise Refused("not_listed")
        if not table.services.manners.allow(person, table_id):
            raise Refused("talk_often")
        seat: Seat = number(form.get("seat", ""), "no_bot_there")
        await requests.sit_in(table, person, seat, name)
    except Refused as error:
        return refused(request, error, table)
    await keep_name(request, services.store, form.get("name", ""))
    return see(f"/t/{table_id}?j={table.record.code}")


@post("/t/{table_id:str}/invite", summary="Keep a seat for somebody with whom one played")
async def invite(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    """`play` and `seat` say who: the person with that seat at an earlier table of the host."""
    person, form, table = person_of(request), await fields(request), await find(services.tables, table_id)
    try:
        seat: Seat = number(form.get("seat", ""), "no_companion")
        await services.companions.invite(table, person, form.get("play", ""), seat)
    except Refused as error:
        return refused(request, error, table)
    return see(f"/t/{table_id}")


@post("/t/{table_id:str}/again", summary="Play again with the same people")
async def again(
    request: AnyRequest, services: NamedDependency[LobbyServices], table_id: FromPath[str]
) -> Response[Any]:
    person, table = person_of(request), await find(services.tables, table_id)
    if table.record.next is None and not services.limits.tables_per_person.allows(person):
        return error_page(request, 429, "too-many")
    try:
        id = await services.rematches.again(table, person)
    except Refused as error:
        return refused(request, error, table)
    except BadData:
        return error_page(request, 500, "bad-data")
    return see(f"/t/{id}")


def routes(services: LobbyServices) -> Routes:
    """Return the routes of this module."""
    return router(
        (open_tables, sit, colour, ready, settle, take_over, sit_in, invite, again), services=services
    )
