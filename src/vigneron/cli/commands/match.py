"""`vigneron match`: a series of games between bots."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from vigneron.bots import built_in
from vigneron.bots.arena.self_play import Outcome, Series, summary
from vigneron.bots.arena.self_play import run as run_series
from vigneron.bots.failing import BotFailed
from vigneron.cli.checks import check_choice, check_whole
from vigneron.cli.common import (
    check_bots,
    failure_words,
    find_game,
    find_setup,
    load_data,
    on_terminal,
    parse_options,
    split,
    tell_failures,
)
from vigneron.cli.console import print_json, screen
from vigneron.cli.help import epilog
from vigneron.cli.uncompiled import tell as tell_uncompiled
from vigneron.cli.voice import Fail, decimal, endings, percent, say, title
from vigneron.core.game import Game

__all__ = ["epilog", "run"]


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    bots: Annotated[list[str], typer.Option("--bots", help="cli-option-bots", metavar="A,B,…")],
    games: Annotated[int, typer.Option("--games", help="cli-option-games")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-seed")] = "0",
    options: Annotated[
        list[str] | None, typer.Option("--options", help="cli-option-options", metavar="K=V,…")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", help="cli-option-processes")] = 1,
    journals: Annotated[
        Path | None, typer.Option("--journals", help="cli-option-journals", metavar="DIR")
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
    on_failure: Annotated[
        str, typer.Option("--on-failure", help="cli-option-on_failure", metavar="lose|stop")
    ] = "lose",
    adjust: Annotated[bool, typer.Option("--adjust", help="cli-option-adjust")] = False,
    paired: Annotated[bool, typer.Option("--paired", help="cli-option-paired")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Run the command and return its exit status."""
    found = find_game(game)
    names = split(bots)
    if not names:
        raise Fail("cli-missing", 2, name="--bots")
    check_whole("--games", games)
    if paired and games % len(names):
        raise Fail("cli-bad-paired", 2, count=len(names))
    check_whole("--processes", processes)
    check_choice("--on-failure", on_failure, ("lose", "stop"))
    if not all(letter.isalnum() or letter in "-_." for letter in seed) or seed in ("", ".", ".."):
        raise Fail("cli-bad-seed", 2)  # the seed is part of the journals' file names
    check_bots(found, names)
    setup = find_setup(found, len(names), parse_options(options or []))
    component_data = load_data(found, data)
    found.rules(setup, component_data)
    tell_uncompiled(found.key)
    if journals is not None:
        journals.mkdir(parents=True, exist_ok=True)
    stops = on_failure == "stop"
    series = Series(
        found.name, tuple(names), seed, setup.options, component_data, journals, stops, adjust, paired
    )
    try:
        outcomes = _with_progress(series, games, processes)
    except BotFailed as error:
        raise Fail("cli-bot_failed", 1, **failure_words(asdict(error.failure))) from error
    told = summary(series, outcomes)
    tell_failures(found, told.get("failures", ()))
    if as_json:
        print_json(told)
    else:
        _show(told, found)
    return 0


def _with_progress(series: Series, games: int, processes: int) -> list[Outcome]:
    apart = not all(map(built_in, series.bots))
    if not on_terminal():
        return run_series(series, games, processes, apart=apart)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        return run_series(series, games, processes, lambda count: bar.advance(task, count), apart)


def _show_apart(console: Console, told: dict[str, Any]) -> None:
    """Print the means with and without luck, if they were computed, and what they are means of."""
    if not any("raw_mean" in seat for seat in told["seats"]):
        return
    console.print(say("cli-match-apart-alone" if len(told["seats"]) == 1 else "cli-match-apart-margin"))
    for kind in ("raw", "adjusted"):
        for number, seat in enumerate(told["seats"], 1):
            if f"{kind}_mean" in seat:
                words = {"number": number, "bot": seat["bot"], "mean": decimal(seat[f"{kind}_mean"], 2)}
                console.print(say(f"cli-match-{kind}", **words, interval=_interval(seat[f"{kind}_ci95"])))


def _interval(bounds: list[float] | None) -> str:
    """Return an interval in words."""
    if bounds is None:
        return say("cli-match-no_interval")
    low, high = bounds
    return say("cli-match-from_to", low=decimal(low, 2), high=decimal(high, 2))


def _show(told: dict[str, Any], game: Game[Any, Any]) -> None:
    console = screen()
    console.print(say("cli-match-head", game=title(game), games=told["games"]))
    table = Table(box=None, pad_edge=False)
    for column in ("seat", "bot", "score", "interval", "wins"):
        justify: Any = "left" if column == "bot" else "right"
        table.add_column(say(f"cli-match-{column}"), justify=justify, no_wrap=True)
    for number, seat in enumerate(told["seats"], 1):
        score = "" if seat["mean_score"] is None else decimal(seat["mean_score"], 2)
        interval = " – ".join(decimal(bound, 2) for bound in seat["ci95"] or ()) or "–"
        table.add_row(str(number), seat["bot"], score, interval, percent(seat["win_rate"]))
    console.print(table)
    _show_apart(console, told)
    for what in ("plies", "rounds"):
        spread = told[what]
        if spread is None:
            continue
        mean = decimal(spread["mean"], 1)
        console.print(say(f"cli-match-{what}", mean=mean, low=spread["min"], high=spread["max"]))
    lengths = ", ".join(
        say("client-labelled", label=str(rounds), value=count) for rounds, count in told["lengths"].items()
    )
    if lengths:
        console.print(say("cli-match-lengths", lengths=lengths))
    if told["winner_score"] is not None:
        console.print(say("cli-match-winner", score=decimal(told["winner_score"], 2)))
    console.print(say("cli-match-endings", endings=endings(game, told["endings"])))
