"""A small complete game to copy: a die, three rows, and the choice where to put it. Read `rules` first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vigneron.core.contract import Json, Setup
from vigneron.core.game import BadData, Edition, Game, Option
from vigneron.games._three_rows.ai.insight import ThreeRowsInsight
from vigneron.games._three_rows.rules.actions import ACTIONS
from vigneron.games._three_rows.rules.invariants import invariants
from vigneron.games._three_rows.rules.rules import ThreeRowsRules
from vigneron.games._three_rows.rules.state import State

if TYPE_CHECKING:
    from vigneron.core.picture import Picture


def _build(setup: Setup, data: Json) -> ThreeRowsRules:
    try:
        box = data["box"]
        full = [int(row["full"]) for row in box["row"]]
        length = int(box["length"][setup.options["length"]])
    except (KeyError, TypeError, ValueError) as error:
        raise BadData(f"box.toml: {error!r}") from error
    if len(full) != 3 or min(full) < 1 or length < 1:
        raise BadData("box.toml: three rows with a prize each and a positive length are needed")
    return ThreeRowsRules(setup.seats, full, length)


def _picture() -> Picture[State, ThreeRowsRules]:
    from vigneron.games._three_rows.picture import PICTURE  # only drawing needs it

    return PICTURE


GAME: Final[Game[State, ThreeRowsRules]] = Game(
    key=Path(__file__).parent.name,
    editions=(Edition("1", _build),),
    seats=range(1, 5),
    minutes=(5, 10),
    weight=1,
    options=(Option("length", ("short", "long"), "short", "TR-5"),),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    max_plies=lambda setup: setup.seats * 20,
    round_of=lambda state: state.round,
    invariants=invariants,
    picture=_picture,
    insight=ThreeRowsInsight(),
)
