"""Finds which sentences a game's code names, and which sentences a language has (law 14)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from vigneron.core.game import Game
from vigneron.i18n.speaker import Speaker
from vigneron.testing.citations import EXAMPLES

_KINDS: Final = {"Refusal": "refusal-", "Event": "event-", "Part": "part-", "Text": ""}
"""By class whose first argument names a sentence: how the id of this sentence begins."""
_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _named(game: Game[Any, Any]) -> Iterator[str]:
    for path in game.folder.glob("**/*.py"):
        if EXAMPLES in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _KINDS:
                for said in _constants(node.args[0]) if node.args else ():
                    if not said.startswith("="):
                        yield _KINDS[node.func.id] + said


def _constants(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an argument may be: one text, or both texts of `a if … else b`."""
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def needed(game: Game[Any, Any]) -> list[str]:
    """Return the ids of the sentences that a game's code names, its title, and its options, sorted."""
    options = {f"option-{option.key}" for option in game.options}
    return sorted({"title", "tagline", *options, *_named(game)})


def missing(game: Game[Any, Any], lang: str) -> list[str]:
    """Return the needed sentences that are not in the language's own file, sorted."""
    speaker = Speaker(lang, game, strict=True)
    return [id for id in needed(game) if not speaker.has(id)]


def own_ids(game: Game[Any, Any], lang: str) -> list[str]:
    """Return the ids in a game's `words/LANG.ftl`, in its order; [] if there is no such file."""
    path = game.folder / "words" / f"{lang}.ftl"
    return _ID.findall(path.read_text(encoding="utf-8")) if path.is_file() else []


def unread(game: Game[Any, Any], lang: str) -> list[str]:
    """Return the first line of each part of a game's `words/LANG.ftl` that is not a sentence."""
    path = game.folder / "words" / f"{lang}.ftl"
    found = parse(path.read_text(encoding="utf-8")).body if path.is_file() else []
    return [str(one.content).strip().splitlines()[0] for one in found if isinstance(one, fluent.Junk)]
