"""Form requests: open a table, join, sit, start, choose a language.

These requests redirect, or show the form again."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.contract import Seat
from vigneron.core.game import BadData
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.http import identity
from vigneron.server.http.forms import (
    address,
    fields,
    find,
    gathered,
    guest_name,
    keep_name,
    number,
    options_in,
    refused,
    said,
    see,
)
from vigneron.server.http.pages import AnyRequest, error_page, join_page, lang_of, new_page, person_of, render
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import preparation, removals, seating, table_form
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection import display_names
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.code_lookup import CodeLookup, TooManyWrongCodes
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.table_opener import TableOpener


@dataclass(frozen=True, slots=True)
class TableRouteServices:
    """The services that these routes use."""

    store: SqlStore
    tables: TableRegistry
    opener: TableOpener
    codes: CodeLookup
    limits: RateLimits
    address: PublicAddress


def _may_open(request: AnyRequest, limits: RateLimits) -> bool:
    by_person, by_address = limits.tables_per_person, limits.tables_per_address
    return by_person.allows(person_of(request)) and by_address.allows(address(request))


@get("/new", summary="The form for a table with friends")
async def new_form(request: AnyRequest, services: NamedDependency[TableRouteServices]) -> Response[Any]:
    key = request.query_params.get("game") or next(iter(games()), "")
    if key not in games():
        return error_page(request, 404, "no-game")
    return await new_page(request, services.store, key, {})


@post("/new", summary="Open a table for several people")
async def open_table(request: AnyRequest, services: NamedDependency[TableRouteServices]) -> Response[Any]:
    form, person = await fields(request), person_of(request)
    key = form.get("game", "")
    if key not in games():
        return error_page(request, 404, "no-game")
    options = options_in(form)
    try:
        count = number(form.get("seats", ""), "bad_number")
        seating.check_setup(key, count, options)
        bots = [form.get(f"bot-{seat}", "") for seat in range(1, count)]
        beside = {seat: form.get(f"here-{seat}", "") for seat in range(1, count)}
        seats = seating.seats_for(person, form.get("name", ""), guest_name(request), bots, key, beside)
        terms = seating.check_terms(
            key, form.get("clock", ""), form.get("then", ""), form.get("substitute", "")
        )
        if not _may_open(request, services.limits):
            return error_page(request, 429, "too-many")
        table = await services.opener.open(
            key,
            seats,
            options,
            person,
            terms,
            listed=form.get("listed") == "1",
            closed=form.get("closed") == "1",
            policy=table_form.policy_in(form),
        )
    except Refused as error:
        refusal = error.refusal
        return await new_page(request, services.store, key, form, said(request, refusal, key), refusal.rule)
    except BadData:
        return error_page(request, 500, "bad-data")
    await keep_name(request, services.store, form.get("name", ""))
    return see(f"/t/{table.record.id}")


@post("/join", summary="Sit down at a table by its code")
async def join(request: AnyRequest, services: NamedDependency[TableRouteServices]) -> Response[Any]:
    form, person = await fields(request), person_of(request)
    code, speaker = normal_code(form.get("code", "")), Speaker(lang_of(request), None)
    try:
        table = await services.codes.find(code, address(request))
    except TooManyWrongCodes:
        return await join_page(
            request, services.store, code, services.address, None, speaker.say("server-too-many"), 404
        )
    if table is None:
        problem = speaker.say("server-no-code", {"code": code})
        return await join_page(request, services.store, code, services.address, None, problem, 404)
    name, default = form.get("name", "") or await services.store.name_of(person), guest_name(request)
    try:
        await table.gather(lambda record: seating.sit(record, person, name, default))
    except Refused as error:
        return await join_page(
            request, services.store, code, services.address, table.record, said(request, error.refusal), 409
        )
    await keep_name(request, services.store, form.get("name", ""))
    return see(f"/t/{table.record.id}")


@post("/t/{table_id:str}/name", summary="Change one's name")
async def rename(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    form, person, table = await fields(request), person_of(request), await find(services.tables, table_id)

    def change(record: TableRecord) -> None:
        seating.rename(record, person, form.get("name", ""))

    if table.record.phase == "lobby":
        answer = await gathered(request, services.tables, table_id, change)
    else:
        answer = await _waited(request, table, requests.rename(table, person, form.get("name", "")))
    await keep_name(request, services.store, form.get("name", ""))
    return answer


@post("/name", summary="Say one's name, for tables to come")
async def name_oneself(request: AnyRequest, services: NamedDependency[TableRouteServices]) -> Response[Any]:
    form = await fields(request)
    await keep_name(request, services.store, form.get("name", ""))
    return see("/")


@post("/t/{table_id:str}/seat", summary="Put a bot on an open seat, or open it again")
async def place(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        seat: Seat = number(form.get("seat", ""), "seat_taken")
        seating.place_bot(record, person, seat, form.get("bot", ""))

    return await gathered(request, services.tables, table_id, change)


@post("/t/{table_id:str}/clock", summary="Choose the clock before the start")
async def clock(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        seating.agree(record, person, form.get("clock", ""), form.get("then", ""), form.get("substitute", ""))

    return await gathered(request, services.tables, table_id, change)


@post("/t/{table_id:str}/leave", summary="Give up one's seat; in a running game a bot takes it")
async def leave(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    person, table = person_of(request), await find(services.tables, table_id)
    if table.record.phase == "lobby":
        return await gathered(
            request, services.tables, table_id, lambda record: seating.leave(record, person), "/"
        )
    return await _waited(request, table, requests.leave(table, person), "/")


@post("/t/{table_id:str}/back", summary="Take one's seat back from the bot")
async def back(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    table = await find(services.tables, table_id)
    return await _waited(request, table, requests.back(table, person_of(request)))


@post("/t/{table_id:str}/remove", summary="Remove a person before the start, or an absent one from the game")
async def remove(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    form, person, table = await fields(request), person_of(request), await find(services.tables, table_id)
    try:
        seat: Seat = number(form.get("seat", ""), "seat_taken")
    except Refused as error:
        return refused(request, error, table)
    if table.record.phase == "lobby":
        why = form.get("why", "")
        return await gathered(
            request, services.tables, table_id, lambda record: removals.remove(record, person, seat, why)
        )
    return await _waited(request, table, requests.remove(table, person, seat))


async def _waited(
    request: AnyRequest, table: LiveTable, work: Coroutine[Any, Any, None], then: str = ""
) -> Response[Any]:
    try:
        await work
    except Refused as error:
        return refused(request, error, table)
    return see(then or f"/t/{table.record.id}")


@post("/t/{table_id:str}/start", summary="Start the game")
async def start(
    request: AnyRequest, services: NamedDependency[TableRouteServices], table_id: FromPath[str]
) -> Response[Any]:
    table, form, person = await find(services.tables, table_id), await fields(request), person_of(request)
    fill = form.get("fill", "")
    free = sum(seat.kind == "open" for seat in table.record.seats)
    try:
        if fill and free and form.get("told") != f"{fill} {free}":
            return _sure(request, table, person, fill, free)
        await requests.start(table, person, fill)
    except Refused as error:
        return refused(request, error, table)
    return see(f"/t/{table_id}")


def _sure(request: AnyRequest, table: LiveTable, person: str, fill: str, free: int) -> Response[Any]:
    """Return the page that asks to confirm that bots take the open seats. Raises Refused."""
    record = table.record.fork()
    seating.fill(record, preparation.starter(record, person), fill)
    speaker = Speaker(lang_of(request), game(record.game))
    bot = display_names.bot(fill, speaker)
    context = {"table": record.id, "fill": fill, "free": free, "bot": bot}
    page: Response[Any] = render(request, "bots.html", context)
    return page


@post("/language", summary="Choose the language, which is stored in a cookie")
async def language(request: AnyRequest) -> Response[Any]:
    form = await fields(request)
    lang, back = form.get("lang", ""), form.get("back", "/")
    local = (
        back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() and back.isascii()
    )
    answer = see(back if local else "/")
    if lang in LANGUAGES:
        answer.set_cookie(
            Cookie(
                identity.LANGUAGE_COOKIE,
                value=lang,
                path="/",
                max_age=identity.YEARS,
                httponly=True,
                samesite="lax",
            )
        )
    return answer


def routes(services: TableRouteServices) -> Routes:
    """Return the routes of this module."""
    return router(
        (
            new_form,
            open_table,
            join,
            rename,
            name_oneself,
            place,
            clock,
            leave,
            back,
            remove,
            start,
            language,
        ),
        services=services,
    )
