"""The readable position. It has names instead of indexes."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Json
from vigneron.games.dom_pierre.rules.actions import ACCESSORIES, GOAL
from vigneron.games.dom_pierre.rules.box import (
    COLUMNS,
    FLAGS,
    PRESSES,
    ROUTES,
    SQUARE,
    TOKENS,
    TYPES,
    VARIETIES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import points, tile_kind, tile_value
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.scoring import score
from vigneron.games.dom_pierre.rules.state import GONE, GROUND_COIN, HIDDEN, NEUTRAL, NONE, House, State
from vigneron.native import bits

STAGES: Final = (
    "keep a vintage",
    "let a vintage wait",
    "before the move",
    "action",
    "after the action",
    "over",
)
ROWS: Final = (
    "tokens due",
    "begin",
    "plant",
    "harvest",
    "cellar",
    "village",
    "second bonus",
    "lift",
    "place",
    "pick a worker",
    "sell",
    "sale",
    "after the sale",
    "choose goals",
    "into a press",
    "prestige",
    "use the token",
    "lay off",
)
SPACES: Final = ("empty", "vintage", "strength")


def readable(rules: DomPierre, state: State) -> Json:
    """Return the whole position with names instead of indexes."""
    box = rules.box
    return {
        "round": state.round,
        "last_round": state.last_round or None,
        "stage": STAGES[state.stage],
        "seat": state.seat,
        "first_seat": state.first,
        "column": COLUMNS[state.column] if state.column != NONE else None,
        "cost": state.paying,
        "free_action_used": bool(state.free_used),
        "vintage_used": bool(state.vintage_used),
        "pending": [{"what": ROWS[row[0]], "numbers": row[1:]} for row in state.pending],
        "draft": _draft(state),
        "houses": [_house(box, house) for house in state.houses],
        "end_track": {"seats": list(state.track), "trigger": box.trigger},
        "vineyard": _vineyard(state),
        "routes": {name: _route(box, state, r) for r, name in enumerate(ROUTES)},
        "village": _village(state),
        "goals": {
            "display": [GOAL[g] for g in state.display],
            "discards": [GOAL[g] for g in state.discards],
            "deck": bits.count(state.goal_pool),
        },
        "glass": {"up": _counted(TOKENS, state.glass_up), "down": state.glass_down},
        "supply": {
            "harvest": {v: list(state.harvest_supply[3 * i : 3 * i + 3]) for i, v in enumerate(VARIETIES)},
            "grey": _counted(TYPES, state.grey_supply),
            "flags": _counted(FLAGS, state.flag_supply),
        },
    }


def _counted(names: tuple[str, ...], counts: bytearray) -> Json:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _draft(state: State) -> Json:
    def named(column: int) -> str | None:
        """Return the name of a column, or None."""
        return None if column == NONE else "hidden" if column == HIDDEN else COLUMNS[column]

    return [
        {"hand": [named(column) for column in hand], "chosen": named(chosen)}
        for hand, chosen in zip(state.hands, state.choice, strict=True)
    ]


def _house(box: Box, house: House) -> Json:
    rows = {c: "gone" if row == GONE else row for c, row in zip(COLUMNS, house.discs, strict=True)}
    waiting = house.waiting_vintage
    return {
        "vp": points(house),
        "score": score(box, house),
        "coins": house.coins,
        "prestige_step": house.step,
        "cork": bool(house.cork),
        "discs": rows,
        "vintage_spaces": {c: SPACES[v] for c, v in zip(COLUMNS, house.vintages, strict=True)},
        "waiting": {
            "vintage": COLUMNS[waiting] if waiting != NONE else None,
            "strength": bool(house.waiting_strength),
        },
        "workers": {"supply": house.supply, "maison": house.maison, "presses": house.presses},
        "presses": {name: _press(house, p) for p, name in enumerate(PRESSES)},
        "accessories": _counted(ACCESSORIES, house.accessories),
        "flags": _counted(FLAGS, house.flags),
        "tokens": _counted(TOKENS, house.tokens),
        "cards": [f"{box.card_key[card]} {box.card_city[card]}" for card in house.cards],
        "goals": [GOAL[g] for g in house.goals],
        "scored_goals": [GOAL[g] for g in house.scored],
    }


def _press(house: House, press: int) -> Json:
    harvest = house.harvest[3 * press : 3 * press + 3]
    tiles = [tile for tile in house.champagne[2 * press : 2 * press + 2] if tile]
    return {
        "harvest": _counted(VARIETIES, harvest),
        "modifiers": house.modifiers[press],
        "champagne": [f"{tile_kind(tile)} {tile_value(tile)}" for tile in tiles],
    }


def _vineyard(state: State) -> Json:
    squares: dict[str, Any] = {}
    grapes, workers = state.grapes, state.workers
    for square, name in enumerate(SQUARE):
        grape, lying, worker = grapes[square], state.ground[square], workers[square]
        if grape != NONE:
            squares[name] = (
                VARIETIES[grape] if worker == NONE else f"{VARIETIES[grape]}, worker of seat {worker}"
            )
        elif lying:
            squares[name] = "coin" if lying == GROUND_COIN else f"grey {TYPES[lying - 1]}"
    return {"squares": squares, "bag": _counted(VARIETIES, state.bag)}


def _route(box: Box, state: State, route: int) -> Json:
    card = state.top_cards[route]
    there = state.routes[route]
    owners = [None if s == NONE else "neutral" if s == NEUTRAL else s for s in there]
    return {
        "workers": owners,
        "market": f"{box.card_key[card]} {box.card_city[card]}" if card != NONE else None,
        "deck": bits.count(state.pool[route]),
        "under_the_deck": [box.card_city[c] for c in state.bottom[route]],
        "pays": list(box.shields[state.ratio[route]]),
    }


def _village(state: State) -> Json:
    harvest = [f"{VARIETIES[t // 3]} {t % 3 + 1}" if t != NONE else None for t in state.tops]
    return {
        "harvest": [{"top": top, "below": n} for top, n in zip(harvest, state.below, strict=True)],
        "blue": [
            {"top": TYPES[top] if top != NONE else None, "below": n}
            for top, n in zip(state.blue_tops, state.blue_below, strict=True)
        ],
        "used_blue": _counted(TYPES, state.blue_used),
    }
