"""Measure what a step into the past costs the server.

`python -m bench.looking_back [JOURNAL …]` asks for every ply of a finished game, in an order that no cache
knows, as a player's page asks when it shows another ply: with the changes of the picture. Without journals,
it takes the longest golden game of each game. It prints the milliseconds of computing time: of the first
look, which replays the game, and of the steps after it, and the states that are kept. VIGNERON_PURE=1
measures interpreted rules."""

from __future__ import annotations

import argparse
import random
import statistics
import time
from pathlib import Path

from vigneron.core import journal
from vigneron.core.registry import games
from vigneron.server.live_game.open import new_position
from vigneron.server.lobby import journal_import
from vigneron.server.projection import past
from vigneron.server.projection.protocol import encode
from vigneron.server.projection.views import Views

GOLDEN = Path(__file__).parents[1] / "tests" / "games"


def longest() -> list[Path]:
    """Return the golden game with the most rows of each game."""
    found = [sorted((GOLDEN / key / "golden").glob("*.jsonl")) for key in games()]
    return [max(paths, key=lambda path: path.read_bytes().count(b"\n")) for paths in found if paths]


def measure(path: Path) -> str:
    """Return a line of figures for one journal."""
    found = journal.read(path.read_text(encoding="utf-8"))
    record = journal_import.record(found, "abcdefghjkmn", "CODE", "p0", 0)
    position = new_position(record)
    position.load(found.rows, {})
    views = Views(record, position)
    for part in (views.scene_raw("en"), views.overlay_part(0, "en"), views.log_raw(0, "en")):
        encode(part)  # a page has been sent the table before it looks back, so words and picture are loaded
    start = time.process_time()
    count = len(views.history.marks)
    first = time.process_time() - start
    plies, base, steps = list(range(count)), views.history.marks[0].v, list[float]()
    random.Random(1).shuffle(plies)
    for ply in plies:
        start = time.process_time()
        told = past.past(views, 0, ply, "en", base=base)
        encode(told)
        steps.append(time.process_time() - start)
        base = told.v
    middle, worst = statistics.median(steps) * 1000, max(steps) * 1000
    return (
        f"{record.game} {path.name}: {count} plies, first look {first * 1000:.1f} ms,"
        f" step {middle:.1f} ms (median), {worst:.1f} ms (longest), {len(views.history._kept)} states kept"
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure what a step into the past costs the server.")
    parser.add_argument("journal", nargs="*", type=Path)
    for path in parser.parse_args().journal or longest():
        print(measure(path), flush=True)


if __name__ == "__main__":
    main()
