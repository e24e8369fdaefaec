"""The nine actions of a turn: the touch that all improvements share, and why an action is impossible now."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Text
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.common import least_cubes
from vigneron.games.grand_cru.rules.state import State

IMPROVE: Final = "improve"
FAMILIES: Final = {f"use-{name}": IMPROVE for name in n.IMPROVEMENTS}
"""The wider touch that a touch belongs to (see `Picture.families`)."""


def why_not(rules: GrandCruRules, state: State, seat: Seat, verb: str) -> Text:
    """Return why a player whose turn it is cannot do an action at all."""
    if verb in ("auction", "overbid"):
        return _no_bid(rules, state, seat, verb)
    if verb in ("acquire", "buy"):
        return _no_tile(rules, state, seat, verb)
    if verb == "demand":
        return Text("whynot-demand")
    if verb == "harvest":
        return _no_harvest(rules, state, seat)
    if verb == "sell":
        return Text("whynot-sell" if any(state.sides[seat].cellar) else "whynot-sell-empty")
    return _no_improvement(state, seat)


def _no_bid(rules: GrandCruRules, state: State, seat: Seat, verb: str) -> Text:
    if state.sides[seat].pawns < 1:
        return Text("refusal-no_pawn")
    if verb == "auction":
        if any(leader == n.NONE for leader in state.column_seat[: rules.box.columns]):
            return Text("whynot-auction")
        return Text("refusal-no_column", {"count": rules.box.columns})
    others = [leader for leader in state.column_seat if leader not in (n.NONE, seat)]
    return Text("refusal-bid_too_high", {"most": rules.box.highest_bid}) if others else Text("whynot-overbid")


def _no_tile(rules: GrandCruRules, state: State, seat: Seat, verb: str) -> Text:
    side = state.sides[seat]
    leads = [p for s, p in zip(state.column_seat, state.column_price, strict=True) if s == seat]
    if verb == "acquire" and not leads:
        return Text("whynot-acquire")
    if verb == "buy" and not _tiles(state):
        return Text("whynot-buy")
    if len(side.estate) >= rules.box.estate_spaces:
        return Text("refusal-estate_full", {"count": rules.box.estate_spaces})
    price = rules.box.outright_price if verb == "buy" else min(leads)
    if side.money < price:
        return Text("refusal-no_money", {"price": price, "money": side.money})
    return Text("whynot-buy")


def _tiles(state: State) -> bool:
    """Return whether a tile lies in the display or under auction."""
    return any(tile != n.NONE for tile in (*state.display, *state.column_tile))


def _no_harvest(rules: GrandCruRules, state: State, seat: Seat) -> Text:
    side, price = state.sides[seat], rules.box.harvest_price
    if not any(side.vines):
        return Text("whynot-harvest")
    if side.money < price:
        return Text("refusal-no_money", {"price": price, "money": side.money})
    return Text("refusal-last_cube", {"least": least_cubes(rules.box, state, 1)})


def _no_improvement(state: State, seat: Seat) -> Text:
    side = state.sides[seat]
    owned = [kind for kind in range(n.GRAPE_COUNT, n.KIND_COUNT) if side.tiles[kind]]
    if not owned:
        return Text("whynot-improve")
    if all(side.used[kind] >= side.tiles[kind] for kind in owned):
        return Text("whynot-improve-used")
    args: Args = marks.tile_args(next(kind for kind in owned if side.used[kind] < side.tiles[kind]))
    return Text("whynot-improve-now", args)
