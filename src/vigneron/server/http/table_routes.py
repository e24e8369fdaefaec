"""What forms do: open a table, join, gather, choose a language. The answer leads on, or is the form again."""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Redirect, Template

from vigneron.core.contract import Refusal, Seat
from vigneron.core.game import BadData
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.botpool import levels
from vigneron.server.http import identity
from vigneron.server.http.middleware import address_of
from vigneron.server.http.pages import (
    AnyRequest,
    error_page,
    house_of,
    join_page,
    lang_of,
    new_page,
    person_of,
    render,
)
from vigneron.server.http.request_text import plain
from vigneron.server.lobby import client_seeds, names, preparation, removals, seating, table_form
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.errors import StoreAway
from vigneron.server.projection import display_names
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import ClientSeeds
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import House, normal_code

_QUICK_SEATS = 3


async def fields(request: AnyRequest) -> dict[str, str]:
    """Return a form's fields as texts that a store can keep; of a field given twice, the first; files are not
    fields."""
    form = await request.form()
    return {plain(key): plain(value) for key in form if isinstance(value := form.get(key), str)}


def options_in(form: dict[str, str]) -> dict[str, str]:
    """Return a game's options from the fields `option-KEY`."""
    return {k.removeprefix("option-"): v for k, v in form.items() if k.startswith("option-")}


def see(path: str) -> Redirect:
    return Redirect(path, status_code=303)


def said(request: AnyRequest, refusal: Refusal, key: str = "") -> str:
    found = game(key) if key in games() else None
    return Speaker(lang_of(request), found).refusal(refusal)


def guest_name(request: AnyRequest) -> str:
    return Speaker(lang_of(request), None).say("server-guest")


def address(request: AnyRequest) -> str:
    """Return where a request comes from, as it is counted."""
    return address_of(request.scope)


def _may_open(request: AnyRequest, house: House) -> bool:
    by_person, by_address = house.limits.tables_per_person, house.limits.tables_per_address
    return by_person.allows(person_of(request)) and by_address.allows(address(request))


async def find(request: AnyRequest, table_id: str) -> LiveTable:
    """Raises a 404 that is shown as a page."""
    found = await house_of(request).table(table_id)
    if found is None:
        raise HTTPException(status_code=404, extra={"code": "no-table"})
    return found


async def find_to_look(request: AnyRequest, table_id: str) -> LiveTable:
    """Raises a 404, or a 403 for whoever may not watch there."""
    found = await find(request, table_id)
    person = person_of(request)
    if not found.record.lets(person):
        text = removals.said(found.record, person, Speaker(lang_of(request), None))
        raise HTTPException(
            status_code=403, extra={"code": "removed" if text else "no-watchers", "say": text}
        )
    return found


@post("/quick", summary="Open a table against bots and start it")
async def quick(request: AnyRequest) -> Response[Any]:
    house, form, person = house_of(request), await fields(request), person_of(request)
    key = form.get("game", "")
    if key not in games():
        return error_page(request, 404, "no-game")
    if not _may_open(request, house):
        return error_page(request, 429, "too-many")
    found = game(key)
    count = max(found.seats[0], min(_QUICK_SEATS, found.seats[-1]))
    name = await house.store.name_of(person)
    bots = [levels.standard(found)] * (count - 1)
    seats = seating.seats_for(person, name, guest_name(request), bots, key)
    word, opening = form.get("word", ""), house.openings.take(form.get("draw", ""))
    seeds = client_seeds.of_one(person, word) if client_seeds.is_word(word) else ClientSeeds()
    try:
        table = await house.create(key, seats, {}, person, seeds=seeds, opening=opening)
    except Conflict:  # the page was there already, and went back: its commitment has served
        begun = await house.table(opening.id) if opening else None
        if begun is not None and begun.record.phase == "lobby" and begun.record.host == person:
            table = begun  # it was opened, and the store went away before it began
        else:
            table = await house.create(key, seats, {}, person, seeds=seeds)
    await requests.start(table, person, "")
    return see(f"/t/{table.record.id}")


@post("/new", summary="Open a table for several people")
async def open_table(request: AnyRequest) -> Response[Any]:
    house, form, person = house_of(request), await fields(request), person_of(request)
    key = form.get("game", "")
    if key not in games():
        return error_page(request, 404, "no-game")
    options = options_in(form)
    try:
        count = number(form.get("seats", ""), "bad_number")
        seating.check_setup(key, count, options)
        bots = [form.get(f"bot-{seat}", "") for seat in range(1, count)]
        seats = seating.seats_for(person, form.get("name", ""), guest_name(request), bots, key)
        terms = seating.check_terms(
            key, form.get("clock", ""), form.get("then", ""), form.get("substitute", "")
        )
        if not _may_open(request, house):
            return error_page(request, 429, "too-many")
        table = await house.create(
            key,
            seats,
            options,
            person,
            terms,
            listed=form.get("listed") == "1",
            closed=form.get("closed") == "1",
            policy=table_form.policy_in(form),
        )
    except Refused as error:
        refusal = error.refusal
        return await new_page(request, key, form, said(request, refusal, key), refusal.rule)
    except BadData:
        return error_page(request, 500, "bad-data")
    await keep_name(request, form.get("name", ""))
    return see(f"/t/{table.record.id}")


@post("/join", summary="Sit down at a table by its code")
async def join(request: AnyRequest) -> Response[Any]:
    house, form, person = house_of(request), await fields(request), person_of(request)
    code = normal_code(form.get("code", ""))
    table, problem = await by_code(request, code)
    if table is None:
        return await join_page(request, code, None, problem, 404)
    name, default = form.get("name", "") or await house.store.name_of(person), guest_name(request)
    try:
        await table.gather(lambda record: seating.sit(record, person, name, default))
    except Refused as error:
        return await join_page(request, code, table.record, said(request, error.refusal), 409)
    await keep_name(request, form.get("name", ""))
    return see(f"/t/{table.record.id}")


