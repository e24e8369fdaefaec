"""Makes the contexts of templates. docs/templates.md lists these contexts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.response import Template

from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker, language_name
from vigneron.lessons.reading import has_lessons
from vigneron.render import raster
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.botpool import levels
from vigneron.server.http import seat_identity
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.lobby import preparation, removals, seating
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.notify.notifier import Notifier
from vigneron.server.platform import static_files
from vigneron.server.projection import display_names, showcase
from vigneron.server.projection.client_strings import phrases, spoken
from vigneron.server.projection.protocol.codec import Json
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.table_state import SitMotion
from vigneron.server.table import sitting_in
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.companions import Companions

AnyRequest = Request[Any, Any, Any]
_LISTED: Final = 30
_ICON: Final = "shell/icons/512.png"
_LISTED_FOR: Final = 86_400
"""The seconds without a change after which a public table is no longer listed."""


def preview(request: AnyRequest, address: PublicAddress, title: str, text: str, key: str = "") -> Json:
    """Return what messengers show with a link to this page: title, text, address and picture.

    `key` is the game in the picture. Without the extra `pictures`, the picture is the site's icon."""
    origin, drawn = address.origin(request), bool(key) and raster.able()
    icon = f"/static/{static_files.stamp()}/{_ICON}"
    image = origin + (f"/games/{key}/picture.png?lang={lang_of(request)}" if drawn else icon)
    url = origin + request.url.path
    return {"title": title, "text": text, "url": url, "image": image, "large": drawn}


def person_of(request: AnyRequest) -> str:
    """Return the id of the person who is asking."""
    return str(request.scope["state"]["person"])


def lang_of(request: AnyRequest) -> str:
    """Return the language of the person who is asking."""
    return str(request.scope["state"]["lang"])


def _phrases(lang: str, prefix: str) -> str:
    text = json.dumps(phrases(lang, prefix), ensure_ascii=False)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def render(request: AnyRequest, template: str, context: Json, status: int = 200, name: str = "") -> Template:
    """Return a page: the template with its context, and with what every page needs."""
    lang = lang_of(request)
    speaker = Speaker(lang, None)
    stamp = static_files.stamp()
    common: Json = {
        "lang": lang,
        "languages": [{"code": code, "name": language_name(code)} for code in LANGUAGES],
        "say": lambda id, **args: speaker.say(id, args),
        "phrases": lambda prefix: _phrases(lang, prefix),
        "version": static_files.version(),
        "name": name,
        "static": lambda path: f"/static/{stamp}/{path}",
        "engraved": lambda key: showcase.engraving(key, "light") is not None,
        "back": _back(request),
    }
    page = Template(template, context={**common, **context}, status_code=status)
    page.headers["cache-control"] = "no-store"
    page.headers["vary"] = "Cookie, Accept-Language"
    return page


def _back(request: AnyRequest) -> str:
    """Return the page to show after the language form. This is the current page if the request was a GET."""
    if request.method not in ("GET", "HEAD"):
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def error_page(
    request: AnyRequest, status: int, code: str, data: Mapping[str, int | str] | None = None
) -> Response[Any]:
    """Return an error as a page, or as JSON if the client does not accept HTML."""
    speaker = Speaker(lang_of(request), None)
    title, text = speaker.say(f"server-{code}-title"), speaker.say(f"server-{code}", data)
    if (
        "text/html" not in request.headers.get("accept", "text/html")
        and "*/*" not in request.headers["accept"]
    ):
        return Response({"status": status, "title": title, "text": text}, status_code=status)
    return render(request, "error.html", {"status": status, "title": title, "text": text}, status)


def game_line(key: str, lang: str) -> Json:
    """Return a game as an entry in a list of games."""
    found, speaker = game(key), Speaker(lang, game(key))
    return {
        "key": key,
        "title": display_names.of_game(speaker, "title", key),
        "tagline": display_names.of_game(speaker, "tagline", key),
        "low": found.seats[0],
        "high": found.seats[-1],
        "minutes": sorted({found.usual_minutes(seats) for seats in found.seats} - {0}),
        "weight": found.weight,
        "draft": found.draft,
        "lessons": has_lessons(found),
    }


