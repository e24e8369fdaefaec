"""Copies the template game to a new folder, under its own name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vigneron.cli.voice import Fail
from vigneron.core.registry import homes

KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TEMPLATE: Final = "_three_rows"
"""The game that a new one is copied from."""
_TEXTS: Final = (".py", ".md", ".ftl", ".toml", ".svg", ".css", ".txt", ".jsonl")
_OWN_TESTS: Final = "example_tests"


def prefix_of(key: str) -> str:
    """Return the two capitals with which the clause numbers of the new game begin."""
    words = [word for word in key.split("_") if word[:1].isalpha()]
    letters = words[0][0] + words[1][0] if len(words) > 1 else (words[0] + "x")[:2]
    return letters.upper() if letters.isalpha() else letters[0].upper() + "X"


def renamed(text: str, source: str, key: str) -> str:
    """Return a file of the game `source` with the names of the new game."""
    text = text.replace(f"vigneron.games.{source}", f"vigneron.games.{key}")
    text = text.replace(f'"{source}"', f'"{key}"')
    text = re.sub(rf"\b{_camel(source)}(?=[A-Z])", _camel(key), text)
    return re.sub(rf"\b{prefix_of(source)}-(?=\d)", f"{prefix_of(key)}-", text)


def _camel(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("_"))


def check_key(key: str, into: Path) -> None:
    """Check that a game can have this key and that nothing has it already. Raises Fail."""
    if not KEY.fullmatch(key) or len(key) > 40:
        raise Fail("cli-new-bad_key", 2, key=key)
    taken = [Path(home) / key for home in homes()] + [into / key]
    if any(path.exists() for path in taken):
        raise Fail("cli-new-exists", 2, key=key)


def tests_home(into: Path) -> Path | None:
    """Return the checkout's folder of game tests, if `into` is the checkout's folder of games."""
    root = into.resolve().parents[2] if len(into.resolve().parents) > 2 else into
    found = root / "tests" / "games"
    return found if into.resolve() == root / "src" / "vigneron" / "games" and found.is_dir() else None


def make_game(key: str, into: Path, source: str = TEMPLATE) -> list[Path]:
    """Copy a game to `into`/`key`, and its tests to tests/games/`key` of a checkout. Raises Fail.

    Returns the new folders."""
    check_key(key, into)
    origin = Path(homes()[0]) / source
    if not (origin / "__init__.py").is_file():
        raise Fail("cli-new-no_template", 1)
    tests = tests_home(into)
    made = [into / key]
    if tests is not None:
        if (tests / key).exists():
            raise Fail("cli-new-exists", 2, key=key)
        made.append(tests / key)
    for path in sorted(origin.rglob("*")):
        inner = path.relative_to(origin)
        if path.is_dir() or "__pycache__" in inner.parts or path.suffix not in _TEXTS:
            continue
        if inner.parts[0] == _OWN_TESTS and tests is not None:
            target = tests / key / Path(*inner.parts[1:])
        else:
            target = into / key / inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text(encoding="utf-8"), source, key), encoding="utf-8")
    return made
