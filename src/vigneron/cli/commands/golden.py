"""`vigneron golden`: plays the golden games of a game and writes their files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.common import find_game
from vigneron.cli.voice import Fail
from vigneron.core.journal import BadJournal
from vigneron.devtools import golden
from vigneron.testing.citations import own_tests


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help="cli-golden-folder")] = None,
    playthroughs: Annotated[bool, typer.Option("--playthroughs", help="cli-golden-playthroughs")] = False,
) -> int:
    """Write the golden files of a game and print their names. Make a plan first if there is none."""
    found = find_game(game)
    into = folder or own_tests(found)
    if into is None or not into.is_dir():
        raise Fail("cli-golden-no_tests", 2, folder=str(folder or ""), key=found.key)
    made = [] if (into / "golden" / "plan.toml").is_file() else [golden.make_plan(found, into)]
    try:
        plan = golden.read_plan(into)
        files = golden.write_playthroughs(found, into, plan) if playthroughs else golden.rewrite(found, into)
    except golden.BadPlan as error:
        raise Fail("cli-golden-bad_plan", 1, fault=str(error)) from error
    except BadJournal as error:
        raise Fail("cli-golden-broken", 1, fault=str(error).splitlines()[0]) from error
    for name in made + files:
        print(into / name)
    return 0
