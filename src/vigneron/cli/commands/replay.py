"""`vigneron replay`: replays a journal and shows the position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.cli.common import broken, read_journal
from vigneron.cli.console import print_json
from vigneron.cli.position import position_lines
from vigneron.cli.voice import Fail, heading, say, speaker
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Fold, Journal, digest, replay
from vigneron.core.outcome import check_closing


def run(
    journal: Annotated[Path, typer.Argument(metavar="JOURNAL", help="cli-argument-journal")],
    ply: Annotated[int | None, typer.Option("--ply", help="cli-option-ply", metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Run the command and return its exit status."""
    game, names, fold = folded(journal, ply)
    if as_json:
        print_json(readable(game, fold))
    else:
        _show(game, names, fold)
    return 0


def folded(path: Path, ply: int | None) -> tuple[Game[Any, Any], tuple[str, ...], Fold[Any]]:
    """Return the game, the names and the replayed journal of a file, up to a ply. Raises Fail."""
    game, journal, fold = opened(path, ply)
    return game, tuple(journal.header.names), fold


def opened(path: Path, ply: int | None) -> tuple[Game[Any, Any], Journal, Fold[Any]]:
    """Return the game and the journal of a file, and the journal replayed up to a ply. Raises Fail.

    The file is read once, because it may be a pipe."""
    game: Game[Any, Any] | None = None
    try:
        game, journal = read_journal(path)
        last = len(journal.plies()) - 1
        if ply is not None and not 0 <= ply <= last:
            raise Fail("cli-no_such_ply", 2, ply=ply, last=last)
        fold = replay(game, journal, ply)
        if ply is None:
            check_closing(fold, journal)
    except BadJournal as error:
        raise broken(path, error, game) from error
    return game, journal, fold


def readable(game: Game[Any, Any], fold: Fold[Any]) -> dict[str, Any]:
    """Return the data that `--json` prints."""
    state = fold.states[-1]
    return {
        "game": game.key,
        "edition": game.edition,
        "plies": len(fold.plies) - 1,
        "digest": digest(fold.rules, state),
        "scores": list(fold.rules.result(state).scores),
        "state": game.picture().readable(fold.rules, state),
    }


def _show(game: Game[Any, Any], names: tuple[str, ...], fold: Fold[Any]) -> None:
    voice = speaker(game, names)
    print(heading(game))
    for row, events in zip(fold.plies[1:], fold.events[1:], strict=True):
        print(say("cli-replay-ply", ply=row.ply, name=voice.name(row.seat), act=row.act))
        for event in events:
            if event.is_for(None) and not event.told_later:
                print(f"  {voice.event(event)}")
    print()
    for line in position_lines(game, fold.rules, fold.rules.observe(fold.states[-1], None), None, voice):
        print(line)
