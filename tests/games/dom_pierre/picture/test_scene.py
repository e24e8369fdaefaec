"""The scene agrees with the rules: costs and strengths, values and VP, workers, the end."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.dom_pierre.picture.reading import nodes, said, told
from tests.games.dom_pierre.positions import table
from vigneron.core.scene import Scene
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.actions import ACTIONS
from vigneron.games.dom_pierre.rules.actions import GOAL as CARD
from vigneron.games.dom_pierre.rules.box import COLUMNS, SQUARE
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.i18n.speaker import LANGUAGES
from vigneron.render import draw
from vigneron.testing.walk import random_line


def test_the_box_above_each_disc_shows_strength_and_cost_after_the_move() -> None:
    """DP-22, DP-23: strength of the row moved to, cost by the lowest disc then; a strength token adds 1."""
    t = table().discs(2, vineyard=1, sales=5).coins(1).vintage(village="strength")
    shown = nodes(t, "winery-0")
    assert [said(shown[f"to-power-{c}"]) for c in range(6)] == ["2", "2", "3", "2", "3", "2"]
    priced = {c: said(shown[f"to-cost-{c}"]) for c in range(6) if f"to-cost-{c}" in shown}
    assert priced == {0: "2", 1: "1", 2: "1"}, "what is free shows no price"
    assert shown["to-cost-0"].tone == "warn", "2 Fr cannot be paid with 1"
    assert shown["to-cost-2"].tone != "warn"
    assert told(shown["to-1"]) == "Cellar to row 3: strength 2; bottles cost 1 Fr, barrels a worker."
    assert told(shown["to-3"]) == "Logistics to row 3: strength 2, free."


def test_boxes_agree_with_the_sentences_of_the_offers() -> None:
    """DP-23: picture and offers compute the same figures, at every move of a game."""
    for line in random_line(GAME, GAME.setup(2), 8):
        state = line.state
        for seat in line.rules.to_act(state):
            texts = {ACTIONS.text[a]: a for a in line.rules.legal(state, seat)}
            offers = {c: texts.get(f"move:{c}") for c in COLUMNS}
            if any(offers.values()):
                frames = line.game.picture().scene(line.rules, line.rules.observe(state, None)).frames
                shown = {n.key: n for f in frames if f.key == f"winery-{seat}" for n in f.nodes}
                for i, action in enumerate(offers.values()):
                    if action is not None:
                        args = line.game.picture().describe(line.rules, state, seat, action).args
                        assert said(shown[f"to-power-{i}"]) == str(args["strength"])
                        price = shown.get(f"to-cost-{i}")
                        assert (said(price) if price else "0") == str(args["cost"])


def test_two_vp_show_where_a_disc_would_reach_the_top_before_the_end_is_triggered() -> None:
    """DP-26: 2 VP for a disc that leaves, none any more once the end has been triggered."""
    t = table().discs(3, goals=5)
    assert said(nodes(t, "winery-0")["to-vp-5"]) == "+2"
    t.state.last_round = 9
    assert "to-vp-5" not in nodes(t, "winery-0")


def test_a_disc_that_left_keeps_its_key_on_the_end_track() -> None:
    """DP-26, DP-100: it travels there; the column is ticked; the last place says what it brings about."""
    t = table(3).discs(2, goals=99, seat=1)
    t.state.track = bytearray([1])
    assert "disc-1-5" not in nodes(t, "winery-1")
    assert "gone-5" in nodes(t, "winery-1")
    track = nodes(t, "prestige")
    assert told(track["disc-1-5"]) == "A disc of Bert on the end track"
    assert "one more is played" in told(track["end-4"])
    t.state.last_round = 12
    assert said(nodes(t, "prestige")["end-when"]) == "Round 12 is the last"


def test_waiting_tokens_lie_beside_their_rows() -> None:
    """DP-21: the vintage at row 1, the strength token at row 2, each with its column or its meaning."""
    shown = nodes(table().waiting("sales", strength=True), "winery-0")
    assert shown["waiting-vintage"].y == shown["power-1"].y
    assert shown["waiting-strength"].y == shown["power-2"].y
    assert "row 1" in told(shown["waiting-vintage"])
    assert "Sales" in told(shown["waiting-vintage"])
    strengths = [said(shown[key]) for key in ("waiting-power-1", "waiting-power-2")]
    assert strengths == ["1", "2"], "a token does not hide the strength of its row"


def test_squares_that_may_be_planted_show_what_stands_around() -> None:
    """DP-32: grapes of each variety on the eight squares, up to 3, only while one plants."""
    t = table().discs(0)
    assert not [k for k in nodes(t, "vineyard", 0) if k.startswith("hint-")]
    t.act("move:vineyard", grape=[0])
    shown = nodes(t, "vineyard", 0)
    assert said(shown["hint-d4-0"]) == "2", "Chardonnay on c5 and e3"
    assert said(shown["hint-d4-1"]) == "1"
    assert said(shown["hint-d4-2"]) == "1"
    assert "hint-a1-0" not in shown
    assert [k for k in shown if k.startswith("hand-")] == ["hand-0"]


def test_each_variety_has_its_own_shape() -> None:
    """DP-6: colour is never alone."""
    t = table().discs(0)
    t.act("move:vineyard", grape=[0])
    shown = nodes(t, "vineyard", 0)
    assert {shown[k].symbol for k in ("grape-d3", "grape-e3", "grape-e4")} == {
        "noir",
        "chardonnay",
        "meunier",
    }
    assert len({shown[f"hint-d4-{v}"].path[:6] for v in range(3)}) == 3


def test_a_worker_covers_his_grape_but_not_what_it_is() -> None:
    """DP-60: owner and grape are both drawn and both said."""
    shown = nodes(table().workers(1, vines="d3"), "vineyard")
    assert shown["worker-d3"].symbol == "worker-1"
    assert shown["grape-d3"].symbol == "noir"
    assert told(shown["square-d3"]) == "d3: a Pinot Noir grape with a worker of Bert"


def test_champagne_shows_what_every_market_pays_now() -> None:
    """DP-70 to DP-72: value with press and route; nothing where kind or press is refused."""
    t = table().champagne("left", "bottle 5").workers(north=(1, 3))
    t.market(north="Bruxelles").ratio("north", 1, 4, 9)
    shown = nodes(t, "presses-0", 0)
    assert said(shown["fetch-0-0"]) == "4", "5 + 1 for the press + 2 for the section"
    assert "value 8, 4 VP" in told(shown["fetch-0-0"])
    refused = [k for k in range(4) if shown[f"fetch-0-{k}"].label is None]
    for route in refused:
        assert said(shown[f"fetch-0-{route}"]) == "–"
    assert "fetch-0-0" not in nodes(t, "presses-0", 1), "a rival's tiles do not show what they would fetch"


def test_the_section_of_the_furthest_worker_is_marked_for_its_owner_only() -> None:
    """DP-71: the route bonus counts from where the furthest worker stands."""
    t = table().workers(0, west=(1, 5))
    assert nodes(t, "roads", 0)["section-west-2"].tone == "seat-0"
    assert nodes(t, "roads", 1)["section-west-2"].tone != "seat-0"
    assert nodes(t, "roads")["on-west-5"].symbol == "worker-0"


def test_letters_of_presses_stay_readable_on_markets() -> None:
    """DP-70: L, C, R stand in every box, whether it adds, refuses or neither; German says L, M, R."""
    for line in random_line(GAME, GAME.setup(3), 2):
        scene_ = line.game.picture().scene(line.rules, line.rules.observe(line.state, None))
        roads = {n.key: n for f in scene_.frames if f.key == "roads" for n in f.nodes}
        for route in ("north", "east", "south", "west"):
            letters = ""
            for press in ("left", "centre", "right"):
                key = f"market-{route}-{press}"
                letters += said(roads.get(f"{key}-letter", roads[key]))[0]
            assert letters == "LCR"
        break


def test_what_a_press_would_make_is_shown_with_the_first_of_kind() -> None:
    """DP-42, DP-47: total with modifiers plus 2 for the first bottle in the centre."""
    shown = nodes(table().press("centre", plus=2, chardonnay=3, noir=1), "presses-0")
    assert said(shown["make-bottle-value-centre"]) == "8"
    assert said(shown["make-barrel-value-centre"]) == "6"
    assert said(shown["modifier-1"]) == "+2"


def test_goals_show_how_far_the_viewer_is() -> None:
    """DP-77, DP-92: have, and the tiers that are met."""
    t = table().workers(0, presses=3)
    t.display("G24")
    shown = nodes(t, "goals", 0)
    assert said(shown["have-G24"]) == "you 3"
    assert [shown[f"goal-G24-need-{i}"].tone for i in range(3)] == ["ok", "ok", "soft"]
    assert "have-G24" not in nodes(t, "goals")


def test_lifted_workers_lie_on_a_tray_below_the_routes() -> None:
    """DP-60: while one lifts and places, as many as are in hand, in the frame with the places; not after."""
    t = table().discs(2).workers(0, maison=7).coins(9)
    t.act("move:logistics")
    assert "tray" not in nodes(t, "roads")
    for count in range(1, 8):
        t.act("lift:maison")
        shown = nodes(t, "roads")
        lifted = [node for key, node in shown.items() if key.startswith("lifted-")]
        assert [node.symbol for node in lifted] == ["worker-0"] * min(count, 5)
        assert ("tray-count" in shown) == (count > 5)
        assert told(shown["tray"]) == told(lifted[0])
        tray = shown["tray"]
        assert all(abs(node.x - tray.x) < 59 and abs(node.y - tray.y) < 23 for node in lifted)
    assert said(shown["tray-count"]) == "×7"
    assert not [key for key in nodes(t, "vineyard") if "lifted" in key]
    t.act("done")
    t.act("put:north")
    assert said(nodes(t, "roads")["tray-count"]) == "×6"
    while places := t.offers("put:presses"):
        t.act(places[0])
    assert "tray" not in nodes(t, "roads")


def test_the_bonus_of_a_card_is_a_part_of_it_while_cards_are_chosen() -> None:
    """DP-77: who touches the bonus means the card. At other times it is a benefit of the village (DP-54)."""
    t = table().discs(0).display("G24", "G20").coins(9)
    assert nodes(t, "goals", 0)["gift-G24"].touch.startswith("gift-")
    t.act("move:goals")
    assert {nodes(t, "goals", 0)[f"gift-{goal}"].touch for goal in ("G24", "G20")} == {"goal-G24", "goal-G20"}


def test_shared_drawings_are_never_changed() -> None:
    """Parts of scenes are cached and shared, so a later scene must not alter an earlier one."""
    kept: list[tuple[Scene, Scene]] = []
    for step, line in enumerate(random_line(GAME, GAME.setup(2), 6)):
        now = line.game.picture().scene(line.rules, line.rules.observe(line.state, None))
        if step % 40 == 0:
            kept.append((now, deepcopy(now)))
    assert len(kept) > 2
    assert all(one == other for one, other in kept)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_sign_and_tone_is_drawn(theme: str) -> None:
    """What a node names is in art.svg and art.css, or in the shared style sheet."""
    art = (GAME.folder / "art.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', art))
    used: set[str] = set()
    for line in random_line(GAME, GAME.setup(2), 3):
        for frame in line.game.picture().scene(line.rules, line.rules.observe(line.state, None)).frames:
            used |= {n.symbol for n in frame.nodes if n.symbol}
        for seat in line.rules.to_act(line.state):
            over = line.game.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
            used |= {c.symbol for c in over.controls if c.symbol}
            used |= {c.symbol for c in over.counters}
    assert used - symbols == set()
    assert "points" in symbols, "the flag of a preview shows VP"
    t = table()
    text = draw(GAME, t.rules, t.rules.observe(t.state, 0), theme=theme)
    assert text.startswith("<svg")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heads_of_columns_are_short(lang: str) -> None:
    """Six names share 276 units (tests/web/shell/test_text_fits.py measures them)."""
    shown = nodes(table(), "winery-0")
    assert all(len(said(shown[f"head-{c}-name"], lang)) <= 10 for c in range(6))


def test_many_goals_and_many_cards_are_still_drawn_apart() -> None:
    """DP-78: the vintage adds cards; DP-77: a house may keep many."""
    t = table()
    t.state.display = bytearray(range(8))
    t.house().goals = bytearray(range(20, 29))
    shown = nodes(t, "goals")
    assert all(f"goal-metric-{CARD[at]}" in shown for at in range(8)), "what a card counts is always told"
    rows = sorted(n.y for k, n in shown.items() if re.fullmatch(r"goal-G\d\d", k))
    assert len(rows) == 8
    assert min(b - a for a, b in pairwise(rows)) >= 25
    own = [n for k, n in nodes(t, "ledger-0").items() if re.fullmatch(r"goal-G\d\d", k)]
    assert len({(n.x, n.y) for n in own}) == 9


def test_other_data_draw_too() -> None:
    """A table's own data may have other rows, sections and values."""
    t = table()
    kit_box = replace(t.box, route_bonus=((2, 3, 4),) * 4)
    t.rules = DomPierre(kit_box)
    assert said(nodes(t, "roads")["section-north-0"]) == "+2"
    assert SQUARE[0] in told(nodes(t, "vineyard")["square-a1"])


