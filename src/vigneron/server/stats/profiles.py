"""Profiles: a person's results per game, ratings, and pages of finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, and_, case, func, select

from vigneron.core.registry import game, games
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection import display_names
from vigneron.server.projection.dates import day
from vigneron.server.projection.protocol.codec import Json
from vigneron.server.stats.ratings import Ladder, Rating
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore

PAGE: Final = 10
"""The number of games on a page."""
_play, _seat, _result, _outcome = schema.play, schema.seat, schema.result, schema.outcome


class PlayedGame(NamedTuple):
    """A finished game of a person. `place` and `score` are None until its result is stored."""

    table: str
    game: str
    changed: int
    names: tuple[str, ...]
    seats: int
    place: int | None
    score: int | None
    winner: bool
    stayed: bool
    why: str


class Sum(NamedTuple):
    """A person's results in one game with one number of seats. `score` is the mean score."""

    game: str
    seats: int
    played: int
    won: int
    score: float


def _own(ids: Sequence[str]) -> Any:
    return and_(_seat.c.person.in_(ids), _seat.c.kind == "person")


async def lines(store: SqlStore, ids: Sequence[str], page: int) -> tuple[list[PlayedGame], bool]:
    """Return a page of a person's finished games, newest first, and whether there are more pages.

    `ids` are all ids of the person. Pages count from 1."""
    query = (
        select(
            _play.c.id,
            _play.c.game,
            _play.c.changed,
            _seat.c.seat,
            _outcome.c.place,
            _outcome.c.score,
            _outcome.c.winner,
            _outcome.c.stayed,
            _result.c.why,
        )
        .join(_seat, _seat.c.play == _play.c.id)
        .outerjoin(_result, _result.c.play == _play.c.id)
        .outerjoin(_outcome, and_(_outcome.c.play == _play.c.id, _outcome.c.seat == _seat.c.seat))
        .where(_own(ids), _play.c.phase == "over")
        .order_by(_play.c.changed.desc(), _play.c.id, _seat.c.seat)
        .limit(PAGE + 1)
        .offset((page - 1) * PAGE)
    )

    def work(connection: Connection) -> tuple[list[PlayedGame], bool]:
        rows = connection.execute(query).all()
        plays = [row.id for row in rows[:PAGE]]
        names: dict[str, list[str]] = {}
        twice: dict[str, int] = {}
        of = select(_seat.c.play, _seat.c.name, _seat.c.person)
        ordered = of.where(_seat.c.play.in_(plays)).order_by(_seat.c.play, _seat.c.seat)
        for seat in connection.execute(ordered):
            names.setdefault(seat.play, []).append(seat.name)
            twice[seat.play] = twice.get(seat.play, 0) + (seat.person in ids)
        found = [
            PlayedGame(
                row.id,
                row.game,
                row.changed,
                tuple(names[row.id]),
                len(names[row.id]),
                row.place,
                row.score,
                bool(row.winner),
                row.stayed is None or bool(row.stayed),
                "same" if twice[row.id] > 1 and not row.why else row.why or "",
            )
            for row in rows[:PAGE]
        ]
        return found, len(rows) > PAGE

    return await store.database.read(work)


async def sums(store: SqlStore, ids: Sequence[str]) -> list[Sum]:
    """Return a person's results per game and number of seats.

    Games that were ended early, that went on from another game, or on one shared device, are left out."""
    won = func.sum(case((_outcome.c.winner, 1), else_=0))
    score = func.sum(_outcome.c.score)
    query: Select[Any] = (
        select(
            _result.c.game,
            _result.c.seats,
            func.count().label("played"),
            won.label("won"),
            score.label("score"),
        )
        .join(_outcome, _outcome.c.play == _result.c.play)
        .join(_seat, and_(_seat.c.play == _result.c.play, _seat.c.seat == _outcome.c.seat))
        .where(_own(ids), _result.c.why.not_in(("ended", "same", "taken")), _outcome.c.stayed)
        .group_by(_result.c.game, _result.c.seats)
        .order_by(_result.c.game, _result.c.seats)
    )
    rows = await store.read(query)
    return [
        Sum(r["game"], r["seats"], int(r["played"]), int(r["won"]), int(r["score"]) / int(r["played"]))
        for r in rows
    ]


# numbers are formatted as text


def ladder_label(ladder: Ladder, lang: str) -> str:
    """Return the options that define a ladder, as text. The result is '' for a game with one ladder."""
    if not ladder.opens or ladder.game not in games():
        return ""
    speaker = Speaker(lang, game(ladder.game))
    chosen = [pair.partition("=") for pair in ladder.opens.split(",")]
    return ", ".join(
        speaker.say(
            "client-labelled",
            {
                "label": display_names.option_label(speaker, key),
                "value": display_names.option_label(speaker, key, value),
            },
        )
        for key, _, value in chosen
    )


def told_ratings(ratings: Mapping[Ladder, Rating], lang: str) -> list[Json]:
    """Return ratings for a template. The numbers are formatted."""
    return [
        {
            "title": display_names.title(ladder.game, lang),
            "opens": ladder_label(ladder, lang),
            "mu": _number(rating.mu, lang),
            "low": _number(rating.low, lang),
            "high": _number(rating.high, lang),
            "games": rating.games,
        }
        for ladder, rating in sorted(ratings.items())
    ]


def told_sums(found: Sequence[Sum], lang: str) -> list[Json]:
    """Return results for a template. The numbers are formatted."""
    return [
        {
            "title": display_names.title(one.game, lang),
            "seats": one.seats,
            "played": one.played,
            "won": one.won,
            "score": _number(one.score, lang),
        }
        for one in found
    ]


def told_lines(found: Sequence[PlayedGame], lang: str, *, open: bool) -> list[Json]:
    """Return games for a template.

    If `open`, the tables and the players' names are included. They are not shown to strangers."""
    speaker = Speaker(lang, None)
    return [
        {
            "title": display_names.title(line.game, lang),
            "game": line.game,
            "drawn": line.game in games(),
            "day": day(line.changed, lang),
            "table": line.table if open else "",
            "people": display_names.listed(speaker, display_names.named(line.names, lang)) if open else "",
            "seats": line.seats,
            "place": line.place,
            "score": line.score,
            "winner": line.winner,
            "why": "" if line.place is None else speaker.say(f"me-why-{_why(line)}"),
            "counts": line.place is not None and not line.why,
        }
        for line in found
    ]


def _why(line: PlayedGame) -> str:
    if line.why:
        return line.why
    return "counts" if line.stayed else "left"


def _number(value: float, lang: str) -> str:
    from babel.numbers import format_decimal

    return str(format_decimal(round(value, 1), "0.0", locale=lang))
