"""Public pages: the start, a new table, joining, the table, and the files of a finished game."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from vigneron.core import journal
from vigneron.core.registry import games
from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.http import forms, quick_routes
from vigneron.server.http.pages import (
    AnyRequest,
    error_page,
    game_line,
    join_page,
    lang_of,
    open_lines,
    person_of,
    preview,
    render,
    table_page,
)
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes, router
from vigneron.server.http.start_page import my_line
from vigneron.server.live_game import finished_journal
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.notify.notifier import Notifier
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.backfill import Backfill
from vigneron.server.table_registry.code_lookup import CodeLookup, TooManyWrongCodes
from vigneron.server.table_registry.companions import Companions
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.seed_precommit import SeedPrecommits

ENDED: Final = 20
"""The number of finished games on a page of a person's list."""


@dataclass(frozen=True, slots=True)
class PageServices:
    """The services that these routes use."""

    store: SqlStore
    clock: DatabaseClock
    tables: TableRegistry
    backfill: Backfill
    precommits: SeedPrecommits
    codes: CodeLookup
    accounts: Accounts
    address: PublicAddress
    notifier: Notifier
    companions: Companions


@get("/", summary="Start page")
async def index(request: AnyRequest, services: NamedDependency[PageServices]) -> Template:
    lang, person = lang_of(request), person_of(request)
    page = page_of(request)
    lines = await services.backfill.tables_of(person)
    over = await services.store.ended_tables_of(person, (page - 1) * ENDED, ENDED + 1)
    played = {line.game for line in (*lines, *over)}
    context = {
        "games": [
            {**game_line(key, lang), "quick": quick_routes.choices(request, key), "played": key in played}
            for key in games()
        ],
        "draw": services.precommits.offer(),
        "tables": [my_line(line, lang, services.clock) for line in lines],
        "ended": [my_line(line, lang, services.clock) for line in over[:ENDED]],
        "newer": page - 1,
        "older": page + 1 if len(over) > ENDED else 0,
        "open": await open_lines(request, services.store, services.clock),
        "preview": preview(request, services.address, "Vigneron", Speaker(lang, None).say("web-tagline")),
    }
    return render(request, "start.html", context, name=await services.store.name_of(person))


@get("/j/{code:str}", summary="Join by link")
async def join_form(
    request: AnyRequest, services: NamedDependency[PageServices], code: FromPath[str]
) -> Response[Any]:
    known, speaker = normal_code(code), Speaker(lang_of(request), None)
    try:
        table = await services.codes.find(known, forms.address(request))
    except TooManyWrongCodes:
        return await join_page(
            request, services.store, known, services.address, None, speaker.say("server-too-many"), 404
        )
    if table is None:
        problem = speaker.say("server-no-code", {"code": known})
        return await join_page(request, services.store, known, services.address, None, problem, 404)
    if table.record.seat_of(person_of(request)) is not None:
        return forms.see(f"/t/{table.record.id}")
    return await join_page(request, services.store, known, services.address, table.record)


@get("/t/{table_id:str}", summary="A table: its lobby, its game, its end")
async def table_at(
    request: AnyRequest, services: NamedDependency[PageServices], table_id: FromPath[str]
) -> Template:
    table = await forms.find_to_look(request, services.tables, table_id)
    s = services
    return await table_page(request, s.store, s.accounts, s.address, s.notifier, s.companions, table)


@get("/t/{table_id:str}/journal", summary="The record of a finished game")
async def journal_of(
    request: AnyRequest, services: NamedDependency[PageServices], table_id: FromPath[str]
) -> Response[Any]:
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        return error_page(request, 409, "not-over")
    text = journal.write(finished_journal.journal(table.record, table.position))
    name = f"{table.record.game}-{table.record.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@get("/t/{table_id:str}/qr.svg", summary="The join link as QR code")
async def qr_of(
    request: AnyRequest, services: NamedDependency[PageServices], table_id: FromPath[str]
) -> Response[Any]:
    import segno

    table = await forms.find(services.tables, table_id)
    if table.record.seat_of(person_of(request)) is None:
        return error_page(request, 403, "forbidden")
    drawn = io.BytesIO()
    code = segno.make(services.address.join_link(request, table.record), error="m", micro=False)
    code.save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
    headers = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=headers)


def page_of(request: AnyRequest) -> int:
    """Return the number of the requested page of finished games, counted from 1."""
    asked = request.query_params.get("ended", "")
    return max(1, int(asked)) if asked.isascii() and asked.isdigit() and len(asked) < 7 else 1


def routes(services: PageServices) -> Routes:
    """Return the routes of this module."""
    return router((index, join_form, table_at, journal_of, qr_of), services=services)
