"""Measure the evaluator and reviews against their bars. docs/review.md has the figures.

    python bench/review.py luck         mean of luck by game, seats and bot; chi-square over all cells
    python bench/review.py skill        skill sums against luck-adjusted distances from the reference policy
    python bench/review.py stability    two seeds, and one and four times the samples, over the same journals
    python bench/review.py planted      one blunder in games of the reference policy: is it among the worst?
    python bench/review.py pairs        a level, and the same with every fifth act at random: skill sums
    python bench/review.py cost         processor seconds of whole reviews, unexplained shares, and reasons

Each takes --out FILE, where results are kept as JSON lines and the next run goes on; --only GAME,…;
--processes P; --seconds S; --games N (the bar's own number if it is not given); and --print, which runs
nothing. Ctrl-C ends a run, and what is known is printed, with its sample. The seeds are fixed: a failure is
looked into, and never solved by another seed."""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterable, Iterator, Sequence
from time import process_time
from typing import Any, Final

from blunders import pair_figures, pair_tasks, planted_figures, planted_tasks
from luck_and_skill import (
    BOTS,
    LEARNERS,
    SEED,
    SPREAD,
    luck_figures,
    luck_tasks,
    policy,
    skill_figure,
    skill_tasks,
)
from resumable import Kept, Task, command_line, deadline, listed

from vigneron._compiled.finder import why
from vigneron.analysis.plies import LEAST_SAMPLES, opened
from vigneron.analysis.reasons import explaining, largest
from vigneron.analysis.review import BESIDE, VERSION, review
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.journal import write
from vigneron.core.registry import game as find_game
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import judge

REVIEWED: Final = ("grower", "master")
STABILITY_GAMES: Final = 8
RUNS: Final = ((1.0, 1), (1.0, 2), (4.0, 1))
"""(scale, seed) of the reviews that are compared with the first one."""
BARS: Final = {"burgundy_dice": 10, "grand_cru": 30, "dom_pierre": 45}
"""Seconds of a whole review on two cores."""


def journal_text(key: str, bot: str, number: int) -> str:
    """Return the journal of a game with the fewest seats, all with the same bot."""
    series = Series(key, (bot,) * find_game(key).seats[0], f"{SEED}-stability", {})
    return write(play(series, number, find_game(key)).journal)


def journal_tasks(keys: Sequence[str], number: int) -> list[Task]:
    """Return the games with this number."""
    return [
        Task(f"journal {key} {bot} {number}", journal_text, (key, bot, number))
        for key in keys
        for bot in REVIEWED
    ]


# ---- stability


def judgements(text: str, scale: float, seed: int) -> dict[str, list[Any]]:
    """Return [ply, seat, loss, own advantage] of all acts of a journal that were not forced, as in a review.

    Luck is left out: most of a review's cost, and none of what is compared here."""
    fold = opened(text)
    evaluator = Evaluator(fold.game, fold.rules, seed)
    samples = max(LEAST_SAMPLES, round(evaluator.reference.samples * scale))
    acts = []
    for ply in range(1, len(fold.plies)):
        row, before = fold.plies[ply], fold.states[ply - 1]
        if len(fold.rules.legal(before, row.seat)) > 1:
            action = fold.game.actions.parse(row.act)
            judged = judge(evaluator, before, row.seat, action, ply, samples, reasons=0)
            acts.append([ply, row.seat, judged.loss.mean, judged.advantage[row.seat].mean])
    return {"acts": acts}


def stability_tasks(kept: Kept, keys: Sequence[str], number: int) -> list[Task]:
    """Return the reviews of the games with this number, which must have been played."""
    return [
        Task(_stability(task.key, task.arguments[0], run), judgements, (kept.rows[task.key], *run))
        for task in journal_tasks(keys, number)
        for run in RUNS
    ]


def _stability(name: str, key: str, run: tuple[float, int]) -> str:
    return f"stability {name} {policy(key)} {VERSION} {run[0]} {run[1]}"


