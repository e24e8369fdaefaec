"""Values the acts that take benefits, bonuses, goal cards and prestige tokens. Values are in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Action
from vigneron.games.dom_pierre.ai.evaluation import BLUE as BLUE_WORTH
from vigneron.games.dom_pierre.ai.evaluation import (
    GREY,
    HOLD,
    MONEY,
    ValueTables,
    goal_worth,
    token_worth,
    turns_left,
)
from vigneron.games.dom_pierre.ai.harvest_policy import added_worth, fade_of, slot_worth
from vigneron.games.dom_pierre.rules.actions import (
    BLUE,
    DONE,
    GIFT,
    GIVE,
    KEEP_GOAL,
    TAKE,
    TILE,
    TRADE,
    USE_WORKER,
    VERB,
    A,
    B,
)
from vigneron.games.dom_pierre.rules.box import (
    B_COIN,
    B_FLAG,
    B_HARVEST,
    B_PRESS,
    B_VP,
    B_WORKER,
    METRICS,
    T_COIN,
    T_CROWN,
    T_HARVEST,
    T_VP_LARGE,
    T_VP_SMALL,
    TYPES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import tile_value
from vigneron.games.dom_pierre.rules.gains import modifier_presses
from vigneron.games.dom_pierre.rules.prestige import usable
from vigneron.games.dom_pierre.rules.state import VISIT, House, State
from vigneron.games.dom_pierre.rules.village import TILES_OF

MOVED: Final = 0.9
"""Value of a bonus that moves a worker."""
FLAG: Final = 0.15
"""Value of a flag, apart from goals."""
MODIFIER: Final = 1.1
"""Value of a point of a press modifier."""


def bonus_worth(
    box: Box, tables: ValueTables, state: State, seat: int, house: House, bonus: int, turns: int
) -> float:
    """Return the value of the part of a bonus that can be taken now (DP-79)."""
    late = min(1.0, turns / 3)
    value = box.bonus_value[bonus]
    if bonus < B_FLAG:
        return GREY * late if house.accessories[bonus] < 2 else 0.2 * late
    if bonus < B_COIN:
        return FLAG * late + _for_flags(box, state, seat, house, bonus - B_FLAG, turns)
    if bonus == B_COIN:
        return MONEY * value if turns else 0.0
    if bonus == B_VP:
        return float(value)
    if bonus < B_PRESS:
        return fade_of(turns) * slot_worth(tables, house, bonus - B_HARVEST, value)
    if bonus < B_WORKER:
        return fade_of(turns) * MODIFIER * value if modifier_presses(box, house) else 0.0
    return MOVED * late


def _for_flags(box: Box, state: State, seat: int, house: House, flag: int, turns: int) -> float:
    """Return how much one more flag adds to the value of the seat's goals."""
    flags = [goal for goal in house.goals if METRICS[box.goal_metric[goal]].startswith("flag")]
    if not flags:
        return 0.0
    before = sum([goal_worth(box, state, seat, goal, turns) for goal in flags])
    house.flags[flag] += 1
    after = sum([goal_worth(box, state, seat, goal, turns) for goal in flags])
    house.flags[flag] -= 1
    return after - before


def visit(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of each benefit of the village.

    The value of a first bonus includes the best second bonus."""
    turns = turns_left(box, state, seat)
    late = min(1.0, turns / 3)
    shown = {A[a]: 0.0 for a in legal if VERB[a] == GIFT}
    for bonus in shown:
        shown[bonus] = bonus_worth(box, tables, state, seat, house, bonus, turns)
    kept = [
        HOLD * tables.tile[tile_value(tile)] * fade_of(turns) if tile else 0.0 for tile in house.champagne
    ]
    out = []
    for action in legal:
        verb, a = VERB[action], A[action]
        if verb == DONE:
            out.append(0.0)
        elif verb == TILE:
            value = state.tops[a] % 3
            out.append(fade_of(turns) * added_worth(tables, house, B[action], value + 1) + 0.01)
        elif verb == BLUE:
            out.append(late * (BLUE_WORTH if house.accessories[len(TYPES) + state.blue_tops[a]] < 2 else 0.4))
        elif verb == GIVE:
            places = TILES_OF[a]
            out.append(box.champagne_vp[len(places)] - sum([kept[place] for place in places]))
        elif verb == GIFT:
            rest = [brings for bonus, brings in shown.items() if bonus != a]
            second = max(rest, default=0.0) if row[0] == VISIT else 0.0
            out.append(shown[a] + max(second, 0.0) + 0.001 * shown[a])
        else:  # the vintage can move a worker that has nothing to do
            out.append(0.6 * late if a < 2 else -0.2)
    return out


def choose(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of each act: of keeping a card, or of discarding a card for its bonus."""
    turns = turns_left(box, state, seat)
    crowded = len(house.goals) >= turns
    out = []
    for action in legal:
        verb, goal = VERB[action], A[action]
        if verb == KEEP_GOAL:
            hope = goal_worth(box, state, seat, goal, turns)
            bonus = bonus_worth(box, tables, state, seat, house, box.goal_bonus[goal], turns)
            out.append((0.2 if crowded else 1.0) * hope - 0.5 * bonus)
        elif verb == TRADE:
            out.append(bonus_worth(box, tables, state, seat, house, box.goal_bonus[goal], turns))
        else:
            out.append(50.0)
    return out


def take(
    box: Box, tables: ValueTables, state: State, house: House, turns: int, legal: Sequence[Action]
) -> list[float]:
    """Return the value of taking each token of the glass.

    A face-down token has the mean value of all tokens that it may be."""
    late = min(1.0, (turns + 1) / 3)
    known = []
    for token in range(len(house.tokens)):
        value = late * token_worth(token)
        if token >= T_HARVEST and usable(box, state, house, token):
            value = max(
                value, fade_of(turns) * slot_worth(tables, house, token - T_HARVEST, box.token_value[token])
            )
        if token == T_CROWN:
            value = box.step_multiplier[house.step] + (0.8 if turns > 3 else 0.2)
        elif token in (T_VP_SMALL, T_VP_LARGE):
            value = float(box.token_value[token])
        elif token == T_COIN:
            value = MONEY if turns else 0.0
        known.append(value)
    unseen = sum(state.glass_pool)
    mean = sum([v * n for v, n in zip(known, state.glass_pool, strict=True)]) / max(unseen, 1)
    return [known[A[action]] if VERB[action] == TAKE else mean for action in legal]


def into(
    tables: ValueTables, house: House, row: list[int], turns: int, legal: Sequence[Action]
) -> list[float]:
    """Return how much a harvest tile or modifier adds to the value of each press."""
    fade = fade_of(turns)
    out = []
    for action in legal:
        if VERB[action] == DONE:
            out.append(0.0)
        elif row[1]:
            out.append(fade * row[3] + 0.1 * A[action])
        else:
            out.append(fade * added_worth(tables, house, A[action], row[3]) + 0.01)
    return out


def use(box: Box, tables: ValueTables, house: House, turns: int, legal: Sequence[Action]) -> list[float]:
    """Return the value of using the token that was just taken, relative to keeping it."""
    fade, late = fade_of(turns), min(1.0, turns / 3)
    out = []
    for action in legal:
        verb, token = VERB[action], A[action]
        value = box.token_value[token]
        if verb == DONE:
            out.append(0.0)
        elif verb == USE_WORKER:
            out.append(0.1)
        elif token < T_HARVEST:
            out.append(fade * 1.1 * value - late * token_worth(token) + 0.02 * B[action])
        else:
            out.append(fade * added_worth(tables, house, B[action], value) - late * token_worth(token) + 0.3)
    return out
