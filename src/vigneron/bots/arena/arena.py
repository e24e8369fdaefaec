"""An arena: every line-up of some bots in every order of seats. The results are kept in a file.

The file holds a header, then a row per finished game in the order in which the games ended. Rows are only
ever added. An interrupted arena continues where it stopped, and plays more games if they are asked for.
Reports depend on the set of rows, not on their order."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import permutations, product
from pathlib import Path
from typing import Any, Final

from vigneron.bots.arena.process_pool import Died, each
from vigneron.bots.arena.self_play import Outcome, Series, died, outcome, played
from vigneron.core.contract import Json
from vigneron.core.errors import Picklable
from vigneron.core.outcome import places_behind
from vigneron.core.registry import game as find_game

FORMAT: Final = 1


class OtherArena(Picklable, ValueError):
    """The results in this folder belong to another arena. `what` names the first difference."""

    def __init__(self, what: str) -> None:
        super().__init__(f"results of another arena: {what}")
        self.what = what


@dataclass(frozen=True, slots=True)
class Arena:
    """The settings of an arena. Every line-up is played `games` times.

    Game number n has the same dice in all line-ups."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)
    data: Json = None

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return all choices of bots in all orders of seats.

        A bot is repeated only if there are fewer bots than seats."""
        if self.seats <= len(self.bots):
            return list(permutations(self.bots, self.seats))
        every = product(self.bots, repeat=self.seats)
        return [line for line in every if len(set(line)) > 1 or len(self.bots) == 1]

    def packages(self, key: str, value: object) -> bool:
        """Return whether this field of a header is an older digest of the packaged data in use."""
        return key == "data" and self.data is None and find_game(self.game).packages(str(value))

    def header(self) -> dict[str, Any]:
        """Return the settings that must be equal for results to belong together."""
        game = find_game(self.game)
        data = game.data() if self.data is None else self.data
        return {
            "arena": FORMAT,
            "game": game.key,
            "edition": game.edition,
            "data": game.digest(data),
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play."""

    line_up: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Row:
    """A finished game. `failed` holds `bot`, `seat`, `ply` and `why` if a bot lost it by failing."""

    line_up: tuple[str, ...]
    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    rounds: int
    ending: str
    failed: Mapping[str, Any] | None = None

    def task(self) -> Task:
        """Return the task that played this game."""
        return Task(self.line_up, self.number)


def one(arena: Arena, task: Task) -> Row:
    """Play a game. The budget of its bots is the game's number of iterations, as in `self_play`."""
    match, failure = played(_series(arena, task), task.number, find_game(arena.game), digests=False)
    return _row(task, outcome(match, task.number, failure), match.result.places)


def _series(arena: Arena, task: Task) -> Series:
    return Series(arena.game, task.line_up, arena.seed, arena.options, arena.data)


def _row(task: Task, done: Outcome, places: Sequence[int]) -> Row:
    failed = None
    if done.failure is not None:
        failed = {name: getattr(done.failure, name) for name in ("bot", "seat", "ply", "why")}
        places = places_behind(places, {done.failure.seat})
    return Row(
        task.line_up,
        task.number,
        done.scores,
        tuple(places),
        done.winners,
        done.plies,
        done.rounds,
        done.ending,
        failed,
    )


def lost(arena: Arena, task: Task, end: Died) -> Row:
    """Return the row of a game whose process ended. The bot that was thinking loses to all others."""
    return _row(task, died(_series(arena, task), task.number, end), [1] * arena.seats)


# ---- the file


def read_rows(path: Path, arena: Arena) -> list[Row]:
    """Return the rows of a results file, [] if there is none. A torn last line is left out.

    Raises OtherArena."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")
    whole = lines[:-1]  # a torn last line has no line end
    if not whole:
        return []
    head, wanted = _json(whole[0]), arena.header()
    for key, value in wanted.items():
        if not isinstance(head, dict) or not (head.get(key) == value or arena.packages(key, head.get(key))):
            raise OtherArena(key)
    rows = []
    for line in whole[1:]:
        data = _json(line)
        if not isinstance(data, dict) or {*data, "failed"} != set(Row.__slots__):
            raise OtherArena("rows")
        fields: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in data.items()}
        rows.append(Row(**fields))
    return rows


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


class Results:
    """The results file, open for adding rows."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Open or create the file. Raises OtherArena."""
        self.rows = read_rows(path, arena)
        end = path.read_bytes().rfind(b"\n") + 1 if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "w+b")
        self._file.seek(end)
        self._file.truncate()
        if end == 0:
            self._write(arena.header())

    def _write(self, data: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def add(self, row: Row) -> None:
        """Add a row. It is on disk when this returns."""
        self.rows.append(row)
        self._write({name: value for name, value in asdict(row).items() if value is not None})

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def missing(arena: Arena, rows: Iterable[Row]) -> list[Task]:
    """Return the games that are not played yet, lowest numbers first."""
    done = {row.task() for row in rows}
    tasks = [Task(line, number) for number in range(arena.games) for line in arena.line_ups()]
    return [task for task in tasks if task not in done]


# ---- playing


def here(arena: Arena, tasks: Sequence[Task], processes: int, apart: bool = False) -> Iterator[Row]:
    """Play games in processes of this machine. Yield the row of each game when it ends.

    With `apart`, even a single worker is a process of its own, so that a bot that ends its process does not
    end the arena."""
    if processes <= 1 and not apart:
        for task in tasks:
            yield one(arena, task)
        return
    with closing(each(one, ((arena, task) for task in tasks), min(processes, len(tasks)))) as ends:
        for number, end in ends:
            yield lost(arena, tasks[number], end) if isinstance(end, Died) else end


Players = Callable[[Arena, Sequence[Task]], Iterator[Row]]


def run(
    arena: Arena, folder: Path, players: Players, progress: Callable[[int, int], None] | None = None
) -> list[Row]:
    """Play the missing games into `folder`; return all rows of this arena, ordered by number.

    `progress` is called with (games done, all games), also at the beginning. Raises OtherArena."""
    folder.mkdir(parents=True, exist_ok=True)
    results = Results(folder / "results.jsonl", arena)
    try:
        tasks = missing(arena, results.rows)
        total = arena.games * len(arena.line_ups())
        tell = progress or (lambda done, total: None)
        tell(total - len(tasks), total)
        left = len(tasks)
        for row in players(arena, tasks) if tasks else ():
            results.add(row)
            left -= 1
            tell(total - left, total)
        rows = [row for row in results.rows if row.number < arena.games]
    finally:
        results.close()
    return sorted(rows, key=lambda row: (row.number, row.line_up))
