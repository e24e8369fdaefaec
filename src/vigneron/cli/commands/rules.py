"""`vigneron rules`: a numbered rule, or all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from vigneron.cli.common import find_game
from vigneron.cli.voice import Fail, language, title
from vigneron.core.clauses import Chapter, Clause, chapters, clauses


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="cli-argument-rule")] = None,
) -> int:
    found = find_game(game)
    if number is None:
        print("\n".join(whole(title(found), chapters(found.folder, language()))))
        return 0
    known = clauses(found.folder, language())
    clause = next((c for key, c in known.items() if key.lower() == number.lower()), None)
    if clause is None:
        numbers = list(known)
        raise Fail("cli-unknown_rule", 2, rule=number, first=numbers[0], last=numbers[-1])
    print("\n".join(one(clause)))
    return 0


def one(clause: Clause) -> list[str]:
    """Return a clause as lines."""
    return [f"{clause.number} {clause.title}".rstrip(), clause.text]


def whole(name: str, parts: Sequence[Chapter]) -> list[str]:
    """Return all clauses as lines, chapter by chapter."""
    lines = [name]
    for chapter in parts:
        if chapter.text or chapter.clauses:
            lines += ["", chapter.title]
        if chapter.text:
            lines += ["", chapter.text]
        for clause in chapter.clauses:
            lines += ["", *one(clause)]
    return lines
