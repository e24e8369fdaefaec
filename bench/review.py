"""Measure the evaluator: whether luck has mean 0, how far skill sums are right, and what a review costs.

    python -m bench.review luck         mean of luck by game, bot and seats; chi-square over all cells
    python -m bench.review skill        skill sums against luck-adjusted distances from the reference policy
    python -m bench.review stability    two seeds, and one and four times the samples, over the same journals
    python -m bench.review cost         seconds of a whole review, and the unexplained share of the account

Each takes --games-per-cell, --only GAME and --out FILE. With --out, results are kept as JSON lines, and the
next run continues there. The seed is fixed: a failure is looked into, and never solved by another seed."""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Any, Final

from vigneron._compiled.finder import why
from vigneron.analysis.plies import Settings
from vigneron.analysis.review import Review, review
from vigneron.bots import ask, bot_chance, make_bot
from vigneron.bots.arena.self_play import Series, budget_of, outcome, play
from vigneron.core.chance import Xorshift
from vigneron.core.journal import Journal, Ply
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.split import act, drawn
from vigneron.evaluation.adjust import adjusted, game_luck
from vigneron.evaluation.evaluator import Evaluator, margins
from vigneron.evaluation.judge import judge

SEED: Final = "review-18"
BOTS: Final = ("apprentice", "grower", "master")
LEARNERS: Final = ("apprentice", "cellarhand", "grower")
BAR_SIGMA: Final = 4.0


