"""Finds the places that name a clause of the rules, in the code of a game and in its tests.

A test is about a clause if its docstring or its marker `rule` names the clause."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.rules_text import Clause, clauses

NUMBER: Final = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
_SENTENCE: Final = re.compile(r"(?<=[.!?:])\s|\n\s*\n")
_KIND: Final = re.compile(r"\A\*\*[^*]+\*\*\s*")
EXAMPLES: Final = "example_tests"
"""The folder of tests that travel with a game."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A line that names a clause. `test` is the name of the test function, '' in code."""

    path: Path
    line: int
    test: str = ""


def cited(text: str, known: Collection[str]) -> list[str]:
    """Return the known numbers that a text names, in order and without repeats."""
    return [number for number in dict.fromkeys(NUMBER.findall(text)) if number in known]


def places_in_code(game: Game[Any, Any], number: str) -> list[Citation]:
    """Return the lines of a game's code that name a clause, file by file."""
    paths = [path for ending in ("py", "pxd") for path in game.folder.rglob(f"*.{ending}")]
    return [
        Citation(path, at)
        for path in sorted(paths)
        if EXAMPLES not in path.parts
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if number in NUMBER.findall(line)
    ]


def tests_folder(game: Game[Any, Any]) -> Path | None:
    """Return the folder of the tests of a game, or None if tests are not installed.

    In a checkout, this is the folder of all tests. Elsewhere it is the tests folder in the game's own
    folder."""
    root = game.folder.parents[min(3, len(game.folder.parents) - 1)]
    if (root / "tests" / "games" / game.key).is_dir():
        return root / "tests"
    own = game.folder / EXAMPLES
    return own if own.is_dir() else None


def own_tests(game: Game[Any, Any]) -> Path | None:
    """Return the folder of a game's own tests, None if there is none.

    In a checkout it is `tests/games/KEY`, elsewhere `example_tests` in the game's folder."""
    everywhere = tests_folder(game)
    own = everywhere / "games" / game.key if everywhere else game.folder
    return next(
        (path for path in (own, game.folder / EXAMPLES) if path != game.folder and path.is_dir()), None
    )


def uncited(game: Game[Any, Any]) -> list[str]:
    """Return the clauses that no test of the game names, in their order (law 14)."""
    folder = own_tests(game)
    named = _named(folder.rglob("*.py")) if folder else set()
    return [number for number in clauses(game, "en") if number not in named]


def unknown(game: Game[Any, Any]) -> list[str]:
    """Return the clause numbers that the game names although no such clause exists.

    The game's code, options and tests are searched."""
    known = set(clauses(game, "en"))
    prefixes = {number.partition("-")[0] for number in known}
    named = _named(path for path in game.folder.rglob("*.py") if EXAMPLES not in path.parts)
    named |= {option.rule for option in game.options}
    folder = own_tests(game)
    if folder is not None:
        named |= _named(folder.rglob("*.py"))
    return sorted(number for number in named - known if number.partition("-")[0] in prefixes)


def _named(paths: Iterable[Path]) -> set[str]:
    return {number for path in paths for number in NUMBER.findall(path.read_text(encoding="utf-8"))}


def functions_of_tests(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node


def _marked(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the decorators of a test as text. They contain the markers of the test and of its parameters."""
    return "\n".join(ast.unparse(decorator) for decorator in function.decorator_list)


def places_in_tests(game: Game[Any, Any], number: str) -> list[Citation]:
    """Return the tests that are about a clause; [] if tests are not installed."""
    folder = tests_folder(game)
    found = []
    for path in sorted(folder.rglob("test_*.py")) if folder else ():
        if number not in path.read_text(encoding="utf-8"):
            continue  # only files that contain the clause's number are parsed
        for function in functions_of_tests(path):
            said = f"{ast.get_docstring(function) or ''}\n{_marked(function)}"
            if number in NUMBER.findall(said):
                found.append(Citation(path, function.lineno, function.name))
    return found


def known_clauses() -> dict[str, Clause]:
    """Return the English clauses of all games by number, in the newest edition that has them."""
    folder = [find_game(key) for key in games()]
    found: dict[str, Clause] = {}
    for game in [import_module("vigneron.games._three_rows").GAME, *folder]:
        for edition in game.editions:
            found |= clauses(game.in_edition(edition.name), "en")
    return found


def first_sentence(clause: Clause) -> str:
    """Return the first sentence of a clause without markup and without `**Ruling**` or `**Data**`.

    If the clause has no text, return its title."""
    plain = _KIND.sub("", clause.text.strip()).replace("**", "").replace("`", "")
    return " ".join(_SENTENCE.split(plain, maxsplit=1)[0].split()).removesuffix(":") or clause.title
