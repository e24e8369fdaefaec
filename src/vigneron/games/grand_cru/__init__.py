"""Grand Cru, for 2 to 5 players. Read `rules` first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from vigneron.core.contract import Json, Seen, Setup
from vigneron.core.game import Edition, Game, Option
from vigneron.games.grand_cru.ai.encoding import GrandCruEncoding
from vigneron.games.grand_cru.ai.insight import GrandCruInsight
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.actions import ACTIONS
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.invariants import invariants
from vigneron.games.grand_cru.rules.serialise import shown
from vigneron.games.grand_cru.rules.state import State

if TYPE_CHECKING:
    from vigneron.core.picture import Picture

_MOST_PLIES_A_YEAR: Final = 1000


def _build(setup: Setup, data: Json) -> GrandCruRules:
    options = setup.options
    box = Box(data, setup.seats)
    return GrandCruRules(box, setup.seats, int(options["last_year"]), options["open_money"] == "yes")


def _max_plies(setup: Setup) -> int:
    """Return the most acts of a game: an opening choice per seat, then the longest possible years.

    With five players and the box's data, a year has at most 5 passes, 105 acts on tiles (15 tiles, each with
    six bids and a taking), 60 harvests, 103 sales, 138 steps of demand (35 to the tops, and one for each
    sale), 24 improvements, 22 acts at the festival, and 5 on loans. Other data may have a few more cubes,
    tiles and steps."""
    return setup.seats + int(setup.options["last_year"]) * _MOST_PLIES_A_YEAR


def _round_of(state: State) -> int:
    return state.year


def _shown(rules: GrandCruRules, seen: Seen[State]) -> Json:
    return shown(seen)


def _picture() -> Picture[State, GrandCruRules]:
    from vigneron.games.grand_cru.picture import PICTURE  # only drawing needs it

    return PICTURE


GAME: Final[Game[State, GrandCruRules]] = Game(
    key="grand_cru",
    editions=(Edition("1", _build, frozenset({"c599327e51367820"})),),
    seats=range(2, 6),
    minutes=(60, 90),
    weight=2,
    options=(
        Option("open_money", ("no", "yes"), "no", "GC-7", opens=True),
        Option("last_year", ("10", "15", "20", "30"), "30", "GC-57"),
    ),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    max_plies=_max_plies,
    round_of=_round_of,
    invariants=invariants,
    picture=_picture,
    insight=GrandCruInsight(),
    encoding=GrandCruEncoding,
    shown=_shown,
)