def test_one_touch_of_a_press_harvests_or_presses() -> None:
    """DP-32, DP-41: the place of a tile and the tiles that a press would make are whole acts."""
    t = table().discs(2).press("left", meunier=2)
    t.act("move:vineyard", grape=[0])
    t.act("plant:chardonnay.d4")
    legal = {frozenset(ACTIONS.touch[a]): ACTIONS.text[a] for a in t.rules.legal(t.state, 0)}
    places = {n.touch: n for k, n in nodes(t, "presses-0", 0).items() if k.startswith("slot-") and n.touch}
    assert {legal[frozenset(touch.split())] for touch in places} == {
        text for text in legal.values() if text.startswith("crop:")
    }
    assert "variety-meunier press-left" not in places, "that tile lies there already"
    assert told(places["variety-noir press-right"]) == "Harvest Pinot Noir 1 into the right press"
    assert not [n for n in nodes(t, "presses-0", 1).values() if " " in n.touch]

    t = table().discs(2).press("centre", chardonnay=3, noir=2).coins(5).workers(0, presses=1)
    t.act("move:cellar")
    shown = nodes(t, "presses-0", 0)
    assert {n.touch for n in shown.values() if " " in n.touch} == {
        f"press-centre make-{made}" for made in ("bb", "br", "rr")
    }
    figures = [said(shown[f"making-centre-bb-{i}-value"]) for i in (0, 1)]
    assert told(shown["making-centre-bb"]).endswith(f"bottles {figures[0]} and {figures[1]}")


