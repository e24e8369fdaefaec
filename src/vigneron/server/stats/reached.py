"""What a person has reached: the best score of each game and sheet, and curves of points and ratings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import and_, select

from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection import display_names
from vigneron.server.projection.dates import day
from vigneron.server.projection.protocol.codec import Json
from vigneron.server.stats.profiles import ladder_label
from vigneron.server.stats.ratings import Ladder
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore

LONGEST: Final = 40
"""The number of games of a curve, the newest ones."""
_MOST: Final = 2_000
"""The number of games that records are looked for in, the newest ones."""
_LEFT_OUT: Final = ("ended", "same", "taken", "data", "hints")
"""Why a game (`results.WHYS`) is no record: not by the rules, not from the start, or not without help."""
WIDTH, HEIGHT, _EDGE = 240, 56, 5
"""The size of a curve, and what is free around it so that its ends are drawn whole."""
_play, _seat, _result, _outcome = schema.play, schema.seat, schema.result, schema.outcome


class Reached(NamedTuple):
    """A person's score in a finished game. `over` is in milliseconds."""

    play: str
    game: str
    options: Mapping[str, str]
    seats: int
    score: int
    over: int


class Curve(NamedTuple):
    """Some values in their order as the path of a line, and the place of the last one."""

    path: str
    x: float
    y: float
    low: float
    high: float
    last: float
    games: int


async def reached(store: SqlStore, ids: Sequence[str]) -> list[Reached]:
    """Return a person's scores, newest first. `ids` are all ids of the person."""
    query = (
        select(_play.c.id, _play.c.game, _play.c.options, _result.c.seats, _outcome.c.score, _result.c.over)
        .join(_seat, _seat.c.play == _play.c.id)
        .join(_result, _result.c.play == _play.c.id)
        .join(_outcome, and_(_outcome.c.play == _play.c.id, _outcome.c.seat == _seat.c.seat))
        .where(_seat.c.person.in_(ids), _seat.c.kind == "person")
        .where(_result.c.why.not_in(_LEFT_OUT), _outcome.c.stayed)
        .order_by(_result.c.over.desc(), _play.c.id)
        .limit(_MOST)
    )
    return [
        Reached(row["id"], row["game"], json.loads(row["options"]), row["seats"], row["score"], row["over"])
        for row in await store.read(query)
    ]


def curve(values: Sequence[float]) -> Curve | None:
    """Return the curve of the newest values, or None if there are fewer than two. The newest come last."""
    shown = values[-LONGEST:]
    if len(shown) < 2:
        return None
    low, high = min(shown), max(shown)
    step, span = (WIDTH - 2 * _EDGE) / (len(shown) - 1), (high - low) or 1
    middle = 0.5 if high == low else 0.0
    places = [
        (
            round(_EDGE + step * at, 1),
            round(HEIGHT - _EDGE - ((value - low) / span + middle) * (HEIGHT - 2 * _EDGE), 1),
        )
        for at, value in enumerate(shown)
    ]
    path = "M" + "L".join(f"{x} {y}" for x, y in places)
    return Curve(path, *places[-1], low, high, shown[-1], len(shown))


def told_points(found: Sequence[Reached], lang: str) -> list[Json]:
    """Return the curves of a person's points for a template, one per game that was played twice."""
    by_game: dict[str, list[int]] = {}
    for one in reversed(found):
        by_game.setdefault(one.game, []).append(one.score)
    return [
        {"title": display_names.title(key, lang), "opens": "", **_told(drawn, lang, 0)}
        for key, scores in sorted(by_game.items())
        if (drawn := curve(scores)) is not None
    ]


def told_course(courses: Mapping[Ladder, Sequence[float]], lang: str) -> list[Json]:
    """Return the curves of a person's ratings for a template."""
    return [
        {
            "title": display_names.title(ladder.game, lang),
            "opens": ladder_label(ladder, lang),
            **_told(drawn, lang, 1),
        }
        for ladder, values in sorted(courses.items())
        if (drawn := curve(values)) is not None
    ]


def _told(drawn: Curve, lang: str, places: int) -> Json:
    return {
        "path": drawn.path,
        "x": drawn.x,
        "y": drawn.y,
        "count": drawn.games,
        "low": _number(drawn.low, lang, places),
        "high": _number(drawn.high, lang, places),
        "last": _number(drawn.last, lang, places),
    }


def _number(value: float, lang: str, places: int) -> str:
    from babel.numbers import format_decimal

    return str(format_decimal(round(value, places), "0.0" if places else "0", locale=lang)).replace("-", "−")


def told_records(found: Sequence[Reached], lang: str, *, open: bool) -> list[Json]:
    """Return the best score of each game and sheet for a template. Of equal scores the first one stands.

    If `open`, the tables are included. They are not shown to strangers."""
    best: dict[tuple[str, tuple[tuple[str, str], ...]], Reached] = {}
    for one in reversed(found):
        sheet = _sheet(one)
        if (one.game, sheet) not in best or one.score > best[one.game, sheet].score:
            best[one.game, sheet] = one
    return [
        {
            "title": display_names.title(key, lang),
            "sheet": _sheet_label(key, sheet, lang),
            "score": _number(one.score, lang, 0),
            "seats": one.seats,
            "day": day(one.over // 1000, lang),
            "table": one.play if open else "",
        }
        for (key, sheet), one in sorted(best.items())
    ]


def _sheet(one: Reached) -> tuple[tuple[str, str], ...]:
    """Return the options that change the boards of the game, with their values: those that are pictured."""
    if one.game not in games():
        return ()
    pictured = (option for option in game(one.game).options if option.pictured)
    return tuple((option.key, one.options.get(option.key, option.default)) for option in pictured)


def _sheet_label(key: str, sheet: tuple[tuple[str, str], ...], lang: str) -> str:
    speaker = Speaker(lang, game(key) if key in games() else None)
    labels = [
        speaker.say(
            "client-labelled",
            {
                "label": display_names.option_label(speaker, option),
                "value": display_names.option_label(speaker, option, value),
            },
        )
        for option, value in sheet
    ]
    return ", ".join(labels)
