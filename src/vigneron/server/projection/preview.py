"""Previews of acts, and the reasons why things cannot be touched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from vigneron.core.contract import Event, Refusal, Seat
from vigneron.core.game import Game
from vigneron.core.picture import Due
from vigneron.core.refusals import NO_SUCH_MOVE, refusal_of
from vigneron.core.registry import game
from vigneron.core.rules_text import clauses
from vigneron.core.scene import Counter as Figure
from vigneron.core.scene import number, widened
from vigneron.core.split import until_draw
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.position import Position
from vigneron.server.projection.protocol import outgoing, parts
from vigneron.server.projection.scene_diff import changed, gone, merged
from vigneron.server.projection.views import Views

_SCORE: Final = "points"
"""The symbol of the counter that shows the current score."""


def rule_text(found: Game[Any, Any], number: str, lang: str) -> str:
    """Return the text of a clause. The result is '' if there is no such clause."""
    try:
        clause = clauses(found, lang).get(number)
    except FileNotFoundError:
        return ""
    return clause.text if clause else ""


def refused(n: int | None, refusal: Refusal, speaker: Speaker) -> outgoing.RefusedReply:
    """Return the message for a refusal."""
    return outgoing.RefusedReply(n=n, code=refusal.code, rule=refusal.rule, say=speaker.refusal(refusal))


def explained(n: int | None, refusal: Refusal, found: Game[Any, Any], speaker: Speaker) -> outgoing.Explained:
    """Return the answer to `why`: a refusal with the text of its clause."""
    text = rule_text(found, refusal.rule, speaker.lang)
    said = speaker.refusal(refusal)
    return outgoing.Explained(n=n, code=refusal.code, rule=refusal.rule, say=said, text=text)


def preview(views: Views, seat: Seat, text: str, lang: str, n: int | None = None) -> outgoing.Previewed:
    """Return what a legal act would change for the seat.

    Covered choices of other seats are left out, and so is all that the act would reveal."""
    position, speaker = views.position, views.speaker(lang)
    assert position is not None
    rules, action = position.rules, position.game.actions.parse(text)
    assert action is not None
    before = position.own(seat)
    tried = until_draw(rules, before, seat, action)
    after, events = tried.state, tried.events
    draws = None if tried.draw is None else speaker.say(f"draw-{tried.draw.why}")
    own = views.overlay(seat)
    overlay = position.game.picture().overlay(rules, rules.observe(after, seat), seat)
    scene = position.game.picture().scene(rules, rules.observe(after, None))
    told = [e for e in events if e.is_for(seat) and not e.reveals]
    own_act = next((e for e in told if e.seat == seat), None)
    told = [e for e in told if e is not own_act]  # the offer says that one
    reveals = any(e.reveals for e in events)
    bare = reveals or not rules.to_act(after)
    return outgoing.Previewed(
        n=n,
        act=text,
        say=[speaker.event(event) for event in told],
        gains=_gains(
            position, seat, after, own.counters, overlay.counters, _dues(position, seat, events), speaker
        ),
        nodes={} if bare else changed(merged(views.scene(), own), merged(scene, overlay), speaker),
        gone={} if bare else gone(merged(views.scene(), own), merged(scene, overlay)),
        draws=draws,
        undo=draws is None and not reveals and seat in rules.to_act(after),
    )


def _dues(position: Position[Any], seat: Seat, events: Sequence[Event]) -> list[tuple[Due, int]]:
    """Return what the act brings with it for the seat, with the amounts, in the order in which it comes."""
    dues = position.game.picture().dues
    found = ((dues[event.kind], event.data) for event in events if event.seat == seat and event.kind in dues)
    return [(due, int(data[due.amount]) * (1 if due.adds else -1)) for due, data in found]


def _gains(
    position: Position[Any],
    seat: Seat,
    after: Any,
    had: list[Figure],
    has: list[Figure],
    dues: Sequence[tuple[Due, int]],
    speaker: Speaker,
) -> list[parts.Gain]:
    """Return the counters that change. Those of `dues` change in steps: by the act, then by each due."""
    out: list[parts.Gain] = []
    was, will = (position.rules.result(s).scores[seat] for s in (position.own(seat), after))
    if was != will:
        points = [speaker.text(number(score)) for score in (was, will)]
        out.append(parts.Gain(speaker.say("server-points"), _SCORE, *points))
    then = _counted(position, seat, position.own(seat), had)
    counters = {_what(counter): speaker.text(counter.value) for counter in reversed(then)}
    counters.pop(_SCORE, None)  # the list contains the score already
    told = set[str]()  # a counter may appear on the board and beside the name, with different symbols
    for counter in _counted(position, seat, after, has):
        old = counters.pop(_what(counter), None)
        if old is None or counter.label.id in told:
            continue
        steps = [(due, amount) for due, amount in dues if due.counter == counter.symbol and amount]
        if old != speaker.text(counter.value) or steps:
            told.add(counter.label.id)
            out += _stepped(counter, old, steps, speaker)
    return out


def _stepped(
    counter: Figure, old: str, steps: Sequence[tuple[Due, int]], speaker: Speaker
) -> list[parts.Gain]:
    """Return the change of a counter: what the act itself changes, if anything, and each due."""
    value = speaker.text(counter.value)
    if not steps:
        return [parts.Gain(_label(counter, old, value, speaker), counter.symbol, old, value)]
    at = _whole(value) - sum(amount for _, amount in steps)
    said = speaker.text(number(at))
    label = _label(counter, old, said, speaker)
    out = [parts.Gain(label, counter.symbol, old, said)] if said != old else []
    for due, amount in steps:
        at += amount
        was, said = said, speaker.text(number(at))
        out.append(parts.Gain(speaker.text(due.label), counter.symbol, was, said))
    return out


def _whole(said: str) -> int:
    return int(said.replace("−", "-"))


def _label(counter: Figure, old: str, value: str, speaker: Speaker) -> str:
    """Return the label of what is added to a counter: "+1 franc", even if it comes to five francs."""
    label = counter.label
    if "count" in label.args:
        label = replace(label, args={**label.args, "count": abs(_whole(value) - _whole(old))})
    return speaker.text(label)


def _what(counter: Figure) -> str:
    """Return what identifies a counter: its symbol, or the id of its label if it has no symbol."""
    return counter.symbol or counter.label.id


def _counted(position: Position[Any], seat: Seat, state: Any, own: list[Figure]) -> list[Figure]:
    """Return a seat's own counters and the counters beside its name, as this seat sees them."""
    scene = position.game.picture().scene(position.rules, position.rules.observe(state, seat))
    return [*own, *scene.standings[seat].counters]


