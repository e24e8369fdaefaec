"""The games for OpenSpiel: `import vigneron.spiel` registers all that are found, as `vigneron_KEY`.

    import pyspiel
    import vigneron.spiel

    game = pyspiel.load_game("vigneron_burgundy_dice(seats=2,sheet=B)")
    state = game.new_initial_state()

It needs the extra `openspiel` (`pip install vigneron[openspiel]`). docs/openspiel.md describes parameters,
draws, covered acts, information states and observations."""

from __future__ import annotations

from typing import Final

try:
    import pyspiel  # noqa: F401
except ImportError as missing:
    raise ImportError("vigneron.spiel needs OpenSpiel: pip install 'vigneron[openspiel]'") from missing

from vigneron.spiel.games import PREFIX, VigneronGame, load, register, register_all
from vigneron.spiel.states import VigneronState

__all__ = ["GAMES", "PREFIX", "VigneronGame", "VigneronState", "load", "register"]

GAMES: Final = register_all()
"""The names of the registered games in OpenSpiel."""
