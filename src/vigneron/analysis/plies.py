"""Reviews single plies of a journal. Each is reviewed by itself, so several processes can share a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from vigneron.core.chance import Scripted
from vigneron.core.contract import Seat
from vigneron.core.journal import Fold, read, replay
from vigneron.core.registry import game as find_game
from vigneron.core.split import act, dealt, drawn
from vigneron.evaluation.estimate import CLEAR, LIKELY, Estimate, estimate
from vigneron.evaluation.evaluator import Evaluator, stream_of
from vigneron.evaluation.judge import Judgement, judge
from vigneron.evaluation.luck import LEAST, luck
from vigneron.evaluation.winning import win_chance

MARKS: Final = ("doubtful", "bad", "very_bad")
LEAST_SAMPLES = 4
"""Every act gets at least this many samples."""
LEAST_ALTERNATIVES = 4
"""With a scale below 1, draws are compared with a part of the usual alternatives, at least this many."""
MOST_SCALE: Final = 1000
"""A review takes at most this many times the usual samples."""
LEAST_STARTS: Final = 4
"""The value of the start is taken from at least this many games of the reference policy."""
_START: Final = (1 << 40) + 3


@dataclass(frozen=True, slots=True)
class Settings:
    """What the figures of a review depend on, besides the journal.

    `scale` multiplies all numbers of samples; below 1, fewer acts are compared too. `seed` seeds them.
    Raises ValueError for a scale that is not above 0 and at most `MOST_SCALE`."""

    scale: float = 1.0
    seed: int = 1

    def __post_init__(self) -> None:
        if not 0 < self.scale <= MOST_SCALE:
            raise ValueError(f"the scale is {self.scale}; it must be above 0, and at most {MOST_SCALE}")


@dataclass(frozen=True, slots=True)
class Number:
    """A number in points and its standard error; the error is None if it is not known."""

    mean: float
    error: float | None = 0.0


@dataclass(frozen=True, slots=True)
class PlyReview:
    """The review of one ply. Numbers of all seats are lists by seat, in points.

    ply, seat, act  as in the journal; ply 0 is the set-up
    forced          whether there was no other act
    reference, best texts of the reference policy's act and of the best act; "" at the set-up
    loss            what the best act would have gained for the seat
    sure            "clear" (3 standard errors), "likely" (2), or "": the loss does not count
    mark            "", "doubtful", "bad" or "very_bad"; only a sure loss has a mark
    advantage       what the act changed, against the reference act
    luck            what the draws changed, against the mean of their alternatives; [] without draws
    exact           whether all alternatives of the draws were valued
    owner           the seat whose draws these are; -1 if they are everybody's
    draws           (word, outcome) of each draw
    value           value of the position after the ply
    chance          chance to win of each seat after the ply
    odds            chance to win of the seat after the act, and after the best one, as far as the seat knew;
                    () alone and where no loss counts
    lines           (act, value) of the acts that were compared, the best first
    gained          by addend: what the played act brings more than the best one
    follows         (seat, act) of the acts that the policy plays after the best one, if another was played
    """

    ply: int
    seat: Seat
    act: str
    forced: bool
    reference: str
    best: str
    loss: Number
    sure: str
    mark: str
    advantage: list[Number]
    luck: list[Number]
    exact: bool
    owner: Seat
    draws: list[tuple[str, int]]
    value: list[Number]
    chance: list[float]
    lines: list[tuple[str, Number]] = field(default_factory=list)
    gained: dict[str, float] = field(default_factory=dict)
    follows: list[tuple[Seat, str]] = field(default_factory=list)
    odds: tuple[float, ...] = ()


@lru_cache(maxsize=2)
def opened(text: str) -> Fold[Any]:
    """Return a replayed journal. Raises BadJournal."""
    journal = read(text)
    return replay(find_game(journal.header.game), journal)


def review_plies(text: str, plies: Sequence[int], settings: Settings) -> list[PlyReview]:
    """Return the reviews of these plies of a journal, as a task for a process of its own."""
    fold = opened(text)
    evaluator = Evaluator(fold.game, fold.rules, settings.seed)
    return [review_ply(fold, evaluator, ply, settings.scale) for ply in plies]


def review_ply(fold: Fold[Any], evaluator: Evaluator, ply: int, scale: float) -> PlyReview:
    """Return the review of one ply of a replayed journal."""
    rules, row, after = fold.rules, fold.plies[ply], fold.states[ply]
    samples = max(LEAST_SAMPLES, round(evaluator.reference.samples * scale))
    before = fold.states[max(0, ply - 1)]
    if ply == 0:
        run = dealt(rules, fold.setup)
        judged, shared, forced = None, True, True
    else:
        action = fold.game.actions.parse(row.act)
        assert action is not None, "the journal replays"
        run = act(rules, before, row.seat, action)
        forced = len(rules.legal(before, row.seat)) == 1
        width = round(evaluator.reference.candidates * min(1.0, scale))
        judged = judge(evaluator, before, row.seat, action, ply, samples, width=width)
        # If several seats chose at once, the last of them is nobody's reason for what is drawn.
        shared = len(rules.to_act(before)) > 1 or _chosen_together(fold, ply)
    draws = drawn(run, Scripted(row.draws))[0]
    few = 0 if scale >= 1 else max(LEAST_ALTERNATIVES, round(LEAST * scale))
    lucks, exact = luck(evaluator, run, draws, after, ply, scale, few) if draws else ((), True)
    if judged is not None and _same_moment(fold, evaluator, ply):
        value = judged.after
    else:
        value = evaluator.value(after, ply, samples)
    return PlyReview(
        ply=ply,
        seat=row.seat,
        act=row.act,
        forced=forced,
        **_judged(fold, evaluator, judged, fold.setup.seats),
        luck=[number(one) for one in lucks],
        exact=exact,
        owner=-1 if shared else row.seat,
        draws=[(draw.why, draw.outcome) for draw in draws],
        value=[number(one) for one in value],
        chance=chances(evaluator, after, [one.mean for one in value]),
        odds=() if judged is None else odds(evaluator, before, judged),
    )


def _same_moment(fold: Fold[Any], evaluator: Evaluator, ply: int) -> bool:
    """Return whether the value of the played act is that of the position after it.

    Nothing was drawn or chosen covered, and both are played on to the same moment."""
    before, after, reference = fold.states[ply - 1], fold.states[ply], evaluator.reference
    return (
        reference.rounds == reference.draw_rounds
        and not fold.plies[ply].draws
        and len(fold.rules.to_act(before)) == 1
        and len(fold.rules.legal(before, fold.plies[ply].seat)) > 1
        and bool(fold.rules.to_act(after))
        and fold.game.round_of(before) == fold.game.round_of(after)
    )


@dataclass(frozen=True, slots=True)
class ActReview:
    """The review of an act that could have been played at a ply. The fields are as in `PlyReview`."""

    act: str
    best: str
    loss: Number
    sure: str
    mark: str
    gained: dict[str, float]


def review_act(fold: Fold[Any], evaluator: Evaluator, ply: int, act: str, scale: float) -> ActReview:
    """Return the review of a legal act in place of the one that was played, by the same values."""
    action = fold.game.actions.parse(act)
    assert action is not None, "the act is legal"
    samples = max(LEAST_SAMPLES, round(evaluator.reference.samples * scale))
    width = round(evaluator.reference.candidates * min(1.0, scale))
    before, seat = fold.states[ply - 1], fold.plies[ply].seat
    judged = judge(evaluator, before, seat, action, ply, samples, width=width)
    found = _judged(fold, evaluator, judged, fold.setup.seats)
    return ActReview(act, *(found[name] for name in ("best", "loss", "sure", "mark", "gained")))


def _chosen_together(fold: Fold[Any], ply: int) -> bool:
    """Return whether the act completes a choice that several seats made at once."""
    to_act = fold.rules.to_act(fold.states[ply - 1])
    before = ply - 1
    while before > 0 and fold.plies[before].seat == fold.plies[ply].seat:
        before -= 1
    return before > 0 and set(to_act) < set(fold.rules.to_act(fold.states[before - 1]))


def _judged(fold: Fold[Any], evaluator: Evaluator, judged: Judgement | None, seats: int) -> dict[str, Any]:
    """Return the fields of a review that come from the judgement of the act."""
    nothing = Number(0.0)
    if judged is None:
        empty = {"reference": "", "best": "", "sure": "", "mark": ""}
        return {**empty, "loss": nothing, "advantage": [nothing] * seats}
    text = fold.game.actions.text
    sure = certainty(judged.loss)
    return {
        "reference": text[judged.reference],
        "best": text[judged.best],
        "loss": number(judged.loss),
        "sure": sure,
        "mark": mark(judged.loss.mean, evaluator.reference.marks) if sure else "",
        "advantage": [number(one) for one in judged.advantage],
        "lines": [(text[line.action], number(line.value)) for line in judged.lines],
        "gained": {name: round(value, 6) for name, value in judged.gained.items()},
        "follows": [(seat, text[action]) for seat, action in judged.follows],
    }


def number(found: Estimate) -> Number:
    """Return an estimate as it is kept: rounded, so that files are the same everywhere."""
    return Number(round(found.mean, 6), None if found.error is None else round(found.error, 6))


def certainty(loss: Estimate) -> str:
    """Return "clear", "likely" or "" for a loss."""
    if loss.surely_positive(CLEAR):
        return "clear"
    return "likely" if loss.surely_positive(LIKELY) else ""


def mark(loss: float, marks: tuple[float, float, float]) -> str:
    """Return the mark of a loss in points, "" if it is small."""
    return next((name for name, least in zip(MARKS[::-1], marks[::-1], strict=True) if loss >= least), "")


def chances(evaluator: Evaluator, state: Any, values: Sequence[float]) -> list[float]:
    """Return each seat's chance to win at a position with these margins. They add up to 1.

    After the end, they are the shares of the win, all 0 if nobody won."""
    rules = evaluator.rules
    seats = len(values)
    if seats > 1 and not rules.to_act(state):
        winners = rules.result(state).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    own = evaluator.evaluation
    left = own.left(rules, state) if own is not None else 0.5
    found = [win_chance(evaluator.reference, seats, value, left) for value in values]
    total = sum(found) or 1.0
    return [round(value / total, 6) for value in found]


def odds(evaluator: Evaluator, before: Any, judged: Judgement) -> tuple[float, ...]:
    """Return the chances to win after the played act and after the best one; see `PlyReview`.

    With two seats, what one loses the other gains. With more, the others' values are left as they are."""
    values = [one.mean for one in judged.after]
    if len(values) < 2 or not certainty(judged.loss):
        return ()
    better = list(values)
    better[judged.seat] += judged.loss.mean
    if len(values) == 2:
        better[1 - judged.seat] -= judged.loss.mean
    played, best = (chances(evaluator, before, each)[judged.seat] for each in (values, better))
    return played, best


def start_value(fold: Fold[Any], evaluator: Evaluator, scale: float) -> list[Number]:
    """Return the value of the game before its set-up, for each seat: what the reference policy comes to.

    It plays whole games, so that this number has no bias from values learned by the game's insight."""
    samples: list[list[float]] = []
    for number_ in range(max(LEAST_STARTS, round(evaluator.reference.starts * scale))):
        stream = stream_of(evaluator.seed, 0, _START + number_)
        state = fold.rules.new(fold.setup, stream)
        evaluator.play_on(state, stream, 0)
        samples.append(evaluator.at_once(state))
    return [number(estimate([values[seat] for values in samples])) for seat in range(fold.setup.seats)]
