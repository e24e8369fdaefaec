"""Law 16 and the structure of the project: sources of values, golden games, file sizes."""

from __future__ import annotations

import ast
import doctest
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vigneron
from tests.laws.conftest import own_tests
from tests.pure.rooms import OPTIONAL
from vigneron.core.game import Game
from vigneron.core.registry import games
from vigneron.testing.provenance import unsourced

HOUSE = Path(vigneron.__file__).parent
SOURCES = sorted(HOUSE.rglob("*.py"))
SCRIPTS = sorted(HOUSE.rglob("*.js"))


def test_every_printed_value_has_a_source(game: Game[Any, Any]) -> None:
    """Law 16: every value has a `source` in its own table or above it."""
    for path in sorted((game.folder / "data").glob("*.toml")):
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        assert unsourced(found) == [], path.name


def test_every_game_has_golden_games_and_a_perft_file(game: Game[Any, Any]) -> None:
    """Law 16: complete games and counts that would show a change of play."""
    if game.draft and not (own_tests(game) / "golden").is_dir():
        pytest.skip(f"{game.key} is a draft without golden games")
    assert list((own_tests(game) / "golden").glob("*.jsonl"))
    assert (own_tests(game) / "perft.txt").read_text(encoding="utf-8").strip()


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_core_needs_only_the_standard_library() -> None:
    import sys

    for path in (HOUSE / "core").glob("*.py"):
        for name in _imports(path):
            assert name.split(".")[0] in {*sys.stdlib_module_names, "vigneron", "__future__", *OPTIONAL}, (
                f"{path}: {name}"
            )


PARTS = sorted(
    path.name for path in HOUSE.iterdir() if (path / "__init__.py").exists() and path.name != "games"
)


@pytest.mark.parametrize("part", PARTS)
def test_the_house_never_names_a_game(part: str) -> None:
    endings = {".py", ".js", ".css", ".html", ".ftl"}
    for path in (HOUSE / part).rglob("*"):
        if path.suffix in endings:
            text = path.read_text(encoding="utf-8")
            spoken = _docs_and_examples(text) if path.suffix == ".py" else ""
            for key in games():
                assert text.count(key) <= spoken.count(key), f"{path} names {key}"


def _docs_and_examples(text: str) -> str:
    """Return what may name a game: the docstring of a module, and the examples in the others."""
    tree = ast.parse(text)
    defined = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef))
    examples = (
        example
        for node in defined
        for example in doctest.DocTestParser().get_examples(ast.get_docstring(node) or "")
    )
    return "\n".join([ast.get_docstring(tree) or "", *(one.source + one.want for one in examples)])


@pytest.mark.parametrize("path", [*SOURCES, *SCRIPTS], ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_source_file_collects_everything(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500
