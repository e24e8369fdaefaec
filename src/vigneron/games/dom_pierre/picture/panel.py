"""The controls of the panel.

They are for things on no board, or on boards that a phone shows on other pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from vigneron.core.contract import Action, Seat
from vigneron.core.scene import Control, Counter, Text
from vigneron.games.dom_pierre.picture.kit import (
    VINTAGE_RULE,
    accessory_of,
    bonus_face,
    counter,
    kit_of,
    label,
    tile_tone,
    token_face,
)
from vigneron.games.dom_pierre.picture.offer_labels import describe
from vigneron.games.dom_pierre.rules.actions import (
    ACCESSORIES,
    ACTIONS,
    CORK,
    CRUSHES,
    DONE,
    GIVE,
    GOAL,
    ON_ROUTE,
    ON_VINE,
    PLACE_OF_TILE,
    START,
    VERB,
)
from vigneron.games.dom_pierre.rules.box import (
    BONUSES,
    COLUMNS,
    KINDS,
    LONGEST,
    PRESSES,
    ROUTES,
    SQUARE,
    T_SALE_SMALL,
    T_WORKER,
    TOKENS,
    TYPES,
    VARIETIES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import (
    piece_for,
    press_total,
    tile_value,
    vacant_space,
    variety_at,
    workers_out,
)
from vigneron.games.dom_pierre.rules.goals import goal_vp
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.names import (
    ACCESSORY_ID,
    COLUMN_ID,
    GOAL_ID,
    VARIETY_ID,
    tile_id,
    token_id,
)
from vigneron.games.dom_pierre.rules.rules import DomPierre, step_rule
from vigneron.games.dom_pierre.rules.sales import accepts, accessory_value, basic_value, ratio_vp
from vigneron.games.dom_pierre.rules.state import (
    BEFORE,
    BONUS,
    CELLARING,
    CHOOSE,
    DUE,
    HARVEST,
    INTO,
    LAY_OFF,
    LIFT,
    NONE,
    PICK,
    PLACE,
    PLANT,
    RISE,
    SALE,
    SELL,
    USE,
    VINTAGE,
    VISIT,
    WAIT,
    State,
)
from vigneron.games.dom_pierre.rules.vineyard import around

_Some = Iterator[Control]
_Maker = Callable[[Box, State, Seat], _Some]
DRAFTING: Final = -2
WINDOW: Final = -1


def kind_of(state: State) -> int:
    """Return the kind of the current decision.

    It is the kind of the top pending row, or else WINDOW or DRAFTING."""
    if state.stage <= WAIT:
        return DRAFTING
    return state.pending[-1][0] if state.pending else WINDOW


def shown(symbol: str, tone: str) -> tuple[str, str]:
    """Return symbol and tone for the panel: ink on the card, without a face."""
    return symbol, f"{tone}-sign" if tone in VARIETIES else "" if tone in ("ink", "wine") else tone


def taking(drawn: tuple[str, str, str]) -> tuple[Text, str, str]:
    """Return a short label, the symbol and the tone of a bonus or token."""
    symbol, tone, figure = drawn
    said = label(f"take_{symbol}", value=figure) if figure else label(f"take_{symbol}")
    return said, *shown(symbol, tone)


def controls(rules: DomPierre, state: State, seat: Seat, legal: list[Action]) -> list[Control]:
    """Return the controls for the legal acts of the seat. Controls to decline come last."""
    touch = ACTIONS.touch
    there = {one for act in legal for one in touch[act]}
    if not there:
        return []
    found = [c for make in _OF[kind_of(state)] for c in make(rules.box, state, seat) if c.touch in there]
    if "done" in there:
        said = describe(rules, state, seat, START[DONE])
        closing = kind_of(state) == SALE
        sale = Control("done", said, "sales", "", rule="DP-72")
        done = Control("done", said, decline=True, rule=step_rule(state.pending[-1]))
        found = [sale, *found] if closing else [*found, done]
    if "end" in there:
        found.append(Control("end", Text("offer-end"), decline=True, rule="DP-20"))
    return found


def rings(rules: DomPierre, state: State, seat: Seat, legal: list[Action]) -> dict[str, str]:
    """Return words for the rings of touches.

    Popping the cork always asks (DP-94). Discs that only the cork can move come after it. The village takes
    one or two tiles (DP-53)."""
    touch = ACTIONS.touch
    out: dict[str, str] = {}
    if any(VERB[act] == CORK for act in legal):
        alone = {name for act in legal if VERB[act] != CORK for name in touch[act]}
        popped = {name for act in legal if VERB[act] == CORK for name in touch[act]}
        out = dict.fromkeys(sorted(popped - alone), "later") | {"cork": "asks"}
    for act in legal:
        if VERB[act] == GIVE:
            out |= dict.fromkeys(touch[act], "several")
    return out


def counters(state: State, seat: Seat) -> list[Counter]:
    """Return the seat's own figures that an act may change."""
    house = state.houses[seat]
    return [
        counter("coin", house.coins, "coins", "DP-23", "coin"),
        counter("glass", house.step, "step", "DP-95", "brass"),
    ]


