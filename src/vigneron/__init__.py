"""Vigneron: three board games about wine, as a library, a command line and a table in the browser.

What this package exports is in `__all__`; each name is imported when it is first asked for. Versions promise
these names: one goes, or changes what it does, with a new major version only, and before version 1 with a new
minor one.

>>> import vigneron
>>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
>>> while match.to_act:
...     act = match.random()
>>> match.result.scores
(25, 20)
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import vigneron._compiled.finder  # noqa: F401  (before anything that may be compiled)

if TYPE_CHECKING:
    from vigneron.analysis.analyse import NothingToAnalyse, analyse
    from vigneron.analysis.review import NothingToReview, review
    from vigneron.bots import UnknownBot, bot_names, make_bot
    from vigneron.bots.arena.tournament import tournament
    from vigneron.bots.failing import NoAnswer
    from vigneron.bots.search.mcts import Search
    from vigneron.core.chance import Xorshift
    from vigneron.core.contract import BadSetup, IllegalAction
    from vigneron.core.game import BadData, Bot, Budget, Game, NoEdition, View
    from vigneron.core.journal import BadJournal
    from vigneron.core.registry import UnknownGame, game
    from vigneron.core.registry import games as keys
    from vigneron.core.snapshot import BadPosition, Snapshot
    from vigneron.core.snapshot import read as position
    from vigneron.drawing import picture
    from vigneron.match import Match, load, start

__all__ = [
    "BadData",
    "BadJournal",
    "BadPosition",
    "BadSetup",
    "Bot",
    "Budget",
    "Game",
    "IllegalAction",
    "Match",
    "NoAnswer",
    "NoEdition",
    "NothingToAnalyse",
    "NothingToReview",
    "Search",
    "Snapshot",
    "UnknownBot",
    "UnknownGame",
    "View",
    "Xorshift",
    "__version__",
    "analyse",
    "bot_names",
    "game",
    "keys",
    "load",
    "make_bot",
    "picture",
    "position",
    "review",
    "start",
    "tournament",
]
__version__ = "0.1.0"
_FOUND_IN: Final = {
    "analysis.analyse": ("NothingToAnalyse", "analyse"),
    "analysis.review": ("NothingToReview", "review"),
    "bots": ("UnknownBot", "bot_names", "make_bot"),
    "bots.arena.tournament": ("tournament",),
    "bots.failing": ("NoAnswer",),
    "bots.search.mcts": ("Search",),
    "core.chance": ("Xorshift",),
    "core.contract": ("BadSetup", "IllegalAction"),
    "core.game": ("BadData", "Bot", "Budget", "Game", "NoEdition", "View"),
    "core.journal": ("BadJournal",),
    "core.registry": ("UnknownGame", "game", "games as keys"),
    "core.snapshot": ("BadPosition", "Snapshot", "read as position"),
    "drawing": ("picture",),
    "match": ("Match", "load", "start"),
}
"""What this package exports, by the module that defines it."""
_MODULE_OF: Final = {
    entry.rpartition(" ")[2]: (module, entry.partition(" ")[0])
    for module, entries in _FOUND_IN.items()
    for entry in entries
}


def __getattr__(name: str) -> Any:
    """Return an exported name, or a package such as `bots`, which is imported when it is first asked for."""
    module, original = _MODULE_OF.get(name, ("", ""))
    if module:
        found = getattr(import_module(f"vigneron.{module}"), original)
        globals()[name] = found
        return found
    if name.isidentifier() and (Path(__file__).parent / name / "__init__.py").is_file():
        return import_module(f"vigneron.{name}")
    raise AttributeError(f"module 'vigneron' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
