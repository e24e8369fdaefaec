"""Two bars of the evaluator: luck has mean 0, and skill sums are distances from the reference policy.

`python bench/review.py luck` and `… skill` run them. Both need sums over whole games only, which are without
bias at any number of samples; so few are taken, and many games."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from typing import Any, Final

from resumable import Kept, Task

from vigneron.bots import ask, bot_chance, budget_of, make_bot
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.chance import Xorshift
from vigneron.core.journal import Ply
from vigneron.core.registry import game as find_game
from vigneron.core.rewards import margins
from vigneron.core.split import act, dealt, drawn
from vigneron.evaluation.adjust import adjusted, game_luck
from vigneron.evaluation.evaluator import Evaluator, reference_of
from vigneron.evaluation.judge import advantage

SEED: Final = "review-18"
BOTS: Final = ("apprentice", "grower", "master")
SPREAD: Final = "greedy"
"""The bot in whose games luck's share of the variance is told. It counts in no other bar."""
LEARNERS: Final = ("apprentice", "cellarhand", "grower")
BAR_SIGMA: Final = 4.0
BAR_P: Final = 0.001
BAR_LEFT: Final = 0.25
GAMES: Final = {"burgundy_dice": 300}
MANY: Final = 100
LUCK_VERSION: Final = 2
"""Raised when the luck of a game changes. From 2 on, each deal has alternatives of its own."""
FEW_AT_ONCE: Final = 40
FEW: Final = 8
"""Alternatives of each draw that are valued: where nothing is played on, and where the policy plays on."""
SKILL_SAMPLES: Final = 4
LEAST_GAMES: Final = 40
CLOSE: Final = 0.05
"""A distance is known when its standard error is at most this share of it, after LEAST_GAMES games."""
MOST_GAMES: Final = 2000


def policy(key: str) -> str:
    """Return the name and version of a game's reference policy; other versions have other results."""
    found = reference_of(find_game(key))
    return f"{found.name}-{found.version}"


def few(key: str) -> int:
    """Return how many alternatives of each draw are valued here."""
    return FEW_AT_ONCE if reference_of(find_game(key)).draw_rounds < 0 else FEW


def tail(square: float, count: int) -> float:
    """Return the probability of a larger chi-square with this many degrees of freedom (Wilson-Hilferty)."""
    spread = 2 / (9 * count)
    z = ((square / count) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))


# ---- luck


def one_luck(key: str, bot: str, seats: int, number: int) -> list[float]:
    """Return [luck of seat 0, result of seat 0] of a game in which all seats have the same bot."""
    series = Series(key, (bot,) * seats, f"{SEED}-luck", {})
    match = play(series, number, find_game(key), digests=False)
    found = game_luck(match.game, match.rules, match.setup, match.journal.plies(), 1 + number, few=few(key))
    return [found[0], margins([float(score) for score in match.result.scores])[0]]


def cells(keys: Sequence[str], bots: Sequence[str]) -> list[tuple[str, int, str]]:
    """Return (game, seats, bot) with the least and the most seats of each game."""
    found = []
    for key in keys:
        seats = find_game(key).seats
        for count in sorted({seats[0], seats[-1]}):
            found += [(key, count, bot) for bot in bots if bot != SPREAD or count == seats[0]]
    return found


def luck_tasks(keys: Sequence[str], bots: Sequence[str], most: int | None) -> list[Task]:
    """Return the games of all cells, game by game, so that cells grow together; the slow bot is last."""
    found = []
    for key, seats, bot in cells(keys, bots):
        for number in range(most or GAMES.get(key, MANY)):
            name = f"luck {LUCK_VERSION} {policy(key)} {few(key)} {seats} {bot} {number}"
            found.append((bot == "master", number, Task(name, one_luck, (key, bot, seats, number))))
    return [task for *_, task in sorted(found, key=lambda row: row[:2])]


