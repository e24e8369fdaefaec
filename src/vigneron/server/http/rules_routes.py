"""A game's rules: all chapters on one page, a single clause, or all clauses in one sentence each."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from vigneron.core.game import Game
from vigneron.core.how_to_play import page
from vigneron.core.registry import game
from vigneron.core.rules_text import MARKS, changes, clauses
from vigneron.i18n.speaker import Speaker
from vigneron.server.http import how_to_play_text, rulebook
from vigneron.server.http.how_to_play_routes import table_of
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.projection import display_names


@get("/rules/{key:str}", summary="A game's rules")
async def rules_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    found = _found(key)
    if found is None:
        return error_page(request, 404, "no-game")
    lang = lang_of(request)
    title = display_names.of_game(Speaker(lang, found), "title", found.key)
    context = {
        "game": {"key": key, "title": title, "draft": found.draft},
        "chapters": rulebook.chapters(found, lang),
        "edition": found.edition,
        "editions": rulebook.editions(found),
        "changed": list(changes(found, lang)),
        "figures": await asyncio.to_thread(how_to_play_text.figures_of_clauses, found, lang),
        "words": {kind: words[lang] for kind, words in MARKS.items()},
        "guided": bool(page(found, lang)),
        "table": table_of(request),
    }
    return render(request, "rules.html", context)


def _found(name: str) -> Game[Any, Any] | None:
    """Return the game of a path (`KEY` or `KEY@EDITION`), or None."""
    try:
        return game(name)
    except LookupError:  # there is no such game or edition, or it cannot be used
        return None


@get("/rules/{key:str}/{number:str}", summary="One clause of a game's rules")
async def rule_of(request: AnyRequest, key: FromPath[str], number: FromPath[str]) -> Response[Any]:
    found = _found(key)
    lang = lang_of(request)
    known = clauses(found, lang) if found else {}
    clause = known.get(number)
    if found is None or clause is None:
        return Response({"status": 404, "number": number[:20]}, status_code=404)
    html = rulebook.marked(rulebook.markup(clause.text, known, f"/rules/{found.name}"), lang)
    drawn = await asyncio.to_thread(how_to_play_text.figures_of_clauses, found, lang, number)
    told = {
        "number": clause.number,
        "title": clause.title,
        "text": clause.text,
        "chapter": clause.chapter,
        "html": html + drawn.get(number, ""),
    }
    return Response(told, headers={"vary": "Cookie, Accept-Language"})


@get("/clauses/{key:str}", summary="All clauses of a game, in one sentence each")
async def clauses_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    found = _found(key)
    if found is None:
        return Response({"status": 404}, status_code=404)
    return Response(rulebook.briefly(found, lang_of(request)), headers={"vary": "Cookie, Accept-Language"})


def routes() -> Routes:
    """Return the routes of this module."""
    return router((rules_of, rule_of, clauses_of))
