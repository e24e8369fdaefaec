"""The automatic steps of the year's end: GC-40, GC-41, GC-51 to GC-53, GC-56."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.rules.common import TABLE, Log, draw_tile, gain
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box

_G = n.GRAPE_COUNT


def from_holder(state: State) -> list[int]:
    """Return all seats, clockwise from the holder of the red bottle."""
    count = len(state.sides)
    return [(state.holder + i) % count for i in range(count)]


def renew_display(box: Box, state: State, chance: Chance, log: Log) -> None:
    """GC-40: all tiles of display and auctions are discarded, pawns go home, new tiles are drawn."""
    for tiles in (state.display, state.column_tile):
        for at, tile in enumerate(tiles):
            if tile >= 0:
                state.discards[tile // n.SERIALS] += 1
                tiles[at] = -1
    for column in range(n.COLUMNS):
        state.column_seat[column] = -1
        state.column_price[column] = 0
    count = len(state.sides) * box.new_tiles
    for slot in range(count):
        state.display[slot] = draw_tile(state, chance, 0, n.KIND_COUNT, log)
    if log is not None:
        log.append(Event("display_renewed", TABLE, {"count": count, "left": sum(state.pile)}))


def award_prizes(box: Box, state: State, log: Log) -> None:
    """GC-41: prestige for most and second most cubes sold, grape by grape; the cubes go to the supply."""
    for grape in range(_G):
        sold = [side.market[grape] for side in state.sides]
        most = max(sold)
        if most == 0:
            continue
        if sold.count(most) > 1:
            for seat, count in enumerate(sold):
                if count == most:
                    _award(state, seat, grape, box.prize_tied, log)
        else:
            _award(state, sold.index(most), grape, box.prize_first, log)
            next_most = max([count for count in sold if count < most], default=0)
            if next_most > 0 and sold.count(next_most) == 1:
                _award(state, sold.index(next_most), grape, box.prize_second, log)
        for side in state.sides:
            side.market[grape] = 0
        state.supply[grape] += sum(sold)


def _award(state: State, seat: int, grape: int, prestige: int, log: Log) -> None:
    state.sides[seat].prestige += prestige
    if log is not None:
        log.append(Event("prize_won", seat, {"grape": n.GRAPE_NAMES[grape], "prestige": prestige}))


def age(box: Box, state: State, log: Log) -> None:
    """GC-51: every cube moves one barrel on; one that leaves its grape's last barrel goes to the supply."""
    if log is not None:
        log.append(Event("aged", TABLE))
    for seat, side in enumerate(state.sides):
        cellar = side.cellar
        for grape in range(_G):
            last = box.ripe_to[grape]
            spoiled = cellar[last * _G + grape]
            if spoiled:
                state.supply[grape] += spoiled
                if log is not None:
                    log.append(Event("spoiled", seat, {"grape": n.GRAPE_NAMES[grape], "count": spoiled}))
            for barrel in range(last, 0, -1):
                cellar[barrel * _G + grape] = cellar[(barrel - 1) * _G + grape]
            cellar[grape] = 0


def collect_interest(box: Box, state: State, log: Log) -> None:
    """GC-52, GC-53: interest from the holder clockwise, with emergency loans where money is short.

    Who is short is hidden until now (GC-7), so every line of it reveals."""
    for seat in from_holder(state):
        side = state.sides[seat]
        due = box.interest[side.loans]
        short = due - side.money
        need = 0 if short <= 0 else (short + box.emergency_pays - 1) // box.emergency_pays
        if side.loans + need > box.most_loans:
            side.bankrupt = 1
            if log is not None:
                data: Args = {"price": due, "loans": side.loans}
                log.append(Event("went_bankrupt", seat, data, reveals=True))
            continue
        if need:
            side.loans += need
            gain(side, need * box.emergency_pays)
            if log is not None:
                money = need * box.emergency_pays
                data = {"count": need, "money": money, "loans": side.loans}
                log.append(Event("rescued", seat, data, reveals=True))
        gain(side, -due)
        if log is not None:
            log.append(Event("interest_paid", seat, {"price": due, "loans": side.loans}, reveals=True))


def new_year(box: Box, state: State, log: Log) -> None:
    """GC-56: vines get cubes, improvements turn back, spaces are cleared, the counter returns."""
    for grape in range(_G):
        _fill_vines(box, state, grape, log)
    for side in state.sides:
        _refresh(box, side)
    state.spaces = [0] * n.SPACE_COUNT
    state.counter = 1
    state.year += 1
    state.phase = n.GROWING
    state.turn = state.holder
    if log is not None:
        log.append(Event("year_began", TABLE, {"year": state.year}))


def _refresh(box: Box, side: Side) -> None:
    side.used = [0] * n.KIND_COUNT
    side.passed = 0


def _fill_vines(box: Box, state: State, grape: int, log: Log) -> None:
    """GC-56: a cube for each empty vine; where the supply is short, one at a time from the holder on."""
    need = [side.tiles[grape] - side.vines[grape] for side in state.sides]
    order = from_holder(state)
    while state.supply[grape] > 0 and any(need):
        for seat in order:
            if need[seat] > 0 and state.supply[grape] > 0:
                need[seat] -= 1
                state.supply[grape] -= 1
                state.sides[seat].vines[grape] += 1
    for seat in order:
        if need[seat] > 0:
            money = need[seat] * box.missing_pays
            gain(state.sides[seat], money)
            if log is not None:
                data: Args = {
                    "grape": n.GRAPE_NAMES[grape], "count": need[seat], "money": money,
                }  # fmt: skip
                log.append(Event("compensated", seat, data))
