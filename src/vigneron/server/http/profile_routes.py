"""Profiles: the public page, and the section of the account page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.server.accounts.accounts import Accounts
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.projection.dates import day
from vigneron.server.stats import profiles
from vigneron.server.stats.ratings import Ladders
from vigneron.server.storage.repository import SqlStore

_MOST_PAGES: Final = 10_000


@dataclass(frozen=True, slots=True)
class ProfileServices:
    """The services that this route uses."""

    store: SqlStore
    ladders: Ladders
    accounts: Accounts


def page_of(request: AnyRequest) -> int:
    """Return the number of the requested page of games. Page 1 has the newest games."""
    text = request.query_params.get("page", "")
    return min(_MOST_PAGES, max(1, int(text))) if text.isascii() and text.isdigit() and len(text) < 9 else 1


async def told(
    store: SqlStore, ladders: Ladders, ids: list[str], lang: str, page: int, *, open: bool
) -> dict[str, Any]:
    """Return the context for a person's games. `ids` are the person's id and the ids of their aliases."""
    lines, more = await profiles.lines(store, ids, page)
    return {
        "ratings": profiles.told_ratings(await ladders.of(ids[0]), lang),
        "sums": profiles.told_sums(await profiles.sums(store, ids), lang),
        "games": profiles.told_lines(lines, lang, open=open),
        "page": page,
        "more": more,
    }


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
        "who": account.name,
        "public": account.public,
        "since": day(account.made, lang),
        **await told(services.store, services.ladders, ids, lang, page_of(request), open=False),
    }
    page = render(request, "profile.html", context)
    page.headers["x-robots-tag"] = "noindex"
    return page


def routes(services: ProfileServices) -> Routes:
    """Return the routes of this module."""
    return router((profile,), services=services)
