"""The server's and the command line's sentences: the same in every language, none twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import vigneron
from vigneron.i18n.speaker import LANGUAGES, house_files

HOUSE = Path(vigneron.__file__).parent
FOLDERS = [path.parent for path in house_files("en")]
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_language_has_the_same_sentences(folder: Path) -> None:
    ids = {lang: _ID.findall((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    assert sorted(ids["en"]) == sorted(ids["fr"]) == sorted(ids["de"])


def test_no_sentence_stands_in_two_parts_of_the_house() -> None:
    ids = [id for folder in FOLDERS for id in _ID.findall((folder / "en.ftl").read_text(encoding="utf-8"))]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


class _Twice(Visitor):
    """Collects variants that occur twice in one selection: only the last of them is ever used."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:
        keys = [str(getattr(one.key, "name", None) or getattr(one.key, "value", "")) for one in node.variants]
        self.found += _twice(keys)
        self.generic_visit(node)


def _twice(words: list[str]) -> Iterator[str]:
    return (word for word, count in Counter(words).items() if count > 1)


@pytest.mark.parametrize("path", sorted(HOUSE.rglob("*.ftl")), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_file_of_words_says_nothing_twice(path: Path) -> None:
    """Every line parses, no sentence occurs twice, and no variant within one."""
    found = parse(path.read_text(encoding="utf-8"))
    assert [one.content for one in found.body if isinstance(one, ast.Junk)] == []
    assert list(_twice([one.id.name for one in found.body if isinstance(one, ast.Message)])) == []
    choices = _Twice()
    choices.visit(found)
    assert choices.found == []
