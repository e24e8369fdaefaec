"""`vigneron play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.bots import make_bot
from vigneron.cli.common import check_bots, find_game, find_setup, load_data, parse_options, split
from vigneron.cli.session import Session, Stopped
from vigneron.cli.voice import Fail, say, speaker, title
from vigneron.core.game import Game
from vigneron.core.journal import write
from vigneron.core.match import Match, seed_secret


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    seats: Annotated[
        list[str] | None, typer.Option("--seats", help="cli-option-seats", metavar="A,B,…")
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("--options", help="cli-option-options", metavar="K=V,…")
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--names", help="cli-option-names", metavar="A,B,…")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="cli-option-seed_random")] = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", help="cli-option-journal", metavar="FILE")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
) -> int:
    found = find_game(game)
    kinds = split(seats or []) or _usual_seats(found)
    check_bots(found, [kind for kind in kinds if kind != "human"])
    host = kinds.index("human") if "human" in kinds else 0
    setup = find_setup(found, len(kinds), found.hosted({}, host) | parse_options(options or []))
    called = split(names or []) or _names(kinds)
    if len(called) != len(kinds):
        raise Fail("cli-bad_value", 2, name="--names")
    seeded = secrets.token_hex(8) if seed is None else seed
    match = Match(
        found, len(kinds), setup.options, secret=seed_secret(seeded), table=f"{found.key}-{seeded}-0",
        names=called, data=load_data(found, data),
    )  # fmt: skip

    def keep() -> None:
        if journal is not None:
            journal.write_text(write(match.journal), encoding="utf-8")

    keep()
    bots = {seat: make_bot(kind, found) for seat, kind in enumerate(kinds) if kind != "human"}
    print(title(found))
    print(say("cli-play-help"))
    try:
        Session(match, bots, speaker(found, called), seeded, keep).play()
    except Stopped:
        print()
        print(say("cli-play-left"))
    if journal is not None:
        print(say("cli-play-kept", file=str(journal)))
    return 0


def _usual_seats(game: Game[Any]) -> list[str]:
    seats = 2 if 2 in game.seats else game.seats[0]
    return ["human", *["greedy"] * (seats - 1)]


def _names(kinds: list[str]) -> list[str]:
    return [
        say("cli-play-name", number=number) if kind == "human" else f"{kind} {number}"
        for number, kind in enumerate(kinds, 1)
    ]
