"""How to play a game: a page, its figures, and the list of signs."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.lessons.reading import has_lessons
from vigneron.render.svg import symbols
from vigneron.server.http import forms, how_to_play_text
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, render
from vigneron.server.http.routing import Routes, router
from vigneron.server.http.static_routes import picture_answer
from vigneron.server.projection import display_names, figures

_TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def table_of(request: AnyRequest) -> str:
    """Return the id of the table from which the reader came (`?table=`), or ""."""
    asked = request.query_params.get("table", "")
    return asked if _TABLE.fullmatch(asked) else ""


@get("/howto/{key:str}", summary="How to play a game")
async def how_to_play(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    """Return the page. A game without one sends the reader to its rules."""
    if key not in games():
        return error_page(request, 404, "no-game")
    parts = await asyncio.to_thread(how_to_play_text.sections, game(key), lang_of(request))
    if not parts:
        return forms.see(f"/rules/{key}")
    return render(request, "howto.html", {**_game(request, key), "sections": parts})


@get("/howto/{key:str}/signs", summary="What the signs of a game mean")
async def signs_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    """Return a page, or with `?part=1` only its list, for a page that has the game's symbols already."""
    if key not in games():
        return error_page(request, 404, "no-game")
    found, lang = game(key), lang_of(request)
    context = {**_game(request, key), "sections": how_to_play_text.sign_sections(found, lang)}
    context["part"] = bool(request.query_params.get("part"))
    if context["part"]:
        return render(request, "sign_list.html", context)
    return render(request, "signs.html", {**context, "symbols": symbols(found.folder)})


@get("/howto/{key:str}/figures/{name:str}", summary="A figure of the page how to play")
async def figure_of(request: AnyRequest, key: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """Return a figure (`NAME.svg`). `?lang=` and `?theme=` choose language and theme."""
    asked, found = request.query_params, None
    lang, theme = asked.get("lang", "en"), asked.get("theme", "light")
    if key in games() and name.endswith(".svg"):
        found = await asyncio.to_thread(figures.picture, key, name.removesuffix(".svg"), lang, theme)
    return picture_answer(request, found, ".svg")


def _game(request: AnyRequest, key: str) -> dict[str, Any]:
    found = game(key)
    title = display_names.of_game(Speaker(lang_of(request), found), "title", key)
    return {
        "game": {"key": key, "title": title, "draft": found.draft, "lessons": has_lessons(found)},
        "table": table_of(request),
    }


def routes() -> Routes:
    """Return the routes of this module."""
    return router((how_to_play, signs_of, figure_of))
