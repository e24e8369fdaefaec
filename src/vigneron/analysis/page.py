"""A review as one HTML file, and its curves as SVG. Both need no other file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from vigneron.analysis.reasons import moment, points
from vigneron.analysis.review import Account, Review, curves, repeats
from vigneron.core.game import Game
from vigneron.core.journal import Fold
from vigneron.i18n.speaker import Speaker

WIDTH: Final = 560
HEIGHT: Final = 280
_EDGE: Final = 56
_NAME: Final = 28
_NAME_LETTERS: Final = 44
_RUNGS: Final = 5
MINUS: Final = "\u2212"
_LETTER: Final = 16
"""Pixels, large enough to be read when a phone shows the image at two thirds of its size."""
_COLOURS: Final = {"standing": "#7b1e3a", "luck": "#3a7d44", "skill": "#2f5d9e"}
ROWS: Final = ("start", "own", "others", "draws_own", "draws_others", "draws_shared")
_STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
table { border-collapse: collapse; margin: 1rem 0 } th, td { padding: .2rem .7rem; text-align: right }
th:first-child { text-align: left } td { white-space: nowrap }
li { margin: .8rem 0 } li b { font-weight: 600 } small { color: #555 }
section { margin: 1.5rem 0 } svg { max-width: 100%; height: auto }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b } small { color: #aaa } }
"""


def account_rows(speaker: Speaker, account: Account, found: Review) -> list[tuple[str, str]]:
    """Return the lines of an account as (name, numbers). Lines that cannot differ from 0 are left out.

    While plies are missing, there is neither a result without luck nor an accuracy."""
    rows = []
    for name in ROWS:
        number = getattr(account, name)
        if name in ("start", "own") or number.mean or number.error:
            rows.append((speaker.say(f"review-{name}"), _number(number.mean, number.error, speaker)))
    rest = "review-unexplained" if found.complete else "review-missing"
    rows.append((speaker.say(rest), points(account.unexplained, speaker.lang, sign=True)))
    kind, when = "points" if found.alone else "margin", "final" if found.finished else "last"
    rows.append(
        (speaker.say(f"review-{when}-{kind}"), points(account.final, speaker.lang, sign=not found.alone))
    )
    if not found.complete:
        return rows
    adjusted = account.adjusted
    rows.append((speaker.say("review-adjusted"), _number(adjusted.mean, adjusted.error, speaker)))
    rows.append((speaker.say("review-accuracy"), _percent(account.accuracy, speaker.lang)))
    return rows


def _percent(value: float, lang: str) -> str:
    return points(value, lang) + ("%" if lang == "en" else "\u00a0%")


def _number(mean: float, error: float | None, speaker: Speaker) -> str:
    told = points(mean, speaker.lang, sign=True)
    return told if error is None or not round(error, 1) else f"{told} ± {points(error, speaker.lang)}"


def notes(speaker: Speaker, found: Review) -> list[str]:
    """Return what a reader must know about the numbers of this review."""
    out = [
        speaker.say("review-unit-points" if found.alone else "review-unit-margin"),
        speaker.say("review-policy", {"policy": found.policy}),
    ]
    if found.complete:
        out.append(speaker.say("review-rest"))
    if any(one.loss.mean and not one.loss.error for one in found.plies):
        out.append(speaker.say("review-exact"))
    if found.plain:
        out.append(speaker.say("review-plain"))
    if not found.compiled:
        out.append(speaker.say("review-uncompiled"))
    if not found.finished:
        out.append(speaker.say("review-unfinished"))
    return out


def stopped(speaker: Speaker, found: Review) -> str:
    """Return what must be known before anything else of a review that was stopped; "" of a whole one."""
    return speaker.say("review-stopped", {"count": len(found.missing)}) if found.missing else ""


def marks_of(found: Review, seat: int) -> str:
    """Return the numbers of doubtful, bad and very bad acts of a seat, as "3, 1, 0"."""
    own = [one.mark for one in found.plies if one.seat == seat]
    return ", ".join(str(own.count(mark)) for mark in ("doubtful", "bad", "very_bad"))


def moments(speaker: Speaker, found: Review, game: Game[Any, Any], fold: Fold[Any]) -> list[dict[str, str]]:
    """Return what is said about each of the moments that decided the game."""
    by_ply = {one.ply: one for one in found.plies}
    return [
        moment(speaker, game, fold.rules, fold.states[ply - 1], by_ply[ply])
        | {"again": again_words(speaker, found, ply)}
        for ply in found.moments
    ]


def again_words(speaker: Speaker, found: Review, ply: int) -> str:
    """Return in words at which plies the chance of a moment was missed again; "" if at none."""
    plies = [later for later, first in repeats(found.plies).items() if first == ply]
    if not plies:
        return ""
    return speaker.say("review-again", {"count": len(plies), "plies": ", ".join(map(str, plies))})


