"""The application: routes, errors, limits. `application` gives what uvicorn serves."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Litestar, MediaType, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Template
from litestar.template import TemplateConfig

import vigneron
from vigneron.core import journal
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.core.rules_text import changes, clauses
from vigneron.i18n.speaker import Speaker
from vigneron.server.http import (
    account_routes,
    bot_api,
    hotseat_routes,
    identity,
    lobby_routes,
    notification_routes,
    position_routes,
    profile_routes,
    rulebook,
    table_routes,
    token_routes,
    verify_routes,
)
from vigneron.server.http.middleware import PROGRAMS, Door
from vigneron.server.http.pages import (
    AnyRequest,
    error_page,
    house_of,
    join_link,
    join_page,
    lang_of,
    new_page,
    person_of,
    render,
    start_page,
    table_page,
)
from vigneron.server.http.request_text import Asked
from vigneron.server.http.websocket import table_socket
from vigneron.server.platform import metrics, static_files
from vigneron.server.platform.errors import BadValue, StoreAway, StoreTooNew
from vigneron.server.platform.proof_thread import Crowded
from vigneron.server.platform.settings import Settings
from vigneron.server.projection import display_names
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table.live_table import Outdated
from vigneron.server.table_registry.registry import House, TableUnreadable, normal_code

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
"""Seconds after which it is worth while to ask again what could not be answered."""


@get("/", summary="Start page")
async def index(request: AnyRequest) -> Template:
    return await start_page(request)


@get("/new", summary="The form for a table with friends")
async def new_form(request: AnyRequest) -> Response[Any]:
    key = request.query_params.get("game") or next(iter(games()), "")
    if key not in games():
        return error_page(request, 404, "no-game")
    return await new_page(request, key, {})


@get("/j/{code:str}", summary="Join by link")
async def join_form(request: AnyRequest, code: FromPath[str]) -> Response[Any]:
    table, problem = await table_routes.by_code(request, normal_code(code))
    if table is None:
        return await join_page(request, normal_code(code), None, problem, 404)
    if table.record.seat_of(person_of(request)) is not None:
        return table_routes.see(f"/t/{table.record.id}")
    return await join_page(request, normal_code(code), table.record)


@get("/t/{table_id:str}", summary="A table: its lobby, its game, its end")
async def table_at(request: AnyRequest, table_id: FromPath[str]) -> Template:
    return await table_page(request, await table_routes.find_to_look(request, table_id))


@get("/t/{table_id:str}/journal", summary="The record of a finished game")
async def journal_of(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    table = await table_routes.find_to_look(request, table_id)
    if table.record.phase != "over":
        return error_page(request, 409, "not-over")
    text = journal.write(await house_of(request).journal(table))
    name = f"{table.record.game}-{table.record.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@get("/t/{table_id:str}/qr.svg", summary="The join link as QR code")
async def qr_of(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    import segno

    table = await table_routes.find(request, table_id)
    if table.record.seat_of(person_of(request)) is None:
        return error_page(request, 403, "forbidden")
    drawn = io.BytesIO()
    code = segno.make(join_link(request, table.record), error="m", micro=False)
    code.save(drawn, kind="svg", border=2, omitsize=True, xmldecl=False)
    headers = {"cache-control": "no-store"}
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers=headers)


@get("/rules/{key:str}", summary="A game's rules")
async def rules_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    found = _found(key)
    if found is None:
        return error_page(request, 404, "no-game")
    lang = lang_of(request)
    title = display_names.of_game(Speaker(lang, found), "title", found.key)
    context = {
        "game": {"key": key, "title": title, "draft": found.draft},
        "chapters": rulebook.chapters(found, lang),
        "edition": found.edition,
        "editions": rulebook.editions(found),
        "changed": list(changes(found, lang)),
    }
    return render(request, "rules.html", context)


def _found(name: str) -> Game[Any, Any] | None:
    """Return the game that a path names, `KEY` or `KEY@EDITION`; None if it is not here."""
    try:
        return game(name)
    except LookupError:  # there is no such game or edition, or it cannot be used
        return None


@get("/rules/{key:str}/{number:str}", summary="One clause of a game's rules")
async def rule_of(request: AnyRequest, key: FromPath[str], number: FromPath[str]) -> Response[Any]:
    found = _found(key)
    clause = clauses(found, lang_of(request)).get(number) if found else None
    if clause is None:
        return Response({"status": 404, "number": number[:20]}, status_code=404)
    told = {"number": clause.number, "title": clause.title, "text": clause.text, "chapter": clause.chapter}
    return Response(told, headers={"vary": "Cookie, Accept-Language"})


@get("/games/{key:str}/{name:str}", summary="A game's drawings and colours")
async def art_of(request: AnyRequest, key: FromPath[str], name: FromPath[str]) -> Response[Any]:
    return _file(request, static_files.art_file(key, name), "no-cache")


@get("/static/{stamp:str}/{path:path}", include_in_schema=False)
async def static_of(request: AnyRequest, stamp: FromPath[str], path: FromPath[str]) -> Response[Any]:
    fresh = stamp == static_files.stamp()
    return _file(
        request,
        static_files.static_file(str(path).lstrip("/")),
        static_files.FOREVER if fresh else "no-cache",
    )


def _file(request: AnyRequest, path: Any, cache: str) -> Response[Any]:
    if path is None:
        return error_page(request, 404, "not-found")
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"cache-control": cache, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(path.read_bytes(), media_type=static_files.TYPES[path.suffix], headers=headers)


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


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the store answers")
async def healthz(request: AnyRequest) -> str:
    await house_of(request).store.ping()
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics_of(request: AnyRequest) -> Response[Any]:
    """Figures for Prometheus: to this machine, or to whoever shows the host's token."""
    house = house_of(request)
    token = house.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        allowed = compare_digest(shown.encode(), token.encode())
    else:
        allowed = table_routes.address(request) in ("127.0.0.1", "::1")
    if not allowed:
        return error_page(request, 404, "not-found")
    return Response(house.metrics.text(), media_type=metrics.TYPE, headers={"cache-control": "no-store"})


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    extra = error.extra if isinstance(error.extra, dict) else {}
    status = 404 if error.status_code == 405 else error.status_code
    if isinstance(error, PermissionDeniedException) and not request.scope["state"].get("cookies", True):
        extra = {"code": "no-cookies"}  # then the form's token could not come along
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
    # The route, not the address: a join code may be in it.
    log.error("%s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    if request.url.path.startswith(PROGRAMS):
        return bot_api.error(500, "failed")
    answer: Response[Any] = error_page(request, 500, "failed")
    return answer


def _unavailable(request: AnyRequest) -> Response[Any]:
    """Nothing was done, or all of it; the same request may come again, and is done once."""
    programs = request.url.path.startswith(PROGRAMS)
    answer: Response[Any] = (
        bot_api.error(503, "store-away") if programs else error_page(request, 503, "store-away")
    )
    answer.headers["retry-after"] = str(_SOON)
    return answer


def _away(request: AnyRequest, error: Exception) -> Response[Any]:
    log.warning("%s %s: %s", request.method, request.scope.get("path_template", ""), error)
    return _unavailable(request)


class _Application(Litestar):
    """Litestar without plugins for model libraries: loading one that happens to be there costs a second."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def application(settings: Settings) -> Door:
    """Return the ASGI application of one house. Its lifespan opens and closes store and bots."""
    house, who = House(settings, SqlStore(settings.database_url)), identity.Identity(settings.key)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        try:
            await house.open()
        except (StoreAway, StoreTooNew) as error:
            door.closed = error
            raise
        try:
            yield
        finally:
            await house.close()

    environment = Environment(
        loader=FileSystemLoader(static_files.TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    app = _Application(
        route_handlers=[
            index,
            new_form,
            join_form,
            table_at,
            journal_of,
            qr_of,
            rules_of,
            rule_of,
            art_of,
            static_of,
            healthz,
            metrics_of,
            too_many,
            foreign,
            wrong,
            away,
            table_socket,
            *table_routes.HANDLERS,
            *lobby_routes.HANDLERS,
            *verify_routes.HANDLERS,
            *position_routes.HANDLERS,
            *hotseat_routes.HANDLERS,
            *bot_api.HANDLERS,
            *token_routes.HANDLERS,
            *account_routes.HANDLERS,
            *profile_routes.HANDLERS,
            *notification_routes.HANDLERS,
        ],
        lifespan=[life],
        state=State({"house": house}),
        request_class=Asked,
        template_config=TemplateConfig(engine=JinjaTemplateEngine.from_environment(environment)),
        csrf_config=CSRFConfig(
            settings.key,
            cookie_name=who.form_cookie,
            cookie_httponly=True,
            cookie_samesite="lax",
            exclude=f"^{PROGRAMS}",
        ),
        exception_handlers={
            HTTPException: _http_error,
            BadValue: _bad_value,
            Crowded: _crowded,
            StoreAway: _away,
            TableUnreadable: _unreadable,
            Outdated: _away,
            Conflict: _away,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Vigneron",
            version=vigneron.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    door = Door(app, settings.key, settings.limits, house.sessions)
    return door
