"""The action table, what offers are called, and what is told."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.burgundy_dice.positions import table
from vigneron.core.scene import distinct
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.actions import ACTIONS
from vigneron.games.burgundy_dice.rules.box import PLACE
from vigneron.i18n.speaker import LANGUAGES, Speaker


def test_the_table_of_acts() -> None:
    """CB-12, CB-41 to CB-43: castles, four pairs of dice, monks, workers, declining, seconds, done."""
    kinds = Counter(text.partition(":")[0] for text in ACTIONS.text)
    assert kinds == {
        "castle": 37,
        "mark": 148,
        "monk": 74,
        "worker": 444,
        "pass": 1,
        "second": 148,
        "done": 1,
    }
    assert all(ACTIONS.parse(text) == at for at, text in enumerate(ACTIONS.text))
    assert ACTIONS.parse("mark:2.0.1") is None


@pytest.mark.parametrize(
    ("text", "touch"),
    [
        ("castle:10", {"hex-10"}),
        ("mark:1.0.10", {"die-c1", "die-n0", "hex-10"}),
        ("monk:1.10", {"bonus-monk", "die-n1", "hex-10"}),
        ("worker:0.10.6", {"bonus-worker", "die-c0", "hex-10", "pip-6"}),
        ("second:0.1.10", {"bonus-silver", "die-c0", "die-n1", "hex-10"}),
        ("pass", {"pass"}),
        ("done", {"done"}),
    ],
)
def test_touches(text: str, touch: set[str]) -> None:
    """What a person touches to make an act."""
    act = ACTIONS.parse(text)
    assert act is not None
    assert set(ACTIONS.touch[act]) == touch


def test_places_have_names() -> None:
    """Rows a to g from above, counted from the left."""
    assert (PLACE[0], PLACE[3], PLACE[4], PLACE[36]) == ("a1", "a4", "b1", "g4")
    assert len(set(PLACE)) == 37


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_offer_has_its_own_sentence(lang: str) -> None:
    """CB-43: of acts that differ only in equal dice one is offered, so that no two offers read alike."""
    speaker = Speaker(lang, GAME, ("Ann", "Bo"))
    for dice in (("city", "city", 3, 3), ("city", "mine", 3, 3), ("pasture", "city", 5, 6)):
        here = table(2).castles("c2", "c2").holding(0, monk=1, worker=1, silverling=1).rolled(*dice)
        for text in (None, "mark:0.0.c1") if dice[0] == "city" else (None,):
            if text:
                here.act(text)
            picture, seen = GAME.picture(), here.rules.observe(here.state, 0)
            legal = here.rules.legal(here.state, 0)
            offers = distinct(legal, GAME.actions.touch, picture.overlay(here.rules, seen, 0).alike)
            said = [speaker.text(GAME.picture().describe(here.rules, here.state, 0, act)) for act in offers]
            assert len(set(said)) == len(said)


def test_offers_in_english() -> None:
    """What a terminal shows."""
    speaker = Speaker("en", GAME)
    here = table(2).castles("c2", "c2").holding(0, monk=1, worker=1).rolled("city", "city", 3, 5)
    for text, said in {
        "mark:1.0.c1": "City c1: write 3",
        "monk:1.d2": "Use a monk – river d2: write 5",
        "worker:0.c1.6": "Use a worker – city c1: write 6",
        "pass": "No mark, take a worker",
    }.items():
        assert here.may(text)
        assert speaker.text(GAME.picture().describe(here.rules, here.state, 0, here._act(text))) == said


def test_what_a_silverling_turn_tells() -> None:
    """CB-43, CB-31: each mark with what it completed, also in one area; `done` tells nothing."""
    here = table(2).castles("c2", "c2").holding(0, silverling=1).rolled("pasture", "pasture", 4, 4)
    first = here.act("mark:0.0.c3")
    second = here.act("second:1.1.c4")
    revealed = here.act("pass", 1)
    assert [e.kind for e in first] == ["marked"]
    assert [e.kind for e in second] == ["marked_with_bonus", "area_completed"]
    assert [(e.kind, e.data.get("place")) for e in revealed[:3]] == [
        ("marked", "c3"),
        ("marked_with_bonus", "c4"),
        ("area_completed", None),
    ]
    here = table(2).castles("c2", "c2").holding(0, silverling=1).rolled("pasture", "pasture", 4, 4)
    here.act("mark:0.0.c3")
    assert here.act("done") == []


def test_round_and_length() -> None:
    """CB-15: a round is a turn; no game is longer than was declared."""
    setup = GAME.setup(2)
    here = table(2)
    assert GAME.round_of(here.state) == 1
    here.turn("castle:c2", "castle:c2")
    here.turn("pass", "pass")
    assert GAME.round_of(here.state) == 2
    assert GAME.max_plies(setup) >= 2 * (1 + 2 * 30)
