"""Set-up and the draft of vintages (DP-1 to DP-10, DP-110)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Event
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import KEEP_TOKEN, START, WAIT_TOKEN, A
from vigneron.games.dom_pierre.rules.box import LONGEST, TYPES, Box
from vigneron.games.dom_pierre.rules.common import Log, cards_of, draw_card, draw_from, put_harvest, tell
from vigneron.games.dom_pierre.rules.market import deal_blue, deal_village, draw_goals, turn_card
from vigneron.games.dom_pierre.rules.names import COLUMN_ID
from vigneron.games.dom_pierre.rules.state import BEFORE, GROUND_COIN, KEEP, NONE, VINTAGE, WAIT, House, State
from vigneron.native import bits


def new(box: Box, chance: Chance) -> State:
    """Return the position before the draft."""
    state = State()
    state.first = state.seat = chance.draw([1] * box.seats, "first")  # DP-9
    state.glass_pool = bytearray(box.token_count)  # DP-1
    for _ in range(box.glass_up):
        state.glass_up[draw_from(state.glass_pool, chance, "token")] += 1
    state.glass_down = box.glass - box.glass_up
    _plant_first(box, state, chance)
    state.harvest_supply = bytearray(box.harvest_counts) * 3
    state.houses = [_house(box) for _ in range(box.seats)]
    _start_tiles(box, state, chance)
    deal_village(box, state, chance)  # DP-3
    state.blue_pool = bytearray([box.per_type_blue] * len(TYPES))
    deal_blue(state, chance)
    _open_markets(box, state, chance)
    state.goal_pool = cards_of(box.goal_deck)  # DP-5
    draw_goals(box, state, box.display, chance, None)
    state.flag_supply = bytearray(box.flags)
    state.spaces = box.spaces
    for r, spaces in enumerate(box.neutral):  # DP-8
        for space in spaces:
            state.neutral |= bits.bit(LONGEST * r + space)
    state.vintage_pool = bytearray(box.vintage_counts)  # DP-10
    for _ in range(box.seats):
        hand = [draw_from(state.vintage_pool, chance, "vintage") for _ in range(box.drawn_vintages)]
        state.hands.append(sorted(hand))
    state.choice = [NONE] * box.seats
    return state


def _plant_first(box: Box, state: State, chance: Chance) -> None:
    """Place the initial grapes, and the bonuses of the vineyard (DP-2, DP-6)."""
    state.bag = bytearray(box.grapes)
    for square, variety in box.initial:
        if variety >= 0:
            state.bag[variety] -= 1
            state.vines[variety] |= bits.bit(square)
        else:
            state.vines[draw_from(state.bag, chance, "grape")] |= bits.bit(square)
    lying = bytearray((0, *([1] * len(TYPES)), 1))
    for square in box.bonus_squares:
        state.ground[square] = draw_from(lying, chance, "ground")
    assert len(TYPES) + 1 == GROUND_COIN
    state.grey_supply = bytearray([box.per_type - 1] * len(TYPES))


def _house(box: Box) -> House:
    """Return a house at the beginning, without its harvest tile (DP-7, DP-10, DP-110)."""
    house = House()
    for column in range(6):
        house.discs[column] = box.start_row
    if box.given_vintage >= 0:
        house.vintages[box.given_vintage] = VINTAGE
    house.supply = box.workers - box.workers_at_presses
    house.presses = box.workers_at_presses
    house.coins = box.start_coins
    house.champagne[2 * box.start_press] = box.start_tile
    return house


def _start_tiles(box: Box, state: State, chance: Chance) -> None:
    """Draw a harvest tile for every player. The pool has two tiles of each variety (DP-7)."""
    pile = bytearray([box.start_harvest_count] * 3)
    for house in state.houses:
        variety = draw_from(pile, chance, "harvest")
        put_harvest(state, house, box.start_harvest_press, variety, box.start_harvest_value)


def _open_markets(box: Box, state: State, chance: Chance) -> None:
    """Lay out the decks, their visible cards, and a ratio tile for each route (DP-4)."""
    for r in range(len(box.deck)):
        state.pool[r] = cards_of(box.deck[r])
    state.bottom = [b""] * len(box.deck)
    tiles = (1 << len(box.shields) // 2) - 1
    for r in range(len(box.deck)):
        turn_card(state, r, chance)
        tile = draw_card(tiles, chance, "ratio")
        tiles &= ~bits.bit(tile)
        state.ratio.append(2 * tile + chance.draw([1, 1], "side"))


def draft_legal(state: State, seat: int, out: Offers) -> None:
    """Offer the tokens that the seat may keep, or let wait for later."""
    if state.choice[seat] == NONE:
        columns = 0
        for column in state.hands[seat]:
            columns |= bits.bit(column)
        out.put(START[KEEP_TOKEN if state.stage == KEEP else WAIT_TOKEN], columns)


def draft(box: Box, state: State, seat: int, action: Action, log: Log) -> None:
    """Keep a token, covered until the last seat has chosen (DP-10)."""
    column = A[action]
    state.choice[seat] = column
    if log is not None:
        kind = "token_kept" if state.stage == KEEP else "token_waits"
        log.append(Event(kind, seat, {"column": COLUMN_ID[column]}, audience=(seat,), told_later=True))
    if NONE in state.choice:
        return
    if state.stage == KEEP:
        _reveal_kept(state, log)
    else:
        _reveal_waiting(box, state, log)


def _reveal_kept(state: State, log: Log) -> None:
    """Put the kept tokens into their spaces, and pass the other two to the left."""
    seats = len(state.houses)
    passed = []
    for seat in range(seats):
        column = state.choice[seat]
        state.hands[seat].remove(column)
        state.houses[seat].vintages[column] = VINTAGE
        passed.append(state.hands[seat])
        if log is not None:
            tell(log, "token_kept", seat, column=COLUMN_ID[column])
    state.hands = [passed[(seat + seats - 1) % seats] for seat in range(seats)]
    state.choice = [NONE] * seats
    state.stage = WAIT


def _reveal_waiting(box: Box, state: State, log: Log) -> None:
    """Let one token wait as vintage and the other as strength.

    On side B, the vintage is placed at once (DP-110)."""
    for seat, house in enumerate(state.houses):
        column = state.choice[seat]
        if log is not None:
            tell(log, "token_waits", seat, column=COLUMN_ID[column])
        house.waiting_strength = 1
        if box.vintages_placed:
            house.vintages[column] = VINTAGE
        else:
            house.waiting_vintage = column
    state.hands = []
    state.choice = []
    state.vintage_pool = bytearray()
    state.stage = BEFORE
