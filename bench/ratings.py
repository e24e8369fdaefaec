"""Measure how long it takes to recompute all ratings: python bench/ratings.py [GAMES] [PLAYERS]

Games of two to four made-up players on one ladder, once without pauses and once as a server does it."""

from __future__ import annotations

import random
import sys
import threading
import time

from vigneron.server.stats.ratings import Ladder, Played, RatingState


def main(count: int, players: int) -> None:
    dice = random.Random(1)
    games = []
    for number in range(count):
        who = tuple(f"person-{n}" for n in dice.sample(range(players), dice.choice((2, 3, 4))))
        ranks = tuple(dice.sample(range(1, len(who) + 1), len(who)))
        games.append(Played(number, f"{number}", Ladder("game", ""), who, ranks))
    for name, stop in (("without pauses", None), ("giving way", threading.Event())):
        begun, used = time.perf_counter(), time.process_time()
        RatingState().add(games, stop)
        print(
            f"{name}: {count} games in {time.perf_counter() - begun:.2f} s, "
            f"{time.process_time() - used:.2f} s of processor"
        )


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], *("10000", "300")[len(sys.argv) - 1 :]]))
