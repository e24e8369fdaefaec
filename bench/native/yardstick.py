"""The yardstick of `bench/peers.py`: random play of burgundy_dice in C, with the package's component data."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigneron.core.playouts import playout
from vigneron.core.registry import game as find_game
from vigneron.native.prng import Xorshift

GAME = "burgundy_dice"
SOURCE = Path(__file__).with_name("burgundy_dice.c")


@dataclass(frozen=True, slots=True)
class Run:
    """The result of a run of random games; `points` are those of all seats together."""

    games: int
    acts: int
    turns: int
    points: int
    offers: int
    seconds: float


def _row(kind: str, name: str, values: Iterable[int]) -> str:
    ending = "ULL" if "long" in kind else ""
    return f"static const {kind} {name}[] = {{{', '.join(f'{value}{ending}' for value in values)}}};\n"


def _rows(kind: str, name: str, rows: Sequence[Sequence[int]]) -> str:
    inner = ", ".join("{" + ", ".join(map(str, row)) + "}" for row in rows)
    return f"static const {kind} {name}[][{len(rows[0])}] = {{{inner}}};\n"


def tables(seats: int) -> str:
    """Return the header that the program includes, made from the same component data as the rules."""
    game = find_game(GAME)
    rules: Any = game.rules(game.setup(seats))
    box, marks, sheet = rules.box, rules.marks, rules.box.sheet
    areas = range(len(sheet.area_mask))
    names = {
        "SEATS": seats,
        "BOXES": box.boxes,
        "PHASES": box.phases,
        "START_POINTS": box.start_points,
        "GOODS_POINTS": box.goods_points,
        "GOODS_SILVER": box.goods_silver,
        "DECLINING_GIVES": box.declining_gives,
    }
    out = [f"#define {name} {value}\n" for name, value in names.items()]
    mask = "unsigned long long"
    out += [
        _row(mask, "NEAR", box.near),
        _row(mask, "AREA_MASK", sheet.area_mask),
        _row(mask, "COLOUR_MASK", sheet.colour_mask),
        _row(mask, "FITS", marks.blank().fits),
        _row("int", "AREA", sheet.area),
        _row("int", "COLOUR", sheet.colour),
        _row("int", "CASTLE_BONUS", sheet.castle_bonus),
        _row("int", "GIFT", [marks.gift(area) for area in areas]),
        _rows(
            "int", "PAYS", [[marks.worth(area, phase + 1) for phase in range(box.phases)] for area in areas]
        ),
        _rows("int", "COLOUR_POINTS", box.colour_points),
    ]
    dice = {
        "COLOUR": (range(6), box.colour_weights),
        "NUMBER": (range(1, 7), box.number_weights),
        "GLASS": (box.glass_values, box.glass_weights),
    }
    for name, (values, weights) in dice.items():
        faces = [value for value, weight in zip(values, weights, strict=True) for _ in range(weight)]
        out += [_row("unsigned char", f"{name}_FACE", faces), f"#define {name}_FACES {len(faces)}\n"]
    return "".join(out)


def compile_native(folder: Path, seats: int, compiler: str = "cc") -> Path:
    """Compile the program for this machine; return its path. Raises OSError or CalledProcessError."""
    (folder / "tables.h").write_text(tables(seats), encoding="utf-8")
    program = folder / "yardstick"
    subprocess.run(
        [compiler, "-O3", "-march=native", f"-I{folder}", "-o", str(program), str(SOURCE)], check=True
    )
    return program


def run_native(program: Path, games: int, seed: int) -> Run:
    """Play this many games in C."""
    done = subprocess.run([str(program), str(games), str(seed)], capture_output=True, text=True, check=True)
    games_played, acts, turns, points, offers, seconds = done.stdout.split()
    return Run(int(games_played), int(acts), int(turns), int(points), int(offers), float(seconds))


def run_rules(seats: int, games: int, seed: int) -> tuple[int, int, int, int]:
    """Play the same games by the rules; return (games, acts, turns, points)."""
    game = find_game(GAME)
    setup = game.setup(seats)
    rules = game.rules(setup)
    stream = Xorshift(seed)
    acts = turns = points = 0
    for _ in range(games):
        state = rules.new(setup, stream)
        acts += playout(rules, state, stream, game.max_plies(setup))
        turns += state.turn
        points += sum(rules.result(state).scores)
    return games, acts, turns, points


def check(program: Path, seats: int, games: int = 400, seed: int = 7) -> str | None:
    """Return the difference between the program's games and those of the rules, or None if they are equal."""
    native = run_native(program, games, seed)
    there = (native.games, native.acts, native.turns, native.points)
    here = run_rules(seats, games, seed)
    return None if here == there else f"games, acts, turns, points: {here} by the rules, {there} in C"
