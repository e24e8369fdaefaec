"""The automatic steps at the end of a year (GC-40, GC-41, GC-51 to GC-53, GC-56)."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event
from vigneron.games.grand_cru.rules import common
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import TABLE, Log
from vigneron.games.grand_cru.rules.names import GRAPE_COUNT, GROWING, KIND_COUNT, NONE, SERIALS, SPACE_COUNT
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows


def tiles_told(row: bytearray) -> str:
    """Return the sentence ids of the kinds in a row of tiles, each with its number."""
    kinds = [tile // SERIALS for tile in row if tile != NONE]
    counts = [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]
    return ", ".join([f"@tile-shown tile={common.tile_word(kind)} count={count}" for kind, count in counts])


def renew_display(box: Box, state: State, chance: Chance, log: Log) -> None:
    """Discard all tiles of the display and the auctions, send pawns home, and draw new tiles (GC-40)."""
    discard(state, state.display)
    discard(state, state.column_tile)
    for column in range(len(state.column_seat)):
        common.clear_pawn(state, column)
    count = len(state.sides) * box.new_tiles
    for slot in range(count):
        state.display[slot] = common.draw_tile(state, chance, 0, KIND_COUNT, log)
    common.show(state)
    if log is not None:
        data: Args = {"count": count, "tiles": tiles_told(state.display), "left": sum(state.pile)}
        log.append(Event("display_renewed", TABLE, data))


def discard(state: State, tiles: bytearray) -> None:
    """Put a row of tiles on the discard pile (GC-40)."""
    for at in range(len(tiles)):
        tile = tiles[at]
        if tile != NONE:
            state.discards[tile // SERIALS] += 1
            tiles[at] = NONE


def award_prizes(box: Box, state: State, log: Log) -> None:
    """Give prestige for the most and second most cubes sold, grape by grape (GC-41).

    The cubes in the market barrels go to the supply."""
    for grape in range(GRAPE_COUNT):
        most = second = tied = tied_second = 0
        for seat in range(len(state.sides)):
            side: Side = state.sides[seat]
            count = side.market[grape]
            if count > most:
                second, tied_second = most, tied
                most, tied = count, 1
            elif count == most:
                tied += 1
            elif count > second:
                second, tied_second = count, 1
            elif count == second:
                tied_second += 1
        if most == 0:
            continue
        if tied > 1:
            award(state, grape, most, box.prize_tied, log)
        else:
            award(state, grape, most, box.prize_first, log)
            if second > 0 and tied_second == 1:
                award(state, grape, second, box.prize_second, log)
        for seat in range(len(state.sides)):
            side = state.sides[seat]
            state.supply[grape] += side.market[grape]
            side.market[grape] = 0


def award(state: State, grape: int, count: int, prestige: int, log: Log) -> None:
    """Give prestige to all players who sold this many cubes of a grape (GC-41)."""
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        if side.market[grape] == count:
            side.prestige += prestige
            if log is not None:
                log.append(Event("prize_won", seat, {"grape": n.GRAPE_NAMES[grape], "prestige": prestige}))


def age(box: Box, state: State, log: Log) -> None:
    """Move every cube to the next barrel (GC-51).

    A cube that leaves the last barrel of its grape goes to the supply."""
    if log is not None:
        log.append(Event("aged", TABLE))
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        for grape in range(GRAPE_COUNT):
            last = box.ripe_to[grape] * GRAPE_COUNT + grape
            spoiled = side.cellar[last]
            if spoiled:
                state.supply[grape] += spoiled
                side.cellar[last] = 0
                if log is not None:
                    log.append(Event("spoiled", seat, {"grape": n.GRAPE_NAMES[grape], "count": spoiled}))
        side.cellar = bytearray(GRAPE_COUNT) + side.cellar[: len(side.cellar) - GRAPE_COUNT]
        side.stock = (side.stock & box.inner_cells) << GRAPE_COUNT


def collect_interest(box: Box, state: State, log: Log) -> None:
    """Collect interest clockwise from the holder. Who lacks money takes emergency loans (GC-52, GC-53).

    Lack of money was hidden until now (GC-7), so each of these events reveals hidden information."""
    for i in range(len(state.sides)):
        seat = (state.holder + i) % len(state.sides)
        side: Side = state.sides[seat]
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
            common.gain(side, need * box.emergency_pays)
            if log is not None:
                money = need * box.emergency_pays
                data = {"count": need, "money": money, "loans": side.loans}
                log.append(Event("rescued", seat, data, reveals=True))
        common.gain(side, -due)
        if log is not None:
            log.append(Event("interest_paid", seat, {"price": due, "loans": side.loans}, reveals=True))


def new_year(box: Box, state: State, log: Log) -> None:
    """Put cubes on vines, turn improvements back, clear spaces, and reset the counter (GC-56)."""
    for grape in range(GRAPE_COUNT):
        fill_vines(box, state, grape, log)
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        for kind in range(GRAPE_COUNT, KIND_COUNT):
            side.used[kind] = 0
            common.ready(side, kind)
    for space in range(SPACE_COUNT):
        state.spaces[space] = 0
    state.counter = 1
    state.year += 1
    state.phase = GROWING
    state.turn = state.holder
    if log is not None:
        log.append(Event("year_began", TABLE, {"year": state.year}))


def fill_vines(box: Box, state: State, grape: int, log: Log) -> None:
    """Put a cube on each empty vine of a grape (GC-56).

    If the supply has too few cubes, players get one cube at a time, beginning with the holder."""
    seats = len(state.sides)
    need = bytearray(seats)
    for seat in range(seats):
        side: Side = state.sides[seat]
        need[seat] = side.tiles[grape] - side.vines[grape]
    while state.supply[grape] > 0 and byte_rows.total(need) > 0:
        for i in range(seats):
            seat = (state.holder + i) % seats
            if need[seat] > 0 and state.supply[grape] > 0:
                need[seat] -= 1
                state.supply[grape] -= 1
                common.grow(state.sides[seat], grape, 1)
    for i in range(seats):
        seat = (state.holder + i) % seats
        if need[seat] > 0:
            money = need[seat] * box.missing_pays
            common.gain(state.sides[seat], money)
            if log is not None:
                data: Args = {"grape": n.GRAPE_NAMES[grape], "count": need[seat], "money": money}
                log.append(Event("compensated", seat, data))
