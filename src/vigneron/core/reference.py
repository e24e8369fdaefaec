"""What a game tells the evaluator about itself: the attribute `evaluation` of its insight.

The evaluator (`vigneron.evaluation`) values positions by a *reference policy*: every seat takes the act that
`Evaluation.insight` prefers, the first of equal ones. With `lookahead`, the value of the position after the
act is added. The policy plays on to a *moment*, where the position is valued by `Evaluation.values`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from vigneron.core.contract import Seat
from vigneron.core.game import Insight

S_in = TypeVar("S_in", contravariant=True)
R_in = TypeVar("R_in", contravariant=True)


@dataclass(frozen=True, slots=True)
class Reference:
    """Settings of a game's reference policy and of its reviews.

    name, version  name of the policy. The version is raised whenever a value can change
    rounds         the moment of acts: this many rounds (`Game.round_of`) later, or the end; 0: the end only
    draw_rounds    the moment of draws, in the same way; -1: no act is played on
    lookahead      weight of the value after an act, added to the insight's; 0: acts are not tried
    candidates     acts that are compared at a decision, besides the played one and the policy's
    playouts       playouts of the search that proposes candidates to an analysis; 0: none
    samples        samples of each act of a decision in a review
    error          a review samples the acts that decide a loss further while the standard error of their
                   difference is above this, in points; 0: never
    most_samples   samples of an act at most, then
    draw_samples   playouts, over all alternatives of a draw
    starts         whole games of the policy from which the value of the start is taken
    doubt          an act counts as better than the policy's own only if it is better by more than this, in
                   points. In games of the policy itself, one of several acts often seems to be better by less
    marks          loss in points from which an act is doubtful, bad, very bad
    win            by number of seats: (a, b, c) of the chance to win, see `vigneron.evaluation.winning`
    slopes         by number of seats and round: how many points a point of margin at the beginning of the
                   round comes to at the end (`bench/slopes.py`). 1 for others. Moments are valued so
    turn           addends that belong to the turn and not to an act, such as the dice that lie
    plain          whether these are not the settings of a game, but those for games without any
    """

    name: str
    version: int = 1
    rounds: int = 0
    draw_rounds: int = 0
    lookahead: float = 0.0
    candidates: int = 5
    playouts: int = 120
    samples: int = 16
    error: float = 0.0
    most_samples: int = 0
    draw_samples: int = 100
    starts: int = 100
    doubt: float = 0.0
    marks: tuple[float, float, float] = (1.0, 2.5, 5.0)
    win: Mapping[int, tuple[float, float, float]] = field(default_factory=dict)
    slopes: Mapping[int, Mapping[int, float]] = field(default_factory=dict)
    turn: tuple[str, ...] = ()
    plain: bool = False


class Evaluation(Protocol[R_in, S_in]):
    """What the evaluator asks of a game. `reference` has its settings."""

    reference: Reference

    @property
    def insight(self) -> Insight[S_in, R_in]:
        """Return what the reference policy knows: that of the bots, or one of its own."""

    def values(self, rules: R_in, state: S_in) -> Sequence[float]:
        """Return an estimate of each seat's final score, in points, at any moment of the game.

        After the end, these are the scores."""

    def left(self, rules: R_in, state: S_in) -> float:
        """Return which share of the game is left, from 1 at its beginning to 0 at its end."""

    def addends(self, rules: R_in, state: S_in, seat: Seat) -> Mapping[str, float]:
        """Return parts of a seat's value by name; they add up to `values(...)[seat]`.

        A name is the key of a part of the result (`part-KEY`) or names a sentence `addend-NAME`."""
