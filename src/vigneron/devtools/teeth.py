"""Mutation tests by clause: if a line of a rule is removed, a test that names the clause must fail.

    python -m vigneron.devtools.teeth GAME [--rule CB-23] [--file NAME.py] [--limit N]

A line belongs to a clause if the refusal in the line names the clause. It also belongs to the clause if a
comment on or above the line, or the docstring of its function, names the clause. A mutant has an `if` that is
never true, or lacks an assignment, an expression or a refusal. For each mutant, the tests that name its
clauses run in a process of their own. A process that runs too long or takes too much memory is stopped, and
counts as a failing test. The command prints mutants that pass all tests. The exit status is 1 if there are
any."""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import resource
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import lru_cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from vigneron._compiled import finder
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.rules_text import clauses
from vigneron.testing.citations import cited, functions_of_tests

_SECONDS: Final = 600
"""The limit of processor time for all tests with unchanged rules. The tests of a mutant may take twice as
long as the same tests took with unchanged rules."""
_BYTES: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule with one line changed or removed. `source` is the source of the whole changed module."""

    path: Path
    line: int
    rules: tuple[str, ...]
    was: str
    source: str


def _spots(tree: ast.Module) -> Iterator[tuple[ast.stmt, ast.FunctionDef]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                plain = isinstance(node, ast.AugAssign | ast.If | ast.Expr | ast.Assign | ast.Return)
                if not plain or not isinstance(node, ast.stmt):
                    continue
                if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                    yield node, function


def _changed(source: str, node: ast.stmt) -> str | None:
    lines = source.splitlines(keepends=True)
    first = lines[node.lineno - 1]
    indent = first[: len(first) - len(first.lstrip())]
    assert node.end_lineno is not None
    if isinstance(node, ast.If):
        test = node.test
        assert test.end_lineno is not None
        assert test.end_col_offset is not None
        head = lines[test.lineno - 1].encode()[: test.col_offset].decode()
        tail = lines[test.end_lineno - 1].encode()[test.end_col_offset :].decode()
        lines[test.lineno - 1 : test.end_lineno] = [f"{head}False{tail}"]
        return "".join(lines)
    if isinstance(node, ast.Return):
        refuses = isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "Refusal"
        if not refuses:
            return None
        lines[node.lineno - 1 : node.end_lineno] = [f"{indent}return None\n"]
        return "".join(lines)
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return None  # if the name were not assigned, every test would fail
    lines[node.lineno - 1 : node.end_lineno] = [f"{indent}pass\n"]
    return "".join(lines)


def mutants(game: Game[Any, Any]) -> Iterator[Mutant]:
    """Yield the mutants of a game's rules."""
    folder, known = game.folder, set(clauses(game, "en"))
    for path in sorted((folder / "rules").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        done: set[int] = set()
        for node, function in _spots(ast.parse(source)):
            end = node.lineno if isinstance(node, ast.If) else node.end_lineno or node.lineno
            above = lines[node.lineno - 2] if lines[node.lineno - 2].lstrip().startswith("#") else ""
            body = lines[node.lineno - 1 : end]
            if isinstance(node, ast.If):
                body = lines[node.lineno - 1 : node.body[0].end_lineno]
            near = cited(above + "\n".join(body), known)
            rules = near or cited(ast.get_docstring(function) or "", known)
            tells = "log" in ast.unparse(node)[:40]
            changed = None if tells or not rules or node.lineno in done else _changed(source, node)
            if changed is not None and rules:
                done.add(node.lineno)
                yield Mutant(path, node.lineno, tuple(rules), lines[node.lineno - 1].strip(), changed)


class _Changed(MetaPathFinder, Loader):
    """An import hook that loads one module from changed source."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        self.name, self.mutant = name, mutant

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the changed module."""
        package = self.mutant.path.name == "__init__.py"
        return spec_from_loader(fullname, self, is_package=package) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Execute the changed source."""
        module.__file__ = str(self.mutant.path)
        if self.mutant.path.name == "__init__.py":
            module.__path__ = [str(self.mutant.path.parent)]
        exec(compile(self.mutant.source, str(self.mutant.path), "exec"), module.__dict__)


@lru_cache(maxsize=1)
def _cited_by(tests: Path) -> list[tuple[str, str]]:
    """Return id and docstring of every test."""
    return [
        (f"{path}::{node.name}", ast.get_docstring(node) or "")
        for path in sorted(tests.rglob("test_*.py"))
        for node in functions_of_tests(path)
    ]


def _citing(tests: Path, rules: tuple[str, ...]) -> list[str]:
    """Return the ids of tests whose docstring names one of the clauses."""
    return [name for name, said in _cited_by(tests) if any(re.search(rf"\b{rule}\b", said) for rule in rules)]


class _Spent:
    """Records the processor time of each test, in seconds, by the ids that `_citing` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Function) -> Generator[None, object, object]:
        """Measure a test."""
        begun = time.process_time()
        done = yield
        name = f"{item.path}::{item.originalname}"
        self.seconds[name] = self.seconds.get(name, 0.0) + time.process_time() - begun
        return done

    def pytest_sessionfinish(self) -> None:
        """Write the times to the file."""
        self.path.write_text(json.dumps(self.seconds), encoding="utf-8")


