"""Component data that the host provides in place of a game's packaged data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigneron.core.contract import Json
from vigneron.core.game import BadData, Game
from vigneron.core.registry import game, games


def override_for(found: Game[Any, Any], folder: Path | None) -> Json:
    """Return the component data that replace a game's packaged data, or None. Raises BadData.

    The folder contains `KEY/*.toml` for each game, or directly `*.toml` for one game."""
    if folder is None:
        return None
    if (folder / found.key).is_dir():
        data = found.data(folder / found.key)
    else:
        stems = {path.stem for path in folder.glob("*.toml")}
        if not stems or not stems <= set(found.data()):
            return None
        data = found.data(folder)
    return None if found.digest(data) == found.digest(found.data()) else data


def check_override(folder: Path | None) -> None:
    """Check that the folder of component data fits a game. Raises BadData."""
    if folder is None:
        return
    fitting = [key for key in games() if override_for(game(key), folder) is not None]
    if not fitting:
        raise BadData(f"{folder}: holds no component data that differ from a game's own")
    for key in fitting:
        found = game(key)
        found.rules(found.setup(found.seats[0]), override_for(found, folder))
