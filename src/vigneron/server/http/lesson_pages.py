"""Makes the pages of lessons: the list of a game, and the table of a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.response import Template

from vigneron.core.game import Game
from vigneron.core.tips import tips
from vigneron.i18n.speaker import Speaker
from vigneron.lessons.lesson import Lesson
from vigneron.server.http.pages import AnyRequest, lang_of, render
from vigneron.server.lessons.attempt import OTHERS, Attempt
from vigneron.server.projection import display_names
from vigneron.server.projection.client_strings import spoken
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
    at = next(at for at, one in enumerate(own) if one.name == name)
    where = address(found.key)
    following = f"{where}/{own[at + 1].name}" if at + 1 < len(own) else ""
    shown = {"key": found.key, "number": at + 1, "all": len(own), "next": following, "list": where}
    shown["guided"] = bool(tips(found))
    return exercise_page(request, found, own[at], learner, f"{where}/{name}", shown)


def exercise_page(
    request: AnyRequest,
    found: Game[Any, Any],
    lesson: Lesson,
    learner: str,
    socket: str,
    shown: Json,
    others: Sequence[str] = OTHERS,
) -> Template:
    """Return the table of a lesson or of another task. Raises BadLesson.

    `learner` and `others` are names as in `Attempt`. `socket` is the address of its requests. `shown` says
    where it stands: `number` of `all`, the addresses `next` and `list`, and for a lesson `key` and `guided`,
    which tells whether a first game has a guide."""
    lang = lang_of(request)
    attempt = Attempt(found, lesson, learner, others)
    art, seat = f"/games/{found.key}/", lesson.seat
    context = {
        "table": attempt.views.table(lang, seated=False, link=""),
        "you": {"seat": seat, "host": False, "lang": lang, "beside": []},
        "people": attempt.views.people(lang, [seat], 0),
        "draft": found.draft,
        "art": {"svg": art + "art.svg", "css": art + "art.css"},
        "bots": [],
        "socket": socket,
        "notices": None,
        "late": None,
        "other_seats": [],
        "lessons": bool(shown.get("key")),
        "spoken": spoken(Speaker(lang, found)),
        "lesson": {"key": "", "guided": False, **_card(lesson, lang), **shown},
    }
    return render(request, "table.html", context, name=learner)


def address(key: str) -> str:
    """Return the address of a game's lessons."""
    return f"/lessons/{key}"


def _card(lesson: Lesson, lang: str) -> Json:
    said = {name: lesson.said(lang, name) for name in ("title", "learn", "task")}
    return {"name": lesson.name, "rule": lesson.rule, **said}
