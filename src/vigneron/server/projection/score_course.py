"""The score of a finished game over time, by seat and part. Made after the end only: it knows everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.contract import Json, Result
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.history import History
from vigneron.server.live_game.position import Position
from vigneron.server.projection.final_parts import part_label


def course(position: Position[Any], speaker: Speaker, times: Sequence[int | None] = ()) -> Json:
    """Return the score after every ply at which somebody saw the position, as if the game had ended there.

    The result is `{plies, rounds, scores, parts, used}`. `plies` and `rounds` have one item per position, and
    `scores` one list per seat. `parts` is a list of `{label, values}`, the values as in `scores`; they add up
    to the scores. `used` is the time used by seat (see `used`), made from the `times` of all rows. The
    position is only read, so a thread may call this. Raises ValueError before the end."""
    if not position.over:
        raise ValueError("the game is not over")
    history = History(position)
    plies = [ply for ply, mark in enumerate(history.marks) if mark.shown]
    seats = range(position.setup.seats)
    results: list[Result] = [position.rules.result(history.at(ply)) for ply in plies]
    labels = {part_label(speaker, part): None for result in results for own in result.parts for part in own}
    parts = {label: [[0] * len(plies) for _ in seats] for label in labels}
    for at, result in enumerate(results):
        for seat, own in enumerate(result.parts):
            for part in own:
                parts[part_label(speaker, part)][seat][at] += part.value
    return {
        "plies": plies,
        "rounds": [history.marks[ply].round for ply in plies],
        "scores": [[result.scores[seat] for result in results] for seat in seats],
        "used": used(history, position.setup.seats, times),
        "parts": [{"label": label, "values": values} for label, values in parts.items()],
    }


def used(history: History[Any], seats: int, times: Sequence[int | None]) -> list[int] | None:
    """Return the milliseconds that each seat used, or None if no times are known.

    `times` says when each row was written, in milliseconds. From one position that was seen to the next, time
    counts for whoever acted there. While several chose at once, it counts for each until the reveal."""
    out, known, since = [0] * seats, False, None
    acted = set[int]()
    for mark in history.marks:
        acted.add(mark.seat)
        if not mark.shown:
            continue
        at = times[mark.v - 1] if mark.v <= len(times) else None
        if since is not None and at is not None:
            known = True
            for seat in acted:
                out[seat] += max(0, at - since)
        since, acted = at, set()
    return out if known else None
