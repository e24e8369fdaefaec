"""How the tests of pages wait."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.docs.test_examples import ROOT


def waits(path: Path) -> list[tuple[int, str]]:
    """Return the line and the script of each wait for something that a script says."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        (node.lineno, str(ast.literal_eval(node.args[0])))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
    ]


def test_whatever_is_waited_for_is_a_function_that_answers_at_once() -> None:
    """A bare expression is evaluated again at each look, which our pages' content security policy refuses:
    such a wait fails unless it is over at once. The promise of an asynchronous function counts as true, so it
    waits for nothing."""
    found = [(path, *each) for path in sorted((ROOT / "tests" / "web").rglob("*.py")) for each in waits(path)]
    assert found
    for path, line, script in found:
        begin = script.lstrip()
        assert "=>" in begin.partition("(")[0] or begin.startswith("() =>"), f"{path.name}:{line}"