def svg(found: Review, speaker: Speaker, seats: Sequence[int], *, named: bool = False) -> str:
    """Return the curves of these seats, one below the other, as an SVG image.

    They are the standing, the sum of luck and the sum of own advantages, by ply. With `named`, each seat's
    name stands above its curves."""
    head = _NAME if named else 0
    tall = HEIGHT + head
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall * len(seats)}" width="{WIDTH}"'
        f' height="{tall * len(seats)}" role="img" aria-label="{escape(speaker.say("review-curves"))}"'
        f' font-family="sans-serif" font-size="{_LETTER}">',
        f'<rect width="{WIDTH}" height="{tall * len(seats)}" fill="#fff"/>',
    ]
    for number, seat in enumerate(seats):
        if named:
            name = escape(shorten(speaker.name(seat), _NAME_LETTERS))
            parts.append(f'<text x="{_EDGE}" y="{tall * number + 20}" font-weight="600">{name}</text>')
        parts.append(f'<g transform="translate(0 {tall * number + head})">')
        parts += [*_panel(found, speaker, seat), "</g>"]
    return "\n".join([*parts, "</svg>\n"])


def _panel(found: Review, speaker: Speaker, seat: int) -> list[str]:
    """Return the elements of one seat's curves."""
    rows = curves(found, seat)
    values = [row[name] for row in rows for name in _COLOURS] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    high = high if high > low else low + 1.0
    last = max((row["ply"] for row in rows), default=1) or 1

    def across(ply: float) -> float:
        return _EDGE + (WIDTH - 2 * _EDGE) * ply / last

    def down(value: float) -> float:
        return HEIGHT - _EDGE + (2 * _EDGE - HEIGHT) * (value - low) / (high - low)

    parts = []
    step = rung(high - low)
    for value in range(-int(-low // step) * step, int(high) + 1, step):
        colour = "#e4e4e4" if value else "#999"
        parts.append(
            f'<path d="M{_EDGE} {down(value):.1f}H{WIDTH - _EDGE}" stroke="{colour}"/>'
            f'<text x="{_EDGE - 6}" y="{down(value) + 5:.1f}" text-anchor="end">'
            f"{str(value).replace('-', MINUS)}</text>"
        )
    for ply, anchor in ((0, "start"), (last, "end")):
        told = escape(speaker.say("review-curve-ply", {"ply": int(ply)}))
        parts.append(
            f'<text x="{across(ply):.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}" fill="#222">{told}</text>'
        )
    for at, (name, colour) in enumerate(_COLOURS.items()):
        line = " ".join(f"{across(row['ply']):.1f},{down(row[name]):.1f}" for row in rows)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = escape(speaker.say(f"review-curve-{name}"))
        x = _EDGE + (WIDTH - _EDGE) * at / len(_COLOURS)
        parts.append(f'<text x="{x:.1f}" y="20" fill="{colour}">{label}</text>')
    return parts


def rung(size: float) -> int:
    """Return the distance between two lines of a scale of this size: 1, 2 or 5 times a power of ten."""
    rough, power = size / _RUNGS, 1
    while power * 10 <= rough:
        power *= 10
    return next((times * power for times in (1, 2, 5, 10) if times * power >= rough), 10 * power)


def shorten(name: str, letters: int) -> str:
    """Return a name with at most this many letters; the end of a longer one is left out."""
    return name if len(name) <= letters else name[: letters - 1].rstrip() + "…"


def html(
    found: Review, speaker: Speaker, game: Game[Any, Any], fold: Fold[Any], seats: Sequence[int], title: str
) -> str:
    """Return the review of these seats as one page."""
    heading = escape(speaker.say("review-title", {"game": title}))
    out = [
        f'<!doctype html><html lang="{speaker.lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{heading}</title><style>{_STYLE}</style><h1>{heading}</h1>",
    ]
    if found.missing:
        out.append(f"<p><strong>{escape(stopped(speaker, found))}</strong></p>")
    out.append(f"<section><h2>{escape(speaker.say('review-moments'))}</h2><ol>")
    for said in moments(speaker, found, game, fold):
        lines = [said["played"] + f" ({', '.join(word for word in (said['sure'], said['mark']) if word)})"]
        first, *rest = map(escape, [*lines, *moment_lines(speaker, said)])
        out.append("<li>" + "<br>".join([f"<b>{first}</b>", *rest]) + "</li>")
    if not found.moments:
        out.append(f"<li>{escape(speaker.say('review-no-moments'))}</li>")
    out.append("</ol></section>")
    for account in found.accounts:
        if account.seat not in seats:
            continue
        out.append(f"<section><h2>{escape(speaker.name(account.seat))}</h2><table>")
        for name, numbers in account_rows(speaker, account, found):
            out.append(f'<tr><th scope="row">{escape(name)}</th><td>{escape(numbers)}</td></tr>')
        marks = escape(speaker.say("review-count-marks"))
        out.append(f'<tr><th scope="row">{marks}</th><td>{marks_of(found, account.seat)}</td></tr>')
        out.append("</table>" + svg(found, speaker, [account.seat]) + "</section>")
    out += [f"<p><small>{escape(note)}</small>" for note in notes(speaker, found)]
    return "\n".join(out) + "\n"


def moment_lines(speaker: Speaker, said: dict[str, str]) -> list[str]:
    """Return the lines that follow the first one about a moment."""
    lines = [said["better"]]
    if said["why"]:
        lines.append(speaker.say("review-why", {"why": said["why"]}))
    lines += [said[name] for name in ("chance", "again") if said[name]]
    if said["line"]:
        lines.append(speaker.say("review-follows", {"line": said["line"]}))
    return lines
