"""Messages to browsers and programs.

Fields are sent in the order in which they are declared. A field that is `UNSET` is left out. A part that is
the same for several viewers is encoded once (`Encoded`)."""

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
    """The position as one viewer sees it. It is part of `welcome`, `stale` and `moved`.

    In the lobby `v` is 0, `overlay` is null and `offers` is empty. `host_away` is sent in the lobby only. It
    is the number of milliseconds after which this viewer may become host, or null while the host is present
    and for viewers without a seat. `watching` is the number of viewers without a seat. `view` is sent to
    programs only. It is the position as the game's own data."""

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
    """The whole position. It answers `hello`, and is sent whenever a client is out of date.

    In the lobby `scene` and `over` are null and `log` is empty. `note` says what happened to this viewer
    while they were away. `version` is the version of the server; a page of another version offers to
    reload."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    version: str


class Stale(ViewerPosition, tag="stale", kw_only=True):
    """The whole position. It answers an act that came too late, because the position had changed."""

    scene: Encoded[Scene] | None
    log: Encoded[Sequence[LogEntry]]
    over: Encoded[Over | None]
    n: int | UnsetType = UNSET
    note: str | UnsetType = UNSET
    say: str


class Moved(ViewerPosition, tag="moved", kw_only=True):
    """The changes of the position.

    `log` contains the new entries only. `events` are the sentences of these entries, for a screen reader to
    announce. `drop` lists the versions whose entries are removed from the log. When only the viewer's covered
    choice changes, `v` stays the same, `d` is new and `diff` is empty. The socket that sent the request gets
    the request's `n`."""

    diff: Encoded[Diff]
    log: Encoded[Sequence[LogEntry]]
    events: Encoded[Sequence[str]]
    drop: Sequence[int]
    over: Encoded[Over | None] | None
    n: int | UnsetType = UNSET


class People(_Down, tag="people", kw_only=True):
    """People or table have changed: presence, choices, names, seats, the motion. The position is unchanged.

    In the lobby this is the only message about changes."""

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

    `nodes` are the nodes that would look different; pages show them as ghosts. `gone` are the keys of nodes
    that would no longer be there. `draws` says what chance would then decide. `undo` tells whether the seat
    could undo the act. That is possible if nothing is drawn or revealed and the seat is to act again."""

    n: int | None
    act: str
    say: Sequence[str]
    gains: Sequence[Gain]
    nodes: Mapping[str, Sequence[SceneNode]]
    gone: Mapping[str, Sequence[str]]
    draws: str | None
    undo: bool


class Explained(_Down, tag="why", kw_only=True):
    """Why things cannot be touched now. `text` is the text of the clause."""

    n: int | None
    code: str
    rule: str
    say: str
    text: str


class Hinted(_Down, tag="hint", kw_only=True):
    """A hint for the position `v`, `d` of the viewer's seat, up to a step.

    `touches` are the things to look at: at step 1 only the first. From step 2 on, `act` is the text of the
    best act, and `say` says it; at step 3, `why` says why. Where only one act is offered, step 1 is left out:
    `step` is at least 2. `note` says if the hint is a rough one."""

    n: int | None
    v: int
    d: int
    step: int
    touches: Sequence[str]
    act: str | None
    say: str
    why: str
    note: str


class RefusedReply(_Down, tag="refused", kw_only=True):
    """The request was refused, and nothing has changed. `n` is null if the message could not be decoded."""

    n: int | None
    code: str
    rule: str
    say: str


class Again(_Down, tag="again", kw_only=True):
    """The request was carried out before: the same `n` came, or the same act with the same `v` and `d`."""

    n: int | None


class Gone(_Down, tag="gone", kw_only=True):
    """The connection ends for good. The client must not reconnect.

    The client shows `say` and a button that reloads the page. `code` is `no-table`, `no-watchers` (the table
    is closed to spectators), `unreadable` (this version cannot load the table), `too-many` (sockets or
    messages) or `silent` (no `hello` came)."""

    code: str
    say: str


class Said(_Down, tag="said", kw_only=True):
    """Chat lines. A line may come twice. If the message has `n`, it answers `listen`."""

    n: int | UnsetType | None = UNSET
    lines: Sequence[Spoken]


class Plies(_Down, tag="history"):
    """The plies of the game so far, from the set-up on. It answers `history`.

    The three lists have one item per ply that has not been undone: the version that the ply made, its seat
    (-1 for the set-up), and the round of the position after it. `unseen` lists the plies after which nobody
    saw the position, because their acts were revealed together with a later one. `v` is the version now."""

    n: int | None
    v: int
    versions: Sequence[int]
    seats: Sequence[int]
    rounds: Sequence[int]
    unseen: Sequence[int]


class Past(_Down, tag="past"):
    """A past position, as one seat could see it then. It answers `past`.

    `ply` made version `v`; `last` is the last ply so far. `seat` is the seat that looks, null for spectators.
    `say` are the sentences of the acts that led here from the position that was seen before. Either `scene`
    is the whole picture, or `diff` contains the changes since the version that the request named. `overlay`
    has nodes, counters and a score only, because nothing can be played."""

    n: int | None
    ply: int
    v: int
    last: int
    seat: int | None
    round: int
    say: Sequence[str]
    scene: Encoded[Scene] | None
    diff: Encoded[Diff] | None
    overlay: Encoded[Overlay] | None


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
    | Hinted
    | RefusedReply
    | Again
    | Gone
    | Said
    | Plies
    | Past
    | Pong
    | Done
)
"""Any message of the server."""
