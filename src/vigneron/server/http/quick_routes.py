"""Games against bots that start at once. How strong and how many the bots are is remembered in a cookie."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.core.tips import tips
from vigneron.i18n.speaker import Speaker
from vigneron.server.botpool import levels
from vigneron.server.http import identity
from vigneron.server.http.forms import address, fields, guest_name, said, see
from vigneron.server.http.pages import AnyRequest, bot_lines, error_page, lang_of, person_of
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import client_seeds, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection.protocol.codec import Json
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.table_state import ClientSeeds
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table import requests
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.seed_precommit import SeedPrecommits
from vigneron.server.table_registry.table_opener import TableOpener

COOKIE: Final = "opponents"
"""The cookie that holds the last choice, such as `apprentice.2`."""
_USUAL: Final = 2
"""The number of bots of a person who has not chosen one."""


@dataclass(frozen=True, slots=True)
class QuickServices:
    """The services that this route uses."""

    store: SqlStore
    tables: TableRegistry
    opener: TableOpener
    precommits: SeedPrecommits
    limits: RateLimits


@dataclass(frozen=True, slots=True)
class Opponents:
    """The bots of a game that starts at once: how many (0: the person plays alone), and their level."""

    count: int
    level: str

    @classmethod
    def remembered(cls, jar: Mapping[str, str], found: Game[Any, Any]) -> Opponents:
        """Return the last choice in a browser's cookies, as far as this game allows it.

        A person who has not chosen yet plays against two bots of the easiest level."""
        level, _, count = jar.get(COOKIE, "").partition(".")
        wanted = int(count) if count.isascii() and count.isdigit() and len(count) < 3 else _USUAL
        possible = counts(found)
        return cls(
            max(possible[0], min(wanted, possible[-1])),
            level if level in levels.for_people() else levels.easiest(),
        )

    @classmethod
    def of_a_first_game(cls, found: Game[Any, Any]) -> Opponents:
        """Return one bot of the easiest level, or the number that comes nearest to one."""
        return cls(min(counts(found), key=lambda count: abs(count - 1)), levels.easiest())

    @classmethod
    def chosen(cls, form: Mapping[str, str], jar: Mapping[str, str], found: Game[Any, Any]) -> Opponents:
        """Return the choice in a form; a missing field means what is remembered. Raises Refused."""
        last = cls.remembered(jar, found)
        count = form.get("against", str(last.count))
        if count not in map(str, counts(found)):
            raise Refused("bad_number")
        return cls(int(count), seating.check_bot(found.key, form.get("level") or last.level))

    def cookie(self) -> Cookie:
        """Return the cookie that remembers this choice."""
        return Cookie(
            COOKIE,
            value=f"{self.level}.{self.count}",
            path="/",
            max_age=identity.YEARS,
            httponly=True,
            samesite="lax",
        )


def counts(found: Game[Any, Any]) -> list[int]:
    """Return the possible numbers of bots against one person, ascending."""
    return [seats - 1 for seats in found.seats]


def choices(request: AnyRequest, key: str) -> Json:
    """Return what the form of a game against bots offers, and what this browser chose last.

    `guided` tells whether the game has tips for a first game."""
    found, lang = game(key), lang_of(request)
    last = Opponents.remembered(request.cookies, found)
    lines = [line for line in bot_lines(found, lang) if line["barrels"]]
    speaker = Speaker(lang, None)
    label = next(line["label"] for line in lines if line["name"] == last.level)
    return {
        "level": last.level,
        "against": last.count,
        "levels": lines,
        "guided": bool(tips(found)),
        "counts": [
            {"count": count, "says": speaker.say("web-against", {"count": count, "level": label})}
            for count in counts(found)
        ],
    }


@post("/quick", summary="Open a table against bots and start it")
async def quick(request: AnyRequest, services: NamedDependency[QuickServices]) -> Response[Any]:
    form, person = await fields(request), person_of(request)
    key = form.get("game", "")
    if key not in games():
        return error_page(request, 404, "no-game")
    try:
        guided = form.get("guide") == "1"
        found = game(key)
        wanted = (
            Opponents.of_a_first_game(found) if guided else Opponents.chosen(form, request.cookies, found)
        )
    except Refused as error:
        refusal: Response[Any] = error_page(
            request, 400, "refused", {"say": said(request, error.refusal, key)}
        )
        return refusal
    limits = services.limits
    if not (limits.tables_per_person.allows(person) and limits.tables_per_address.allows(address(request))):
        return error_page(request, 429, "too-many")
    name = await services.store.name_of(person)
    seats = seating.seats_for(person, name, guest_name(request), [wanted.level] * wanted.count, key)
    word, precommit = form.get("word", ""), services.precommits.take(form.get("draw", ""))
    seeds = client_seeds.of_one(person, word) if client_seeds.is_word(word) else ClientSeeds()
    try:
        table = await services.opener.open(key, seats, {}, person, seeds=seeds, precommit=precommit)
    except Conflict:  # the page came from the browser's history, and its commitment is used up
        begun = await services.tables.find(precommit.id) if precommit else None
        if begun is not None and begun.record.phase == "lobby" and begun.record.host == person:
            table = begun  # the table was opened, but the store failed before the game started
        else:
            table = await services.opener.open(key, seats, {}, person, seeds=seeds)
    await requests.start(table, person, "")
    if guided:
        return see(f"/t/{table.record.id}?guide=1")
    answer = see(f"/t/{table.record.id}")
    answer.set_cookie(wanted.cookie())
    return answer


def routes(services: QuickServices) -> Routes:
    """Return the routes of this module."""
    return router((quick,), services=services)
