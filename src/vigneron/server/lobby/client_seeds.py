"""People's words for the draws: a hash of each before the start, then the words themselves, all at once.

Kept in `TableRecord.seeds`. Once the host starts, the browsers that have pledged are asked for their words;
what comes in time is mixed into every draw, in the order of the seats. A word that does not fit its hash is
refused: nobody can choose theirs once they have seen the others'.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any, Final

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import ClientSeeds, Pledge

PATIENCE: Final = 3_000
"""Milliseconds for which a start waits for words."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_WORD: Final = re.compile(r"[0-9a-zA-Z]{8,64}")


def fits(word: str, hash: str) -> bool:
    return hashlib.sha256(word.encode()).hexdigest() == hash


def is_word(word: str) -> bool:
    return _WORD.fullmatch(word) is not None


def pledge(record: TableRecord, person: str, hash: str) -> None:
    """Keep the hash of a person's word; the last one counts until words are asked for. Raises Refused."""
    if record.seat_of(person) is None:
        raise Refused("no_seat")
    if record.phase != "lobby" or record.seeds.asked:
        raise Refused("already_started")
    if not _HASH.fullmatch(hash):
        raise Refused("bad_word")
    _keep(record, person, Pledge(hash))


def tell(record: TableRecord, person: str, word: str) -> None:
    """Keep the word that was pledged. Raises Refused."""
    own = record.seeds.pledges.get(person)
    if own is None or not record.seeds.asked or record.phase != "lobby":
        raise Refused("not_asked")
    if not is_word(word) or not fits(word, own.hash):
        raise Refused("bad_word")
    _keep(record, person, Pledge(own.hash, word))


def _keep(record: TableRecord, person: str, own: Pledge) -> None:
    record.seeds = replace(record.seeds, pledges={**record.seeds.pledges, person: own})


def ask(record: TableRecord, at: int) -> bool:
    """Ask for the words of those who sit here and have pledged; return whether there are any."""
    if record.by_hand or not any(record.seat_of(person) is not None for person in record.seeds.pledges):
        return False
    record.seeds = replace(record.seeds, asked=record.seeds.asked or at)
    return True


def complete(record: TableRecord) -> bool:
    """Return whether every pledge of somebody who sits here has been kept."""
    here = [own for person, own in record.seeds.pledges.items() if record.seat_of(person) is not None]
    return all(own.word for own in here)


def of_one(person: str, word: str) -> ClientSeeds:
    """Return what is kept of a person who plays alone and gives their word with the form."""
    return ClientSeeds({person: Pledge(hashlib.sha256(word.encode()).hexdigest(), word)})


def close(record: TableRecord) -> None:
    """Let what has come count."""
    by_seat = {record.seat_of(person): own.word for person, own in record.seeds.pledges.items()}
    given = tuple(by_seat[seat.seat] for seat in record.seats if by_seat.get(seat.seat))
    record.seeds = replace(record.seeds, given=given)


def shown(record: TableRecord) -> list[dict[str, Any]]:
    """Return what everybody may see: hashes at once, words once the game has begun."""
    begun = record.phase != "lobby"
    rows: list[tuple[Seat, Pledge]] = []
    for person, own in record.seeds.pledges.items():
        seat = record.seat_of(person)
        if seat is not None:
            rows.append((seat, own))
    return [
        {"seat": seat, "hash": own.hash, "word": own.word if begun else ""}
        for seat, own in sorted(rows, key=lambda row: row[0])
    ]
