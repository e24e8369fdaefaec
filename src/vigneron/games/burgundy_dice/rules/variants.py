"""The variants. Each class overrides the methods in which its variant differs (CB-70, CB-71, CB-72)."""

from __future__ import annotations

from vigneron.core.contract import Event, Refusal, Seat, Setup
from vigneron.games.burgundy_dice.rules import events
from vigneron.games.burgundy_dice.rules.actions import SPACE
from vigneron.games.burgundy_dice.rules.box import Box
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State


class AllDifferent(BurgundyRules):
    """The variant in which all start castles are different (CB-70).

    Seats choose openly, clockwise from the host, who is in seat `first`."""

    def __init__(self, box: Box, first: int) -> None:
        super().__init__(box)
        self.first = first

    def chooses_castle(self, state: State, seat: Seat) -> bool:
        """Return whether it is this seat's turn to choose."""
        other = self.first
        while other != seat:
            if state.sides[other].castle < 0:
                return False
            other = (other + 1) % len(state.sides)
        return state.sides[seat].castle < 0

    def castle_taken(self, state: State, castle: int) -> bool:
        """Return whether another seat has chosen this castle."""
        return castle in [side.castle for side in state.sides]

    def not_chooser(self, state: State, seat: Seat) -> Refusal:
        """Return why this seat may not choose now."""
        return Refusal("clockwise", "CB-70", {"seat": self.next_seat(state)})

    def take_castle(self, state: State, seat: Seat, act: int, log: list[Event] | None) -> None:
        """Choose a start castle, openly."""
        self.marks.start(state.sides[seat], SPACE[act])
        if log is not None:
            events.castle_chosen(self, seat, SPACE[act], log)


class AllAlike(BurgundyRules):
    """The variant in which the host, in seat `first`, chooses one start castle for all seats (CB-71)."""

    def __init__(self, box: Box, first: int) -> None:
        super().__init__(box)
        self.first = first

    def chooses_castle(self, state: State, seat: Seat) -> bool:
        """Return whether this seat must now choose for all seats."""
        return seat == self.first and state.sides[seat].castle < 0

    def not_chooser(self, state: State, seat: Seat) -> Refusal:
        """Return why this seat may not choose."""
        return Refusal("host_decides", "CB-71", {"seat": self.first})

    def take_castle(self, state: State, seat: Seat, act: int, log: list[Event] | None) -> None:
        """Give all seats this start castle."""
        for other, side in enumerate(state.sides):
            self.marks.start(side, SPACE[act])
            if log is not None:
                events.castle_chosen(self, other, SPACE[act], log)


class Solo(BurgundyRules):
    """The solo game (CB-72).

    A phase has a fixed number of turns. The phase decides which value a whole colour pays."""

    clock_words = ("turn_counted", "double_counted")

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.column = box.solo_turns

    def crossed(self, state: State) -> int:
        """Return 1. Every turn crosses off one box, and hourglasses only sell goods."""
        return 1

    def boxes_per_roll(self) -> tuple[int, int]:
        """Return (1, 1)."""
        return 1, 1

    def value_in(self, state: State, colour: int, phase: int) -> int:
        """Return which value a whole colour would bring in a phase."""
        return self.box.solo_values[phase - 1]

    def close_turn(self, state: State, log: list[Event] | None) -> None:
        """End the turn, and perhaps the phase and the game."""
        BurgundyRules.close_turn(self, state, log)
        if state.over and log is not None:
            events.solo_rated(self, state, log)


def rules_for(setup: Setup, box: Box) -> BurgundyRules:
    """Return the rules for the variant that a set-up names."""
    variant, first = setup.options["variant"], int(setup.options.get("first_chooser", 0))
    if variant == "all_different":
        return AllDifferent(box, first)
    if variant == "all_alike":
        return AllAlike(box, first)
    return Solo(box) if variant == "solo" else BurgundyRules(box)
