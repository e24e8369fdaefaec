"""What is kept of a table: a header, one row per ply, rows of the table itself, a closing row.

The format (JSON lines) is described in docs/records.md, complete enough for another program.
State is the fold of the rows; sentences and pictures are made again from it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from vigneron.core.chance import NeedDraw, Scripted
from vigneron.core.contract import Event, IllegalAction, Json, Result, Rules, Seat, Setup, apply
from vigneron.core.game import Game, data_digest

S = TypeVar("S")

FORMAT: Final = "vigneron-journal/1"


class BadJournal(ValueError):
    """A journal that cannot be read or does not replay. `ply` is the first bad one, -1 for the header."""

    def __init__(self, ply: int, why: str) -> None:
        super().__init__(f"ply {ply}: {why}" if ply >= 0 else why)
        self.ply = ply
        self.why = why


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed: `data` is the digest of the component data, `override` the data itself if it is not the
    packaged one, `commitment` the SHA-256 of the secret that the draws derive from ('' for draws by hand)."""

    game: str
    edition: str
    data: str
    table: str
    seats: int
    options: Mapping[str, str]
    names: Sequence[str]
    commitment: str = ""
    words: Sequence[str] = ()
    override: Json = None


@dataclass(frozen=True, slots=True)
class Ply:
    """One act. Ply 0 is the set-up: seat -1, act ''."""

    ply: int
    seat: Seat
    act: str
    draws: tuple[int, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """Something the table did, outside the rules: `kind` is undo, takeover, return, forfeit, clock, note …

    `undo` has data {"to": ply}: the plies after that one no longer count."""

    kind: str
    data: Json = field(default_factory=dict)


Row = Ply | TableRow


@dataclass(frozen=True, slots=True)
class Closing:
    """The end: the secret for the draws ('' by hand), and the count."""

    secret: str
    ending: str
    scores: Sequence[int]
    places: Sequence[int]
    parts: Json = None


@dataclass(slots=True)
class Journal:
    header: Header
    rows: list[Row] = field(default_factory=list)
    closing: Closing | None = None

    def plies(self) -> list[Ply]:
        """Return the plies that count: those that no later undo took back."""
        out: list[Ply] = []
        for row in self.rows:
            if isinstance(row, Ply):
                out.append(row)
            elif row.kind == "undo":
                del out[row.data["to"] + 1 :]
        return out


def digest(rules: Rules[S], state: S) -> str:
    """Return the digest of a position (BLAKE2b, 8 bytes, hex, of its dump with sorted keys)."""
    text = json.dumps(rules.dump(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(slots=True)
class Fold(Generic[S]):
    """A replayed journal: `states[i]` is the position after ply i, `events[i]` what happened in it."""

    game: Game[S]
    setup: Setup
    rules: Rules[S]
    states: list[S]
    events: list[list[Event]]
    plies: list[Ply]


def setup_of(game: Game[S], header: Header) -> tuple[Setup, Rules[S]]:
    """Return set-up and rules of a journal. Raises BadJournal if this edition or data is not the journal's."""
    if header.edition != game.edition:
        raise BadJournal(-1, f"{game.key} edition {header.edition} is needed; this is edition {game.edition}")
    data = game.data() if header.override is None else header.override
    if data_digest(data) != header.data:
        raise BadJournal(-1, f"component data {header.data} are needed; these are {data_digest(data)}")
    try:
        setup = game.setup(header.seats, header.options)
        return setup, game.rules(setup, data)
    except ValueError as error:
        raise BadJournal(-1, str(error)) from error


def replay(game: Game[S], journal: Journal, upto: int | None = None) -> Fold[S]:
    """Return the fold of a journal, up to and with ply `upto`. Raises BadJournal naming the first bad ply."""
    setup, rules = setup_of(game, journal.header)
    plies = journal.plies()
    if not plies or plies[0].ply != 0:
        raise BadJournal(0, "the set-up is missing")
    fold = Fold(game, setup, rules, [], [], [])
    for number, row in enumerate(plies):
        if upto is not None and number > upto:
            break
        if row.ply != number:
            raise BadJournal(number, f"expected ply {number}, found {row.ply}")
        chance = Scripted(row.draws)
        try:
            if number == 0:
                state, events = rules.new(setup, chance), list[Event]()
            else:
                action = game.actions.parse(row.act)
                if action is None:
                    raise BadJournal(number, f"no act {row.act!r}")
                state, events = apply(rules, fold.states[-1], row.seat, action, chance)
        except IllegalAction as error:
            raise BadJournal(number, f"{row.act!r} is refused: {error}") from error
        except (NeedDraw, ValueError) as error:
            if isinstance(error, BadJournal):
                raise
            raise BadJournal(number, str(error)) from error
        if chance.left:
            raise BadJournal(number, f"{chance.left} draws too many")
        if row.digest != digest(rules, state):
            raise BadJournal(number, f"digest {row.digest} expected, the rules give {digest(rules, state)}")
        fold.states.append(state)
        fold.events.append(events)
        fold.plies.append(row)
    return fold


def closing(secret: bytes, result: Result) -> Closing:
    """Return the closing row of a finished game."""
    parts = [[[p.key, p.value, p.data] for p in seat] for seat in result.parts]
    return Closing(secret.hex(), result.ending, result.scores, result.places, parts)


def write(journal: Journal) -> str:
    """Return the journal as JSON lines."""
    head = {"format": FORMAT, **{k: getattr(journal.header, k) for k in Header.__slots__}}
    if head["override"] is None:
        del head["override"]
    rows: list[dict[str, Any]] = [head]
    for row in journal.rows:
        if isinstance(row, Ply):
            rows.append({k: getattr(row, k) for k in Ply.__slots__})
        else:
            rows.append({"table": row.kind, "data": row.data})
    if journal.closing is not None:
        rows.append({"table": "close", "data": {k: getattr(journal.closing, k) for k in Closing.__slots__}})
    return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def _row(line: str, at: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadJournal(at, f"line {at + 2} is not JSON") from error
    if not isinstance(row, dict):
        raise BadJournal(at, f"line {at + 2} is not an object")
    return row


def _is(value: object, kind: type) -> bool:
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def _header(row: dict[str, Any]) -> Header:
    shapes: dict[str, type] = {
        "game": str, "edition": str, "data": str, "table": str, "seats": int, "options": dict, "names": list,
        "commitment": str, "words": list,
    }  # fmt: skip
    if row.get("format") != FORMAT:
        raise BadJournal(-1, f"not a {FORMAT} file")
    for name, kind in shapes.items():
        if not _is(row.get(name), kind):
            raise BadJournal(-1, f"the header's {name!r} is missing or not a {kind.__name__}")
    texts = [*row["options"].values(), *row["names"], *row["words"]]
    if not all(isinstance(value, str) for value in texts):
        raise BadJournal(-1, "the header's options, names and words must be texts")
    return Header(**{name: row[name] for name in shapes}, override=row.get("override"))


def read(text: str | Iterable[str]) -> Journal:
    """Return the journal in a file's text. Raises BadJournal naming what is wrong."""
    lines = [line for line in (text.splitlines() if isinstance(text, str) else text) if line.strip()]
    if not lines:
        raise BadJournal(-1, "empty file")
    journal = Journal(_header(_row(lines[0], -1)))
    count = 0
    for line in lines[1:]:
        row = _row(line, count)
        if "table" in row:
            kind, data = row["table"], row.get("data", {})
            if not isinstance(kind, str) or not isinstance(data, dict):
                raise BadJournal(count, "a row of the table needs a word and an object")
            if kind == "close":
                try:
                    journal.closing = Closing(**data)
                except TypeError as error:
                    raise BadJournal(count, f"closing row: {error}") from error
                continue
            if kind == "undo" and not (_is(data.get("to"), int) and 0 <= data["to"] < max(count, 1)):
                raise BadJournal(count, "undo needs a ply to go back to")
            journal.rows.append(TableRow(kind, data))
            if kind == "undo":
                count = data["to"] + 1
            continue
        good = (
            _is(row.get("ply"), int) and _is(row.get("seat"), int) and _is(row.get("act"), str)
            and _is(row.get("digest"), str) and isinstance(row.get("draws"), list)
            and all(_is(d, int) for d in row["draws"])
        )  # fmt: skip
        if not good:
            raise BadJournal(count, "a row needs ply, seat, act, draws and digest")
        journal.rows.append(Ply(row["ply"], row["seat"], row["act"], tuple(row["draws"]), row["digest"]))
        count += 1
    return journal
