"""Fit the losses from which an act is doubtful, bad and very bad: `python bench/marks.py [--only GAME,…]`.

Levels play games with the fewest seats, number 0 of all, then number 1, up to --games. One decision of EVERY
is judged with the samples of a review. A loss that is not sure counts as 0. The marks are quantiles of the
losses at decisions:

    doubtful  one decision in ten of a middle level loses more
    bad       one decision in forty of a middle level loses more, at most one in 200 of the strongest, and at
              least 1.5 times as much as a doubtful one
    very bad  one decision in a hundred of a beginner loses more, but at least twice as much as a bad one

A quantile of the strongest or the beginner counts if there are as many decisions as it needs: 200 or 100.

It prints for each level the losses that one decision in ten, forty and a hundred exceeds and how many
decisions in a hundred would have each mark (or a heavier one), then the fit, rounded to two digits, as it
stands in `Reference.marks` of the game. --out FILE keeps judged games, and the next run goes on there;
--seconds S begins nothing after this time; --print runs nothing. --levels takes other levels, which are
printed and count in no fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from luck_and_skill import policy
from resumable import Kept, Task, command_line, deadline, listed

from vigneron.analysis.plies import MARKS, certainty
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.journal import replay
from vigneron.core.registry import game as find_game
from vigneron.evaluation.evaluator import Evaluator, reference_of
from vigneron.evaluation.judge import judge

SEED: Final = "marks-18"
BEGINNER, MIDDLE, STRONGEST = "apprentice", "grower", "master"
LEVELS: Final = (MIDDLE, STRONGEST, BEGINNER)
EVERY: Final = 4
TOLD: Final = {"one_in_10": 0.1, "one_in_40": 0.025, "one_in_100": 0.01, "one_in_200": 0.005}


def losses(key: str, level: str, number: int) -> list[float]:
    """Return the losses of some decisions of a game that this level plays in all seats."""
    found = find_game(key)
    series = Series(key, (level,) * found.seats[0], SEED, {})
    fold = replay(found, play(series, number, found).journal)
    evaluator = Evaluator(found, fold.rules)
    out: list[float] = []
    decisions = 0
    for ply in range(1, len(fold.plies)):
        before, row = fold.states[ply - 1], fold.plies[ply]
        if len(fold.rules.legal(before, row.seat)) == 1:
            continue
        decisions += 1
        if decisions % EVERY == number % EVERY:
            action = found.actions.parse(row.act)
            samples = evaluator.reference.samples
            loss = judge(evaluator, before, row.seat, action, ply, samples, reasons=0).loss
            out.append(round(loss.mean, 4) if certainty(loss) else 0.0)
    return out


def tasks(keys: Sequence[str], levels: Sequence[str], most: int) -> Iterator[Task]:
    """Yield the games, one of each game and level after another."""
    for number in range(most):
        for key in keys:
            for level in levels:
                samples = reference_of(find_game(key)).samples
                name = f"marks {policy(key)} {samples} {level} {number}"
                yield Task(name, losses, (key, level, number))


def exceeded(values: Sequence[float], share: float) -> float:
    """Return the loss that this share of the values exceeds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * (1 - share)))]


def known(values: Sequence[float], share: float) -> float:
    """Return the loss that this share of the values exceeds, 0 if there are too few values to know it."""
    return exceeded(values, share) if len(values) * share >= 1 else 0.0


def fitted(by_level: Mapping[str, Sequence[float]]) -> tuple[float, float, float]:
    """Return the marks, by the quantiles that this module names."""
    doubtful = exceeded(by_level[MIDDLE], 0.1)
    bad = max(exceeded(by_level[MIDDLE], 0.025), known(by_level.get(STRONGEST, ()), 0.005), 1.5 * doubtful)
    very_bad = max(known(by_level.get(BEGINNER, ()), 0.01), 2 * bad)
    return two_digits(doubtful), two_digits(bad), two_digits(very_bad)


def two_digits(value: float) -> float:
    """Return a number rounded to two significant digits."""
    return float(f"{value:.2g}")


def figures(kept: Kept, key: str, levels: Sequence[str], most: int) -> Iterator[dict[str, Any]]:
    """Yield a line for each level that has games, and the fit."""
    rows = {level: kept.of(tasks([key], [level], most)) for level in levels}
    by_level = {level: [loss for row in found for loss in row] for level, found in rows.items()}
    marks = fitted(by_level) if by_level.get(MIDDLE) else reference_of(find_game(key)).marks
    for level, values in by_level.items():
        told: dict[str, Any] = {"game": key, "level": level, "games": len(rows[level])}
        told["decisions"] = len(values)
        if values:
            told |= {
                name: exceeded(values, share) for name, share in TOLD.items() if len(values) * share >= 1
            }
            told["most"] = max(values)
            told["percent"] = {
                mark: round(100 * sum(value >= least for value in values) / len(values), 2)
                for mark, least in zip(MARKS, marks, strict=True)
            }
        yield told
    if by_level.get(MIDDLE):
        yield {"game": key, "policy": policy(key), "marks": marks}


def main(given: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = command_line(__doc__ or "", 8)
    parser.add_argument("--levels", type=listed, default=list(LEVELS), metavar="LEVEL,…")
    options = parser.parse_args(given)
    kept = Kept(options.out)
    if not options.print:
        kept.run(
            tasks(options.only, options.levels, options.games), options.processes, deadline(options.seconds)
        )
    for key in options.only:
        for line in figures(kept, key, options.levels, options.games):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
