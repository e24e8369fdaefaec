"""Ratings, computed from the finished games that count, in the order in which the games ended.

No rating is stored. The same games give the same ratings in every process and after every start, and no game
can count twice. The model is openskill's Plackett-Luce with its default constants. The arena uses the same
model, but here the skill of people drifts. Each level of the server's bots is rated as one player. People who
left rank behind all people who stayed."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, func, or_, select

from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore

BOT: Final = "bot:"
"""The prefix of bot levels among the names of players."""
WIDE: Final = 1.96
"""The standard deviations on either side of a 95 % interval."""
_SLICE, _REST = 0.004, 0.008
"""The seconds of rating and the seconds of sleep that follow, so that games in progress are not delayed."""
_LATE: Final = 60_000
"""The milliseconds by which a game may become known later than a game that ended after it."""
_result, _outcome, _seat, _alias = schema.result, schema.outcome, schema.seat, schema.alias


COURSE: Final = 40
"""The number of games whose ratings are kept for a curve."""


class Ladder(NamedTuple):
    """Games that are rated together: the game, and the values of the options that separate ladders."""

    game: str
    opens: str


@dataclass(frozen=True, slots=True)
class Rating:
    """The skill of a player after some games: a normal distribution with `mu` and `sigma`."""

    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        """Return the lower end of the 95 % interval."""
        return self.mu - WIDE * self.sigma

    @property
    def high(self) -> float:
        """Return the upper end of the 95 % interval."""
        return self.mu + WIDE * self.sigma


@dataclass(frozen=True, slots=True)
class Played:
    """A game that counts: players by seat, and their ranks (1 is the best). `over` is in milliseconds."""

    over: int
    play: str
    ladder: Ladder
    players: tuple[str, ...]
    ranks: tuple[int, ...]

    @property
    def counts(self) -> bool:
        """Return whether no person had two seats. Several bots of one level are allowed."""
        people = [player for player in self.players if not player.startswith(BOT)]
        return len(people) == len(set(people))


@dataclass(slots=True)
class RatingState:
    """The ratings after some games."""

    ratings: dict[Ladder, dict[str, Rating]] = field(default_factory=dict)
    courses: dict[tuple[Ladder, str], deque[float]] = field(default_factory=dict)
    """The newest ratings of each person in their order."""
    last: tuple[int, str] = (0, "")
    known: set[str] = field(default_factory=set)

    def add(self, games: Sequence[Played], stop: threading.Event | None = None) -> None:
        """Rate these games in their order. A game that ended before `last` cannot be added."""
        from openskill.models import PlackettLuce

        model: Any = PlackettLuce()
        begun = perf_counter()
        for played in sorted(games, key=lambda one: (one.over, one.play)):
            if stop is not None and stop.is_set():
                return
            self.last = (played.over, played.play)
            self.known.add(played.play)
            if played.counts:
                self._rate(model, played)
            if stop is not None and perf_counter() - begun > _SLICE:
                sleep(_REST)
                begun = perf_counter()

    def _rate(self, model: Any, played: Played) -> None:
        own = self.ratings.setdefault(played.ladder, {})
        before = [own.get(player) for player in played.players]
        teams = [[model.rating() if r is None else model.rating(mu=r.mu, sigma=r.sigma)] for r in before]
        after = model.rate(teams, ranks=[float(rank) for rank in played.ranks])
        # Of several bots of one level, only the first is rated.
        for player, was, [now] in reversed(list(zip(played.players, before, after, strict=True))):
            own[player] = Rating(float(now.mu), float(now.sigma), (was.games if was else 0) + 1)
            if not player.startswith(BOT):
                course = self.courses.setdefault((played.ladder, player), deque(maxlen=COURSE))
                course.append(float(now.mu))


class Ladders:
    """The ratings of a server. They are updated when somebody asks for them."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._fold = RatingState()
        self._people: tuple[int, int] = (-1, -1)
        self._turn = asyncio.Lock()
        self._stop = threading.Event()

    def close(self) -> None:
        """Stop rating."""
        self._stop.set()

    async def ratings(self) -> Mapping[Ladder, Mapping[str, Rating]]:
        """Return all ratings by ladder and player."""
        async with self._turn:
            people = await self._store.database.read(_people)
            found: list[Played] = []
            if people == self._people:
                since = self._fold.last[0] - _LATE
                found = [one for one in await self._games(since) if one.play not in self._fold.known]
            late = any((one.over, one.play) < self._fold.last for one in found)
            if people != self._people or late:  # a new account, or a late game: start again
                self._fold, self._people = RatingState(), people
                found = await self._games(0)
            if found:
                await asyncio.to_thread(self._fold.add, found, self._stop)
            return {ladder: dict(own) for ladder, own in self._fold.ratings.items()}

    async def of(self, person: str) -> dict[Ladder, Rating]:
        """Return a player's ratings by ladder."""
        found = await self.ratings()
        return {ladder: own[person] for ladder, own in found.items() if person in own}

    async def course_of(self, person: str) -> dict[Ladder, list[float]]:
        """Return how a player's ratings went from game to game, the newest last, by ladder."""
        await self.ratings()
        async with self._turn:
            found = self._fold.courses
            return {ladder: list(course) for (ladder, own), course in found.items() if own == person}

    async def _games(self, since: int) -> list[Played]:
        return await self._store.database.read(lambda connection: games(connection, since))


def _people(connection: Connection) -> tuple[int, int]:
    """Return the numbers of aliases and accounts. These numbers change when guests sign in."""
    counts = [select(func.count()).select_from(table) for table in (_alias, schema.account)]
    aliases, accounts = (int(connection.execute(count).scalar_one()) for count in counts)
    return aliases, accounts


def games(connection: Connection, since: int = 0) -> list[Played]:
    """Return the games that count and that ended at `since` (in milliseconds) or later."""
    query = (
        select(
            _result.c.play,
            _result.c.game,
            _result.c.ladder,
            _result.c.over,
            _outcome.c.seat,
            _outcome.c.place,
            _outcome.c.stayed,
            _seat.c.person,
            _seat.c.kind,
            _seat.c.bot,
            _alias.c.account,
        )
        .join(_outcome, _outcome.c.play == _result.c.play)
        .join(_seat, and_(_seat.c.play == _result.c.play, _seat.c.seat == _outcome.c.seat))
        .outerjoin(_alias, _alias.c.id == _seat.c.person)
        .where(_result.c.why == "", _result.c.over >= since)
        .where(or_(_seat.c.kind == "bot", _seat.c.person.is_not(None)))
        .order_by(_result.c.over, _result.c.play, _outcome.c.seat)
    )
    rows: dict[str, list[Any]] = {}
    for row in connection.execute(query):
        rows.setdefault(row.play, []).append(row)
    return [_played(own) for own in rows.values()]


def _played(rows: Sequence[Any]) -> Played:
    last = len(rows)
    first = rows[0]
    return Played(
        first.over,
        first.play,
        Ladder(first.game, first.ladder),
        tuple(BOT + row.bot if row.kind == "bot" else str(row.account or row.person) for row in rows),
        tuple(row.place if row.stayed else last + 1 for row in rows),
    )
