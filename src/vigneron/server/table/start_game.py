"""The start of a game: asking for client seeds, filling seats, the set-up. No I/O."""

from __future__ import annotations

from vigneron.core.registry import game
from vigneron.server.live_game.open import new_position
from vigneron.server.lobby import client_seeds, preparation, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import ClockTerms, PendingDraw
from vigneron.server.table import manual_dice
from vigneron.server.table.outcome import Begin, Keep, Outcome


def ask_seeds(record: TableRecord, at: int, person: str, fill: str) -> Keep | None:
    """Ask for the client seeds of those who committed to one; None if nobody did.

    `fill` is the bot for open seats, '' if none may be open. Raises Refused if the game cannot begin."""
    if record.pending:
        raise Refused("already_started")
    new = record.fork()
    seating.fill(record.fork(), preparation.starter(record, person), fill)
    return Keep(new, whole=True) if client_seeds.ask(new, at) else None


def waits(record: TableRecord, at: int) -> bool:
    """Return whether the start waits for client seeds."""
    asked = record.seeds.asked
    return asked is not None and not client_seeds.complete(record) and at < asked + client_seeds.PATIENCE


def begin(record: TableRecord, person: str, fill: str) -> Outcome:
    """Fill the seats and make the set-up, with the seeds that have come. Raises Refused.

    Draws by hand are asked for."""
    new = record.fork()
    seating.fill(new, preparation.starter(new, person), fill)
    client_seeds.close(new)
    found = game(new.game)
    new.edition = found.edition
    new.data = found.digest(found.data() if new.override is None else new.override)
    position = new_position(new)
    if new.by_hand:
        new.terms = ClockTerms()  # entering draws must not be timed
        return manual_dice.attempt(new, position, PendingDraw("begin"))
    return Begin(new, position, position.begin())
