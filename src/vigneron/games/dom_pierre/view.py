"""What a viewer may know, and the position as plain JSON (DP-11). Hidden are only the hands of the draft."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Chance, Json, Seat, Seen
from vigneron.games.dom_pierre.common import draw_from
from vigneron.games.dom_pierre.state import HIDDEN, NONE, WAIT, House, State


def observe(state: State, viewer: Seat | None) -> Seen[State]:
    """Return the state with others' hands and choices covered; covered tokens return to the pool.

    In the second draft a viewer knows what he passed to his left (DP-10)."""
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
    """Deal covered hands from the pool, and let those who have chosen have chosen something."""
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
    """Return every field by its name; houses as objects."""
    out: dict[str, Any] = {}
    for name in State.__slots__:
        value = getattr(state, name)
        out[name] = [_dump_house(house) for house in value] if name == "houses" else _copy(value)
    return out


def _dump_house(house: House) -> Json:
    return {name: _copy(getattr(house, name)) for name in House.__slots__}


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value


def load(data: Json) -> State:
    """Return the state of a dump."""
    state = State()
    for name in State.__slots__:
        if name != "houses":
            setattr(state, name, _copy(data[name]))
    for fields in data["houses"]:
        house = House()
        for name in House.__slots__:
            setattr(house, name, _copy(fields[name]))
        state.houses.append(house)
    return state
