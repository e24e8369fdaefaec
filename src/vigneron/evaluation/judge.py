"""What the acts of one decision are worth.

Two quantities are kept apart. The *advantage* of the played act is its value less that of the act of the
reference policy; advantages of a game add up to a player's distance from the policy (Kakade and Langford
2002). The *loss* of the played act is the value of the best act less its own. The best act is chosen by one
half of the samples and valued by the other half, so that the choice does not flatter it.

Samples differ in what is drawn, but not in how the policy plays. So one of several acts can seem to be better
than the policy's own only because it suits the policy's play afterwards. The policy's own act is the best one
unless another is better beyond `Reference.doubt`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from vigneron.bots.search.mcts import Search
from vigneron.core.contract import Action, Seat, Seen
from vigneron.core.game import Budget, View
from vigneron.core.split import Noted
from vigneron.evaluation.estimate import EXACTLY_0, LIKELY, Estimate, estimate
from vigneron.evaluation.evaluator import Evaluator, by_seat, mean_addends, stream_of

_SEARCH: Final = (1 << 40) + 1
"""The stream of the search. No sample of a value uses it."""
_DAY: Final = 86_400.0
PROPOSED: Final = 2
"""Acts that the search proposes."""
_NARROWED: Final = 16
"""From this many samples on, a judgement drops acts after a quarter of its samples."""
_LEFT: Final = 2
"""Acts that are left then, besides the played one and that of the policy."""
REASONS: Final = 16
_FEW_REASONS: Final = 4
"""Samples whose addends are compared: of a loss that is at least likely, and of any other two acts."""


@dataclass(frozen=True, slots=True)
class Line:
    """An act of a decision: the estimate of its value for the seat, in points."""

    action: Action
    value: Estimate


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision of a seat.

    played      the act that was played
    reference   the act of the reference policy
    best        the best act by the first half of the samples: that of the policy if no other is surely better
    value       by seat: the value of the decision if its seat takes the reference act
    advantage   by seat: what the played act changed, against the reference act
    loss        what the best act would have gained for the deciding seat, by the second half
    lines       the acts that were compared, the best first
    gained      by addend: played less best, for the deciding seat; `others` is the best other score, negated
    follows     the acts that the policy plays after the best act, for all seats, as (seat, act); () if the
                best act was played
    after       by seat: the value of the played act
    """

    seat: Seat
    played: Action
    reference: Action
    best: Action
    value: tuple[Estimate, ...]
    advantage: tuple[Estimate, ...]
    loss: Estimate
    lines: tuple[Line, ...]
    gained: dict[str, float]
    follows: tuple[tuple[Seat, Action], ...]
    after: tuple[Estimate, ...]


def candidates(
    evaluator: Evaluator,
    seen: Seen[Any],
    seat: Seat,
    legal: Sequence[Action],
    also: Sequence[Action],
    ply: int,
    playouts: int = 0,
    width: int | None = None,
) -> list[Action]:
    """Return the acts that are compared: `also`, and those that the insight and the search propose.

    The search has this many playouts; with 0 it proposes nothing. The insight proposes `width` acts, by
    default those of the reference."""
    wanted = evaluator.reference.candidates if width is None else width
    stream = stream_of(evaluator.seed, ply, 0)
    world = evaluator.rules.imagine(seen, stream)
    if evaluator.insight is None:
        rest = [action for action in legal if action not in also]
        while len(rest) > wanted:
            rest.pop(stream.below(len(rest)))
        return [*dict.fromkeys(also), *rest]
    likes = evaluator.insight.prefer(evaluator.rules, world, seat, legal)
    order = sorted(range(len(legal)), key=lambda at: (-likes[at], at))
    proposed = [legal[at] for at in order[:wanted]]
    if playouts and len(legal) > len(dict.fromkeys([*also, *proposed])):
        budget = Budget(_DAY, playouts)
        chance = stream_of(evaluator.seed, ply, _SEARCH)
        view = View(evaluator.game, evaluator.rules, seen, seat, legal, budget, chance)
        proposed += [found.action for found in Search().analyse(view, also)[:PROPOSED]]
    return list(dict.fromkeys([*also, *proposed]))


def forced(evaluator: Evaluator, state: Any, seat: Seat, action: Action, ply: int, samples: int) -> Judgement:
    """Return the judgement of the only legal act. It has a value, and neither advantage nor loss."""
    value = evaluator.value(state, ply, samples)
    nothing = (EXACTLY_0,) * len(value)
    return Judgement(
        seat, action, action, action, value, nothing, EXACTLY_0, (Line(action, value[seat]),), {}, (), value
    )


