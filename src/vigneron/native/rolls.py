"""Draws of a game that are made again and again, quick when a `Xorshift` stream is asked.

Compiled rules take these functions from `rolls.pxd`, where they are inline; this module is never compiled.
"""

from __future__ import annotations

from typing import Final

from vigneron.native.draws import Draws
from vigneron.native.prng import Die, Xorshift

below: Final = Xorshift.below
"""Return a number from 0 to total-1: below(stream, total)."""


def roll(die: Die, chance: Draws) -> int:
    """Return the index that `chance.draw(die.weights, die.why)` returns."""
    if type(chance) is Xorshift:
        return die.outcomes[chance.below(die.total)]
    return chance.draw(die.weights, die.why)
