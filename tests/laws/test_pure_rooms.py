"""The rooms that play one game import the standard library, msgspec, fluent and babel, and nothing else."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.pure.rooms import EXCEPT, HOUSE, LIBRARIES, OPTIONAL, ROOMS, module_of, pure_files
from tests.pure.test_pyodide import PROGRAM
from vigneron.core.registry import games

FILES = {module_of(path): path for path in HOUSE.rglob("*.py")}
_NEEDED = ("attr", "attrs", "pytz", "typing_extensions")
"""What fluent and babel themselves import."""
_ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in allowed and not name.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"a pure room imports {name}", name=name)

allowed = {*sys.stdlib_module_names, "vigneron", *sys.argv[1].split()}
sys.meta_path.insert(0, Nothing())
sys.argv[:2] = []
import runpy
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def _hidden(tree: ast.Module) -> set[ast.AST]:
    """Return the statements that only a type checker executes."""
    checked = [n for n in ast.walk(tree) if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
    return {inner for node in checked for statement in node.body for inner in ast.walk(statement)}


@cache
def imports(path: Path) -> frozenset[str]:
    """Return what a file imports, in functions too: our modules by full name, others by their root."""

    def names() -> Iterator[str]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in set(ast.walk(tree)) - _hidden(tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    found = set()
    for name in names():
        if name.partition(".")[0] != "vigneron":
            found.add(name.partition(".")[0])
            continue
        parts = name.split(".")
        found.update({".".join(parts[:end]) for end in range(1, len(parts) + 1)} & FILES.keys())
    return frozenset(found)


def reached(path: Path) -> dict[str, str]:
    """Return every module that a file imports, directly or not, and through which one."""
    found: dict[str, str] = {}
    waiting = [(module_of(path), "")]
    while waiting:
        name, by = waiting.pop()
        if name not in found:
            found[name] = by
            waiting += [(inner, name) for inner in imports(FILES[name])] if name in FILES else []
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_pure_room_is_there(room: str) -> None:
    assert list((HOUSE / room).glob("*.py"))


def test_what_is_left_out_is_there() -> None:
    assert all((HOUSE / part).exists() for part in EXCEPT)


@pytest.mark.parametrize("path", pure_files(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_pure_room_reaches_only_what_runs_everywhere(path: Path) -> None:
    """Imports from other rooms must be as pure, recursively."""
    allowed = {*sys.stdlib_module_names, "__future__", *LIBRARIES, *OPTIONAL}
    for name, by in reached(path).items():
        assert name in FILES or name in allowed, (
            f"{path.relative_to(HOUSE)} reaches {by}, which imports {name}"
        )


def test_games_are_played_where_nothing_else_can_be_imported() -> None:
    modules = [module_of(path) for path in pure_files()]
    clean = {key: value for key, value in os.environ.items() if not key.startswith("VIGNERON_")}
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, " ".join([*LIBRARIES, *_NEEDED]), PROGRAM, *modules],
        capture_output=True, text=True, check=False, env={**clean, "PYTHONPATH": str(HOUSE.parent)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert list(json.loads(done.stdout)) == games()
