"""Dom Pierre, for 2 to 4 players, and its quick variant. Read `rules.rules` first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vigneron.core.contract import Json, Setup
from vigneron.core.game import Edition, Game, Option
from vigneron.games.dom_pierre.ai.encoding import DomPierreEncoding
from vigneron.games.dom_pierre.ai.insight import INSIGHT, INSIGHT_2
from vigneron.games.dom_pierre.rules.actions import ACTIONS
from vigneron.games.dom_pierre.rules.box import MOST_ROUNDS
from vigneron.games.dom_pierre.rules.box_reader import read
from vigneron.games.dom_pierre.rules.edition_rules import Clauses, Clauses1
from vigneron.games.dom_pierre.rules.invariants import invariants
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import State

if TYPE_CHECKING:
    from vigneron.core.picture import Picture

MOST_ACTS: Final = 150
"""Most acts of a turn: tokens, a free action, four sales or grapes with all steps, every worker moved."""


NOTES: Final = frozenset(
    {
        "goals.goal.name",
        "prestige.token.use",
        "ratio.tile.key",
        "tiles.champagne.limited",
        "tiles.champagne.of_each",
        "tiles.champagne.total",
        "tiles.champagne.values",
        "tiles.modifiers.limited",
        "tiles.modifiers.plus1",
        "tiles.modifiers.plus2",
        "tiles.village_accessories.stacks",
        "tiles.village_bonuses.value",
        "tiles.village_harvest.stacks",
        "vineyard.grapes.total",
        "vineyard.harvest.vintage_bonus",
        "vineyard.harvest.worker_bonus",
        "winery.cellar.tiles_per_press",
        "winery.end_track.spaces",
        "winery.paid.value",
        "winery.vintage_spaces.value",
        "winery.vintage_tokens.total",
    }
)
"""Values of the data files for people only, which rules do not read: totals, names, derived values."""


def _build_1(setup: Setup, data: Json) -> DomPierre:
    return DomPierre(read(setup, data, Clauses1()))


def _build(setup: Setup, data: Json) -> DomPierre:
    return DomPierre(read(setup, data, Clauses()))


def _max_plies(setup: Setup) -> int:
    return 2 * setup.seats + MOST_ROUNDS * setup.seats * MOST_ACTS


def _round_of(state: State) -> int:
    return state.round


def _picture() -> Picture[State, DomPierre]:
    from vigneron.games.dom_pierre.picture import PICTURE  # only drawing needs it

    return PICTURE


GAME: Final[Game[State, DomPierre]] = Game(
    key="dom_pierre",
    editions=(
        Edition("1", _build_1, frozenset({"eb6923dca78e8135", "a5143a027e6540f9"}), INSIGHT_2),
        Edition("2", _build, insight=INSIGHT_2),
        Edition("3", _build),
    ),
    seats=range(2, 5),
    minutes=(60, 120),
    weight=3,
    options=(Option("variant", ("standard", "quick"), "standard", "DP-110", pace=(100, 75)),),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    notes=NOTES,
    max_plies=_max_plies,
    round_of=_round_of,
    invariants=invariants,
    picture=_picture,
    insight=INSIGHT,
    encoding=DomPierreEncoding,
)
