"""Tiles and demand in phase I (GC-20 to GC-25)."""

from __future__ import annotations

from vigneron.core.contract import Args, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask, common
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.actions import (
    ACQUIRE,
    AUCTION,
    BUY,
    BUY_COLUMN,
    DEMAND,
    FIRST,
    OVERBID,
    A,
    B,
)
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log, tile_word
from vigneron.games.grand_cru.rules.names import GRAPE_COUNT, HIGHEST_BID, NONE, SERIALS
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import bits

AUCTIONS, OVERBIDS, ACQUISITIONS, DEMANDS = FIRST[AUCTION], FIRST[OVERBID], FIRST[ACQUIRE], FIRST[DEMAND]
PURCHASES, COLUMN_PURCHASES = FIRST[BUY], FIRST[BUY_COLUMN]


def offer(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the legal acts of GC-20, GC-21, GC-22, GC-23, GC-24 and GC-25, ascending."""
    side: Side = state.sides[seat]
    if side.pawns > 0:
        if state.running != box.all_columns:
            action_mask.add(out, AUCTIONS, box.vine_bids[state.shown & 31])
            action_mask.add(out, AUCTIONS + GRAPE_COUNT * HIGHEST_BID, box.other_bids[state.shown >> 5])
        columns = state.running & ~side.leads
        while columns:
            column = bits.lowest(columns)
            columns &= columns - 1
            bids = box.higher[state.column_price[column]]
            action_mask.add(out, OVERBIDS + column * (HIGHEST_BID - 1), bids)
    if len(side.estate) < box.estate_spaces:
        columns = side.leads
        while columns:
            column = bits.lowest(columns)
            columns &= columns - 1
            if state.column_price[column] <= side.money:
                action_mask.run(out, ACQUISITIONS + column, 1)
        if side.money >= box.outright_price:
            action_mask.add(out, PURCHASES, state.shown)
            action_mask.add(out, COLUMN_PURCHASES, state.running)
    action_mask.add(out, DEMANDS, state.rising)


def do(box: Box, state: State, seat: Seat, verb: int, action: int, log: Log) -> None:
    """Do an act of this module."""
    if verb == AUCTION:
        auction(box, state, seat, action, log)
    elif verb == OVERBID:
        overbid(box, state, seat, action, log)
    elif verb == ACQUIRE:
        acquire(box, state, seat, action, log)
    elif verb == BUY:
        buy(box, state, seat, action, log)
    elif verb == BUY_COLUMN:
        buy_column(box, state, seat, action, log)
    else:
        demand(box, state, seat, action, log)


def slot_of(state: State, kind: int) -> int:
    """Return the first display slot with this kind, -1 if there is none."""
    for slot in range(len(state.display)):
        if state.display[slot] // SERIALS == kind:
            return slot
    return -1


def free_column(box: Box, state: State) -> int:
    """Return the first free auction column, -1 if there is none."""
    for column in range(box.columns):
        if state.column_seat[column] == NONE:
            return column
    return -1


def _not_shown(kind: int, rule: str) -> Refusal:
    return Refusal("not_on_display", rule, {"tile": tile_word(kind)})


def why_not_auction(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why an auction cannot be opened, or None (GC-20)."""
    if state.sides[seat].pawns < 1:
        return Refusal("no_pawn", "GC-20")
    if slot_of(state, A[action]) < 0:
        return _not_shown(A[action], "GC-20")
    if free_column(box, state) < 0:
        return Refusal("no_column", "GC-20", {"count": box.columns})
    if B[action] > box.highest_bid:
        return Refusal("bid_too_high", "GC-20", {"most": box.highest_bid})
    return None


def auction(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Open an auction (GC-20).

    The tile moves from the display to the first free column, and a pawn goes on the price. Free columns are
    equivalent."""
    slot, column = slot_of(state, A[action]), free_column(box, state)
    state.column_tile[column] = state.display[slot]
    state.display[slot] = NONE
    common.show(state)
    common.lead(state, column, seat, B[action])
    if log is not None:
        data: Args = {"tile": tile_word(A[action]), "price": B[action], "column": column + 1}
        log.append(Event("auction_opened", seat, data))


def why_not_overbid(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a higher bid is illegal, or None (GC-21)."""
    column = A[action]
    if state.sides[seat].pawns < 1:
        return Refusal("no_pawn", "GC-21")
    if state.column_seat[column] == NONE:
        return Refusal("empty_column", "GC-21")
    if state.column_seat[column] == seat:
        return Refusal("own_bid", "GC-21")
    if B[action] <= state.column_price[column]:
        return Refusal("bid_too_low", "GC-21", {"price": state.column_price[column]})
    if B[action] > box.highest_bid:
        return Refusal("bid_too_high", "GC-21", {"most": box.highest_bid})
    return None


def overbid(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Put a pawn on a higher price. The pawn of the earlier bid goes home (GC-21)."""
    column = A[action]
    other = state.column_seat[column]
    common.lead(state, column, seat, B[action])
    if log is not None:
        tile = tile_word(state.column_tile[column] // n.SERIALS)
        log.append(Event("overbid", seat, {"tile": tile, "price": B[action], "seat_other": other}))


def why_not_acquire(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a tile cannot be acquired, or None (GC-22)."""
    column = A[action]
    if state.column_seat[column] != seat:
        return Refusal("not_your_bid", "GC-22")
    return _cannot_take(box, state, seat, state.column_price[column], "GC-22")


def _cannot_take(box: Box, state: State, seat: Seat, price: int, rule: str) -> Refusal | None:
    side = state.sides[seat]
    if len(side.estate) >= box.estate_spaces:
        return Refusal("estate_full", "GC-24", {"count": box.estate_spaces})
    if side.money < price:
        return Refusal("no_money", rule, {"price": price, "money": side.money})
    return None


def acquire(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Pay the standing bid, and take the tile and the pawn (GC-22)."""
    column = A[action]
    take(state, seat, state.column_tile[column], state.column_price[column], "acquired", log)
    free(state, column)


def free(state: State, column: int) -> None:
    """Free a column. Its pawn goes home."""
    common.clear_pawn(state, column)
    state.column_tile[column] = NONE


def take(state: State, seat: Seat, tile: int, price: int, event: str, log: Log) -> None:
    """Pay for a tile and put it on the estate. A vine gets its cube (GC-24)."""
    side: Side = state.sides[seat]
    kind = tile // SERIALS
    common.gain(side, -price)
    side.estate.append(tile)
    side.tiles[kind] += 1
    if log is not None:
        log.append(Event(event, seat, {"tile": tile_word(kind), "price": price}))
    if kind >= GRAPE_COUNT:
        common.ready(side, kind)
    elif state.supply[kind] > 0:
        state.supply[kind] -= 1
        common.grow(side, kind, 1)
    elif log is not None:
        log.append(Event("cube_missed", seat, {"grape": n.GRAPE_NAMES[kind]}))


def why_not_buy(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a tile of the display cannot be bought, or None (GC-23)."""
    if slot_of(state, A[action]) < 0:
        return _not_shown(A[action], "GC-23")
    return _cannot_take(box, state, seat, box.outright_price, "GC-23")


def buy(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Buy a tile of the display (GC-23)."""
    slot = slot_of(state, A[action])
    tile = state.display[slot]
    state.display[slot] = NONE
    common.show(state)
    take(state, seat, tile, box.outright_price, "bought", log)


def why_not_buy_column(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a tile under auction cannot be bought, or None (GC-23)."""
    if state.column_seat[A[action]] == NONE:
        return Refusal("empty_column", "GC-23")
    return _cannot_take(box, state, seat, box.outright_price, "GC-23")


def buy_column(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Buy a tile under auction. The pawn in its column goes home (GC-23)."""
    column = A[action]
    other = state.column_seat[column]
    take(state, seat, state.column_tile[column], box.outright_price, "bought", log)
    if log is not None and other != seat:
        log.append(Event("bid_ended", other, {"price": state.column_price[column]}))
    free(state, column)


def why_not_raise(box: Box, state: State, grape: int, rule: str) -> Refusal | None:
    """Return why a price marker cannot rise, with the clause `rule`, or None."""
    if state.markers[grape] >= box.top[grape]:
        return Refusal("top_price", rule, {"grape": n.GRAPE_NAMES[grape]})
    return None


def why_not_demand(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why demand for a grape cannot be raised, or None (GC-25)."""
    return why_not_raise(box, state, A[action], "GC-25")


def demand(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Move a price marker one step up (GC-25)."""
    common.move_marker(box, state, seat, A[action], 1, log)
