"""The house's own sentences: the same in every language, none twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vigneron
from vigneron.words import LANGUAGES

HOUSE = Path(vigneron.__file__).parent
FOLDERS = sorted(path for path in HOUSE.glob("*/words") if path.is_dir())
_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
def test_every_language_has_the_same_sentences(folder: Path) -> None:
    ids = {lang: _ID.findall((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
    assert sorted(ids["en"]) == sorted(ids["fr"]) == sorted(ids["de"])


def test_no_sentence_stands_in_two_parts_of_the_house() -> None:
    ids = [id for folder in FOLDERS for id in _ID.findall((folder / "en.ftl").read_text(encoding="utf-8"))]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []
