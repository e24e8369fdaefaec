"""`vigneron perft`: counts the sequences of acts up to a depth. Outcomes of draws are counted separately."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

import typer

from vigneron.cli.checks import check_whole
from vigneron.cli.common import find_game, find_setup, parse_options
from vigneron.cli.console import print_json
from vigneron.cli.uncompiled import tell as tell_uncompiled
from vigneron.cli.voice import say
from vigneron.core.contract import BadSetup, Setup
from vigneron.core.game import Game
from vigneron.core.match import Match, seed_secret, table_name
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
    """Run the command and return its exit status."""
    found = find_game(game)
    check_whole("--depth", depth)
    setup = _setup(found, seats, parse_options(options or []))
    match = Match(
        found,
        setup.seats,
        setup.options,
        secret=seed_secret(seed),
        table=table_name(found.key, seed),
        digests=False,
    )
    tell_uncompiled(found.key)
    if not as_json:
        print(say("cli-perft-depth"), say("cli-perft-count"), sep="\t")
    counts = []
    for deep in range(1, depth + 1):
        counts.append(perft(match.rules, match.state, deep))
        if not as_json:
            print(deep, counts[-1], sep="\t", flush=True)
    if as_json:
        told = {"game": found.name, "seats": setup.seats, "options": dict(setup.options), "seed": seed}
        print_json({**told, "counts": counts})
    return 0


def _setup(game: Game[Any, Any], seats: int | None, options: dict[str, str]) -> Setup:
    """Return the set-up.

    If no number of seats is given, it is two, or the lowest number that the options allow."""
    if seats is not None:
        return find_setup(game, seats, options)
    for number in sorted(game.seats, key=lambda number: (number != 2, number)):
        with suppress(BadSetup):
            return game.setup(number, options)
    return find_setup(game, game.seats[0], options)
