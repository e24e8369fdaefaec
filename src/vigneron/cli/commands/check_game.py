"""`vigneron check-game`: checks a whole game, and prints what the game needs for a release."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

import typer

from vigneron.cli.checks import check_whole
from vigneron.cli.common import find_game
from vigneron.cli.voice import Fail, heading, say
from vigneron.core.game import Game
from vigneron.devtools.check_game import check
from vigneron.devtools.findings import Finding, Kind, raised
from vigneron.i18n.speaker import language_name

_GAMES: Final = 50


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    games: Annotated[int, typer.Option("--games", help="cli-check-games")] = _GAMES,
    release: Annotated[bool, typer.Option("--release", help="cli-check-release")] = False,
) -> int:
    """Print a line for each finding; return 1 if there is an error, or if a part needed here is missing."""
    check_whole("--games", games)
    try:
        found = find_game(game)
    except Fail:
        raise
    except (Exception, SystemExit) as error:  # the code of a game may raise any error
        _show(raised("import", error, key=game))
        return 1
    print(heading(found))
    counted: Counter[Kind] = Counter()
    for finding in check(found, games):
        counted[finding.kind] += 1
        _show(finding)
    print(_summary(found, counted))
    return 1 if counted["failed"] or (release and counted["missing"]) else 0


def _show(finding: Finding) -> None:
    kinds: dict[Kind, str] = {kind: say(f"cli-check-{kind}") for kind in ("ok", "failed", "missing")}
    wide = max(map(len, kinds.values()))
    print(f"{kinds[finding.kind]:{wide}}  {_sentence(finding)}", flush=True)
    for line in finding.proof.splitlines():
        print(f"{'':{wide}}  {line}")


def _sentence(finding: Finding) -> str:
    args = dict(finding.args)
    if "language" in args:
        args["language"] = language_name(str(args["language"]))
    return say(f"cli-check-{finding.id}", **args)


def _summary(found: Game[Any, Any], counted: Counter[Kind]) -> str:
    if counted["failed"]:
        return say("cli-check-end-failed", count=counted["failed"])
    if counted["missing"]:
        return say("cli-check-end-missing", count=counted["missing"])
    return say("cli-check-end-draft" if found.draft else "cli-check-end-ok")
