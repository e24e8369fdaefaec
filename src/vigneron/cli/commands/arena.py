"""`vigneron arena`: a tournament in which each bot plays each other bot. Prints ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from vigneron.bots import built_in
from vigneron.bots.arena.arena import Arena, OtherArena, Players, Row, here
from vigneron.bots.arena.arena import run as run_arena
from vigneron.cli.checks import check_whole
from vigneron.cli.common import (
    check_bots,
    find_game,
    find_setup,
    load_data,
    on_terminal,
    parse_options,
    split,
    tell_failures,
)
from vigneron.cli.console import print_json, screen
from vigneron.cli.extras import needed
from vigneron.cli.uncompiled import tell as tell_uncompiled
from vigneron.cli.voice import Fail, decimal, endings, percent, say, title
from vigneron.core.game import Game


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    bots: Annotated[list[str], typer.Option("--bots", help="cli-option-arena_bots", metavar="A,B,…")],
    out: Annotated[Path, typer.Option("--out", help="cli-option-arena_out", metavar="DIR")],
    games: Annotated[int, typer.Option("--games", help="cli-option-arena_games")] = 10,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-option-seat_count")] = None,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-seed")] = "0",
    options: Annotated[
        list[str] | None, typer.Option("--options", help="cli-option-options", metavar="K=V,…")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", help="cli-option-processes")] = 1,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", help="cli-option-arena_ray", metavar="ADDRESS|local")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Run the command and return its exit status."""
    found = find_game(game)
    names = split(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Fail("cli-bad-bots", 2)
    for name, value in (("--games", games), ("--processes", processes), ("--seats", seats)):
        check_whole(name, value)
    check_bots(found, names)
    count = seats or (2 if 2 in found.seats else found.seats[0])
    setup = find_setup(found, count, parse_options(options or []))
    component_data = load_data(found, data)
    found.rules(setup, component_data)
    tell_uncompiled(found.key)
    _check_extras(ray)
    arena = Arena(found.name, tuple(names), count, games, seed, setup.options, component_data)
    players: Players = partial(here, processes=processes, apart=not all(map(built_in, names)))
    if ray is not None:
        from vigneron.bots.arena.ray_runner import on_ray

        players = partial(on_ray, ray, processes)
    try:
        rows = _played(arena, out, players)
    except OtherArena as error:
        raise Fail("cli-arena-other", 1, folder=str(out), what=error.what) from error
    except ConnectionError as error:
        raise Fail("cli-arena-no_cluster", 1, address=str(ray), fault=str(error)) from error
    told = _kept(arena, rows, out)
    tell_failures(found, told.get("failures", ()))
    if as_json:
        print_json(told)
    else:
        _show(told, found, out)
    return 0


def _check_extras(ray: str | None) -> None:
    """Check that the needed packages are installed. This runs before anything is played. Raises Fail."""
    for module, extra in (("openskill", "arena"), ("matplotlib", "arena"), ("ray", "ray")):
        if (module != "ray" or ray is not None) and find_spec(module) is None:
            raise needed(module, extra)


def _played(arena: Arena, out: Path, players: Players) -> list[Row]:
    if not on_terminal():
        return run_arena(arena, out, players)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        return run_arena(
            arena, out, players, lambda done, total: bar.update(task, completed=done, total=total)
        )


def _kept(arena: Arena, rows: Sequence[Row], out: Path) -> dict[str, Any]:
    from vigneron.bots.arena.plots import draw  # imported here: the extra may not be installed
    from vigneron.bots.arena.ratings import report, save

    told = report(arena, rows)
    save(told, out)
    draw(told, rows, out, {"rating": say("cli-arena-rating"), "score": say("cli-arena-score")})
    return told


def _sentences(told: dict[str, Any], game: Game[Any, Any]) -> Iterator[str]:
    first = told["first_seat"]
    if first:
        low, high = first["ci95"]
        yield say(
            "cli-arena-first",
            wins=percent(first["wins"]),
            low=percent(low),
            high=percent(high),
            fair=percent(first["fair"]),
        )
    for what in ("plies", "rounds"):
        spread = told[what]
        if spread is not None:
            mean = decimal(spread["mean"], 1)
            yield say(f"cli-match-{what}", mean=mean, low=spread["min"], high=spread["max"])
    yield say("cli-match-endings", endings=endings(game, told["endings"]))


def _show(told: dict[str, Any], game: Game[Any, Any], out: Path) -> None:
    console = screen()
    console.print(say("cli-match-head", game=title(game), games=told["games"]))
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "rating", "interval", "games", "wins", "score"):
        justify: Any = "left" if column == "bot" else "right"
        id = f"cli-arena-{column}" if column in ("rating", "games", "score") else f"cli-match-{column}"
        table.add_column(say(id), justify=justify, no_wrap=True)
    for row in told["bots"]:
        score = "" if row["mean_score"] is None else decimal(row["mean_score"], 1)
        table.add_row(
            row["bot"],
            decimal(row["rating"], 1),
            f"{decimal(row['low'], 1)} – {decimal(row['high'], 1)}",
            str(row["games"]),
            percent(row["wins"]),
            score,
        )
    console.print(table)
    for sentence in _sentences(told, game):
        console.print(sentence)
    console.print(say("cli-arena-kept", folder=str(out)))
