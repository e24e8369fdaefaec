"""Two bars of reviews: a planted blunder is found, and who errs more has the worse skill sum.

`python bench/review.py planted` and `… pairs` run them. Acts are judged as a review judges them: with the
same seed, the same numbers of plies, and so the same samples."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from luck_and_skill import SEED, policy
from resumable import Kept, Task

from vigneron.analysis.plies import LEAST_SAMPLES, certainty, mark
from vigneron.analysis.review import VERSION
from vigneron.bots import ask, bot_chance, budget_of, make_bot
from vigneron.bots.levels import LEVELS as LASTING
from vigneron.bots.search.taste import taste_of
from vigneron.core.contract import Action, Seat
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.evaluation.estimate import Estimate
from vigneron.evaluation.evaluator import Evaluator, reference_of
from vigneron.evaluation.judge import advantage, judge

GAMES: Final = 40
BLUNDER: Final = 3.0
TIMES: Final = 10
"""A planted act is worse by BLUNDER points, by TIMES the samples of a review, none of which a review uses."""
WORST: Final = 3
BAR_FOUND: Final = 0.95
BAR_MARKED: Final = 1 / 200
PAIRS: Final = 100
BAR_PAIRS: Final = 0.99
LEVELS: Final = ("grower", "winemaker", "greedy")
FIFTH: Final = 5
_APART: Final = 1_000_000
_TRIES: Final = 400


def samples_of(key: str) -> int:
    """Return how many samples of each act a review takes."""
    return max(LEAST_SAMPLES, reference_of(find_game(key)).samples)


@dataclass(slots=True)
class Decision:
    """An act of a game: the position before it, its seat, number of ply, and the acts that were legal."""

    state: Any
    seat: Seat
    ply: int
    legal: list[Action]
    action: Action


def reference_game(
    evaluator: Evaluator, state: Any, stream: Any, ply: int, first: Action | None = None
) -> list[Decision]:
    """Play a position to its end by the reference policy, in place; return the acts that were not forced.

    `first` is played in place of the policy's first act, if it is given."""
    rules, found = evaluator.rules, []
    while to_act := rules.to_act(state):
        seat, legal = to_act[0], list(rules.legal(state, to_act[0]))
        action = first
        if action is None:
            action = evaluator.reference_act(rules.observe(state, seat), seat, legal, ply)
        first = None
        if len(legal) > 1:
            found.append(Decision(rules.clone(state), seat, ply, legal, action))
        rules.step(state, seat, action, stream, None)
        ply += 1
    return found


def worse_by(evaluator: Evaluator, one: Decision, action: Action, samples: int) -> float:
    """Return by how many points an act is worse than the one that was played; 0 if it seems to be harmless.

    A tenth of the samples ends the search early, when they show less than a third of a blunder."""
    seen = evaluator.rules.observe(one.state, one.seat)
    gaps: list[float] = []
    for number in range(TIMES * samples):
        better, worse = (
            evaluator.act_sample(seen, one.seat, act, one.ply, _APART + number)[one.seat]
            for act in (one.action, action)
        )
        gaps.append(better - worse)
        if number + 1 == samples and statistics.fmean(gaps) < BLUNDER / 3:
            return 0.0
    return statistics.fmean(gaps)


def one_planted(key: str, number: int) -> dict[str, Any]:
    """Return the review's losses in a game of the reference policy with one blunder.

    `plant` is the ply of the blunder (-1 if _TRIES acts that were drawn had none), `worse` its points by
    many samples, and `losses` has [ply, seat, loss, error] of all acts that were not forced."""
    found = find_game(key)
    setup = found.setup(found.seats[0])
    evaluator = Evaluator(found, found.rules(setup))
    drawing = bot_chance(f"{SEED}-planted-{key}", number, 0)
    state = evaluator.rules.new(setup, bot_chance(f"{SEED}-planted-{key}", number, 1))
    stream = bot_chance(f"{SEED}-planted-{key}", number, 2)
    acts = reference_game(evaluator, state, stream, 1)
    samples = samples_of(key)
    for _ in range(_TRIES):
        at = drawing.below(len(acts))
        one = acts[at]
        others = [action for action in one.legal if action != one.action]
        action = others[drawing.below(len(others))]
        worse = worse_by(evaluator, one, action, samples)
        if worse >= BLUNDER:
            break
    else:
        return {"plant": -1, "worse": 0.0, "losses": []}
    after = bot_chance(f"{SEED}-planted-{key}", number, 3)
    acts = acts[:at] + reference_game(evaluator, evaluator.rules.clone(one.state), after, one.ply, action)
    losses = []
    for act in acts:
        loss = judge(evaluator, act.state, act.seat, act.action, act.ply, samples, reasons=0).loss
        losses.append([act.ply, act.seat, round(loss.mean, 6), loss.error])
    return {"plant": one.ply, "worse": round(worse, 3), "losses": losses}


def planted_tasks(keys: Sequence[str], most: int | None) -> list[Task]:
    """Return the games with planted blunders, one of each game after another."""
    return [
        Task(f"planted {policy(key)} {VERSION} {samples_of(key)} {number}", one_planted, (key, number))
        for number in range(most or GAMES)
        for key in keys
    ]


