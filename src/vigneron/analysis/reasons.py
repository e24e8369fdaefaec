"""Says in words why one act is better than another: with the parts of the evaluation that differ most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, Final

from babel.numbers import format_decimal

from vigneron.analysis.plies import PlyReview
from vigneron.core.contract import Seat
from vigneron.core.game import Game
from vigneron.core.split import until_draw
from vigneron.i18n.speaker import Speaker, plain

LEAST: Final = 0.25
"""Parts that differ by fewer points are not named."""
NAMED: Final = 2
MOST_NAMED: Final = 4
EXPLAINED: Final = 0.5
"""More parts than two are named while these leave more than this share of a loss."""
REST: Final = 0.1
"""The share of a loss above which the rest is told that the named parts leave."""


def points(value: float, lang: str, *, sign: bool = False) -> str:
    """Return points as text with one decimal; 0 has no sign."""
    rounded = round(value, 1) + 0.0
    pattern = "+0.0;-0.0" if sign and rounded else "0.0"
    return str(format_decimal(rounded, pattern, locale=lang)).replace("-", "\u2212")


def error_words(error: float | None, lang: str) -> str:
    """Return a standard error as text, "" if it is unknown or 0: then samples did not differ."""
    if not error:
        return ""
    return points(error, lang) if round(error, 1) else f"< {points(0.1, lang)}"


def amount(value: float, lang: str) -> dict[str, int | str]:
    """Return a number of points without its sign, and `count`, which chooses between "point" and "points"."""
    size = abs(round(value, 1))
    return {"points": points(size, lang), "count": int(size)}


def roughly(value: float, lang: str) -> dict[str, int | str]:
    """Return a number of points for a beginner, as `amount` does: whole, `one`, or `few` if it is below 1."""
    count = round(abs(value)) if abs(value) >= 1 else 0
    points = {0: "few", 1: "one"}.get(count) or str(format_decimal(count, "0", locale=lang))
    return {"points": points, "count": count}


def largest(gained: Mapping[str, float], *, rough: bool = False) -> list[tuple[str, float]]:
    """Return the parts that differ most between two acts, the largest difference first.

    With `rough`, gains come first, and no part of less than a point stands beside a larger one."""
    order = sorted(gained.items(), key=lambda item: (-abs(item[1]), item[0]))
    parts = [(name, value) for name, value in order if abs(value) >= LEAST][:NAMED]
    if not rough:
        return parts
    parts = [part for part in parts if abs(part[1]) >= 1] or parts[:1]
    return sorted(parts, key=lambda part: part[1] < 0)


def explaining(gained: Mapping[str, float], loss: float) -> list[tuple[str, float]]:
    """Return the parts by which a loss is explained: `largest`, and others if these cancel out.

    Each of the others is the largest one that leaves less than before. Parts on the side of the largest part
    of all come first."""
    parts = largest(gained)
    left = sorted(gained.items(), key=lambda item: (-abs(item[1]), item[0]))
    while parts and len(parts) < MOST_NAMED:
        rest = -loss - sum(value for _, value in parts)
        if abs(rest) <= EXPLAINED * abs(loss):
            break
        more = (
            part
            for part in left
            if part not in parts and abs(part[1]) >= LEAST and abs(rest - part[1]) < abs(rest)
        )
        part = next(more, None)
        if part is None:
            break
        parts.append(part)
    return sorted(parts, key=lambda part: (part[1] < 0) != (parts[0][1] < 0))


def addend_name(speaker: Speaker, name: str) -> str:
    """Return the name of an addend: its own sentence, or that of the row of the final score."""
    if speaker.has(f"addend-{name}"):
        return speaker.say(f"addend-{name}")
    for id in (f"part-{name}-row", f"part-{name}"):
        if speaker.has(id):
            row = speaker.say(id)
            # A row begins with a capital letter, and here it stands inside a sentence.
            return row if speaker.lang == "de" or row[1:2].isupper() else row[:1].lower() + row[1:]
    return plain(f"addend-{name}", {})


def is_now(speaker: Speaker, name: str) -> bool:
    """Return whether an addend is part of the score already."""
    return speaker.has(f"part-{name}-row") or speaker.has(f"part-{name}")


def reason(
    speaker: Speaker, gained: Mapping[str, float], *, loss: float | None = None, rough: bool = False
) -> str:
    """Return what one act brings more or less than another, in its largest parts; "" if no part differs.

    With a `loss`, parts are those of `explaining`, and what they still leave follows as one more amount. With
    `rough`, it is for beginners: amounts are those of `roughly`, and parts those of `largest`."""
    parts = largest(gained, rough=rough) if loss is None else explaining(gained, loss)
    sized = roughly if rough else amount
    told, above = "", None
    for name, value in parts:
        when = "others" if name == "others" else "now" if is_now(speaker, name) else "later"
        args = {**sized(value, speaker.lang), "part": addend_name(speaker, name)}
        said = speaker.say(f"review-{when}-{_way(value)}", args)
        way = "reasons" if above == (value >= 0) else "sides"
        told = speaker.say(f"review-two-{way}", {"first": told, "second": said}) if told else said
        above = value >= 0
    rest = 0.0 if loss is None else _rest([value for _, value in parts], loss)
    if not told or not rest:
        return told
    return speaker.say(f"review-rest-{_way(rest)}", {**amount(rest, speaker.lang), "why": told})


def _way(value: float) -> str:
    return "less" if value < 0 else "more"


def _rest(named: Sequence[float], loss: float) -> float:
    """Return what is missing from the named parts to the loss, as all are told; 0 if it is little."""
    rest = round(-round(loss, 1) - sum(round(value, 1) for value in named), 1)
    return rest if abs(rest) > REST * abs(loss) else 0.0


def act_words(speaker: Speaker, game: Game[Any, Any], rules: Any, state: Any, seat: Seat, text: str) -> str:
    """Return an act in words, as a table offers it; its text if the picture cannot describe it."""
    return _described(speaker, game, rules, state, seat, text) or text


def _described(
    speaker: Speaker, game: Game[Any, Any], rules: Any, state: Any, seat: Seat, text: str
) -> str | None:
    action = game.actions.parse(text)
    if action is None:
        return None
    try:
        return speaker.text(game.picture().describe(rules, state, seat, action))
    except (LookupError, ValueError, IndexError):
        return None


def line_words(
    speaker: Speaker,
    game: Game[Any, Any],
    rules: Any,
    state: Any,
    first: tuple[Seat, str],
    follows: Sequence[tuple[Seat, str]],
) -> str:
    """Return in words the acts that follow the act `first` of a position, before anything is drawn.

    Acts of one seat in a row are said together, and equal ones are counted. A line begins in a position that
    agrees with what the seat knew. Others may have chosen already at the same time, without its knowledge:
    their acts are told from the position as it is. The line ends where it cannot be told in words."""
    world: Any = rules.clone(state)
    seat, text = first
    said: list[tuple[Seat, list[str]]] = []
    drawing: set[Seat] = set()
    for next_seat, next_text in follows:
        if seat in rules.to_act(world) and seat not in drawing:
            action = game.actions.parse(text)
            if action is None or action not in rules.legal(world, seat):
                break
            tried = until_draw(rules, world, seat, action)
            if tried.draw is None:
                world = tried.state
            else:  # here all have chosen, in the line some have not
                drawing.add(seat)
        if next_seat in drawing:
            break
        words = _described(speaker, game, rules, world, next_seat, next_text)
        if words is None:
            break
        if not said or said[-1][0] != next_seat:
            said.append((next_seat, []))
        said[-1][1].append(words)
        seat, text = next_seat, next_text
    return " · ".join(
        speaker.say("review-line", {"who": seat, "acts": _counted(speaker, acts)}) for seat, acts in said
    )


def _counted(speaker: Speaker, acts: Sequence[str]) -> str:
    """Return acts one after the other; equal ones in a row once, with their number."""
    runs = [(act, len(list(equal))) for act, equal in groupby(acts)]
    told = [act if count == 1 else f"{count} × {act}" for act, count in runs]
    return reduce(lambda first, then: speaker.say("review-then", {"first": first, "then": then}), told)


def moment(
    speaker: Speaker, game: Game[Any, Any], rules: Any, before: Any, found: PlyReview
) -> dict[str, str]:
    """Return what is said about an act that lost points, each "" if there is nothing to say.

    `played`, `better`, `line` that follows, `sure`, `mark`, `why`, and `chance` to win."""
    played = act_words(speaker, game, rules, before, found.seat, found.act)
    better = act_words(speaker, game, rules, before, found.seat, found.best)
    error = points(found.loss.error or 0.0, speaker.lang)
    loss = amount(found.loss.mean, speaker.lang)
    args: dict[str, int | str] = {**loss, "who": found.seat, "ply": found.ply, "act": played}
    told = "review-played"
    if round(found.loss.error or 0.0, 1):  # a smaller error changes nothing of what is told
        told, args["error"] = "review-played-error", error
    return {
        "played": speaker.say(told, args),
        "better": speaker.say("review-better", {**loss, "act": better}),
        "line": line_words(speaker, game, rules, before, (found.seat, found.best), found.follows),
        "sure": speaker.say(f"review-sure-{found.sure}") if found.sure else "",
        "mark": speaker.say(f"review-mark-{found.mark}") if found.mark else "",
        "why": reason(speaker, found.gained, loss=found.loss.mean),
        "chance": chance_words(speaker, found.odds),
    }


def chance_words(speaker: Speaker, odds: Sequence[float]) -> str:
    """Return in words what an act did to the chance to win; "" without odds, or if nothing can be seen."""
    unit = "%" if speaker.lang == "en" else "\u00a0%"
    told = [f"{round(100 * one)}{unit}" for one in odds]
    if len(set(told)) < 2:
        return ""
    return speaker.say("review-chance", {"played": told[0], "best": told[1]})
