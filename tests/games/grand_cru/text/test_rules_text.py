"""The players' reference: its numbers are those of the box, in every language, and no ruling is missing."""

from __future__ import annotations

import re

import pytest

from tests.games.grand_cru.positions import table
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.games.grand_cru import GAME

RULINGS = {"en": "**Ruling**", "fr": "**Décision**", "de": "**Entscheidung**"}


def numbers(lang: str, clause: str) -> list[int]:
    found = clauses(GAME, lang)[clause]
    return [int(number) for number in re.findall(r"\d+", f"{found.title} {found.text}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_says_what_the_box_says(lang: str) -> None:
    """GC-1, GC-2, GC-52: cubes, prices, ripe barrels and interest as the data have them."""
    box = table(2).rules.box
    assert numbers(lang, "GC-1")[:5] == list(box.supply)
    ripe = [barrel + 1 for zone in zip(box.ripe_from, box.ripe_to, strict=True) for barrel in zone]
    prices = [price for steps in box.price for price in steps]
    assert numbers(lang, "GC-2") == prices + ripe
    assert numbers(lang, "GC-52")[-len(box.interest) :] == list(box.interest)


def test_all_languages_give_the_same_numbers() -> None:
    """GC-1 and all others."""
    for clause in clauses(GAME, "en"):
        told = [sorted(numbers(lang, clause)) for lang in LANGUAGES]
        assert told[0] == told[1] == told[2], clause


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_lists_the_rulings(lang: str) -> None:
    """GC-5: that the bank never runs out is one of them; each stands in a clause, where readers find it."""
    own = clauses(GAME, lang)
    ruled = [number for number, clause in own.items() if RULINGS[lang] in clause.text]
    assert ruled == [
        "GC-5",
        "GC-7",
        "GC-11",
        "GC-13",
        "GC-14",
        "GC-21",
        "GC-24",
        "GC-32",
        "GC-33",
        "GC-36",
        "GC-38",
        "GC-41",
        "GC-42",
        "GC-43",
        "GC-44",
        "GC-47",
        "GC-48",
        "GC-53",
        "GC-55",
        "GC-56",
        "GC-57",
    ]
    assert "275" in own["GC-5"].text


# What is ruled in a clause that has more than one ruling: words that stand behind its mark.
RULED = {
    "GC-13": {
        "en": "exactly one more action",
        "fr": "exactement une action de plus",
        "de": "genau eine Aktion",
    },
    "GC-14": {"en": "at the festival", "fr": "à la fête", "de": "Beim Fest"},
    "GC-42": {"en": "effect", "fr": "effet", "de": "bewirkt"},
    "GC-44": {"en": "all have passed", "fr": "tous ont passé", "de": "gepasst haben"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_book_leaves_open_stands_behind_the_mark(lang: str) -> None:
    """GC-13, GC-14, GC-42, GC-44: the lone player's last action, effect and nearness, last cubes."""
    own = clauses(GAME, lang)
    for number, words in RULED.items():
        book, _, ruling = own[number].text.partition(RULINGS[lang])
        assert words[lang] in ruling, number
        assert words[lang] not in book, number
    assert {"en": "Nearest", "fr": "proximité", "de": "Nähe"}[lang] in own["GC-42"].text
