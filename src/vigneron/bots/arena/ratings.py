"""Statistics of an arena: ratings with intervals, scores, the advantage of the first seat."""

from __future__ import annotations

import csv
import json
import math
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final

from vigneron.bots.arena.arena import Arena, Row
from vigneron.bots.arena.self_play import share_bounds

WIDE: Final = 1.96
COLUMNS: Final = ("bot", "rating", "sigma", "low", "high", "games", "wins", "mean_score", "mean_place")


def contests(arena: Arena, rows: Sequence[Row]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Return (bots, places) of each comparison between bots. A comparison is a game.

    For games with one seat, it is the games of all bots with the same number. A bot that failed has the last
    place."""
    if arena.seats > 1:
        return [(row.line_up, row.places) for row in rows]
    out = []
    for number in sorted({row.number for row in rows}):
        same = [row for row in rows if row.number == number]
        worth = [-math.inf if row.failed else float(row.scores[0]) for row in same]
        places = tuple(1 + sum(other > own for other in worth) for own in worth)
        if len(same) > 1:
            out.append((tuple(row.line_up[0] for row in same), places))
    return out


def ratings(arena: Arena, rows: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Return (mu, sigma) of each bot by the Plackett-Luce model of openskill. Skills do not change over time.

    Raises ImportError without the extra `arena`."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0.0)  # no drift: bots do not learn between games
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in arena.bots}
    for bots, places in contests(arena, rows):
        if len(set(bots)) < 2:
            continue
        teams = model.rate([[known[bot]] for bot in bots], ranks=[float(place) for place in places])
        for bot, team in zip(bots, teams, strict=True):
            known[bot] = team[0]
    return {bot: (float(rating.mu), float(rating.sigma)) for bot, rating in known.items()}


def scores_of(bot: str, rows: Sequence[Row]) -> list[int]:
    """Return the scores of a bot, by number of game, without games that ended by a failure."""
    return [
        score
        for row in rows
        if row.failed is None
        for name, score in zip(row.line_up, row.scores, strict=True)
        if name == bot
    ]


def _won(row: Row, seat: int) -> float:
    return 1 / len(row.winners) if seat in row.winners else 0.0


def report(arena: Arena, rows: Sequence[Row]) -> dict[str, Any]:
    """Return the report of an arena. A shared win counts 1/k.

    Games lost by a failing bot count for ratings, wins and places, not for scores and lengths. They are
    listed in `failures`, which exists only if there are any. Raises ImportError without the extra `arena`."""
    whole = [row for row in rows if row.failed is None]
    failures = [
        {"number": row.number, "line_up": list(row.line_up), **row.failed} for row in rows if row.failed
    ]
    rated = ratings(arena, rows)
    bots: list[dict[str, Any]] = []
    for bot in arena.bots:
        mu, sigma = rated[bot]
        sits = [(row, seat) for row in rows for seat, name in enumerate(row.line_up) if name == bot]
        count = max(1, len(sits))
        scores = scores_of(bot, rows)
        bots.append(
            {
                "bot": bot,
                "rating": round(mu, 3),
                "sigma": round(sigma, 3),
                "low": round(mu - WIDE * sigma, 3),
                "high": round(mu + WIDE * sigma, 3),
                "games": len(sits),
                "wins": round(sum(_won(row, seat) for row, seat in sits) / count, 4),
                "mean_score": round(sum(scores) / len(scores), 3) if scores else None,
                "mean_place": round(sum(row.places[seat] for row, seat in sits) / count, 3),
            }
        )
    bots.sort(key=lambda row: -row["rating"])
    return {
        **{key: value for key, value in arena.header().items() if key != "bots"},
        "games": len(rows),
        "bots": bots,
        "pairs": _pairs(arena, rows),
        "first_seat": _first_seat(arena, rows),
        "plies": _spread([row.plies for row in whole]),
        "rounds": _spread([row.rounds for row in whole]),
        "endings": dict(sorted(Counter(row.ending for row in rows).items())),
        **({"failures": failures} if failures else {}),
    }


def _pairs(arena: Arena, rows: Sequence[Row]) -> dict[str, dict[str, float]]:
    """Return how often a bot (outer key) finished before another (inner key); a tie counts half."""
    before: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for bots, places in contests(arena, rows):
        for one, place in zip(bots, places, strict=True):
            for other, place_of_other in zip(bots, places, strict=True):
                if one != other:
                    met[one, other] += 1
                    before[one, other] += 2 * (place < place_of_other) + (place == place_of_other)
    return {
        one: {
            other: round(before[one, other] / (2 * met[one, other]), 4)
            for other in arena.bots
            if met[one, other]
        }
        for one in arena.bots
    }


def _first_seat(arena: Arena, rows: Sequence[Row]) -> dict[str, Any]:
    """Return the share of wins of the first seat, its 95 % interval, and the fair share."""
    if arena.seats == 1 or not rows:
        return {}
    wins = sum(_won(row, 0) for row in rows)
    low, high = share_bounds(wins, len(rows))
    return {
        "wins": round(wins / len(rows), 4),
        "ci95": [round(low, 4), round(high, 4)],
        "fair": round(1 / arena.seats, 4),
    }


def _spread(values: Sequence[int]) -> dict[str, float | int] | None:
    if not values:
        return None
    return {"mean": round(sum(values) / len(values), 3), "min": min(values), "max": max(values)}


def as_csv(told: dict[str, Any]) -> str:
    """Return the table of bots as CSV, best first."""
    out = StringIO()
    table = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(told["bots"])
    return out.getvalue()


def save(told: dict[str, Any], folder: Path) -> None:
    """Write ratings.csv and arena.json."""
    (folder / "ratings.csv").write_text(as_csv(told), encoding="utf-8")
    text = json.dumps(told, ensure_ascii=False, indent=2) + "\n"
    (folder / "arena.json").write_text(text, encoding="utf-8")
