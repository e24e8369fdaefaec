"""Set-up and the vintage draft: DP-1 to DP-11."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, fresh, kinds, table
from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import COLUMNS, GOALS, SALES, SQUARE, TYPES, VARIETIES, VILLAGE
from vigneron.games.dom_pierre.rules.market import cards_left
from vigneron.games.dom_pierre.rules.state import BEFORE, HIDDEN, NEUTRAL, NONE, VINTAGE
from vigneron.native import bits


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_glass(seats: int) -> None:
    """DP-1: four tokens per player, three of them face up; the others are out, unseen."""
    state = fresh(seats).state
    assert sum(state.glass_up) == 3
    assert state.glass_down == 4 * seats - 3
    assert sum(state.glass_pool) == 16 - 3


@pytest.mark.parametrize(
    ("seats", "squares"), [(2, "b3 f2 g4 e6 c7"), (3, "b3 f2 g4 e6 c7"), (4, "d1 h3 g6 d7 a4")]
)
def test_what_lies_on_the_ground(seats: int, squares: str) -> None:
    """DP-2: the four grey types and a coin on the squares of the player count; three of each type remain."""
    state = fresh(seats).state
    lying = {SQUARE[s]: what for s, what in enumerate(state.ground) if what}
    assert sorted(lying) == sorted(squares.split())
    assert sorted(lying.values()) == [1, 2, 3, 4, 5]
    assert list(state.grey_supply) == [3, 3, 3, 3]


def test_the_village() -> None:
    """DP-3: a 3 and a 2 of each variety in two stacks of three, 16 blue accessories in two of eight."""
    state = fresh().state
    shown = [0] * 9
    for top in state.tops:
        shown[top] += 1
    assert [a + b for a, b in zip(shown, state.village_pool, strict=True)] == [0, 1, 1] * 3
    assert list(state.below) == [2, 2]
    blue = [state.blue_pool[k] + state.blue_tops.count(k) for k in range(len(TYPES))]
    assert list(blue) == [4, 4, 4, 4]
    assert list(state.blue_below) == [7, 7]
    fresh().sound()


def test_the_markets() -> None:
    """DP-4: 15 cards per route, ten with two players; four different ratio tiles lie beside the decks."""
    for seats, cards in ((2, 10), (3, 15), (4, 15)):
        state = fresh(seats).state
        assert [bits.count(pool) for pool in state.pool] == [cards - 1] * 4
        assert NONE not in state.top_cards
        assert [cards_left(state, route) for route in range(4)] == [cards] * 4
        assert len({tile // 2 for tile in state.ratio}) == 4
    sides = {fresh(seed=seed).state.ratio[0] % 2 for seed in range(12)}
    assert sides == {0, 1}


def test_the_goal_display() -> None:
    """DP-5: five cards of 45, of 35 with two players."""
    for seats, cards in ((2, 35), (3, 45), (4, 45)):
        state = fresh(seats).state
        assert len(state.display) == 5
        assert bits.count(state.goal_pool) == cards - 5


def test_the_first_grapes() -> None:
    """DP-6: one of each variety, a random fourth one; 17 of each in the box."""
    seen = set()
    for seed in range(12):
        state = fresh(seed=seed).state
        at = {SQUARE[s]: VARIETIES[g] for s, g in enumerate(state.grapes) if g != NONE}
        seen.add(at.pop("e3"))
        assert at == {"d3": "noir", "e4": "meunier", "c5": "chardonnay"}
        assert sum(state.bag) == 47
    assert seen == set(VARIETIES)


def test_the_house() -> None:
    """DP-7: what everybody begins with."""
    t = fresh(4)
    for seat in range(4):
        house = t.house(seat)
        assert list(house.discs) == [0] * 6
        assert (house.presses, house.supply, house.maison) == (1, 8, 0)
        assert t.tiles("left", seat) == ["barrel 3"]
        assert list(t.harvest("centre", seat).values()) == [1]
        assert (house.coins, house.step, house.cork, t.vp(seat)) == (4, 0, 1, 0)
    lacking = sum(t.state.harvest_supply[3 * v] for v in range(3))
    assert lacking == 15 - 4


def test_no_more_than_two_houses_begin_with_the_same_variety() -> None:
    """DP-7: the tile is drawn from two of each variety."""
    for seed in range(20):
        t = fresh(4, seed=seed)
        found = [next(iter(t.harvest("centre", seat))) for seat in range(4)]
        assert max(found.count(v) for v in VARIETIES) <= 2


def test_neutral_workers_with_two_players_only() -> None:
    """DP-8: they stand on the second and fourth space of every route and take the space of others."""
    t = table(2)
    assert t.on_route("north") == [None, NEUTRAL, None, NEUTRAL, None, None]
    t.discs(3).acts("move:logistics", "lift:supply", "lift:supply", "done", "put:west", "put:west")
    assert t.on_route("west") == [0, NEUTRAL, 0, NEUTRAL, None, None]
    assert NEUTRAL not in fresh(3).state.routes[0]


def test_the_first_player_is_drawn_and_stays() -> None:
    """DP-9: any seat may begin; each round begins with the same."""
    assert {fresh(3).rules.new(GAME.setup(3), Xorshift(seed)).first for seed in range(20)} == {0, 1, 2}
    t = table(2)
    t.state.first = t.state.seat = 1
    t.acts("move:sales", "end", "move:sales", "end")
    assert (t.state.seat, t.state.round) == (1, 2)


def hand(t: Table, seat: int, *columns: str) -> None:
    """Give a seat these three tokens of the draft."""
    state = t.state
    for column in state.hands[seat]:
        state.vintage_pool[column] += 1
    state.hands[seat] = sorted(COLUMNS.index(c) for c in columns)
    for column in state.hands[seat]:
        state.vintage_pool[column] -= 1


def test_the_draft() -> None:
    """DP-10: keep one of three, pass two to the left; one of the two received waits, one is the strength."""
    t = fresh(3)
    hand(t, 0, "sales", "goals", "goals")
    hand(t, 1, "sales", "cellar", "village")
    hand(t, 2, "vineyard", "cellar", "village")
    assert t.offers(seat=0) == ["keep:sales", "keep:goals"]
    assert t.rules.to_act(t.state) == (0, 1, 2)
    assert kinds(t.act("keep:goals", 0)) == ["token_kept"]
    assert t.house(0).vintages[GOALS] == 0, "nothing lies there before all have chosen"
    assert t.rules.to_act(t.state) == (1, 2)
    t.act("keep:village", 2)
    told = t.act("keep:sales", 1)
    assert kinds(told) == ["token_kept"] * 4
    assert t.house(0).vintages[GOALS] == VINTAGE
    assert t.house(1).vintages[SALES] == VINTAGE
    assert t.house(2).vintages[VILLAGE] == VINTAGE
    assert t.offers(seat=1) == ["wait:sales", "wait:goals"], "what seat 0 passed to its left"
    assert t.offers(seat=0) == ["wait:vineyard", "wait:cellar"], "what seat 2 passed to its left"
    t.act("wait:goals", 1)
    t.act("wait:cellar", 2)
    t.act("wait:vineyard", 0)
    assert t.state.stage == BEFORE
    assert [h.waiting_vintage for h in t.state.houses] == [
        COLUMNS.index(c) for c in ("vineyard", "goals", "cellar")
    ]
    assert [h.waiting_strength for h in t.state.houses] == [1, 1, 1]
    assert t.rules.to_act(t.state) == (t.state.first,)


def test_two_players_draft_from_ten() -> None:
    """DP-10: with two players both have a Goals vintage in place and no Goals token is drafted."""
    t = fresh(2)
    assert [h.vintages[GOALS] for h in t.state.houses] == [VINTAGE, VINTAGE]
    assert t.state.vintage_pool[GOALS] == 0
    assert all(GOALS not in hand for hand in t.state.hands)
    assert sum(t.state.vintage_pool) == 4
    assert list(fresh(3).house(0).vintages) == [0] * 6


def test_a_choice_of_the_draft_is_covered() -> None:
    """DP-10, DP-11: what was chosen is told to the chooser alone, and to all when the last one has chosen."""
    t = fresh(3)
    told = t.act(t.offers(seat=1)[0], 1)
    assert [event.audience for event in told] == [(1,)]
    assert told[0].told_later
    assert t.rules.observe(t.state, 0).state.choice[1] == HIDDEN
    assert t.rules.observe(t.state, 1).state.choice[1] != HIDDEN
    t.act(t.offers(seat=0)[0], 0)
    told = t.act(t.offers(seat=2)[0], 2)
    assert [event.audience for event in told] == [(2,), None, None, None]


def test_hands_of_the_draft_are_hidden() -> None:
    """DP-11: a viewer sees their own three tokens, later also those that they passed; nothing else."""
    t = fresh(3)
    seen = t.rules.observe(t.state, 1).state
    assert [HIDDEN in hand for hand in seen.hands] == [True, False, True]
    assert sum(seen.vintage_pool) == 12 - 3
    for seat in range(3):
        t.act(t.offers(seat=seat)[0], seat)
    seen = t.rules.observe(t.state, 1).state
    assert [HIDDEN in hand for hand in seen.hands] == [True, False, False]
    assert HIDDEN in t.rules.observe(t.state, None).state.hands[0]


def test_nothing_else_is_hidden() -> None:
    """DP-11: after the draft every viewer sees the same, for what is face down is not decided yet."""
    t = table(3)
    views = [t.rules.dump(t.rules.observe(t.state, viewer).state) for viewer in (None, 0, 1, 2)]
    assert all(view == t.rules.dump(t.state) for view in views)


def test_refusals_of_the_draft() -> None:
    """DP-10: only tokens in one's hand, once, and nothing else before."""
    t = fresh(3)
    hand(t, 0, "sales", "goals", "goals")
    assert t.why("keep:cellar", 0) == "not_in_hand DP-10"
    assert t.why("wait:sales", 0) == "draft_first DP-10"
    assert t.why("move:sales", 0) == "draft_first DP-10"
    t.act("keep:sales", 0)
    assert t.why("keep:goals", 0) == "chosen DP-10"
    assert table(3).why("keep:goals", 0) == "draft_over DP-10"
    stranger = t.rules.why_not(t.state, 5, 0)
    assert stranger is not None
    assert (stranger.code, stranger.rule) == ("not_your_turn", "DP-10")
    assert table(3).why("move:sales", 1) == "not_your_turn DP-20"


def test_who_has_not_chosen_is_to_act() -> None:
    """DP-10: seats choose in any order, and nobody chooses twice."""
    t = fresh(4)
    for seat in (3, 1, 0):
        t.act(t.offers(seat=seat)[0], seat)
        assert seat not in t.rules.to_act(t.state)
        assert t.offers(seat=seat) == []
    assert t.rules.to_act(t.state) == (2,)
