"""Measures how long a bot thinks: plays a game, and prints percentiles of its answers as JSON.

    python -m vigneron.bots.arena.latency GAME --bots BOT,OTHER --seconds 1

Only decisions between several legal acts count. `within` is the share of answers that kept the budget."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from vigneron.bots import ask, bot_chance, make_bot
from vigneron.core.game import Budget
from vigneron.core.match import Match, seed_secret, table_name
from vigneron.core.registry import game as find_game


def answers(key: str, bots: Sequence[str], seconds: float, number: int, most: int) -> tuple[list[float], int]:
    """Return the seconds of each answer of the first bot, and the number of its forced moves."""
    game = find_game(key)
    match = Match(
        game,
        len(bots),
        secret=seed_secret("latency", number),
        table=table_name(game.key, "latency", number),
        digests=False,
    )
    minds = [make_bot(name, game) for name in bots]
    streams = [bot_chance("latency", number, seat) for seat in range(len(bots))]
    out: list[float] = []
    single = 0
    while (to_act := match.to_act) and len(out) < most:
        seat = to_act[0]
        offers = match.offers(seat)
        began = time.perf_counter()
        action = ask(
            minds[seat], game, match.rules, match.state, seat, streams[seat], Budget(seconds=seconds)
        )
        took = time.perf_counter() - began
        if seat == 0:
            single += len(offers) == 1
            if len(offers) > 1:
                out.append(took)
        match.act(seat, game.actions.text[action])
    return out, single


def summed(times: Sequence[float], single: int, seconds: float) -> dict[str, Any]:
    """Return percentiles in seconds (nearest rank), and the share within the budget."""
    ordered = sorted(times)

    def at(share: float) -> float:
        """Return the percentile of a share, in seconds."""
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 4)

    return {
        "budget": seconds,
        "answers": len(ordered),
        "single": single,
        "mean": round(sum(ordered) / len(ordered), 4),
        "p50": at(0.5),
        "p99": at(0.99),
        "max": at(1.0),
        "within": round(sum(took <= seconds for took in ordered) / len(ordered), 4),
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="vigneron.bots.arena.latency", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--answers", type=int, default=1_000_000, help="the most of a game")
    arguments = parser.parse_args(argv)
    times: list[float] = []
    single = 0
    for number in range(arguments.games):
        some, alone = answers(
            arguments.game, arguments.bots.split(","), arguments.seconds, number, arguments.answers
        )
        times += some
        single += alone
    print(json.dumps(summed(times, single, arguments.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
