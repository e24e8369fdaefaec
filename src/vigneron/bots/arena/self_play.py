"""Seeded games of bots, in one process or several, with the same result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeVar

from vigneron.bots import UnknownBot, ask, bot_chance, budget_of, end, make_bot
from vigneron.bots.arena.process_pool import Died, WorkerDied, each, mark
from vigneron.bots.failing import BotFailed, Failure, NoAnswer
from vigneron.bots.search.taste import taste_of
from vigneron.core.contract import Json, Rules, Seat
from vigneron.core.files import sweep_parts, write_whole
from vigneron.core.game import Bot, Game
from vigneron.core.journal import TableRow, write
from vigneron.core.match import Match, seed_secret, table_name
from vigneron.core.outcome import places_behind
from vigneron.core.registry import game as find_game
from vigneron.core.rewards import margins
from vigneron.evaluation.adjust import adjusted, game_luck

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Series:
    """The settings of a series: a bot for each seat, and a seed. Games are numbered from 0.

    The seed decides all random choices."""

    game: str
    """A key or KEY@EDITION, as `registry.game` takes them."""
    bots: tuple[str, ...]
    seed: int | str
    options: Mapping[str, str]
    data: Json = None
    journals: Path | None = None
    stops: bool = False
    """Whether a failing bot ends the series. Otherwise it loses its game."""
    adjust: bool = False
    """Whether the luck of every game is computed (`Outcome.luck`)."""
    paired: bool = False
    """Whether each deal is played once with every rotation of the bots, with the same draws. Numbers of an
    outcome are then by bot and not by seat."""

    def deal(self, number: int) -> tuple[int, int]:
        """Return (deal, rotation) of a game: bot b sits in seat (b + rotation) % seats."""
        seats = len(self.bots)
        return (number // seats, number % seats) if self.paired else (number, 0)

    def line(self, number: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game."""
        rotation, seats = self.deal(number)[1], len(self.bots)
        return tuple(self.bots[(seat - rotation) % seats] for seat in range(seats))

    def seat_of(self, bot: int, number: int) -> Seat:
        """Return the seat of a bot in a game."""
        return (bot + self.deal(number)[1]) % len(self.bots)