def bot_lines(found: Game[Any, Any], lang: str) -> list[Json]:
    """Return the bots of a game as entries in a list: the levels, then those for programmers."""
    speaker, own = Speaker(lang, found), levels.for_people()
    return [
        {
            "name": name,
            "label": display_names.bot(name, speaker),
            "brief": speaker.say(f"bot-{name}-brief") if speaker.has(f"bot-{name}-brief") else "",
            "says": speaker.say(f"bot-{name}-says") if name in own else "",
            "barrels": own.index(name) + 1 if name in own else 0,
        }
        for name in levels.names(found)
    ]


async def open_lines(request: AnyRequest, store: SqlStore, clock: DatabaseClock) -> list[Json]:
    """Return the public tables with open seats, the newest first."""
    lang, person = lang_of(request), person_of(request)
    since = clock.date() // 1000 - _LISTED_FOR
    out: list[Json] = []
    for record in await store.open_tables(since, _LISTED):
        free = sum(seat.kind == "open" for seat in record.seats)
        host = next((seat.name for seat in record.seats if preparation.is_host(record, seat)), "")
        if record.game not in games() or not free or not host:
            continue
        speaker = Speaker(lang, game(record.game))
        out.append(
            {
                "id": record.id,
                "game": record.game,
                "title": display_names.title(record.game, lang),
                "host": host,
                "people": seating.seat_names(record),
                "free": free,
                "seats": len(record.seats),
                "options": display_names.agreed_on(record, speaker),
                "mine": record.seat_of(person) is not None,
            }
        )
    return out


async def new_page(
    request: AnyRequest, store: SqlStore, key: str, form: Json, error: str = "", rule: str = ""
) -> Template:
    """Return the form of a new table. Raises KeyError if there is no such game."""
    lang, found = lang_of(request), game(key)
    speaker = Speaker(lang, found)
    sent = {k.removeprefix("option-"): v for k, v in form.items() if k.startswith("option-")}
    context = {
        "games": [game_line(each, lang) for each in games()],
        "game": {
            **game_line(key, lang),
            "seats": list(found.seats),
            "lengths": display_names.lengths(found),
            "options": display_names.choices(found, speaker, sent),
        },
        "bots": bot_lines(found, lang),
        "standard": levels.standard(),
        "form": form,
        "error": error or None,
        "rule": rule or None,
        **display_names.clocks(speaker),
    }
    name = await store.name_of(person_of(request))
    return render(request, "new.html", context, 400 if error else 200, name)


async def join_page(
    request: AnyRequest,
    store: SqlStore,
    code: str,
    address: PublicAddress,
    record: TableRecord | None,
    error: str = "",
    status: int = 200,
) -> Template:
    """Return the page for a join code. `record` is None if no table has this code."""
    lang, table, told = lang_of(request), None, None
    if record is not None:
        table = {
            "title": display_names.title(record.game, lang),
            "game": record.game,
            "people": [seat.name for seat in record.seats if seat.kind != "open"],
            "open": sum(seat.kind == "open" for seat in record.seats) if record.phase == "lobby" else 0,
            "id": record.id,
            "phase": record.phase,
            "watch": not record.closed,
            "held": record.phase == "lobby" and any(seat.kind == "bot" for seat in record.seats),
            "bots": bots_to_replace(record),
        }
        told = _invitation(request, address, record, table)
    context = {"code": code, "table": table, "error": error or None, "preview": told}
    name = await store.name_of(person_of(request))
    return render(request, "join.html", context, status, name)


