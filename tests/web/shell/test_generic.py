"""The client knows no game: no key, no clause, no verb, touch, symbol or tone of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigneron.web
from vigneron.core.registry import game, games

STATIC = Path(vigneron.web.__file__).parent / "static"
TEMPLATES = Path(vigneron.web.__file__).parent / "templates"
FILES = sorted(
    path
    for folder in (STATIC, TEMPLATES)
    for path in folder.rglob("*")
    if path.suffix in (".js", ".css", ".html")
)
_STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
_COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)
_SELECTOR = re.compile(r"[.#]([a-z][\w-]*)")
_RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
_WORD = re.compile(r"[a-z]{3,}")

ORDINARY = frozenset(
    _WORD.findall(
        "again box card count crown done drop end first flag from full goal gone hands help label leave left "
        "local mark mine more move open plan points right score sign small start step stop tick use waiting"
    )
) | frozenset(("coin", "crest", "sand"))
"""Words of tables, pages and style sheets that a game may use too, and words of the scene (docs/scene.md)."""


def words_of_games() -> set[str]:
    out: set[str] = set()
    for key in games():
        found = game(key)
        for text, touches in zip(found.actions.text, found.actions.touch, strict=True):
            out.update(_WORD.findall(text.split(":")[0]))
            for touch in touches:
                out.update(_WORD.findall(touch))
        for art, pattern in (("art.svg", r'<symbol id="([\w-]+)"'), ("art.css", r"\.tone-([\w-]+)")):
            path = found.folder / art
            for name in re.findall(pattern, path.read_text(encoding="utf-8") if path.is_file() else ""):
                out.update(_WORD.findall(name))
    return out - ORDINARY


def words_used(path: Path) -> set[str]:
    text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
    if path.suffix == ".js":  # anything except strings is the client's own
        text = " ".join("".join(parts) for parts in _STRING.findall(text))
    else:  # anything except names after a dot or a hash is CSS itself
        text = " ".join(_SELECTOR.findall(text))
    return set(_WORD.findall(text))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_client_file_knows_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [key for key in games() if key in text] == []
    assert _RULE.findall(text) == []


def test_no_client_file_uses_a_word_of_a_game() -> None:
    theirs = words_of_games()
    assert len(theirs) > 20
    found = {path.name: sorted(words_used(path) & theirs) for path in FILES if path.suffix != ".html"}
    assert {name: words for name, words in found.items() if words} == {}