class Kept:
    """Results by key, in memory and in a file of JSON lines."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: dict[str, Any] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                self.rows[row["key"]] = row["value"]

    def get(self, key: str, make: Any) -> Any:
        """Return a result; compute and keep it if it is not there."""
        if key not in self.rows:
            self.rows[key] = make()
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"key": key, "value": self.rows[key]}) + "\n")
        return self.rows[key]


def cells(only: str) -> Iterator[tuple[str, int]]:
    """Yield (game, seats) with the least and the most seats of each game."""
    for key in games():
        if only in ("", key):
            seats = find_game(key).seats
            for count in sorted({seats[0], seats[-1]}):
                yield key, count


def lucks(key: str, bot: str, seats: int, number: int) -> list[float]:
    """Return [luck of seat 0, result of seat 0] of a game in which all seats have the same bot."""
    series = Series(key, (bot,) * seats, f"{SEED}-luck", {})
    match = play(series, number, find_game(key), digests=False)
    found = game_luck(match.game, match.rules, match.setup, match.journal.plies())
    return [found[0], margins([float(score) for score in match.result.scores])[0]]


def luck(kept: Kept, most: int, only: str) -> None:
    """Print for each cell the mean of luck in standard errors, and the chi-square over all cells."""
    square, count = 0.0, 0
    for key, seats in cells(only):
        for bot in (*BOTS, "greedy"):
            rows = [
                kept.get(f"luck {key} {seats} {bot} {n}", lambda a=(key, bot, seats, n): lucks(*a))
                for n in range(most)
            ]
            values = [row[0] for row in rows]
            error = statistics.stdev(values) / math.sqrt(len(values))
            sigma = statistics.fmean(values) / error if error else 0.0
            square, count = square + sigma**2, count + 1
            raw = statistics.variance([row[1] for row in rows])
            rest = statistics.variance([row[1] - row[0] for row in rows])
            told = {"game": key, "seats": seats, "bot": bot, "games": len(rows)}
            told |= {"luck": round(statistics.fmean(values), 3), "error": round(error, 3)}
            told |= {"sigma": round(sigma, 2), "ok": abs(sigma) <= BAR_SIGMA}
            print(json.dumps(told | {"variance_left": round(rest / raw, 3) if raw else None}), flush=True)
    print(json.dumps({"chi_square": round(square, 2), "cells": count, "p": round(tail(square, count), 5)}))


def tail(square: float, count: int) -> float:
    """Return the probability of a larger chi-square with this many degrees of freedom (Wilson-Hilferty)."""
    spread = 2 / (9 * count)
    z = ((square / count) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return 0.5 * math.erfc(z / math.sqrt(2))


def skills(key: str, bot: str, seats: int, number: int) -> list[float]:
    """Return [skill sum, result less luck] of a bot in seat 0, with the reference policy in the others."""
    found = find_game(key)
    setup = found.setup(seats)
    rules = found.rules(setup)
    evaluator = Evaluator(found, rules)
    chance, own = Xorshift(number * 7919 + seats), bot_chance(f"{SEED}-skill", number, 0)
    player = None if bot == "reference" else make_bot(bot, found)
    draws, state = drawn(lambda source: rules.new(setup, source), chance)
    plies = [Ply(0, -1, "", tuple(one.outcome for one in draws), "")]
    skill = 0.0
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        if seat == 0 and player is not None:
            action = ask(player, found, rules, state, seat, own, budget_of(found))
            skill += judge(evaluator, state, seat, action, len(plies), 12, reasons=0).advantage[0].mean
        else:
            action = evaluator.reference_act(rules.observe(state, seat), seat, legal, len(plies))
        draws, state = drawn(act(rules, state, seat, action), chance)
        outcomes = tuple(one.outcome for one in draws)
        plies.append(Ply(len(plies), seat, found.actions.text[action], outcomes, ""))
    rest = adjusted(rules.result(state).scores, game_luck(found, rules, setup, plies))
    return [skill, rest[0]]


def skill(kept: Kept, most: int, only: str) -> None:
    """Print for each game and level: skill sum, luck-adjusted distance from the reference, their ratio."""
    for key in games():
        if only not in ("", key):
            continue
        seats = find_game(key).seats[0]
        made = {
            bot: [
                kept.get(f"skill {key} {bot} {n}", lambda a=(key, bot, seats, n): skills(*a))
                for n in range(most)
            ]
            for bot in ("reference", *LEARNERS)
        }
        base = [row[1] for row in made["reference"]]
        for bot in LEARNERS:
            told = statistics.fmean([row[0] for row in made[bot]])
            rest = [row[1] for row in made[bot]]
            distance = statistics.fmean(rest) - statistics.fmean(base)
            error = math.sqrt((statistics.variance(rest) + statistics.variance(base)) / most)
            line = {"game": key, "seats": seats, "bot": bot, "games": most, "skill": round(told, 2)}
            line |= {"distance": round(distance, 2), "error": round(error, 2)}
            print(json.dumps(line | {"ratio": round(told / distance, 3), "bar": "0.85 to 1.15"}), flush=True)


def journals(key: str, bots: Sequence[str], most: int) -> Iterator[tuple[str, Journal]]:
    """Yield journals of games with the fewest seats, all with the same bot."""
    seats = find_game(key).seats[0]
    for bot in bots:
        for number in range(most):
            series = Series(key, (bot,) * seats, f"{SEED}-stability", {})
            match = play(series, number, find_game(key))
            assert outcome(match, number).ending
            yield f"{key} {bot} {number}", match.journal


def brief(found: Review) -> dict[str, Any]:
    """Return what the stability compares."""
    acts = [one for one in found.plies if one.seat >= 0 and not one.forced]
    worst = sorted(acts, key=lambda one: -one.loss.mean)[:3]
    return {
        "losses": [one.loss.mean for one in acts],
        "own": [account.own.mean for account in found.accounts],
        "worst": [one.ply for one in worst],
    }


def stability(kept: Kept, most: int, only: str) -> None:
    """Print for each game the correlation of losses, the change of totals, and the worst three in common."""
    for key in games():
        if only not in ("", key):
            continue
        pairs: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {"seeds": [], "budgets": []}
        for name, journal in journals(key, ("master", "grower"), most):
            made = [
                kept.get(
                    f"stability {name} {scale} {seed}",
                    lambda j=journal, s=(scale, seed): brief(review(j, settings=Settings(*s))),
                )
                for scale, seed in ((1.0, 1), (1.0, 2), (4.0, 1))
            ]
            pairs["seeds"].append((made[0], made[1]))
            pairs["budgets"].append((made[0], made[2]))
        for kind, rows in pairs.items():
            one = [loss for a, _ in rows for loss in a["losses"]]
            other = [loss for _, b in rows for loss in b["losses"]]
            totals = [sum(map(abs, (sum(a["own"]), sum(b["own"])))) for a, b in rows]
            change = sum(abs(sum(a["own"]) - sum(b["own"])) for a, b in rows)
            common = statistics.fmean(len({*a["worst"]} & {*b["worst"]}) for a, b in rows)
            told = {"game": key, "between": kind, "games": len(rows)}
            told |= {"r": round(statistics.correlation(one, other), 3), "bar_r": 0.95}
            told |= {"change": round(2 * change / max(1e-9, sum(totals)), 3), "bar_change": 0.15}
            print(json.dumps(told | {"worst_in_common": round(common, 2), "bar_common": 2.5}), flush=True)


def cost(kept: Kept, most: int, only: str) -> None:
    """Print the processor seconds of reviews (the bars are for two cores), and the unexplained share."""
    bars = {"burgundy_dice": 10, "grand_cru": 30, "dom_pierre": 45}

    def once(journal: Journal) -> list[float]:
        began = process_time()
        found = review(journal)
        used = process_time() - began
        names = ("own", "others", "draws_own", "draws_others", "draws_shared")
        parts = [abs(getattr(one, name).mean) for one in found.accounts for name in names]
        left = sum(abs(one.unexplained) for one in found.accounts)
        return [used, left, sum(parts) + left]

    for key in games():
        if only in ("", key):
            rows = [
                kept.get(f"cost {name} {why(key)}", lambda j=journal: once(j))
                for name, journal in journals(key, ("master", "grower"), most)
            ]
            told = {"game": key, "compiled": why(key) == "built", "games": len(rows)}
            told |= {"cpu_seconds": round(max(row[0] for row in rows), 1), "bar": 2 * bars.get(key, 45)}
            share = sum(row[1] for row in rows) / sum(row[2] for row in rows)
            print(json.dumps(told | {"unexplained": round(share, 3), "bar_unexplained": 0.15}), flush=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("luck", "skill", "stability", "cost"))
    parser.add_argument("--games-per-cell", type=int, default=8)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    way = {"luck": luck, "skill": skill, "stability": stability, "cost": cost}[arguments.what]
    way(Kept(arguments.out), arguments.games_per_cell, arguments.only)


if __name__ == "__main__":
    main()
