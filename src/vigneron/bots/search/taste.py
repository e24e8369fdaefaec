"""Tastes: small lasting preferences, by which bots of one level at one table differ.

A taste is a number (`View.taste`). It prefers some of the things that acts touch to others, by as much as
`SearchHints.taste` says, and stays the same throughout a game. So two bots that see the same dice do not play
the same game. Tastes need no memory: any process finds the same preferences from the number."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Chance, Seat
from vigneron.core.game import View

UNIFORM_DRAW: Final = (1,) * 31
"""Weights of one uniform draw in `bell`. There are few of them, for speed. Their number is odd, so that 0 is
possible."""
_KEPT: Final = 1 << 16


def taste_of(table: str, seat: Seat) -> int:
    """Return the taste of a seat's bot at a table. It is never 0."""
    digest = hashlib.sha256(f"vigneron-taste|{table}|{seat}".encode()).digest()
    return int.from_bytes(digest[:7], "big") + 1


@lru_cache(maxsize=_KEPT)
def liking(taste: int, thing: str) -> float:
    """Return how much a taste likes a thing: a nearly normally distributed number with variance 1."""
    digest = hashlib.sha256(f"{taste}|{thing}".encode()).digest()
    return bell(Xorshift(int.from_bytes(digest[:8], "big")))


def likings(view: View[Any], acts: Sequence[Action], size: float) -> list[float]:
    """Return how much the view's taste likes each act, in points. Without a taste, return zeros.

    `size` is the standard deviation of the result (`SearchHints.taste`)."""
    if not size or not view.taste:
        return [0.0] * len(acts)
    touch, taste = view.game.actions.touch, view.taste
    return [
        size * sum([liking(taste, thing) for thing in touch[act]]) / max(1, len(touch[act])) ** 0.5
        for act in acts
    ]


def bell(chance: Chance) -> float:
    """Return a nearly normally distributed number with mean 0 and variance 1.

    It is the sum of four uniform draws."""
    total = sum([chance.draw(UNIFORM_DRAW, "bot") for _ in range(4)]) - 2 * (len(UNIFORM_DRAW) - 1)
    return float(total * (3 / (len(UNIFORM_DRAW) ** 2 - 1)) ** 0.5)
