"""The score of a finished game over time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page, lang_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection import score_course
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.registry import TableRegistry

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}


@dataclass(frozen=True, slots=True)
class CourseServices:
    """The services that this route uses."""

    store: SqlStore
    tables: TableRegistry
    prover: Prover
    limits: RateLimits


@get("/t/{table_id:str}/course", summary="The score of a finished game over time, and the time used")
async def course_of(
    request: AnyRequest, services: NamedDependency[CourseServices], table_id: FromPath[str]
) -> Response[Any]:
    """Return the scores as JSON. While the game is running, nobody is told how its score has developed."""
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        return error_page(request, 409, "not-over")
    if not services.limits.proofs_per_address.allows(forms.address(request)):
        return error_page(request, 429, "too-many")
    speaker = table.views.speaker(lang_of(request))
    times = await services.store.times(table.record.id)
    told = await services.prover.run(partial(score_course.course, table.position, speaker, times))
    return Response(told, headers=_HEADERS)


def routes(services: CourseServices) -> Routes:
    """Return the routes of this module."""
    return router((course_of,), services=services)
