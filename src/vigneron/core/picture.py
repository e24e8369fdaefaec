"""The optional part of a game: the picture of its table, and the texts of its positions and offers.

`Game.picture` returns it. A game imports its room `picture` on the first call, so that programs that only
play never load it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from vigneron.core.contract import Action, Json, Refusal, Rules, Seat, Seen
from vigneron.core.scene import Overlay, Scene, Text

S = TypeVar("S")
R_co = TypeVar("R_co", bound=Rules[Any], covariant=True)


@dataclass(frozen=True, slots=True)
class Drawing(Generic[S]):
    """A draw at a table with real dice and cards. `before` lists earlier draws of the ply as (why, outcome).

    `state` is the position in the middle of the act, None in the set-up."""

    state: S | None
    before: Sequence[tuple[str, int]]
    why: str
    weights: Sequence[int]


@dataclass(frozen=True, slots=True)
class Due:
    """An event that changes a counter, which a preview tells on a line of its own, apart from the act.

    `counter` is the counter's symbol, `amount` the name of the event's figure, and `adds` tells whether the
    figure is added or taken away."""

    label: Text
    counter: str
    amount: str
    adds: bool = False


def _dumped(rules: Rules[Any], state: Any) -> Json:
    return rules.dump(state)


def _no_reason(touches: Sequence[str]) -> Refusal | None:
    return None


def _no_ties(rules: Rules[Any], state: Any, seat: Seat) -> Sequence[Text]:
    return ()


def _nothing(rules: Rules[Any], drawing: Drawing[Any]) -> None:
    return None


def _nothing_of(rules: Rules[Any], drawing: Drawing[Any], outcome: int) -> None:
    return None


@dataclass(frozen=True, kw_only=True)  # with slots `Picture[State, PigRules](…)` fails (Python 3.11)
class Picture(Generic[S, R_co]):
    """The scene of a game, and the sentences of its offers and draws."""

    scene: Callable[[R_co, Seen[S]], Scene]
    """The table as a spectator sees it."""
    overlay: Callable[[R_co, Seen[S], Seat], Overlay]
    """What one seat sees in addition: its covered pieces, its prompt, its controls."""
    describe: Callable[[R_co, S, Seat, Action], Text]
    """One sentence for an offer (`offer-…`), as a choice to be made."""
    readable: Callable[[R_co, S], Json] = _dumped
    """The whole position with names instead of indexes, for `vigneron replay --json` and people."""
    families: Mapping[str, str] = field(default_factory=dict)
    """Touches that belong to a wider one, which a control may have: {"use-press": "use"}. In offers, an act
    with the first touch has the second one too."""
    dues: Mapping[str, Due] = field(default_factory=dict)
    """What an act brings with it and is not its own gain, such as interest, by kind of event."""
    apart: Callable[[Sequence[str]], Refusal | None] = _no_reason
    """Why no act at all has these touches together. The reason is None if there is nothing more to say."""
    ties: Callable[[R_co, S, Seat], Sequence[Text]] = _no_ties
    """What breaks a tie of points, as the seat has it, in order: "2 tiles on the estate". Seats with the same
    sentence are equal in it. () for a seat that points do not rank, such as a bankrupt."""
    ask_draw: Callable[[R_co, Drawing[S]], Text | None] = _nothing
    """The request for a draw, if `draw-WHY` is not specific enough."""
    name_draw: Callable[[R_co, Drawing[S], int], Text | None] = _nothing_of
    """The name of an outcome, if there is no sentence `draw-WHY-OUTCOME`."""
    draw_sign: Callable[[R_co, Drawing[S], int], tuple[str, str] | None] = _nothing_of
    """The symbol and the tone of an outcome, such as a face of a die; the tone may be ""."""
    sees_draw: Callable[[R_co, Drawing[S]], Seat | None] = _nothing
    """The only seat that may know what this draw brings, or None if everybody sees it."""