def stability_figures(kept: Kept, keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield for each game the correlation of losses, the change of totals, and the worst three in common."""
    for key in keys:
        names = [task.key for number in range(STABILITY_GAMES) for task in journal_tasks([key], number)]
        for kind, run in (("seeds", RUNS[1]), ("budgets", RUNS[2])):
            found = [(kept.rows.get(_stability(name, key, RUNS[0])), name) for name in names]
            both = [(one, kept.rows.get(_stability(name, key, run))) for one, name in found]
            rows = [(one["acts"], other["acts"]) for one, other in both if one and other]
            told: dict[str, Any] = {"game": key, "between": kind, "games": len(rows)}
            yield told | compared(rows) if rows else told


def compared(rows: Sequence[tuple[list[Any], list[Any]]]) -> dict[str, Any]:
    """Return how far pairs of reviews agree. Totals are those of each seat in each game."""
    losses = [[loss for acts in side for _, _, loss, _ in acts] for side in zip(*rows, strict=True)]
    apart = whole = 0.0
    common = []
    for pair in rows:
        for seat in {seat for _, seat, _, _ in pair[0]}:
            one, other = (sum(own for _, by, _, own in acts if by == seat) for acts in pair)
            apart, whole = apart + abs(one - other), whole + (abs(one) + abs(other)) / 2
        worst = [{ply for ply, *_ in sorted(acts, key=lambda act: -act[2])[:3]} for acts in pair]
        common.append(len(worst[0] & worst[1]))
    r, change, mean = statistics.correlation(*losses), apart / (whole or 1.0), statistics.fmean(common)
    told = {
        "acts": len(losses[0]),
        "r": round(r, 3),
        "bar_r": 0.95,
        "change": round(change, 3),
        "bar_change": 0.15,
    }
    told |= {"worst_in_common": round(mean, 2), "bar_common": 2.5}
    return told | {"ok": [r >= 0.95, change <= 0.15, mean >= 2.5]}


# ---- cost


def one_cost(key: str, text: str) -> list[Any]:
    """Return [processor seconds, unexplained, sum of absolute parts, whether compiled, plies, reasons].

    `reasons` has for each marked act [loss, what the two largest parts leave of it, what a reason leaves].
    A review that Ctrl-C stopped has no result: KeyboardInterrupt is raised again."""
    began = process_time()
    found = review(text)
    used = process_time() - began
    if not found.complete:
        raise KeyboardInterrupt
    names = ("own", "others", "draws_own", "draws_others", "draws_shared")
    parts = [abs(getattr(one, name).mean) for one in found.accounts for name in names]
    left = sum(abs(one.unexplained) for one in found.accounts)
    reasons = [
        [one.loss.mean, *(one.loss.mean + sum(dict(way).values()) for way in ways)]
        for one in found.plies
        if one.mark
        for ways in [(largest(one.gained), explaining(one.gained, one.loss.mean))]
    ]
    return [used, left, sum(parts) + left, found.compiled, len(found.plies), reasons]


def cost_tasks(kept: Kept, keys: Sequence[str], number: int) -> list[Task]:
    """Return the reviews of the games with this number, which must have been played."""
    return [
        Task(_cost(task.key, task.arguments[0]), one_cost, (task.arguments[0], kept.rows[task.key]))
        for task in journal_tasks(keys, number)
    ]


def _cost(name: str, key: str) -> str:
    return f"cost {name} {policy(key)} {VERSION}.{BESIDE} {why(key)}"


def cost_figures(kept: Kept, keys: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield for each game the seconds of its dearest review, and the unexplained share of all accounts.

    `half_by_two` and `half` count the marked acts of which the two largest parts, and the parts that a reason
    names, leave more than half of the loss."""
    for key in keys:
        names = [task.key for number in range(STABILITY_GAMES) for task in journal_tasks([key], number)]
        rows = [kept.rows[name] for name in (_cost(name, key) for name in names) if name in kept.rows]
        told: dict[str, Any] = {"game": key, "compiled": why(key) == "built", "games": len(rows)}
        if rows:
            most, bar = max(row[0] for row in rows), 2 * BARS.get(key, 45)
            told |= {"cpu_seconds": round(statistics.fmean(row[0] for row in rows), 1)}
            told |= {"most_cpu_seconds": round(most, 1), "bar": bar, "ok": most <= bar}
            share = sum(row[1] for row in rows) / sum(row[2] for row in rows)
            told |= {"unexplained": round(share, 3), "bar_unexplained": 0.15, "ok_unexplained": share <= 0.15}
            marked = [one for row in rows for one in row[5]]
            told["marked"] = len(marked)
            for name, at in (("half_by_two", 1), ("half", 2)):
                told[name] = sum(abs(one[at]) > one[0] / 2 for one in marked)
        yield told


# ---- the command


def run(kept: Kept, what: str, keys: Sequence[str], options: argparse.Namespace) -> None:
    """Do what has no result yet, until the time is up or Ctrl-C."""
    until = deadline(options.seconds)
    most: int | None = options.games
    if what in ("stability", "cost"):
        way = stability_tasks if what == "stability" else cost_tasks
        for number in range(most or STABILITY_GAMES):
            if not kept.run(journal_tasks(keys, number), options.processes, until):
                return
            if not kept.run(way(kept, keys, number), options.processes, until):
                return
        return
    tasks: Iterable[Task]
    if what == "luck":
        tasks = luck_tasks(keys, options.bots, most)
    elif what == "skill":
        tasks = skill_tasks(kept, keys, most)
    else:
        tasks = (planted_tasks if what == "planted" else pair_tasks)(keys, most)
    kept.run(tasks, options.processes, until)


def figures(kept: Kept, what: str, keys: Sequence[str], bots: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Return the figures of a bar from what is kept."""
    if what == "luck":
        return luck_figures(kept, keys, bots)
    if what == "skill":
        return (skill_figure(kept, key, bot) for key in keys for bot in LEARNERS)
    ways = {"stability": stability_figures, "cost": cost_figures}
    return {**ways, "planted": planted_figures, "pairs": pair_figures}[what](kept, keys)


def main(given: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = command_line(__doc__ or "", None)
    parser.add_argument("what", choices=("luck", "skill", "stability", "planted", "pairs", "cost"))
    parser.add_argument("--bots", type=listed, default=[*BOTS, SPREAD], metavar="BOT,…", help="of luck")
    options = parser.parse_args(given)
    kept = Kept(options.out)
    if not options.print:
        run(kept, options.what, options.only, options)
    for line in figures(kept, options.what, options.only, options.bots):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
