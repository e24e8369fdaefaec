"""`vigneron new-game`: makes a new game from the template."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.template import make_game
from vigneron.cli.voice import Fail, say
from vigneron.core.registry import homes


def run(
    key: Annotated[str, typer.Argument(metavar="KEY", help="cli-argument-key")],
    into: Annotated[Path | None, typer.Option("--into", help="cli-option-into", metavar="DIR")] = None,
) -> int:
    """Run the command and return its exit status."""
    home = Path(homes()[0]) if into is None else into
    if not home.is_dir():
        raise Fail("cli-no_folder", 2, folder=str(home))
    for folder in make_game(key, home):
        print(say("cli-new-done", folder=str(folder), key=key))
    return 0
