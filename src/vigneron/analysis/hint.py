"""Hints: the act that the evaluator thinks best for a seat, and why, from what the seat knows.

Acts that are said in the same words are one act for whoever reads the hint."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from vigneron.analysis.plies import Number, certainty, number
from vigneron.analysis.reasons import act_words, largest, reason, roughly
from vigneron.core.contract import Action, Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.judge import Decision
from vigneron.i18n.speaker import LANGUAGES, Speaker

_LEAST = 4
"""Every act gets at least this many samples, however long they take."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is best for a seat.

    act     the text of the best act
    other   the next best act that is said in other words; "" if there is none
    behind  by how many points the other act is worse
    sure    "clear", "likely", or "": the two can hardly be told apart
    gained  by addend: what the other act brings more than the best one
    brings  by addend: what the best act itself changes
    plain   whether the game has no evaluator of its own, so that games were played out plainly
    """

    act: str
    other: str
    behind: Number
    sure: str
    gained: dict[str, float]
    brings: dict[str, float]
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
        brings = evaluator.brought(seen, seat, legal[0], ply)
        return Hint(text[legal[0]], "", Number(0.0), "", {}, brings, plain)
    decision = Decision(evaluator, seen.state, seat, ply)
    while decision.count < evaluator.reference.samples:
        decision.add(2)
        if decision.count >= _LEAST and perf_counter() - began >= seconds:
            break
    best = decision.best()
    brings = evaluator.brought(seen, seat, best, ply)
    speakers = [Speaker(lang, game) for lang in LANGUAGES]

    def words(action: Action) -> list[str]:
        return [act_words(speaker, game, rules, seen.state, seat, text[action]) for speaker in speakers]

    said = words(best)
    for line in decision.judged(reasons=0).lines:
        if not any(same == own for same, own in zip(words(line.action), said, strict=True)):
            behind = decision.difference(best, line.action)
            gained = decision.compared(line.action, best)
            act, other = text[best], text[line.action]
            return Hint(act, other, number(behind), certainty(behind), gained, brings, plain)
    return Hint(text[best], "", Number(0.0), "", {}, brings, plain)


def hint_reason(
    speaker: Speaker, game: Game[Any, Any], rules: Rules[Any], seen: Seen[Any], seat: Seat, found: Hint
) -> str:
    """Return in words why to play the act of a hint: what the next best one costs.

    Return what the act itself brings where the next best is nearly as good or there is none, and where two
    parts do not explain the difference: they have not half of it."""
    brings = reason(speaker, found.brings, rough=True)
    own = speaker.say("hint-brings", {"why": brings}) if brings else speaker.say("hint-nothing")
    if not found.other:
        return own
    other = act_words(speaker, game, rules, seen.state, seat, found.other)
    better = found.behind.mean
    why = reason(speaker, found.gained, rough=True)
    args = {**roughly(better, speaker.lang), "act": other, "why": why}
    explained = -sum(value for _, value in largest(found.gained, rough=True))
    if found.sure and why and explained >= better / 2:
        return speaker.say("hint-why", args)
    compared = speaker.say("hint-better" if found.sure else "hint-close", args)
    return f"{own} {compared}"
