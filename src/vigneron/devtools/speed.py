"""Measures the speed of a game's rules: random play, copying, listing legal acts, and applying acts.

Times are processor times of this process, so that other load on the machine matters less."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final, Generic, TypeVar

from vigneron._compiled import finder
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Rules, Seat, apply
from vigneron.core.game import Game
from vigneron.core.playouts import plain_playout, playout

S = TypeVar("S")

MEASURES: Final = ("playout", "call", "acts", "copy", "legal", "apply")
"""The measures, as rates per second. `playout` is acts with one call per game. `call` is acts with one call
per act. `acts` is acts with `to_act`, `legal` and `step`. The others are calls on positions of random
games."""


class Subject(Generic[S]):
    """The rules of a game that is measured. The default number of seats is two, if the game allows two."""

    def __init__(self, game: Game[S, Rules[S]], seats: int = 0) -> None:
        self.game = game
        self.seats = seats or (2 if 2 in game.seats else game.seats[0])
        self.setup = game.setup(self.seats)
        self.rules = game.rules(self.setup)
        self.positions: list[tuple[S, Seat, Action]] = []
        """Positions of two random games, each with a seat to act and one of its legal acts."""
        self.offers: float = 0.0
        """Mean number of legal acts in twenty random games."""
        self._walk(20)

    def _walk(self, games: int) -> None:
        rules, stream = self.rules, Xorshift(1)
        offers = acts = 0
        for number in range(games):
            state = rules.new(self.setup, stream)
            while to_act := rules.to_act(state):
                seat = to_act[0]
                legal = rules.legal(state, seat)
                act = legal[stream.below(len(legal))]
                if number < 2:
                    self.positions.append((rules.clone(state), seat, act))
                rules.step(state, seat, act, stream, None)
                offers += len(legal)
                acts += 1
        self.offers = offers / acts

    def rate(self, kind: str, seconds: float) -> tuple[float, float]:
        """Return the rate of one of MEASURES per second, and the number of whole games (0 for none)."""
        rules, chance = self.rules, Xorshift(2)
        if kind == "copy":
            return self._calls(lambda state, seat, act: rules.clone(state), seconds), 0.0
        if kind == "legal":
            return self._calls(lambda state, seat, act: rules.legal(state, seat), seconds), 0.0
        if kind == "apply":
            return self._calls(lambda state, seat, act: apply(rules, state, seat, act, chance), seconds), 0.0
        return self._self_play(kind, seconds)

    def _self_play(self, kind: str, seconds: float) -> tuple[float, float]:
        game, rules, stream = self.game, self.rules, Xorshift(1)
        most = game.max_plies(self.setup)
        acts = games = 0
        begun = process_time()
        while True:
            state = rules.new(self.setup, stream)
            if kind == "call":
                while playout(rules, state, stream, 1):
                    acts += 1
            elif kind == "acts":
                acts += plain_playout(rules, state, stream, most)
            else:
                acts += playout(rules, state, stream, most)
            games += 1
            if games % 8 == 0 or kind != "playout":
                spent = process_time() - begun
                if spent >= seconds:
                    return acts / spent, games / spent

    def _calls(self, call: Callable[[S, Seat, Action], object], seconds: float) -> float:
        calls = 0
        begun = process_time()
        while True:
            for state, seat, act in self.positions:
                call(state, seat, act)
            calls += len(self.positions)
            spent = process_time() - begun
            if spent >= seconds:
                return calls / spent


def measure(game: Game[S, Rules[S]], seconds: float, seats: int = 0) -> dict[str, Any]:
    """Return the rates of MEASURES, and `games` (per second), `offers`, `seats`, `compiled`, `why`.

    `why` is `built`, or the reason why the rules are not compiled."""
    subject = Subject(game, seats)
    rates = {kind: subject.rate(kind, seconds) for kind in MEASURES}
    why = finder.why(game.key)
    return {
        **{kind: round(rate, 1) for kind, (rate, _) in rates.items()},
        "games": round(rates["playout"][1], 1),
        "offers": round(subject.offers, 2),
        "seats": subject.seats,
        "compiled": why == "built",
        "why": why,
    }
