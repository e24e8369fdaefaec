"""The draw that a table with real dice waits for: who enters it, and what each person is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigneron.core.chance import ImpossibleDraw, NeedDraw
from vigneron.core.contract import IllegalAction, Seat
from vigneron.core.picture import Drawing
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.changes import Change, Draft
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.position import Position
from vigneron.server.projection import draw_labels
from vigneron.server.projection.protocol import parts
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import absence

_MOST_AT_ONCE: Final = 8
"""The maximum number of dice that are entered in one go."""


def worked(
    position: Position[Any], waiting: PendingDraw, chance: Entered, draft: Draft[Any] | None = None
) -> Change[Any]:
    """Return the change that a pending act makes with these draws.

    Raises NeedDraw, ImpossibleDraw, IllegalAction."""
    kind = waiting.kind
    if kind == "begin":
        return position.begin(chance)
    if kind == "reveal":
        return position.reveal(waiting.seat if draft else None, draft, chance)
    if kind == "correct":
        return position.correct(chance)
    return position.act(waiting.seat, waiting.act, chance)


def missing_draw(position: Position[Any], waiting: PendingDraw) -> Drawing[Any] | None:
    """Return the next draw, or None if all have been entered or one of them is impossible."""
    chance = Entered(waiting.draws)
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        return chance.missing
    except (ImpossibleDraw, IllegalAction):
        pass
    return None


# who enters it


def owner(record: TableRecord, position: Position[Any] | None) -> Seat | None:
    """Return the only seat that may know what the awaited draw brings, or None if everybody sees it."""
    drawing = missing_draw(position, record.pending) if position and record.pending else None
    return None if position is None or drawing is None else _secret_of(position, drawing)


def _secret_of(position: Position[Any], drawing: Drawing[Any]) -> Seat | None:
    return position.game.picture().sees_draw(position.rules, drawing)


def may_enter(record: TableRecord, person: str, missing: absence.Missing, secret: Seat | None = None) -> bool:
    """Return whether a person may enter a draw. `secret` is the only seat that may see it, if there is one.

    Who draws in secret enters it on their own device. The host enters everything else, what bots draw, and
    what somebody draws who has been absent for too long; so may any seated person if the host is absent."""
    if secret is not None:
        seat = record.seats[secret]
        if seat.kind == "person" and record.plays(secret) and missing.left(secret) != 0:
            return seat.person == person
    sits = record.seat_of(person) is not None
    return record.host == person or (sits and absence.host_gone(record, missing))


# what is told of it


def together(position: Position[Any], waiting: PendingDraw, speaker: Speaker) -> list[Drawing[Any]]:
    """Return the awaited draw and those that are entered with it: the dice of one roll.

    Dice have the same faces however the others fall, and each face has a sentence `draw-WHY-OUTCOME`. What
    comes after the first draw is only expected: `follows` says whether it came."""
    found: list[Drawing[Any]] = []
    draws = waiting.draws
    while len(found) < _MOST_AT_ONCE:
        drawing = missing_draw(position, PendingDraw(waiting.kind, waiting.seat, waiting.act, draws))
        if drawing is None or (
            found and not all(_is_die(position, one, speaker) for one in (found[0], drawing))
        ):
            break
        if any(one.why == drawing.why and one.weights != drawing.weights for one in found):
            break
        found.append(drawing)
        draws = (*draws, next(i for i, weight in enumerate(drawing.weights) if weight > 0))
    return found


def _is_die(position: Position[Any], drawing: Drawing[Any], speaker: Speaker) -> bool:
    picture = position.game.picture()
    faces = [i for i, weight in enumerate(drawing.weights) if weight > 0]
    return (
        len(faces) > 1
        and picture.sees_draw(position.rules, drawing) is None
        and picture.ask_draw(position.rules, drawing) is None
        and all(speaker.has(f"draw-{drawing.why}-{i}") for i in faces)
    )


def follows(expected: Sequence[Drawing[Any]], given: Sequence[Drawing[Any]]) -> int:
    """Return how many of the draws that were made are those that were expected, from the first on."""
    for at, (one, other) in enumerate(zip(expected, given, strict=False)):
        if (one.why, one.weights) != (other.why, other.weights):
            return at
    return min(len(expected), len(given))


def asked(
    record: TableRecord, position: Position[Any] | None, speaker: Speaker, seats: Sequence[Seat] = ()
) -> parts.AskedDraw | None:
    """Return the awaited draw with its possible outcomes, and the draws so far; None if no draw is awaited.

    `position` is the position for which draws are entered. `seats` are those of the viewer: what others have
    drawn in secret has no label. `choices` is empty when all draws have been entered and only need to be
    confirmed."""
    waiting = record.pending
    if waiting is None or position is None or record.phase == "over":
        return None
    rules, chance = position.rules, Entered(waiting.draws)
    drawing: Drawing[Any] | None = None
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        drawing = chance.missing
    except (ImpossibleDraw, IllegalAction):
        return None
    secret = None if drawing is None else _secret_of(position, drawing)
    given: list[parts.Drawn] = []
    for one, outcome in zip(chance.given, waiting.draws, strict=False):
        of = _secret_of(position, one)
        # On a device with several seats, a secret draw is shown only while its own player draws.
        shown = of is None or (of in seats and (len(seats) == 1 or of == secret))
        label = draw_labels.label(position.game, rules, one, outcome, speaker) if shown else ""
        given.append(parts.Drawn(draw_labels.asked(position.game, rules, one, speaker), label))
    following = together(position, waiting, speaker)
    return parts.AskedDraw(
        kind=waiting.kind,
        what="" if drawing is None else draw_labels.asked(position.game, rules, drawing, speaker),
        at=len(waiting.draws),
        given=given,
        choices=[] if drawing is None else _choices(position, drawing, chance.given, speaker),
        more=[
            parts.NextDraw(
                draw_labels.asked(position.game, rules, one, speaker), _choices(position, one, (), speaker)
            )
            for one in following[1:]
        ],
        owner=secret,
    )


def _choices(
    position: Position[Any], drawing: Drawing[Any], given: Sequence[Drawing[Any]], speaker: Speaker
) -> list[parts.DrawChoice]:
    """Return the outcomes of a draw.

    How much is left of each is not told of a secret draw, since that would tell what others have drawn: it
    has all outcomes that the first draw of its kind had."""
    weights = drawing.weights
    secret = _secret_of(position, drawing) is not None
    if secret:
        weights = next((one.weights for one in given if one.why == drawing.why), weights)
    return [
        parts.DrawChoice(
            i,
            draw_labels.label(position.game, position.rules, drawing, i, speaker),
            draw_labels.left(drawing, 1 if secret else weight, speaker),
            *(position.game.picture().draw_sign(position.rules, drawing, i) or ("", "")),
        )
        for i, weight in enumerate(weights)
        if weight > 0
    ]