async def by_code(request: AnyRequest, code: str) -> tuple[LiveTable | None, str]:
    """Return the table with this code, or None and why not. Guessing is limited per address."""
    house, speaker = house_of(request), Speaker(lang_of(request), None)
    at = address(request)
    if house.limits.codes_per_address.full(at):
        return None, speaker.say("server-too-many")
    id = await house.store.find(code)
    table = None if id is None else await house.table(id)
    if table is None:
        house.limits.codes_per_address.allows(at)
        return None, speaker.say("server-no-code", {"code": code})
    return table, ""


@post("/t/{table_id:str}/name", summary="Name oneself")
async def rename(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        seating.rename(record, person, form.get("name", ""))

    answer = await gathered(request, table_id, change)
    await keep_name(request, form.get("name", ""))
    return answer


@post("/t/{table_id:str}/seat", summary="Give an open seat to a bot, or open it again")
async def place(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        seat: Seat = number(form.get("seat", ""), "seat_taken")
        seating.place_bot(record, person, seat, form.get("bot", ""))

    return await gathered(request, table_id, change)


@post("/t/{table_id:str}/clock", summary="Choose the clock before the start")
async def clock(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    form, person = await fields(request), person_of(request)

    def change(record: TableRecord) -> None:
        seating.agree(record, person, form.get("clock", ""), form.get("then", ""), form.get("substitute", ""))

    return await gathered(request, table_id, change)


@post("/t/{table_id:str}/leave", summary="Give up one's seat; in a running game a bot goes on")
async def leave(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    person, table = person_of(request), await find(request, table_id)
    if table.record.phase == "lobby":
        return await gathered(request, table_id, lambda record: seating.leave(record, person), "/")
    return await _waited(request, table, requests.leave(table, person), "/")


@post("/t/{table_id:str}/back", summary="Take one's seat again from the bot")
async def back(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    table = await find(request, table_id)
    return await _waited(request, table, requests.back(table, person_of(request)))


@post("/t/{table_id:str}/remove", summary="Remove somebody: before the start, or who is not here")
async def remove(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    form, person, table = await fields(request), person_of(request), await find(request, table_id)
    try:
        seat: Seat = number(form.get("seat", ""), "seat_taken")
    except Refused as error:
        return refused(request, error, table)
    if table.record.phase == "lobby":
        why = form.get("why", "")
        return await gathered(request, table_id, lambda record: removals.remove(record, person, seat, why))
    return await _waited(request, table, requests.remove(table, person, seat))


async def _waited(
    request: AnyRequest, table: LiveTable, work: Coroutine[Any, Any, None], then: str = ""
) -> Response[Any]:
    try:
        await work
    except Refused as error:
        return refused(request, error, table)
    return see(then or f"/t/{table.record.id}")


@post("/t/{table_id:str}/start", summary="Start the game")
async def start(request: AnyRequest, table_id: FromPath[str]) -> Response[Any]:
    table, form, person = await find(request, table_id), await fields(request), person_of(request)
    fill = form.get("fill", "")
    free = sum(seat.kind == "open" for seat in table.record.seats)
    try:
        if fill and free and form.get("told") != f"{fill} {free}":
            return _sure(request, table, person, fill, free)
        await requests.start(table, person, fill)
    except Refused as error:
        return refused(request, error, table)
    return see(f"/t/{table_id}")


def _sure(request: AnyRequest, table: LiveTable, person: str, fill: str, free: int) -> Response[Any]:
    """Return the page that says that bots are going to take the free seats. Raises Refused."""
    record = table.record.fork()
    seating.fill(record, preparation.starter(record, person), fill)
    speaker = Speaker(lang_of(request), game(record.game))
    bot = display_names.bot(fill, speaker)
    context = {"table": record.id, "fill": fill, "free": free, "bot": bot}
    page: Response[Any] = render(request, "bots.html", context)
    return page


@post("/language", summary="Choose the language, kept in a cookie")
async def language(request: AnyRequest) -> Response[Any]:
    form = await fields(request)
    lang, back = form.get("lang", ""), form.get("back", "/")
    local = (
        back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable() and back.isascii()
    )
    answer = see(back if local else "/")
    if lang in LANGUAGES:
        answer.set_cookie(
            Cookie(
                identity.LANGUAGE_COOKIE,
                value=lang,
                path="/",
                max_age=identity.YEARS,
                httponly=True,
                samesite="lax",
            )
        )
    return answer


async def gathered(request: AnyRequest, table_id: str, change: Any, then: str = "") -> Response[Any]:
    table = await find(request, table_id)
    try:
        await table.gather(change)
    except Refused as error:
        return refused(request, error, table)
    return see(then or f"/t/{table_id}")


def refused(request: AnyRequest, error: Refused, table: LiveTable) -> Response[Any] | Template:
    forbidden = error.refusal.code in ("not_host", "no_seat")
    text = said(request, error.refusal, table.record.game)
    page: Response[Any] = error_page(request, 403 if forbidden else 409, "refused", {"say": text})
    return page


def number(text: str, code: str) -> int:
    """Return a small whole number. Raises Refused."""
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 9:
        raise Refused(code)
    return int(text)


async def keep_name(request: AnyRequest, given: str) -> None:
    """Remember a name for the next form. What was asked for is done already, and stays so without it."""
    name = names.clean(given)
    if name:
        with suppress(StoreAway):
            await house_of(request).store.keep_name(person_of(request), name)


HANDLERS: Final = (quick, open_table, join, rename, place, clock, leave, back, remove, start, language)
