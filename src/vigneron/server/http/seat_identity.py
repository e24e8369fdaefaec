"""Determines which seat a person plays if the person has two seats at a table.

The person's account has one of the seats. The person took the other one as a guest, before signing in (see
`merge_guest`). The table's page and socket select the second seat with `?as=SEAT`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar import Request

from vigneron.core.contract import Seat
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore

_NO_ROWS: Final = 1 << 30


async def _own(accounts: Accounts, record: TableRecord, state: Mapping[str, Any]) -> dict[Seat, str]:
    """Return the ids under which a person has seats at this table, by seat. The account's id is first."""
    ids = [str(state["person"])]
    if state.get("session") and len(record.people()) > 1:
        ids += await accounts.aliases(ids[0])
    return {seat: id for id in ids if (seat := record.seat_of(id)) is not None}


async def playing_as(
    request: Request[Any, Any, Any], record: TableRecord, accounts: Accounts
) -> tuple[str, list[Seat]]:
    """Return the id under which the person plays, and the person's other seats at this table."""
    state = request.scope["state"]
    own = await _own(accounts, record, state)
    wanted = _seat(request.query_params.get("as", ""))
    person = own.get(wanted, next(iter(own.values()), str(state["person"])))
    return person, [seat for seat, id in own.items() if id != person]


async def person_at(
    store: SqlStore, accounts: Accounts, table_id: str, state: Mapping[str, Any], wanted: str
) -> str:
    """Return the id under which a person connects to a table's socket."""
    person = str(state["person"])
    if not wanted or not state.get("session"):
        return person
    kept = await store.load(table_id, _NO_ROWS)
    own = {} if kept is None else await _own(accounts, kept.record, state)
    return own.get(_seat(wanted), person)


def suffix(person: str, own: str, seat: Seat | None) -> str:
    """Return the query string that a socket's path needs to select the seat that the page shows."""
    return "" if person == own or seat is None else f"?as={seat}"


def _seat(text: str) -> Seat:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1
