"""Says what a draft lacks, and which laws are not checked for this reason."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.game import Game
from vigneron.i18n.speaker import LANGUAGES

PAPERS: Final[dict[int, tuple[str, ...]]] = {
    14: tuple(
        f"{folder}/{lang}.{ending}"
        for folder, ending in (("text", "md"), ("words", "ftl"))
        for lang in LANGUAGES
    ),
    19: ("text/refusals.toml",),
}
"""By law: the files of a game's folder that the law is about."""


def lacks(game: Game[Any, Any], *paths: str) -> str:
    """Return why a law about these files is not checked: the first file that a draft lacks.

    The result is '' for a finished game, and for a draft that has all these files."""
    first = next((path for path in paths if not (game.folder / path).exists()), "")
    return f"{game.key} is a draft without {first}" if game.draft and first else ""


def unchecked(game: Game[Any, Any]) -> dict[int, str]:
    """Return the laws that are not checked for a game, with reasons; {} for a finished game."""
    found = {law: lacks(game, *paths) for law, paths in PAPERS.items()}
    return {law: why for law, why in found.items() if why}
