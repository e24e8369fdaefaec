"""The better act of a reviewed ply: what to touch for it, and what follows, as positions of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from vigneron.analysis.plies import PlyReview
from vigneron.analysis.reasons import act_words, moment
from vigneron.core.contract import Json, Seat
from vigneron.core.journal import Fold
from vigneron.core.split import until_draw
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection.past import imagined
from vigneron.server.projection.protocol import Encoded, encoded
from vigneron.server.projection.views import Views
from vigneron.server.reviews.journal_text import Subject
from vigneron.server.reviews.telling import opened


def shown(
    subject: Subject, kept: Json, views: Views, ply: int, lang: str, own: Sequence[Seat] = ()
) -> Json | None:
    """Return what the table shows of a better act, None if there is none at this ply.

    The result is `{seat, touch, words, steps}`. `touch` are the things to touch for the act, `words` the
    sentences about it, and `steps` the positions after it and after the acts that follow, as messages `past`.
    They end before something is drawn. `own` are the seats of whoever is shown it."""
    task, found = opened(subject, kept)
    one = next((one for one in found.plies if one.ply == ply), None)
    if one is None or ply == 0 or not one.best:
        return None
    fold, speaker = task.fold, views.speaker(lang)
    said = moment(speaker, fold.game, fold.rules, fold.states[ply - 1], one)
    action = fold.game.actions.parse(one.best)
    assert action is not None
    return {
        "seat": one.seat,
        "touch": list(fold.game.actions.touch[action]),
        "words": words(speaker, said),
        "steps": list(_steps(fold, one, views, speaker, lang, mine=one.seat in own)),
    }


def words(speaker: Speaker, said: dict[str, str]) -> list[str]:
    """Return the sentences about a moment: what was played, what is better, and why."""
    out = [f"{said['played']}.", f"{said['better']}."]
    if said["why"]:
        out.append(speaker.say("review-why", {"why": said["why"]}) + ".")
    if said["chance"]:
        out.append(f"{said['chance']}.")
    return out


def _steps(
    fold: Fold[Any], one: PlyReview, views: Views, speaker: Speaker, lang: str, *, mine: bool
) -> Iterator[Encoded[Any]]:
    """Yield the positions after the best act and after the acts that follow, until something is drawn."""
    rules = fold.rules
    state = rules.clone(fold.states[one.ply - 1])
    acts: list[tuple[Seat, str]] = [(one.seat, one.best), *one.follows]
    for seat, text in acts:
        action = fold.game.actions.parse(text)
        if action is None or seat not in rules.to_act(state) or action not in rules.legal(state, seat):
            return  # the line was found in a position as the seat imagined it
        act = act_words(speaker, fold.game, rules, state, seat, text)
        tried = until_draw(rules, state, seat, action)
        if tried.draw is not None:
            return
        state = tried.state
        line = speaker.say("review-line", {"who": seat, "acts": act})
        yield encoded(imagined(views, state, one.seat, one.ply - 1, [line], lang, mine=mine))
