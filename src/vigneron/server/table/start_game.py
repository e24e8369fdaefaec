"""Starts a game: asks for client seeds, fills the seats, and makes the set-up. This module does no I/O."""

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
    """Ask the players who committed to a client seed to reveal it. Return None if nobody committed.

    `fill` is the bot that takes the open seats, or '' if no seat may be open. Raises Refused if the game
    cannot begin."""
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
    """Fill the seats and make the set-up, with the client seeds that have arrived. Raises Refused.

    If draws are entered by hand, ask for the first draw."""
    new = record.fork()
    seating.fill(new, preparation.starter(new, person), fill)
    client_seeds.close(new)
    found = game(new.game)
    new.edition = found.edition
    new.data = found.digest(found.data() if new.override is None else new.override)
    position = new_position(new)
    if new.by_hand:
        new.terms = ClockTerms()  # clocks must not run while draws are entered
        return manual_dice.attempt(new, position, PendingDraw("begin"))
    return Begin(new, position, position.begin())
