"""Every package that is imported is declared in pyproject.toml, and every declared one is used."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCE = ROOT / "src" / "vigneron"
FILES = sorted(SOURCE.rglob("*.py"))
PROVIDERS = packages_distributions()
TOOLS = {"dev", "docs"}
"""Extras of programs that are run on the source and never imported."""
NEEDS_TESTING = ("testing", "devtools", "games/_three_rows/example_tests")
"""Parts for people who install `vigneron[testing]`."""


def _name(requirement: str) -> str:
    """Return the normalized name of a distribution that a requirement asks for."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


DEPENDENCIES = {_name(line) for line in PROJECT["dependencies"]}
EXTRAS = {
    extra: {_name(line) for line in lines} - {"vigneron"}
    for extra, lines in PROJECT["optional-dependencies"].items()
}


def _imported(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield the top-level packages that a file imports, and whether at import time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lazy = {
        inner
        for outer in ast.walk(tree)
        if isinstance(outer, (ast.FunctionDef, ast.AsyncFunctionDef))
        or (isinstance(outer, ast.If) and ast.unparse(outer.test) == "TYPE_CHECKING")
        or isinstance(outer, ast.Try)
        for inner in ast.walk(outer)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], node not in lazy) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0], node not in lazy


def _distributions(package: str) -> set[str]:
    """Return the distributions of a package; its own name if it is not installed."""
    return {_name(found) for found in PROVIDERS.get(package, [package])}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_is_imported_is_declared(path: Path) -> None:
    where = path.relative_to(SOURCE).as_posix()
    at_once = DEPENDENCIES | (EXTRAS["testing"] if where.startswith(NEEDS_TESTING) else set())
    lazily = DEPENDENCIES.union(*(names for extra, names in EXTRAS.items() if extra not in TOOLS))
    for package, now in _imported(path):
        if package in sys.stdlib_module_names or package in {"vigneron", "__future__"}:
            continue
        allowed = at_once if now else lazily
        assert _distributions(package) & allowed, f"{where} imports {package}, which nothing declares for it"


@pytest.mark.parametrize("extra", sorted(set(EXTRAS) - TOOLS))
def test_what_an_extra_brings_is_used(extra: str) -> None:
    """Every extra is used by some code."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for name in EXTRAS[extra]:
        packages = {found for found, by in PROVIDERS.items() if name in map(_name, by)}
        assert any(re.search(rf"\b{re.escape(used)}\b", text) for used in packages | {name}), name
