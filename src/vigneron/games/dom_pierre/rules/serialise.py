"""Makes the views of a position, and converts a position to JSON and back.

Only the hands of the draft, and the choices in it, are hidden (DP-11)."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Chance, Json, Seat, Seen
from vigneron.games.dom_pierre.rules.box import LONGEST
from vigneron.games.dom_pierre.rules.common import cards_in, cards_of, draw_from
from vigneron.games.dom_pierre.rules.state import HIDDEN, NEUTRAL, NONE, WAIT, House, State


def observe(state: State, viewer: Seat | None) -> Seen[State]:
    """Return a copy of the state in which the hands and choices of other seats are covered.

    The covered tokens are put back into the pool.

    In the second draft, a viewer knows the tokens that they passed to the left (DP-10). Later nothing is
    hidden (DP-11)."""
    seen = state.clone()
    if state.stage > WAIT:
        return Seen(viewer, seen)
    seats = len(seen.houses)
    passed = (viewer + 1) % seats if viewer is not None and state.stage == WAIT else NONE
    for seat in range(seats):
        if seat == viewer:
            continue
        if seat != passed and HIDDEN not in seen.hands[seat]:
            for column in seen.hands[seat]:
                seen.vintage_pool[column] += 1
            seen.hands[seat] = [HIDDEN] * len(seen.hands[seat])
        if seen.choice[seat] != NONE:
            seen.choice[seat] = HIDDEN
    return Seen(viewer, seen)


def imagine(seen: Seen[State], chance: Chance) -> State:
    """Return a complete state that agrees with a view.

    Covered hands are dealt from the pool. A covered choice is drawn from the hand of its seat."""
    state = seen.state.clone()
    if state.stage > WAIT:
        return state
    for seat, hand in enumerate(state.hands):
        if HIDDEN in hand:
            state.hands[seat] = sorted(draw_from(state.vintage_pool, chance, "vintage") for _ in hand)
        if state.choice[seat] == HIDDEN:
            hand = state.hands[seat]
            state.choice[seat] = hand[chance.draw([1] * len(hand), "vintage")]
    return state


def dump(state: State) -> Json:
    """Return the state as a JSON object that has an entry for every field. Houses are objects.

    Squares, spaces and decks are lists. Journals contain digests of this JSON text, so the order of names and
    numbers must not change."""
    out = {name: _copy(getattr(state, name)) for name in State.__slots__ if name not in _MASKS}
    out["houses"] = [_dump_house(house) for house in state.houses]
    out |= {"grapes": state.grapes, "workers": state.workers, "routes": state.routes}
    out["goal_pool"] = cards_in(state.goal_pool)
    out["pool"] = [cards_in(cards) for cards in state.pool]
    return out


_MASKS: Final = ("goal_pool", "houses", "neutral", "pool", "spaces", "vines", "on_roads", "on_vines")


def _dump_house(house: House) -> Json:
    return {name: _copy(getattr(house, name)) for name in House.__slots__ if name not in _MASKS}


def _copy(value: Any) -> Any:
    if isinstance(value, bytearray | bytes):
        return list(value)
    if isinstance(value, list):  # most rows hold plain numbers, and a digest copies thousands of rows
        return [item if item.__class__ is int else _copy(item) for item in value]
    return value


def load(data: Json) -> State:
    """Return the state that `dump` wrote."""
    state = State()
    for name in State.__slots__:
        if name not in _MASKS:
            _set(state, name, data[name])
    state.goal_pool = cards_of(bytearray(data["goal_pool"]))
    state.pool = [cards_of(bytearray(cards)) for cards in data["pool"]]
    state.bottom = [bytes(cards) for cards in data["bottom"]]
    vines = [0, 0, 0]
    for square, variety in enumerate(data["grapes"]):
        if variety != NONE:
            vines[variety] |= 1 << square
    state.vines = vines
    for fields in data["houses"]:
        house = House()
        for name in House.__slots__:
            if name not in _MASKS:
                _set(house, name, fields[name])
        state.houses.append(house)
    for square, seat in enumerate(data["workers"]):
        if seat != NONE:
            state.houses[seat].on_vines |= 1 << square
    for route, spaces in enumerate(data["routes"]):
        for space, owner in enumerate(spaces):
            here = 1 << LONGEST * route + space
            state.spaces |= here
            if owner == NEUTRAL:
                state.neutral |= here
            elif owner != NONE:
                state.houses[owner].on_roads |= here
    return state


def _set(where: State | House, name: str, value: Any) -> None:
    rows = isinstance(getattr(where, name), bytearray)
    setattr(where, name, bytearray(value) if rows else _copy(value))
