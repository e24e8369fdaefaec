"""Routes for monitoring: health and metrics."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest
from typing import Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency

from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform import metrics
from vigneron.server.platform.metrics import Metrics
from vigneron.server.storage.repository import SqlStore


@dataclass(frozen=True, slots=True)
class MonitoringServices:
    """The services that these routes use.

    A client that sends `token` may read the metrics. With '', only this machine may read them."""

    store: SqlStore
    metrics: Metrics
    token: str


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the store answers")
async def healthz(services: NamedDependency[MonitoringServices]) -> str:
    await services.store.ping()
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics_of(request: AnyRequest, services: NamedDependency[MonitoringServices]) -> Response[Any]:
    """Return the Prometheus metrics to this machine, or to a client that sends the host's token."""
    token = services.token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        allowed = compare_digest(shown.encode(), token.encode())
    else:
        allowed = forms.address(request) in ("127.0.0.1", "::1")
    if not allowed:
        return error_page(request, 404, "not-found")
    return Response(services.metrics.text(), media_type=metrics.TYPE, headers={"cache-control": "no-store"})


def routes(services: MonitoringServices) -> Routes:
    """Return the routes of this module."""
    return router((healthz, metrics_of), services=services)
