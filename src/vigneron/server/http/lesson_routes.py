"""The lessons of a game: their list, the table of each, and the answers to its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.contract import IllegalAction
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.lessons.lesson import BadLesson, Lesson
from vigneron.lessons.reading import lessons
from vigneron.server.http import lesson_pages
from vigneron.server.http.forms import guest_name
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.lessons.requests import Asked, answer
from vigneron.server.projection.protocol import encode
from vigneron.server.stats import lesson_progress
from vigneron.server.storage.repository import SqlStore

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}
_decoder: Final = msgspec.json.Decoder(Asked)
_names: Final = msgspec.json.Decoder(list[str])


@dataclass(frozen=True, slots=True)
class LessonServices:
    """The services that these routes use."""

    store: SqlStore


@get("/lessons/{key:str}", summary="The lessons of a game")
async def list_of(
    request: AnyRequest, services: NamedDependency[LessonServices], key: FromPath[str]
) -> Response[Any]:
    found, own = _found(key)
    if found is None or not own:
        return error_page(request, 404, "no-game")
    account = _account(request)
    solved = await lesson_progress.solved(services.store, account, key) if account else []
    name = await services.store.name_of(person_of(request))
    return lesson_pages.list_page(request, found, own, solved, name, account=bool(account))


def _account(request: AnyRequest) -> str:
    """Return the account of a request, or "" for a guest."""
    return person_of(request) if request.scope["state"]["session"] else ""


@post("/lessons/{key:str}", summary="Lessons that a browser knows to be solved, for its account")
async def keep_solved(
    request: AnyRequest, services: NamedDependency[LessonServices], key: FromPath[str]
) -> Response[Any]:
    """Store what was solved before the person had this account, or while they were signed out."""
    found, own = _found(key)
    if found is None or not own:
        return error_page(request, 404, "no-game")
    try:
        names = _names.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return error_page(request, 400, "bad-request")
    if account := _account(request):
        known = [one.name for one in own if one.name in names]
        await lesson_progress.note(services.store, account, key, known)
    return Response(b"", status_code=204)


def _found(key: str) -> tuple[Game[Any, Any] | None, Sequence[Lesson]]:
    """Return a game and its lessons; (None, ()) if there is no such game or its lessons cannot be read."""
    if key not in games():
        return None, ()
    try:
        return game(key), lessons(game(key))
    except BadLesson:
        return None, ()


@get("/lessons/{key:str}/{name:str}", summary="The table of a lesson")
async def table_of(
    request: AnyRequest, services: NamedDependency[LessonServices], key: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    found, own = _found(key)
    if found is None or name not in [one.name for one in own]:
        return error_page(request, 404, "no-game")
    called = await services.store.name_of(person_of(request))
    return lesson_pages.table_page(request, found, own, name, called or guest_name(request))


@post("/lessons/{key:str}/{name:str}", summary="A request of a lesson's table", status_code=200)
async def asked_of(
    request: AnyRequest, services: NamedDependency[LessonServices], key: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    """Answer a request, whose acts so far are replayed first."""
    found, own = _found(key)
    taught = next((one for one in own if one.name == name), None)
    if found is None or taught is None:
        return error_page(request, 404, "no-game")
    try:
        asked = _decoder.decode(await request.body())
        called = await services.store.name_of(person_of(request)) or guest_name(request)
        told = answer(found, taught, called, lang_of(request), asked)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return error_page(request, 400, "bad-request")
    except IllegalAction:
        return error_page(request, 409, "lesson-changed")
    done = told.solved and not told.shown and len(told.acts) > len(asked.acts)
    if done and (account := _account(request)):
        await lesson_progress.note(services.store, account, key, [name])
    return Response(encode(told), media_type="application/json", headers=_HEADERS)


def routes(services: LessonServices) -> Routes:
    """Return the routes of this module."""
    return router((list_of, keep_solved, table_of, asked_of), services=services)
