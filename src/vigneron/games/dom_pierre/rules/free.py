"""Free actions, and discs that leave for the end track (DP-25, DP-26, DP-90 to DP-94)."""

from __future__ import annotations

from vigneron.core.contract import Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import ALONE_LOCAL, BUY, CORK, IN_LOCAL, LOCAL, SCORE, START
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.common import Log, earn, tell
from vigneron.games.dom_pierre.rules.goals import goal_vp
from vigneron.games.dom_pierre.rules.names import COLUMN_ID, GOAL_ID
from vigneron.games.dom_pierre.rules.prestige import glass_is_empty
from vigneron.games.dom_pierre.rules.state import AFTER, DUE, FROM_DISCS, FROM_GOALS, GONE, RISE, House, State
from vigneron.games.dom_pierre.rules.village import give_tiles, sets_of_tiles, why_not_tiles
from vigneron.native import bits


def legal(box: Box, state: State, seat: int, house: House, out: Offers) -> None:
    """Offer the free actions. A seat may do one of them in a turn (DP-25, DP-90, DP-91, DP-92, DP-94)."""
    if state.free_used:
        return
    out.put(START[LOCAL], sets_of_tiles(house, IN_LOCAL, ALONE_LOCAL))
    out.put(START[BUY], can_buy(box, state, house))
    scorable = 0
    for goal in house.goals:
        if goal_vp(box, state, seat, goal):
            scorable |= bits.bit(goal)
    out.put(START[SCORE], scorable)
    if house.cork:
        out.put(START[CORK], discs_there(house))


def can_buy(box: Box, state: State, house: House) -> bool:
    """Return whether prestige may be bought (DP-91, DP-95)."""
    full = house.step == len(box.step_vp) - 1 and glass_is_empty(state)
    return house.coins >= box.prestige_price and not full


def discs_there(house: House) -> int:
    """Return the columns whose disc has not left, as a mask (DP-26)."""
    columns = 0
    for column in range(6):
        if house.discs[column] != GONE:
            columns |= 1 << column
    return columns


def why_not(box: Box, state: State, seat: int, house: House, verb: int, a: int) -> Refusal | None:
    """Return why a free action is illegal, or None."""
    if state.free_used:
        return Refusal("one_free_action", "DP-25")
    if verb == LOCAL:
        return why_not_tiles(house, a, "DP-90")
    if verb == BUY:
        return _why_not_buy(box, state, house)
    if verb == SCORE:
        if a in house.scored:
            return Refusal("goal_scored", "DP-92", {"goal": GOAL_ID[a]})
        if a not in house.goals:
            return Refusal("not_your_goal", "DP-92", {"goal": GOAL_ID[a]})
        return (
            None if goal_vp(box, state, seat, a) else Refusal("goal_not_met", "DP-92", {"goal": GOAL_ID[a]})
        )
    if not house.cork:
        return Refusal("cork_popped", "DP-94")
    return Refusal("disc_gone", "DP-94", {"column": COLUMN_ID[a]}) if house.discs[a] == GONE else None


def _why_not_buy(box: Box, state: State, house: House) -> Refusal | None:
    if house.coins < box.prestige_price:
        return Refusal("too_dear", "DP-91", {"cost": box.prestige_price, "coins": house.coins})
    if house.step == len(box.step_vp) - 1 and glass_is_empty(state):
        return Refusal("prestige_full", "DP-95")
    return None


def act(box: Box, state: State, seat: int, house: House, verb: int, a: int, log: Log) -> None:
    """Do the free action of a turn (DP-25, DP-90, DP-91, DP-92, DP-94)."""
    state.free_used = 1
    if verb == LOCAL:
        count = give_tiles(house, a)
        house.coins += count
        if log is not None:
            tell(log, "sold_locally", seat, tiles=count, coins=count)
    elif verb == BUY:
        house.coins -= box.prestige_price
        if log is not None:
            tell(log, "prestige_bought", seat, coins=box.prestige_price)
        state.pending.append([RISE, 0])
    elif verb == SCORE:
        vp = goal_vp(box, state, seat, a)
        house.goals.remove(a)
        house.scored.append(a)
        earn(house, vp, FROM_GOALS)
        if log is not None:
            tell(log, "goal_scored", seat, goal=GOAL_ID[a], vp=vp)
    else:
        house.cork = 0
        house.discs[a] += 1
        if log is not None:
            tell(log, "cork_popped", seat, column=COLUMN_ID[a], row=house.discs[a])
        if house.discs[a] == box.top:
            leave(box, state, seat, house, a, log)
        if state.stage == AFTER:
            state.pending.append([DUE])  # before the move, the window itself offers to use the tokens


def leave(box: Box, state: State, seat: int, house: House, column: int, log: Log) -> None:
    """Move a disc from the top row to the end track.

    The disc on the last space triggers the end (DP-26, DP-100)."""
    house.discs[column] = GONE
    if state.last_round:
        if log is not None:
            tell(log, "disc_left", seat, column=COLUMN_ID[column], vp=0)
        return
    earn(house, box.end_vp, FROM_DISCS)
    state.track.append(seat)
    if log is not None:
        tell(log, "disc_left", seat, column=COLUMN_ID[column], vp=box.end_vp)
    if len(state.track) == box.trigger:
        state.last_round = state.round + 1
        if log is not None:
            tell(log, "end_triggered", seat, round=state.last_round)
