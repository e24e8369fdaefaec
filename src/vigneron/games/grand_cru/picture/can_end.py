"""What a player can end with their next act: the growing phase, the festival, or the game."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import CanEnd, Text
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.flow import cheapest_space
from vigneron.games.grand_cru.rules.state import Side, State

_CLOSE: Final = 3
"""With hidden money, it is told of so many loans that they can be paid back in one step."""


def can_end(rules: GrandCruRules, state: State, seat: Seat) -> CanEnd | None:
    """Return what a player can end with their next act, or None.

    Only what everybody knows counts: nothing here may depend on a hidden balance (GC-7)."""
    side: Side = state.sides[seat]
    if side.bankrupt:
        return None
    if state.phase == n.GROWING and not side.passed:
        how = _growing(rules, state, side, seat)
        return CanEnd(Text("scene-can-end", {"how": how})) if how else None
    leaves = not side.passed and not (state.owed and seat == state.turn)
    if state.phase == n.FESTIVAL and leaves and _alone_at_festival(rules, state, seat):
        return CanEnd(Text("scene-can-end", {"how": "festival"}))
    if state.phase == n.LOANS and _decides(state, seat) and _may_repay(rules, side):
        francs = side.loans * rules.box.loan_pays
        return CanEnd(Text("scene-can-end", {"how": "loans", "francs": francs}), game=True)
    return None


def _growing(rules: GrandCruRules, state: State, side: Side, seat: Seat) -> str:
    """Return how the player can end the growing phase with their next action: `cube`, `pass`, `last` or ''.

    Its last cube may be harvested, and passing leaves one player or none (GC-12, GC-13)."""
    if state.closing != n.OPEN:
        return "last" if seat == _last_to_act(state) else ""
    still = [one for one, other in enumerate(state.sides) if not other.passed]
    counter = state.counter + (state.holder in _ahead(state, state.turn, seat))
    if seat == state.turn and state.owed not in (n.NOTHING, n.SECOND_HARVEST):
        return ""  # what this action still owes harvests nothing
    if counter >= rules.box.rounds and _takes_last_cube(rules, state, side):
        return "cube"
    if seat == state.turn and state.owed:
        return ""
    if len(still) == 2:
        other = still[still[0] == seat]
        closes = counter + (state.holder in _ahead(state, seat, other)) >= rules.box.rounds
    else:
        closes = len(still) == 1
    return "pass" if closes else ""


def _last_to_act(state: State) -> Seat:
    """Return who has the last action of a phase that is closing (GC-12)."""
    if state.closing == n.LAST_PLAYER:
        return state.turn
    count = len(state.sides)
    order = [(state.last + i) % count for i in range(1, count)]
    left = [seat for seat in order[order.index(state.turn) :] if not state.sides[seat].passed]
    return left[-1] if left else -1


def _ahead(state: State, now: Seat, then: Seat) -> list[Seat]:
    """Return whose turns come after that of one seat, up to that of another (GC-10).

    The round counter moves when the holder's comes, even if they have passed (GC-11)."""
    count = len(state.sides)
    return [(now + i) % count for i in range(1, (then - now) % count + 1)]


def _takes_last_cube(rules: GrandCruRules, state: State, side: Side) -> bool:
    """Return whether one action can take the last cube off the player's vines (GC-12, GC-32)."""
    paid = state.owed == n.SECOND_HARVEST and side is state.sides[state.turn]
    if rules.open_money and side.money < rules.box.harvest_price and not paid:
        return False
    harvests = 2 if side.tiles[n.HANDS] > side.used[n.HANDS] else 1
    return 0 < sum(side.vines) <= harvests


def _alone_at_festival(rules: GrandCruRules, state: State, seat: Seat) -> bool:
    """Return whether nobody else can take a space any more (GC-42)."""
    cheapest = cheapest_space(rules.box, state)
    return cheapest >= 0 and not any(
        other.prestige >= cheapest and other.pawns > 0 and not other.passed
        for one, other in enumerate(state.sides)
        if one != seat
    )


def _decides(state: State, seat: Seat) -> bool:
    """Return whether the player still decides on loans in this step (GC-54)."""
    count = len(state.sides)
    return (seat - state.holder) % count >= (state.turn - state.holder) % count


def _may_repay(rules: GrandCruRules, side: Side) -> bool:
    """Return whether the player may pay back all loans, as far as everybody knows (GC-54, GC-55)."""
    if side.loans == 0:
        return False
    if rules.open_money:
        return side.money >= side.loans * rules.box.loan_pays
    return side.loans <= _CLOSE
