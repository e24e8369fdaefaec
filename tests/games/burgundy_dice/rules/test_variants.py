"""Variants: CB-70 to CB-72."""

from __future__ import annotations

import re

import pytest

from tests.games.burgundy_dice.positions import Table, kinds, table
from vigneron.core.contract import BadSetup
from vigneron.games.burgundy_dice import GAME
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.testing.pictures import overlay_texts, scene_texts
from vigneron.testing.walk import random_line

DOUBLE = ("monastery", "monastery", 6, 6, 2)


def refused(seats: int, variant: str) -> tuple[str, str]:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, {"variant": variant})
    return caught.value.refusal.code, caught.value.refusal.rule


def test_all_different_start_castles() -> None:
    """CB-70: the host first, then clockwise; a taken castle is not free."""
    here = table(3, variant="all_different")
    assert here.rules.to_act(here.state) == (0,)
    assert here.offers(1) == []
    assert here.why("castle:c2", 1) == "clockwise CB-70"
    here.act("castle:c5", 0)
    assert here.rules.to_act(here.state) == (1,)
    assert here.why("castle:c2", 0) == "clockwise CB-70"
    assert here.why("castle:c5", 1) == "castle_taken CB-70"
    assert here.offers(1) == ["castle:c2", "castle:e2", "castle:e5"]
    here.act("castle:c2", 1)
    here.act("castle:e5", 2)
    assert [here.bonuses(seat) for seat in range(3)] == [{"silverling": 1}, {"goods": 1}, {"monk": 1}]
    assert (here.state.turn, here.rules.to_act(here.state)) == (1, (0, 1, 2))


def test_different_castles_are_chosen_openly() -> None:
    """CB-70: told to everybody at once, and seen."""
    here = table(2, variant="all_different")
    events = here.act("castle:c5", 0)
    assert [(e.kind, e.seat, e.audience, e.told_later) for e in events] == [("castle_chosen", 0, None, False)]
    assert here.seen(1).sides[0].castle == here.seen(None).sides[0].castle == here.side(0).castle
    last = here.act("castle:c2", 1)
    assert kinds(last)[:2] == [("castle_chosen", 1), ("dice_rolled", -1)]


def test_all_different_is_for_two_to_four() -> None:
    """CB-70: five players have only four castles; one player has nobody to differ from."""
    assert refused(5, "all_different") == ("too_many_for_different", "CB-70")
    assert GAME.setup(4, {"variant": "all_different"}).options["variant"] == "all_different"
    assert refused(1, "all_different") == ("needs_others", "CB-70")


def test_all_alike() -> None:
    """CB-71: the host decides for everybody."""
    here = table(3, variant="all_alike")
    assert here.rules.to_act(here.state) == (0,)
    assert here.why("castle:c2", 2) == "host_decides CB-71"
    assert here.offers(2) == []
    events = here.act("castle:e5", 0)
    assert [here.bonuses(seat) for seat in range(3)] == [{"monk": 1}] * 3
    assert kinds(events)[:3] == [("castle_chosen", 0), ("castle_chosen", 1), ("castle_chosen", 2)]
    assert here.rules.to_act(here.state) == (0, 1, 2)


def solo() -> Table:
    return table().castles("c2")


def test_one_seat_is_solo() -> None:
    """CB-72, CB-70, CB-71: who asks for nothing else plays solo; what needs others is refused; no others play
    solo."""
    for variant in ("standard", "solo"):
        assert GAME.setup(1, {"variant": variant}).options == {"sheet": "A", "variant": "solo"}
    assert refused(1, "all_different") == ("needs_others", "CB-70")
    assert refused(1, "all_alike") == ("needs_others", "CB-71")
    assert refused(2, "solo") == ("solo_is_for_one", "CB-72")


def test_the_host_chooses_first_wherever_they_sit() -> None:
    """CB-70: then clockwise, round the table."""
    here = table(3, variant="all_different", first_chooser="2")
    assert here.rules.to_act(here.state) == (2,)
    assert here.why("castle:c5", 0) == "clockwise CB-70"
    here.act("castle:c5", 2)
    assert here.rules.to_act(here.state) == (0,)
    assert here.why("castle:e2", 2) == here.why("castle:e2", 1) == "clockwise CB-70"
    here.act("castle:c2", 0)
    assert here.offers(1) == ["castle:e2", "castle:e5"]
    here.act("castle:e5", 1)
    assert (here.state.turn, here.rules.to_act(here.state)) == (1, (0, 1, 2))


def test_the_host_decides_for_all_wherever_they_sit() -> None:
    """CB-71"""
    here = table(3, variant="all_alike", first_chooser="1")
    assert here.rules.to_act(here.state) == (1,)
    refusal = here.rules.why_not(here.state, 0, here._act("castle:c2"))
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.data) == ("host_decides", "CB-71", {"seat": 1})
    here.act("castle:e5", 1)
    assert [here.bonuses(seat) for seat in range(3)] == [{"monk": 1}] * 3


