"""Tells a try at a lesson in the protocol of tables, so that the page of a table shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from msgspec import UNSET, UnsetType, structs

from vigneron.server.lessons.attempt import Attempt
from vigneron.server.live_game.changes import Change
from vigneron.server.platform import static_files
from vigneron.server.projection.protocol import Encoded, encoded, outgoing, parts

_NONE: Final[Encoded[list[Any]]] = encoded([])


class _Seen(TypedDict):
    """The fields of `outgoing.ViewerPosition`."""

    v: int
    d: int
    overlay: Encoded[parts.Overlay]
    offers: Encoded[Sequence[parts.Offer]]
    you: parts.You
    table: Encoded[parts.TableInfo]
    watching: int
    people: Encoded[Sequence[parts.Person]]
    real: None
    turn: Encoded[parts.Turn]
    motion: None


def _number(n: int | None) -> int | UnsetType:
    return UNSET if n is None else n


def _seen(attempt: Attempt[Any], lang: str) -> _Seen:
    position, views, seat = attempt.position, attempt.views, attempt.seat
    return _Seen(
        v=position.v,
        d=position.d(seat),
        overlay=encoded(_overlay(attempt, lang)),
        offers=_NONE if attempt.word else encoded(views.offers(seat, lang)),
        you=parts.You(seat=seat, host=False, lang=lang, device=None),
        table=views.table_raw(lang, None),
        watching=0,
        people=encoded(_people(attempt, lang)),
        real=None,
        turn=encoded(_turn(attempt, lang)),
        motion=None,
    )


def _overlay(attempt: Attempt[Any], lang: str) -> parts.Overlay:
    """Return what the learner sees in addition. After the try nothing is asked, so nothing is lit."""
    told = attempt.views.overlay_part(attempt.seat, lang)
    if not attempt.word:
        return told
    return structs.replace(told, prompt="", controls=[], groups={}, alike=[], rings=UNSET)


def _people(attempt: Attempt[Any], lang: str) -> list[parts.Person]:
    """Return the people. After the try nobody is awaited."""
    people = attempt.views.people(lang, [attempt.seat], 0)
    if not attempt.word:
        return people
    return [structs.replace(person, to_act=False) for person in people]


def _turn(attempt: Attempt[Any], lang: str) -> parts.Turn:
    seat = attempt.seat
    turn = attempt.views.turn(seat, lang, [seat])
    if not attempt.word:
        return structs.replace(turn, ask="")
    outcome = "failed" if not attempt.solved else "shown" if attempt.shown else "solved"
    say = attempt.views.speaker(lang).say(f"lesson-{outcome}")
    return structs.replace(turn, yours=False, to_act=(), chosen=False, undo=False, ask="", say=say)


def whole(attempt: Attempt[Any], lang: str, n: int | None) -> outgoing.Welcome:
    """Return the whole table of a try."""
    views = attempt.views
    return outgoing.Welcome(
        **_seen(attempt, lang),
        scene=views.scene_raw(lang),
        log=views.log_raw(attempt.seat, lang),
        over=encoded(views.over(lang)),
        n=_number(n),
        version=static_files.version(),
    )


def moved(attempt: Attempt[Any], change: Change[Any] | None, lang: str, n: int | None) -> outgoing.Moved:
    """Return one change of a try; None stands for a covered choice alone."""
    views, seat = attempt.views, attempt.seat
    entries = [] if change is None else change.entries
    log = views.log(entries, seat, lang)
    diff = views.diff_raw(lang)
    assert diff is not None  # the scene before the change was drawn
    return outgoing.Moved(
        **_seen(attempt, lang),
        diff=diff,
        log=encoded(log),
        events=encoded([line.say for line in log]),
        drop=(),
        over=encoded(views.over(lang)),
        n=_number(n),
    )


def played(attempt: Attempt[Any], text: str, lang: str, n: int | None = None) -> list[outgoing.Down]:
    """Play an act of the learner, and return what happens. Raises IllegalAction.

    The first message answers the request `n`."""
    out: list[outgoing.Down] = []
    attempt.views.scene()  # the first difference is to this scene
    for change in attempt.steps(text):
        out.append(moved(attempt, change, lang, None if out else n))
        attempt.views.scene()
    if attempt.word:  # the last message was made before the try was judged
        last = out[-1]
        assert isinstance(last, outgoing.Moved)
        seen = _seen(attempt, lang)
        out[-1] = structs.replace(
            last, overlay=seen["overlay"], offers=seen["offers"], people=seen["people"], turn=seen["turn"]
        )
    return out
