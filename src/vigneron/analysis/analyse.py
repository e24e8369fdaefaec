"""The analysis of a position: its acts are sampled more and more, until a budget is used or it is stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from vigneron._compiled.finder import why
from vigneron.analysis.plies import Number, certainty, chances, number
from vigneron.bots.arena.process_pool import each, returned
from vigneron.core.contract import Action, Json, Seat
from vigneron.core.errors import Picklable
from vigneron.core.match import Match
from vigneron.core.snapshot import Snapshot, read
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import Decision, Judgement

MOST_SAMPLES: Final = 1_000_000
_FIRST: Final = 2
_LARGEST: Final = 64
"""Samples between two results: at first few, so that something is known soon, later more."""
_TOLD: Final = 3
"""Acts that `repr` tells."""


class NothingToAnalyse(Picklable, ValueError):
    """Nothing can be analysed. `code` is "over", "seat" (the seat is not to act) or "budget".

    >>> import vigneron
    >>> vigneron.analyse(vigneron.start("burgundy_dice", seats=2).position, samples=1)
    Traceback (most recent call last):
    vigneron.analysis.analyse.NothingToAnalyse: 2 to 1000000 samples are possible
    """

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


@dataclass(frozen=True, slots=True)
class ActLine:
    """An act with its value for the seat in points, what the best act gains over it, and how play goes on."""

    act: str
    value: Number
    behind: Number
    follows: list[tuple[Seat, str]]


@dataclass(frozen=True, slots=True, repr=False)
class Analysis:
    """What is known of a decision after `samples` samples of each act. `lines` has the best act first.

    `repr` is one line; everything is in `json`.

    `value` is that of the position by seat, `chance` the chance to win by seat. `sure` says whether the best
    act is surely better than the second ("clear", "likely" or "")."""

    seat: Seat
    samples: int
    seconds: float
    policy: str
    plain: bool
    compiled: bool
    value: list[Number]
    chance: list[float]
    lines: list[ActLine]
    reference: str
    sure: str

    def json(self) -> dict[str, Any]:
        """Return the analysis as plain data."""
        return asdict(self)

    def __repr__(self) -> str:
        told = [f"seat {self.seat}", f"{self.samples} samples"]
        told += [f"{line.act} {line.value.mean:.1f}" for line in self.lines[:_TOLD]]
        return f"<Analysis {'; '.join(told)}>"


def analyse(
    position: Snapshot[Any] | Match[Any] | str,
    *,
    seat: Seat | None = None,
    samples: int | None = None,
    seconds: float | None = None,
    lines: int = 5,
    processes: int = 1,
    seed: int = 1,
    data: Json = None,
) -> Iterator[Analysis]:
    """Yield analyses of a position that sharpen, until `samples` or `seconds` are used; 5 seconds by default.

    Stop iterating to stop. With `samples` given and no `seconds`, the last analysis has equal figures on any
    machine and with any number of processes. `position` is a snapshot or its text, or a match, which is
    analysed where it stands; `data` are component data of one's own.

    Raises NothingToAnalyse, BadPosition or TypeError for the position, and ValueError for fewer lines or
    processes than 1, before anything is yielded.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=1)
    >>> [*_, found] = vigneron.analyse(match.position, samples=2)
    >>> found.lines[0].act in match.offers(0)
    True
    """
    if lines < 1 or processes < 1:
        raise ValueError(f"{min(lines, processes)} lines or processes are too few; at least 1 is needed")
    found, data = _snapshot(position, data)
    used = _seat(found, seat)
    if samples is not None and not 1 < samples <= MOST_SAMPLES:
        raise NothingToAnalyse("budget", f"2 to {MOST_SAMPLES} samples are possible")
    if seconds is not None and not seconds > 0:
        raise NothingToAnalyse("budget", "a budget of 0 seconds is none")
    limit = 5.0 if samples is None and seconds is None else seconds
    return _sharpened(found, used, samples or MOST_SAMPLES, limit, lines, processes, seed, data)


def _snapshot(given: Snapshot[Any] | Match[Any] | str, data: Json) -> tuple[Snapshot[Any], Json]:
    """Return a position, and the component data of one's own that it needs in other processes."""
    if isinstance(given, str):
        return read(given, data), data
    if isinstance(given, Match):
        return given.position, given.journal.header.override if data is None else data
    if not isinstance(given, Snapshot):
        raise TypeError(f"a position is a Snapshot, its text or a Match, not {type(given).__name__}")
    return given, data


