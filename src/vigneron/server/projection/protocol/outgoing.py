"""Messages to browsers and programs.

Fields are in the order in which they are sent. A field that is `UNSET` is left out. Parts that are the same
for several viewers are encoded once (`Encoded`)."""

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
    """A message from the server."""


class ViewerPosition(_Down, kw_only=True):
    """The position as one viewer sees it: in `welcome`, `stale` and `moved`.

    In the lobby `v` is 0, `overlay` is null and `offers` is empty. `host_away` is sent in the lobby only: the
    milliseconds after which this viewer may become host, null while the host is here and for viewers without
    a seat. `watching` is the number of viewers without a seat. `view`, for programs only, is the position as
    the game's own data."""

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


class Welcome(ViewerPosition, tag="welcome", kw_only=True):
    """The whole position: the answer to `hello`, and sent whenever a client is behind.

    In the lobby `scene` and `over` are null and `log` is empty. `note`: what happened to this viewer
    meanwhile. `version`: of the server; a page of another version offers to reload."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    version: str


class Stale(ViewerPosition, tag="stale", kw_only=True):
    """The whole position, as the answer to an act that came too late: the position had changed."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    say: str


class Moved(ViewerPosition, tag="moved", kw_only=True):
    """What has changed.

    `log` has the new entries only; `events` are their sentences, for live announcement; `drop` lists the
    versions whose entries leave the log. When only my covered choice changes, `v` stays, `d` is new and
    `diff` is empty. The socket that asked gets its `n`."""

    diff: Encoded[Diff]
    log: Encoded[Sequence[LogEntry]]
    events: Encoded[Sequence[str]]
    drop: Sequence[int]
    over: Encoded[Over | None] | None
    n: int | UnsetType = UNSET


class People(_Down, tag="people", kw_only=True):
    """People and table have changed: presence, choices, names, seats, the motion. The position has not.

    In the lobby nothing else is sent."""

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
    """What an act would change.

    `nodes` would look different: pages show them as ghosts. `draws`: what chance would then decide. `undo`:
    the seat can take the act back, since nothing is drawn or revealed and the seat is to act again."""

    n: int | None
    act: str
    say: Sequence[str]
    gains: Sequence[Gain]
    nodes: Mapping[str, Sequence[SceneNode]]
    draws: str | None
    undo: bool


class Explained(_Down, tag="why", kw_only=True):
    """Why things cannot be touched now; `text` is the clause."""

    n: int | None
    code: str
    rule: str
    say: str
    text: str


class RefusedReply(_Down, tag="refused", kw_only=True):
    """Nothing has changed. `n` is null if the message could not be decoded."""

    n: int | None
    code: str
    rule: str
    say: str


class Again(_Down, tag="again", kw_only=True):
    """This has been done already: the same `n`, or the same act at the same `v` and `d`."""

    n: int | None


class Gone(_Down, tag="gone", kw_only=True):
    """The connection ends for good. Do not reconnect: show `say`, and a button that reloads the page.

    `code`: `no-table`, `no-watchers` (the table is closed), `unreadable` (this version cannot load it),
    `too-many` (sockets or messages), `silent` (no `hello` came)."""

    code: str
    say: str


class Said(_Down, tag="said", kw_only=True):
    """Chat lines. A line may come twice. With `n` it is the answer to `listen`."""

    n: int | UnsetType | None = UNSET
    lines: Sequence[Spoken]


class Pong(_Down, tag="pong", kw_only=True):
    """The answer to `ping`."""

    n: int | None


class Done(_Down, tag="done", kw_only=True):
    """The request was carried out."""

    n: int | None


Down = (
    Welcome
    | Stale
    | Moved
    | People
    | Previewed
    | Explained
    | RefusedReply
    | Again
    | Gone
    | Said
    | Pong
    | Done
)
"""Any message from the server."""
