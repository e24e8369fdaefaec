"""Tells a review in a language: accounts in words and numbers, curves, and the moments that decided."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from vigneron.analysis import page
from vigneron.analysis.plies import PlyReview
from vigneron.analysis.reasons import amount, moment, points
from vigneron.analysis.review import Account, Review, Task, curves, filled, prepared, repeats, unpacked
from vigneron.core.contract import Json, Seat
from vigneron.i18n.speaker import Speaker
from vigneron.server.reviews.journal_text import Subject

WIDE: Final = 640
HIGH: Final = 240
LEFT: Final = 58
BELOW: Final = 22
_LINES: Final = ("standing", "luck", "skill")
OWN: Final = 10
"""How many mistakes of one's own are offered for another try."""


def opened(subject: Subject, kept: Json) -> tuple[Task, Review]:
    """Return a kept review with its replayed game. `kept` is `Kept.data()`."""
    task = prepared(subject.journal)
    done, start = unpacked(kept)
    return task, filled(task, done, start)


def told(subject: Subject, kept: Json, speaker: Speaker, own: Collection[Seat]) -> Json:
    """Return what the page of a review shows. The account of one's `own` seats comes first.

    The result is `{sure, plain, notes, seats, moments, mine}`; docs/templates.md describes it."""
    task, found = opened(subject, kept)
    fold = task.fold
    by_ply = {one.ply: one for one in found.plies}
    alone, marks = found.alone, speaker.say("review-count-marks")
    rounds = [fold.game.round_of(state) for state in fold.states]
    accounts = sorted(found.accounts, key=lambda one: one.seat not in own)

    def shown(ply: int) -> Json:
        one = by_ply[ply]
        said = moment(speaker, fold.game, fold.rules, fold.states[ply - 1], one)
        said["again"] = page.again_words(speaker, found, ply)
        return {"ply": ply, "seat": one.seat, "round": rounds[ply - 1], **said}

    return {
        "sure": sureness(found, speaker),
        "plain": speaker.say("review-plain") if found.plain else "",
        "notes": [note for note in page.notes(speaker, found) if note != speaker.say("review-plain")],
        "seats": [
            {
                "seat": one.seat,
                "name": speaker.name(one.seat),
                "own": one.seat in own,
                "words": in_words(one, speaker, alone),
                "rows": [*page.account_rows(speaker, one, found), (marks, page.marks_of(found, one.seat))],
                "chart": chart(found, one.seat, rounds, speaker),
            }
            for one in accounts
        ],
        "moments": [shown(ply) for ply in found.moments],
        "mine": [shown(ply) for ply in mistakes(found, own)],
    }


def mistakes(found: Review, own: Collection[Seat]) -> list[int]:
    """Return the plies of one's own acts that have a mark, the largest losses first, at most OWN.

    A chance that was missed again is one mistake."""
    again = repeats(found.plies)
    marked = [one for one in found.plies if one.seat in own and one.mark and one.ply not in again]
    return [one.ply for one in sorted(marked, key=lambda one: (-one.loss.mean, one.ply))[:OWN]]


def sureness(found: Review, speaker: Speaker) -> str:
    """Return in one sentence how sure the review is."""
    errors = [one.loss.error for one in found.plies if not one.forced and one.loss.error]
    error = sum(errors) / len(errors) if errors else 0.0  # a small one is not told as 0
    by_ply: Mapping[int, PlyReview] = {one.ply: one for one in found.plies}
    clear = sum(by_ply[ply].sure == "clear" for ply in found.moments)
    return speaker.say(
        "review-page-sure",
        {
            "error": points(max(0.1, error), speaker.lang),
            "clear": clear,
            "likely": len(found.moments) - clear,
            "count": len(found.moments),
        },
    )


def in_words(account: Account, speaker: Speaker, alone: bool) -> list[str]:
    """Return an account as sentences. What is about 0 is left out."""
    draws = sum(one.mean for one in (account.draws_own, account.draws_others, account.draws_shared))
    out = [_stand("start", account.start.mean, speaker, alone)]
    for name, value in (("own", account.own.mean), ("others", account.others.mean), ("draws", draws)):
        if round(value, 1):
            way = "less" if value < 0 else "more"
            out.append(speaker.say(f"review-page-{name}-{way}", amount(value, speaker.lang)))
    if round(account.unexplained, 1):
        rest = {"points": points(account.unexplained, speaker.lang, sign=True)}
        out.append(speaker.say("review-page-rest", rest))
    out.append(_stand("final", account.final, speaker, alone))
    return out


def _stand(when: str, value: float, speaker: Speaker, alone: bool) -> str:
    """Return in words how a seat stands at the "start" or when "final": points alone, otherwise a margin."""
    if alone:
        return speaker.say(f"review-page-{when}-points", {"points": points(value, speaker.lang)})
    way = "level" if not round(value, 1) else "ahead" if value > 0 else "behind"
    return speaker.say(f"review-page-{when}-{way}", amount(value, speaker.lang))


def chart(found: Review, seat: Seat, rounds: Sequence[int], speaker: Speaker) -> Json:
    """Return the curves of a seat in units of a drawing, and the same by round for a table."""
    rows = curves(found, seat)
    values = [row[name] for row in rows for name in _LINES] or [0.0]
    low, high = min(0.0, *values), max(1.0, *values)
    last = max((int(row["ply"]) for row in rows), default=0) or 1

    def x(ply: float) -> float:
        return round(LEFT + ply / last * (WIDE - LEFT - 4), 1)

    def y(value: float) -> float:
        return round(HIGH - 6 - (value - low) / (high - low) * (HIGH - 12), 1)

    step = page.rung(high - low)
    least = -int(-low // step) * step
    ends = [row for row, after in zip(rows, [*rows[1:], None], strict=True) if _ends(row, after, rounds)]
    return {
        "wide": WIDE,
        "high": HIGH + BELOW,
        "left": LEFT,
        "foot": HIGH,
        "lines": [
            {
                "name": name,
                "label": speaker.say(f"review-curve-{name}"),
                "points": " ".join(f"{x(row['ply'])},{y(row[name])}" for row in rows),
                "last": points(rows[-1][name], speaker.lang, sign=True) if rows else "",
            }
            for name in _LINES
        ],
        "rungs": [
            {"y": y(value), "text": str(value).replace("-", page.MINUS)}
            for value in range(least, int(high) + 1, step)
        ],
        "rounds": _columns(rounds, x),
        "table": [
            {
                "round": rounds[int(row["ply"])],
                "ply": int(row["ply"]),
                "cells": [points(row[name], speaker.lang, sign=True) for name in _LINES],
                "chance": round(100 * row["chance"]),
            }
            for row in ends
        ],
        "alone": found.alone,
        "words": ", ".join(
            f"{speaker.say(f'review-curve-{name}')} {points(rows[-1][name], speaker.lang, sign=True)}"
            for name in _LINES
            if rows
        ),
    }


def _ends(row: Mapping[str, float], after: Mapping[str, float] | None, rounds: Sequence[int]) -> bool:
    return after is None or rounds[int(after["ply"])] != rounds[int(row["ply"])]


def _columns(rounds: Sequence[int], x: Any) -> list[Json]:
    """Return where each round begins; the number only where there is room for it."""
    out: list[Json] = []
    told_at = -100.0
    for ply, number in enumerate(rounds):
        if ply and rounds[ply - 1] == number:
            continue
        at = x(ply)
        room = at - told_at > 26
        out.append({"x": at, "text": str(number) if room else ""})
        told_at = at if room else told_at
    return out
