"""The clauses that differ between editions. The box of a table holds the clauses of its edition.

`Clauses` has the clauses of the newest edition. The class of an earlier edition overrides the methods in
which this edition differs."""

from __future__ import annotations

from vigneron.games.dom_pierre.rules.box import VINEYARD, Box
from vigneron.games.dom_pierre.rules.common import is_empty, piece_for, vintage_ready
from vigneron.games.dom_pierre.rules.state import House, State


class Clauses:
    """The clauses of the newest edition."""

    def takes_modifier(self, house: House, press: int) -> bool:
        """Return whether a modifier may go into this press, which must be completely empty (DP-47)."""
        return is_empty(house, press) and house.modifiers[press] == 0

    def modifier_presses(self, house: House) -> int:
        """Return the presses that take a modifier, as a mask (DP-47)."""
        return (
            self.takes_modifier(house, 0)
            | self.takes_modifier(house, 1) << 1
            | self.takes_modifier(house, 2) << 2
        )

    def raised_tile(
        self, box: Box, state: State, house: House, standing: int, variety: int, count: int
    ) -> bool:
        """Return whether there is a tile for a harvest that a worker's help raises (DP-33, DP-34).

        `count` grapes of `variety` are around a grape of variety `standing`. If the tile that is one higher
        has run out, the vintage may raise the harvest once more (DP-36)."""
        if piece_for(state, variety, count + 1):
            return True
        return (
            standing == variety
            and count + 2 <= box.harvest_max
            and vintage_ready(state, house, VINEYARD)
            and piece_for(state, variety, count + 2) > 0
        )


class Clauses1(Clauses):
    """Edition 1.

    A modifier may be added to modifiers, and the tile of a helped harvest must exist without the vintage."""

    def takes_modifier(self, house: House, press: int) -> bool:
        """Return whether a modifier may go into this press."""
        return is_empty(house, press)

    def raised_tile(
        self, box: Box, state: State, house: House, standing: int, variety: int, count: int
    ) -> bool:
        """Return whether there is a tile for a harvest that a worker's help raises."""
        return piece_for(state, variety, count + 1) > 0