def _run(
    chosen: list[str], seconds: int, changed: _Changed | None = None, spent: _Spent | None = None
) -> bool:
    """Run tests in a forked process with a limit of processor time, in seconds; return whether all pass."""
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        # The limits are those of the system, because an endless loop may never return to Python.
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if changed is not None:
            sys.meta_path.insert(0, changed)
        status = 1
        try:
            plugins = [spent] if spent is not None else []
            status = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *chosen], plugins))
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def _times(tests: Path) -> dict[str, float]:
    """Return the seconds that each test takes with unchanged rules; {} if one fails."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "seconds"
        passed = _run([str(tests)], _SECONDS, spent=_Spent(path))
        return dict(json.loads(path.read_text(encoding="utf-8"))) if passed else {}


def survives(mutant: Mutant, tests: Path, house: Path, times: dict[str, float]) -> bool:
    """Run the tests that name the clauses of a mutant; return whether all pass."""
    chosen = _citing(tests, mutant.rules)
    name = "vigneron." + ".".join(mutant.path.relative_to(house).with_suffix("").parts)
    changed = _Changed(name.removesuffix(".__init__"), mutant)
    seconds = 3 + 2 * int(sum(times.get(test, 0.0) for test in chosen))
    return not chosen or _run(chosen, seconds, changed)


def _load(tests: Path, key: str) -> None:
    """Import everything that tests need, so that forks share it. Each fork imports the game itself."""
    with Path(os.devnull).open("w") as null, redirect_stdout(null):
        pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(tests)])
    for name in list(sys.modules):
        if name.startswith((f"vigneron.games.{key}", f"tests.games.{key}")):
            del sys.modules[name]
    find_game.cache_clear()


def main() -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m vigneron.devtools.teeth")
    parser.add_argument("game")
    parser.add_argument("--rule", help="only lines of this rule")
    parser.add_argument("--file", help="only lines of files of this name")
    parser.add_argument("--limit", type=int, default=0, help="stop after so many mutants")
    asked = parser.parse_args()
    finder.leave()  # tests must run the changed source
    found = find_game(asked.game)
    folder = found.folder
    house = folder.parents[1]
    tests = house.parents[1] / "tests" / "games" / asked.game
    _load(tests, asked.game)
    times = _times(tests)
    if not times:
        print("the tests do not pass as they are")
        return 2
    tried = 0
    left: list[Mutant] = []
    for mutant in mutants(found):
        if asked.rule and asked.rule not in mutant.rules:
            continue
        if asked.file and asked.file != mutant.path.name:
            continue
        if asked.limit and tried == asked.limit:
            break
        tried += 1
        if survives(mutant, tests, house, times):
            left.append(mutant)
            where = f"{mutant.path.name}:{mutant.line}"
            print(f"survives: {' '.join(mutant.rules)}  {where}  {mutant.was}", flush=True)
    print(f"{tried} lines taken away, {tried - len(left)} noticed, {len(left)} survived")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
