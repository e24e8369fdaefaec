"""`vigneron bench`: measures how fast the games' rules run on this machine."""

from __future__ import annotations

import platform
import sys
from typing import Annotated, Any

import typer
from rich.table import Table

from vigneron.cli.checks import check_above_zero
from vigneron.cli.common import find_game
from vigneron.cli.console import print_json, screen
from vigneron.cli.voice import decimal, say
from vigneron.core.registry import games
from vigneron.devtools.speed import MEASURES, measure


def run(
    only: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="cli-argument-games")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="cli-option-seconds")] = 0.5,
    seats: Annotated[int, typer.Option("--seats", help="cli-option-seat_count")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Run the command and return its exit status."""
    check_above_zero("--seconds", seconds, 3600)
    found = [find_game(key) for key in only or games()]
    if seats:
        for game in found:
            game.setup(seats)  # raises BadSetup before anything is measured
    told = {game.name: measure(game, seconds, seats) for game in found}
    if as_json:
        about = {"python": platform.python_version(), "machine": platform.machine(), "platform": sys.platform}
        print_json({**about, "games": told})
    else:
        _show(told)
    return 0


def _show(told: dict[str, dict[str, Any]]) -> None:
    console = screen()
    table = Table(box=None, pad_edge=False)
    table.add_column(say("cli-bench-game"), no_wrap=True)
    for name in (*MEASURES, "games", "offers"):
        table.add_column(say(f"cli-bench-{name}"), justify="right")
    for key, row in told.items():
        rates = (decimal(row[name] / 1000, 1) for name in (*MEASURES, "games"))
        table.add_row(key, *rates, decimal(row["offers"], 1))
    console.print(table)
    console.print(say("cli-bench-unit"))
    for key, row in told.items():
        word = "cli-bench-compiled" if row["compiled"] else "cli-bench-pure"
        console.print(say(word, game=key, why=say(f"cli-bench-why-{row['why']}")))
