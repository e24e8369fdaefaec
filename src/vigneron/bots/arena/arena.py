"""Everybody against everybody: all line-ups in all seat orders, kept in a file that only grows.

The results file holds a header, then a row per finished game in the order in which they ended. An arena that
was interrupted goes on where it stopped; asking for more games adds them. What is told of it depends on the
rows alone, not on their order.
"""

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
    """The results in this folder are of another arena; `what` names the first thing that differs."""

    def __init__(self, what: str) -> None:
        super().__init__(f"results of another arena: {what}")
        self.what = what


@dataclass(frozen=True, slots=True)
class Arena:
    """What is played: every line-up `games` times; game number n has the same dice in all line-ups."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)
    data: Json = None

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return who sits where: all choices of bots in all orders, repeated only if there are too few."""
        if self.seats <= len(self.bots):
            return list(permutations(self.bots, self.seats))
        every = product(self.bots, repeat=self.seats)
        return [line for line in every if len(set(line)) > 1 or len(self.bots) == 1]

    def packages(self, key: str, value: object) -> bool:
        """Return whether a header's `data` is an older digest of the packaged data, which are used here."""
        return key == "data" and self.data is None and find_game(self.game).packages(str(value))

    def header(self) -> dict[str, Any]:
        """Return what must stay the same for results to belong together."""
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
    """One finished game. `failed`: the `bot` that lost it because it failed, its `seat`, `ply` and `why`."""

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
        return Task(self.line_up, self.number)


def one(arena: Arena, task: Task) -> Row:
    """Return a game, played. The budget of its bots is the game's number of iterations, as in `series`."""
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
    """Return the row of a game whose process ended: the bot that was thinking loses it to all others."""
    return _row(task, died(_series(arena, task), task.number, end), [1] * arena.seats)


# ---- the file


def read_rows(path: Path, arena: Arena) -> list[Row]:
    """Return the rows of a results file, [] if there is none. A last line that was cut off is dropped.

    Raises OtherArena.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")
    whole = lines[:-1]  # what follows the last line end was being written when the arena stopped
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
    """The results file, open for adding. A row is on the disk before `add` returns."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Raises OtherArena."""
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
        self.rows.append(row)
        self._write({name: value for name, value in asdict(row).items() if value is not None})

    def close(self) -> None:
        self._file.close()


def missing(arena: Arena, rows: Iterable[Row]) -> list[Task]:
    """Return the games that are still to be played, those of small numbers first."""
    done = {row.task() for row in rows}
    tasks = [Task(line, number) for number in range(arena.games) for line in arena.line_ups()]
    return [task for task in tasks if task not in done]


# ---- playing


def here(arena: Arena, tasks: Sequence[Task], processes: int, apart: bool = False) -> Iterator[Row]:
    """Yield games as they end, played by so many processes of this machine.

    One process is this one, or `apart` another, where a bot that ends its process does not end the arena.
    """
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
    """Play what is missing in `folder` and return all rows that this arena asks for, in order of number.

    `progress` is told (games done, games in all), at the beginning too. Raises OtherArena.
    """
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
