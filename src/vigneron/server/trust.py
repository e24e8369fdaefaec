"""Requests about trust: a finished game's draws for checking, and finished games brought here to look at."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath

from vigneron.core.journal import BadJournal
from vigneron.core.registry import game, games
from vigneron.server import bringing, forms, pledges, proving
from vigneron.server.pages import AnyRequest, error_page, house_of, lang_of, person_of, render
from vigneron.words import Speaker


@get(
    "/t/{table_id:str}/draws",
    summary="All draws of a finished game, with what is needed to derive them again",
)
async def draws_of(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    table = await forms.find(request, table_id)
    if table.record.phase != "over":
        return error_page(request, 409, "not-over")
    house, record = house_of(request), table.record
    if not house.proofs.allows(forms.address(request)):
        return error_page(request, 429, "too-many")
    found = await house.journal(table)
    try:
        plies = await asyncio.to_thread(proving.proven, game(record.game), found)
    except BadJournal as error:
        return error_page(request, 409, "unreadable-why", {"say": explain(request, error, record.game)})
    assert found.closing is not None
    told = {
        "game": record.game, "table": found.header.table, "commitment": found.header.commitment,
        "secret": found.closing.secret, "words": list(found.header.words), "pledges": pledges.shown(record),
        "plies": plies,
    }  # fmt: skip
    return Response(told, headers={"cache-control": "no-store"})


@get("/import", summary="The form for a finished game from elsewhere")
async def import_form(request: AnyRequest) -> Response[Any]:
    return render(request, "import.html", {"error": None})


@post(
    "/import",
    summary="Bring a finished game here, to look at",
    request_max_body_size=bringing.LARGEST + 10_000,
)
async def import_journal(request: AnyRequest) -> Response[Any]:
    house = house_of(request)
    sent = (await request.form()).get("journal")
    if not isinstance(sent, UploadFile):
        return error_page(request, 400, "bad-request")
    if not house.imports.allows(person_of(request)) or not house.proofs.allows(forms.address(request)):
        return error_page(request, 429, "too-many")
    data = await sent.read()
    try:
        _, found = await asyncio.to_thread(bringing.read, data)
    except BadJournal as error:
        return render(request, "import.html", {"error": explain(request, error)}, 422)
    return forms.see(f"/t/{(await house.bring(found, person_of(request))).record.id}")


def explain(request: AnyRequest, error: BadJournal, key: str = "") -> str:
    """Return what is wrong with a journal, naming the ply, in the reader's language."""
    folder = game(key).folder if key in games() else None
    speaker = Speaker(lang_of(request), folder)
    why = speaker.say(f"journal-{error.code}", error.data)
    return speaker.say("journal-at", {"ply": error.ply, "why": why}) if error.ply >= 0 else why


HANDLERS: Final = (draws_of, import_form, import_journal)