@lru_cache(maxsize=16)
def _groups(key: str) -> tuple[tuple[str, ...], ...]:
    """Return, by action of a game, its touches, the wider touches to which they belong, and its kind."""
    found = game(key)
    families, table = found.picture().families, found.actions
    return tuple(
        (*widened(touches, families), f"{text.partition(':')[0]}:")
        for text, touches in zip(table.text, table.touch, strict=True)
    )


@lru_cache(maxsize=16)
def _index(key: str) -> dict[str, frozenset[int]]:
    """Return the actions of a game by touch and by kind, such as `mark:`."""
    found: dict[str, set[int]] = {}
    for action, groups in enumerate(_groups(key)):
        for group in groups:
            found.setdefault(group, set()).add(action)
    return {group: frozenset(actions) for group, actions in found.items()}


def why(position: Position[Any], seat: Seat, touches: Sequence[str]) -> Refusal | None:
    """Return the best reason why these things cannot be touched together now, or None if they can.

    It is a reason about what was touched, if there is one (`core.refusals`)."""
    if position.chosen(seat):
        return Refusal("already_chosen", "")
    own, rules, key = position.own(seat), position.rules, position.game.key
    asked = lru_cache(maxsize=None)(lambda action: rules.why_not(own, seat, action))
    found = refusal_of(touches, _index(key), _groups(key).__getitem__, asked)
    return (position.game.picture().apart(touches) or found) if found == NO_SUCH_MOVE else found
