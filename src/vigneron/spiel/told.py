"""What each seat was told in the course of a game. OpenSpiel's information states are made of this.

A seat is told its own acts, the events that it may see, and what it sees on the table (`Rules.observe`). It is
not told a covered choice of another seat before the reveal, nor the draws of an act: they reach it as events
and on the table only. An act that tells a seat nothing leaves no trace in what this seat was told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from vigneron.core.contract import Event, Json, Seat
from vigneron.spiel.nodes import Node

_BYTES: Final = 16
"""The size of a digest. Different histories have the same digest with probability 2^-128."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was told until now.

    before   what it was told before the last news; None at the set-up
    news     the last news: [“act”, text] for its own act, [kind, seat, data] for an event
    sees     what it sees on the table, as JSON text
    count    how many times there was news
    digest   a digest of all news and of all that was seen"""

    before: Told | None
    news: tuple[Json, ...]
    sees: str
    count: int
    digest: bytes


_NOTHING: Final = Told(None, (), "", 0, b"")


def may_see(event: Event, seat: Seat) -> bool:
    """Return whether an event is told to a seat when it happens."""
    if event.told_later and event.seat != seat:
        return False
    return event.audience is None or seat in event.audience


def seen_by(node: Node, viewer: Seat | None) -> str:
    """Return what a viewer sees at a node with a position, as JSON text."""
    rules = node.table.rules
    seen = rules.observe(node.position, viewer)
    return json.dumps(rules.dump(seen.state), separators=(",", ":"), ensure_ascii=False)


def told(node: Node | None, seat: Seat) -> Told:
    """Return what a seat was told until a node. At a draw, this is what it was told before the act.

    The answer is kept in the node, so that following a game asks the rules once per act and seat."""
    node = None if node is None else node.settled
    if node is None:
        return _NOTHING
    missing: list[Node] = []
    known = _NOTHING
    while node is not None:
        if node.told is None:
            node.told = [None] * node.table.setup.seats
        if node.told[seat] is not None:
            known = node.told[seat]
            break
        missing.append(node)
        node = node.before
    for one in reversed(missing):
        known = one.told[seat] = _next(known, one, seat)
    return known


def _next(known: Told, node: Node, seat: Seat) -> Told:
    news = tuple(_news(node, seat))
    sees = seen_by(node, seat)
    if not news and sees == known.sees:
        return known
    digest = blake2b(known.digest, digest_size=_BYTES)
    digest.update(json.dumps(news, separators=(",", ":")).encode())
    digest.update(sees.encode())
    return Told(known, news, sees, known.count + 1, digest.digest())


def _news(node: Node, seat: Seat) -> Iterator[Json]:
    if node.seat == seat:
        yield ["act", node.table.game.actions.text[node.action]]
    for event in node.events:
        if may_see(event, seat):
            yield [event.kind, event.seat, dict(event.data)]


def all_news(last: Told) -> list[tuple[Json, ...]]:
    """Return all news of a seat, oldest first."""
    out = []
    one: Told | None = last
    while one is not None and one.before is not None:
        out.append(one.news)
        one = one.before
    return out[::-1]
