"""Says in words why one act is better than another: with the two parts of the evaluation that differ most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from babel.numbers import format_decimal

from vigneron.analysis.plies import PlyReview
from vigneron.core.chance import NeedDraw, Scripted
from vigneron.core.contract import Seat
from vigneron.core.game import Game
from vigneron.i18n.speaker import Speaker, plain

LEAST: Final = 0.25
"""Parts that differ by fewer points are not named."""
NAMED: Final = 2


def points(value: float, lang: str, *, sign: bool = False) -> str:
    """Return points as text with one decimal."""
    pattern = "+0.0;-0.0" if sign else "0.0"
    return str(format_decimal(round(value, 1) + 0.0, pattern, locale=lang)).replace("-", "\u2212")


def largest(gained: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return the parts that differ most between two acts, the largest difference first."""
    order = sorted(gained.items(), key=lambda item: (-abs(item[1]), item[0]))
    return [(name, value) for name, value in order if abs(value) >= LEAST][:NAMED]


def addend_name(speaker: Speaker, name: str) -> str:
    """Return the name of an addend: its own sentence, or that of the row of the final score."""
    for id in (f"addend-{name}", f"part-{name}-row", f"part-{name}"):
        if speaker.has(id):
            return speaker.say(id)
    return plain(f"addend-{name}", {})


def is_now(speaker: Speaker, name: str) -> bool:
    """Return whether an addend is part of the score already."""
    return speaker.has(f"part-{name}-row") or speaker.has(f"part-{name}")


def reason(speaker: Speaker, gained: Mapping[str, float]) -> str:
    """Return why the played act is worse than the best one, "" if no part differs."""
    said = []
    for name, value in largest(gained):
        when = "others" if name == "others" else "now" if is_now(speaker, name) else "later"
        way = "less" if value < 0 else "more"
        args = {"points": points(abs(value), speaker.lang), "part": addend_name(speaker, name)}
        said.append(speaker.say(f"review-{when}-{way}", args))
    return "; ".join(said)


def act_words(speaker: Speaker, game: Game[Any, Any], rules: Any, state: Any, seat: Seat, text: str) -> str:
    """Return an act in words, as a table offers it; its text if the picture cannot describe it."""
    action = game.actions.parse(text)
    if action is None:
        return text
    try:
        return speaker.text(game.picture().describe(rules, state, seat, action))
    except (LookupError, ValueError, IndexError):
        return text


def line_words(
    speaker: Speaker,
    game: Game[Any, Any],
    rules: Any,
    state: Any,
    first: tuple[Seat, str],
    follows: Sequence[tuple[Seat, str]],
) -> str:
    """Return in words the acts that follow the act `first` of a position, before anything is drawn.

    Acts of one seat in a row are said together. A line begins in a position that agrees with what the seat
    knew. Where this one differs, the rest of the line is told by its texts."""
    world: Any = rules.clone(state)
    seat, text = first
    said: list[tuple[Seat, list[str]]] = []
    for next_seat, next_text in follows:
        action = game.actions.parse(text)
        if world is not None and (action is None or action not in rules.legal(world, seat)):
            world = None
        if world is not None and action is not None:
            try:
                rules.step(world, seat, action, Scripted(), None)
            except NeedDraw:
                world = None
        seat, text = next_seat, next_text
        if not said or said[-1][0] != seat:
            said.append((seat, []))
        said[-1][1].append(text if world is None else act_words(speaker, game, rules, world, seat, text))
    return " · ".join(
        speaker.say("review-line", {"who": seat, "acts": ", ".join(acts)}) for seat, acts in said
    )


def moment(
    speaker: Speaker, game: Game[Any, Any], rules: Any, before: Any, found: PlyReview
) -> dict[str, str]:
    """Return what is said about an act that lost points: `played`, `better`, `line`, `loss`, `why`."""
    played = act_words(speaker, game, rules, before, found.seat, found.act)
    better = act_words(speaker, game, rules, before, found.seat, found.best)
    error = found.loss.error
    args: dict[str, int | str] = {
        "who": found.seat,
        "ply": found.ply,
        "loss": points(found.loss.mean, speaker.lang),
        "error": "?" if error is None else points(error, speaker.lang),
    }
    return {
        "played": speaker.say("review-played", {**args, "act": played}),
        "better": speaker.say("review-better", {"act": better, "loss": args["loss"]}),
        "line": line_words(speaker, game, rules, before, (found.seat, found.best), found.follows),
        "sure": speaker.say(f"review-sure-{found.sure}") if found.sure else "",
        "mark": speaker.say(f"review-mark-{found.mark}") if found.mark else "",
        "why": reason(speaker, found.gained),
    }
