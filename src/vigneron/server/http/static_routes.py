"""Serves files: scripts, style sheets, and the games' drawings."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from vigneron.core.registry import games
from vigneron.server.http.compression import packed
from vigneron.server.http.pages import AnyRequest, error_page
from vigneron.server.http.routing import Routes, router
from vigneron.server.platform import static_files
from vigneron.server.projection import showcase


@get("/games/{key:str}/{name:str}", summary="A game's drawings and colours")
async def art_of(request: AnyRequest, key: FromPath[str], name: FromPath[str]) -> Response[Any]:
    return _file(request, static_files.art_file(key, name), "no-cache")


@get("/games/{key:str}/picture.svg", summary="A game, or a value of an option, as a picture")
async def picture_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    """Return the boards in the middle of a game, or with `?option=KEY&value=VALUE` a value of an option.

    `?lang=` and `?theme=` choose language and theme."""
    asked = request.query_params
    option, value = asked.get("option", ""), asked.get("value", "")
    lang, theme = asked.get("lang", "en"), asked.get("theme", "light")
    found = None
    if key in games():
        found = await asyncio.to_thread(showcase.picture, key, lang, theme, option, value)
    return picture_answer(request, found, ".svg")


@get("/games/{key:str}/vignette.svg", summary="The engraving of a game")
async def engraving_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    """Return a game's `vignette.svg` in the ink of `?theme=`; 404 if it has none."""
    return picture_answer(
        request, showcase.engraving(key, request.query_params.get("theme", "light")), ".svg"
    )


@get(
    "/games/{key:str}/picture.png", summary="A game as a picture for messengers (needs the extra `pictures`)"
)
async def photograph_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    lang = request.query_params.get("lang", "en")
    found = None
    if key in games():
        found = await asyncio.to_thread(showcase.photograph, key, lang, "light")
    return picture_answer(request, found, ".png")


def picture_answer(request: AnyRequest, found: tuple[bytes, str] | None, suffix: str) -> Response[Any]:
    """Return a picture with its digest as a response; 404 if there is none."""
    if found is None:
        return error_page(request, 404, "not-found")
    data, digest = found
    headers = {"cache-control": "no-cache", "etag": f'W/"{digest}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(None, status_code=304, headers=headers)
    return _sent(request, data, suffix, headers)


@get("/static/{stamp:str}/{path:path}", include_in_schema=False)
async def static_of(request: AnyRequest, stamp: FromPath[str], path: FromPath[str]) -> Response[Any]:
    name = str(path).lstrip("/")
    if stamp == static_files.FONTS:
        return _file(request, static_files.static_file(f"{stamp}/{name}"), static_files.FOREVER)
    fresh = stamp == static_files.stamp()
    return _file(request, static_files.static_file(name), static_files.FOREVER if fresh else "no-cache")


def _file(request: AnyRequest, path: Any, cache: str) -> Response[Any]:
    if path is None:
        return error_page(request, 404, "not-found")
    found = path.stat()
    tag = f'W/"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"cache-control": cache, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return _sent(request, path.read_bytes(), path.suffix, headers)


def _sent(request: AnyRequest, data: bytes, suffix: str, headers: dict[str, str]) -> Response[Any]:
    """Return a file, compressed if the browser takes that. Its tag is weak: both forms mean the same."""
    body, more = packed(data, suffix, request.headers.get("accept-encoding", ""))
    return Response(body, media_type=static_files.TYPES[suffix], headers={**headers, **more})


def routes() -> Routes:
    """Return the routes of this module."""
    return router((art_of, picture_of, photograph_of, engraving_of, static_of))