FAILED: Final = "failed"
"""The ending of a game that a bot lost by failing."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game in numbers.

    If there is a `failure`, that bot lost the game. Then the scores are those of the last position, or empty
    if the position is unknown."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    plies: int
    rounds: int
    ending: str
    failure: Failure | None = None
    luck: tuple[float, ...] = ()
    """The luck of all draws by seat, in points (see `evaluation.adjust`), if the series adjusts."""


def play(series: Series, number: int, game: Game[S, Rules[S]], *, digests: bool = True) -> Match[S]:
    """Play game `number` of a series to its end; return the match.

    Raises BadSetup, BadData, UnknownBot or BotFailed."""
    match, failure = played(series, number, game, digests=digests)
    if failure is not None:
        raise BotFailed(failure)
    return match


def played(
    series: Series, number: int, game: Game[S, Rules[S]], *, digests: bool = True
) -> tuple[Match[S], Failure | None]:
    """Play game `number` of a series until its end or until a bot fails; return the match and the failure.

    Raises as `play`, but not BotFailed unless the series stops at failures."""
    deal, line = series.deal(number)[0], series.line(number)
    names = [f"{name} {seat + 1}" for seat, name in enumerate(line)]
    match = Match(
        game,
        len(series.bots),
        series.options,
        secret=seed_secret(series.seed, deal),
        table=table_name(game.key, series.seed, deal),
        names=names,
        data=series.data,
        digests=digests,
    )
    mark(number, 0, 0)
    bots = [_made(name, game) for name in line]
    try:
        return match, _play_on(series, number, match, line, bots)
    finally:
        for bot in bots:
            end(bot)


def _play_on(
    series: Series, number: int, match: Match[S], line: Sequence[str], bots: Sequence[Bot | NoAnswer]
) -> Failure | None:
    """Play a match to its end or until a bot fails, and return the failure."""
    game = match.game
    streams = [bot_chance(series.seed, number, seat) for seat in range(len(bots))]
    tastes = [taste_of(f"{series.seed}|{number}", seat) for seat in range(len(bots))]
    budget = budget_of(game)
    while to_act := match.to_act:
        seat = to_act[0]
        mark(number, seat, match.ply + 1)
        bot = bots[seat]
        try:
            if isinstance(bot, NoAnswer):
                raise bot
            action = ask(
                bot, game, match.rules, match.state, seat, streams[seat], budget, tastes[seat], match.setup
            )
        except NoAnswer as error:
            return Failure(line[seat], game.key, number, seat, match.ply + 1, str(error))
        match.step(seat, action)
    return None


def _made(name: str, game: Game[Any, Any]) -> Bot | NoAnswer:
    """Return a bot, or the error that making it raised. Raises UnknownBot if the name is unknown."""
    try:
        return make_bot(name, game)
    except UnknownBot as error:
        if not error.reason:
            raise
        return NoAnswer(error.reason)


def outcome(match: Match[Any], number: int, failure: Failure | None = None) -> Outcome:
    """Return the numbers of a match. With a `failure`, the match may be unfinished."""
    result = match.result
    rounds = match.rounds
    if failure is None:
        return Outcome(number, result.scores, result.winners, match.ply, rounds, result.ending)
    places = places_behind(result.places, {failure.seat})
    winners = tuple(s for s, place in enumerate(places) if place == 1 and s != failure.seat)
    return Outcome(number, result.scores, winners, match.ply, rounds, FAILED, failure)


def died(series: Series, number: int, end: Died) -> Outcome:
    """Return the outcome of a game whose process ended. The bot that was thinking loses to all others."""
    _, seat, ply = end.spot
    if seat < 0:
        raise WorkerDied(end.status)
    why = f"its process ended (status {end.status})"
    failure = Failure(series.line(number)[seat], find_game(series.game).key, number, seat, ply, why)
    if series.stops:
        raise BotFailed(failure)
    winners = tuple(other for other in range(len(series.bots)) if other != seat)
    found = Outcome(number, (), winners, max(0, ply - 1), 0, FAILED, failure)
    return by_bot(series, found) if series.paired else found


def _one(series: Series, number: int) -> Outcome:
    game = find_game(series.game)
    match, failure = played(series, number, game, digests=series.journals is not None)
    if failure is not None:
        if series.stops:
            raise BotFailed(failure)
        match.journal.rows.append(
            TableRow("note", {"kind": FAILED, "seat": failure.seat, "why": failure.why})
        )
    if series.journals is not None:
        path = series.journals / f"{table_name(game.key, series.seed, number)}.jsonl"
        write_whole(path, write(match.journal))
    found = outcome(match, number, failure)
    if series.adjust and failure is None:
        seed = 1 + series.deal(number)[0]
        lucks = game_luck(match.game, match.rules, match.setup, match.journal.plies(), seed)
        found = replace(found, luck=lucks)
    return by_bot(series, found) if series.paired else found


def by_bot(series: Series, found: Outcome) -> Outcome:
    """Return an outcome of a paired series with its numbers by bot."""
    seats = [series.seat_of(bot, found.number) for bot in range(len(series.bots))]
    return replace(
        found,
        scores=tuple(found.scores[seat] for seat in seats) if found.scores else (),
        winners=tuple(bot for bot, seat in enumerate(seats) if seat in found.winners),
        luck=tuple(found.luck[seat] for seat in seats) if found.luck else (),
    )


def run(
    series: Series,
    games: int,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    apart: bool = False,
) -> list[Outcome]:
    """Play games 0 … games-1; return their outcomes in that order, for any number of processes.

    `progress` is called with the number of games that have just ended. With `apart`, even a single process is
    another one than this, so that a bot that ends its process does not end the series. Raises BotFailed if
    the series stops at failures."""
    told = progress or (lambda count: None)
    if processes <= 1 and not apart:
        out = []
        for number in range(games):
            out.append(_one(series, number))
            told(1)
        return out
    found: dict[int, Outcome] = {}
    try:
        with closing(
            each(_one, ((series, number) for number in range(games)), min(processes, games))
        ) as ends:
            for number, end in ends:
                found[number] = died(series, number, end) if isinstance(end, Died) else end
                told(1)
    finally:
        if series.journals is not None:
            sweep_parts(series.journals, table_name(find_game(series.game).key, series.seed, ""))
    return [found[number] for number in range(games)]


def mean_ci(values: Sequence[float]) -> tuple[float, tuple[float, float] | None]:
    """Return the mean and its 95 % interval, 1.96 standard errors either side. One value has no interval."""
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return mean, None
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    half = 1.96 * math.sqrt(variance / count)
    return mean, (mean - half, mean + half)


def share_bounds(wins: float, games: int, wide: float = 1.96) -> tuple[float, float]:
    """Return the bounds of a probability, `wide` standard errors either side (Wilson 1927)."""
    share = wins / games
    square = wide * wide
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = wide / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _told(values: Sequence[float]) -> tuple[float | None, list[float] | None]:
    """Return the mean and its interval as reports have them: rounded, and None where there is none."""
    if not values:
        return None, None
    mean, interval = mean_ci(values)
    return round(mean, 4), None if interval is None else [round(bound, 4) for bound in interval]


def _spread(values: Iterable[int]) -> dict[str, float | int] | None:
    known = list(values)
    if not known:
        return None
    return {"mean": round(sum(known) / len(known), 4), "min": min(known), "max": max(known)}


def _apart(series: Series, whole: Sequence[Outcome], seat: int) -> dict[str, Any]:
    """Return the numbers of a seat that `adjust` and `paired` add: raw and adjusted, with intervals.

    Alone they are of the score, otherwise of the margin to the best other score. Of paired games, each deal
    is one value: the mean over the rotations. A deal counts if it was played whole with every rotation."""
    if series.paired:
        deals = Counter(series.deal(o.number)[0] for o in whole)
        whole = [o for o in whole if deals[series.deal(o.number)[0]] == len(series.bots)]
    if not whole or not (series.adjust or series.paired):
        return {}
    found: dict[str, Any] = {}
    raw = [(o.number, margins([float(score) for score in o.scores])[seat]) for o in whole]
    kinds = {"raw": raw}
    if series.adjust:
        kinds["adjusted"] = [(o.number, adjusted(o.scores, o.luck)[seat]) for o in whole]
    for kind, rows in kinds.items():
        by_deal: dict[int, list[float]] = {}
        for number, value in rows:
            by_deal.setdefault(series.deal(number)[0], []).append(value)
        of_deals = [math.fsum(values) / len(values) for values in by_deal.values()]
        found[f"{kind}_mean"], found[f"{kind}_ci95"] = _told(of_deals)
    return found


def summary(series: Series, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return what `vigneron match --json` prints. A shared win counts 1/k. One value has no interval: None.

    `raw_mean` and `adjusted_mean` of a seat exist only if the series adjusts or is paired (`_apart`).
    `lengths` holds the number of games by rounds, `winner_score` the mean score of winners, None if nobody
    ever won. Games lost by a failing bot count in `games`, `win_rate` and `endings` only. They are listed in
    `failures`, which exists only if there are any."""
    whole = [o for o in outcomes if o.failure is None]
    seats = []
    for seat, name in enumerate(series.bots):
        mean, interval = _told([float(o.scores[seat]) for o in whole])
        wins = math.fsum(1 / len(o.winners) for o in outcomes if seat in o.winners)
        row = {"bot": name, "mean_score": mean, "ci95": interval, "win_rate": round(wins / len(outcomes), 4)}
        seats.append(row | _apart(series, whole, seat))
    endings = Counter(o.ending for o in outcomes)
    lengths = Counter(o.rounds for o in whole)
    best = [float(o.scores[o.winners[0]]) for o in whole if o.winners]
    failures = [asdict(o.failure) for o in outcomes if o.failure is not None]
    return {
        "game": series.game,
        "games": len(outcomes),
        "seats": seats,
        "plies": _spread(o.plies for o in whole),
        "winner_score": _told(best)[0],
        "rounds": _spread(o.rounds for o in whole),
        "lengths": {str(rounds): lengths[rounds] for rounds in sorted(lengths)},
        "endings": {kind: endings[kind] for kind in sorted(endings)},
        **({"failures": failures} if failures else {}),
    }
