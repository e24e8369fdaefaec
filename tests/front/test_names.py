"""The front door: the names that versions promise, each with an example that runs."""

from __future__ import annotations

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import vigneron
from vigneron.core.match import Match as CoreMatch

PROMISED = [
    "BadData",
    "BadJournal",
    "BadPosition",
    "BadSetup",
    "Bot",
    "Budget",
    "Game",
    "IllegalAction",
    "Match",
    "NoAnswer",
    "NoEdition",
    "NothingToAnalyse",
    "NothingToReview",
    "Search",
    "Snapshot",
    "UnknownBot",
    "UnknownGame",
    "View",
    "Xorshift",
    "__version__",
    "analyse",
    "bot_names",
    "game",
    "keys",
    "load",
    "make_bot",
    "picture",
    "position",
    "review",
    "start",
    "tournament",
]
"""A name that goes from this list needs a new major version; a new name needs a line in the change log."""
OF_A_MATCH = [
    "act",
    "bot",
    "copy",
    "game",
    "journal",
    "legal",
    "offers",
    "picture",
    "play",
    "ply",
    "position",
    "random",
    "refusal",
    "result",
    "resumed",
    "rounds",
    "rules",
    "save",
    "seen",
    "setup",
    "state",
    "step",
    "text",
    "to_act",
    "undo",
    "why_refused",
]


def test_the_exported_names_are_those_that_are_promised() -> None:
    assert sorted(vigneron.__all__) == sorted(PROMISED)
    for name in PROMISED:
        assert getattr(vigneron, name) is getattr(vigneron, name)
    match = vigneron.start("burgundy_dice", seats=1)
    public = {name for name in dir(match) if not name.startswith("_")}
    assert public == {*OF_A_MATCH}


def _examples(name: str) -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(recurse=name in ("Match", "Snapshot"))
    found = finder.find(getattr(vigneron, name), name, module=False, globs={})
    if name == "Match":
        found += finder.find(CoreMatch, "core.Match", module=False, globs={})
    return [one for one in found if one.examples]


@pytest.mark.parametrize("name", ["", *(name for name in PROMISED if name != "__version__")])
def test_every_name_has_an_example_that_runs(name: str) -> None:
    examples = (
        _examples(name)
        if name
        else [doctest.DocTestParser().get_doctest(vigneron.__doc__ or "", {}, "vigneron", None, 0)]
    )
    assert examples, f"vigneron.{name} has no example"
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in examples:
        runner.run(example)
    assert runner.failures == 0


def test_the_types_of_the_names_are_those_of_the_values() -> None:
    """What a type checker imports and what runs are written twice."""
    tree = ast.parse(Path(vigneron.__file__).read_text(encoding="utf-8"))
    [block] = [node for node in tree.body if isinstance(node, ast.If)]
    typed = {
        (alias.asname or alias.name): f"{node.module}.{alias.name}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    run = {name: f"vigneron.{module}.{first}" for name, (module, first) in vigneron._MODULE_OF.items()}
    assert typed == run
    assert {*typed, "__version__"} == {*PROMISED}


def test_import_is_lazy() -> None:
    """`import vigneron` imports no game and no other distribution; packages come when they are named."""
    program = """
import sys, vigneron
assert [name for name in sys.modules if name.startswith("vigneron.")] == [
    "vigneron._compiled", "vigneron._compiled.finder"], sorted(sys.modules)
assert not {"msgspec", "babel", "fluent", "numpy", "tomllib"} & set(sys.modules)
assert vigneron.bots.ask and vigneron.games.__path__ and "start" in dir(vigneron)
assert not hasattr(vigneron, "nothing") and not hasattr(vigneron, "../x")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