def planted_figures(kept: Kept, keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield for each game: how many blunders are among the three worst acts, and own acts marked bad.

    `unsure` are the blunders whose loss is not even likely.

    As in a review, only losses that are at least likely have a rank and a mark."""
    for key in keys:
        rows = [row for row in kept.of(planted_tasks([key], None)) if row["plant"] >= 0]
        told: dict[str, Any] = {"game": key, "games": len(rows)}
        if not rows:
            yield told
            continue
        hits, unsure, own, bad, doubtful, decided = 0, 0, 0, 0, 0, 0
        marks = reference_of(find_game(key)).marks
        for row in rows:
            sure = [
                (loss, ply) for ply, _, loss, error in row["losses"] if certainty(Estimate(loss, error, 2))
            ]
            ranked = [ply for _, ply in sorted(sure, key=lambda one: (-one[0], one[1]))]
            hits += row["plant"] in ranked[:WORST]
            unsure += row["plant"] not in ranked
            decided += len(row["losses"])
            given = [mark(loss, marks) for loss, ply in sure if ply != row["plant"]]
            own += len(row["losses"]) - 1
            bad += sum(one in ("bad", "very_bad") for one in given)
            doubtful += given.count("doubtful")
        low, high = interval(hits, len(rows))
        told |= {"found": hits, "share": round(hits / len(rows), 3), "interval": [low, high]}
        told |= {"unsure": unsure, "bar": BAR_FOUND, "ok": hits >= BAR_FOUND * len(rows)}
        told |= {
            "own_acts": own,
            "bad": bad,
            "share_bad": round(bad / own, 5),
            "interval_bad": interval(bad, own),
        }
        told |= {"bar_bad": BAR_MARKED, "ok_bad": bad <= BAR_MARKED * own, "doubtful": doubtful}
        yield told | {"acts_per_game": round(decided / len(rows), 1)}


def interval(hits: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    middle = (hits + z * z / 2) / (count + z * z)
    half = z * math.sqrt(hits * (count - hits) / count + z * z / 4) / (count + z * z)
    return round(max(0.0, middle - half), 5), round(min(1.0, middle + half), 5)


# ---- pairs


def one_pair(key: str, level: str, number: int) -> list[list[float]]:
    """Return [skill sum, its error, its own sum] of a level in seat 0, and with every fifth act at random.

    All draws come from equal streams, and the reference policy has the other seats. Acts that are forced do
    not count. The easy levels misjudge some things throughout a game. Both games have the same taste, which
    names these things; without it they depend on which things were met first, and another player would have
    the second game. The own sum of a game has the acts that the level chose at its positions, in place of
    those at random."""
    return [_sum(key, level, number, at_random) for at_random in (False, True)]


def _sum(key: str, level: str, number: int, at_random: bool) -> list[float]:
    found: Game[Any, Any] = find_game(key)
    setup = found.setup(found.seats[0])
    rules = found.rules(setup)
    evaluator, player = Evaluator(found, rules), make_bot(level, found)
    name = f"{SEED}-pairs-{key}"
    own, errors, stream = (bot_chance(name, number, seat) for seat in range(3))
    taste = taste_of(f"{name}-{number}", 0) if level in LASTING else 0
    state = rules.new(setup, stream)
    sums: list[Estimate] = []
    ply = decided = 0
    spoilt = 0.0
    while to_act := rules.to_act(state):
        ply += 1
        seat, legal = to_act[0], list(rules.legal(state, to_act[0]))
        if seat:
            action = evaluator.reference_act(rules.observe(state, seat), seat, legal, ply)
        else:
            action = ask(player, found, rules, state, seat, own, budget_of(found), taste)
            if len(legal) > 1:
                decided += 1
                gained = advantage(evaluator, state, seat, action, ply, samples_of(key))[0]
                if at_random and decided % FIFTH == 0:
                    spoilt -= gained.mean
                    action = legal[errors.below(len(legal))]
                    gained = advantage(evaluator, state, seat, action, ply, samples_of(key))[0]
                    spoilt += gained.mean
                sums.append(gained)
        rules.step(state, seat, action, stream, None)
    error = math.sqrt(math.fsum((one.error or 0.0) ** 2 for one in sums))
    total = math.fsum(one.mean for one in sums)
    return [round(total, 6), round(error, 6), round(total - spoilt, 6)]


def pair_tasks(keys: Sequence[str], most: int | None, levels: Sequence[str] = LEVELS) -> list[Task]:
    """Return the pairs, one of each game and level after another."""
    return [
        Task(f"pair taste {policy(key)} {samples_of(key)} {level} {number}", one_pair, (key, level, number))
        for number in range(most or PAIRS)
        for key in keys
        for level in levels
    ]


def pair_figures(kept: Kept, keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield for each game and level in how many pairs the random acts give the worse skill sum.

    `worse` compares two games, as the bar asks. `worse_in_game` compares the sum of the second game with its
    own sum: the play of the level itself is then the same on both sides."""
    for key, level in product(keys, LEVELS):
        rows = kept.of(pair_tasks([key], None, [level]))
        told: dict[str, Any] = {"game": key, "level": level, "pairs": len(rows)}
        if not rows:
            yield told
            continue
        worse = sum(random[0] < plain[0] for plain, random in rows)
        told |= {"worse": worse, "share": round(worse / len(rows), 3), "interval": interval(worse, len(rows))}
        told |= {"bar": BAR_PAIRS, "ok": worse >= BAR_PAIRS * len(rows)}
        for name, at in (("mean", 0), ("mean_random", 1)):
            told[name] = round(statistics.fmean(row[at][0] for row in rows), 2)
        told["worse_in_game"] = sum(random[0] < random[2] for _, random in rows)
        told["error_of_a_sum"] = round(statistics.fmean(random[1] for _, random in rows), 2)
        yield told
