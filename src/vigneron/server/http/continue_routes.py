"""A table of its own that goes on from a position of a finished game, against bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.registry import game
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.http import forms, seat_identity
from vigneron.server.http.pages import AnyRequest, bot_lines, error_page, lang_of, person_of, render
from vigneron.server.http.quick_routes import Opponents
from vigneron.server.http.routing import Routes, router
from vigneron.server.live_game import continuation as rows_of
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import continuation, names
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection import display_names
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.seed_precommit import SeedPrecommits
from vigneron.server.table_registry.table_opener import TableOpener


@dataclass(frozen=True, slots=True)
class ContinueServices:
    """The services that these routes use."""

    store: SqlStore
    tables: TableRegistry
    opener: TableOpener
    precommits: SeedPrecommits
    accounts: Accounts
    limits: RateLimits


async def _finished(
    request: AnyRequest, services: ContinueServices, table_id: str
) -> tuple[LiveTable, Position[Any]]:
    """Return a finished table that this person may look at, and its position. Raises Refused."""
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        raise Refused("not_over")
    return table, table.position


def _ply(table: LiveTable, position: Position[Any], wanted: str) -> int:
    """Return the ply from which the game goes on. Without a number, this is the last possible one."""
    whole = wanted.isascii() and wanted.isdigit() and len(wanted) < 7
    return rows_of.possible(position, table.views.history, int(wanted) if whole else position.ply)


@get("/t/{table_id:str}/continue", summary="The form for going on from a position of a finished game")
async def continue_form(
    request: AnyRequest, services: NamedDependency[ContinueServices], table_id: FromPath[str]
) -> Response[Any]:
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        return error_page(request, 409, "not-over")
    record, position, lang = table.record, table.position, lang_of(request)
    ply = _ply(table, position, request.query_params.get("ply", ""))
    person, _ = await seat_identity.playing_as(request, record, services.accounts)
    turn = rows_of.to_act(position, table.views.history, ply)
    context = {
        "table": {"id": record.id, "title": display_names.title(record.game, lang)},
        "ply": ply,
        "last": position.ply,
        "seat": continuation.default_seat(record, person, turn),
        "seats": display_names.named(record.names(), lang),
        "turn": list(turn),
        "bots": [line for line in bot_lines(game(record.game), lang) if line["barrels"]],
        "level": Opponents.remembered(request.cookies, game(record.game)).level,
        "draw": services.precommits.offer(),
    }
    return render(request, "continue.html", context, name=await services.store.name_of(person))


@post("/t/{table_id:str}/continue", summary="Open a table that goes on from a position of a finished game")
async def continue_game(
    request: AnyRequest, services: NamedDependency[ContinueServices], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await forms.fields(request), person_of(request)
    table = await forms.find_to_look(request, services.tables, table_id)
    record = table.record
    try:
        table, position = await _finished(request, services, table_id)
        ply = _ply(table, position, form.get("ply", ""))
        turn = rows_of.to_act(position, table.views.history, ply)
        sitting, _ = await seat_identity.playing_as(request, record, services.accounts)
        wanted = form.get("seat", "")
        own = continuation.default_seat(record, sitting, turn)
        seat = forms.number(wanted, "bad_number") if wanted else own
        name = names.clean(await services.store.name_of(person)) or forms.guest_name(request)
        level = form.get("level") or Opponents.remembered(request.cookies, game(record.game)).level
        seats = continuation.seats(record, seat, person, name, level)
    except Refused as error:
        return forms.refused(request, error, table)
    limits = services.limits
    if not (
        limits.tables_per_person.allows(person) and limits.tables_per_address.allows(forms.address(request))
    ):
        return error_page(request, 429, "too-many")
    precommit, rows = services.precommits.take(form.get("draw", "")), rows_of.rows(record, position, ply)
    word = form.get("word", "")
    try:
        id = await services.opener.go_on(record, rows, seats, turn, person, word, precommit)
    except Conflict:  # the page came from the browser's history, and its commitment is used up
        id = await services.opener.go_on(record, rows, seats, turn, person, word)
    return forms.see(f"/t/{id}")


def routes(services: ContinueServices) -> Routes:
    """Return the routes of this module."""
    return router((continue_form, continue_game), services=services)
