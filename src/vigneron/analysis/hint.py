"""Hints: the act that the evaluator thinks best for a seat, and why, from what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from vigneron.analysis.plies import Number, certainty, number
from vigneron.analysis.reasons import act_words, amount, reason
from vigneron.core.contract import Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import Decision
from vigneron.i18n.speaker import Speaker

_LEAST = 4
"""Every act gets at least this many samples, however long they take."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is best for a seat.

    act     the text of the best act
    other   the next best act; "" if there is no other
    behind  by how many points the other act is worse
    sure    "clear", "likely", or "": the two can hardly be told apart
    gained  by addend: what the other act brings more than the best one
    plain   whether the game has no evaluator of its own, so that games were played out plainly
    """

    act: str
    other: str
    behind: Number
    sure: str
    gained: dict[str, float]
    plain: bool


def hint(
    game: Game[Any, Any], rules: Rules[Any], seen: Seen[Any], seat: Seat, ply: int, seconds: float
) -> Hint:
    """Return the best act of a seat, from its view alone. `seconds` ends the sampling of acts early.

    If it does not, equal views give equal hints. The game must not be over, and the seat is to act."""
    began = perf_counter()
    evaluator = Evaluator(game, rules)
    text, plain = game.actions.text, evaluator.reference.plain
    legal = rules.legal(seen.state, seat)
    if len(legal) == 1:
        return Hint(text[legal[0]], "", Number(0.0), "", {}, plain)
    decision = Decision(evaluator, seen.state, seat, ply)
    while decision.count < evaluator.reference.samples:
        decision.add(2)
        if decision.count >= _LEAST and perf_counter() - began >= seconds:
            break
    best = decision.best()
    other = next(line.action for line in decision.judged(reasons=0).lines if line.action != best)
    behind = decision.difference(best, other)
    return Hint(
        text[best], text[other], number(behind), certainty(behind), decision.compared(other, best), plain
    )


def hint_reason(
    speaker: Speaker, game: Game[Any, Any], rules: Rules[Any], seen: Seen[Any], seat: Seat, found: Hint
) -> str:
    """Return in words why the act of a hint is better than the next best one."""
    if not found.other:
        return speaker.say("hint-only")
    other = act_words(speaker, game, rules, seen.state, seat, found.other)
    why = reason(speaker, found.gained)
    if not found.sure:
        return speaker.say("hint-close", {"act": other})
    args = {**amount(found.behind.mean, speaker.lang), "act": other, "why": why}
    return speaker.say("hint-why" if why else "hint-better", args)
