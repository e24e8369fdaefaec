"""`vigneron games`: lists the games, and the installed games that cannot be used."""

from __future__ import annotations

from typing import Annotated

import typer

from vigneron.cli.common import tell_broken
from vigneron.cli.console import print_json
from vigneron.cli.voice import heading, say, title
from vigneron.core import registry
from vigneron.core.contract import Json


def run(as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False) -> int:
    """Run the command and return its exit status."""
    keys = registry.games()
    if as_json:
        broken = [{"key": e.key, "source": e.source, "code": e.code, **e.data} for e in registry.broken()]
        print_json({"games": list(map(_about, keys)), "broken": broken})
        return 0
    width = max(map(len, keys), default=0)
    for key in keys:
        source = registry.source(key)
        game = registry.game(key)
        line = f"{key:{width}}  {heading(game)}"
        print(say("cli-games-from", line=line, source=source) if source else line)
    tell_broken()
    return 0


def _about(key: str) -> Json:
    game = registry.game(key)
    return {
        "key": key,
        "title": title(game),
        "seats": [game.seats[0], game.seats[-1]],
        "editions": [edition.name for edition in game.editions],
        "draft": game.draft,
        "source": registry.source(key) or "vigneron",
    }