def test_a_figure_of_a_market_sells_while_one_sells() -> None:
    """DP-70: what a market pays for a tile is that sale; the row that a tile reaches is marked."""
    t = table().discs(2).champagne("left", "bottle 5").workers(north=(1, 3))
    t.market(north="Bruxelles").ratio("north", 1, 4, 9)
    assert nodes(t, "presses-0", 0)["fetch-0-0"].touch == ""
    assert nodes(t, "roads", 0)["ratio-0-1-row"].tone == "ok"
    assert "4 VP" in told(nodes(t, "roads", 0)["ratio-0-1-row"])
    assert nodes(t, "roads", 1)["ratio-0-1-row"].tone != "ok"
    t.act("move:sales")
    assert nodes(t, "presses-0", 0)["fetch-0-0"].touch == "market-north tile-left-1"


def test_a_house_at_a_glance_tells_discs_and_champagne() -> None:
    """Rivals in the players' list: how high each disc stands, what their presses hold."""
    t = table().discs(2, sales=5, goals=99, seat=1).champagne("left", "bottle 9", "barrel 3", seat=1)
    t.press("right", noir=2, chardonnay=3, seat=1)
    shown = nodes(t, "house-1")
    assert shown["bar-done-5"].symbol == "tick"
    assert "bar-row-5" not in shown
    assert shown["bar-row-4"].path != shown["bar-row-0"].path
    assert [said(shown[f"cell-value-0-{i}"]) for i in (0, 1)] == ["9", "3"]
    assert said(shown["cell-total-2"]) == "5"


