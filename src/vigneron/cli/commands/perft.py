"""`vigneron perft`: counts sequences of acts with the outcomes of their draws."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from vigneron.cli.common import find_game, find_setup, parse_options
from vigneron.cli.voice import Fail, say
from vigneron.core.match import Match, seed_secret
from vigneron.testing.perft import perft


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    depth: Annotated[int, typer.Option("--depth", help="cli-option-depth")] = 1,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-option-seat_count")] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", help="cli-option-options", metavar="K=V,…")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-seed")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    found = find_game(game)
    if depth < 1:
        raise Fail("cli-bad_value", 2, name="--depth")
    number = found.seats[0] if seats is None else seats
    setup = find_setup(found, number, parse_options(options or []))
    match = Match(
        found, number, setup.options, secret=seed_secret(seed), table=f"{found.key}-{seed}-0", digests=False
    )
    counts = perft(match.rules, match.state, depth)
    if as_json:
        told = {"game": found.key, "seats": number, "options": dict(setup.options), "seed": seed}
        print(json.dumps({**told, "counts": counts}))
        return 0
    table = Table(box=None, pad_edge=False)
    table.add_column(say("cli-perft-depth"), justify="right")
    table.add_column(say("cli-perft-count"), justify="right")
    for at, count in enumerate(counts, 1):
        table.add_row(str(at), str(count))
    Console(highlight=False).print(table)
    return 0
