"""The optional half of a game: its table as a picture, its positions and offers in words.

`Game.picture` returns it. A game imports its room `picture` when it is first asked for, so that what only
plays never loads it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from vigneron.core.contract import Action, Json, Rules, Seat, Seen
from vigneron.core.scene import Overlay, Scene, Text

S = TypeVar("S")
R_co = TypeVar("R_co", bound=Rules[Any], covariant=True)


@dataclass(frozen=True, slots=True)
class Drawing(Generic[S]):
    """A draw as people make it at a real table. `before`: what was drawn in this ply so far, (why, outcome).

    `state` is the position at that moment, amid the act; None in the set-up."""

    state: S | None
    before: Sequence[tuple[str, int]]
    why: str
    weights: Sequence[int]


def _dumped(rules: Rules[Any], state: Any) -> Json:
    return rules.dump(state)


def _no_words(rules: Rules[Any], drawing: Drawing[Any]) -> None:
    return None


def _no_name(rules: Rules[Any], drawing: Drawing[Any], outcome: int) -> None:
    return None


@dataclass(frozen=True, kw_only=True)  # with slots `Picture[State, PigRules](…)` fails (Python 3.11)
class Picture(Generic[S, R_co]):
    """How a game looks, and what its offers and draws are called."""

    scene: Callable[[R_co, Seen[S]], Scene]
    """The table as a spectator sees it."""
    overlay: Callable[[R_co, Seen[S], Seat], Overlay]
    """What is added for one seat: its covered things, its prompt, its controls."""
    describe: Callable[[R_co, S, Seat, Action], Text]
    """One sentence for an offer (`offer-…`), as a choice to be made."""
    readable: Callable[[R_co, S], Json] = _dumped
    """The whole position with names instead of indexes, for `vigneron replay --json` and people."""
    ask_draw: Callable[[R_co, Drawing[S]], Text | None] = _no_words
    """What is to be drawn, where `draw-WHY` does not say it well enough."""
    name_draw: Callable[[R_co, Drawing[S], int], Text | None] = _no_name
    """What an outcome is called, where there is no sentence `draw-WHY-OUTCOME`."""