def test_first_chooser_stands_only_where_it_changes_something() -> None:
    """CB-70, CB-71: set-ups without it are what they were before there was such an option."""
    assert "first_chooser" not in GAME.setup(3, {"variant": "all_different", "first_chooser": "0"}).options
    assert "first_chooser" not in GAME.setup(3, {"first_chooser": "2"}).options
    asked = {"variant": "all_alike"}
    assert GAME.setup(3, GAME.hosted(asked, 2)).options["first_chooser"] == "2"
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, {"variant": "all_alike", "first_chooser": "2"})
    assert caught.value.refusal.code == "bad_option"


@pytest.mark.parametrize("glasses", [1, 2])
def test_a_solo_phase_has_eight_turns(glasses: int) -> None:
    """CB-72: whatever the hourglass die shows."""
    here = table()
    roll = ("monastery", "monastery", 6, 6, glasses)
    here.act("castle:c2", roll=roll)
    count: dict[int, int] = {}
    while not here.state.over:
        count[here.state.phase] = count.get(here.state.phase, 0) + 1
        here.act("pass", roll=roll)
    assert count == {1: 8, 2: 8, 3: 8}
    assert here.state.turn == 24


def test_the_solo_hourglass_sells_goods() -> None:
    """CB-72, CB-11: that is all it does."""
    here = solo().holding(0, goods=2)
    events = here.act("pass", roll=DOUBLE)
    assert (here.points(), here.state.boxes) == (1 + 4, 1)
    told = next(event for event in events if event.kind == "double_counted")
    assert told.data == {"crossed": 1, "left": 7}


@pytest.mark.parametrize(("phase", "points"), [(1, 3), (2, 3), (3, 1)])
def test_a_solo_colour_pays_by_phase(phase: int, points: int) -> None:
    """CB-72, CB-50: the first value in phases I and II, the second in phase III."""
    here = solo().clock(phase, 2).holding(0).written(0, a3=3, a4=3, f2=3).rolled("mine", "mine", 4, 4)
    area = {1: 4, 2: 3, 3: 2}[phase]
    here.act("mark:0.0.g1")
    assert here.points() == 1 + area + points


def test_two_solo_colours_pay_the_first_value_each() -> None:
    """CB-72: colours do not use up each other's values, nor does an earlier one of the same phase."""
    here = solo().clock(1, 2).holding(0).written(0, a3=3, a4=3, f2=3).rolled("mine", "pasture", 4, 3)
    here.written(0, c4=3, e1=3, f1=3, e6=3, g3=3, g4=3)
    here.act("mark:0.0.g1")
    here.act("second:1.1.c3")
    assert here.points() == 1 + 4 + 8 + 3 + 4


@pytest.mark.parametrize(
    ("points", "mark"),
    [
        (50, "none"),
        (51, "well_done"),
        (60, "well_done"),
        (61, "excellent"),
        (69, "excellent"),
        (70, "incredible"),
    ],
)
def test_solo_marks(points: int, mark: str) -> None:
    """CB-72: 51 and more are well done, 61 excellent, 70 incredible."""
    here = solo().clock(3, 8)
    here.side().points = points
    events = here.act("pass")
    assert [e.data for e in events if e.kind == "solo_rated"] == [{"points": points, "mark": mark}]


def test_solo_needs_no_second_telling() -> None:
    """CB-72, CB-14a: alone there is nobody to wait for; the act that completes the choice tells it openly."""
    here = solo().rolled("city", "city", 3, 4)
    events = here.act("mark:0.0.c1")
    assert [e.kind for e in events][:2] == ["marked", "dice_rolled"]
    assert not any(event.told_later for event in events)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_nothing_is_said_of_time_columns(lang: str) -> None:
    """CB-72: turns are counted, no boxes; the game ends when eight turns per phase are over."""
    speaker, said = Speaker(lang, GAME, ["Anna"]), set[str]()
    for line in random_line(GAME, GAME.setup(1), 3):
        rules, state = line.rules, line.state
        said |= {
            speaker.text(text)
            for text in scene_texts(line.game.picture().scene(rules, rules.observe(state, None)))
        }
        said |= {
            speaker.text(text)
            for text in overlay_texts(line.game.picture().overlay(rules, rules.observe(state, 0), 0))
        }
        said |= {speaker.event(event) for event in (line.events[-1] if line.events else ())}
    said.add(speaker.say(f"ending-{line.rules.result(line.state).ending}"))
    of_time = {
        "en": r"\bbox|column|crossed off$",
        "fr": r"colonne|cases (par|cochées)",
        "de": r"Zeitspalte|abgestrichen",
    }
    assert [one for one in said if re.search(of_time[lang], one)] == []
    over = {
        "en": "All three phases are over",
        "fr": "Les trois phases sont finies",
        "de": "Alle drei Phasen sind vorbei",
    }
    assert over[lang] in said
    turns = {"en": "8 turns a phase", "fr": "8 tours par phase", "de": "8 Runden je Phase"}
    assert turns[lang] in said
