"""The players' reference: its numbers are those of the box, in every language, and no ruling is missing."""

from __future__ import annotations

import re

import pytest

from tests.games.burgundy_dice.positions import table
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import COLOURS

RULINGS = {"en": "**Ruling**", "fr": "**Décision**", "de": "**Entscheidung**"}
TOLD = ("city", "pasture", "river", "monastery", "mine", "castle")
"""Colours in the order in which the reference names their values."""


def numbers(lang: str, clause: str) -> list[int]:
    found = clauses(GAME, lang)[clause]
    return [int(number) for number in re.findall(r"(?<!CB-)\b\d+", f"{found.title} {found.text}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_says_what_the_box_says(lang: str) -> None:
    """CB-20, CB-21, CB-22, CB-30, CB-50, CB-72: numbers, points and marks as the data have them."""
    box = table(2).rules.box
    for colour, clause in enumerate(("CB-20", "CB-21", "CB-22")):
        assert tuple(numbers(lang, clause)) == box.allowed[colour]
    areas = [value for size in range(1, 5) for value in (size, *box.area_points[size])]
    assert numbers(lang, "CB-30") == areas
    values = [value for colour in TOLD for value in box.colour_points[COLOURS.index(colour)][:2]]
    assert numbers(lang, "CB-50") == values
    assert numbers(lang, "CB-72") == [mark for _, mark in box.solo_marks]


def test_all_languages_give_the_same_numbers() -> None:
    """CB-1 and all others."""
    for clause in clauses(GAME, "en"):
        told = [sorted(numbers(lang, clause)) for lang in LANGUAGES]
        assert told[0] == told[1] == told[2], clause


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_lists_the_rulings(lang: str) -> None:
    """CB-11, CB-14, CB-14a, CB-14b, CB-32, CB-43, CB-70, CB-71: what the book leaves open is ours."""
    own = clauses(GAME, lang)
    ruled = [number for number, clause in own.items() if RULINGS[lang] in clause.text]
    assert ruled == ["CB-11", "CB-14", "CB-14a", "CB-14b", "CB-32", "CB-43", "CB-70", "CB-71"]
