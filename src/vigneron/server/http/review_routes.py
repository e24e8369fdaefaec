"""The review of a finished game: asking for it, how far it is, stopping it, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.contract import Json
from vigneron.core.errors import Picklable
from vigneron.core.journal import BadJournal
from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of
from vigneron.server.http.routing import router
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.projection import display_names
from vigneron.server.reviews.jobs import Busy, Crowded, Enough, Job, Jobs
from vigneron.server.reviews.journal_text import Subject, subject_of
from vigneron.server.reviews.kept import KeptReviews
from vigneron.server.reviews.runner import ReviewRunner
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}


@dataclass(frozen=True, slots=True)
class ReviewServices:
    """The services that these routes use."""

    tables: TableRegistry
    jobs: Jobs
    kept: KeptReviews
    runner: ReviewRunner
    prover: Prover


class _Refused(Picklable, Exception):
    """A request that is refused with a page: its status, its sentence, the values in it."""

    def __init__(self, status: int, code: str, **data: int | str) -> None:
        super().__init__(code)
        self.status, self.code, self.data = status, code, data

    def page(self, request: AnyRequest) -> Response[Any]:
        answer: Response[Any] = error_page(request, self.status, self.code, self.data)
        return answer


async def _found(request: AnyRequest, services: ReviewServices, table_id: str) -> tuple[LiveTable, Subject]:
    """Return a finished table that this person may look at, and what its review is of. Raises _Refused."""
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        raise _Refused(409, "review-not-over")
    from vigneron.analysis.review import NothingToReview  # loads the search, which few requests need

    try:
        return table, await subject_of(services.prover, table.record, table.position.rows)
    except NothingToReview:
        raise _Refused(409, "review-nothing") from None
    except BadJournal:
        raise _Refused(409, "review-unreadable") from None


async def _state(services: ReviewServices, table: LiveTable, subject: Subject, person: str) -> Json:
    """Return how far the review of a table is.

    `phase` is "none" if nobody has asked, otherwise that of the job (`jobs.Job`)."""
    job = await services.jobs.at(table.record.id, subject.digest)
    if job is not None and job.open:
        return _told(job, person)
    if await services.kept.whole(subject):
        return {"phase": "done", "done": subject.plies, "total": subject.plies}
    if job is None or job.phase == "done":  # what was kept is gone
        return {"phase": "none", "done": 0, "total": subject.plies}
    return _told(job, person)


def _told(job: Job, person: str) -> Json:
    return {
        "phase": job.phase,
        "done": job.done,
        "total": job.total,
        "seconds": job.seconds,
        "aside": job.aside,
        "own": job.person == person,
    }


@get("/t/{table_id:str}/review/state", summary="How far the review of a finished game is")
async def state_of(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    try:
        table, subject = await _found(request, services, table_id)
    except _Refused as refused:
        return refused.page(request)
    return Response(await _state(services, table, subject, person_of(request)), headers=_HEADERS)


@post("/t/{table_id:str}/review", summary="Ask for the review of a finished game")
async def ask(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    """Ask for a review. It runs behind live play. A person may have one at a time and some a day."""
    try:
        table, subject = await _found(request, services, table_id)
        if not await services.kept.whole(subject):
            await _ask(request, services, table, subject)
    except _Refused as refused:
        return refused.page(request)
    return forms.see(f"/t/{table_id}")


async def _ask(request: AnyRequest, services: ReviewServices, table: LiveTable, subject: Subject) -> None:
    if not services.runner.able:
        raise _Refused(409, "review-no-process")
    try:
        await services.jobs.ask(table.record.id, subject, person_of(request))
    except Busy as busy:
        other = await services.tables.find(busy.play)
        title = display_names.title(other.record.game, lang_of(request)) if other is not None else ""
        raise _Refused(409, "review-busy", game=title) from None
    except Enough:
        raise _Refused(429, "review-enough", count=services.jobs.per_day) from None
    except Crowded:
        raise _Refused(429, "review-crowded") from None
    services.runner.wake()


@post("/t/{table_id:str}/review/stop", summary="Stop one's own review of a finished game")
async def stop(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    """Stop a review. What is done is kept, so that it goes on there when somebody asks again."""
    try:
        table, subject = await _found(request, services, table_id)
        job = await services.jobs.at(table.record.id, subject.digest)
        if job is not None and job.open:
            if job.person != person_of(request):
                raise _Refused(403, "review-not-yours")
            if await services.jobs.end(job, "stopped"):
                services.runner.stop(job.id)
    except _Refused as refused:
        return refused.page(request)
    return forms.see(f"/t/{table_id}")


def routes(services: ReviewServices) -> Router:
    """Return the routes of this module."""
    return router((state_of, ask, stop), services=services)
