"""The Castles of Burgundy: The Dice Game, for 1 to 5 players. Read `rules` first."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vigneron.core.contract import Json, Refusal, Setup
from vigneron.core.game import Edition, Game, Option
from vigneron.games.burgundy_dice.ai.encoding import BurgundyEncoding
from vigneron.games.burgundy_dice.ai.insight import BurgundyInsight
from vigneron.games.burgundy_dice.rules.actions import ACTIONS
from vigneron.games.burgundy_dice.rules.box import MOST_BOXES, SHEETS, read_box
from vigneron.games.burgundy_dice.rules.invariants import invariants
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State
from vigneron.games.burgundy_dice.rules.variants import rules_for

if TYPE_CHECKING:
    from vigneron.core.picture import Picture

_MOST_DIFFERENT: Final = 4  # CB-70: there are four castles


def _build(setup: Setup, data: Json) -> BurgundyRules:
    return rules_for(setup, read_box(data, setup.options["sheet"]))


def _complete(seats: int, options: Mapping[str, str]) -> Mapping[str, str]:
    """Complete the options. One seat plays the solo game (CB-72).

    The option `first_chooser` is dropped in variants in which nobody chooses first (CB-70, CB-71)."""
    if seats == 1 and options["variant"] == "standard":
        options = {**options, "variant": "solo"}
    if options["variant"] not in ("all_different", "all_alike"):
        options = {key: value for key, value in options.items() if key != "first_chooser"}
    return options


def _why_no_setup(setup: Setup) -> Refusal | None:
    variant = setup.options["variant"]
    if variant == "solo" and setup.seats != 1:
        return Refusal("solo_is_for_one", "CB-72")
    if setup.seats == 1 and variant != "solo":
        return Refusal("needs_others", "CB-70" if variant == "all_different" else "CB-71")
    if variant == "all_different" and setup.seats > _MOST_DIFFERENT:
        return Refusal("too_many_for_different", "CB-70", {"high": _MOST_DIFFERENT})
    return None


def _max_plies(setup: Setup) -> int:
    """Return the most acts of a game: a start castle, then two acts per seat and turn.

    Replaced data may give a phase up to 20 turns (CB-15)."""
    return setup.seats * (1 + 2 * 3 * MOST_BOXES)


def _round_of(state: State) -> int:
    return max(state.turn, 1)


def _picture() -> Picture[State, BurgundyRules]:
    from vigneron.games.burgundy_dice.picture import PICTURE  # not needed to play

    return PICTURE


GAME: Final[Game[State, BurgundyRules]] = Game(
    key="burgundy_dice",
    editions=(Edition("1", _build, frozenset({"22ccf4aa9231da17", "fe1395c4e3821220"})),),
    seats=range(1, 6),
    minutes=(15, 30),
    weight=1,
    options=(
        Option("sheet", SHEETS, "A", "CB-1", pictured="mine:sheet"),
        Option("variant", ("standard", "all_different", "all_alike", "solo"), "standard", "CB-2"),
        Option("first_chooser", ("0", "1", "2", "3", "4"), "0", "CB-70", host=True),
    ),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    max_plies=_max_plies,
    round_of=_round_of,
    invariants=invariants,
    picture=_picture,
    why_no_setup=_why_no_setup,
    complete=_complete,
    insight=BurgundyInsight(),
    encoding=BurgundyEncoding,
)
