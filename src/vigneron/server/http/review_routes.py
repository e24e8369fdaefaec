"""The review of a finished game: asking for it, how far it is, stopping it, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from vigneron.core.cache import Cache
from vigneron.core.contract import Json, Seat
from vigneron.core.errors import Picklable
from vigneron.core.journal import BadJournal
from vigneron.i18n.speaker import Speaker
from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.projection import display_names
from vigneron.server.projection.protocol import encode
from vigneron.server.reviews.jobs import Busy, Crowded, Enough, Job, Jobs
from vigneron.server.reviews.journal_text import Subject, subject_of
from vigneron.server.reviews.kept import KeptReviews
from vigneron.server.reviews.runner import ReviewRunner
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry

_TOLD: Final[Cache[Json]] = Cache(8)
_MINUTES: Final = 100
"""From so many seconds on, the time that is left is told in minutes."""
_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}


@dataclass(frozen=True, slots=True)
class ReviewServices:
    """The services that these routes use."""

    store: SqlStore
    tables: TableRegistry
    jobs: Jobs
    kept: KeptReviews
    runner: ReviewRunner
    prover: Prover


class Refused(Picklable, Exception):
    """A request that is refused with a page: its status, its sentence, the values in it."""

    def __init__(self, status: int, code: str, **data: int | str) -> None:
        super().__init__(code)
        self.status, self.code, self.data = status, code, data

    def page(self, request: AnyRequest) -> Response[Any]:
        """Return the page that says it, in the asker's language."""
        answer: Response[Any] = error_page(request, self.status, self.code, self.data)
        return answer


async def finished(request: AnyRequest, services: ReviewServices, table_id: str) -> tuple[LiveTable, Subject]:
    """Return a finished table that this person may look at, and what its review is of. Raises Refused."""
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        raise Refused(409, "review-not-over")
    from vigneron.analysis.review import NothingToReview  # loads the search, which few requests need

    try:
        return table, await subject_of(services.prover, table.record, table.position.rows)
    except NothingToReview:
        raise Refused(409, "review-nothing") from None
    except BadJournal:
        raise Refused(409, "review-unreadable") from None


async def _state(request: AnyRequest, services: ReviewServices, table: LiveTable, subject: Subject) -> Json:
    """Return how far the review of a table is.

    `phase` is "none" if nobody has asked, otherwise that of the job (`jobs.Job`). `say` is a sentence."""
    speaker = Speaker(lang_of(request), None)
    job = await services.jobs.at(table.record.id, subject.digest)
    if job is not None and job.open:
        return {
            "phase": job.phase,
            "open": True,
            "done": job.done,
            "total": job.total,
            "seconds": job.seconds,
            "aside": job.aside,
            "own": job.person == person_of(request),
            "say": progress_words(speaker, job, person_of(request)),
        }
    told = {"open": False, "done": 0, "total": subject.plies}
    if await services.kept.whole(subject):
        return {**told, "phase": "done", "done": subject.plies, "say": ""}
    if job is None or job.phase == "done":  # what was kept is gone
        return {**told, "phase": "none", "say": speaker.say("review-page-none")}
    return {**told, "phase": job.phase, "done": job.done, "say": speaker.say(f"review-page-{job.phase}")}


def progress_words(speaker: Speaker, job: Job, person: str) -> str:
    """Return in words how far an open job is, and how long it takes from now on."""
    out = [speaker.say("review-page-progress", {"done": job.done, "total": job.total})]
    if job.aside and not job.done:
        out.append(speaker.say("review-page-queued"))
    elif job.aside:
        out.append(speaker.say("review-page-aside"))
    elif job.seconds is not None and job.seconds >= _MINUTES:
        out.append(speaker.say("review-page-minutes", {"n": round(job.seconds / 60)}))
    elif job.seconds is not None:
        out.append(speaker.say("review-page-seconds", {"n": max(1, job.seconds)}))
    if job.person != person:
        out.append(speaker.say("review-page-by-other"))
    return " ".join(out)


@get("/t/{table_id:str}/review", summary="The review of a finished game")
async def page_of(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any] | Template:
    """Show the review. If there is none, offer to make it, or show how far it is."""
    try:
        table, subject = await finished(request, services, table_id)
    except Refused as refused:
        return refused.page(request)
    state, told = await _state(request, services, table, subject), None
    own = table.record.seats_of(person_of(request))
    if state["phase"] == "done":
        told = await _told(request, services, table, subject, own)
    context = {
        "table": table_id,
        "title": display_names.title(table.record.game, lang_of(request)),
        "state": state,
        "review": told,
        "seated": bool(own),
        "own_data": own_data(table),
    }
    return render(request, "review.html", context, name=await services.store.name_of(person_of(request)))


