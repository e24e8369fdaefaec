"""Checks the laws on thousands of random games, and reduces a violation to a short journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from vigneron.bots.arena.process_pool import each, returned
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Seat, Setup
from vigneron.core.errors import error_place
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.testing.laws import complaints
from vigneron.testing.walk import GameLine, any_setup, begin, random_line

DEEP_EVERY = 200
"""Costly laws try the whole action table, so they are checked only at about one ply in this many."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A broken law: its number, the complaint, and a short journal that shows the violation.

    Law 0 is that a legal act never raises an error."""

    law: int
    why: str
    journal: str
    position: str = ""
    """The position that breaks the law, as one line of text."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A law broken by a random game: the set-up and acts that lead to it, and the complaint."""

    setup: Setup
    table: str
    law: int
    why: str
    acts: tuple[tuple[Seat, Action], ...]


def check_game(
    game: Game[Any, Any], setup: Setup, seed: int, deep_every: int = DEEP_EVERY
) -> Violation | None:
    """Play a random game. Return the first violation of a law, or None."""
    stream = Xorshift(seed * 2 + 1)
    line: GameLine[Any] | None = None
    steps = random_line(game, setup, seed)
    while True:
        try:
            line = next(steps)
            deep = stream.below(deep_every) == 0
            for law, why in complaints(line, deep=deep):
                return Violation(setup, line.table, law, why, tuple(line.acts))
        except StopIteration:
            return None
        except Exception as error:
            if line is None:
                raise
            why = f"{type(error).__name__}: {error} ({error_place(error)})"
            return Violation(setup, line.table, 0, why, tuple(line.acts))
        if len(line.states) > 3:  # earlier states are not needed
            line.states[-4] = None


def _follow(
    game: Game[Any, Any], found: Violation, acts: Sequence[tuple[Seat, Action]]
) -> GameLine[Any] | None:
    """Return the line of these acts if all are legal and the last act breaks the same law, otherwise None."""
    line = begin(game, found.setup, found.table)
    try:
        for seat, action in acts:
            if line.rules.why_not(line.state, seat, action) is not None:
                return None
            line.step(seat, action)
        broken = {law for law, _ in complaints(line, deep=True)}
    except Exception:
        return line if found.law == 0 else None
    return line if found.law in broken else None


def shortest(game: Game[Any, Any], found: Violation, tries: int = 400) -> Broken:
    """Remove acts as long as the remaining acts still break the law. Try at most `tries` times."""
    acts = list(found.acts)
    best = _follow(game, found, acts)
    size = max(1, len(acts) // 2)
    while size and tries > 0 and best is not None:
        at = len(acts) - size
        while at >= 0 and tries > 0:
            tries -= 1
            fewer = acts[:at] + acts[at + size :]
            line = _follow(game, found, fewer)
            if line is not None:
                acts, best = fewer, line
            at -= size
        size //= 2
    if best is None:  # no shorter line breaks the law: keep the line as it was played
        best = begin(game, found.setup, found.table)
        for seat, action in found.acts:
            best.step(seat, action)
    return Broken(found.law, found.why, best.journal(), best.text())


def _chunk(key: str, first: int, last: int, seed: int, seats: int | None) -> list[Violation]:
    game = find_game(key)
    return list(_search(game, first, last, seed, seats))


def _search(game: Game[Any, Any], first: int, last: int, seed: int, seats: int | None) -> Iterator[Violation]:
    for number in range(first, last):
        stream = Xorshift(seed * 1_000_003 + number)
        setup = any_setup(game, stream.below)
        if seats is not None and setup.seats != seats:
            options = {o.key: setup.options[o.key] for o in game.options if o.key in setup.options}
            try:
                setup = game.setup(seats, options)
            except ValueError:
                setup = game.setup(seats)
        found = check_game(game, setup, seed * 1_000_003 + number)
        if found is not None:
            yield found


def sweep(
    game: Game[Any, Any],
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
    seats: int | None = None,
) -> list[Broken]:
    """Play `games` random games of all set-ups, or of one number of seats.

    Return one `Broken` per broken law. `progress` is called with the number of games played."""
    size = max(1, min(50, games // max(1, processes * 4)))
    chunks = [(game.name, at, min(at + size, games), seed, seats) for at in range(0, games, size)]
    first: dict[int, Violation] = {}
    done = 0

    def take(found: list[Violation], count: int) -> None:
        """Add violations, and count games."""
        nonlocal done
        for one in found:
            kept = first.get(one.law)
            if kept is None or len(one.acts) < len(kept.acts):
                first[one.law] = one
        done += count
        if progress is not None:
            progress(done)

    if processes <= 1:
        for chunk in chunks:
            take(list(_search(game, *chunk[1:])), chunk[2] - chunk[1])
    else:
        with closing(each(_chunk, chunks, min(processes, len(chunks)))) as ends:
            for number, end in ends:
                take(returned(end), chunks[number][2] - chunks[number][1])
    return [shortest(game, first[law]) for law in sorted(first)]
