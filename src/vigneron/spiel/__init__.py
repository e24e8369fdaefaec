"""The games for OpenSpiel: `import vigneron.spiel` registers all that are found, as `vigneron_KEY`.

    import pyspiel
    import vigneron.spiel

    game = pyspiel.load_game("vigneron_burgundy_dice(seats=2,sheet=B)")
    state = game.new_initial_state()

It needs the extra `spiel` (`pip install vigneron[spiel]`). docs/openspiel.md describes parameters, draws,
covered acts, information states and observations."""

from __future__ import annotations

from typing import Final

try:
    import pyspiel  # noqa: F401
except ImportError as missing:
    raise ImportError(
        "vigneron.spiel needs OpenSpiel: pip install 'vigneron[spiel]' (or open_spiel)"
    ) from missing

from vigneron.spiel.games import VigneronGame, load, register, register_all
from vigneron.spiel.states import VigneronState

__all__ = ["GAMES", "VigneronGame", "VigneronState", "load", "register"]

GAMES: Final = register_all()
"""The names of the registered games in OpenSpiel."""
