"""Labels of offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Text
from vigneron.games.dom_pierre.rules import actions as act
from vigneron.games.dom_pierre.rules.actions import VERB, A, B, C
from vigneron.games.dom_pierre.rules.box import CELLAR, LONGEST, SQUARE, T_SALE_SMALL, TYPES, VILLAGE, Box
from vigneron.games.dom_pierre.rules.cellar import values
from vigneron.games.dom_pierre.rules.common import cost_after, strength_of, tile_value, top, variety_at
from vigneron.games.dom_pierre.rules.goals import goal_vp
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.names import (
    ACCESSORY_ID,
    COLUMN_ID,
    GOAL_ID,
    PLACE_ID,
    PRESS_ID,
    VARIETY_ID,
    bonus_id,
    metric_id,
    place_id,
    tiers_id,
    tile_id,
    token_id,
)
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.sales import accessory_value, basic_value, ratio_vp, sale_value
from vigneron.games.dom_pierre.rules.state import (
    BONUS,
    CELLARING,
    DUE,
    HARVEST,
    INTO,
    LAY_OFF,
    LIFT,
    PICK,
    SALE,
    SELL,
    USE,
    VISIT,
    House,
    State,
)
from vigneron.games.dom_pierre.rules.village import TILES_OF
from vigneron.games.dom_pierre.rules.vineyard import around

_DONE: Final = {
    DUE: "due",
    HARVEST: "harvest",
    CELLARING: "cellar",
    VISIT: "village",
    BONUS: "bonus",
    PICK: "pick",
    SELL: "sell",
    INTO: "into",
    USE: "use",
    LAY_OFF: "lay_off",
}


def describe(rules: DomPierre, state: State, seat: Seat, action: int) -> Text:
    """Return the sentence of an offered act."""
    return _SAY[VERB[action]](rules.box, state, seat, state.houses[seat], action)


def _keep(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    count = state.hands[seat].count(A[action])
    return Text("offer-keep", {"column": COLUMN_ID[A[action]], "count": count})


def _wait(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-wait", {"column": COLUMN_ID[A[action]], "row": box.vintage_row})


def _move(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    column = A[action]
    row = house.discs[column] + 1
    args: Args = {
        "column": COLUMN_ID[column],
        "row": row,
        "strength": strength_of(box, house, column, row),
        "cost": cost_after(box, house, column) if column <= VILLAGE else 0,
    }
    return Text("offer-move_cellar" if column == CELLAR else "offer-move", args)


def _lay(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    column = A[action]
    strength = strength_of(box, house, column, house.discs[column] + 1)
    return Text("offer-lay", {"column": COLUMN_ID[column], "strength": strength})


def _end(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-end")


def _done(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    row = top(state)
    if row[0] == LIFT:
        return Text("offer-done_lift", {"hand": row[2]})
    if row[0] == SALE:
        value = sale_value(box, state, seat, row)
        return Text("offer-done_sale", {"value": value, "vp": ratio_vp(box, state, row[1], value)})
    return Text(f"offer-done_{_DONE[row[0]]}")


def _set_vintage(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-set_vintage", {"column": COLUMN_ID[house.waiting_vintage]})


def _set_strength(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-set_strength", {"column": COLUMN_ID[A[action]], "value": box.strength_token})


def _tiles(house: House, mask: int, slots: int) -> Args:
    """Return kind and value of the tiles of a mask, padded with `none`."""
    places = TILES_OF[mask]
    args: Args = {}
    for i in range(slots):
        tile = house.champagne[places[i]] if i < len(places) else 0
        args[f"k{i + 1}"] = tile_id(tile) if tile else "none"
        args[f"v{i + 1}"] = tile_value(tile)
    return args


def _local(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    mask = A[action]
    return Text("offer-local", {**_tiles(house, mask, 6), "coins": len(TILES_OF[mask])})


def _give(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    mask = A[action]
    return Text("offer-give", {**_tiles(house, mask, 2), "vp": box.champagne_vp[len(TILES_OF[mask])]})


def _buy(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-prestige", {"cost": box.prestige_price})


def _score(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    goal = A[action]
    return Text("offer-score", {"goal": GOAL_ID[goal], "vp": goal_vp(box, state, seat, goal)})


def _cork(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    column = A[action]
    return Text("offer-cork", {"column": COLUMN_ID[column], "row": house.discs[column] + 1})


def _take(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-take", {"token": token_id(box, A[action])})


def _take_down(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-take_down")


def _use_press(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-use_press", {"token": token_id(box, A[action]), "press": PRESS_ID[B[action]]})


def _use_worker(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-use_worker")


def _lift(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    source = A[action]
    kind = top(state)[0]
    code = {LAY_OFF: "offer-lay_off", VISIT: "offer-lift_vintage"}.get(kind, "offer-lift")
    if act.ON_ROUTE <= source < act.ON_VINE:
        space = (source - act.ON_ROUTE) % LONGEST + 1
        return Text(f"{code}_space", {"place": place_id(source), "space": space})
    return Text(code, {"place": place_id(source)})


def _put(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    target = A[action]
    if target >= act.TO_VINE:
        return Text("offer-put", {"place": SQUARE[target - act.TO_VINE]})
    if target >= act.TO_ROUTE_SKIPPING:
        return Text("offer-put_skip", {"place": PLACE_ID[target - act.TO_ROUTE_SKIPPING]})
    return Text("offer-put", {"place": PLACE_ID[target - act.TO_ROUTE] if target else place_id(2)})


def _plant(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-plant", {"variety": VARIETY_ID[A[action]], "square": SQUARE[B[action]]})


def _point(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    square = A[action]
    return Text("offer-point", {"variety": VARIETY_ID[variety_at(state, square)], "square": SQUARE[square]})


def _help(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    square = A[action]
    return Text("offer-help", {"variety": VARIETY_ID[variety_at(state, square)], "square": SQUARE[square]})


def _crop(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    variety, own = A[action], C[action]
    row = top(state)
    value = around(state, row[1], variety) + own + (row[3] == variety)
    args: Args = {
        "variety": VARIETY_ID[variety],
        "value": min(value, box.harvest_max),
        "press": PRESS_ID[B[action]],
    }
    return Text("offer-crop_vintage" if own else "offer-crop", args)


def _crush(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    press, made, own = A[action], B[action], C[action]
    first, second = values(box, house, press, made, own)
    code = f"offer-press_{act.CRUSHES[made]}{'_vintage' * own}"
    return Text(code, {"press": PRESS_ID[press], "first": first, "second": second})


def _tile(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    variety, value = divmod(state.tops[A[action]], 3)
    args: Args = {"variety": VARIETY_ID[variety], "value": value + 1, "press": PRESS_ID[B[action]]}
    return Text("offer-tile", args)


def _blue(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-blue", {"accessory": ACCESSORY_ID[len(TYPES) + state.blue_tops[A[action]]]})


def _gift(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-gift", {"bonus": bonus_id(box, A[action])})


def _into(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-into", {"press": PRESS_ID[A[action]]})


def _offer(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    route, place = A[action], B[action]
    value = basic_value(box, state, seat, route, place)
    tile = house.champagne[place]
    args: Args = {
        "kind": tile_id(tile),
        "tile": tile_value(tile),
        "city": box.card_city[market_of(state, route)],
        "value": value,
        "vp": ratio_vp(box, state, route, value),
    }
    return Text("offer-sell", args)


def _add(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    accessory, row = A[action], top(state)
    value = sale_value(box, state, seat, row) + accessory_value(box, accessory)
    vp = ratio_vp(box, state, row[1], value)
    return Text("offer-add", {"accessory": ACCESSORY_ID[accessory], "value": value, "vp": vp})


def _spend(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    token, row = T_SALE_SMALL + A[action], top(state)
    value = sale_value(box, state, seat, row) + box.token_value[token]
    vp = ratio_vp(box, state, row[1], value)
    return Text("offer-spend", {"token": token_id(box, token), "value": value, "vp": vp})


def _under(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-under", {"city": box.card_city[state.top_cards[A[action]]]})


def _more(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    return Text("offer-more", {"count": top(state)[5]})


def _goal(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    goal = A[action]
    args: Args = {"goal": GOAL_ID[goal], "metric": metric_id(box, goal), "tiers": tiers_id(box, goal)}
    return Text("offer-goal", args)


def _trade(box: Box, state: State, seat: Seat, house: House, action: int) -> Text:
    goal = A[action]
    return Text("offer-trade", {"goal": GOAL_ID[goal], "bonus": bonus_id(box, box.goal_bonus[goal])})


_SAY: Final[dict[int, Callable[[Box, State, Seat, House, int], Text]]] = {
    act.KEEP_TOKEN: _keep,
    act.WAIT_TOKEN: _wait,
    act.MOVE: _move,
    act.LAY: _lay,
    act.END: _end,
    act.DONE: _done,
    act.SET_VINTAGE: _set_vintage,
    act.SET_STRENGTH: _set_strength,
    act.LOCAL: _local,
    act.BUY: _buy,
    act.SCORE: _score,
    act.CORK: _cork,
    act.TAKE: _take,
    act.TAKE_DOWN: _take_down,
    act.USE_PRESS: _use_press,
    act.USE_WORKER: _use_worker,
    act.LIFT_UP: _lift,
    act.PUT: _put,
    act.PLANT_IN: _plant,
    act.POINT: _point,
    act.HELP: _help,
    act.CROP: _crop,
    act.CRUSH: _crush,
    act.TILE: _tile,
    act.BLUE: _blue,
    act.GIVE: _give,
    act.GIFT: _gift,
    act.INTO_PRESS: _into,
    act.OFFER: _offer,
    act.ADD: _add,
    act.SPEND: _spend,
    act.UNDER: _under,
    act.MORE_GOALS: _more,
    act.KEEP_GOAL: _goal,
    act.TRADE: _trade,
}
