"""Harvest, sale and improvements in phase I: GC-14, GC-26 to GC-28, GC-31 to GC-39."""

from __future__ import annotations

from vigneron.core.contract import Args, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask, common
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.actions import (
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
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log, tile_word
from vigneron.games.grand_cru.rules.market import why_not_raise
from vigneron.games.grand_cru.rules.names import (
    ADVERTISING,
    AOC,
    BARRELS,
    BLENDING,
    GRAPE_COUNT,
    HANDS,
    MOST_CUBES,
    NOTHING,
    REFINEMENT,
    RICH,
    SECOND_HARVEST,
    SECOND_SALE,
    STEPS,
    VINTAGE,
    WHOLESALER,
)
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import bits, byte_rows

HARVESTS, FIRST_HARVESTS, RICH_HARVESTS = FIRST[HARVEST], FIRST[HARVEST_FIRST], FIRST[HARVEST_RICH]
SECOND_HARVESTS = FIRST[HARVEST_SECOND]
SALES, AOC_SALES = FIRST[SELL], FIRST[SELL_AOC]
FIRST_SALES, SECOND_SALES = FIRST[SELL_FIRST], FIRST[SELL_SECOND]
BLENDS, VINTAGES, REFINEMENTS, CAMPAIGNS = FIRST[BLEND], FIRST[SELL_VINTAGE], FIRST[REFINE], FIRST[ADVERTISE]
NEXT_STEPS, ENOUGH_ACT = FIRST[STEP], FIRST[ENOUGH]


def offer(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the legal acts of GC-26, GC-27 and GC-28, ascending."""
    side: Side = state.sides[seat]
    spare = 0
    if side.fruit and side.money >= box.harvest_price:
        spare = byte_rows.total(side.vines) - (0 if state.counter == box.rounds else 1)
    if spare > 0:
        action_mask.add(out, HARVESTS, side.fruit)
    common.offer_wine(side, box.ripe_cells, SALES, out)
    if side.ready:
        offer_improvements(box, state, side, spare, out)


def offer_improvements(box: Box, state: State, side: Side, spare: int, out: action_mask.Offered) -> None:
    """Offer the acts of improvements, ascending (GC-28, GC-31 to GC-39).

    `spare` cubes may be harvested now, if the other rules allow it (GC-14)."""
    ready = side.ready
    if ready >> AOC & 1:
        common.offer_wine(side, box.ripe_cells, AOC_SALES, out)
    if ready >> WHOLESALER & 1:
        offer_first_sales(side, box.ripe_cells, out)
    if ready >> HANDS & 1 and spare > 1:
        action_mask.add(out, FIRST_HARVESTS, side.fruit)
    if ready >> RICH & 1 and spare > 0:
        action_mask.add(out, RICH_HARVESTS, side.fruit & supplied(state))
    if ready >> BLENDING & 1:
        offer_blends(state, side, out)
    if ready >> VINTAGE & 1:
        action_mask.add(out, VINTAGES, side.stock & box.ripe_cells)
    if ready >> REFINEMENT & 1:
        action_mask.add(out, REFINEMENTS, side.stock & box.inner_cells)
    if ready >> ADVERTISING & 1:
        action_mask.add(out, CAMPAIGNS, state.rising)


def offer_first_sales(side: Side, ripe_cells: int, out: action_mask.Offered) -> None:
    """Offer first sales of the wholesaler. Ripe wine must be left for the second sale (GC-36)."""
    cells = side.stock & ripe_cells
    ripe = common.cubes_in(side, cells)
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        count = side.cellar[cell]
        most = count if count < ripe else count - 1
        action_mask.run(out, FIRST_SALES + (cell + 1) * MOST_CUBES - most, most)


def supplied(state: State) -> int:
    """Return the grapes with a cube in the supply, as a mask."""
    grapes = 0
    for grape in range(GRAPE_COUNT):
        if state.supply[grape]:
            grapes |= 1 << grape
    return grapes


def offer_blends(state: State, side: Side, out: action_mask.Offered) -> None:
    """Offer blends, by barrel, old grape and new grape, ascending (GC-33)."""
    stocked = supplied(state)
    for barrel in range(BARRELS):
        grapes = side.stock >> barrel * GRAPE_COUNT & 31
        for old in range(GRAPE_COUNT):
            if grapes >> old & 1:
                new = grapes & stocked
                acts = new & (1 << old) - 1 | new >> old + 1 << old
                action_mask.add(out, BLENDS + (barrel * GRAPE_COUNT + old) * (GRAPE_COUNT - 1), acts)


def offer_owed(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the acts that complete an action which has begun (GC-32, GC-36, GC-39, GC-49)."""
    side: Side = state.sides[seat]
    if state.owed == SECOND_SALE:
        common.offer_wine(side, box.ripe_cells, SECOND_SALES, out)
    elif state.owed == SECOND_HARVEST:
        action_mask.add(out, SECOND_HARVESTS, side.fruit)
    else:
        action_mask.add(out, NEXT_STEPS, state.rising)
        action_mask.run(out, ENOUGH_ACT, 1)


def do(box: Box, state: State, seat: Seat, verb: int, action: int, log: Log) -> None:
    """Do an act of this module."""
    if verb == SELL:
        sell(box, state, seat, action, log)
    elif verb == HARVEST:
        harvest(box, state, seat, action, log)
    elif verb == SELL_AOC:
        aoc(box, state, seat, action, log)
    elif verb == SELL_FIRST:
        wholesaler(box, state, seat, action, log)
    elif verb == SELL_SECOND:
        second(box, state, seat, action, log)
    elif verb == HARVEST_FIRST:
        hands(box, state, seat, action, log)
    elif verb == HARVEST_SECOND:
        again(box, state, seat, action, log)
    elif verb == HARVEST_RICH:
        rich(box, state, seat, action, log)
    elif verb == BLEND:
        blend(box, state, seat, action, log)
    elif verb == SELL_VINTAGE:
        vintage(box, state, seat, action, log)
    elif verb == REFINE:
        refine(box, state, seat, action, log)
    elif verb == ADVERTISE:
        advertise(box, state, seat, action, log)
    elif verb == STEP:
        step(box, state, seat, action, log)
    else:
        enough(box, state, seat, log)


def _no_tile(state: State, seat: Seat, kind: int) -> Refusal | None:
    """Return why no tile of a kind can be used. Each tile may be used once a year (GC-28, GC-37a)."""
    side = state.sides[seat]
    if side.tiles[kind] == 0:
        return Refusal("no_improvement", "GC-28", {"tile": tile_word(kind)})
    if side.tiles[kind] == side.used[kind]:
        return Refusal("improvement_used", "GC-28", {"tile": tile_word(kind)})
    return None


def use(state: State, seat: Seat, kind: int, log: Log) -> None:
    """Turn a tile over (GC-28)."""
    side: Side = state.sides[seat]
    side.used[kind] += 1
    common.ready(side, kind)
    if log is not None:
        log.append(Event("used", seat, {"tile": tile_word(kind)}))


def why_not_harvest(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a cube cannot be harvested, or None (GC-26)."""
    least = common.least_cubes(box, state, 1)
    return common.harvest_refusal(box, state, state.sides[seat], A[action], least, "GC-26")


def harvest(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Harvest a cube (GC-26)."""
    common.harvest(box, state, seat, A[action], box.harvest_price, log)


def why_not_hands(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why the first of two harvests is illegal, or None (GC-32)."""
    refusal = _no_tile(state, seat, n.HANDS)
    if refusal is not None:
        return refusal
    least = common.least_cubes(box, state, 2)
    if least == 2 and sum(state.sides[seat].vines) < 2:
        return Refusal("hands_need_two", "GC-32")
    return common.harvest_refusal(box, state, state.sides[seat], A[action], least, "GC-32")


def hands(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the first of two harvests and pay for both. The second harvest must follow (GC-32)."""
    use(state, seat, HANDS, log)
    common.harvest(box, state, seat, A[action], box.harvest_price, log)
    state.owed = SECOND_HARVEST


def why_not_again(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why the second harvest is illegal, or None (GC-32)."""
    if state.sides[seat].vines[A[action]] == 0:
        return Refusal("no_cube", "GC-32", {"grape": n.GRAPE_NAMES[A[action]]})
    return None


def again(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the second harvest (GC-32)."""
    state.owed = NOTHING
    common.harvest(box, state, seat, A[action], 0, log)


def why_not_rich(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a rich harvest is illegal, or None (GC-35)."""
    grape = A[action]
    refusal = _no_tile(state, seat, n.RICH)
    if refusal is not None:
        return refusal
    if state.supply[grape] == 0:
        return Refusal("supply_empty", "GC-35", {"grape": n.GRAPE_NAMES[grape]})
    least = common.least_cubes(box, state, 1)
    return common.harvest_refusal(box, state, state.sides[seat], grape, least, "GC-35")


def rich(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Harvest a cube, and add one from the supply (GC-35)."""
    grape = A[action]
    use(state, seat, RICH, log)
    common.harvest(box, state, seat, grape, box.harvest_price, log)
    side: Side = state.sides[seat]
    more = min(box.rich_cubes, state.supply[grape])
    state.supply[grape] -= more
    common.lay(box, side, grape, more)
    if log is not None:
        log.append(Event("enriched", seat, {"grape": n.GRAPE_NAMES[grape], "count": more}))


def why_not_sell(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a sale is illegal, or None (GC-27)."""
    return common.sale_refusal(box, state.sides[seat], A[action], B[action], C[action], "GC-27")


def sell(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Sell cubes of one grape from one barrel (GC-27)."""
    grape = B[action]
    each = common.price_now(box, state, grape)
    common.sell(box, state, seat, A[action], grape, C[action], each, True, log)


def why_not_aoc(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a sale with AOC is illegal, or None (GC-31)."""
    return _no_tile(state, seat, n.AOC) or why_not_sell(box, state, seat, action)


def aoc(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Sell at one franc more per cube (GC-31)."""
    grape = B[action]
    use(state, seat, AOC, log)
    each = common.price_now(box, state, grape) + box.aoc_per_cube
    common.sell(box, state, seat, A[action], grape, C[action], each, True, log)


def why_not_wholesaler(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why the first of two sales is illegal, or None (GC-36)."""
    refusal = _no_tile(state, seat, n.WHOLESALER) or why_not_sell(box, state, seat, action)
    if refusal is None and _ripe_cubes(box, state.sides[seat]) == C[action]:
        return Refusal("no_second_sale", "GC-36")
    return refusal


def _ripe_cubes(box: Box, side: Side) -> int:
    return sum([count for cell, count in enumerate(side.cellar) if box.ripe[cell]])


def wholesaler(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the first of two sales. The second sale must follow (GC-36)."""
    use(state, seat, WHOLESALER, log)
    sell(box, state, seat, action, log)
    state.owed = SECOND_SALE


def second(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the second sale, at the changed price (GC-36)."""
    state.owed = NOTHING
    sell(box, state, seat, action, log)


def why_not_blend(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a blend is illegal, or None (GC-33)."""
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


def blend(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Replace cubes of a grape in a barrel by another grape, at most as many as the supply has (GC-33)."""
    barrel = A[action]
    old = B[action]
    new = C[action]
    side: Side = state.sides[seat]
    use(state, seat, BLENDING, log)
    count = min(side.cellar[barrel * GRAPE_COUNT + old], state.supply[new])
    common.lay(box, side, barrel * GRAPE_COUNT + old, -count)
    common.lay(box, side, barrel * GRAPE_COUNT + new, count)
    state.supply[old] += count
    state.supply[new] -= count
    if log is not None:
        data: Args = {
            "count": count,
            "barrel": barrel + 1,
            "grape": n.GRAPE_NAMES[old],
            "other": n.GRAPE_NAMES[new],
        }
        log.append(Event("blended", seat, data))


def why_not_vintage(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why selling a vintage is illegal, or None (GC-34)."""
    refusal = _no_tile(state, seat, n.VINTAGE)
    return refusal or common.sale_refusal(box, state.sides[seat], A[action], B[action], 1, "GC-34")


def vintage(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Sell one cube to the supply at the highest price of its grape.

    The price marker does not move (GC-34)."""
    barrel = A[action]
    grape = B[action]
    side: Side = state.sides[seat]
    use(state, seat, VINTAGE, log)
    common.lay(box, side, barrel * GRAPE_COUNT + grape, -1)
    state.supply[grape] += 1
    common.gain(side, box.best[grape])
    if log is not None:
        data = common.wine_data(barrel, grape, 1, box.best[grape])
        log.append(Event("sold", seat, data))


def why_not_refine(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why refining is illegal, or None (GC-38)."""
    barrel, grape = A[action], B[action]
    refusal = _no_tile(state, seat, n.REFINEMENT)
    refusal = refusal or common.cubes_refusal(state.sides[seat], barrel, grape, 1, "GC-38")
    if refusal is None and barrel >= box.ripe_to[grape]:
        return Refusal("last_barrel", "GC-38", {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1})
    return refusal


def refine(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Move all cubes of a grape in a barrel to the next barrel (GC-38)."""
    barrel = A[action]
    grape = B[action]
    side: Side = state.sides[seat]
    cell = barrel * GRAPE_COUNT + grape
    count = side.cellar[cell]
    use(state, seat, REFINEMENT, log)
    common.lay(box, side, cell, -count)
    common.lay(box, side, cell + GRAPE_COUNT, count)
    if log is not None:
        data: Args = {"grape": n.GRAPE_NAMES[grape], "count": count, "barrel": barrel + 2}
        log.append(Event("refined", seat, data))


def why_not_advertise(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why advertising is illegal, or None (GC-39)."""
    return _no_tile(state, seat, n.ADVERTISING) or why_not_raise(box, state, A[action], "GC-39")


def advertise(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the first upward step of advertising. More steps may follow (GC-39)."""
    use(state, seat, ADVERTISING, log)
    common.move_marker(box, state, seat, A[action], 1, log)
    owe_steps(box, state, box.advertising_steps - 1)


def owe_steps(box: Box, state: State, left: int) -> None:
    """Let the seat continue with upward steps, if it has steps left and a marker can rise."""
    more = left > 0 and state.rising > 0
    state.owed = STEPS if more else NOTHING
    state.left = left if more else 0


def why_not_step(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why an upward step is illegal, or None (GC-39, GC-49)."""
    return why_not_raise(box, state, A[action], "GC-39" if state.phase == n.GROWING else "GC-49")


def step(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do one more upward step (GC-39, GC-49)."""
    common.move_marker(box, state, seat, A[action], 1, log)
    owe_steps(box, state, state.left - 1)


def enough(box: Box, state: State, seat: Seat, log: Log) -> None:
    """Decline the upward steps that are left (GC-39, GC-49)."""
    if log is not None:
        log.append(Event("steps_left", seat, {"count": state.left}))
    owe_steps(box, state, 0)
