"""Requests about verification: the draws of a finished game, and the import of finished games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.core.contract import Json
from vigneron.core.journal import BadJournal, Journal, edition_of
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.server.http import forms
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.live_game import finished_journal, verify
from vigneron.server.lobby import client_seeds, journal_import
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection import display_names, draw_labels
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.table_opener import TableOpener

_HEADERS: Final = {"cache-control": "no-store", "vary": "Cookie, Accept-Language"}


@dataclass(frozen=True, slots=True)
class VerifyServices:
    """The services that these routes use."""

    store: SqlStore
    tables: TableRegistry
    opener: TableOpener
    prover: Prover
    limits: RateLimits


@get(
    "/t/{table_id:str}/draws",
    summary="All draws of a finished game, with everything needed to derive them again",
)
async def draws_of(
    request: AnyRequest, services: NamedDependency[VerifyServices], table_id: FromPath[str]
) -> Response[Any]:
    table = await forms.find_to_look(request, services.tables, table_id)
    if table.record.phase != "over" or table.position is None:
        return error_page(request, 409, "not-over")
    record = table.record
    if not services.limits.proofs_per_address.allows(forms.address(request)):
        return error_page(request, 429, "too-many")
    found = finished_journal.journal(record, table.position)
    try:
        told = await services.prover.run(partial(_draws, found, lang_of(request)))
    except BadJournal as error:
        return error_page(request, 409, "unreadable-why", {"say": explain(request, error, record.game)})
    told["pledges"] = client_seeds.shown(record)
    return Response(told, headers=_HEADERS)


def _draws(found: Journal, lang: str) -> Json:
    """Return a journal's draws with their weights, named in a language. Raises BadJournal.

    The result also has sentences on what else the journal proves, and on what it only claims."""
    header, closing = found.header, found.closing
    own = edition_of(game(header.game), header)
    if closing is None:
        raise BadJournal(-1, "unfinished", "not a finished game")
    proven = verify.replayed(own, found)
    speaker = Speaker(lang, own, header.names)
    return {
        "game": header.game,
        "table": header.table,
        "commitment": header.commitment,
        "secret": closing.secret,
        "words": list(header.words),
        "names": list(header.names),
        "taken": [
            {"ply": s.ply, "table": s.table, "commitment": s.commitment, "secret": s.secret, "words": s.words}
            for s in proven.sources
        ],
        "plies": draw_labels.named(own, header, proven.plies, speaker),
        "proven": [speaker.say(f"journal-{code}", args) for code, args in proven.proofs],
        "claimed": [[code, speaker.say(f"journal-{code}", args)] for code, args in proven.claims],
    }


@get("/fair", summary="The page that verifies all draws of a finished game in the browser")
async def fair(request: AnyRequest, services: NamedDependency[VerifyServices]) -> Response[Any]:
    id, source, title = request.query_params.get("table", ""), "", ""
    if id:
        table = await forms.find_to_look(request, services.tables, id)
        if table.record.phase != "over":
            return error_page(request, 409, "not-over")
        lang, names = lang_of(request), ", ".join(table.record.names())
        told = {"label": display_names.title(table.record.game, lang), "value": names}
        title = Speaker(lang, None).say("client-labelled", told)
        source = f"/t/{table.record.id}/draws"
    name = await services.store.name_of(person_of(request))
    return render(request, "fair.html", {"source": source, "table": id, "title": title}, name=name)


@post(
    "/fair/weights",
    summary="Replay the record of a finished game; returns its draws with their weights",
    request_max_body_size=journal_import.LARGEST + 10_000,
)
async def weights_of(request: AnyRequest, services: NamedDependency[VerifyServices]) -> Response[Any]:
    """Replay an uploaded journal. Nothing is stored; the browser checks the draws against the secret."""
    at, lang = forms.address(request), lang_of(request)
    if services.limits.proofs_per_address.full(at):
        return error_page(request, 429, "too-many")  # before the file is taken apart
    sent = (await request.form()).get("journal")
    if not isinstance(sent, UploadFile):
        return error_page(request, 400, "bad-request")
    if not services.limits.proofs_per_address.allows(at):
        return error_page(request, 429, "too-many")
    data = await sent.read()
    try:
        told = await services.prover.run(lambda: _draws(journal_import.parse(data), lang))
    except BadJournal as error:
        return Response({"ply": error.ply, "text": explain(request, error)}, status_code=422)
    return Response(told, status_code=200, headers=_HEADERS)


@get("/import", summary="The form for importing a finished game")
async def import_form(request: AnyRequest) -> Response[Any]:
    return render(request, "import.html", {"error": None})


@post(
    "/import",
    summary="Import a finished game, for viewing",
    request_max_body_size=journal_import.LARGEST + 10_000,
)
async def import_journal(request: AnyRequest, services: NamedDependency[VerifyServices]) -> Response[Any]:
    at, person = forms.address(request), person_of(request)
    if services.limits.imports_per_person.full(person) or services.limits.proofs_per_address.full(at):
        return error_page(request, 429, "too-many")  # before the file is taken apart
    sent = (await request.form()).get("journal")
    if not isinstance(sent, UploadFile):
        return error_page(request, 400, "bad-request")
    if not services.limits.imports_per_person.allows(person) or not services.limits.proofs_per_address.allows(
        at
    ):
        return error_page(request, 429, "too-many")
    data = await sent.read()
    try:
        _, found = await services.prover.run(partial(journal_import.read, data))
    except BadJournal as error:
        return render(request, "import.html", {"error": explain(request, error)}, 422)
    return forms.see(f"/t/{await services.opener.bring(found, person)}")


def explain(request: AnyRequest, error: BadJournal, key: str = "") -> str:
    """Return a sentence that says what is wrong with a journal and in which ply, in the person's language."""
    found = game(key) if key in games() else None
    speaker = Speaker(lang_of(request), found)
    why = speaker.say(f"journal-{error.code}", error.data)
    return speaker.say("journal-at", {"ply": error.ply, "why": why}) if error.ply >= 0 else why


def routes(services: VerifyServices) -> Routes:
    """Return the routes of this module."""
    return router((draws_of, fair, weights_of, import_form, import_journal), services=services)
