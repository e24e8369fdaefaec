"""Requests of several players on one device: take a seat, change a name, leave."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.http.forms import fields, gathered, number
from vigneron.server.http.pages import AnyRequest, person_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import hotseat
from vigneron.server.table_registry.registry import TableRegistry


@post("/t/{table_id:str}/beside", summary="Give an open seat to somebody on the same device")
async def beside(
    request: AnyRequest, tables: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        hotseat.join(record, person, form.get("name", ""))

    return await gathered(request, tables, table_id, change)


@post("/t/{table_id:str}/beside/name", summary="Name somebody on the same device")
async def name_beside(
    request: AnyRequest, tables: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        hotseat.rename(record, person, number(form.get("seat", ""), "no_seat"), form.get("name", ""))

    return await gathered(request, tables, table_id, change)


@post("/t/{table_id:str}/beside/leave", summary="Give up the seat of somebody on the same device")
async def leave_beside(
    request: AnyRequest, tables: NamedDependency[TableRegistry], table_id: FromPath[str]
) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        hotseat.part(record, person, number(form.get("seat", ""), "no_seat"))

    return await gathered(request, tables, table_id, change)


def routes(tables: TableRegistry) -> Routes:
    """Return the routes of this module."""
    return router((beside, name_beside, leave_beside), tables=tables)