def luck_figures(kept: Kept, keys: Sequence[str], bots: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield for each cell the mean of luck in standard errors; then the chi-square over all cells."""
    square, count = 0.0, 0
    for key, seats, bot in cells(keys, bots):
        rows = kept.of(
            Task(f"luck {LUCK_VERSION} {policy(key)} {few(key)} {seats} {bot} {number}", one_luck, ())
            for number in range(GAMES.get(key, MANY))
        )
        told: dict[str, Any] = {"game": key, "seats": seats, "bot": bot, "games": len(rows)}
        if len(rows) < 3:
            yield told
            continue
        values = [row[0] for row in rows]
        error = statistics.stdev(values) / math.sqrt(len(values))
        sigma = statistics.fmean(values) / error if error else 0.0
        told |= {"luck": round(statistics.fmean(values), 3), "error": round(error, 3)}
        told |= {"sigma": round(sigma, 2), "ok": abs(sigma) <= BAR_SIGMA}
        raw = statistics.variance([row[1] for row in rows])
        rest = statistics.variance([row[1] - row[0] for row in rows])
        told["variance_left"] = round(rest / raw, 3) if raw else None
        if bot == SPREAD:
            told["bar_variance_left"] = BAR_LEFT if key == "burgundy_dice" else None
        else:
            square, count = square + sigma**2, count + 1
        yield told
    if count:
        p = tail(square, count)
        yield {"chi_square": round(square, 2), "cells": count, "p": round(p, 5), "ok": p > BAR_P}


# ---- skill


def one_skill(key: str, bot: str, number: int) -> list[float]:
    """Return [skill sum, result less luck] of a bot in seat 0, with the reference policy in the others."""
    found = find_game(key)
    setup = found.setup(found.seats[0])
    rules = found.rules(setup)
    evaluator = Evaluator(found, rules, 1 + number)
    chance, own = Xorshift(number * 7919 + setup.seats), bot_chance(f"{SEED}-skill", number, 0)
    player = None if bot == "reference" else make_bot(bot, found)
    draws, state = drawn(dealt(rules, setup), chance)
    plies = [Ply(0, -1, "", tuple(one.outcome for one in draws), "")]
    skill = 0.0
    while to_act := rules.to_act(state):
        seat = to_act[0]
        if seat == 0 and player is not None:
            action = ask(player, found, rules, state, seat, own, budget_of(found))
            skill += advantage(evaluator, state, seat, action, len(plies), SKILL_SAMPLES)[0].mean
        else:
            seen, legal = rules.observe(state, seat), rules.legal(state, seat)
            action = evaluator.reference_act(seen, seat, legal, len(plies))
        draws, state = drawn(act(rules, state, seat, action), chance)
        outcomes = tuple(one.outcome for one in draws)
        plies.append(Ply(len(plies), seat, found.actions.text[action], outcomes, ""))
    lucks = game_luck(found, rules, setup, plies, 1 + number, few=few(key))
    return [skill, adjusted(rules.result(state).scores, lucks)[0]]


def skill_task(key: str, bot: str, number: int) -> Task:
    """Return the task of one game."""
    name = f"skill {LUCK_VERSION} {policy(key)} {few(key)} {SKILL_SAMPLES} {bot} {number}"
    return Task(name, one_skill, (key, bot, number))


def skill_tasks(kept: Kept, keys: Sequence[str], most: int | None) -> Iterator[Task]:
    """Yield games of each level and of the reference policy, until the distance of each level is known."""
    for number in range(most or MOST_GAMES):
        for key in keys:
            open_ = [bot for bot in LEARNERS if not _known(kept, key, bot)]
            for bot in (*(["reference"] if open_ else []), *open_):
                yield skill_task(key, bot, number)


def _known(kept: Kept, key: str, bot: str) -> bool:
    line = skill_figure(kept, key, bot)
    known: bool = line["games"] >= LEAST_GAMES and line["error"] <= CLOSE * abs(line["distance"])
    return known


def skill_figure(kept: Kept, key: str, bot: str) -> dict[str, Any]:
    """Return the skill sum of a level, its luck-adjusted distance from the reference policy, and their ratio.

    The error of the distance is that of the mean difference: game n of all has the same stream of draws."""
    rows: list[tuple[list[float], list[float]]] = []
    for number in range(MOST_GAMES):
        one, other = (kept.rows.get(skill_task(key, name, number).key) for name in (bot, "reference"))
        if one is None or other is None:
            break
        rows.append((one, other))
    line: dict[str, Any] = {"game": key, "seats": find_game(key).seats[0], "bot": bot, "games": len(rows)}
    if len(rows) < 2:
        return line
    sums = [own[0] for own, _ in rows]
    gaps = [own[1] - reference[1] for own, reference in rows]
    mean, distance = statistics.fmean(sums), statistics.fmean(gaps)
    root = math.sqrt(len(rows))
    line |= {"skill": round(mean, 3), "skill_error": round(statistics.stdev(sums) / root, 3)}
    line |= {"distance": round(distance, 3), "error": round(statistics.stdev(gaps) / root, 3)}
    if distance:
        apart = statistics.stdev([a - mean / distance * b for a, b in zip(sums, gaps, strict=True)])
        line |= {"ratio": round(mean / distance, 3), "ratio_error": round(apart / root / abs(distance), 3)}
        line |= {"bar": [0.85, 1.15], "ok": abs(mean / distance - 1) <= 0.15}
    return line
