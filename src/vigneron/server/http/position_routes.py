"""The position of a table as one line of text, as the person who asks may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.contract import Seat
from vigneron.core.snapshot import Snapshot
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.http import forms, seat_identity
from vigneron.server.http.pages import AnyRequest, error_page
from vigneron.server.http.routing import Routes, router
from vigneron.server.storage.models import TableRecord
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie"}


@dataclass(frozen=True, slots=True)
class PositionServices:
    """The services that this route uses."""

    tables: TableRegistry
    accounts: Accounts


@get("/t/{table_id:str}/position", summary="What you may see of the position, as one line of text")
async def position_of(
    request: AnyRequest, services: NamedDependency[PositionServices], table_id: FromPath[str]
) -> Response[Any]:
    """Return the position as one line of text.

    `?as=SEAT` selects one of several seats of the same person. Without it, a person with several seats gets
    the spectator's view, so that nobody's covered choices are shown to the others on a shared device."""
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.position is None:
        return error_page(request, 404, "not-found")
    person, _ = await seat_identity.playing_as(request, table.record, services.accounts)
    seat = _seat(table.record.seats_of(person), request.query_params.get("as", ""))
    text = seen_text(table.record, table, seat)
    return Response(text, media_type="text/plain", headers=_HEADERS)


def _seat(own: list[Seat], wanted: str) -> Seat | None:
    """Return the seat whose view is sent. This is the only seat, or the selected one of several."""
    if len(own) == 1:
        return own[0]
    return next((seat for seat in own if str(seat) == wanted), None)


def seen_text(record: TableRecord, table: LiveTable, seat: Seat | None) -> str:
    """Return the view of a seat as text, including the seat's own covered choice. None is a spectator."""
    position = table.position
    assert position is not None
    whole = Snapshot(position.game, position.setup, position.rules, position.own(seat), record.data)
    return whole.seen(seat).text()


def routes(services: PositionServices) -> Routes:
    """Return the routes of this module."""
    return router((position_of,), services=services)
