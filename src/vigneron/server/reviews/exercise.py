"""Learning from a mistake: the position of a reviewed act as a lesson, judged by the values of the review."""

from __future__ import annotations

import glob
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from vigneron.analysis.plies import ActReview, Number, PlyReview, certainty
from vigneron.analysis.reasons import act_words, amount, moment, reason
from vigneron.analysis.review import prepared
from vigneron.core.contract import Json
from vigneron.core.game import Game
from vigneron.core.journal import Fold, read
from vigneron.evaluation.estimate import Estimate
from vigneron.i18n.speaker import Speaker
from vigneron.lessons.lesson import FAILED, SOLVED, Condition, Lesson, Start
from vigneron.server.reviews.journal_text import Subject
from vigneron.server.reviews.telling import opened

_AS_GOOD = "as_good"
_LOSES = "loses"
_PLAYED = "played"
_REPLIES = 20
"""The number of acts after the reviewed one from which others take theirs, if all choose at once."""


def exercise(
    subject: Subject, kept: Json, ply: int, speaker: Speaker, judged: Sequence[Json] = ()
) -> tuple[Game[Any, Any], Lesson] | None:
    """Return the task of finding a better act than the one at a ply, in the speaker's language, and its game.

    `judged` are reviews of further acts (`ActReview` as data). Return None if the ply has no better act, or
    if the game was played with component data of its own, which lessons do not have."""
    task, found = opened(subject, kept)
    one = next((one for one in found.plies if one.ply == ply), None)
    own_data = read(subject.journal).header.override is not None
    if one is None or own_data or one.best in ("", one.act):
        return None
    fold = task.fold
    solved, failed = [Condition(SOLVED, act=glob.escape(one.best))], list[Condition]()
    words = _words(fold, one, speaker)
    for number, act in enumerate(judged):
        tried = _read(act)
        if tried.act == one.best:
            continue
        good = not tried.sure
        name = f"{_AS_GOOD if good else _PLAYED if tried.act == one.act else _LOSES}_{number}"
        (solved if good else failed).append(Condition(name, act=glob.escape(tried.act)))
        words[name] = _as_good(fold, one, speaker) if good else _loses(fold, one, tried, speaker)
    start = Start(
        seats=fold.setup.seats,
        options=dict(fold.setup.options),
        acts=tuple((row.seat, row.act) for row in fold.plies[1:ply]),
        draws=tuple(draw for row in fold.plies[:ply] for draw in row.draws),
    )
    lesson = Lesson(
        name=str(ply),
        order=1,
        rule="",
        precise=True,
        start=start,
        seat=one.seat,
        moves=1,
        waits=False,
        solution=(one.best,),
        replies=tuple((row.seat, row.act) for row in fold.plies[ply + 1 : ply + 1 + _REPLIES]),
        draws=(),
        solved=tuple(solved),
        failed=tuple(failed),
        words={speaker.lang: words},
    )
    return fold.game, lesson


def known(subject: Subject, kept: Json, ply: int, act: str) -> Json | None:
    """Return the review of an act as data, as far as the review of the ply itself has it; None if it has not.

    That is the act that was played, and the best one."""
    _, found = opened(subject, kept)
    one = next((one for one in found.plies if one.ply == ply), None)
    if one is None:
        return None
    if act == one.act:
        return asdict(ActReview(act, one.best, one.loss, one.sure, one.mark, one.gained))
    if act == one.best:
        return asdict(ActReview(act, one.best, Number(0.0), "", "", {}))
    return None


def possible(subject: Subject, ply: int, act: str) -> bool:
    """Return whether an act was legal at a ply."""
    fold = prepared(subject.journal).fold
    action = fold.game.actions.parse(act)
    if action is None or not 0 < ply < len(fold.plies):
        return False
    return fold.rules.why_not(fold.states[ply - 1], fold.plies[ply].seat, action) is None


def compared(subject: Subject, kept: Json, ply: int, act: str) -> Json | None:
    """Return the review of an act from the values that the ply compared; None if the act is not among them.

    The errors of both values are taken as independent, so it is more careful than a judgement of its own."""
    _, found = opened(subject, kept)
    one = next((one for one in found.plies if one.ply == ply), None)
    values = dict(one.lines) if one is not None else {}
    if one is None or act not in values or one.best not in values:
        return None
    best, own = values[one.best], values[act]
    error = ((best.error or 0.0) ** 2 + (own.error or 0.0) ** 2) ** 0.5
    loss = Estimate(best.mean - own.mean, error, 2)
    return asdict(ActReview(act, one.best, Number(loss.mean, error), certainty(loss), "", {}))


def _read(data: Json) -> ActReview:
    return ActReview(**{**data, "loss": Number(**data["loss"])})


def _words(fold: Fold[Any], one: PlyReview, speaker: Speaker) -> dict[str, str]:
    """Return the sentences of the task by name."""
    said = moment(speaker, fold.game, fold.rules, fold.states[one.ply - 1], one)
    best = [f"{said['better']}."]
    if said["why"]:
        best.append(speaker.say("review-why", {"why": said["why"]}) + ".")
    if said["line"]:
        best.append(speaker.say("review-follows", {"line": said["line"]}) + ".")
    return {
        "title": speaker.say("review-page-find"),
        "learn": f"{said['played']}.",
        "task": speaker.say("review-page-task", {"who": one.seat}),
        SOLVED: " ".join([speaker.say("review-page-best"), *best]),
        FAILED: speaker.say("review-page-unknown"),
    }


def _as_good(fold: Fold[Any], one: PlyReview, speaker: Speaker) -> str:
    best = act_words(speaker, fold.game, fold.rules, fold.states[one.ply - 1], one.seat, one.best)
    return speaker.say("review-page-as-good", {"act": best})


def _loses(fold: Fold[Any], one: PlyReview, tried: ActReview, speaker: Speaker) -> str:
    """Return what is said about an act that loses points. The better act is not given away."""
    id = "review-page-same" if tried.act == one.act else "review-page-loses"
    before = fold.states[one.ply - 1]
    act = act_words(speaker, fold.game, fold.rules, before, one.seat, tried.act)
    out = [speaker.say(id, {**amount(tried.loss.mean, speaker.lang), "act": act})]
    why = reason(speaker, tried.gained, loss=tried.loss.mean)
    if why:
        out.append(speaker.say("review-page-why", {"why": why}))
    return " ".join(out)
