"""Tiles and demand in phase I: GC-20 to GC-25."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.actions import (
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
from vigneron.games.grand_cru.rules.common import Log, gain, move_marker, tile_word
from vigneron.games.grand_cru.state import State
from vigneron.games.grand_cru.tables import Box


def add_legal(box: Box, state: State, seat: Seat, out: list[int]) -> None:
    """Add the legal acts of GC-20, GC-21, GC-22, GC-23, GC-24 and GC-25, ascending."""
    side = state.sides[seat]
    leaders = state.column_seat[: box.columns]
    flags = [0] * n.KIND_COUNT
    for tile in state.display:
        if tile >= 0:
            flags[tile // n.SERIALS] = 1
    shown = [kind for kind, there in enumerate(flags) if there]
    if side.pawns > 0:
        if -1 in leaders:
            for kind in shown:
                start = FIRST[AUCTION] + kind * n.HIGHEST_BID
                out.extend(range(start, start + box.highest_bid))
        for column, leader in enumerate(leaders):
            if leader >= 0 and leader != seat:
                start = FIRST[OVERBID] + column * (n.HIGHEST_BID - 1) - 2
                out.extend(range(start + state.column_price[column] + 1, start + box.highest_bid + 1))
    if len(side.estate) < box.estate_spaces:
        money = side.money
        price = state.column_price
        first = FIRST[ACQUIRE]
        out.extend([first + c for c, leader in enumerate(leaders) if leader == seat and price[c] <= money])
        if money >= box.outright_price:
            first = FIRST[BUY]
            out.extend([first + kind for kind in shown])
            first = FIRST[BUY_COLUMN]
            out.extend([first + column for column, leader in enumerate(leaders) if leader >= 0])
    first = FIRST[DEMAND]
    out.extend([first + grape for grape in range(n.GRAPE_COUNT) if state.markers[grape] < box.top[grape]])


def _slot(state: State, kind: int) -> int:
    """Return the first display slot that shows the kind, -1 if none does."""
    for slot, tile in enumerate(state.display):
        if tile >= 0 and tile // n.SERIALS == kind:
            return slot
    return -1


def _free_column(box: Box, state: State) -> int:
    for column in range(box.columns):
        if state.column_seat[column] < 0:
            return column
    return -1


def _not_shown(kind: int, rule: str) -> Refusal:
    return Refusal("not_on_display", rule, {"tile": tile_word(kind)})


def why_not_auction(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    if state.sides[seat].pawns < 1:
        return Refusal("no_pawn", "GC-20")
    if _slot(state, A[action]) < 0:
        return _not_shown(A[action], "GC-20")
    if _free_column(box, state) < 0:
        return Refusal("no_column", "GC-20", {"count": box.columns})
    if B[action] > box.highest_bid:
        return Refusal("bid_too_high", "GC-20", {"most": box.highest_bid})
    return None


def auction(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-20: put a display tile over the first free column (free columns are alike) and a pawn on a price."""
    slot, column = _slot(state, A[action]), _free_column(box, state)
    state.column_tile[column] = state.display[slot]
    state.display[slot] = -1
    state.column_seat[column] = seat
    state.column_price[column] = B[action]
    state.sides[seat].pawns -= 1
    if log is not None:
        data: Args = {"tile": tile_word(A[action]), "price": B[action], "column": column + 1}
        log.append(Event("auction_opened", seat, data))


def why_not_overbid(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    column = A[action]
    if state.sides[seat].pawns < 1:
        return Refusal("no_pawn", "GC-21")
    if state.column_seat[column] < 0:
        return Refusal("empty_column", "GC-21")
    if state.column_seat[column] == seat:
        return Refusal("own_bid", "GC-21")
    if B[action] <= state.column_price[column]:
        return Refusal("bid_too_low", "GC-21", {"price": state.column_price[column]})
    if B[action] > box.highest_bid:
        return Refusal("bid_too_high", "GC-21", {"most": box.highest_bid})
    return None


def overbid(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-21: put a pawn on a higher price; the old one goes home."""
    column = A[action]
    other = state.column_seat[column]
    state.sides[other].pawns += 1
    state.sides[seat].pawns -= 1
    state.column_seat[column] = seat
    state.column_price[column] = B[action]
    if log is not None:
        tile = tile_word(state.column_tile[column] // n.SERIALS)
        log.append(Event("overbid", seat, {"tile": tile, "price": B[action], "seat_other": other}))


def why_not_acquire(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
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


def acquire(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-22: pay the standing bid and take the tile and the pawn."""
    column = A[action]
    _take(state, seat, state.column_tile[column], state.column_price[column], "acquired", log)
    _clear(state, column)


def _clear(state: State, column: int) -> None:
    """Free a column; its pawn goes home."""
    state.sides[state.column_seat[column]].pawns += 1
    state.column_tile[column] = -1
    state.column_seat[column] = -1
    state.column_price[column] = 0


def _take(state: State, seat: Seat, tile: int, price: int, event: str, log: Log) -> None:
    """Pay for a tile and put it on the estate; a vine gets its cube (GC-24)."""
    side = state.sides[seat]
    kind = tile // n.SERIALS
    gain(side, -price)
    side.estate.append(tile)
    side.tiles[kind] += 1
    if log is not None:
        log.append(Event(event, seat, {"tile": tile_word(kind), "price": price}))
    if kind >= n.GRAPE_COUNT:
        return
    if state.supply[kind] > 0:
        state.supply[kind] -= 1
        side.vines[kind] += 1
    elif log is not None:
        log.append(Event("cube_missed", seat, {"grape": n.GRAPE_NAMES[kind]}))


def why_not_buy(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    if _slot(state, A[action]) < 0:
        return _not_shown(A[action], "GC-23")
    return _cannot_take(box, state, seat, box.outright_price, "GC-23")


def buy(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-23: buy a tile out of the display."""
    slot = _slot(state, A[action])
    tile = state.display[slot]
    state.display[slot] = -1
    _take(state, seat, tile, box.outright_price, "bought", log)


def why_not_buy_column(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    if state.column_seat[A[action]] < 0:
        return Refusal("empty_column", "GC-23")
    return _cannot_take(box, state, seat, box.outright_price, "GC-23")


def buy_column(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-23: buy a tile that is under auction; the pawn in its column goes home."""
    column = A[action]
    other = state.column_seat[column]
    _take(state, seat, state.column_tile[column], box.outright_price, "bought", log)
    if log is not None and other != seat:
        log.append(Event("bid_ended", other, {"price": state.column_price[column]}))
    _clear(state, column)


def why_not_raise(box: Box, state: State, grape: int, rule: str) -> Refusal | None:
    if state.markers[grape] >= box.top[grape]:
        return Refusal("top_price", rule, {"grape": n.GRAPE_NAMES[grape]})
    return None


def why_not_demand(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return why_not_raise(box, state, A[action], "GC-25")


def demand(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-25: one price marker goes up one step."""
    move_marker(box, state, seat, A[action], 1, log)
