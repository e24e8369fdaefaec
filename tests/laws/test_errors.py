"""Our errors can be pickled and come back unchanged, also those with more arguments than a message."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vigneron
from vigneron.bots.failing import Failure
from vigneron.core.contract import Refusal
from vigneron.core.journal import BadJournal

HOUSE = Path(vigneron.__file__).parent
_LEFT_OUT = ("__main__.py", "env.py")
"""Files that run something when imported."""

VALUES: dict[str, Any] = {
    "refusal": Refusal("not_now", "XX-1", {"who": 1}),
    "failure": Failure("greedy", "game", 0, 1, 7, "RuntimeError: boom"),
    "error": BadJournal(3, "order", "expected ply 3", {"expected": 3}),
    "game": None,
    "weights": (1, 2),
    "known": ("1", "2"),
    "ply": 3,
    "seat": 1,
    "number": 7,
    "status": 2,
    "data": {"who": 1},
}
"""Arguments for constructors by parameter name; any other gets a word."""


def _errors() -> Iterator[type[BaseException]]:
    for path in sorted(HOUSE.rglob("*.py")):
        inner = path.relative_to(HOUSE)
        if path.name in _LEFT_OUT or "versions" in inner.parts or "example_tests" in inner.parts:
            continue
        name = ".".join(["vigneron", *inner.with_suffix("").parts]).removesuffix(".__init__")
        try:
            module = import_module(name)
        except ImportError as missing:
            if str(missing.name).startswith("vigneron"):
                raise
            continue  # the extra is not installed
        for kind in vars(module).values():
            ours = isinstance(kind, type) and issubclass(kind, BaseException) and kind.__module__ == name
            if ours:
                yield kind


ERRORS = list(_errors())


def _made(kind: type[BaseException]) -> BaseException:
    if not inspect.isfunction(kind.__init__):
        return kind("because")
    given: list[Any] = []
    named: dict[str, Any] = {}
    for name, parameter in list(inspect.signature(kind).parameters.items()):
        value = VALUES.get(name, f"the {name}")
        if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            given.append(value)
        elif parameter.kind is parameter.KEYWORD_ONLY:
            named[name] = value
        elif parameter.kind is parameter.VAR_KEYWORD:
            named |= {"file": "x", "count": 2}
    return kind(*given, **named)


def _told(error: BaseException) -> Any:
    """Return the comparable parts of an error; errors within it are equal if their texts are."""
    own = {k: repr(v) if isinstance(v, BaseException) else v for k, v in vars(error).items()}
    return type(error), str(error), error.args, own


@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_an_error_is_the_same_in_another_process(kind: type[BaseException]) -> None:
    error = _made(kind)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert _told(pickle.loads(pickle.dumps(error, protocol))) == _told(error)
    assert _told(copy.copy(error)) == _told(error)
    assert _told(copy.deepcopy(error)) == _told(error)


def test_those_that_take_more_than_a_message_are_among_them() -> None:
    assert {"IllegalAction", "BadSetup", "BadJournal", "NeedDraw", "Fail"} <= {k.__name__ for k in ERRORS}
    assert len([kind for kind in ERRORS if "__init__" in vars(kind)]) > 10
