"""Fit the losses from which an act is doubtful, bad and very bad: `python -m bench.marks [--only GAME]`.

Every level plays --games games with the fewest seats. One decision of EVERY is judged with the samples of a
review. A loss that is not sure counts as 0. The marks are quantiles of the losses at decisions:

    doubtful  one decision in ten of a middle level loses more
    bad       one decision in forty of a middle level loses more, and at most one in 200 of the strongest
    very bad  one decision in a hundred of a beginner loses more, but at least twice as much as a bad one

It prints, for each level, how many decisions in a hundred would have each mark (or a heavier one), then the
fit, rounded to two digits, as it stands in `Reference.marks` of the game. With --out FILE, judged games are
kept as JSON lines, and the next run goes on there."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from vigneron.analysis.plies import MARKS, certainty
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.journal import replay
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import judge

SEED: Final = "marks-18"
LEVELS: Final = ("apprentice", "cellarhand", "grower", "winemaker", "master")
BEGINNER, MIDDLE, STRONGEST = LEVELS[0], LEVELS[2], LEVELS[-1]
EVERY: Final = 4


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


def exceeded(values: Sequence[float], share: float) -> float:
    """Return the loss that this share of the values exceeds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * (1 - share)))]


def fitted(by_level: dict[str, list[float]]) -> tuple[float, float, float]:
    """Return the marks, by the quantiles that this module names."""
    doubtful = exceeded(by_level[MIDDLE], 0.1)
    bad = max(exceeded(by_level[MIDDLE], 0.025), exceeded(by_level[STRONGEST], 0.005), 1.5 * doubtful)
    very_bad = max(exceeded(by_level[BEGINNER], 0.01), 2 * bad)
    return two_digits(doubtful), two_digits(bad), two_digits(very_bad)


def two_digits(value: float) -> float:
    """Return a number rounded to two significant digits."""
    return float(f"{value:.2g}")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--only", default="")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    kept: dict[str, list[float]] = {}
    if options.out is not None and options.out.exists():
        for line in options.out.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            kept[row["key"]] = row["losses"]
    for key in games():
        if options.only not in ("", key):
            continue
        version = find_game(key).insight.evaluation.reference.version  # type: ignore[union-attr]
        by_level: dict[str, list[float]] = {}
        for level in LEVELS:
            for number in range(options.games):
                name = f"{key} {version} {level} {number}"
                if name not in kept:
                    kept[name] = losses(key, level, number)
                    if options.out is not None:
                        with options.out.open("a", encoding="utf-8") as file:
                            file.write(json.dumps({"key": name, "losses": kept[name]}) + "\n")
                by_level.setdefault(level, []).extend(kept[name])
        marks = fitted(by_level)
        for level, values in by_level.items():
            shares = {
                mark: round(100 * sum(value >= least for value in values) / len(values), 2)
                for mark, least in zip(MARKS, marks, strict=True)
            }
            print(json.dumps({"game": key, "level": level, "decisions": len(values), "percent": shares}))
        print(json.dumps({"game": key, "reference": version, "marks": marks}), flush=True)


if __name__ == "__main__":
    main()
