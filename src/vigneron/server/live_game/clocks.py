"""Clocks: their terms, and how they run. The functions are pure; times are in milliseconds of server time.

A clock (`ClockState`) is None if the table has no clock. The clock of a seat runs while a person plays the
seat and must act. It stops when the person's covered choice is complete, and while a bot replaces the person.
An undo does not give back the time between the act and the undo."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.server.storage.table_state import ClockState, ClockTerms, Had

_BACK: Final = 60_000
"""The minimum number of milliseconds on the clock of a person who returns after a time-out."""
_LEAST: Final = 1_000
"""The minimum number of milliseconds on every clock after an undo by vote."""
_LONGEST: Final = {"act": 3600, "bank": 6 * 3600, "days": 30}
"""The maximum amount of each kind of clock, in the unit of its kind."""


class BadTerms(ValueError):
    """Impossible clock terms."""


def fresh(terms: ClockTerms, seats: int) -> ClockState | None:
    """Return the clock of a new game, or None."""
    if terms.clock == "none":
        return None
    return ClockState((terms.allowance,) * seats, (None,) * seats)


def left(clock: ClockState, seat: Seat, at: int) -> int:
    """Return the milliseconds that a seat has left; below 0 after a time-out."""
    since = clock.since[seat]
    return clock.left[seat] - (0 if since is None else max(0, at - since))


def run(
    clock: ClockState,
    terms: ClockTerms,
    at: int,
    awaited: Collection[Seat],
    *,
    ended: Collection[Seat] = (),
    again: Collection[Seat] = (),
    had: Sequence[int] | None = None,
    undone: Seat | None = None,
    used: int = 0,
    granted: Collection[Seat] = (),
    back: Collection[Seat] = (),
) -> ClockState:
    """Return the clock after an event at time `at`.

    `awaited` are the seats whose people must act now. The turn of the seats `ended` has ended, and they get
    their gain. `again` are the seats whose turn an undo reopened; other seats that were awaited only because
    that turn had ended are not charged. `undone` is the seat that undid an act. Its time is restored to what
    it `had` before the act, less the milliseconds `used` since. The seats `granted` get a new allowance after
    a time-out. The people of the seats `back` have returned after a time-out, and get at least a minute."""
    lefts, sinces = list(clock.left), list(clock.since)
    for seat in range(len(lefts)):
        running = sinces[seat] is not None
        if running and (seat not in awaited or seat in ended):
            lefts[seat], sinces[seat] = lefts[seat] if again else left(clock, seat, at), None
        if seat in ended and not again:
            lefts[seat] = terms.allowance if terms.clock != "bank" else lefts[seat] + terms.increment * 1000
        if seat == undone and had is not None:
            lefts[seat], sinces[seat] = had[seat] - used, None
        if seat in granted:
            lefts[seat], sinces[seat] = terms.allowance, None
        if seat in back:
            lefts[seat] = max(lefts[seat], _BACK)
        if seat in awaited and sinces[seat] is None:
            sinces[seat] = at
    return replace(clock, left=tuple(lefts), since=tuple(sinces))


def noted(clock: ClockState, ply: int, at: int) -> ClockState:
    """Return the clock with a record of every seat's time left, before the act that follows ply `ply`."""
    now = tuple(left(clock, seat, at) for seat in range(len(clock.left)))
    return replace(clock, had=(*clock.had, Had(ply, now, at)))


def _made(clock: ClockState | None, ply: int) -> Had | None:
    return None if clock is None else next((entry for entry in clock.had if entry.ply == ply), None)


def had(clock: ClockState | None, ply: int) -> tuple[int, ...] | None:
    """Return the time left of every seat when the act after this ply was made, or None if it is unknown."""
    entry = _made(clock, ply)
    return None if entry is None else entry.left


def used(clock: ClockState | None, ply: int, at: int) -> int:
    """Return the milliseconds since the act after this ply was made, or 0 if that is unknown."""
    entry = _made(clock, ply)
    return 0 if entry is None or entry.at is None else max(0, at - entry.at)


def forgetting(clock: ClockState, plies: Collection[int]) -> ClockState:
    """Return the clock with the records of these plies only."""
    return replace(clock, had=tuple(entry for entry in clock.had if entry.ply in plies))


def holding(clock: ClockState, seat: Seat, at: int) -> ClockState:
    """Return the clock after a seat's covered choice became complete at this time."""
    return replace(clock, held={**clock.held, seat: at})


def resumed(clock: ClockState, seat: Seat, at: int) -> ClockState:
    """Return the clock after a seat reopened its complete choice. The time since then is charged."""
    since = clock.held.get(seat)
    if since is None:
        return clock
    lefts = list(clock.left)
    lefts[seat] -= max(0, at - since)
    held = {other: when for other, when in clock.held.items() if other != seat}
    return replace(clock, left=tuple(lefts), held=held)


def released(clock: ClockState) -> ClockState:
    """Return the clock after all choices were revealed."""
    return replace(clock, held={}) if clock.held else clock


def returned(clock: ClockState, lefts: Sequence[int], at: int, awaited: Collection[Seat]) -> ClockState:
    """Return the clock after an undo by vote. `lefts` is the time of each seat before the undone act."""
    sinces = tuple(at if seat in awaited else None for seat in range(len(lefts)))
    return replace(clock, left=tuple(max(_LEAST, each) for each in lefts), since=sinces)


def due(clock: ClockState | None) -> int | None:
    """Return when the first running clock runs out, or None if no clock runs."""
    if clock is None:
        return None
    running = zip(clock.since, clock.left, strict=True)
    return min((since + rest for since, rest in running if since is not None), default=None)


def over(clock: ClockState | None, at: int) -> list[Seat]:
    """Return the awaited seats whose time is up."""
    if clock is None:
        return []
    return [s for s, since in enumerate(clock.since) if since is not None and left(clock, s, at) <= 0]


def behind(clock: ClockState | None, at: int) -> ClockState | None:
    """Return the clock with every time that lies in the future replaced by `at`."""
    if clock is None:
        return None
    return replace(
        clock,
        since=tuple(None if since is None else min(at, since) for since in clock.since),
        had=tuple(entry if entry.at is None else replace(entry, at=min(at, entry.at)) for entry in clock.had),
        held={seat: min(at, since) for seat, since in clock.held.items()},
    )


OFFERED: Final = (
    "none",
    "act:60",
    "act:180",
    "act:600",
    "bank:900:15",
    "bank:1800:30",
    "days:1",
    "days:3",
    "days:7",
)
"""The clocks that the forms offer: kind, amount and increment."""


def agreed(clock: str, then: str, bot: str) -> ClockTerms:
    """Return the clock terms in a form field: `none` or `KIND:AMOUNT[:INCREMENT]`. Raises BadTerms."""
    kind, *numbers = clock.split(":")
    if not all(number.isascii() and number.isdigit() and len(number) < 7 for number in numbers):
        raise BadTerms("clock")
    if len(numbers) > 2 or (kind == "none") != (not numbers):
        raise BadTerms("clock")
    amount, increment = (*map(int, numbers), 0, 0)[:2]
    fields = {"clock": kind, "amount": amount, "increment": increment, "then": then or "bot", "bot": bot}
    try:
        found = msgspec.convert(fields, ClockTerms)
    except msgspec.ValidationError as error:
        raise BadTerms("clock") from error
    if found.clock != "none" and not 1 <= found.amount <= _LONGEST[found.clock]:
        raise BadTerms("amount")
    if not 0 <= found.increment <= 600:
        raise BadTerms("increment")
    return found
