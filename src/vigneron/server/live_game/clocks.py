"""Time to think: what a table agreed on, and how it runs. Pure; times are milliseconds of the house.

A clock is kept as JSON, `{"left": [ms|null], "since": [ms|null]}` per seat: what was left when it last stood
still, and since when it runs (null: it stands); with acts that can be taken back also `"had": [[ply, [ms],
at]]`, what every seat had when the act after that ply was made, without what that gave, and when that was;
with covered choices that are complete `"held": {seat: at}`, since when. Only people's clocks run, and only
while the house waits for them: not once a covered choice is complete, and not for a bot that plays in
somebody's place. Whoever takes an act or a choice back has used the time since they made it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, get_args

from vigneron.core.contract import Seat

Kind = Literal["none", "act", "bank", "days"]
Then = Literal["bot", "vote", "end"]
Clock = dict[str, Any]
DAY: Final = 86_400
_BACK: Final = 60_000
_LEAST: Final = 1_000
"""Milliseconds that whoever gets time back has at least."""
_LONGEST: Final = {"act": 3600, "bank": 6 * 3600, "days": 30}


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed. `amount`: seconds an act (act), seconds a game (bank), days an act (days);
    `increment`: seconds that a bank gains with each turn; `then`: what follows when time is over; `bot`: the
    level that plays then."""

    clock: Kind = "none"
    amount: int = 0
    increment: int = 0
    then: Then = "bot"
    bot: str = ""

    @property
    def allowance(self) -> int:
        """Return the milliseconds to begin with."""
        return self.amount * (DAY if self.clock == "days" else 1) * 1000

    @property
    def text(self) -> str:
        """Return the clock as a form's field: what `agreed` takes."""
        if self.clock == "none":
            return "none"
        more = f":{self.increment}" if self.clock == "bank" else ""
        return f"{self.clock}:{self.amount}{more}"

    def json(self) -> dict[str, Any]:
        return asdict(self)


class BadTerms(ValueError):
    """Terms that no table can have."""


def terms(data: dict[str, Any]) -> Terms:
    """Return terms from their JSON; what is missing is the default. Raises BadTerms."""
    known = {name: data[name] for name in Terms.__dataclass_fields__ if name in data}
    for name, kind in (("amount", int), ("increment", int), ("bot", str)):
        if not isinstance(known.get(name, kind()), kind):
            raise BadTerms(name)
    found = Terms(**known)
    if found.clock not in get_args(Kind) or found.then not in get_args(Then):
        raise BadTerms("clock")
    if found.clock != "none" and not 1 <= found.amount <= _LONGEST[found.clock]:
        raise BadTerms("amount")
    if not 0 <= found.increment <= 600:
        raise BadTerms("increment")
    return found


def fresh(terms: Terms, seats: int) -> Clock:
    """Return the clock of a table that begins; {} if there is none."""
    if terms.clock == "none":
        return {}
    return {"left": [terms.allowance] * seats, "since": [None] * seats}


def left(clock: Clock, seat: Seat, at: int) -> int | None:
    """Return how many milliseconds a seat has, None without a clock; below 0 when it is over."""
    if not clock:
        return None
    since = clock["since"][seat]
    gone = 0 if since is None else max(0, at - since)
    return int(clock["left"][seat]) - gone


def run(
    clock: Clock,
    terms: Terms,
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
) -> Clock:
    """Return the clock once something has happened.

    `awaited`: people for whom the house waits now; `ended`: seats whose turn ended by it, with its gain;
    `again`: seats that took the end of their turn back (whoever was awaited only because of it has lost
    nothing); `undone`: the seat that took an act back: they have what they `had` when they made it, less the
    milliseconds `used` since, and what the act gave is gone; `granted`: seats that get an allowance anew,
    because their time was over and the others wait; `back`: seats whose person has come back after their time
    was over, and has at least a minute."""
    if not clock:
        return {}
    lefts, sinces = list(clock["left"]), list(clock["since"])
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
    return {**clock, "left": lefts, "since": sinces}


