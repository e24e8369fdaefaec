"""Whole random games: they end, and the box stays complete (GC-1, GC-57)."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.games.grand_cru.positions import Table
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.state import State


def play(rules: GrandCruRules, seats: int, seed: int, check: int) -> tuple[State, int]:
    """Play at random; every `check`-th ply compares legal with why_not over the whole table."""
    stream = Xorshift(seed)
    state = rules.new(GAME.setup(seats), stream)
    plies = 0
    while to_act := rules.to_act(state):
        seat = to_act[stream.below(len(to_act))]
        legal = rules.legal(state, seat)
        assert legal == sorted(set(legal))
        assert legal
        if plies % check == check - 1:
            open_acts = [act for act in range(len(GAME.actions)) if rules.why_not(state, seat, act) is None]
            assert legal == open_acts
        rules.step(state, seat, legal[stream.below(len(legal))], stream, None)
        assert GAME.invariants(rules, state) == []
        plies += 1
    return state, plies


@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**6), money=st.sampled_from(["no", "yes"]))
def test_any_legal_game_ends(seats: int, seed: int, money: str) -> None:
    """GC-1, GC-10, GC-57: never an error, never a negative stock, within the declared length."""
    rules = Table(seats, open_money=money).rules
    state, plies = play(rules, seats, seed, 40)
    assert plies <= GAME.max_plies(GAME.setup(seats))
    result = rules.result(state)
    assert len(result.scores) == seats
    assert result.ending in ("repaid", "bankrupt", "last_year")


def test_a_long_game_ends_with_its_last_year() -> None:
    """GC-57: thirty years of passing and keeping, with loans that hold."""
    here = Table(2).opened(1, 1)
    for seat in range(2):
        here.money(seat, 99)
    years = 0
    while here.rules.to_act(here.state):
        word = {1: "pass", 2: "leave", 3: "keep"}[here.state.phase]
        years = here.state.year
        here.act(word)
    assert (years, here.result().ending) == (30, "last_year")
    assert here.side(0).money == 99 - 30


def test_the_year_is_the_round() -> None:
    """GC-56: what the house calls a round."""
    game: Game[State, GrandCruRules] = GAME
    assert game.round_of(Table(2).opened().year(4).state) == 4


def test_a_position_in_words() -> None:
    """GC-7: names instead of indexes; covered money is nothing."""
    here = Table(2).opened().display("merlot").auction(1, "aoc", 1, 3).vine(0, "pinot").wine(0, 5, "pinot", 2)
    found = GAME.picture().readable(here.rules, here.rules.observe(here.state, 0).state)
    assert found["display"] == ["merlot"]
    assert found["auctions"] == [{"column": 1, "tile": "aoc", "seat": 1, "price": 3}]
    assert found["sides"][0]["barrels"][4] == {"pinot": 2}
    assert [side["money"] for side in found["sides"]] == [21, None]
    assert found["prices"] == {"gamay": 2, "syrah": 2, "merlot": 3, "cabernet": 4, "pinot": 5}