def _seat(found: Snapshot[Any], seat: Seat | None) -> Seat:
    to_act = found.to_act
    if not to_act:
        raise NothingToAnalyse("over", "the game is over")
    own = found.viewer if found.covered and seat is None else seat
    used = to_act[0] if own is None else own
    if used not in to_act or (found.covered and used != found.viewer):
        raise NothingToAnalyse("seat", f"seat {used} is not to act, or not seen")
    return used


def _sharpened(
    found: Snapshot[Any],
    seat: Seat,
    samples: int,
    seconds: float | None,
    lines: int,
    processes: int,
    seed: int,
    data: Json,
) -> Iterator[Analysis]:
    began = perf_counter()
    evaluator = Evaluator(found.game, found.rules, seed)
    playouts = evaluator.reference.playouts
    decision = Decision(evaluator, found.state, seat, found.ply or 0, playouts=playouts)
    batches = _batches(samples, processes, began, seconds)
    if len(decision.legal) == 1:
        batches = iter([(0, _FIRST)])
    if processes <= 1 or len(decision.legal) == 1:
        for _, count in batches:
            decision.add(count)
            yield _told(decision, lines, began)
        return
    text = found.text()
    waiting: dict[int, dict[Action, list[list[float]]]] = {}
    tasks = ((text, seat, decision.actions, first, count, seed, data) for first, count in batches)
    with closing(each(_batch, tasks, processes)) as ends:
        for _, end in ends:
            first, rows = returned(end)
            waiting[first] = rows
            while decision.count in waiting:  # in order, so that the figures do not depend on who was fast
                for action, values in waiting.pop(decision.count).items():
                    decision.samples[action] += values
                yield _told(decision, lines, began)


def _batches(samples: int, processes: int, began: float, seconds: float | None) -> Iterator[tuple[int, int]]:
    """Yield (first sample, number of samples) of each piece of work, until the budget is used.

    A piece is not longer than the time that is left, as far as the pieces before it tell."""
    first, count = 0, _FIRST
    while first < samples:
        size = min(count, samples - first)
        if seconds is not None and first:
            used = perf_counter() - began
            if used >= seconds:
                return
            size = max(1, min(size, int((seconds - used) * first / (processes * used or 1.0))))
        yield first, size
        first += size
        if first >= 2 * count * processes:
            count = min(2 * count, _LARGEST)


def _batch(
    text: str, seat: Seat, actions: Sequence[Action], first: int, count: int, seed: int, data: Json
) -> tuple[int, dict[Action, list[list[float]]]]:
    """Return the samples of these acts from number `first` on, as a task for a process of its own."""
    found = read(text, data)
    evaluator = Evaluator(found.game, found.rules, seed)
    seen, ply = found.rules.observe(found.state, seat), found.ply or 0
    rows = {
        action: [
            evaluator.act_sample(seen, seat, action, ply, sample) for sample in range(first, first + count)
        ]
        for action in actions
    }
    return first, rows


def _told(decision: Decision, lines: int, began: float) -> Analysis:
    evaluator = decision.evaluator
    text = evaluator.game.actions.text
    judged = decision.judged(reasons=0)
    best = judged.lines[0].action
    shown = []
    for line in judged.lines[:lines]:
        behind = decision.difference(best, line.action)
        follows = [(seat, text[action]) for seat, action in decision.line_after(line.action)]
        shown.append(ActLine(text[line.action], number(line.value), number(behind), follows))
    value = [number(one) for one in judged.value]
    reference = evaluator.reference
    return Analysis(
        seat=decision.seat,
        samples=decision.count,
        seconds=round(perf_counter() - began, 3),
        policy=f"{reference.name} {reference.version}",
        plain=reference.plain,
        compiled=why(evaluator.game.key) in ("built", "untyped"),
        value=value,
        chance=chances(evaluator, decision.seen.state, [one.mean for one in value]),
        lines=shown,
        reference=text[judged.reference],
        sure=_sure(judged, decision),
    )


def _sure(judged: Judgement, decision: Decision) -> str:
    others: Sequence[Any] = judged.lines[1:2]
    return certainty(decision.difference(judged.lines[0].action, others[0].action)) if others else ""
