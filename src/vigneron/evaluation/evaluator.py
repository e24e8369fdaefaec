"""Values of positions by a reference policy that plays on to a moment.

Everything is valued in points: alone, the score; with several seats, the margin to the best other score. All
numbers depend only on seeds and on the number of samples, never on time or on the machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Rules, Seat, Seen
from vigneron.core.game import Game, Insight
from vigneron.core.playouts import random_act
from vigneron.core.reference import Evaluation, Reference
from vigneron.core.rewards import margins
from vigneron.evaluation.estimate import Estimate, estimate

MOST_ACTS: Final = 3000
"""The policy plays on for at most this many acts. Then the position is valued as it is."""
PLAIN: Final = Reference("plain-random", samples=24, draw_samples=100, plain=True)
"""Settings for a game without an insight: acts are random, and games are played to their ends."""
PLAIN_INSIGHT: Final = Reference("plain-insight", plain=True)
"""Settings for a game whose insight has no `evaluation`: games are played to their ends."""
_PLY: Final = 1_000_003
_SAMPLE: Final = 65_537
_TRIED: Final = 7


def stream_of(seed: int, ply: int, sample: int) -> Xorshift:
    """Return the random stream of a sample. All acts and draws that are compared share it."""
    return Xorshift((seed * _PLY + ply) * _SAMPLE + sample)


@dataclass(slots=True)
class Known:
    """What all samples of a position have in common: how the policy plays before anything is drawn.

    `state` is the position before the first act that draws, which is `following`; without such an act, the
    position at the moment. None: no sample was taken yet."""

    state: Any = None
    following: tuple[Seat, Action] | None = None


class Evaluator:
    """Values positions of one table, by the reference policy of its game.

    `evaluation` is what the game says about its values, None if it says nothing (see `PLAIN`)."""

    def __init__(self, game: Game[Any, Any], rules: Rules[Any], seed: int = 1) -> None:
        self.game = game
        self.rules = rules
        self.seed = seed
        self.evaluation = evaluation_of(game)
        self.insight: Insight[Any, Any] | None = game.insight
        if self.evaluation is not None:
            self.insight = self.evaluation.insight
        self.reference = reference_of(game)
        self._seen: Seen[Any] | None = None
        self._known: dict[tuple[Seat, Action], Known] = {}

    # ---- the policy

    def choice(self, state: Any, seat: Seat, legal: Sequence[Action], stream: Xorshift) -> Action:
        """Return the act of the reference policy. Only a game without an insight uses the stream."""
        if len(legal) == 1:
            return legal[0]
        if self.insight is None:
            return legal[stream.below(len(legal))]
        likes = self.insight.prefer(self.rules, state, seat, legal)
        if self.reference.lookahead:
            likes = [
                like + self.reference.lookahead * self._tried(state, seat, action)
                for action, like in zip(legal, likes, strict=True)
            ]
        return legal[likes.index(max(likes))]

    def _tried(self, state: Any, seat: Seat, action: Action) -> float:
        """Return the value of the position after an act, with the same draws for all acts."""
        world = self.rules.clone(state)
        self.rules.step(world, seat, action, Xorshift(_TRIED), None)
        return self.at_once(world)[seat]

    def reference_act(self, seen: Seen[Any], seat: Seat, legal: Sequence[Action], ply: int) -> Action:
        """Return what the reference policy chooses from what its seat has seen."""
        stream = stream_of(self.seed, ply, 0)
        return self.choice(self.rules.imagine(seen, stream), seat, legal, stream)

    def play_on(self, state: Any, stream: Xorshift, rounds: int, known: Known | None = None) -> None:
        """Let the policy play for all seats, in place, to the moment that is `rounds` rounds away.

        With 0 rounds it plays to the end of the game. `known` is what earlier samples found out."""
        self._play_until(state, stream, self.game.round_of(state) + rounds if rounds > 0 else 0, None, known)

    def _play_until(
        self, state: Any, stream: Xorshift, until: int, first: tuple[Seat, Action] | None, known: Known | None
    ) -> None:
        """Let the policy play, in place, until a round begins (0: to the end), after the act `first`.

        The position before the first act that draws is noted in `known`: the policy itself draws nothing, so
        all samples play alike up to there."""
        rules, insight = self.rules, self.insight
        following = first
        for _ in range(MOST_ACTS):
            if following is None:
                seats = rules.to_act(state)
                if not seats or (until and self.game.round_of(state) >= until):
                    break
                seat = seats[0]
                if insight is None:
                    act = random_act(rules, state, seat, stream)
                else:
                    act = self.choice(state, seat, rules.legal(state, seat), stream)
            else:
                (seat, act), following = following, None
            if known is None:
                rules.step(state, seat, act, stream, None)
                continue
            before, word = rules.clone(state), stream.word
            rules.step(state, seat, act, stream, None)
            if stream.word != word:
                known.state, known.following, known = before, (seat, act), None
        if known is not None:
            known.state, known.following = rules.clone(state), None

    # ---- values

    def points(self, state: Any) -> list[float]:
        """Return each seat's expected final score in a position as it is."""
        if self.evaluation is not None and self.rules.to_act(state):
            return list(self.evaluation.values(self.rules, state))
        if self.insight is not None and self.rules.to_act(state):
            return list(self.insight.value(self.rules, state))
        return [float(score) for score in self.rules.result(state).scores]

    def at_once(self, state: Any) -> list[float]:
        """Return the value of a position for each seat without playing on."""
        return margins(self.points(state))

    def slope(self, state: Any, seats: int) -> float:
        """Return how many points a point of margin in a position comes to (`Reference.slopes`)."""
        slopes = self.reference.slopes.get(seats)
        return slopes.get(self.game.round_of(state), 1.0) if slopes and self.rules.to_act(state) else 1.0

    def at_moment(self, state: Any) -> list[float]:
        """Return the value of a position at a moment for each seat: that of `at_once`, calibrated."""
        values = self.at_once(state)
        slope = self.slope(state, len(values))
        return values if slope == 1.0 else [slope * value for value in values]

    def act_sample(self, seen: Seen[Any], seat: Seat, action: Action, ply: int, sample: int) -> list[float]:
        """Return one sample of the value of an act for each seat."""
        return self.at_moment(self.moment_after(seen, seat, action, ply, sample))

    def moment_after(self, seen: Seen[Any], seat: Seat, action: Action, ply: int, sample: int) -> Any:
        """Return one sampled position at the moment after an act.

        The position before the act is one that agrees with what the seat has seen. Equal (ply, sample) give
        the same position and the same stream, whatever the act."""
        stream = stream_of(self.seed, ply, sample)
        word = stream.word
        world = self.rules.imagine(seen, stream)
        # Counted from the round before the act, so that all acts of a decision have the same moment.
        until = self.reference.rounds and self.game.round_of(world) + self.reference.rounds
        if stream.word != word or self.insight is None:
            self._play_until(world, stream, until, (seat, action), None)
            return world
        if self._seen is not seen:
            self._seen, self._known = seen, {}
        known = self._known.setdefault((seat, action), Known())
        if known.state is None:
            self._play_until(world, stream, until, (seat, action), known)
            return world
        world = self.rules.clone(known.state)
        self._play_until(world, stream, until, known.following, None)
        return world

    def draw_value(self, state: Any, ply: int, sample: int, known: Known | None = None) -> list[float]:
        """Return one sample of the value of a position after a draw, for each seat.

        `known` is the same, at first new, object for all samples of a position: it makes them cheaper."""
        stream, rounds = stream_of(self.seed, ply, sample), self.reference.draw_rounds
        if rounds < 0:
            return self.at_moment(state)
        if known is None or known.state is None:
            world = self.rules.clone(state)
            self.play_on(world, stream, rounds, None if self.insight is None else known)
        else:
            until = self.game.round_of(state) + rounds if rounds else 0
            world = self.rules.clone(known.state)
            self._play_until(world, stream, until, known.following, None)
        return self.at_moment(world)

    def value(self, state: Any, ply: int, samples: int) -> tuple[Estimate, ...]:
        """Return the value of a position for each seat, played on to the moment of draws."""
        count = samples if self.reference.draw_rounds >= 0 else 1
        known = Known()
        found = [self.draw_value(state, ply, sample, known) for sample in range(count)]
        if count == 1 and self.reference.draw_rounds < 0:  # nothing is sampled
            return tuple(Estimate(value, 0.0, 1) for value in found[0])
        return by_seat(found)

    def addends(self, state: Any, seat: Seat) -> dict[str, float]:
        """Return the named parts of a seat's expected final score. They add up to `points(state)[seat]`.

        In a game without an evaluation, these are the parts of the result, and `prospects` for the rest."""
        if self.evaluation is not None:
            return dict(self.evaluation.addends(self.rules, state, seat))
        found = parts_of(self.rules, state, seat)
        rest = self.points(state)[seat] - sum(found.values())
        return {**found, "prospects": rest} if rest else found

    def brought(
        self, seen: Seen[Any], seat: Seat, action: Action, ply: int, samples: int = 4
    ) -> dict[str, float]:
        """Return by addend what an act itself changes, before anybody acts again, by this many samples.

        Addends of the turn (`Reference.turn`) are left out: any act of the turn would use them up."""
        found = []
        for sample in range(samples):
            stream = stream_of(self.seed, ply, sample)
            world = self.rules.imagine(seen, stream)
            before = self.addends(world, seat)
            self.rules.step(world, seat, action, stream, None)
            after = self.addends(world, seat)
            names = [name for name in dict.fromkeys([*after, *before]) if name not in self.reference.turn]
            found.append({name: after.get(name, 0.0) - before.get(name, 0.0) for name in names})
        return mean_addends(found)


