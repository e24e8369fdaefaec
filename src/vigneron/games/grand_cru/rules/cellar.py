"""Harvest, sale and improvements in phase I: GC-14, GC-26 to GC-28, GC-31 to GC-39."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.actions import (
    ADVERTISE,
    BLEND,
    ENOUGH,
    FIRST,
    HARVEST,
    HARVEST_FIRST,
    HARVEST_RICH,
    HARVEST_SECOND,
    REFINE,
    SELL,
    SELL_AOC,
    SELL_FIRST,
    SELL_SECOND,
    SELL_VINTAGE,
    STEP,
    A,
    B,
    C,
)
from vigneron.games.grand_cru.rules import common
from vigneron.games.grand_cru.rules.common import Log, tile_word
from vigneron.games.grand_cru.rules.market import why_not_raise
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box

_G = n.GRAPE_COUNT


def add_legal(box: Box, state: State, seat: Seat, out: list[int]) -> None:
    """Add the legal acts of GC-26, GC-27 and GC-28, ascending."""
    side = state.sides[seat]
    tiles, used = side.tiles, side.used
    vines = side.vines
    standing = sum(vines)
    spare = standing - (0 if state.counter == box.rounds else 1)
    can_pay = side.money >= box.harvest_price
    if can_pay and spare > 0:
        out.extend([FIRST[HARVEST] + grape for grape in range(_G) if vines[grape]])
    ripe = common.ripe_cubes(box, side)
    if ripe:
        common.wine_acts(side, box.ripe, FIRST[SELL], out)
        if tiles[n.AOC] > used[n.AOC]:
            common.wine_acts(side, box.ripe, FIRST[SELL_AOC], out)
        if ripe > 1 and tiles[n.WHOLESALER] > used[n.WHOLESALER]:
            _first_sales(box, side, ripe, out)
    if can_pay and spare > 1 and tiles[n.HANDS] > used[n.HANDS]:
        out.extend([FIRST[HARVEST_FIRST] + grape for grape in range(_G) if vines[grape]])
    if can_pay and spare > 0 and tiles[n.RICH] > used[n.RICH]:
        supply = state.supply
        out.extend([FIRST[HARVEST_RICH] + grape for grape in range(_G) if vines[grape] and supply[grape]])
    if tiles[n.BLENDING] > used[n.BLENDING]:
        _blends(state, side, out)
    if ripe and tiles[n.VINTAGE] > used[n.VINTAGE]:
        first = FIRST[SELL_VINTAGE]
        out.extend([first + at for at, count in enumerate(side.cellar) if count and box.ripe[at]])
    if tiles[n.REFINEMENT] > used[n.REFINEMENT]:
        first = FIRST[REFINE]
        to = box.ripe_to
        out.extend([first + at for at, count in enumerate(side.cellar) if count and at // _G < to[at % _G]])
    if tiles[n.ADVERTISING] > used[n.ADVERTISING]:
        first = FIRST[ADVERTISE]
        out.extend([first + grape for grape in range(_G) if state.markers[grape] < box.top[grape]])


def _first_sales(box: Box, side: Side, ripe: int, out: list[int]) -> None:
    """GC-36: something ripe must be left for the second sale."""
    for at, count in enumerate(side.cellar):
        if count and box.ripe[at]:
            end = FIRST[SELL_FIRST] + (at + 1) * n.MOST_CUBES
            out.extend(range(end - (count if count < ripe else count - 1), end))


def _blends(state: State, side: Side, out: list[int]) -> None:
    for at, count in enumerate(side.cellar):
        if count:
            old = at % _G
            base = at - old
            start = FIRST[BLEND] + at * (_G - 1)
            others = [g for g in range(_G) if g != old]
            out.extend([start + i for i, g in enumerate(others) if side.cellar[base + g] and state.supply[g]])


def owed_legal(box: Box, state: State, seat: Seat) -> list[int]:
    """Return the acts that complete an action begun (GC-32, GC-36, GC-39, GC-49)."""
    side = state.sides[seat]
    out: list[int] = []
    if state.owed == n.SECOND_SALE:
        common.wine_acts(side, box.ripe, FIRST[SELL_SECOND], out)
    elif state.owed == n.SECOND_HARVEST:
        out.extend([FIRST[HARVEST_SECOND] + grape for grape in range(_G) if side.vines[grape]])
    else:
        out.extend([FIRST[STEP] + grape for grape in range(_G) if state.markers[grape] < box.top[grape]])
        out.append(FIRST[ENOUGH])
    return out


def _no_tile(state: State, seat: Seat, kind: int) -> Refusal | None:
    """GC-28, GC-37a: each tile once a year."""
    side = state.sides[seat]
    if side.tiles[kind] == 0:
        return Refusal("no_improvement", "GC-28", {"tile": tile_word(kind)})
    if side.tiles[kind] == side.used[kind]:
        return Refusal("improvement_used", "GC-28", {"tile": tile_word(kind)})
    return None


def _use(state: State, seat: Seat, kind: int, log: Log) -> None:
    state.sides[seat].used[kind] += 1
    if log is not None:
        log.append(Event("used", seat, {"tile": tile_word(kind)}))


def why_not_harvest(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    least = common.least_cubes(box, state, 1)
    return common.harvest_refusal(box, state, state.sides[seat], A[action], least, "GC-26")


def harvest(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-26."""
    common.harvest(box, state, seat, A[action], box.harvest_price, log)


