"""Makes the pages of lessons: the list of a game, and the table of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.response import Template

from vigneron.core.game import Game
from vigneron.i18n.speaker import Speaker
from vigneron.lessons.lesson import Lesson
from vigneron.server.http.pages import AnyRequest, lang_of, render
from vigneron.server.lessons.attempt import Attempt
from vigneron.server.projection import display_names
from vigneron.server.projection.protocol.codec import Json


def list_page(
    request: AnyRequest,
    found: Game[Any, Any],
    own: Sequence[Lesson],
    solved: Sequence[str],
    name: str,
    *,
    account: bool,
) -> Template:
    """Return the list of a game's lessons.

    `solved` are the names of those that the account has solved; `account` tells whether there is one."""
    lang = lang_of(request)
    context = {
        "game": {"key": found.key, "title": display_names.of_game(Speaker(lang, found), "title", found.key)},
        "lessons": [
            {"name": one.name, "title": one.said(lang, "title"), "task": one.said(lang, "task")}
            for one in own
        ],
        "solved": list(solved),
        "account": account,
    }
    return render(request, "lessons.html", context, name=name)


def table_page(
    request: AnyRequest, found: Game[Any, Any], own: Sequence[Lesson], name: str, learner: str
) -> Template:
    """Return the table of the lesson with this name. Raises BadLesson."""
    lang = lang_of(request)
    at = next(at for at, one in enumerate(own) if one.name == name)
    attempt = Attempt(found, own[at], learner)
    art, seat = f"/games/{found.key}/", own[at].seat
    context = {
        "table": attempt.views.table(lang, seated=False, link=""),
        "you": {"seat": seat, "host": False, "lang": lang, "beside": []},
        "people": attempt.views.people(lang, [seat], 0),
        "draft": found.draft,
        "art": {"svg": art + "art.svg", "css": art + "art.css"},
        "bots": [],
        "socket": f"{address(found.key)}/{name}",
        "notices": None,
        "late": None,
        "other_seats": [],
        "lessons": True,
        "lesson": {**_card(own[at], lang), "number": at + 1, "all": len(own), **_next(found.key, own, at)},
    }
    return render(request, "table.html", context, name=learner)


def address(key: str) -> str:
    """Return the address of a game's lessons."""
    return f"/lessons/{key}"


def _card(lesson: Lesson, lang: str) -> Json:
    said = {name: lesson.said(lang, name) for name in ("title", "learn", "task")}
    return {"name": lesson.name, "rule": lesson.rule, **said}


def _next(key: str, own: Sequence[Lesson], at: int) -> Json:
    """Return the game's key and the address of the next lesson; "" after the last one."""
    return {"key": key, "next": f"{address(key)}/{own[at + 1].name}" if at + 1 < len(own) else ""}
