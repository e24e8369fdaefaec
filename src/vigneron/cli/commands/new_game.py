"""`vigneron new-game`: makes the folder of a new game, which is a draft."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.template import make_game, title_of
from vigneron.cli.voice import Fail, say
from vigneron.core.registry import homes


def run(
    key: Annotated[str, typer.Argument(metavar="KEY", help="cli-argument-key")],
    title: Annotated[str | None, typer.Option("--title", help="cli-option-title", metavar="NAME")] = None,
    into: Annotated[Path | None, typer.Option("--into", help="cli-option-into", metavar="DIR")] = None,
) -> int:
    """Copy the template's files, print their names, and print what to do next."""
    home = Path(homes()[0]) if into is None else into
    if not home.is_dir():
        raise Fail("cli-no_folder", 2, folder=str(home))
    here = Path.cwd()
    for path in make_game(key, home, title):
        print(path.relative_to(here) if path.is_relative_to(here) else path)
    print()
    print(say("cli-new-done", title=title_of(key) if title is None else title.strip(), key=key))
    return 0