def _draft(box: Box, state: State, seat: Seat) -> _Some:
    """Return the tokens in hand, each on a line of its own because their sentences are long."""
    seen = [column for column in sorted(set(state.hands[seat])) if column >= 0]
    for at, column in enumerate(seen, 1):
        name = COLUMNS[column]
        said = label(f"vintage_{name}", value=box.cellar_vintage)
        note = Text("note-twice") if state.hands[seat].count(column) > 1 else None
        if state.stage == WAIT and state.houses[seat].vintages[column] == VINTAGE:
            note = Text("note-useless")
        yield Control(
            f"vintage-{name}", said, name, "vintage", f"draft_{at}", rule=VINTAGE_RULE[name], note=note
        )


def _window(box: Box, state: State, seat: Seat) -> _Some:
    if state.stage == BEFORE:
        yield Control("layoff", label("layoff"), "worker", "", "disc", rule="DP-80")
    yield Control("cork", label("pop"), "pop", "", "free", rule="DP-94")
    yield Control("local", label("local"), "coin", "coin", "free", rule="DP-90")
    yield Control(
        "prestige", label("prestige", cost=box.prestige_price), "glass", "brass", "free", rule="DP-91"
    )
    for goal in state.houses[seat].goals:
        said = label("score", goal=GOAL_ID[goal], vp=goal_vp(box, state, seat, goal))
        yield Control(f"goal-{GOAL[goal]}", said, "goals", "", "free", rule="DP-92")


def _grapes(box: Box, state: State, seat: Seat) -> _Some:
    row = state.pending[-1]
    for variety, name in enumerate(VARIETIES):
        said = label(f"plant_{name}", count=row[1 + variety])
        yield Control(f"grape-{name}", said, name, f"{name}-sign", "grape", rule="DP-31")


def _varieties(box: Box, state: State, seat: Seat) -> _Some:
    """Return the three varieties with the value of a harvest. One may go with the vintage only (DP-36)."""
    _, square, _, helper = state.pending[-1]
    for variety, name in enumerate(VARIETIES):
        value = min(around(state, square, variety) + (helper == variety), box.harvest_max)
        alone = value > 0 and piece_for(state, variety, value)
        code, value = ("crop", value) if alone else ("crop_vintage", value + 1)
        yield Control(
            f"variety-{name}",
            label(code, variety=VARIETY_ID[variety], value=value),
            name,
            f"{name}-sign",
            "harvest",
            rule="DP-32",
        )


def _presses(box: Box, state: State, seat: Seat) -> _Some:
    """Return the three presses with their content, in one row with the pieces that go in or come out."""
    house = state.houses[seat]
    group = {HARVEST: "harvest", CELLARING: "cellar"}.get(kind_of(state), "press")
    for press, name in enumerate(PRESSES):
        said = label(f"into_{name}", total=press_total(house, press))
        yield Control(f"press-{name}", said, "press", "wood", group, rule="DP-34")


