"""Draws with fixed weights, which are fast if the chance is an `Xorshift` stream.

Compiled rules take these functions from `rolls.pxd` as inline C. This module is never compiled."""

from __future__ import annotations

from typing import Final

from vigneron.native.draws import Draws
from vigneron.native.prng import Die, Xorshift

below: Final = Xorshift.below
"""below(stream, total): return a number from 0 to total - 1."""


def roll(die: Die, chance: Draws) -> int:
    """Draw an index; the same as `chance.draw(die.weights, die.why)`."""
    if type(chance) is Xorshift:
        return die.outcomes[chance.below(die.total)]
    return chance.draw(die.weights, die.why)
