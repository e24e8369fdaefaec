"""Broken copies of a journal, which the replayer has to detect.

    python -m tests.replayer.mutations JOURNAL...

prints, kind by kind, how many are detected with digests and secret, and how many by the rules alone."""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.replayer.faults import Fault
from tests.replayer.journal import read
from tests.replayer.replay import replay

Line = dict[str, Any]
Mutation = Callable[[list[Line], int, random.Random], bool]
"""Changes the lines of a journal in place, at the row with this line number; False if that is impossible."""


def _renumber(lines: list[Line]) -> None:
    for number, line in enumerate(line for line in lines if "ply" in line):
        line["ply"] = number


def drop_act(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Remove a ply; the others are renumbered."""
    del lines[at]
    _renumber(lines)
    return True


def double_act(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Play an act twice."""
    lines.insert(at, dict(lines[at]))
    _renumber(lines)
    return True


def swap_seats(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Give the act to another seat."""
    seats = lines[0]["seats"]
    if seats == 1:
        lines[at]["seat"] = 1
        return True
    lines[at]["seat"] = (lines[at]["seat"] + dice.randrange(1, seats)) % seats
    return True


def unknown_act(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Write an act that no game has."""
    lines[at]["act"] += ".99"
    return True


def act_of_another_time(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Write an act of another kind that this seat played at another time."""
    here = lines[at]["act"].partition(":")[0]
    others = [line["act"] for line in lines if line.get("ply") and line["seat"] == lines[at]["seat"]]
    others = [act for act in others if act.partition(":")[0] != here]
    if not others:
        return False
    lines[at]["act"] = dice.choice(others)
    return True


def _with_draws(lines: list[Line], at: int) -> int | None:
    places = [number for number, line in enumerate(lines) if line.get("draws")]
    later = [number for number in places if number >= at]
    return next(iter(later or places), None)


def draw_out_of_range(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Give a draw an impossible outcome."""
    place = _with_draws(lines, at)
    if place is None:
        return False
    draws = lines[place]["draws"]
    draws[dice.randrange(len(draws))] = dice.choice((-1, 46, 1000))
    return True


def draw_too_many(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Add a draw."""
    lines[at]["draws"].append(0)
    return True


def draw_too_few(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Remove the last draw of a row."""
    place = _with_draws(lines, at)
    if place is None:
        return False
    lines[place]["draws"].pop()
    return True


def another_draw(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Give a draw another small outcome; only the secret or digests can detect it."""
    place = _with_draws(lines, at)
    if place is None:
        return False
    draws = lines[place]["draws"]
    draw = dice.randrange(len(draws))
    draws[draw] = draws[draw] - 1 if draws[draw] else 1
    return True


def wrong_scores(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Give a seat a point more."""
    scores = lines[-1]["data"]["scores"]
    scores[dice.randrange(len(scores))] += 1
    return True


def wrong_places(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Give a seat the next place."""
    places = lines[-1]["data"]["places"]
    places[dice.randrange(len(places))] += 1
    return True


def wrong_parts(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Move a point from one part to another; the sum is unchanged."""
    parts = lines[-1]["data"]["parts"]
    seat = dice.choice([seat for seat in parts if len(seat) > 1])
    first, second = dice.sample(range(len(seat)), 2)
    seat[first][1] += 1
    seat[second][1] -= 1
    return True


def wrong_ending(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Name another ending."""
    lines[-1]["data"]["ending"] += "_"
    return True


def cut_short(lines: list[Line], at: int, dice: random.Random) -> bool:
    """Remove the last act and close the game nevertheless."""
    del lines[-2]
    return True


ALWAYS: tuple[Mutation, ...] = (
    unknown_act,
    draw_out_of_range,
    draw_too_many,
    draw_too_few,
    wrong_scores,
    wrong_places,
    wrong_parts,
    wrong_ending,
    cut_short,
)
"""Mutations that the rules alone must detect."""
MOSTLY: tuple[Mutation, ...] = (drop_act, swap_seats)
"""Mutations that the rules alone detect nearly always: a game rarely goes on as before without that act."""
WITH_DIGESTS: tuple[Mutation, ...] = (double_act, act_of_another_time, another_draw)
"""Mutations that can make another legal game: only digests or the secret detect them all."""


def mutants(lines: list[Line], kind: Mutation, count: int, seed: str) -> Iterator[list[Line]]:
    """Yield up to `count` journals with this mutation, at random rows."""
    dice = random.Random(f"{seed} {kind.__name__}")
    acts = [number for number, line in enumerate(lines) if line.get("ply")]
    for at in dice.sample(acts, min(count, len(acts))):
        found = copy.deepcopy(lines)
        if kind(found, at, dice) and found != lines:
            yield found


def found_out(lines: list[Line], *, rules_only: bool) -> bool:
    """Return whether the replayer rejects these lines."""
    try:
        replay(read([json.dumps(line) for line in lines]), rules_only=rules_only)
    except Fault:
        return True
    return False


def lines_of(path: Path) -> list[Line]:
    """Return a file's lines as objects."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> None:
    journals = [(name, lines_of(Path(name))) for name in sys.argv[1:]]
    for kind in ALWAYS + MOSTLY + WITH_DIGESTS:
        made = [mutant for name, lines in journals for mutant in mutants(lines, kind, 6, name)]
        full, alone = (sum(found_out(m, rules_only=only) for m in made) for only in (False, True))
        print(f"{kind.__name__}: {full} of {len(made)} found, {alone} by the rules alone")


if __name__ == "__main__":
    main()
