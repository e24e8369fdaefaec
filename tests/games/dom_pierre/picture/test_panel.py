"""The panel agrees with the rules: what may be touched, what the buttons and the prompt say."""

from __future__ import annotations

from copy import deepcopy

import pytest

from tests.games.dom_pierre.positions import Table, table
from vigneron.core.chance import Xorshift
from vigneron.core.scene import Control, Overlay
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.actions import ACCESSORIES, ACTIONS
from vigneron.games.dom_pierre.rules.box import COLUMNS, ROUTES
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.testing.walk import random_line


def overlay(t: Table, seat: int = 0) -> Overlay:
    return GAME.picture().overlay(t.rules, t.rules.observe(t.state, seat), seat)


def controls(t: Table, seat: int = 0) -> dict[str, Control]:
    return {control.touch: control for control in overlay(t, seat).controls}


def test_everything_in_hand_is_on_the_panel_for_a_phone() -> None:
    """DP-60, DP-71: sources of workers with their number, what may be added with its value."""
    t = table().discs(2).workers(0, maison=2, presses=1, north=(2,)).coins(9)
    t.act("move:logistics")
    lifts = controls(t)
    german = Speaker("de", GAME, [])
    assert german.text(lifts["workers-maison"].label) == "Maison 2"
    assert german.text(lifts["space-north-2"].label) == "Nord, Feld 2"
    assert lifts["done"].decline


def test_a_variety_that_goes_with_the_vintage_only_says_so() -> None:
    """DP-32, DP-36: without grapes around it, a grape is harvested only if the vintage counts it too."""
    t = table().discs(0).vintage(vineyard="vintage")
    t.act("move:vineyard", grape=[0])
    seen = set[str]()
    for plant in t.offers("plant:"):
        tried = deepcopy(t)
        tried.act(plant)
        crops = [ACTIONS.touch[ACTIONS.parse(text) or 0] for text in tried.offers("crop:")]
        for touch, control in controls(tried).items():
            if touch.startswith("variety-"):
                label = Speaker("en", GAME, []).text(control.label)
                only = all("vintage" in touches for touches in crops if touch in touches)
                assert label.endswith("with the vintage") == only, (plant, label)
                assert " 0" not in label
                seen.add(label.removeprefix("Chardonnay "))
    assert seen >= {"1", "2", "1 with the vintage"}


def test_the_vintage_of_sales_is_on_the_panel_in_the_midst_of_a_sale() -> None:
    """DP-76: also while accessories may be added, as long as another market can be buried."""
    t = table().discs(0).market(north="Bruxelles", east="Wien", south="Lisboa", west="Boston")
    t.vintage(sales="vintage").champagne("right", "bottle 5")
    t.acts("move:sales", "sell:east.r1")
    assert t.may("under:west")
    assert "vintage" in controls(t)


def test_the_village_takes_one_tile_or_two_by_touches_and_says_so() -> None:
    """DP-53: one touch does not send the act while a second tile may be added, on the board or the panel."""
    t = table().discs(0).coins(9).champagne("left", "barrel 3", "bottle 6")
    t.act("move:village")
    over = overlay(t)
    tiles = {"tile-left-1", "tile-left-2"}
    assert {touch for touch, words in over.rings.items() if words == "several"} == tiles
    assert {touch for touch, control in controls(t).items() if control.group == "give"} == tiles
    for lang, two in (("en", "two"), ("fr", "deux"), ("de", "zwei")):
        assert two in Speaker(lang, GAME, ["Anna", "Bert"]).text(over.prompt)
    t.act("give:l1.l2")
    assert "several" not in overlay(t).rings.values()


def test_buttons_of_markets_say_what_the_best_tile_fetches() -> None:
    """DP-72: the figure is that of the offer, without additions."""
    t = table().discs(0).market(north="Bruxelles", east="Wien", south="Lisboa", west="Boston")
    t.champagne("right", "bottle 5")
    t.act("move:sales")
    for touch, control in controls(t).items():
        if touch.startswith("market-"):
            act = ACTIONS.text.index(f"sell:{touch.removeprefix('market-')}.r1")
            vp = GAME.picture().describe(t.rules, t.state, 0, act).args["vp"]
            assert control.note is not None
            assert Speaker("en", GAME, []).text(control.note) == f"up to {vp} VP"


