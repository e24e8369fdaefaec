"""Writes a random game of each game as OpenSpiel tells it: `python -m tests.spiel.playthroughs`.

A test compares the files. They change when a game plays otherwise, or tells its players something else."""

from __future__ import annotations

import re
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import vigneron.spiel

FOLDER = Path(__file__).with_name("playthroughs")
SEED = 21


def path_of(name: str) -> Path:
    """Return the file of a game."""
    return FOLDER / f"{name}.txt"


def again(text: str) -> str:
    """Return the playthrough with the same game and the same moves as it is now."""
    found = re.search(r"^game: (.*)$", text, re.M)
    assert found, "a playthrough begins with the name of its game"
    moves = [int(move) for move in re.findall(r"^action: (\d+)$", text, re.M)]
    told: str = playthrough(found[1], moves, seed=SEED)
    return told


def main() -> None:
    """Write the files. Moves of files that exist stay, as far as they are legal."""
    FOLDER.mkdir(exist_ok=True)
    for name in vigneron.spiel.GAMES:
        path = path_of(name)
        text = again(path.read_text(encoding="utf-8")) if path.is_file() else playthrough(name, [], seed=SEED)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
