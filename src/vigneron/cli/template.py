"""Copies a game to a new folder under a new name."""

from __future__ import annotations

import keyword
import re
import shutil
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from vigneron.cli.voice import Fail
from vigneron.core.installed import KEY, LONGEST
from vigneron.core.registry import games, homes, source

TEMPLATE: Final = "_template"
"""The key of the draft game that new games are copied from."""
_TEXTS: Final = (".py", ".md", ".ftl", ".toml", ".svg", ".css", ".txt", ".jsonl")
_OWN_TESTS: Final = "example_tests"
_NUMBER: Final = re.compile(r"^### ([A-Z]{2})-\d", re.MULTILINE)
_TITLE: Final = re.compile(r"^title = (.*)$", re.MULTILINE)


def title_of(key: str) -> str:
    """Return the title of a new game until somebody changes it: "Blue Moon" for `blue_moon`."""
    return key.replace("_", " ").title()


def prefix_of(key: str) -> str:
    """Return the two capitals with which the clause numbers of a game would begin."""
    words = [word for word in key.split("_") if word[:1].isalpha()]
    letters = words[0][0] + words[1][0] if len(words) > 1 else (words[0] + "x")[:2]
    return letters.upper() if letters.isalpha() else letters[0].upper() + "X"


def free_prefix(key: str, taken: set[str]) -> str:
    """Return the game's prefix, or a similar prefix that no other game has."""
    first, capitals = prefix_of(key), string.ascii_uppercase
    near = [first, *(first[0] + letter for letter in key.upper() + capitals if letter.isalpha())]
    found: list[str] = [*near, *(one + other for one in capitals for other in capitals)]
    return next(prefix for prefix in found if prefix not in taken)


def prefixes() -> set[str]:
    """Return the prefixes of the clause numbers of all games in the folders of games."""
    return {
        prefix
        for home in homes()
        for path in Path(home).glob("*/text/en.md")
        for prefix in _NUMBER.findall(path.read_text(encoding="utf-8"))
    }


def _camel(key: str) -> str:
    return "".join(word.capitalize() for word in key.split("_"))


def _check(key: str, title: str, into: Path) -> None:
    """Raise Fail if a game cannot have this key or title, or if the key is in use already."""
    if not KEY.fullmatch(key) or len(key) > LONGEST or keyword.iskeyword(key):
        raise Fail("cli-new-bad_key", 2, key=key)
    if not title or len(title) > LONGEST or not title.isprintable() or set(title) & set("{}"):
        raise Fail("cli-new-bad_title", 2, title=title, most=LONGEST)
    taken = [Path(home) / key for home in homes()] + [into / key]
    found = next((path for path in taken if path.exists()), None)
    if found is not None or key in games():
        raise Fail("cli-new-exists", 2, key=key, folder=str(found or source(key)))


def tests_home(into: Path) -> Path | None:
    """Return the folder of the games' tests if `into` is the folder of games in a checkout, else None."""
    root = into.resolve().parents[2] if len(into.resolve().parents) > 2 else into
    found = root / "tests" / "games"
    return found if into.resolve() == root / "src" / "vigneron" / "games" and found.is_dir() else None


def _files(source: str, origin: Path, key: str, title: str) -> Iterator[tuple[Path, str]]:
    """Yield each file of the new game: its path in the game's folder, and its text."""
    text = (origin / "text" / "en.md").read_text(encoding="utf-8")
    old: str = _NUMBER.findall(text)[0]
    words = (origin / "words" / "en.ftl").read_text(encoding="utf-8")
    old_title: str = _TITLE.findall(words)[0]
    new = free_prefix(key, prefixes() - {old})
    for path in sorted(origin.rglob("*")):
        inner = path.relative_to(origin)
        if path.is_dir() or "__pycache__" in inner.parts or path.suffix not in _TEXTS:
            continue
        text = path.read_text(encoding="utf-8")
        text = text.replace(f"vigneron.games.{source}", f"vigneron.games.{key}")
        text = text.replace(f'"{source}"', f'"{key}"')
        text = re.sub(rf"\b{_camel(source)}(?=[A-Z])", _camel(key), text)
        text = re.sub(rf"\b{old}-(?=\d)", f"{new}-", text)
        if path.name == "en.ftl":
            text = _TITLE.sub(lambda _: f"title = {title}", text)
        elif path.suffix == ".py":
            text = text.replace(old_title, title.replace("\\", "").replace('"', "'"))  # in docstrings
        yield inner, text


def make_game(key: str, into: Path, title: str | None = None, source: str = TEMPLATE) -> list[Path]:
    """Copy a game to `into`/`key`, and its tests to a checkout's tests/games/`key`; return the files.

    Without a title, the title is made from the key. Raises Fail or OSError. If this raises, no file
    remains."""
    title = title_of(key) if title is None else title.strip()
    _check(key, title, into)
    origin = Path(homes()[0]) / source
    if not (origin / "__init__.py").is_file():
        raise Fail("cli-new-no_template", 1)
    tests = tests_home(into)
    if tests is not None and (tests / key).exists():
        raise Fail("cli-new-exists", 2, key=key, folder=str(tests / key))
    made: list[Path] = []
    try:
        for inner, text in _files(source, origin, key, title):
            if inner.parts[0] == _OWN_TESTS and tests is not None:
                target = tests / key / Path(*inner.parts[1:])
            else:
                target = into / key / inner
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            made.append(target)
    except OSError:
        for folder in (into / key, *([tests / key] if tests else [])):
            shutil.rmtree(folder, ignore_errors=True)
        raise
    return made
