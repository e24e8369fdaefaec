"""Copies the template game to a new folder, under its own name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from vigneron.cli.voice import Fail
from vigneron.core.registry import homes

KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TEXTS: Final = (".py", ".md", ".ftl", ".toml", ".svg", ".css", ".txt", ".jsonl")
_OWN_TESTS: Final = "example_tests"


def prefix_of(key: str) -> str:
    """Return the two capitals with which the numbers of the new game's rules begin."""
    words = [word for word in key.split("_") if word[0].isalpha()]
    letters = words[0][0] + words[1][0] if len(words) > 1 else (words[0] + "x")[:2]
    return letters.upper() if letters.isalpha() else letters[0].upper() + "X"


def renamed(text: str, key: str) -> str:
    """Return a file of the template with the new game's names in it."""
    camel = "".join(word.capitalize() for word in key.split("_"))
    text = text.replace("vigneron.games._template", f"vigneron.games.{key}").replace(
        '"_template"', f'"{key}"'
    )
    text = re.sub(r"\bTemplate(?=[A-Z])", camel, text)
    return re.sub(r"\bTG-(?=\d)", f"{prefix_of(key)}-", text)


def check_key(key: str, into: Path) -> None:
    """Raises Fail if no game can have this key, or something has it already."""
    if not KEY.fullmatch(key) or len(key) > 40:
        raise Fail("cli-new-bad_key", 2, key=key)
    taken = [Path(home) / key for home in homes()] + [into / key]
    if any(path.exists() for path in taken):
        raise Fail("cli-new-exists", 2, key=key)


def tests_home(into: Path) -> Path | None:
    """Return the folder of the games' tests if `into` is the games' folder of a checkout."""
    root = into.resolve().parents[2] if len(into.resolve().parents) > 2 else into
    found = root / "tests" / "games"
    return found if into.resolve() == root / "src" / "vigneron" / "games" and found.is_dir() else None


def make_game(key: str, into: Path) -> list[Path]:
    """Copy the template to `into`/`key` and its tests to a checkout's tests/games/`key`; return the folders.

    Raises Fail.
    """
    check_key(key, into)
    source = Path(homes()[0]) / "_template"
    if not (source / "__init__.py").is_file():
        raise Fail("cli-new-no_template", 1)
    tests = tests_home(into)
    made = [into / key]
    if tests is not None:
        if (tests / key).exists():
            raise Fail("cli-new-exists", 2, key=key)
        made.append(tests / key)
    for path in sorted(source.rglob("*")):
        inner = path.relative_to(source)
        if path.is_dir() or "__pycache__" in inner.parts or path.suffix not in _TEXTS:
            continue
        if inner.parts[0] == _OWN_TESTS and tests is not None:
            target = tests / key / Path(*inner.parts[1:])
        else:
            target = into / key / inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text(encoding="utf-8"), key), encoding="utf-8")
    return made
