"""The record of a table: a header, one row per ply, rows about the table, and a closing row.

docs/records.md describes the format (JSON lines) so completely that other programs can read it. Replaying the
rows gives the position. Sentences and pictures are made from the position.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from vigneron.core.chance import ImpossibleDraw, NeedDraw, Scripted
from vigneron.core.contract import (
    Args,
    BadSetup,
    Event,
    IllegalAction,
    Json,
    Refusal,
    Result,
    Rules,
    Seat,
    Setup,
    apply,
)
from vigneron.core.errors import Picklable
from vigneron.core.game import Game, NoEdition, json_digest

S = TypeVar("S")

FORMAT: Final = "vigneron-journal/1"


class BadJournal(Picklable, ValueError):
    """A journal cannot be read or replayed. `ply` is its first bad ply, or -1 for the header.

    `why` is the reason in English. `code` names a sentence for people (`journal-CODE`), and `data` are its
    arguments. `refusal` is set if the rules refuse an act or the set-up.

    >>> import vigneron
    >>> vigneron.load("{}")
    Traceback (most recent call last):
    vigneron.core.journal.BadJournal: not a vigneron-journal/1 file
    """

    def __init__(
        self, ply: int, code: str, why: str, data: Args | None = None, refusal: Refusal | None = None
    ) -> None:
        super().__init__(f"ply {ply}: {why}" if ply >= 0 else why)
        self.ply = ply
        self.code = code
        self.why = why
        self.data: Args = data or {}
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Header:
    """What was agreed before the game.

    `data` is the digest of the component data. `override` holds the data themselves if they are not the
    packaged ones. `commitment` is the SHA-256 of the secret from which draws are derived, or '' if people
    draw by hand."""

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
    """Something that the table did, outside the rules.

    `kind` is undo, takeover, return, forfeit, clock, note …. The data of an `undo` are {"to": ply}. Plies
    after this ply no longer count."""

    kind: str
    data: Json = field(default_factory=dict)


Row = Ply | TableRow


@dataclass(frozen=True, slots=True)
class Closing:
    """The end: the secret of the draws ('' if people drew by hand), and the result."""

    secret: str
    ending: str
    scores: Sequence[int]
    places: Sequence[int]
    parts: Json = None


@dataclass(slots=True)
class Journal:
    """A header, the rows in the order in which they were written, and the closing row if the game is over."""

    header: Header
    rows: list[Row] = field(default_factory=list)
    closing: Closing | None = None

    def plies(self) -> list[Ply]:
        """Return the plies that no later undo took back."""
        out: list[Ply] = []
        for row in self.rows:
            if isinstance(row, Ply):
                out.append(row)
            elif row.kind == "undo":
                del out[row.data["to"] + 1 :]
        return out


def digest(rules: Rules[S], state: S) -> str:
    """Return the digest of a position (BLAKE2b, 8 bytes, hex, of its dump with sorted keys)."""
    return json_digest(rules.dump(state))


@dataclass(slots=True)
class Fold(Generic[S]):
    """A replayed journal.

    `states[i]` is the position after ply i, and `events[i]` are the events of ply i."""

    game: Game[S, Rules[S]]
    setup: Setup
    rules: Rules[S]
    states: list[S]
    events: list[list[Event]]
    plies: list[Ply]


def edition_of(game: Game[S, Rules[S]], header: Header) -> Game[S, Rules[S]]:
    """Return the game in the edition of a journal. Raises BadJournal if this installation lacks it."""
    try:
        return game.in_edition(header.edition)
    except NoEdition as error:
        known = ", ".join(error.known)
        raise BadJournal(
            -1,
            "edition",
            f"{game.key} edition {header.edition[:60]} is needed; there are {known}",
            {"needed": header.edition[:60], "found": known},
        ) from error


def setup_of(game: Game[S, Rules[S]], header: Header) -> tuple[Setup, Rules[S]]:
    """Return the set-up and the rules of a journal, in its edition.

    Raises BadJournal if this installation does not have them."""
    game = edition_of(game, header)
    data = game.data() if header.override is None else header.override
    if header.override is None:
        known = game.packages(header.data)
    else:  # the digests in the first journals also cover the sources
        known = header.data in (game.digest(data), json_digest(data))
    if not known:
        found = game.digest(data)
        raise BadJournal(
            -1,
            "data",
            f"component data {header.data} are needed; these are {found}",
            {"needed": header.data, "found": found},
        )
    try:
        setup = game.setup(header.seats, header.options)
        return setup, game.rules(setup, data)
    except BadSetup as error:
        raise BadJournal(-1, "setup", str(error), refusal=error.refusal) from error
    except ValueError as error:
        raise BadJournal(-1, "bad_data", str(error), {"fault": str(error)}) from error


def empty(game: Game[S, Rules[S]], header: Header) -> Fold[S]:
    """Return the fold of a journal before its set-up. Raises BadJournal as `setup_of` does."""
    setup, rules = setup_of(game, header)
    return Fold(edition_of(game, header), setup, rules, [], [], [])


def replay(game: Game[S, Rules[S]], journal: Journal, upto: int | None = None) -> Fold[S]:
    """Return the fold of a journal up to ply `upto`, inclusive.

    Raises BadJournal, which names the first bad ply."""
    fold, plies = empty(game, journal.header), journal.plies()
    if not plies:
        raise BadJournal(0, "no_setup", "the set-up is missing")
    for row in plies if upto is None else plies[: upto + 1]:
        extend(fold, row)
    return fold


def extend(fold: Fold[S], row: Ply) -> None:
    """Add a ply to a fold.

    Raises BadJournal if the act is illegal or the digest differs. The fold is then unchanged."""
    number = len(fold.plies)
    state, events = _play(fold, number, row)
    stamp = digest(fold.rules, state)
    if row.digest != stamp:
        raise BadJournal(
            number,
            "digest",
            f"digest {row.digest} expected, the rules give {stamp}",
            {"stored": row.digest, "found": stamp},
        )
    fold.states.append(state)
    fold.events.append(events)
    fold.plies.append(row)


def _play(fold: Fold[S], number: int, row: Ply) -> tuple[S, list[Event]]:
    """Return the position after one row, and the events of the row. Raises BadJournal."""
    if row.ply != number:
        raise BadJournal(
            number, "order", f"expected ply {number}, found {row.ply}", {"expected": number, "found": row.ply}
        )
    if number == 0 and (row.seat, row.act) != (-1, ""):
        raise BadJournal(0, "no_setup", "the set-up is missing")
    if number > 0 and not 0 <= row.seat < fold.setup.seats:
        raise BadJournal(number, "seat", f"there is no seat {row.seat}", {"number": row.seat})
    chance = Scripted(row.draws)
    try:
        if number == 0:
            state, events = fold.rules.new(fold.setup, chance), list[Event]()
        else:
            action = fold.game.actions.parse(row.act)
            if action is None:
                raise BadJournal(number, "unknown_act", f"no act {row.act!r}", {"act": row.act})
            state, events = apply(fold.rules, fold.states[-1], row.seat, action, chance)
    except IllegalAction as error:
        raise BadJournal(
            number, "refused", f"{row.act!r} is refused: {error}", {"act": row.act}, error.refusal
        ) from error
    except NeedDraw as error:
        raise BadJournal(number, "draw_missing", str(error)) from error
    except ImpossibleDraw as error:
        raise BadJournal(number, "draw_impossible", str(error)) from error
    if chance.left:
        raise BadJournal(number, "draws_left", f"{chance.left} draws too many", {"count": chance.left})
    return state, events


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


def _row(line: str, at: int, number: int) -> dict[str, Any]:
    try:
        row = json.loads(line)
        if "\\u" in line:  # a lone surrogate can be neither hashed nor written
            json.dumps(row, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadJournal(at, "not_json", f"line {number} is not JSON", {"line": number}) from error
    if not isinstance(row, dict):
        raise BadJournal(at, "not_json", f"line {number} is not an object", {"line": number})
    return row


def _is(value: object, kind: type) -> bool:
    """Return whether a value has a type.

    An integer must be in the range that all JSON readers represent exactly."""
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1 << 53
    return isinstance(value, kind)


def _header(row: dict[str, Any]) -> Header:
    shapes: dict[str, type] = {
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
    if row.get("format") != FORMAT:
        raise BadJournal(-1, "format", f"not a {FORMAT} file", {"format": FORMAT})
    for name, kind in shapes.items():
        if not _is(row.get(name), kind):
            raise BadJournal(
                -1, "header", f"the header's {name!r} is missing or not a {kind.__name__}", {"field": name}
            )
    for name in ("options", "names", "words"):
        values = row[name].values() if name == "options" else row[name]
        if not all(isinstance(value, str) for value in values):
            raise BadJournal(-1, "header", f"the header's {name!r} must hold texts", {"field": name})
    return Header(**{name: row[name] for name in shapes}, override=row.get("override"))


def _closing(data: dict[str, Any], at: int) -> Closing:
    shapes: dict[str, type] = {"secret": str, "ending": str, "scores": list, "places": list}
    good = set(data) <= {*shapes, "parts"} and all(_is(data.get(name), kind) for name, kind in shapes.items())
    if good:
        good = all(_is(value, int) for value in [*data["scores"], *data["places"]])
        try:
            bytes.fromhex(data["secret"])
        except ValueError:
            good = False
    if not good:
        raise BadJournal(at, "closing", "the closing row needs secret (hex), ending, scores and places")
    return Closing(**data)


def _ply(row: dict[str, Any], at: int, number: int) -> Ply:
    good = (
        _is(row.get("ply"), int)
        and _is(row.get("seat"), int)
        and _is(row.get("act"), str)
        and _is(row.get("digest"), str)
        and isinstance(row.get("draws"), list)
        and all(_is(d, int) for d in row["draws"])
    )
    if not good:
        raise BadJournal(
            at, "row", f"line {number}: a row needs ply, seat, act, draws and digest", {"line": number}
        )
    return Ply(row["ply"], row["seat"], row["act"], tuple(row["draws"]), row["digest"])


def read(text: str | Iterable[str]) -> Journal:
    """Return the journal that the text of a file contains. The text must not begin with a byte order mark.

    Raises BadJournal, which says what is wrong.
    """
    lines = [
        (number, line.removeprefix("\ufeff") if number == 1 else line)
        for number, line in enumerate(text.split("\n") if isinstance(text, str) else text, 1)
        if line.strip().strip("\ufeff")
    ]
    if not lines:
        raise BadJournal(-1, "empty", "empty file")
    journal = Journal(_header(_row(lines[0][1], -1, lines[0][0])))
    count = 0
    for number, line in lines[1:]:
        row = _row(line, count, number)
        if journal.closing is not None:
            raise BadJournal(count, "after_close", f"line {number} follows the closing row", {"line": number})
        if "table" not in row:
            journal.rows.append(_ply(row, count, number))
            count += 1
            continue
        kind, data = row["table"], row.get("data", {})
        if not isinstance(kind, str) or not isinstance(data, dict):
            raise BadJournal(
                count,
                "table_row",
                f"line {number}: a row of the table needs a word and an object",
                {"line": number},
            )
        if kind == "close":
            journal.closing = _closing(data, count)
            continue
        if kind == "undo":
            if not (_is(data.get("to"), int) and 0 <= data["to"] < max(count, 1)):
                raise BadJournal(count, "undo", f"line {number}: undo needs a ply", {"line": number})
            count = data["to"] + 1
        journal.rows.append(TableRow(kind, data))
    return journal
