"""Runs all checks of a game. `vigneron check-game` prints the findings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from vigneron.core.game import Game
from vigneron.devtools import check_files, check_play
from vigneron.devtools.findings import Finding, raised

Check = Callable[[Game[Any, Any]], Iterator[Finding]]


def checks(games: int) -> list[Check]:
    """Return all checks in order. Laws are checked on `games` random games."""
    return [
        check_files.check_data,
        check_files.check_text,
        check_files.check_numbers,
        check_files.check_words,
        partial(check_play.check_laws, games=games),
        check_play.check_again,
        check_play.check_playouts,
        check_play.check_bots,
        check_play.check_compiled,
        check_play.check_golden,
        check_play.check_tests,
        check_files.check_rest,
    ]


def check(game: Game[Any, Any], games: int) -> Iterator[Finding]:
    """Yield the findings of every check. A missing part is an error unless the game is a draft.

    A check fails if the game's code raises an error. The other checks still run."""
    for one in checks(games):
        try:
            for finding in one(game):
                yield finding if game.draft or finding.kind != "missing" else replace(finding, kind="failed")
        except Exception as error:  # code of a third party may raise any error
            name = getattr(one, "func", one).__name__.removeprefix("check_")
            yield raised("error", error, check=name)