def why_not_hands(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = _no_tile(state, seat, n.HANDS)
    if refusal is not None:
        return refusal
    least = common.least_cubes(box, state, 2)
    if least == 2 and sum(state.sides[seat].vines) < 2:
        return Refusal("hands_need_two", "GC-32")
    return common.harvest_refusal(box, state, state.sides[seat], A[action], least, "GC-32")


def hands(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-32: the first of two harvests, paid for both; the second is due."""
    _use(state, seat, n.HANDS, log)
    common.harvest(box, state, seat, A[action], box.harvest_price, log)
    state.owed = n.SECOND_HARVEST


def why_not_again(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    if state.sides[seat].vines[A[action]] == 0:
        return Refusal("no_cube", "GC-32", {"grape": n.GRAPE_NAMES[A[action]]})
    return None


def again(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-32: the second harvest."""
    state.owed = n.NOTHING
    common.harvest(box, state, seat, A[action], 0, log)


def why_not_rich(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    grape = A[action]
    refusal = _no_tile(state, seat, n.RICH)
    if refusal is not None:
        return refusal
    if state.supply[grape] == 0:
        return Refusal("supply_empty", "GC-35", {"grape": n.GRAPE_NAMES[grape]})
    least = common.least_cubes(box, state, 1)
    return common.harvest_refusal(box, state, state.sides[seat], grape, least, "GC-35")


def rich(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-35: a harvest with one more cube from the supply."""
    grape = A[action]
    _use(state, seat, n.RICH, log)
    common.harvest(box, state, seat, grape, box.harvest_price, log)
    more = min(box.rich_cubes, state.supply[grape])
    state.supply[grape] -= more
    state.sides[seat].cellar[grape] += more
    if log is not None:
        log.append(Event("enriched", seat, {"grape": n.GRAPE_NAMES[grape], "count": more}))


def why_not_sell(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return common.sale_refusal(box, state.sides[seat], A[action], B[action], C[action], "GC-27")


def sell(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-27."""
    grape = B[action]
    each = box.price[grape][state.markers[grape]]
    common.sell(box, state, seat, A[action], grape, C[action], each, True, log)


def why_not_aoc(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return _no_tile(state, seat, n.AOC) or why_not_sell(box, state, seat, action)


def aoc(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-31: a sale at one franc more per cube."""
    grape = B[action]
    _use(state, seat, n.AOC, log)
    each = box.price[grape][state.markers[grape]] + box.aoc_per_cube
    common.sell(box, state, seat, A[action], grape, C[action], each, True, log)


def why_not_wholesaler(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = _no_tile(state, seat, n.WHOLESALER) or why_not_sell(box, state, seat, action)
    if refusal is None and common.ripe_cubes(box, state.sides[seat]) == C[action]:
        return Refusal("no_second_sale", "GC-36")
    return refusal


def wholesaler(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-36: the first of two sales; the second is due."""
    _use(state, seat, n.WHOLESALER, log)
    sell(box, state, seat, action, chance, log)
    state.owed = n.SECOND_SALE


def second(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-36: the second sale, at the price as it now stands."""
    state.owed = n.NOTHING
    sell(box, state, seat, action, chance, log)


def why_not_blend(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    barrel, old, new = A[action], B[action], C[action]
    side = state.sides[seat]
    refusal = _no_tile(state, seat, n.BLENDING)
    if refusal is not None:
        return refusal
    for grape in (old, new):
        refusal = common.cubes_refusal(side, barrel, grape, 1, "GC-33")
        if refusal is not None:
            return refusal
    if state.supply[new] == 0:
        return Refusal("supply_empty", "GC-33", {"grape": n.GRAPE_NAMES[new]})
    return None


def blend(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-33: swap cubes of one colour for another's, all or as many as the supply can replace."""
    barrel, old, new = A[action], B[action], C[action]
    side = state.sides[seat]
    _use(state, seat, n.BLENDING, log)
    count = min(side.cellar[barrel * _G + old], state.supply[new])
    side.cellar[barrel * _G + old] -= count
    side.cellar[barrel * _G + new] += count
    state.supply[old] += count
    state.supply[new] -= count
    if log is not None:
        data: Args = {
            "count": count, "barrel": barrel + 1, "grape": n.GRAPE_NAMES[old], "other": n.GRAPE_NAMES[new],
        }  # fmt: skip
        log.append(Event("blended", seat, data))


def why_not_vintage(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = _no_tile(state, seat, n.VINTAGE)
    return refusal or common.sale_refusal(box, state.sides[seat], A[action], B[action], 1, "GC-34")


def vintage(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-34: one cube at its grape's highest price, to the supply; the marker stays."""
    barrel, grape = A[action], B[action]
    side = state.sides[seat]
    _use(state, seat, n.VINTAGE, log)
    side.cellar[barrel * _G + grape] -= 1
    state.supply[grape] += 1
    common.gain(side, box.best[grape])
    if log is not None:
        data = common.wine_data(barrel, grape, 1, box.best[grape])
        log.append(Event("sold", seat, data))


def why_not_refine(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    barrel, grape = A[action], B[action]
    refusal = _no_tile(state, seat, n.REFINEMENT)
    refusal = refusal or common.cubes_refusal(state.sides[seat], barrel, grape, 1, "GC-38")
    if refusal is None and barrel >= box.ripe_to[grape]:
        return Refusal("last_barrel", "GC-38", {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1})
    return refusal


def refine(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-38: all cubes of one colour in a barrel move one barrel on."""
    barrel, grape = A[action], B[action]
    cellar = state.sides[seat].cellar
    at = barrel * _G + grape
    count = cellar[at]
    _use(state, seat, n.REFINEMENT, log)
    cellar[at] = 0
    cellar[at + _G] += count
    if log is not None:
        data: Args = {"grape": n.GRAPE_NAMES[grape], "count": count, "barrel": barrel + 2}
        log.append(Event("refined", seat, data))


def why_not_advertise(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return _no_tile(state, seat, n.ADVERTISING) or why_not_raise(box, state, A[action], "GC-39")


def advertise(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-39: the first upward step; more may follow."""
    _use(state, seat, n.ADVERTISING, log)
    common.move_marker(box, state, seat, A[action], 1, log)
    owe_steps(box, state, box.advertising_steps - 1)


def owe_steps(box: Box, state: State, left: int) -> None:
    """Let the seat go on with upward steps, if any are left and any marker can rise."""
    more = left > 0 and common.can_rise(box, state)
    state.owed = n.STEPS if more else n.NOTHING
    state.left = left if more else 0


def why_not_step(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return why_not_raise(box, state, A[action], "GC-39" if state.phase == n.GROWING else "GC-49")


def step(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-39, GC-49: one more upward step."""
    common.move_marker(box, state, seat, A[action], 1, log)
    owe_steps(box, state, state.left - 1)


def enough(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-39, GC-49: leave the other steps."""
    if log is not None:
        log.append(Event("steps_left", seat, {"count": state.left}))
    owe_steps(box, state, 0)
