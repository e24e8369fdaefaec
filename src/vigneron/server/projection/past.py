"""Messages about past positions: what a viewer could see after a ply, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import UNSET, structs

from vigneron.core.cache import Cache
from vigneron.core.contract import Seat
from vigneron.core.race import Race, race
from vigneron.core.scene import Node, Overlay, Scene, Text
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.history import History
from vigneron.server.projection.protocol import Encoded, encoded, outgoing, parts
from vigneron.server.projection.repeats import Repeats
from vigneron.server.projection.scene_diff import (
    Recent,
    compared,
    difference,
    heads,
    overlay_part,
    scene_part,
)
from vigneron.server.projection.views import Views

_SCENES: Final[Cache[Scene]] = Cache(12)
"""Scenes of past positions, for all tables together: a viewer steps from a scene to the next one."""
_WHOLE: Final = Recent(4)


def history(views: Views, n: int | None) -> outgoing.Plies:
    """Return the plies of the game so far."""
    position, marks = views.position, views.history.marks
    assert position is not None
    return outgoing.Plies(
        n=n,
        v=position.v,
        versions=[mark.v for mark in marks],
        seats=[mark.seat for mark in marks],
        rounds=[mark.round for mark in marks],
        unseen=[ply for ply, mark in enumerate(marks) if not mark.shown],
    )


def past(
    views: Views,
    seat: Seat | None,
    ply: int,
    lang: str,
    *,
    mine: bool = True,
    base: int | None = None,
    n: int | None = None,
) -> outgoing.Past:
    """Return the position after a ply as a seat could see it then. A ply that is too high is the last one.

    `mine` tells whether the viewer sits in the seat. `base` is the version that the viewer's page shows, if
    it shows a past position."""
    marks = views.history.marks
    ply = min(ply, len(marks) - 1)
    mark, known = marks[ply], None if base is None else views.history.ply_of(base)
    scene, diff = _scene(views, ply), None
    speaker = views.speaker(lang)
    if known is not None:
        changes = compared(_scene(views, known), scene)
        diff = encoded(difference(changes, heads(scene, Repeats(speaker), _race(views, ply)), speaker))
    return outgoing.Past(
        n=n,
        ply=ply,
        v=mark.v,
        last=len(marks) - 1,
        seat=seat,
        round=mark.round,
        say=_said(views, seat, ply, lang),
        scene=None
        if diff
        else _WHOLE.told(scene, speaker, "scene", lambda: scene_part(scene, speaker, _race(views, ply))),
        diff=diff,
        overlay=None if seat is None else _overlay(views, seat, ply, lang, mine=mine),
    )


def imagined(
    views: Views, state: Any, seat: Seat, ply: int, say: Sequence[str], lang: str, *, mine: bool = True
) -> outgoing.Past:
    """Return a position that nobody played, as a seat would see it: what an act after a ply comes to.

    `mine` tells whether the viewer sits in the seat. The whole picture is sent, and the version is -1,
    because no difference may be to it."""
    position, speaker = views.position, views.speaker(lang)
    assert position is not None
    rules, picture = position.rules, position.game.picture()
    scene = picture.scene(rules, rules.observe(state, None))
    hidden = {standing.seat for standing in scene.standings if standing.least}
    known = race(rules.result(rules.observe(state, None).state), hidden)
    seen = rules.observe(state, seat)
    own = race(rules.result(seen.state), hidden - {seat}) if hidden else None
    overlay = picture.overlay(rules, seen, seat)
    if not mine:
        overlay = _of_another(overlay, seat, speaker)
    told = overlay_part(overlay, Repeats(speaker), own)
    return outgoing.Past(
        n=None,
        ply=ply,
        v=-1,
        last=len(views.history.marks) - 1,
        seat=seat,
        round=position.game.round_of(state),
        say=say,
        scene=encoded(scene_part(scene, speaker, known)),
        diff=None,
        overlay=encoded(_unasked(told)),
    )


def _scene(views: Views, ply: int) -> Scene:
    """Return the scene after a ply as a spectator saw it."""
    history: History[Any] = views.history
    return _SCENES.get((history, history.marks[ply].v), lambda: _drawn(views, ply))


def _drawn(views: Views, ply: int) -> Scene:
    position = views.position
    assert position is not None
    seen = position.rules.observe(views.history.at(ply), None)
    return position.game.picture().scene(position.rules, seen)


def _race(views: Views, ply: int, seat: Seat | None = None) -> Race:
    """Return who led after a ply, as everybody knew it, or as a seat did."""
    position = views.position
    assert position is not None
    least = {standing.seat for standing in _scene(views, ply).standings if standing.least} - {seat}
    seen = position.rules.observe(views.history.at(ply), seat)
    return race(position.rules.result(seen.state), least)


def _overlay(views: Views, seat: Seat, ply: int, lang: str, *, mine: bool) -> Encoded[parts.Overlay]:
    """Return what a seat saw in addition. Without prompt, controls and lights, because nothing is asked."""
    position = views.position
    assert position is not None
    seen = position.rules.observe(views.history.at(ply), seat)
    overlay, speaker = position.game.picture().overlay(position.rules, seen, seat), views.speaker(lang)
    if not mine:
        overlay = _of_another(overlay, seat, speaker)
    hidden = any(standing.least for standing in _scene(views, ply).standings)
    told = overlay_part(overlay, Repeats(speaker), _race(views, ply, seat) if hidden else None)
    return encoded(_unasked(told))


def _of_another(overlay: Overlay, seat: Seat, speaker: Speaker) -> Overlay:
    """Return what a seat sees for somebody who sits elsewhere, whom "you" would mean.

    A sentence that speaks to the seat has a form `ID-of` with its name, `who`."""

    def told(text: Text) -> Text:
        other = f"{text.id}-of"
        return Text(other, {"who": seat, **text.args}) if speaker.has(other) else text

    def node(one: Node) -> Node:
        text, label = (part and told(part) for part in (one.text, one.label))
        return replace(one, text=text, label=label)

    nodes: dict[str, Sequence[Node]] = {
        frame: [node(one) for one in some] for frame, some in overlay.nodes.items()
    }
    counters = [replace(one, label=told(one.label)) for one in overlay.counters]
    return replace(overlay, nodes=nodes, counters=counters)


def _unasked(told: parts.Overlay) -> parts.Overlay:
    """Return an overlay without what belongs to a question."""
    return structs.replace(told, prompt="", controls=[], groups={}, alike=[], rings=UNSET)


def _said(views: Views, seat: Seat | None, ply: int, lang: str) -> list[str]:
    """Return the sentences of the acts since the last position that was seen, for this seat's ears.

    Acts that were revealed together are told at the last one of them."""
    position, marks = views.position, views.history.marks
    assert position is not None
    if not marks[ply].shown:
        return []
    since = next((marks[at].v for at in range(ply - 1, -1, -1) if marks[at].shown), 0)
    versions = {mark.v for mark in marks if since < mark.v <= marks[ply].v}
    entries = [entry for entry in position.log if entry.v in versions]
    return [line.say for line in views.log(entries, seat, lang)]
