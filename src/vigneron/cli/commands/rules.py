"""`vigneron rules`: prints the rules of a game, or one clause, or the places where code and tests cite it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.cli.common import find_game
from vigneron.cli.plain_text import plain_text
from vigneron.cli.voice import Fail, in_edition, language, say, title
from vigneron.core.game import Game
from vigneron.core.rules_text import Chapter, Clause, changes, chapters, clauses


def run(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="cli-argument-rule")] = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="N", help="cli-rules-edition")] = None,
    where: Annotated[bool, typer.Option("--where", help="cli-rules-where")] = False,
) -> int:
    """Run the command and return its exit status."""
    if where and number is None:
        raise Fail("cli-rules-where_number", 2)
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
    print("\n".join(one(clause, changed) + (places(found, clause.number) if where else [])))
    return 0


def heading(found: Game[Any, Any], changed: Mapping[str, Clause | None]) -> list[str]:
    """Return the game's title. If the game has several editions, add this edition and what it changed."""
    if len(found.editions) == 1:
        return [title(found)]
    lines = [in_edition(found)]
    if changed:
        lines.append(say("cli-rules-changed", edition=found.edition, rules=", ".join(changed)))
    if found.name != found.key:
        lines.append(say("cli-rules-newer", edition=found.editions[-1].name))
    return lines


def one(clause: Clause, changed: Mapping[str, Clause | None]) -> list[str]:
    """Return the lines of a clause. If this edition changed the clause, add the earlier text."""
    lines = [f"{clause.number} {clause.title}".rstrip(), plain_text(clause.text)]
    if clause.number in changed:
        before = changed[clause.number]
        lines += (
            ["", say("cli-rules-before"), plain_text(before.text)] if before else ["", say("cli-rules-new")]
        )
    return lines


def places(found: Game[Any, Any], number: str) -> list[str]:
    """Return the places in the code and the tests that cite a clause, as lines `FILE:LINE`."""
    from vigneron.testing import citations

    here = Path.cwd()

    def shown(place: citations.Citation) -> str:
        path = place.path.relative_to(here) if place.path.is_relative_to(here) else place.path
        return f"  {path}:{place.line} {place.test}".rstrip()

    code = [shown(place) for place in citations.places_in_code(found, number)]
    lines = [
        "",
        say("cli-rules-code"),
        *(code or ["  " + say("cli-rules-no_code")]),
        "",
        say("cli-rules-tests"),
    ]
    if citations.tests_folder(found) is None:
        return [*lines, "  " + say("cli-rules-tests_elsewhere")]
    tests = [shown(place) for place in citations.places_in_tests(found, number)]
    return lines + (tests or ["  " + say("cli-rules-no_tests")])


def whole(head: Sequence[str], parts: Sequence[Chapter], changed: Mapping[str, Clause | None]) -> list[str]:
    """Return the lines of all clauses, by chapter."""
    lines = list(head)
    for chapter in parts:
        if chapter.text or chapter.clauses:
            lines += ["", chapter.title]
        if chapter.text:
            lines += ["", plain_text(chapter.text)]
        for clause in chapter.clauses:
            lines += ["", *one(clause, changed)]
    return lines
