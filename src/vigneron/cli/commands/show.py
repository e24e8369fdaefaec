"""`vigneron show`: shows a position that is written as one line of text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.cli.common import find_game, load_data
from vigneron.cli.console import print_json
from vigneron.cli.position import position_lines
from vigneron.cli.voice import Fail, RefusedByGame, heading, say, speaker
from vigneron.core import registry
from vigneron.core.contract import Json, Seen
from vigneron.core.snapshot import BadPosition, Snapshot, read


def run(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="cli-argument-position")],
    data: Annotated[Path | None, typer.Option("--data", help="cli-option-data", metavar="DIR")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> int:
    """Run the command and return its exit status."""
    try:
        found = read(text, data_of(text, data))
    except BadPosition as error:
        raise Fail("cli-position", 1, why=fault_of(text, error)) from error
    if as_json:
        print_json(_readable(found))
    else:
        _show(found)
    return 0


def data_of(text: str, folder: Path | None) -> Json:
    """Return the component data in a folder, for the game of a text. Raises BadData, Fail."""
    _, _, key = text.strip().partition(":")
    return None if folder is None else load_data(find_game(key.partition(":")[0]), folder)


def fault_of(text: str, error: BadPosition) -> str:
    """Return a sentence that says what is wrong with a text. A refusal of the rules is included."""
    why = say(f"position-{error.code}", **error.data)
    if error.refusal is not None:
        why += " " + RefusedByGame(registry.game(text.strip().split(":")[1]), error.refusal).sentence()
    return why


def _readable(found: Snapshot[Any]) -> dict[str, Any]:
    """Return the data that `--json` prints. With a viewer, `state` is the view that programs get."""
    shown: dict[str, Any] = {
        "game": found.game.key,
        "edition": found.game.edition,
        "seats": found.setup.seats,
        "options": dict(found.setup.options),
        "ply": found.ply,
        "to_act": list(found.to_act),
    }
    if found.covered:
        return {**shown, "viewer": found.viewer, "state": found.plain}
    scores = list(found.result.scores)
    return {**shown, "scores": scores, "state": found.game.picture().readable(found.rules, found.state)}


def _show(found: Snapshot[Any]) -> None:
    voice = speaker(found.game)
    print(heading(found.game))
    if not found.covered:
        print(say("cli-show-whole"))
    elif found.viewer is None:
        print(say("cli-show-spectator"))
    else:
        print(say("cli-show-seat", name=voice.name(found.viewer)))
    print()
    seen = Seen(found.viewer, found.state)
    for line in position_lines(found.game, found.rules, seen, found.viewer, voice):
        print(line)
