"""`vigneron laws`: tests the laws of every game on random games."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from vigneron.cli.checks import check_choice, check_whole
from vigneron.cli.common import find_game, on_terminal
from vigneron.cli.console import screen
from vigneron.cli.uncompiled import tell as tell_uncompiled
from vigneron.cli.voice import complain, say
from vigneron.testing.drafts import unchecked
from vigneron.testing.laws import COSTLY
from vigneron.testing.sweep import sweep


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    games: Annotated[int, typer.Option("--games", help="cli-option-games")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-option-only-seats")] = None,
    seed: Annotated[int, typer.Option("--seed", help="cli-option-seed")] = 0,
    processes: Annotated[int, typer.Option("--processes", help="cli-option-processes")] = 1,
) -> int:
    """Run the command and return its exit status."""
    found = find_game(game)
    for name, value in (("--games", games), ("--processes", processes)):
        check_whole(name, value)
    if seats is not None:
        check_choice("--seats", seats, found.seats)
    tell_uncompiled(found.key)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True, disable=not on_terminal()) as bar:
        task = bar.add_task("", total=games)
        faults = sweep(found, games, seed, processes, lambda done: bar.update(task, completed=done), seats)
    for fault in faults:
        complain(say("cli-laws-broken", law=str(fault.law), why=fault.why))
        if fault.position:
            complain(fault.position)
        if fault.journal:
            print(fault.journal.rstrip("\n"))
    if faults:
        return 1
    print(say("cli-laws-good", games=games))
    for law, why in unchecked(found).items():
        if law in COSTLY:
            print(say("cli-laws-unchecked", law=law, why=why))
    return 0