class Decision:
    """A decision whose acts are sampled more and more.

    `add` values all acts with the next samples; `judged` says what is known. Equal numbers of samples give
    equal figures."""

    def __init__(
        self,
        evaluator: Evaluator,
        state: Any,
        seat: Seat,
        ply: int,
        played: Action | None = None,
        playouts: int = 0,
        width: int | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.ply = ply
        rules = evaluator.rules
        self.seen: Seen[Any] = rules.observe(state, seat)
        self.legal = rules.legal(state, seat)
        self.reference = evaluator.reference_act(self.seen, seat, self.legal, ply)
        self.played = self.reference if played is None else played
        also = list(dict.fromkeys([self.played, self.reference]))
        self.actions = candidates(evaluator, self.seen, seat, self.legal, also, ply, playouts, width)
        self.samples: dict[Action, list[list[float]]] = {action: [] for action in self.actions}
        self.left = list(self.actions)

    @property
    def count(self) -> int:
        """Return the number of samples of each act."""
        return len(self.samples[self.actions[0]])

    def add(self, samples: int) -> None:
        """Value every act that is left with this many more samples."""
        for number in range(self.count, self.count + samples):
            for action in self.left:
                self.samples[action].append(
                    self.evaluator.act_sample(self.seen, self.seat, action, self.ply, number)
                )

    def narrow(self) -> None:
        """Drop acts that are not the best by the samples with even numbers; the played one always stays.

        Where samples are wanted elsewhere (`Reference.error`), those that could not be better beyond the
        doubt are dropped too."""
        own = [self.played, self.reference]
        others = [action for action in self.actions if action not in own]
        others.sort(key=lambda action: -self._mean(action, 0))
        if self.evaluator.reference.error:
            least = max(self._mean(action, 0) for action in own) + self._doubt() / 2
            others = [action for action in others if self._mean(action, 0) > least]
        self.left = [action for action in self.actions if action in own or action in others[:_LEFT]]

    def sharpen(self, times: float) -> None:
        """Value the acts that are left with more samples, until `Reference.error` or `most_samples` is met.

        `times` multiplies the samples. When to stop depends on errors only, not on values: a loss that seems
        to be large gets no fewer samples, so means have hardly any bias."""
        reference = self.evaluator.reference
        wanted, most = reference.error / math.sqrt(times), round(reference.most_samples * times)
        while self.count < most and (error := self._error()) > wanted:
            needed = math.ceil(self.count * (error / wanted) ** 2)
            self.add(min(most, 2 * self.count, needed) - self.count)

    def _error(self) -> float:
        """Return the larger error of the loss and of the advantage of the played act, by all samples."""
        pairs = (self.best(), self.played), (self.played, self.reference)
        return max(self.difference(one, other).error or 0.0 for one, other in pairs)

    def _mean(self, action: Action, odd: int | None = None) -> float:
        samples = self.samples[action]
        own = [values[self.seat] for number, values in enumerate(samples) if odd in (None, number % 2)]
        return sum(own) / len(own)

    def best(self) -> Action:
        """Return the best act by the samples with even numbers. Of equal acts, the played one is the best.

        Other acts than the played one and that of the policy must be better than both beyond the doubt."""
        known = {action: self._mean(action, 0) for action in self.left}
        own = max((self.played, self.reference), key=known.__getitem__)
        found = max(self.left, key=known.__getitem__)
        return found if known[found] > known[own] + self._doubt() else own

    def _doubt(self) -> float:
        """Return the doubt in calibrated points: it is one of the estimate at the moment."""
        reference, seats = self.evaluator.reference, len(self.samples[self.played][0])
        moment = self.evaluator.game.round_of(self.seen.state) + reference.rounds
        return reference.doubt * reference.slopes.get(seats, {}).get(moment, 1.0)

    def _over(self, one: Action, other: Action, odd: bool) -> list[list[float]]:
        """Return by sample and seat: the value of an act less that of another.

        `odd` means the second half of the samples only."""
        pairs = enumerate(zip(self.samples[one], self.samples[other], strict=True))
        return [
            [a - b for a, b in zip(first, second, strict=True)]
            for number, (first, second) in pairs
            if not odd or number % 2
        ]

    def difference(self, one: Action, other: Action) -> Estimate:
        """Return by how much an act is better than another for the deciding seat, by all samples."""
        if one == other:
            return EXACTLY_0
        return estimate([row[self.seat] for row in self._over(one, other, odd=False)])

    def judged(self, reasons: int = REASONS) -> Judgement:
        """Return what the samples say. There must be at least two.

        `reasons` is the number of samples whose addends are compared, of a loss that does not count at most
        `_FEW_REASONS`; 0: none, and no line that follows."""
        best = self.best()
        seats = len(self.samples[best][0])
        loss, advantage = EXACTLY_0, (EXACTLY_0,) * seats
        if best != self.played:
            loss = estimate([row[self.seat] for row in self._over(best, self.played, odd=True)])
        if self.played != self.reference:
            advantage = by_seat(self._over(self.played, self.reference, odd=False))
        order = sorted(self.actions, key=lambda action: -self._mean(action))
        lines = tuple(
            Line(action, estimate([values[self.seat] for values in self.samples[action]])) for action in order
        )
        value = by_seat(self.samples[self.reference])
        told = reasons if loss.surely_positive(LIKELY) else min(reasons, _FEW_REASONS)
        gained = self.compared(self.played, best, told) if reasons and best != self.played else {}
        follows = self.line_after(best) if reasons and best != self.played else ()
        return Judgement(
            self.seat,
            self.played,
            self.reference,
            best,
            value,
            advantage,
            loss,
            lines,
            gained,
            follows,
            by_seat(self.samples[self.played]),
        )

    def _parts(self, action: Action, count: int) -> dict[str, float]:
        found = []
        for number in range(1, min(2 * count, self.count), 2):  # samples of the second half
            world = self.evaluator.moment_after(self.seen, self.seat, action, self.ply, number)
            addends = self.evaluator.addends(world, self.seat)
            points = self.evaluator.points(world)
            if len(points) > 1:
                addends["others"] = -max(other for at, other in enumerate(points) if at != self.seat)
            slope = self.evaluator.slope(world, len(points))
            found.append({name: slope * value for name, value in addends.items()})
        return mean_addends(found)

    def compared(self, action: Action, other: Action, reasons: int = _FEW_REASONS) -> dict[str, float]:
        """Return by addend: what an act brings more than another, in points, by this many samples."""
        own, parts = self._parts(action, reasons), self._parts(other, reasons)
        return {name: own.get(name, 0.0) - parts.get(name, 0.0) for name in dict.fromkeys([*own, *parts])}

    def line_after(self, action: Action, length: int = 4) -> tuple[tuple[Seat, Action], ...]:
        """Return the acts that the policy plays after an act until something is drawn, at most `length`."""
        rules = self.evaluator.rules
        source = stream_of(self.evaluator.seed, self.ply, 1)
        stream = Noted(source)
        world = rules.imagine(self.seen, source)
        out: list[tuple[Seat, Action]] = []
        seat = self.seat
        while True:
            rules.step(world, seat, action, stream, None)
            seats = rules.to_act(world)
            if stream.draws or not seats or len(out) == length:
                return tuple(out)
            seat = seats[0]
            action = self.evaluator.choice(world, seat, rules.legal(world, seat), source)
            out.append((seat, action))


def advantage(
    evaluator: Evaluator, state: Any, seat: Seat, played: Action, ply: int, samples: int
) -> tuple[Estimate, ...]:
    """Return by seat what an act changed against the reference act: `Judgement.advantage`, and nothing else.

    No other acts are compared, so it is much cheaper than `judge`."""
    legal = evaluator.rules.legal(state, seat)
    seen = evaluator.rules.observe(state, seat)
    reference = evaluator.reference_act(seen, seat, legal, ply)
    if played == reference:
        return (EXACTLY_0,) * len(evaluator.rules.result(state).scores)
    rows = []
    for number in range(max(2, samples)):
        one, other = (evaluator.act_sample(seen, seat, act, ply, number) for act in (played, reference))
        rows.append([a - b for a, b in zip(one, other, strict=True)])
    return by_seat(rows)


def judge(
    evaluator: Evaluator,
    state: Any,
    seat: Seat,
    played: Action | None,
    ply: int,
    samples: int,
    reasons: int = REASONS,
    width: int | None = None,
) -> Judgement:
    """Return the judgement of a decision with this many samples for the best acts, at least two.

    With `Reference.error`, acts that differ get more."""
    legal = evaluator.rules.legal(state, seat)
    if len(legal) == 1:
        return forced(evaluator, state, seat, legal[0], ply, samples)
    decision = Decision(evaluator, state, seat, ply, played, width=width)
    if samples >= _NARROWED:
        decision.add(samples // 8 * 2)
        decision.narrow()
    decision.add(max(2, samples) - decision.count)
    if samples >= _NARROWED and evaluator.reference.error:
        decision.sharpen(samples / evaluator.reference.samples)
    return decision.judged(reasons)
