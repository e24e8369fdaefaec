"""`vigneron draw`: draws a position of a journal as an SVG file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from vigneron.cli.checks import check_choice
from vigneron.cli.commands.replay import folded
from vigneron.cli.common import check_outputs
from vigneron.cli.voice import Fail, language, say
from vigneron.core.files import write_whole
from vigneron.render.svg import draw

OTHER_FORMATS: Final = (".gif", ".jpeg", ".jpg", ".pdf", ".png", ".webp")
"""Endings of files that an SVG must not have."""


def run(
    journal: Annotated[Path, typer.Argument(metavar="JOURNAL", help="cli-argument-journal")],
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-output", metavar="FILE.svg")],
    ply: Annotated[int | None, typer.Option("--ply", help="cli-option-ply", metavar="N")] = None,
    theme: Annotated[str, typer.Option("--theme", help="cli-option-theme", metavar="light|dark")] = "light",
) -> int:
    """Run the command and return its exit status."""
    check_choice("--theme", theme, ("light", "dark"))
    if output.suffix.lower() in OTHER_FORMATS:
        raise Fail("cli-bad-output", 2, suffix=output.suffix)
    check_outputs(journal, output)
    game, names, fold = folded(journal, ply)
    seen = fold.rules.observe(fold.states[-1], None)
    picture = draw(game, fold.rules, seen, names=names, lang=language(), theme=theme)
    write_whole(output, picture)
    print(say("cli-draw-done", ply=len(fold.plies) - 1, file=str(output)))
    return 0
