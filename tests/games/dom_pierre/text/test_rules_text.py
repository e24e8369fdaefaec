"""The players' reference: its numbers are those of the box, in every language, and no ruling is missing."""

from __future__ import annotations

import re

import pytest

from tests.games.dom_pierre.positions import table
from vigneron.core.rules_text import LANGUAGES, changes, clauses
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import T_COIN, T_SALE_SMALL, T_VP_LARGE, T_VP_SMALL

OWN_WORDS = {
    "en": ("**Ruling**", "**Data**"),
    "fr": ("**Décision**", "**Donnée**"),
    "de": ("**Entscheidung**", "**Daten**"),
}
RULED = (
    "DP-10",
    "DP-11",
    "DP-21",
    "DP-23",
    "DP-25",
    "DP-33",
    "DP-34",
    "DP-35",
    "DP-47",
    "DP-51",
    "DP-55",
    "DP-60",
    "DP-76",
    "DP-77",
    "DP-95",
    "DP-96",
)


def numbers(lang: str, clause: str) -> list[int]:
    found = clauses(GAME, lang)[clause]
    return [int(number) for number in re.findall(r"(?<![G-])\b\d+", found.text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_says_what_the_box_says(lang: str) -> None:
    """DP-6, DP-26, DP-42, DP-53, DP-71, DP-72, DP-91, DP-96: numbers as the data have them."""
    box = table(3).rules.box
    assert numbers(lang, "DP-6") == [sum(box.grapes), box.grapes[0]]
    assert numbers(lang, "DP-26") == [box.end_vp]
    bonuses = sorted(bonus for press in box.press_bonus for bonus in press if bonus)
    assert numbers(lang, "DP-42") == [*bonuses, box.cellar_vintage, box.max_value]
    assert numbers(lang, "DP-53") == list(box.champagne_vp[1:])
    assert numbers(lang, "DP-71") == [box.grey_value, box.blue_value]
    tiers = [box.middle_from - 1, box.middle_from, box.bottom_from - 1, box.bottom_from, box.prestige_from]
    assert numbers(lang, "DP-72") == tiers
    assert numbers(lang, "DP-91") == [box.prestige_price]
    cashed = [box.token_value[token] for token in (T_VP_SMALL, T_VP_LARGE, T_COIN)]
    spent = [*box.token_value[T_SALE_SMALL : T_SALE_SMALL + 2]] * 2
    assert numbers(lang, "DP-96") == [*cashed, *spent, *cashed]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_routes_and_bonuses_are_told_as_the_newest_box_has_them(lang: str) -> None:
    """DP-61, DP-79: sections and what they add, values of bonuses; earlier editions said less, or 2 VP."""
    routes = {row["key"]: row for row in GAME.data()["routes"]["route"]}
    assert {tuple(row["sections"]) for row in routes.values()} == {(2, 2, 2)}
    assert routes["east"]["bonus"] == routes["south"]["bonus"]
    wanted = [bonus for key in ("north", "east", "west") for bonus in routes[key]["bonus"]]
    assert numbers(lang, "DP-61") == wanted
    values = {row["key"]: row["value"] for row in GAME.data()["goals"]["bonus"]}
    assert numbers(lang, "DP-79") == [values["coin"], values["vp"]]
    assert list(changes(GAME, lang)) == ["DP-61", "DP-79"]


def test_all_languages_give_the_same_numbers() -> None:
    """DP-1 and all others."""
    own = [clauses(GAME, lang) for lang in LANGUAGES]
    assert list(own[0]) == list(own[1]) == list(own[2])
    for clause in own[0]:
        told = [sorted(numbers(lang, clause)) for lang in LANGUAGES]
        assert told[0] == told[1] == told[2], clause


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reference_lists_rulings_and_data(lang: str) -> None:
    """DP-10 to DP-96: what is ours and what only pictures show is said to be, in own words."""
    own = clauses(GAME, lang)
    ruling, data = OWN_WORDS[lang]
    assert tuple(number for number, clause in own.items() if ruling in clause.text) == RULED
    assert [number for number, clause in own.items() if data in clause.text] == [
        "DP-2",
        "DP-8",
        "DP-23",
        "DP-61",
    ]
    foreign = [word for other in LANGUAGES if other != lang for word in OWN_WORDS[other]]
    assert not [number for number, clause in own.items() if any(word in clause.text for word in foreign)]
