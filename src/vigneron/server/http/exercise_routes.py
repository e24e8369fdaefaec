"""Learning from mistakes: the table of a reviewed act, and the answers to its page."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.cache import Cache
from vigneron.core.contract import IllegalAction, Json
from vigneron.core.game import Game
from vigneron.lessons.lesson import BadLesson, Lesson
from vigneron.server.botpool.review_process import ReviewFailed
from vigneron.server.http import forms, lesson_pages
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of
from vigneron.server.http.review_routes import Refused, ReviewServices, finished
from vigneron.server.http.routing import Routes, router
from vigneron.server.lessons.requests import Asked, answer
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection.protocol import Act, encode
from vigneron.server.reviews.journal_text import Subject
from vigneron.server.table.live_table import LiveTable

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}
_PATIENCE: Final = 60.0
"""The seconds after which an act counts as one without values, because bots need all processes."""
_decoder: Final = msgspec.json.Decoder(Asked)
_JUDGED: Final[Cache[Json]] = Cache(256)
"""Reviews of acts that were tried, by digest, ply and act."""


@dataclass(frozen=True, slots=True)
class ExerciseServices:
    """The services that these routes use."""

    reviews: ReviewServices
    limits: RateLimits


@get("/t/{table_id:str}/review/try/{ply:int}", summary="The table on which a reviewed act is tried again")
async def table_of(
    request: AnyRequest,
    services: NamedDependency[ExerciseServices],
    table_id: FromPath[str],
    ply: FromPath[int],
) -> Response[Any]:
    """Return the table before a reviewed act."""
    try:
        table, subject, kept = await _reviewed(request, services.reviews, table_id)
        game, lesson = await _exercise(request, services.reviews, table, subject, kept, ply, [])
    except Refused as refused:
        return refused.page(request)
    mine = await services.reviews.prover.run(partial(_mine, subject, kept, table, person_of(request)))
    at = mine.index(ply) + 1 if ply in mine else 0
    where = f"/t/{table_id}/review"
    own = {
        "number": at,
        "all": len(mine),
        "next": f"{where}/try/{mine[at]}" if at and at < len(mine) else "",
        "list": where,
    }
    name, others = _names(request, table, lesson)
    try:
        return lesson_pages.exercise_page(request, game, lesson, name, f"{where}/try/{ply}", own, others)
    except BadLesson:
        return error_page(request, 409, "review-unreadable")


@post("/t/{table_id:str}/review/try/{ply:int}", summary="A request of such a table", status_code=200)
async def asked_of(
    request: AnyRequest,
    services: NamedDependency[ExerciseServices],
    table_id: FromPath[str],
    ply: FromPath[int],
) -> Response[Any]:
    """Answer a request, whose acts so far are replayed first. An act is judged before it is played."""
    try:
        asked = _decoder.decode(await request.body())
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return error_page(request, 400, "bad-request")
    try:
        table, subject, kept = await _reviewed(request, services.reviews, table_id)
        acts = [*asked.acts, *([asked.ask.act] if isinstance(asked.ask, Act) else [])][:1]
        game, lesson = await _exercise(request, services.reviews, table, subject, kept, ply, [])
        found = [await _judge(request, services, subject, kept, ply, act) for act in acts]
        if judged := [one for one in found if one is not None]:
            game, lesson = await _exercise(request, services.reviews, table, subject, kept, ply, judged)
        name, others = _names(request, table, lesson)
        work = partial(answer, game, lesson, name, lang_of(request), asked, others)
        told = await services.reviews.prover.run(work)
    except Refused as refused:
        return refused.page(request)
    except (IllegalAction, BadLesson):
        return error_page(request, 409, "lesson-changed")
    return Response(encode(told), media_type="application/json", headers=_HEADERS)


async def _reviewed(
    request: AnyRequest, services: ReviewServices, table_id: str
) -> tuple[LiveTable, Subject, Json]:
    """Return a finished table, what its review is of, and what is kept of the review. Raises Refused."""
    table, subject = await finished(request, services, table_id)
    kept = await services.kept.load(subject.digest)
    if not kept.whole(subject):
        raise Refused(404, "not-found")
    return table, subject, kept.data()


async def _exercise(
    request: AnyRequest,
    services: ReviewServices,
    table: LiveTable,
    subject: Subject,
    kept: Json,
    ply: int,
    judged: list[Json],
) -> tuple[Game[Any, Any], Lesson]:
    """Return the task, and its game. Raises Refused if there is nothing to learn at this ply."""
    from vigneron.server.reviews import exercise  # loads the search, which few requests need

    speaker = table.views.speaker(lang_of(request))
    found = await services.prover.run(partial(exercise.exercise, subject, kept, ply, speaker, judged))
    if found is None:
        raise Refused(404, "not-found")
    return found


async def _judge(
    request: AnyRequest, services: ExerciseServices, subject: Subject, kept: Json, ply: int, act: str
) -> Json | None:
    """Return the review of an act, None if there is none now."""
    from vigneron.server.reviews import exercise  # loads the search, which few requests need

    reviews, key = services.reviews, (subject.digest, ply, act)
    found = _JUDGED.find(key) or await reviews.prover.run(partial(exercise.known, subject, kept, ply, act))
    if found is None and not await reviews.prover.run(partial(exercise.possible, subject, ply, act)):
        return None
    limit = services.limits.proofs_per_address
    if found is None and reviews.runner.able and limit.allows(forms.address(request)):
        try:
            async with asyncio.timeout(_PATIENCE):
                found = await reviews.runner.judge(subject, ply, act)
        except (TimeoutError, ReviewFailed):
            found = None
    if found is None:
        return await reviews.prover.run(partial(exercise.compared, subject, kept, ply, act))
    _JUDGED.keep(key, found)
    return found


def _names(request: AnyRequest, table: LiveTable, lesson: Lesson) -> tuple[str, list[str]]:
    """Return the name of who tries, and those of the others in the order of their seats, as in the game."""
    speaker = table.views.speaker(lang_of(request))
    names = [speaker.name(seat) for seat in range(lesson.start.seats)]
    return names.pop(lesson.seat), names


def _mine(subject: Subject, kept: Json, table: LiveTable, person: str) -> list[int]:
    from vigneron.server.reviews import telling  # loads the search, which few requests need

    return telling.mistakes(telling.opened(subject, kept)[1], table.record.seats_of(person))


def routes(services: ExerciseServices) -> Routes:
    """Return the routes of this module."""
    return router((table_of, asked_of), services=services)
