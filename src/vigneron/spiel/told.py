"""What each seat was told in the course of a game. OpenSpiel's information states are made of this.

A seat is told its own acts, the events that it may see, and what it sees on the table (`Rules.observe`). It
is not told a covered choice of another seat before the reveal, nor the draws of an act: they reach it as
events and on the table only. An act that tells a seat nothing leaves no trace in what this seat was told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from vigneron.core.chance import Scripted
from vigneron.core.contract import Event, Json, Seat
from vigneron.spiel.nodes import Link, Node, Position, Table

_BYTES: Final = 16
"""The size of a digest. Different histories have the same digest with probability 2^-128."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat was told until now.

    before   what it was told before the last news; None at the set-up
    news     the last news: ("act", text) for its own act, (kind, seat, data) for an event
    sees     what it sees on the table, as JSON text
    count    how many times there was news
    digest   a digest of all news and of all that was seen"""

    before: Told | None
    news: tuple[Json, ...]
    sees: str
    count: int
    digest: bytes


NOTHING: Final = Told(None, (), "", 0, b"")


def may_see(event: Event, seat: Seat) -> bool:
    """Return whether an event is told to a seat when it happens."""
    if event.told_later and event.seat != seat:
        return False
    return event.is_for(seat)


def seen_by(table: Table, state: Any, viewer: Seat | None) -> str:
    """Return what a viewer sees of a position, as JSON text."""
    seen = table.rules.observe(state, viewer)
    return json.dumps(table.rules.dump(seen.state), separators=(",", ":"), ensure_ascii=False)


def private(own: str, public: str) -> str:
    """Return what a seat sees and the public does not, as JSON text by path; "" if there is nothing."""
    found = dict(_differences(json.loads(own), json.loads(public), ""))
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False) if found else ""


def _differences(own: Json, public: Json, path: str) -> Iterator[tuple[str, Json]]:
    if own == public:
        return
    pairs: list[tuple[str | int, Json, Json]] = []
    if isinstance(own, dict) and isinstance(public, dict) and own.keys() == public.keys():
        pairs = [(key, own[key], public[key]) for key in own]
    elif isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        pairs = [(at, one, other) for at, (one, other) in enumerate(zip(own, public, strict=True))]
    if not pairs:
        yield path, own
    for key, one, other in pairs:
        yield from _differences(one, other, f"{path}.{key}" if path else str(key))


def told(node: Node, seat: Seat) -> Told:
    """Return what a seat was told until a node. At a draw, this is what it was told before the act.

    The answer is kept at the node. Asking again a few acts later plays only these acts again."""
    at = node.settled
    if at is None:
        return NOTHING
    if at.told is None:
        at.told, at.link.node = {}, at
    if seat not in at.told:
        at.told[seat] = _followed(at, seat)
    found: Told = at.told[seat]
    return found


def _followed(node: Position, seat: Seat) -> Told:
    """Play the acts since somebody last asked for this seat, and note what it is told."""
    table, rules = node.table, node.table.rules
    missing: list[Link] = []
    link: Link | None = node.link
    known, state = NOTHING, None
    while link is not None:
        asked = link.node
        if asked is not None and asked.told is not None and seat in asked.told:
            known, state = asked.told[seat], rules.clone(asked.state)
            break
        missing.append(link)
        link = link.before
    for one in reversed(missing):
        log: list[Event] = []
        if one.before is None:
            state = rules.new(table.setup, Scripted(one.outcomes))
        else:
            rules.step(state, one.seat, one.action, Scripted(one.outcomes), log)
        own = () if one.seat != seat else (("act", table.game.actions.text[one.action]),)
        heard = ((event.kind, event.seat, dict(event.data)) for event in log if may_see(event, seat))
        known = _after(known, (*own, *heard), seen_by(table, state, seat))
    return known


def _after(known: Told, news: tuple[Json, ...], sees: str) -> Told:
    if not news and sees == known.sees:
        return known
    digest = blake2b(known.digest, digest_size=_BYTES)
    digest.update(json.dumps(news, separators=(",", ":")).encode())
    digest.update(sees.encode())
    return Told(known, news, sees, known.count + 1, digest.digest())


def all_news(last: Told) -> list[tuple[Json, ...]]:
    """Return all news of a seat, oldest first."""
    out = []
    one: Told | None = last
    while one is not None and one.before is not None:
        out.append(one.news)
        one = one.before
    return out[::-1]
