"""New things on the boards are told with what their cards and tiles say, in every language."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.core.contract import Event
from vigneron.core.registry import game
from vigneron.games.dom_pierre.rules.actions import GOAL
from vigneron.games.dom_pierre.rules.box import TYPES, VARIETIES
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, bonus_id
from vigneron.i18n.speaker import LANGUAGES, Speaker

FOUND = game("dom_pierre")
everywhere = pytest.mark.parametrize("lang", LANGUAGES)


def told(events: list[Event], kind: str, lang: str) -> tuple[Speaker, str]:
    """Return a speaker, and the sentence of the only event of a kind."""
    (event,) = [one for one in events if one.kind == kind]
    speaker = Speaker(lang, FOUND, ("Ada", "Ben", "Cleo"))
    return speaker, speaker.event(event)


def visiting() -> Table:
    """Return a table whose next visit to the village has three benefits."""
    return table().discs(3).coins(9).village("noir 3", "meunier 2").blue("cork", "sugar")


def tile(speaker: Speaker, kind: int) -> str:
    return speaker.say(f"bonus-harvest_{VARIETIES[kind // 3]}", {"value": kind % 3 + 1})


@everywhere
def test_a_new_goal_card_says_what_it_counts_pays_and_gives(lang: str) -> None:
    t = table().discs(3).display("G01", "G33", "G10", "G17", "G07")
    t.act("move:goals")
    speaker = Speaker(lang, FOUND)
    keep = FOUND.actions.parse("goal:G17")
    assert keep is not None
    assert_goal(t, speaker, "G17", speaker.text(FOUND.picture().describe(t.rules, t.state, 0, keep)))
    shown = [one for one in t.acts("goal:G17", "trade:G33", "trade:G01") if one.kind == "goal_shown"]
    assert len(shown) == 3
    for event in shown:
        goal = str(event.data["goal"]).removeprefix("@goal-")
        bonus, value = bonus_id(t.box, t.box.goal_bonus[GOAL.index(goal)])[1:].split()
        assert_goal(t, speaker, goal, speaker.event(event))
        assert speaker.say(bonus, {"value": int(value)}) in speaker.event(event)


def assert_goal(t: Table, speaker: Speaker, goal: str, sentence: str) -> None:
    """Assert that a sentence says name and tiers of a goal card."""
    assert speaker.say(f"goal-{goal}") in sentence
    for need, vp in t.box.goal_tiers[GOAL.index(goal)]:
        assert speaker.say("goal-tier", {"need": need, "vp": vp}) in sentence


@everywhere
def test_the_next_pieces_of_the_village_are_named(lang: str) -> None:
    t = visiting()
    t.act("move:village")
    speaker, sentence = told(t.act("tile:1.right"), "tile_shown", lang)
    assert tile(speaker, t.state.tops[0]) in sentence
    speaker, sentence = told(t.act("blue:1"), "accessory_shown", lang)
    assert speaker.say(ACCESSORY_ID[len(TYPES) + t.state.blue_tops[0]][1:]) in sentence


@everywhere
def test_new_stacks_of_the_village_name_what_lies_on_top(lang: str) -> None:
    t = visiting().village("noir 3", "meunier 2", below=(0, 0))
    t.act("move:village")
    events = t.act("tile:1.right")
    assert "tile_shown" not in kinds(events), "the stack was empty before it was laid out anew"
    speaker, sentence = told(events, "village_dealt", lang)
    for kind in t.state.tops:
        assert tile(speaker, kind) in sentence
    t = visiting().holds(seat=1, blue_box=1).blue("cork", "sugar", below=(0, 0))
    t.act("move:village")
    speaker, sentence = told(t.act("blue:1"), "blue_dealt", lang)
    for kind in t.state.blue_tops:
        assert speaker.say(ACCESSORY_ID[len(TYPES) + kind][1:]) in sentence


@everywhere
def test_a_new_market_says_what_it_buys(lang: str) -> None:
    speaker = Speaker(lang, FOUND)
    data: dict[str, int | str] = {"city": "Wien", "route": "@route-east"}
    said = [
        speaker.event(Event("market_opened", 0, data | {"kind": kind}))
        for kind in ("bottle", "barrel", "order", "always")
    ]
    assert len(set(said)) == 4
    t = table().discs(3).champagne("left").champagne("centre").champagne("right", "bottle 5")
    t.vintage(sales="vintage").deck("east", "Wien", "Berlin", "Praha").act("move:sales")
    _, sentence = told(t.act("under:east"), "market_opened", lang)
    card = t.state.top_cards[1]
    kind = ("bottle", "barrel", "order")[t.box.card_kind[card]]
    data = {"city": t.box.card_city[card], "route": "@route-east", "kind": kind}
    assert sentence == speaker.event(Event("market_opened", 0, data))
