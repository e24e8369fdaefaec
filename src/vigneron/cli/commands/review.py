"""`vigneron review`: what decided a game, and what luck and every act were worth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from platformdirs import user_cache_path
from rich.cells import cell_len
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from vigneron.analysis import page
from vigneron.analysis.plies import MOST_SCALE, Settings, opened
from vigneron.analysis.review import NothingToReview, Review, of_seat, text_of
from vigneron.analysis.review import review as reviewed
from vigneron.cli.checks import check_above_zero, check_seat, check_whole
from vigneron.cli.common import broken, check_outputs, on_terminal, read_journal
from vigneron.cli.console import print_json, screen
from vigneron.cli.voice import Fail, complain, say, speaker, title
from vigneron.core.files import check_writable, write_whole
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Fold, Journal
from vigneron.i18n.speaker import Speaker

_NAME_LETTERS = 24
_LEAST_LETTERS = 8
_GAP = 2
"""Letters between two columns."""


def run(
    journal: Annotated[Path, typer.Argument(metavar="JOURNAL", help="cli-argument-journal")],
    seat: Annotated[int | None, typer.Option("--seat", help="cli-option-review_seat", metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    html: Annotated[Path | None, typer.Option("--html", help="cli-option-html", metavar="FILE")] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", help="cli-option-review_plot", metavar="FILE")
    ] = None,
    samples: Annotated[
        float | None, typer.Option("--samples", help="cli-option-samples", metavar="X")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", help="cli-option-processes")] = 1,
    fresh: Annotated[bool, typer.Option("--fresh", help="cli-option-fresh")] = False,
) -> int:
    """Run the command and return its exit status."""
    check_whole("--processes", processes)
    check_above_zero("--samples", samples, MOST_SCALE)
    game: Game[Any, Any] | None = None
    try:
        game, read = read_journal(journal)
        fold = opened(text_of(read))
        check_seat(seat, fold.setup.seats)
        check_outputs(journal, html, plot)
        settings = None if samples is None else Settings(samples)
        kept = None if fresh else _folder()
        found = _with_progress(read, settings, processes, kept)
    except BadJournal as error:
        raise broken(journal, error, game) from error
    except NothingToReview:
        raise Fail("cli-review-nothing", 1, file=journal.name) from None
    if not found.accounts:
        raise Fail("cli-review-stopped", 130)
    seats = list(range(fold.setup.seats))
    if seat is not None:
        seats, found = [seat - 1], of_seat(found, seat - 1)
    voice = speaker(game, found.names)
    if html is not None:
        write_whole(html, page.html(found, voice, fold.game, fold, seats, title(fold.game)))
    if plot is not None:
        write_whole(plot, page.svg(found, voice, seats, named=True))
    if as_json:
        print_json(found.json())
    elif html is None and plot is None:
        _show(found, fold, seats)
    if found.missing:
        if kept is None or as_json or html or plot:
            raise Fail("review-stopped", 130, count=len(found.missing))
        raise Fail("cli-review-goes_on", 130)
    return 0


def _folder() -> Path | None:
    """Return the folder in which reviews are kept. If it cannot be written, say so and return None."""
    folder = user_cache_path("vigneron") / "reviews"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        check_writable(folder / "review.json")
    except OSError as error:
        complain(say("cli-review-not_kept", folder=str(folder), fault=error.strerror or str(error)))
        return None
    return folder


def _with_progress(journal: Journal, settings: Settings | None, processes: int, kept: Path | None) -> Review:
    if not on_terminal():
        return reviewed(journal, settings=settings, processes=processes, kept=kept)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def told(count: int, all: int) -> None:
            bar.update(task, completed=count, total=all)

        return reviewed(journal, settings=settings, processes=processes, kept=kept, progress=told)


def _show(found: Review, fold: Fold[Any], seats: list[int]) -> None:
    console = screen()
    voice = speaker(fold.game, found.names)
    console.print(voice.say("review-title", {"game": title(fold.game)}))
    if found.missing:
        console.print(page.stopped(voice, found))
    for table in _accounts(found, voice, seats, console.width):
        console.print(table)
        console.print()
    console.print(voice.say("review-moments"))
    for number, said in enumerate(page.moments(voice, found, fold.game, fold), 1):
        words = ", ".join(word for word in (said["sure"], said["mark"]) if word)
        console.print(f"{number}. {said['played']} ({words})")
        for line in page.moment_lines(voice, said):
            console.print(f"   {line}")
    if not found.moments:
        console.print(voice.say("review-no-moments"))
    console.print()
    for note in page.notes(voice, found):
        console.print(note)


def _accounts(found: Review, voice: Speaker, seats: list[int], width: int) -> Iterator[Table]:
    """Yield tables with as many seats side by side as a terminal of this width has room for, at least one."""
    rows: dict[str, dict[int, str]] = {}
    for account in found.accounts:
        for name, numbers in page.account_rows(voice, account, found):
            rows.setdefault(name, {})[account.seat] = numbers
    rows[voice.say("review-count-marks")] = {seat: page.marks_of(found, seat) for seat in seats}
    labels = max(map(cell_len, rows))
    room = max(_LEAST_LETTERS, min(_NAME_LETTERS, width - labels - _GAP))
    names = {seat: page.shorten(voice.name(seat), room) for seat in seats}
    cells = {seat: [names[seat], *(row.get(seat, "") for row in rows.values())] for seat in seats}
    wide = {seat: max(cell_len(cell) for cell in cells[seat]) + _GAP for seat in seats}
    waiting = list(seats)
    while waiting:
        now = [waiting.pop(0)]
        while waiting and labels + sum(wide[seat] for seat in [*now, waiting[0]]) <= width:
            now.append(waiting.pop(0))
        table = Table(box=None, pad_edge=False)
        table.add_column("")
        for seat in now:
            table.add_column(names[seat], justify="right", no_wrap=True)
        for name, row in rows.items():
            table.add_row(name, *(row.get(seat, "") for seat in now))
        yield table
