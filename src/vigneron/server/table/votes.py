"""Motions, votes and their results. This module does no I/O.

There are five kinds of motions: to undo an act that a player may not undo alone (`undo`), to end the game
(`end`), to decide about a player whose time is up (`late`), to let a bot play for an absent player before
their time is up (`away`), and to let a person without a seat play in place of a bot (`sit`). A motion is
stored with the table, not in the journal (`questions`). When a motion expires, a missing vote is no
consent. The seat that made a motion may withdraw it. An act settles a motion about the position.
`takeovers` contains what happens without a vote."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import TableRow
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.questions import MOTIONS, answered, is_over, proposed, verdict, voters
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.protocol import Vote
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import AwayMotion, EndMotion, LateMotion, SitMotion
from vigneron.server.table import sitting_in
from vigneron.server.table.outcome import Commit, Keep


def propose(
    record: TableRecord, position: Position[Any], at: int, seat: Seat, kind: Literal["undo", "end"]
) -> Keep | Commit:
    """Make a motion for a seat. Raises Refused."""
    if not record.plays(seat):
        raise Refused("bot_plays")
    if position.over:
        raise Refused("over")
    if record.motion is not None and not is_over(record, at):
        raise Refused("asked_already")
    if kind == "undo" and position.may_ask_back(seat) is None:
        raise Refused("nothing_to_undo")
    new = record.fork()
    new.motion = proposed(new, kind, seat, at)
    return _decided(new, position, at) or kept(new, position, at)


def vote(record: TableRecord, position: Position[Any], at: int, seat: Seat, message: Vote) -> Keep | Commit:
    """Vote for a seat, or withdraw the seat's motion. Raises Refused."""
    if is_over(record, at):  # too late: the motion has expired
        found = settle(record, position, at)
        if found is None:
            raise Refused("nothing_asked")
        return replace(found, refusal=Refusal("nothing_asked", ""))
    new = record.fork()
    if not _may_vote(new, seat, message):
        raise Refused("nothing_asked")
    if message.choice == "withdraw":
        new.motion = None
    else:
        new.motion = answered(new, seat, message.choice, at)
    return _decided(new, position, at) or kept(new, position, at)


def _may_vote(record: TableRecord, seat: Seat, message: Vote) -> bool:
    motion = record.motion
    if motion is None or (message.about is not None and message.about != motion.id):
        return False
    if message.choice == "withdraw":
        return motion.by == seat
    own = motion.by == seat and message.choice != "no"  # the seat that made the motion has voted yes
    return message.choice in MOTIONS[motion.kind] and seat in voters(record) and not own


def close(record: TableRecord, position: Position[Any], at: int) -> Keep | Commit | None:
    """Return the result of an expired motion."""
    return settle(record, position, at) if is_over(record, at) else None


def settle(record: TableRecord, position: Position[Any], at: int) -> Keep | Commit | None:
    """Return the result of the open motion, or None."""
    return _decided(record.fork(), position, at)


def _decided(new: TableRecord, position: Position[Any], at: int) -> Keep | Commit | None:
    """Return the result. `new` is a fork that contains the votes; the motion is removed from it."""
    motion = new.motion
    found = None if motion is None else verdict(new, at)
    if motion is None or found is None:
        return None
    new.motion = None
    if isinstance(motion, LateMotion):
        return _late(new, position, motion.seat, found)
    if found == "no":
        return kept(new, position, at)
    if isinstance(motion, AwayMotion):
        row = seat_bots.take_over(new, motion.seat, "removed", motion.by)
        return Commit(position.aside([row]), new)
    if isinstance(motion, SitMotion):
        return sitting_in.joined(new, position, motion) or kept(new, position, at)
    if isinstance(motion, EndMotion):
        agreed = all(seat in motion.votes for seat in seat_bots.everybody(new))
        row = TableRow("end", {"why": "agreed" if agreed else "stopped"})
        return Commit(position.aside([row]), new)
    change = position.ask_back(motion.by)
    if change is None:
        return replace(kept(new, position, at), refusal=Refusal("nothing_to_undo", ""))
    return Commit(change, new)


def _late(record: TableRecord, position: Position[Any], seat: Seat, found: str) -> Commit:
    rows: list[TableRow] = []
    if found == "bot":
        rows = [seat_bots.take_over(record, seat, "time")]
    elif found == "end":
        rows = [TableRow("forfeit", {"seat": seat}), TableRow("end", {"why": "time"})]
    return Commit(position.aside(rows), record, granted={seat} if found == "wait" else ())


def kept(record: TableRecord, position: Position[Any], at: int) -> Keep:
    """Return the outcome that stores a record with its motion."""
    record.due = clock_updates.due(record, position.missing(), at)
    return Keep(record)
