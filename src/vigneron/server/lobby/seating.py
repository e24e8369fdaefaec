"""Seats before the game. People sit down, choose names, and fill seats with bots. There is no I/O."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vigneron.core.contract import BadSetup, Refusal, Seat
from vigneron.core.errors import Picklable
from vigneron.core.registry import game
from vigneron.server.botpool import levels
from vigneron.server.live_game import clocks
from vigneron.server.lobby import names
from vigneron.server.storage.models import SeatRecord, TableRecord, is_program
from vigneron.server.storage.table_state import ClockTerms


class Refused(Picklable, ValueError):
    """A person may not do this. `refusal` becomes a sentence in the person's language."""

    def __init__(self, code: str, rule: str = "", **data: int | str) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, rule, data)

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        """Return an error with this refusal."""
        found = cls(refusal.code, refusal.rule)
        found.refusal = refusal
        return found


def check_setup(key: str, seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """Return the complete options of a table. Raises Refused. Raises KeyError if there is no such game."""
    try:
        return dict(game(key).setup(seats, options).options)
    except BadSetup as error:
        raise Refused.of(error.refusal) from error


def check_bot(key: str, bot: str) -> str:
    """Return the name of a bot level. Raises Refused if the game has no such level."""
    if bot not in levels.names(game(key)):
        raise Refused("unknown_bot", "", bot=bot[:40])
    return bot


def seat_names(record: TableRecord) -> list[str]:
    """Return the names of all taken seats."""
    return [seat.name for seat in record.seats if seat.kind != "open"]


def sit(record: TableRecord, person: str, name: str, default: str) -> Seat:
    """Give a person the first open seat, or return the seat that they have. Raises Refused."""
    own = record.seat_of(person)
    if own is not None:
        return own
    if record.phase != "lobby":
        raise Refused("already_started")
    free = next((seat for seat in record.seats if seat.kind == "open"), None)
    if free is None:
        raise Refused("table_full")
    if record.seat_of(record.host) is None and not is_program(person):
        record.host = person  # the host left when no other person was seated
    free.kind, free.person, free.bot = "person", person, ""
    free.name = names.unlike(names.clean(name) or f"{default} {free.seat + 1}", seat_names(record))
    return free.seat


def invite(record: TableRecord, host: str, person: str, name: str) -> Seat:
    """Keep the first open seat for a person, on request of the host. They may leave it. Raises Refused."""
    _host(record, host)
    _gathering(record)
    if record.seat_of(person) is not None:
        raise Refused("no_companion")
    return sit(record, person, name, name)


def rename(record: TableRecord, person: str, name: str) -> None:
    """Change a person's name, before or during the game. Raises Refused."""
    own = record.seat_of(person)
    if own is None:
        raise Refused("no_seat")
    if record.phase == "over":
        raise Refused("over")
    others = [seat.name for seat in record.seats if seat.seat != own and seat.kind != "open"]
    record.seats[own].name = names.unlike(names.clean(name) or record.seats[own].name, others)


def place_bot(record: TableRecord, person: str, seat: Seat, bot: str) -> None:
    """Put a bot on a seat that no person has. If `bot` is '', make the seat open. Raises Refused."""
    _host(record, person)
    _gathering(record)
    if not 0 <= seat < len(record.seats) or record.seats[seat].kind == "person":
        raise Refused("seat_taken")
    at = record.seats[seat]
    if bot:
        at.bot = check_bot(record.game, bot)
        at.name = at.name if at.kind == "bot" else names.for_bot(seat_names(record))
        at.kind = "bot"
    else:
        at.kind, at.bot, at.name = "open", "", ""


def leave(record: TableRecord, person: str) -> None:
    """Give up a seat before the start. If the host leaves, the next person becomes host. Raises Refused."""
    own = record.seat_of(person)
    if own is None:
        raise Refused("no_seat")
    _gathering(record)
    for seat in record.seats_of(person):
        record.seats[seat] = SeatRecord(seat)
    pass_host(record, person)


def pass_host(record: TableRecord, person: str) -> None:
    """If the host has left, make the first other person the host. A program never becomes host."""
    others = [record.seats[seat].person for seat in record.people()]
    if record.host == person:
        record.host = next((one for one in others if one and not is_program(one)), person)


def open_again(record: TableRecord, person: str, seat: Seat) -> str:
    """Make another person's seat open, on request of the host; return that person. Raises Refused."""
    _host(record, person)
    _gathering(record)
    if not 0 <= seat < len(record.seats) or record.seats[seat].kind != "person":
        raise Refused("seat_taken")
    gone = str(record.seats[seat].person)
    if gone == person:
        raise Refused("seat_taken")
    record.seats[seat] = SeatRecord(seat)
    return gone


def fill(record: TableRecord, person: str, bot: str) -> None:
    """Put a bot on every open seat. If `bot` is '', remove the open seats instead. Raises Refused."""
    _host(record, person)
    _gathering(record)
    if bot:
        for seat in record.seats:
            if seat.kind == "open":
                place_bot(record, person, seat.seat, bot)
    else:
        taken = [seat for seat in record.seats if seat.kind != "open"]
        for number, seat in enumerate(taken):
            seat.seat = number
        record.seats = taken
    asked = game(record.game).hosted(_asked(record), host_seat(record))
    record.options = check_setup(record.game, len(record.seats), asked)


def host_seat(record: TableRecord) -> Seat:
    """Return the host's seat. If the host has no seat, return the first person's seat, or else 0."""
    own = record.seat_of(record.host)
    return own if own is not None else next(iter(record.people()), 0)


def agree(record: TableRecord, person: str, clock: str, then: str, bot: str) -> None:
    """Set the clock, and what happens when a player's time is up (`then`). Raises Refused."""
    _host(record, person)
    _gathering(record)
    record.terms = check_terms(record.game, clock, then, bot)


def check_terms(key: str, clock: str, then: str, bot: str) -> ClockTerms:
    """Return the clock terms in a form. Raises Refused."""
    try:
        return clocks.agreed(clock or "none", then, check_bot(key, bot) if bot else "")
    except clocks.BadTerms as error:
        raise Refused("bad_clock") from error


def _asked(record: TableRecord) -> dict[str, str]:
    """Return the options that are still possible at a smaller table."""
    found = game(record.game)
    try:
        found.setup(len(record.seats), record.options)
    except BadSetup:
        # Options completed for more seats may be impossible for fewer seats. They get the game's default.
        return {o.key: record.options[o.key] for o in found.options if _fits(record, o.key)}
    return record.options


def _fits(record: TableRecord, key: str) -> bool:
    try:
        game(record.game).setup(len(record.seats), {key: record.options[key]})
    except (BadSetup, KeyError):
        return False
    return True


def seats_for(
    host: str, name: str, default: str, bots: Sequence[str], key: str, beside: Mapping[int, str] | None = None
) -> list[SeatRecord]:
    """Return the seats of a new table: the host, then one seat per entry of `bots`. Raises Refused.

    An entry is a bot level, '' for an open seat, or '@here' for another player on the host's device, whose
    name `beside` may give by the number of the seat."""
    seats = [SeatRecord(0, "person", host, "", names.clean(name) or default)]
    for number, bot in enumerate(bots, 1):
        if bot == "@here":
            taken = [seat.name for seat in seats if seat.name]
            wanted = names.clean((beside or {}).get(number, "")) or f"{default} {number + 1}"
            seats.append(SeatRecord(number, "person", host, "", names.unlike(wanted, taken)))
        elif bot:
            taken = [seat.name for seat in seats if seat.name]
            seats.append(SeatRecord(number, "bot", None, check_bot(key, bot), names.for_bot(taken)))
        else:
            seats.append(SeatRecord(number))
    return seats


def _host(record: TableRecord, person: str) -> None:
    if record.host != person:
        raise Refused("not_host")


def _gathering(record: TableRecord) -> None:
    if record.phase != "lobby":
        raise Refused("already_started")
