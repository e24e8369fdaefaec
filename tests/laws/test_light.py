"""The library and the command line need few packages; the locks hold what pyproject.toml asks for."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from vigneron.devtools.imports import HOUSE, modules_in

ROOT = HOUSE.parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
AT_THE_TOP = {
    "server": "server",
    "testing": "testing",
    "devtools.teeth": "testing",
    "bots.arena": "arena",
    "environments": "learn",
    "testing.conformance": "learn",
    "spiel": "openspiel",
}
"""Rooms whose modules may import the packages of an extra when they are imported themselves."""
MODULES = modules_in(HOUSE)
DISTRIBUTIONS = packages_distributions()
LOCKS = {
    "library": ["build"],
    "run": ["build", "server"],
    "postgres": ["build", "postgres"],
    "dev": ["build", "dev"],
    "ray": ["ray"],
}
"""The groups and extras that each lock of requirements/ holds, besides the dependencies of the package."""


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _wanted(names: list[str]) -> Iterator[Requirement]:
    """Yield the requirements of extras and groups, with those of extras that they name."""
    for line in (line for name in names for line in [*EXTRAS.get(name, ()), *_group(name)]):
        requirement = Requirement(line)
        if requirement.name == "vigneron":
            yield from _wanted(sorted(requirement.extras))
        elif requirement.marker is None or requirement.marker.evaluate():
            yield requirement


def _group(name: str) -> list[str]:
    found: list[str] = PROJECT["dependency-groups"].get(name, [])
    return found


BASE = {_plain(Requirement(line).name) for line in PROJECT["project"]["dependencies"]}


def _foreign(tree: ast.AST, inside: bool = False) -> Iterator[tuple[str, bool]]:
    """Yield the root of every third-party import, and whether it stands in a function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [str(node.module)]
        for root in {name.partition(".")[0] for name in names}:
            if root != "vigneron" and root not in sys.stdlib_module_names:
                yield root, inside
        yield from _foreign(node, inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def test_the_light_rooms_import_only_what_a_light_installation_has() -> None:
    own = {room: {_plain(r.name) for r in _wanted([extra])} for room, extra in AT_THE_TOP.items()}
    every = {_plain(r.name) for r in _wanted(list(EXTRAS))} | BASE
    complaints = []
    for module, path in MODULES.items():
        if "migrations" in module:
            continue
        at_top = BASE.union(*(names for room, names in own.items() if f"{module}.".startswith(f"{room}.")))
        for root, inside in _foreign(ast.parse(path.read_text(encoding="utf-8"))):
            owners = {_plain(name) for name in DISTRIBUTIONS.get(root, [root])}
            if not owners & (every if inside else at_top):
                complaints.append(f"{module} imports {root}{' in a function' * inside}")
    assert not complaints


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    pinned: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.MULTILINE):
        pinned.setdefault(name, []).append(version)
    wanted = list(_wanted(LOCKS[lock]))
    if lock != "ray":  # it is installed beside dev.txt
        wanted += map(Requirement, PROJECT["project"]["dependencies"])
    assert wanted
    for requirement in wanted:
        versions = pinned.get(_plain(requirement.name), [])
        assert versions, f"{requirement.name} is not in requirements/{lock}.txt: make the lock anew"
        assert all(version in requirement.specifier for version in versions), f"{requirement}: {versions}"


_ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

absent = set(sys.argv[1].split())
sys.meta_path.insert(0, Nothing())
from vigneron.cli import main
for words in sys.argv[2:]:
    print(main(words.split()), flush=True)
"""
TABLE = (
    "serve --lang fr",
    "ratings --data-dir no",
    "backup --data-dir no --lang de x.gz",
    "password --data-dir no x",
)


def test_a_light_installation_plays_and_says_what_a_table_needs(tmp_path: Path) -> None:
    light = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements/library.txt").read_text(), re.MULTILINE))
    absent = [root for root, owners in DISTRIBUTIONS.items() if not {_plain(o) for o in owners} & light]
    assert {"litestar", "sqlalchemy", "numpy", "openskill"} <= set(absent)
    commands = ("games", "match burgundy_dice --bots greedy,random --games 1", "arena --help", *TABLE)
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("VIGNERON_", "LC_"))}
    done = subprocess.run(
        [sys.executable, "-c", _ALONE, " ".join({*absent} - {"vigneron"}), *commands],
        capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**clean, "PYTHONPATH": str(HOUSE.parent), "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    statuses = [int(line) for line in done.stdout.splitlines() if line in ("0", "1", "2", "130")]
    assert statuses == [0, 0, 0, 1, 1, 1, 1], done.stdout + done.stderr
    french, english, german, _ = lines = done.stderr.splitlines()
    assert french.startswith("Il faut ")
    assert english.startswith("This needs ")
    assert german.startswith("Dafür wird ")
    assert all('pip install "vigneron[server]"' in line for line in lines)
    assert not list(tmp_path.iterdir())
