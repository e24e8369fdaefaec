"""Checks a game whole. `vigneron check-game` prints what is found."""

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
    """Return all checks in their order; laws are checked on this many random games."""
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
    """Yield what each check finds. What is missing is wrong in a game that is no draft.

    A check that raises an error of the game's own has failed; the others still run."""
    for one in checks(games):
        try:
            for finding in one(game):
                yield finding if game.draft or finding.kind != "missing" else replace(finding, kind="failed")
        except Exception as error:  # the game's code is anybody's
            name = getattr(one, "func", one).__name__.removeprefix("check_")
            yield raised("error", error, check=name)