def parts_of(rules: Rules[Any], state: Any, seat: Seat) -> dict[str, float]:
    """Return the parts of a seat's score by their keys, as it is now."""
    found: dict[str, float] = {}
    for part in rules.result(state).parts[seat]:
        found[part.key] = found.get(part.key, 0.0) + part.value
    return found


def evaluation_of(game: Game[Any, Any]) -> Evaluation[Any, Any] | None:
    """Return what a game tells the evaluator, or None."""
    return cast("Evaluation[Any, Any] | None", getattr(game.insight, "evaluation", None))


def reference_of(game: Game[Any, Any]) -> Reference:
    """Return the settings of a game's reference policy; plain ones if the game has none."""
    own = evaluation_of(game)
    if own is not None:
        return own.reference
    return PLAIN if game.insight is None else PLAIN_INSIGHT


def by_seat(samples: Sequence[Sequence[float]]) -> tuple[Estimate, ...]:
    """Return for each seat the estimate from samples of the values for all seats."""
    return tuple(estimate([values[seat] for values in samples]) for seat in range(len(samples[0])))


def mean_addends(samples: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the mean of each addend over samples; a missing addend counts 0."""
    names = dict.fromkeys(name for sample in samples for name in sample)
    return {name: sum(sample.get(name, 0.0) for sample in samples) / len(samples) for name in names}