def noted(clock: Clock, ply: int, at: int) -> Clock:
    """Return the clock, keeping what every seat has now, as the act after this ply is made."""
    if not clock:
        return {}
    now = [left(clock, seat, at) for seat in range(len(clock["left"]))]
    return {**clock, "had": [*clock.get("had", ()), [ply, now, at]]}


def had(clock: Clock, ply: int) -> list[int] | None:
    """Return what every seat had when the act after this ply was made; None if that is not known."""
    return next((lefts for known, lefts, *_ in clock.get("had", ()) if known == ply), None)


def used(clock: Clock, ply: int, at: int) -> int:
    """Return the milliseconds since the act after this ply was made; 0 if that is not known."""
    made = next((entry[2] for entry in clock.get("had", ()) if entry[0] == ply and len(entry) > 2), at)
    return max(0, at - int(made))


def forgetting(clock: Clock, plies: Collection[int]) -> Clock:
    """Return the clock without what was kept for other plies than these."""
    kept = [entry for entry in clock.get("had", ()) if entry[0] in plies]
    rest = _without(clock, "had")
    return {**rest, "had": kept} if kept else rest


def holding(clock: Clock, seat: Seat, at: int) -> Clock:
    """Return the clock when a seat's covered choice is complete: it stands, and knows since when."""
    return {**clock, "held": {**clock.get("held", {}), str(seat): at}} if clock else {}


def resumed(clock: Clock, seat: Seat, at: int) -> Clock:
    """Return the clock when a seat changes its complete choice: it has run on meanwhile."""
    held = dict(clock.get("held", {}))
    since = held.pop(str(seat), None)
    if since is None:
        return clock
    lefts = list(clock["left"])
    lefts[seat] -= max(0, at - since)
    rest = {**_without(clock, "held"), "left": lefts}
    return {**rest, "held": held} if held else rest


def released(clock: Clock) -> Clock:
    """Return the clock when all choices have been revealed: none can be changed."""
    return _without(clock, "held")


def _without(clock: Clock, what: str) -> Clock:
    return {name: value for name, value in clock.items() if name != what}


def returned(clock: Clock, lefts: Sequence[int], at: int, awaited: Collection[Seat]) -> Clock:
    """Return the clock when all have agreed to go back: every seat has again what it had then."""
    sinces = [at if seat in awaited else None for seat in range(len(lefts))]
    return {**clock, "left": [max(_LEAST, each) for each in lefts], "since": sinces}


def due(clock: Clock) -> int | None:
    """Return when the first clock will have run out, None if none runs."""
    if not clock:
        return None
    running = zip(clock["since"], clock["left"], strict=True)
    return min((since + rest for since, rest in running if since is not None), default=None)


def over(clock: Clock, at: int) -> list[Seat]:
    """Return the seats whose time is over while the house waits for them."""
    if not clock:
        return []
    seats: Sequence[Seat] = range(len(clock["left"]))
    return [s for s in seats if clock["since"][s] is not None and (left(clock, s, at) or 0) <= 0]


def behind(clock: Clock, at: int) -> Clock:
    """Return the clock with no time in it that lies ahead of now."""
    if not clock:
        return {}
    found = {**clock, "since": [None if since is None else min(at, since) for since in clock["since"]]}
    if "had" in clock:
        found["had"] = [[ply, lefts, *(min(at, made) for made in when)] for ply, lefts, *when in clock["had"]]
    if "held" in clock:
        found["held"] = {seat: min(at, since) for seat, since in clock["held"].items()}
    return found


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
"""What forms offer: kind, amount and increment."""


def agreed(clock: str, then: str, bot: str) -> Terms:
    """Return terms from the fields of a form: `none`, or `KIND:AMOUNT[:INCREMENT]`. Raises BadTerms."""
    kind, *numbers = clock.split(":")
    if not all(number.isascii() and number.isdigit() and len(number) < 7 for number in numbers):
        raise BadTerms("clock")
    if len(numbers) > 2 or (kind == "none") != (not numbers):
        raise BadTerms("clock")
    amount, increment = (*map(int, numbers), 0, 0)[:2]
    return terms({"clock": kind, "amount": amount, "increment": increment, "then": then or "bot", "bot": bot})