def own_data(table: LiveTable) -> bool:
    """Return whether a table has component data of its own. Its positions cannot be tried again."""
    return table.record.header().override is not None


async def _told(
    request: AnyRequest, services: ReviewServices, table: LiveTable, subject: Subject, own: list[Seat]
) -> Json:
    """Return what a review says. Telling it replays the game, so it is remembered for a while."""
    speaker = table.views.speaker(lang_of(request))
    key = (subject.digest, lang_of(request), tuple(own), tuple(table.record.names()))
    found = _TOLD.find(key)
    if found is None:
        from vigneron.server.reviews import telling  # loads the search, which few requests need

        kept = (await services.kept.load(subject.digest)).data()
        found = await services.prover.run(partial(telling.told, subject, kept, speaker, own))
        _TOLD.keep(key, found)
    return found


@get("/t/{table_id:str}/review/state", summary="How far the review of a finished game is")
async def state_of(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    try:
        table, subject = await finished(request, services, table_id)
    except Refused as refused:
        return refused.page(request)
    return Response(await _state(request, services, table, subject), headers=_HEADERS)


@get("/t/{table_id:str}/review/better/{ply:int}", summary="What would have been better at a ply")
async def better_of(
    request: AnyRequest,
    services: NamedDependency[ReviewServices],
    table_id: FromPath[str],
    ply: FromPath[int],
) -> Response[Any]:
    """Return the better act of a reviewed ply as JSON, and the positions that follow it."""
    try:
        table, subject = await finished(request, services, table_id)
    except Refused as refused:
        return refused.page(request)
    if not await services.kept.whole(subject):
        return error_page(request, 404, "not-found")
    from vigneron.server.reviews import better  # loads the search, which few requests need

    kept = (await services.kept.load(subject.digest)).data()
    own = table.record.seats_of(person_of(request))
    work = partial(better.shown, subject, kept, table.views, ply, lang_of(request), own)
    found = await services.prover.run(work)
    if found is None:
        return error_page(request, 404, "not-found")
    return Response(encode(found), media_type="application/json", headers=_HEADERS)


@post("/t/{table_id:str}/review", summary="Ask for the review of a finished game")
async def ask(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    """Ask for a review. It runs behind live play. A person may have one at a time and some a day."""
    try:
        table, subject = await finished(request, services, table_id)
        if not await services.kept.whole(subject):
            await _ask(request, services, table, subject)
    except Refused as refused:
        return refused.page(request)
    return forms.see(f"/t/{table_id}/review")


async def _ask(request: AnyRequest, services: ReviewServices, table: LiveTable, subject: Subject) -> None:
    if not services.runner.able:
        raise Refused(409, "review-no-process")
    try:
        await services.jobs.ask(table.record.id, subject, person_of(request))
    except Busy as busy:
        other = await services.tables.find(busy.play)
        title = display_names.title(other.record.game, lang_of(request)) if other is not None else ""
        raise Refused(409, "review-busy", game=title) from None
    except Enough:
        raise Refused(429, "review-enough", count=services.jobs.per_day) from None
    except Crowded:
        raise Refused(429, "review-crowded") from None
    services.runner.wake()


@post("/t/{table_id:str}/review/stop", summary="Stop one's own review of a finished game")
async def stop(
    request: AnyRequest, services: NamedDependency[ReviewServices], table_id: FromPath[str]
) -> Response[Any]:
    """Stop a review. What is done is kept, so that it goes on there when somebody asks again."""
    try:
        table, subject = await finished(request, services, table_id)
        job = await services.jobs.at(table.record.id, subject.digest)
        if job is not None and job.open:
            if job.person != person_of(request):
                raise Refused(403, "review-not-yours")
            if await services.jobs.end(job, "stopped"):
                services.runner.stop(job.id)
    except Refused as refused:
        return refused.page(request)
    return forms.see(f"/t/{table_id}/review")


def routes(services: ReviewServices) -> Routes:
    """Return the routes of this module."""
    return router((page_of, state_of, better_of, ask, stop), services=services)