def _invitation(request: AnyRequest, address: PublicAddress, record: TableRecord, table: Json) -> Json:
    """Return what messengers show with the join link of a table."""
    speaker = Speaker(lang_of(request), None)
    host = next((seat.name for seat in record.seats if preparation.is_host(record, seat)), "")
    found = game(record.game) if record.game in games() else None
    minutes = found.usual_minutes(len(record.seats), record.options) if found else 0
    said = [speaker.say("web-join-found", {"open": table["open"]})] if table["open"] else []
    said += [speaker.say("web-new-length", {"minutes": minutes})] if minutes else []
    title = (
        speaker.say("web-preview-host", {"name": host, "title": table["title"]}) if host else table["title"]
    )
    return preview(request, address, title, " ".join(said), record.game if found else "")


def bots_to_replace(record: TableRecord) -> list[Json]:
    """Return the bots in whose place a person may ask to play."""
    return [{"seat": seat, "name": record.seats[seat].name} for seat in sitting_in.bots(record)]


def _late(request: AnyRequest, record: TableRecord) -> Json:
    """Return what a person without a seat may do who came by the table's link (`?j=CODE`)."""
    known = normal_code(request.query_params.get("j", "")) == record.code
    motion = record.motion
    asks = isinstance(motion, SitMotion) and motion.person == person_of(request)
    return {
        "code": record.code if known else "",
        "asks": asks,
        "bots": bots_to_replace(record) if known else [],
    }


def _notices(record: TableRecord, notifier: Notifier) -> Json | None:
    """Return what a table with days per act offers to those who sit there; None for other tables."""
    if record.terms.clock != "days" or record.phase == "over":
        return None
    return {"key": notifier.key, "services": notifier.schemes}


async def table_page(
    request: AnyRequest,
    store: SqlStore,
    accounts: Accounts,
    address: PublicAddress,
    notifier: Notifier,
    companions: Companions,
    table: LiveTable,
) -> Template:
    """Return the page of a table."""
    lang, record = lang_of(request), table.record
    person, others = await seat_identity.playing_as(request, record, accounts)
    seat, found = record.seat_of(person), game(record.game)
    speaker = Speaker(lang, found)
    settled = record.terms
    art = f"/games/{record.game}/"
    gathers = record.phase == "lobby" and record.host == person and seat is not None
    context = {
        "table": table.views.table(lang, seated=seat is not None, link=address.join_link(request, record)),
        "you": {
            "seat": seat,
            "host": record.host == person,
            "lang": lang,
            "beside": [{"seat": s, "name": record.seats[s].name} for s in record.seats_of(person)[1:]],
        },
        "reasons": removals.REASONS,
        "removed": removals.said(record, person, speaker) or None,
        "people": table.views.people(lang, table.memory.here(), table.now(), table.memory.away()),
        "draft": found.draft,
        "art": {"svg": art + "art.svg", "css": art + "art.css"},
        "bots": bot_lines(found, lang),
        "standard": levels.standard(),
        "setup": {
            "seats": list(found.seats),
            "lengths": display_names.lengths(found),
            "options": display_names.choices(found, speaker, record.options),
        },
        "form": {
            "seats": str(len(record.seats)),
            "clock": settled.text,
            "then": settled.then,
            "substitute": settled.bot,
            "listed": "1" if record.listed else "",
            "closed": "1" if record.closed else "",
            "draws": "hand" if record.by_hand else "",
        },
        "qr": f"/t/{record.id}/qr.svg" if seat is not None and not address.local(request) else "",
        "local": address.local(request),
        "socket": f"/t/{record.id}/socket{seat_identity.suffix(person, person_of(request), seat)}",
        "notices": _notices(record, notifier) if seat is not None else None,
        "companions": await companions.of(person, record) if gathers else [],
        "late": _late(request, record) if seat is None else None,
        "other_seats": [{"seat": other, "name": record.seats[other].name} for other in others],
        "lesson": None,
        "lessons": has_lessons(found),
        "spoken": spoken(speaker),
        **display_names.clocks(speaker),
    }
    return render(request, "table.html", context, name=await store.name_of(person))
