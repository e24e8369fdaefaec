"""Many games of the same bots, in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vigneron.bots import built_in, make_bot
from vigneron.bots.arena.self_play import Series, run, summary
from vigneron.core.registry import game


def tournament(
    key: str,
    bots: Sequence[str],
    *,
    games: int = 10,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    processes: int = 1,
    paired: bool = False,
) -> dict[str, Any]:
    """Play games of bots, one per seat, and return what `vigneron match --json` prints.

    The result is the same for any number of `processes`. With `paired`, each deal is played once with every
    rotation of the seats, and `seats` are the bots. `key` may be KEY@EDITION. Bots that do not come with
    Vigneron play in processes of their own. Raises UnknownGame, BadSetup, UnknownBot and ValueError.

    >>> import vigneron
    >>> found = vigneron.tournament("burgundy_dice", ["random", "random"], games=2)
    >>> [(seat["bot"], seat["mean_score"]) for seat in found["seats"]]
    [('random', 28.5), ('random', 27.5)]
    """
    if games < 1 or processes < 1:
        raise ValueError("a tournament has at least one game and one process")
    found = game(key)
    found.setup(len(bots), options)
    for name in bots:
        if ":" not in name:  # a bot of somebody's own is made in its own process only
            make_bot(name, found)
    series = Series(found.name, tuple(bots), seed, dict(options or {}), paired=paired)
    return summary(series, run(series, games, processes, apart=not all(map(built_in, bots))))
