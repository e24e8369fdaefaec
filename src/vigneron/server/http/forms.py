"""Functions for routes that read forms: reading fields, finding the table, redirecting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.response import Redirect, Template

from vigneron.core.contract import Refusal
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.server.http.middleware import address_of
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of
from vigneron.server.http.request_text import plain
from vigneron.server.lobby import names, removals
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry


async def fields(request: AnyRequest) -> dict[str, str]:
    """Return the fields of a form as text that can be stored.

    The first value of a repeated field is used. Files are left out."""
    form = await request.form()
    return {plain(key): plain(value) for key in form if isinstance(value := form.get(key), str)}


def options_in(form: dict[str, str]) -> dict[str, str]:
    """Return a game's options from the fields `option-KEY`."""
    return {k.removeprefix("option-"): v for k, v in form.items() if k.startswith("option-")}


def number(text: str, code: str) -> int:
    """Return the small integer in a text. Raises Refused with `code`."""
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise Refused(code)
    return int(text)


def see(path: str) -> Redirect:
    """Return a redirect (303) after a form."""
    return Redirect(path, status_code=303)


def said(request: AnyRequest, refusal: Refusal, key: str = "") -> str:
    """Return the sentence of a refusal. `key` is the game whose rules refused."""
    found = game(key) if key in games() else None
    return Speaker(lang_of(request), found).refusal(refusal)


def guest_name(request: AnyRequest) -> str:
    """Return the name for a person who entered none."""
    return Speaker(lang_of(request), None).say("server-guest")


def address(request: AnyRequest) -> str:
    """Return the rate-limit key of the client's address."""
    return address_of(request.scope)


async def find(tables: TableRegistry, table_id: str) -> LiveTable:
    """Return a table. Raises HTTPException (a 404 that is shown as a page), TableUnreadable, StoreAway."""
    found = await tables.find(table_id)
    if found is None:
        raise HTTPException(status_code=404, extra={"code": "no-table"})
    return found


async def find_to_look(request: AnyRequest, tables: TableRegistry, table_id: str) -> LiveTable:
    """Return a table that this person may watch.

    Raises the errors of `find`, and HTTPException 403."""
    found = await find(tables, table_id)
    person = person_of(request)
    if not found.record.lets(person):
        text = removals.said(found.record, person, Speaker(lang_of(request), None))
        raise HTTPException(
            status_code=403, extra={"code": "removed" if text else "no-watchers", "say": text}
        )
    return found


async def gathered(
    request: AnyRequest,
    tables: TableRegistry,
    table_id: str,
    change: Callable[[TableRecord], Any],
    then: str = "",
) -> Response[Any]:
    """Change a table before the game. Return a redirect to the table (or to `then`), or the refusal."""
    table = await find(tables, table_id)
    try:
        await table.gather(change)
    except Refused as error:
        return refused(request, error, table)
    return see(then or f"/t/{table_id}")


def refused(request: AnyRequest, error: Refused, table: LiveTable) -> Response[Any] | Template:
    """Return the page that shows a refusal at a table."""
    forbidden = error.refusal.code in ("not_host", "no_seat")
    text = said(request, error.refusal, table.record.game)
    page: Response[Any] = error_page(request, 403 if forbidden else 409, "refused", {"say": text})
    return page


async def keep_name(request: AnyRequest, store: SqlStore, given: str) -> None:
    """Store a person's name, which the next form will contain.

    Errors of the store are ignored, because the request itself has succeeded."""
    name = names.clean(given)
    if name:
        with suppress(StoreAway):
            await store.keep_name(person_of(request), name)
