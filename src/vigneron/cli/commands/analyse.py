"""`vigneron analyse`: compares the acts of a position for as long as one likes."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.live import Live
from rich.table import Table

from vigneron.analysis.analyse import MOST_SAMPLES, Analysis, NothingToAnalyse
from vigneron.analysis.analyse import analyse as analysed
from vigneron.analysis.reasons import act_words, error_words, line_words, points
from vigneron.cli.checks import check_above_zero, check_seat, check_whole
from vigneron.cli.commands.replay import opened
from vigneron.cli.commands.show import data_of, fault_of
from vigneron.cli.console import screen
from vigneron.cli.voice import Fail, percent, say, speaker
from vigneron.core.snapshot import BadPosition, Snapshot, read

SHOWN = 3
"""Acts of a line that are shown."""
_ACTS: Final = 4
"""Acts that are asked for per line of the table, since equal ones share a line."""
TEXT: Final = re.compile(r"\s*vigneron\d+(-seen)?:")
"""How the text of a position begins. Everything else is the name of a file."""


def run(
    position: Annotated[str, typer.Argument(metavar="TEXT|JOURNAL", help="cli-argument-analysed")],
    ply: Annotated[int | None, typer.Option("--ply", help="cli-option-ply", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="cli-option-seat_to_act", metavar="N")] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="cli-option-analyse_seconds", metavar="S")
    ] = None,
    samples: Annotated[
        int | None, typer.Option("--samples", help="cli-option-analyse_samples", metavar="N")
    ] = None,
    lines: Annotated[int, typer.Option("--lines", help="cli-option-lines", metavar="N")] = 5,
    processes: Annotated[int, typer.Option("--processes", help="cli-option-processes")] = 1,
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json_lines")] = False,
) -> int:
    """Run the command and return its exit status. Ctrl-C ends it with what is known by then."""
    check_whole("--lines", lines)
    check_whole("--processes", processes)
    check_whole("--samples", samples, 2, MOST_SAMPLES)
    check_above_zero("--seconds", seconds)
    found, names, component_data = _position(position, ply, data)
    check_seat(seat, found.setup.seats)
    try:
        steps = analysed(
            found,
            seat=None if seat is None else seat - 1,
            samples=samples,
            seconds=seconds,
            lines=lines if as_json else _ACTS * lines,
            processes=processes,
            data=component_data,
        )
    except NothingToAnalyse as error:
        raise Fail(f"cli-analyse-{error.code}", 1 if error.code == "over" else 2) from error
    last: Analysis | None = None
    live = Live(console=screen(), auto_refresh=False) if sys.stdout.isatty() and not as_json else None
    try:
        if live is not None:
            live.start()
        for last in steps:
            if as_json:
                print(json.dumps(last.json(), ensure_ascii=False), flush=True)
            elif live is not None:
                live.update(_table(last, found, names, lines), refresh=True)
    finally:  # also after Ctrl-C
        if live is not None:
            live.stop()
        elif last is not None and not as_json:
            screen().print(_table(last, found, names, lines))
    return 0


def _position(text: str, ply: int | None, folder: Path | None) -> tuple[Snapshot[Any], tuple[str, ...], Any]:
    """Return the position of an argument: the text of one, or the file of a journal. Raises Fail."""
    if not text:
        raise Fail("cli-missing", 2, name="TEXT|JOURNAL")
    if not TEXT.match(text):
        if folder is not None:
            raise Fail("cli-analyse-data", 2)
        game, journal, fold = opened(Path(text), ply)
        header = journal.header
        here = Snapshot(game, fold.setup, fold.rules, fold.states[-1], header.data, len(fold.plies) - 1)
        return here, tuple(header.names), header.override
    if ply is not None:
        raise Fail("cli-analyse-ply", 2)
    try:
        component_data = data_of(text, folder)
        return read(text, component_data), (), component_data
    except BadPosition as error:
        raise Fail("cli-position", 1, why=fault_of(text, error)) from error


def _table(found: Analysis, position: Snapshot[Any], names: tuple[str, ...], lines: int) -> Table:
    """Return the lines of an analysis, the best act first. Acts that read alike are one line."""
    voice = speaker(position.game, names)
    head = say("cli-analyse-head", who=voice.name(found.seat), samples=found.samples)
    table = Table(box=None, pad_edge=False, title=head, title_justify="left")
    table.add_column(say("cli-analyse-act"))
    for column in ("value", "error", "behind"):
        table.add_column(say(f"cli-analyse-{column}"), justify="right", no_wrap=True)
    table.add_column(say("cli-analyse-follows"))
    shown: set[tuple[str, str, str]] = set()
    for line in found.lines:
        words = act_words(voice, position.game, position.rules, position.state, found.seat, line.act)
        start = (words, points(line.value.mean, voice.lang), error_words(line.value.error, voice.lang))
        if start in shown:
            continue
        if len(shown) == lines:
            break
        shown.add(start)
        table.add_row(
            *start,
            points(line.behind.mean, voice.lang),
            line_words(
                voice,
                position.game,
                position.rules,
                position.state,
                (found.seat, line.act),
                line.follows[:SHOWN],
            ),
        )
    notes = [voice.say("review-plain")] if found.plain else []
    if not found.compiled:
        notes.append(say("cli-analyse-uncompiled"))
    if len(found.chance) > 1:
        told = " · ".join(
            f"{voice.name(seat)} {percent(chance, 0)}" for seat, chance in enumerate(found.chance)
        )
        notes.insert(0, say("cli-analyse-chance", chances=told))
    table.caption, table.caption_justify = "\n".join(notes) or None, "left"
    return table