def test_buttons_of_markets_count_what_could_be_added() -> None:
    """DP-71: 'up to' holds for accessories that the card shows and for tokens of sales."""
    t = table().discs(0).market(north="Bruxelles", east="Wien", south="Lisboa", west="Boston")
    t.champagne("right", "bottle 5").holds(**dict.fromkeys(ACCESSORIES, 1)).tokens(sale_small=1)
    t.act("move:sales")
    sold = [name for name in ROUTES if t.may(f"sell:{name}.r1")]
    assert len(sold) > 1
    for name in sold:
        sale = deepcopy(t)
        events = sale.act(f"sell:{name}.r1")
        while more := sale.offers("add") + sale.offers("spend"):
            events = sale.act(more[0])
        vp = next(event.data["vp"] for event in events if event.kind == "sold")
        note = controls(t)[f"market-{name}"].note
        assert note is not None
        assert Speaker("en", GAME, []).text(note) == f"up to {vp} VP"


def test_the_cork_asks_and_its_discs_look_different_from_those_of_a_turn() -> None:
    """DP-94: after the action only the cork moves a disc. The prompt says so until it has popped."""
    t = table().discs(2).coins(0)
    before = overlay(t)
    assert before.rings == {"cork": "asks"}
    assert {controls(t)[touch].group for touch in ("cork", "layoff")} == {"free", "disc"}
    t.acts("move:logistics", "done")
    after = overlay(t)
    assert after.rings == {"cork": "asks", **{f"disc-{column}": "later" for column in COLUMNS}}
    speak = Speaker("en", GAME, ["Anna", "Bert"])
    assert "only the cork" in speak.text(after.prompt)
    t.act("cork:sales")
    assert overlay(t).rings == {}
    assert "cork" not in speak.text(overlay(t).prompt)


def test_a_free_action_is_spoken_of_only_where_there_is_one() -> None:
    """DP-25: without coins, tiles, goals and a cork there is none."""
    t = table().discs(2).coins(0)
    house = t.house()
    house.cork, house.harvest = 0, bytearray(len(house.harvest))
    house.champagne = bytearray(len(house.champagne))
    told = overlay(t).prompt
    assert (told.id, told.args["free"]) == ("prompt-move", 0)
    t.coins(9)
    assert overlay(t).prompt.args["free"] == 1, "prestige may be bought"


def test_only_the_seat_to_act_has_controls_and_others_are_told_whom_they_wait_for() -> None:
    """DP-20: the prompt names who acts and what they do."""
    t = table(3).discs(2).coins(9)
    t.act("move:logistics")
    assert controls(t, 1) == {}
    prompt = Speaker("en", GAME, ["Anna", "Bert", "Clara"]).text(overlay(t, 1).prompt)
    assert prompt == "It is Anna’s turn: moving workers."


def test_hidden_hands_stay_hidden() -> None:
    """DP-10, DP-11: in the draft nobody's picture tells another's tokens."""
    setup = GAME.setup(3)
    for line in random_line(GAME, setup, 4):
        seen = line.rules.observe(line.state, 0)
        held = {
            c.touch
            for c in line.game.picture().overlay(line.rules, seen, 0).controls
            if c.touch.startswith("vintage-")
        }
        own = {f"vintage-{COLUMNS[column]}" for column in line.state.hands[0]}
        assert held == (own if 0 in line.rules.to_act(line.state) else set())
        break


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_equal_tokens_in_hand_are_said_to_be_two(lang: str) -> None:
    """DP-10: beside the sentence of the effect on the page, and within the act in a list of acts."""
    rules = GAME.rules(GAME.setup(2))
    say = Speaker(lang, GAME, ["Anna", "Bert"])
    for seed in range(40):
        state = rules.new(GAME.setup(2), Xorshift(seed))
        hand = list(state.hands[0])
        over = GAME.picture().overlay(rules, rules.observe(state, 0), 0)
        notes = {c.touch: say.text(c.note) for c in over.controls if c.note is not None}
        equal = {f"vintage-{COLUMNS[column]}" for column in hand if hand.count(column) == 2}
        assert notes.keys() == equal
        assert all(note.startswith("×2 ") for note in notes.values())
        for act in rules.legal(state, 0):
            text = say.text(GAME.picture().describe(rules, state, 0, act))
            (token,) = [touch for touch in ACTIONS.touch[act] if touch.startswith("vintage-")]
            assert ("2)" in text) == (token in equal), text
        if equal:
            return
    raise AssertionError("no hand with two equal tokens")
