"""Answers to failed requests. People get a page, programs get JSON."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import HTTPException, PermissionDeniedException

from vigneron.i18n.speaker import Speaker
from vigneron.server.http import bot_api
from vigneron.server.http.middleware import PROGRAMS
from vigneron.server.http.pages import AnyRequest, error_page, lang_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform.errors import BadValue, StoreAway
from vigneron.server.platform.proof_thread import Crowded
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table.live_table import Outdated
from vigneron.server.table_registry.registry import TableUnreadable

log = logging.getLogger(__name__)
_CODES = {
    400: "bad-request",
    401: "unauthorized",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-many",
    503: "store-away",
}
_SOON = 2
"""The seconds after which a client may retry, for the `retry-after` header."""


@get("/limit", include_in_schema=False)
async def too_many(request: AnyRequest) -> Response[Any]:
    return error_page(request, 429, "too-many")


@get("/foreign", include_in_schema=False)
async def foreign(request: AnyRequest) -> Response[Any]:
    return error_page(request, 403, "forbidden")


@get("/wrong", include_in_schema=False)
async def wrong(request: AnyRequest) -> Response[Any]:
    return error_page(request, 400, "bad-request")


@get("/away", include_in_schema=False)
async def away(request: AnyRequest) -> Response[Any]:
    return _unavailable(request)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    extra = error.extra if isinstance(error.extra, dict) else {}
    status = 404 if error.status_code == 405 else error.status_code
    if isinstance(error, PermissionDeniedException) and not request.scope["state"].get("cookies", True):
        extra = {"code": "no-cookies"}  # a redirect would lose the form's token
    code = str(extra.get("code", "")) or _CODES.get(status, "bad-request" if status < 500 else "failed")
    if request.url.path.startswith(PROGRAMS):
        return bot_api.error(status, code)
    say = str(extra.get("say", ""))
    answer: Response[Any] = error_page(request, status, code, {"say": say} if say else None)
    return answer


def _crowded(request: AnyRequest, error: Crowded) -> Response[Any]:
    answer: Response[Any] = error_page(request, 429, "too-many")
    return answer


def _unreadable(request: AnyRequest, error: TableUnreadable) -> Response[Any]:
    bad = error.error
    speaker = Speaker(lang_of(request), None)
    say = speaker.say(f"journal-{bad.code}", bad.data) if speaker.has(f"journal-{bad.code}") else ""
    answer: Response[Any] = error_page(request, 409, "unreadable-why", {"say": say})
    return answer


def _bad_value(request: AnyRequest, error: BadValue) -> Response[Any]:
    if request.url.path.startswith(PROGRAMS):
        return bot_api.error(400, "bad-request")
    answer: Response[Any] = error_page(request, 400, "bad-request")
    return answer


def _failed(request: AnyRequest, error: Exception) -> Response[Any]:
    # the route is logged instead of the path, because the path may contain a join code
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    if request.url.path.startswith(PROGRAMS):
        return bot_api.error(500, "failed")
    answer: Response[Any] = error_page(request, 500, "failed")
    return answer


def _unavailable(request: AnyRequest) -> Response[Any]:
    """Return a 503. The request was carried out completely or not at all, and may be repeated safely."""
    programs = request.url.path.startswith(PROGRAMS)
    answer: Response[Any] = (
        bot_api.error(503, "store-away") if programs else error_page(request, 503, "store-away")
    )
    answer.headers["retry-after"] = str(_SOON)
    return answer


def _away(request: AnyRequest, error: Exception) -> Response[Any]:
    log.warning("%s %s: %s", request.method, request.scope.get("path_template", ""), error)
    return _unavailable(request)


EXCEPTION_HANDLERS: Final[dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]]] = {
    HTTPException: _http_error,
    BadValue: _bad_value,
    Crowded: _crowded,
    StoreAway: _away,
    TableUnreadable: _unreadable,
    Outdated: _away,
    Conflict: _away,
    Exception: _failed,
}


def routes() -> Routes:
    """Return the routes to which the middleware rewrites requests that it refuses (`middleware.Door`)."""
    return router((too_many, foreign, wrong, away))
