"""The tips of a game, for the guide of a first game."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from vigneron.core.registry import game
from vigneron.core.tips import tips
from vigneron.i18n.speaker import Speaker
from vigneron.server.http.pages import AnyRequest, lang_of
from vigneron.server.http.routing import Routes, router


@get("/guide/{key:str}", summary="The tips of a game for a first game")
async def tips_of(request: AnyRequest, key: FromPath[str]) -> Response[Any]:
    """Return [{name, say, rule, touch, node}] in the order in which tips matter, [] for a game without."""
    try:
        found = game(key)
    except LookupError:  # there is no such game or edition
        return Response({"status": 404}, status_code=404)
    speaker = Speaker(lang_of(request), found)
    told = [
        {
            "name": tip.name,
            "say": speaker.say(f"tip-{tip.name}"),
            "rule": tip.rule,
            "touch": tip.touch,
            "node": tip.node,
        }
        for tip in tips(found)
    ]
    return Response(told, headers={"vary": "Cookie, Accept-Language"})


def routes() -> Routes:
    """Return the routes of this module."""
    return router((tips_of,))
