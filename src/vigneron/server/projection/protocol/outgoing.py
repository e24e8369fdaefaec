"""Messages to browsers and programs. Fields stand in the order of the wire; one that may be `UNSET` is left
out then. Parts that are the same for several viewers are `Encoded` once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from vigneron.server.projection.protocol.codec import Encoded
from vigneron.server.projection.protocol.parts import (
    Diff,
    Gain,
    LogEntry,
    Motion,
    Offer,
    Over,
    Overlay,
    Person,
    Real,
    Scene,
    SceneNode,
    Spoken,
    TableInfo,
    Turn,
    You,
)


class _Down(Struct, tag_field="t", forbid_unknown_fields=True, gc=False):
    """A message of the server."""


class Seen(_Down, kw_only=True):
    """The position as one viewer sees it: in `welcome`, `stale` and `moved`. In the lobby `v` is 0, `overlay`
    null and `offers` empty. `host_away`, in the lobby only, is null while the host is there, and for whoever
    does not sit; else the milliseconds after which this viewer may take their place, with which pages count
    on. `watching` people look on without a seat. `view`, for programs only, is the position as the game's own
    data."""

    v: int
    d: int
    overlay: Encoded[Overlay] | None
    offers: Encoded[Sequence[Offer]]
    you: You
    table: Encoded[TableInfo]
    watching: int
    host_away: int | UnsetType | None = UNSET
    people: Encoded[Sequence[Person]]
    real: Encoded[Real] | None
    turn: Encoded[Turn]
    motion: Encoded[Motion | None] | None
    view: Any | UnsetType = UNSET


class Welcome(Seen, tag="welcome", kw_only=True):
    """Everything: the answer to `hello`, and sent whenever a client is behind. In the lobby `scene` and
    `over` are null and `log` is empty. `note`: what has happened to this viewer meanwhile. `version`: of the
    house; a page of another one is older, and offers to load anew."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    version: str


class Stale(Seen, tag="stale", kw_only=True):
    """Everything, as the answer to what came too late: the position had changed."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    say: str


class Moved(Seen, tag="moved", kw_only=True):
    """What has changed. `log` holds only the new entries; `events` are their sentences, for live
    announcement; `drop` names the versions whose entries leave the log. A change of my own covered choice has
    the same `v`, a new `d` and an empty `diff`. To the socket that asked, it carries its `n`."""

    diff: Encoded[Diff]
    log: Encoded[Sequence[LogEntry]]
    events: Encoded[Sequence[str]]
    drop: Sequence[int]
    over: Encoded[Over | None] | None
    n: int | UnsetType = UNSET


class People(_Down, tag="people", kw_only=True):
    """Who is here, who has chosen, names, seats, what is asked; the position is the same. In the lobby
    nothing else is sent."""

    you: You
    table: Encoded[TableInfo]
    watching: int
    host_away: int | UnsetType | None = UNSET
    people: Encoded[Sequence[Person]]
    real: Encoded[Real] | None
    turn: Encoded[Turn]
    motion: Encoded[Motion | None] | None
    n: int | UnsetType = UNSET


class Previewed(_Down, tag="preview", kw_only=True):
    """What an act would bring. `nodes` would look different: pages draw them as ghosts. `draws`: what chance
    would then decide."""

    n: int | None
    act: str
    say: Sequence[str]
    gains: Sequence[Gain]
    nodes: Mapping[str, Sequence[SceneNode]]
    draws: str | None


class Explained(_Down, tag="why", kw_only=True):
    """Why things cannot be touched now; `text` is the clause."""

    n: int | None
    code: str
    rule: str
    say: str
    text: str


class Refused(_Down, tag="refused", kw_only=True):
    """Nothing has changed. `n` is null for what was not understood."""

    n: int | None
    code: str
    rule: str
    say: str


class Again(_Down, tag="again", kw_only=True):
    """This had already been done: the same `n`, or the same act at the same `v` and `d`."""

    n: int | None


class Gone(_Down, tag="gone", kw_only=True):
    """The line ends for good: `no-table`, `no-watchers` (the table is closed), `unreadable` (this version
    cannot open it), `too-many` (sockets or messages), `silent` (no `hello` came). Do not come back by
    yourself: the page shows `say` and a button that loads it anew."""

    code: str
    say: str


class Said(_Down, tag="said", kw_only=True):
    """What was said. A line may come twice. With `n` it is the answer to `listen`."""

    n: int | UnsetType | None = UNSET
    lines: Sequence[Spoken]


class Pong(_Down, tag="pong", kw_only=True):
    """The answer to `ping`."""

    n: int | None


class Done(_Down, tag="done", kw_only=True):
    """It is done."""

    n: int | None


Down = Welcome | Stale | Moved | People | Previewed | Explained | Refused | Again | Gone | Said | Pong | Done
"""Any message of the server."""