def test_many_workers_in_one_place_are_five_and_a_number() -> None:
    """DP-60: eight workers are not a chain of paper dolls."""
    shown = nodes(table().workers(0), "presses-0")
    standing = [k for k in shown if k.startswith("worker-0-supply-")]
    count = table().workers(0).house().supply
    assert len(standing) == min(count, 5)
    assert said(shown["home-count-supply"]) == f"×{count}"


def test_beads_show_how_far_a_goal_is() -> None:
    """DP-77: as many beads as the last tier asks for, those that one has in another tone."""
    t = table().workers(0, presses=3)
    t.display("G24")
    shown = nodes(t, "goals", 0)
    most = t.box.goal_tiers[23][-1][0]
    assert shown["have-G24-beads"].path.count("M") == 3
    assert shown["have-G24-lack"].path.count("M") == most - 3
    assert shown["have-G24-beads"].tone != shown["have-G24-lack"].tone


def test_empty_squares_are_parcels_whose_rows_of_vines_run_across_each_other() -> None:
    """DP-31: four squares are a parcel; a planted square shows its grape alone."""
    shown = nodes(table(), "vineyard")
    turns = {square: shown[f"soil-{square}"].turn for square in ("a1", "b2", "c1", "a3", "h7")}
    assert turns["a1"] == turns["b2"]
    assert turns["c1"] == turns["a3"] == (turns["a1"] + 90) % 180
    assert "soil-d3" not in shown
    assert "grape-d3" in shown
