"""Client seeds. Each player commits to a hash before the start, and then reveals the seed.

The seeds are stored in `TableRecord.seeds`. When the host starts the game, the browsers of players who have
committed are asked for their seeds. Seeds that arrive in time are mixed into every draw, in the order of the
seats. A seed that does not match its hash is refused. Therefore no player can choose a seed after seeing the
seeds of others."""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import ClientCommitment, ClientSeeds

PATIENCE: Final = 3_000
"""The milliseconds for which a start waits for seeds."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_WORD: Final = re.compile(r"[0-9a-zA-Z]{8,64}")


def fits(word: str, hash: str) -> bool:
    """Return whether a seed has this SHA-256 (in hex)."""
    return hashlib.sha256(word.encode()).hexdigest() == hash


def is_word(word: str) -> bool:
    """Return whether a text may be a seed, that is, 8 to 64 ASCII letters and digits."""
    return _WORD.fullmatch(word) is not None


def pledge(record: TableRecord, person: str, hash: str) -> None:
    """Store the hash of a person's seed. Raises Refused.

    A later hash replaces an earlier one until the seeds are asked for."""
    if record.seat_of(person) is None:
        raise Refused("no_seat")
    if record.phase != "lobby" or record.seeds.asked:
        raise Refused("already_started")
    if not _HASH.fullmatch(hash):
        raise Refused("bad_word")
    _keep(record, person, ClientCommitment(hash))


def tell(record: TableRecord, person: str, word: str) -> None:
    """Store a revealed seed. Raises Refused if it was not asked for or does not match its hash."""
    own = record.seeds.pledges.get(person)
    if own is None or not record.seeds.asked or record.phase != "lobby":
        raise Refused("not_asked")
    if not is_word(word) or not fits(word, own.hash):
        raise Refused("bad_word")
    _keep(record, person, ClientCommitment(own.hash, word))


def _keep(record: TableRecord, person: str, own: ClientCommitment) -> None:
    record.seeds = replace(record.seeds, pledges={**record.seeds.pledges, person: own})


def ask(record: TableRecord, at: int) -> bool:
    """Ask for the seeds of seated people; return whether any of these people have committed.

    `at` is in milliseconds."""
    if record.by_hand or not any(record.seat_of(person) is not None for person in record.seeds.pledges):
        return False
    record.seeds = replace(record.seeds, asked=record.seeds.asked or at)
    return True


def complete(record: TableRecord) -> bool:
    """Return whether all seated people who have committed have revealed their seeds."""
    here = [own for person, own in record.seeds.pledges.items() if record.seat_of(person) is not None]
    return all(own.word for own in here)


def of_one(person: str, word: str) -> ClientSeeds:
    """Return the client seeds of a table for one person whose seed came with the form."""
    return ClientSeeds({person: ClientCommitment(hashlib.sha256(word.encode()).hexdigest(), word)})


def close(record: TableRecord) -> None:
    """Fix the seeds that are used. These are the seeds revealed by now, in the order of the seats."""
    by_seat = {record.seat_of(person): own.word for person, own in record.seeds.pledges.items()}
    given = tuple(by_seat[seat.seat] for seat in record.seats if by_seat.get(seat.seat))
    record.seeds = replace(record.seeds, given=given)


def shown(record: TableRecord) -> list[dict[str, Any]]:
    """Return hash and seed by seat. The seed is '' until the game has begun."""
    begun = record.phase != "lobby"
    rows: list[tuple[Seat, ClientCommitment]] = []
    for person, own in record.seeds.pledges.items():
        seat = record.seat_of(person)
        if seat is not None:
            rows.append((seat, own))
    return [
        {"seat": seat, "hash": own.hash, "word": own.word if begun else ""}
        for seat, own in sorted(rows, key=lambda row: row[0])
    ]
