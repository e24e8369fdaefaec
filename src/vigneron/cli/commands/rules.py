"""`vigneron rules`: a numbered rule, or all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from vigneron.cli.common import find_game
from vigneron.cli.voice import Fail, in_edition, language, say, title
from vigneron.core.clauses import Chapter, Clause, changes, chapters, clauses
from vigneron.core.game import Game


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="cli-argument-rule")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="N", help="cli-rules-edition")] = None,
) -> int:
    found = find_game(f"{game.partition('@')[0]}@{edition}" if edition else game)
    changed = changes(found, language())
    if number is None:
        print("\n".join(whole(heading(found, changed), chapters(found, language()), changed)))
        return 0
    known = clauses(found, language())
    clause = next((c for key, c in known.items() if key.lower() == number.lower()), None)
    if clause is None:
        numbers = list(known)
        raise Fail("cli-unknown_rule", 2, rule=number, first=numbers[0], last=numbers[-1])
    print("\n".join(one(clause, changed)))
    return 0


def heading(found: Game[Any], changed: Mapping[str, Clause | None]) -> list[str]:
    """Return the game's title and, if there are several editions, which one this is and what it changed."""
    if len(found.editions) == 1:
        return [title(found)]
    lines = [in_edition(found)]
    if changed:
        lines.append(say("cli-rules-changed", edition=found.edition, rules=", ".join(changed)))
    if found.name != found.key:
        lines.append(say("cli-rules-newer", edition=found.editions[-1].name))
    return lines


def one(clause: Clause, changed: Mapping[str, Clause | None]) -> list[str]:
    """Return a clause as lines; one that this edition changed with its text in the edition before."""
    lines = [f"{clause.number} {clause.title}".rstrip(), clause.text]
    if clause.number in changed:
        before = changed[clause.number]
        lines += ["", say("cli-rules-before"), before.text] if before else ["", say("cli-rules-new")]
    return lines


def whole(head: Sequence[str], parts: Sequence[Chapter], changed: Mapping[str, Clause | None]) -> list[str]:
    """Return all clauses as lines, chapter by chapter."""
    lines = list(head)
    for chapter in parts:
        if chapter.text or chapter.clauses:
            lines += ["", chapter.title]
        if chapter.text:
            lines += ["", chapter.text]
        for clause in chapter.clauses:
            lines += ["", *one(clause, changed)]
    return lines
