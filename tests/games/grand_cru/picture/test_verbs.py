"""Why an action is impossible: the panel's reason is one that the rules give for acts of that action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.games.grand_cru.positions import table
from vigneron.core.chance import Xorshift
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.picture.panel import overlay
from vigneron.games.grand_cru.picture.verbs import FAMILIES, why_not
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import actions as a
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import Side, State

VERBS: Final = ("auction", "overbid", "acquire", "buy", "demand", "harvest", "sell", "improve")


def _owned(side: Side) -> list[int]:
    return [kind for kind in range(n.GRAPE_COUNT, n.KIND_COUNT) if side.tiles[kind]]


def _used(side: Side) -> bool:
    return all(side.used[kind] >= side.tiles[kind] for kind in _owned(side))


def _ripe(rules: GrandCruRules, side: Side) -> bool:
    return any(count and rules.box.ripe[at] for at, count in enumerate(side.cellar))


TRUE: Final[dict[str, Callable[[GrandCruRules, State, int], bool]]] = {
    "whynot-auction": lambda _, state, seat: all(tile == n.NONE for tile in state.display),
    "whynot-overbid": lambda _, state, seat: all(leader in (n.NONE, seat) for leader in state.column_seat),
    "whynot-acquire": lambda _, state, seat: seat not in state.column_seat,
    "whynot-buy": lambda _, state, seat: all(tile == n.NONE for tile in (*state.display, *state.column_tile)),
    "whynot-demand": lambda rules, state, seat: codes(rules, state, seat, "demand") == {"top_price"},
    "whynot-harvest": lambda _, state, seat: not any(state.sides[seat].vines),
    "whynot-sell": lambda rules, state, seat: not _ripe(rules, state.sides[seat]),
    "whynot-sell-empty": lambda _, state, seat: not any(state.sides[seat].cellar),
    "whynot-improve": lambda _, state, seat: not _owned(state.sides[seat]),
    "whynot-improve-used": lambda _, state, seat: _used(state.sides[seat]),
    "whynot-improve-now": lambda _, state, seat: not _used(state.sides[seat]),
}
"""What must hold in a position where a sentence is given that is no refusal of the rules."""


def _all_at_the_top(rules: GrandCruRules, state: State, seat: int) -> bool:
    rivals = [
        price
        for leader, price in zip(state.column_seat, state.column_price, strict=True)
        if leader not in (n.NONE, seat)
    ]
    return bool(rivals) and set(rivals) == {rules.box.highest_bid}


TRUE_ALSO: Final[dict[str, Callable[[GrandCruRules, State, int], bool]]] = {
    "refusal-bid_too_high": _all_at_the_top,
    "refusal-no_column": lambda rules, state, _: n.NONE not in state.column_seat[: rules.box.columns],
    "refusal-no_money": lambda rules, state, seat: state.sides[seat].money < rules.box.harvest_price,
}
"""When a refusal is true although the rules name another one first."""


def families(act: int) -> set[str]:
    """Return the touches of an act, with the wider ones that they belong to."""
    touches = set(a.ACTIONS.touch[act])
    return touches | {FAMILIES[touch] for touch in touches if touch in FAMILIES}


ACTS: Final = {verb: [act for act in range(len(GAME.actions)) if verb in families(act)] for verb in VERBS}


def codes(rules: GrandCruRules, state: State, seat: int, verb: str) -> set[str]:
    """Return why the rules refuse the acts of an action."""
    return {refusal.code for act in ACTS[verb] if (refusal := rules.why_not(state, seat, act)) is not None}


def faults(rules: GrandCruRules, state: State, seat: int) -> list[str]:
    """Return the actions whose reason is not true in this position, with the reason."""
    possible = {touch for act in rules.legal(state, seat) for touch in families(act)}
    found = []
    for verb in VERBS:
        if verb in possible:
            continue
        reason = why_not(rules, state, seat, verb).id
        if reason.startswith("refusal-"):
            also = TRUE_ALSO.get(reason)
            true = reason.removeprefix("refusal-") in codes(rules, state, seat, verb)
            true = true or (also is not None and also(rules, state, seat))
        else:
            true = TRUE[reason](rules, state, seat)
        if not true:
            found.append(f"{verb}: {reason}")
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_reason_for_an_impossible_action_is_true(seats: int) -> None:
    for seed in range(2):
        stream = Xorshift(seed * 10 + seats)
        rules = GAME.rules(GAME.setup(seats))
        state = rules.new(GAME.setup(seats), stream)
        plies = 0
        while to_act := rules.to_act(state):
            seat = to_act[0]
            legal = rules.legal(state, seat)
            if any(control.group == "action" for control in overlay(rules, state, seat).controls):
                assert faults(rules, state, seat) == [], (seed, plies)
            rules.step(state, seat, legal[stream.below(len(legal))], stream, None)
            plies += 1


def test_with_two_players_two_auctions_run_at_a_time() -> None:
    """GC-20: the columns that two players do not use are no free columns."""
    t = table(2).opened(3, 3).display("merlot", "gamay").auction(1, "syrah", 0, 1).auction(2, "pinot", 1, 1)
    t.turn(0)
    assert why_not(t.rules, t.state, 0, "auction").id == "refusal-no_column"
