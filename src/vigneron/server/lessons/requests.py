"""Answers the requests of a lesson's page. Each request holds the acts so far, so nothing is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from vigneron.core.contract import IllegalAction, Refusal
from vigneron.core.game import Game
from vigneron.lessons.lesson import Lesson
from vigneron.server.lessons import messages
from vigneron.server.lessons.attempt import OTHERS, Attempt
from vigneron.server.projection import preview
from vigneron.server.projection.protocol import (
    Act,
    Encoded,
    Hello,
    Message,
    Ping,
    Preview,
    Revise,
    Undo,
    Why,
    encoded,
    outgoing,
)
from vigneron.server.projection.protocol.incoming import ActText

MOST_ACTS = 40


class Asked(Struct, forbid_unknown_fields=True):
    """A request: the learner's acts so far, and a message of the table's protocol.

    With `show`, the solution is played from the start instead; if `acts` are the solution, it is shown
    already, and the message is answered."""

    acts: Annotated[list[ActText], Meta(max_length=MOST_ACTS)]
    ask: Message
    show: bool = False


class Answer(Struct):
    """The answer: messages of the table's protocol, the acts of the try, and what is said about it.

    `say` is "" while the try goes on. Then `right` says that it was right so far, or is "", and `deeds` are
    sentences of what others have done since the learner's last act. `shown` tells that the solution was
    shown, so that the learner has not solved the task."""

    messages: list[Encoded[Any]]
    acts: list[str]
    solved: bool
    say: str
    right: str
    deeds: list[str]
    shown: bool


def answer(
    game: Game[Any, Any], lesson: Lesson, name: str, lang: str, asked: Asked, others: Sequence[str] = OTHERS
) -> Answer:
    """Return the answer to a request. `name` and `others` are as in `Attempt`. Raises IllegalAction.

    IllegalAction means that the acts so far are not possible, because the lesson is another one now."""
    attempt = Attempt(game, lesson, name, others)
    if asked.show:
        return _solution(attempt, asked, lang)
    for act in asked.acts:
        attempt.play(act)
    ask = asked.ask
    if isinstance(ask, Undo | Revise) and _may_undo(attempt):
        attempt = Attempt(game, lesson, name, others)
        for act in asked.acts[:-1]:
            attempt.play(act)
        return _answer(attempt, [messages.whole(attempt, lang, ask.n)], lang)
    return _answer(attempt, _told(attempt, ask, lang), lang)


def _solution(attempt: Attempt[Any], asked: Asked, lang: str) -> Answer:
    """Play the solution, and say in words what was played."""
    attempt.shown = True
    told: list[outgoing.Down] = [messages.whole(attempt, lang, asked.ask.n)]
    words = list[str]()
    for act in attempt.lesson.solution:
        words.append(attempt.described(act, lang))
        told += messages.played(attempt, act, lang)
    if asked.acts == attempt.acts:
        told = _told(attempt, asked.ask, lang)
    out = _answer(attempt, told, lang)
    played = attempt.views.speaker(lang).say("lesson-played", {"acts": "; ".join(words)})
    out.say = f"{played} {out.say}".strip()
    return out


def _answer(attempt: Attempt[Any], told: list[outgoing.Down], lang: str) -> Answer:
    said, word, right = attempt.lesson.said, attempt.word, attempt.right
    deeds = [] if word else attempt.views.log(attempt.deeds, attempt.seat, lang)
    return Answer(
        messages=[encoded(message) for message in told],
        acts=attempt.acts,
        solved=attempt.solved,
        say=said(lang, word) if word else "",
        right=said(lang, right) if right else "",
        deeds=[line.say for line in deeds],
        shown=attempt.shown,
    )


def _may_undo(attempt: Attempt[Any]) -> bool:
    return bool(attempt.acts) and not attempt.word and attempt.position.may_undo(attempt.seat)


def _told(attempt: Attempt[Any], ask: Message, lang: str) -> list[outgoing.Down]:
    position, seat, views = attempt.position, attempt.seat, attempt.views
    if isinstance(ask, Hello):
        return [messages.whole(attempt, lang, ask.n)]
    if isinstance(ask, Ping):
        return [outgoing.Pong(n=ask.n)]
    if isinstance(ask, Act | Preview):
        if (ask.v, ask.d) != (position.v, position.d(seat)):
            return [messages.whole(attempt, lang, ask.n)]
        refusal = Refusal("try_over", "") if attempt.word else position.why_not(seat, ask.act)
        if refusal is not None:
            return [preview.refused(ask.n, refusal, views.speaker(lang))]
        if isinstance(ask, Preview):
            return [preview.preview(views, seat, ask.act, lang, ask.n)]
        return messages.played(attempt, ask.act, lang, ask.n)
    if isinstance(ask, Why):
        refusal = Refusal("try_over", "") if attempt.word else preview.why(position, seat, ask.touches)
        if refusal is not None:
            return [preview.explained(ask.n, refusal, position.game, views.speaker(lang))]
    return [preview.refused(ask.n, Refusal("not_in_lesson", ""), views.speaker(lang))]


__all__ = ["Answer", "Asked", "IllegalAction", "answer"]
