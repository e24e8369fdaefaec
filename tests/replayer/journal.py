"""Journals as docs/records.md describes them: lines, the plies that count, digests."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.replayer.faults import Fault

FORMAT = "vigneron-journal/1"
HEADER: dict[str, type] = {
    "format": str,
    "game": str,
    "edition": str,
    "data": str,
    "table": str,
    "seats": int,
    "options": dict,
    "names": list,
    "commitment": str,
    "words": list,
}
DIGEST = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Ply:
    """A ply: seat, act, and the outcomes of its draws."""

    ply: int
    seat: int
    act: str
    draws: tuple[int, ...]
    digest: str


@dataclass
class Journal:
    """A header, the plies that count, the rows of the table, and the closing row's data, if any."""

    header: dict[str, Any]
    plies: list[Ply] = field(default_factory=list)
    table: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    close: dict[str, Any] | None = None

    def rows(self, kind: str) -> list[dict[str, Any]]:
        """Return the data of the table's rows of one kind."""
        return [data for name, data in self.table if name == kind]


def digest_of(value: Any) -> str:
    """Return BLAKE2b of 8 bytes over the value as JSON: keys sorted, no spaces, signs as they are."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode("utf-8"), digest_size=8).hexdigest()


SAYS_WHENCE = re.compile(r"(.+_)?(source|status|note)")


def read_by_rules(data: Any, notes: frozenset[str], path: str = "") -> Any:
    """Return component data without `source` and `notes`."""
    if isinstance(data, list):
        return [read_by_rules(value, notes, path) for value in data]
    if not isinstance(data, dict):
        return data
    return {
        key: read_by_rules(value, notes, f"{path}{key}.")
        for key, value in data.items()
        if key != "provenance" and not SAYS_WHENCE.fullmatch(key) and path + key not in notes
    }


def _header(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise Fault(f"line 1 is not the header of a {FORMAT}")
    for name, kind in HEADER.items():
        if type(value.get(name)) is not kind:
            raise Fault(f"the header's {name} is missing or of another kind")
    if len(value["names"]) != value["seats"]:
        raise Fault("a journal has one name per seat")
    texts = [*value["names"], *value["words"], *value["options"].values()]
    if not all(isinstance(text, str) for text in texts):
        raise Fault("names, words and options are texts")
    return value


def _row(value: dict[str, Any], line: int) -> Ply:
    try:
        row = Ply(value["ply"], value["seat"], value["act"], tuple(value["draws"]), value["digest"])
    except (KeyError, TypeError):
        raise Fault(f"line {line} is not a ply") from None
    whole = all(type(number) is int for number in (row.ply, row.seat, *row.draws))
    if not whole or not isinstance(row.act, str) or not DIGEST.fullmatch(str(row.digest)):
        raise Fault(f"line {line} is not a ply")
    return row


def _undo(journal: Journal, data: dict[str, Any], line: int) -> None:
    """Drop the plies that an undo takes back.

    Raises Fault if it may not: draws cannot be undone by a vote."""
    to = data.get("to")
    if type(to) is not int or not 0 <= to < len(journal.plies) - 1:
        raise Fault(f"line {line}: nothing can be taken back to {to}")
    dropped = journal.plies[to + 1 :]
    if data.get("corrected"):
        if journal.header["commitment"] or len(dropped) > 1 or not dropped[0].draws:
            raise Fault(f"line {line}: only the last act's draws, made by hand, can be corrected")
    elif any(row.draws for row in dropped):
        raise Fault(f"line {line}: an act that drew is taken back")
    del journal.plies[to + 1 :]


def read(lines: Iterable[str]) -> Journal:
    """Return the journal in these lines. Raises Fault at the first impossible line."""
    values = []
    for number, line in enumerate(lines, 1):
        try:
            values.append(json.loads(line))
        except ValueError:
            raise Fault(f"line {number} is not JSON") from None
    if not values:
        raise Fault("a journal has a header")
    journal = Journal(_header(values[0]))
    corrected: Ply | None = None
    for number, value in enumerate(values[1:], 2):
        if not isinstance(value, dict):
            raise Fault(f"line {number} is not an object")
        ended = journal.table and journal.table[-1][0] == "end" and value.get("table") != "close"
        if journal.close is not None or ended:
            raise Fault(f"line {number} stands behind the end")
        if "table" in value:
            kind, data = value["table"], value.get("data")
            if not isinstance(data, dict):
                raise Fault(f"line {number}: a row of the table has data")
            if kind == "close":
                journal.close = data
                continue
            journal.table.append((kind, data))
            if kind == "undo":
                last = journal.plies[-1] if journal.plies else None
                _undo(journal, data, number)
                corrected = last if data.get("corrected") else None
            continue
        row = _row(value, number)
        if row.ply != len(journal.plies):
            raise Fault(f"line {number} has ply {row.ply}, the next one is {len(journal.plies)}")
        if corrected is not None and (row.seat, row.act) != (corrected.seat, corrected.act):
            raise Fault(f"line {number}: the act whose draws are corrected is another one")
        corrected = None
        journal.plies.append(row)
    return journal