def _vintage(box: Box, state: State, seat: Seat) -> _Some:
    kind = kind_of(state)
    if kind == HARVEST:
        yield Control("vintage", label("add_vintage", value=1), "laurel", "vintage", "harvest", rule="DP-36")
    elif kind == CELLARING:
        yield Control(
            "vintage",
            label("add_vintage", value=box.cellar_vintage),
            "laurel",
            "vintage",
            "cellar",
            rule="DP-46",
        )
    else:
        name = COLUMNS[state.column]
        yield Control("vintage", label(f"use_{name}"), "laurel", "vintage", "more", rule=VINTAGE_RULE[name])


def _helpers(box: Box, state: State, seat: Seat) -> _Some:
    for source in workers_out(state.houses[seat]):
        if source >= ON_VINE:
            name = SQUARE[source - ON_VINE]
            yield Control(
                f"square-{name}", label("helper", square=name), "worker", "", "harvest", rule="DP-33"
            )


def _makes(box: Box, state: State, seat: Seat) -> _Some:
    for made, symbol in zip(CRUSHES, ("bottle", "order", "barrel"), strict=True):
        yield Control(f"make-{made}", label(f"make_{made}"), symbol, symbol, "cellar", rule="DP-41")


def _benefits(box: Box, state: State, seat: Seat) -> _Some:
    for stack, top in enumerate(state.tops):
        if top != NONE:
            name = VARIETIES[top // 3]
            said, symbol, tone = taking((name, name, str(top % 3 + 1)))
            yield Control(f"harvest-{stack + 1}", said, symbol, tone, "benefit", rule="DP-51")
    for stack, top in enumerate(state.blue_tops):
        if top != NONE:
            said = label(f"blue_{TYPES[top]}")
            yield Control(f"blue-{stack + 1}", said, TYPES[top], "blue", "benefit", rule="DP-52")
    for place, tile in enumerate(state.houses[seat].champagne):
        if tile:
            said = label("give", kind=tile_id(tile), value=tile_value(tile))
            kind = tile_tone(tile)
            yield Control(PLACE_OF_TILE[place], said, kind, kind, "give", rule="DP-53")


def _gifts(box: Box, state: State, seat: Seat) -> _Some:
    kit = kit_of(box)
    for bonus in sorted({box.goal_bonus[goal] for goal in state.display}):
        said, symbol, tone = taking(bonus_face(kit, bonus))
        yield Control(f"gift-{BONUSES[bonus]}", said, symbol, tone, "benefit", rule="DP-54")


def _sources(box: Box, state: State, seat: Seat) -> _Some:
    """Return the places that workers are lifted from, with their numbers."""
    house = state.houses[seat]
    homes = (
        ("supply", house.supply, "supply"),
        ("maison", house.maison, "maison"),
        ("presses", house.presses, "press"),
    )
    for name, count, symbol in homes:
        said = label(f"workers_{name}", count=count)
        yield Control(f"workers-{name}", said, symbol, "soft", "from", rule="DP-60")
    for source in workers_out(state.houses[seat]):
        if source < ON_VINE:
            route, space = divmod(source - ON_ROUTE, LONGEST)
            said = label(f"from_{ROUTES[route]}", space=space + 1)
            yield Control(
                f"space-{ROUTES[route]}-{space + 1}", said, "compass", "brass", "from", rule="DP-60"
            )
        else:
            name = SQUARE[source - ON_VINE]
            variety = variety_at(state, source - ON_VINE)
            said = label("worker_on", variety=VARIETY_ID[variety], square=name)
            tone = f"{VARIETIES[variety]}-sign"
            yield Control(f"square-{name}", said, VARIETIES[variety], tone, "from", rule="DP-60")


def _targets(box: Box, state: State, seat: Seat) -> _Some:
    there = label("workers_presses", count=state.houses[seat].presses)
    yield Control("workers-presses", there, "press", "soft", "to", rule="DP-60")
    for route, name in enumerate(ROUTES):
        space = vacant_space(state, route)
        bonus = box.route_bonus[route][box.sections[route][space]] if space != NONE else 0
        yield Control(
            f"route-{name}", label(f"to_{name}", bonus=bonus), "compass", "brass", "to", rule="DP-61"
        )


def _markets(box: Box, state: State, seat: Seat) -> _Some:
    for route, name in enumerate(ROUTES):
        card = market_of(state, route)
        if card != NONE:
            kind = KINDS[box.card_kind[card]]
            more = _all_additions(box, state, seat, card)
            paid = max(
                (
                    ratio_vp(box, state, route, basic_value(box, state, seat, route, place) + more)
                    for place, tile in enumerate(state.houses[seat].champagne)
                    if tile and accepts(box, card, tile, place // 2)
                ),
                default=0,
            )
            note = Text("note-pays", {"vp": paid}) if paid else None
            said = label(f"market_{name}")
            yield Control(f"market-{name}", said, kind, kind, "market", rule="DP-70", note=note)


def _all_additions(box: Box, state: State, seat: Seat, card: int) -> int:
    """Return what accessories and tokens of the seat could add to a sale to a card at most (DP-71)."""
    house = state.houses[seat]
    accessories = (
        accessory_value(box, accessory)
        for accessory, count in enumerate(house.accessories)
        if count and accessory % len(TYPES) in box.card_accepts[card]
    )
    tokens = (house.tokens[token] * box.token_value[token] for token in range(T_SALE_SMALL, T_WORKER))
    return sum(accessories) + sum(tokens)


def _additions(box: Box, state: State, seat: Seat) -> _Some:
    for accessory, name in enumerate(ACCESSORIES):
        symbol, tone = accessory_of(accessory)
        said = label("add", accessory=ACCESSORY_ID[accessory], value=accessory_value(box, accessory))
        yield Control(f"accessory-{name}", said, symbol, tone, "add", rule="DP-71")
    for token in range(T_SALE_SMALL, T_WORKER):
        said = label("spend", token=token_id(box, token))
        yield Control(f"token-{TOKENS[token]}", said, "glass", "brass", "add", rule="DP-71")


def _glass(box: Box, state: State, seat: Seat) -> _Some:
    kit = kit_of(box)
    for token, count in enumerate(state.glass_up):
        if count:
            said, symbol, tone = taking(token_face(kit, token))
            yield Control(f"glass-{TOKENS[token]}", said, symbol, tone, "glass", rule="DP-96")
    down = label("take_down", count=state.glass_down)
    yield Control("glass-down", down, "glass", "brass", "glass", rule="DP-95")


def _due(box: Box, state: State, seat: Seat) -> _Some:
    house = state.houses[seat]
    if house.waiting_vintage != NONE:
        said = label("set_vintage", column=COLUMN_ID[house.waiting_vintage])
        yield Control("waiting-vintage", said, "laurel", "vintage", "due", rule="DP-21")
    yield Control("waiting-strength", label("set_strength"), "strength", "strength", "due", rule="DP-21")
    for column, name in enumerate(COLUMNS):
        yield Control(f"crest-{name}", Text(COLUMN_ID[column][1:]), name, "", "crest", rule="DP-21")


def _kept(box: Box, state: State, seat: Seat) -> _Some:
    kit = kit_of(box)
    for token in range(T_WORKER, len(TOKENS)):
        said, symbol, tone = taking(token_face(kit, token))
        yield Control(f"token-{TOKENS[token]}", said, symbol, tone, "token", rule="DP-96")


_OF: Final[dict[int, tuple[_Maker, ...]]] = {
    DRAFTING: (_draft,),
    WINDOW: (_window,),
    DUE: (_due,),
    PLANT: (_grapes,),
    HARVEST: (_varieties, _presses, _vintage, _helpers),
    CELLARING: (_presses, _makes, _vintage),
    VISIT: (_benefits, _gifts, _presses),
    BONUS: (_gifts,),
    LIFT: (_sources,),
    LAY_OFF: (_sources,),
    PICK: (_sources,),
    PLACE: (_targets, _vintage),
    SELL: (_markets, _vintage),
    SALE: (_additions, _vintage),
    CHOOSE: (_vintage,),
    INTO: (_presses,),
    RISE: (_glass,),
    USE: (_kept, _presses),
}
