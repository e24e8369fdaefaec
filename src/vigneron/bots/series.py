"""Bots against bots: seeded games, on one process or several, with the same result."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from vigneron.bots import DAY, ask, bot_chance, make_bot
from vigneron.bots.mcts import hints_of
from vigneron.core.contract import Json, Seat
from vigneron.core.game import Budget, Game
from vigneron.core.journal import write
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.registry import homes, use_homes

S = TypeVar("S")


def budget_of(game: Game[Any]) -> Budget:
    """Return what bots may think here: the game's number of iterations, and as long as they take.

    So a slow machine plays the same games as a fast one; on a common core they take about 0.1 s.
    """
    return Budget(DAY, hints_of(game).iterations)


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: one bot name per seat, games numbered from 0, everything decided by the seed."""

    game: str
    """A key, or KEY@EDITION: what `registry.game` takes."""
    bots: tuple[str, ...]
    seed: int | str
    options: Mapping[str, str]
    data: Json = None
    journals: Path | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game in numbers."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    plies: int
    rounds: int
    ending: str


def table_name(key: str, seed: int | str, number: int) -> str:
    """Return the name of game `number` of a series; its journal is the file of this name."""
    return f"{key}-{seed}-{number}"


def play(series: Series, number: int, game: Game[S], *, digests: bool = True) -> Match[S]:
    """Return game `number` of a series, played to its end. Raises BadSetup, BadData or UnknownBot."""
    names = [f"{name} {seat + 1}" for seat, name in enumerate(series.bots)]
    match = Match(
        game, len(series.bots), series.options, secret=seed_secret(series.seed, number),
        table=table_name(game.key, series.seed, number), names=names, data=series.data, digests=digests,
    )  # fmt: skip
    bots = [make_bot(name, game) for name in series.bots]
    streams = [bot_chance(series.seed, number, seat) for seat in range(len(bots))]
    budget = budget_of(game)
    while to_act := match.to_act:
        seat = to_act[0]
        action = ask(bots[seat], game, match.rules, match.state, seat, streams[seat], budget)
        match.act(seat, game.actions.text[action])
    return match


def outcome(match: Match[Any], number: int) -> Outcome:
    """Return a finished match in numbers."""
    result = match.result
    rounds = match.game.round_of(match.state)
    return Outcome(number, result.scores, result.winners, match.ply, rounds, result.ending)


def _some(series: Series, numbers: Sequence[int]) -> list[Outcome]:
    game = find_game(series.game)
    out = []
    for number in numbers:
        match = play(series, number, game, digests=series.journals is not None)
        if series.journals is not None:
            path = series.journals / f"{table_name(game.key, series.seed, number)}.jsonl"
            path.write_text(write(match.journal), encoding="utf-8")
        out.append(outcome(match, number))
    return out


def run(
    series: Series, games: int, processes: int = 1, progress: Callable[[int], None] | None = None
) -> list[Outcome]:
    """Return the outcomes of games 0 … games-1 in that order, however many processes played them.

    `progress` is called with the number of games that have just ended.
    """
    size = 1 if processes <= 1 else max(1, min(50, games // (processes * 4)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    told = progress or (lambda count: None)
    out: list[Outcome] = []
    if processes <= 1 or len(chunks) == 1:
        for chunk in chunks:
            out += _some(series, chunk)
            told(len(chunk))
        return out
    workers = ProcessPoolExecutor(min(processes, len(chunks)), get_context("spawn"), use_homes, (homes(),))
    with workers:
        waiting = [workers.submit(_some, series, chunk) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                told(len(done.result()))
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise
        for done in waiting:
            out += done.result()
    return out


def mean_ci(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean and its 95 % interval (normal approximation: 1.96 standard errors either side)."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return mean, mean, mean
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    half = 1.96 * math.sqrt(variance / count)
    return mean, mean - half, mean + half


def share_bounds(wins: float, games: int, wide: float = 1.96) -> tuple[float, float]:
    """Return the bounds of a probability, `wide` standard errors either side (Wilson 1927)."""
    share = wins / games
    square = wide * wide
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = wide / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _spread(values: Iterable[int]) -> dict[str, float | int]:
    known = list(values)
    return {"mean": round(sum(known) / len(known), 4), "min": min(known), "max": max(known)}


def summary(series: Series, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return what `vigneron match --json` prints. A shared win counts 1/k.

    `lengths` has the number of games by rounds, `winner_score` the mean of the winners' scores, None if
    nobody ever won.
    """
    seats = []
    for seat, name in enumerate(series.bots):
        mean, low, high = mean_ci([float(o.scores[seat]) for o in outcomes])
        wins = math.fsum(1 / len(o.winners) for o in outcomes if seat in o.winners)
        seats.append(
            {
                "bot": name,
                "mean_score": round(mean, 4),
                "ci95": [round(low, 4), round(high, 4)],
                "win_rate": round(wins / len(outcomes), 4),
            }
        )
    endings = Counter(o.ending for o in outcomes)
    lengths = Counter(o.rounds for o in outcomes)
    best = [float(o.scores[o.winners[0]]) for o in outcomes if o.winners]
    return {
        "game": series.game,
        "games": len(outcomes),
        "seats": seats,
        "plies": _spread(o.plies for o in outcomes),
        "winner_score": round(mean_ci(best)[0], 4) if best else None,
        "rounds": _spread(o.rounds for o in outcomes),
        "lengths": {str(rounds): lengths[rounds] for rounds in sorted(lengths)},
        "endings": {kind: endings[kind] for kind in sorted(endings)},
    }
