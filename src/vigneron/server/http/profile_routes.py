"""Profiles: the page of one's own games, and the public page of a person."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.accounts.accounts import Accounts
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of, render
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes, router
from vigneron.server.projection.dates import day
from vigneron.server.stats import profiles, reached
from vigneron.server.stats.ratings import Ladders
from vigneron.server.storage.repository import SqlStore

PROFILE: Final = "/me/profile"
_MOST_PAGES: Final = 10_000
_TONES: Final = 5
"""The number of colours that crests have, those of seats."""


@dataclass(frozen=True, slots=True)
class ProfileServices:
    """The services that this route uses."""

    store: SqlStore
    ladders: Ladders
    accounts: Accounts
    address: PublicAddress


def page_of(request: AnyRequest) -> int:
    """Return the number of the requested page of games. Page 1 has the newest games."""
    text = request.query_params.get("page", "")
    return min(_MOST_PAGES, max(1, int(text))) if text.isascii() and text.isdigit() and len(text) < 9 else 1


async def told(
    store: SqlStore, ladders: Ladders, ids: list[str], lang: str, page: int, *, open: bool
) -> dict[str, Any]:
    """Return the context for a person's games. `ids` are the person's id and the ids of their aliases."""
    lines, more = await profiles.lines(store, ids, page)
    found = await reached.reached(store, ids)
    return {
        "courses": reached.told_course(await ladders.course_of(ids[0]), lang),
        "points": reached.told_points(found, lang),
        "records": reached.told_records(found, lang, open=open),
        "wide": reached.WIDTH,
        "high": reached.HEIGHT,
        "ratings": profiles.told_ratings(await ladders.of(ids[0]), lang),
        "sums": profiles.told_sums(await profiles.sums(store, ids), lang),
        "games": profiles.told_lines(lines, lang, open=open),
        "page": page,
        "more": more,
    }


def tone_of(id: str) -> int:
    """Return the colour of a person's crest, which is always the same for a person."""
    return blake2b(id.encode(), digest_size=1).digest()[0] % _TONES


@get(PROFILE, summary="One's own profile: results, curves, records, last games")
async def own_profile(request: AnyRequest, services: NamedDependency[ProfileServices]) -> Response[Any]:
    person, lang = person_of(request), lang_of(request)
    account = await services.accounts.of(person) if request.scope["state"]["session"] else None
    name = account.name if account else await services.store.name_of(person)
    ids = [person, *(await services.accounts.aliases(person) if account else ())]
    context: dict[str, Any] = {
        "own": True,
        "who": name,
        "tone": tone_of(account.public if account else person),
        "since": day(account.made, lang) if account else "",
        "address": f"{services.address.origin(request)}/people/{account.public}" if account else "",
        **await told(services.store, services.ladders, ids, lang, page_of(request), open=True),
    }
    return render(request, "profile.html", context, name=name)


@get("/people/{public:str}", summary="A person's public profile")
async def profile(
    request: AnyRequest, services: NamedDependency[ProfileServices], public: FromPath[str]
) -> Response[Any]:
    lang = lang_of(request)
    account = await services.accounts.with_public(public)
    if account is None:
        return error_page(request, 404, "not-found")
    ids = [account.id, *await services.accounts.aliases(account.id)]
    context: dict[str, Any] = {
        "own": False,
        "who": account.name,
        "tone": tone_of(account.public),
        "since": day(account.made, lang),
        **await told(services.store, services.ladders, ids, lang, page_of(request), open=False),
    }
    page = render(request, "profile.html", context)
    page.headers["x-robots-tag"] = "noindex"
    return page


def routes(services: ProfileServices) -> Routes:
    """Return the routes of this module."""
    return router((own_profile, profile), services=services)
