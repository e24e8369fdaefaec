"""Parts of messages to the browser: scene, people, table, offers.

Fields are in the order in which they are sent. A field that is `UNSET` is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from vigneron.server.projection.protocol.codec import Encoded
from vigneron.server.storage.table_state import Answer, Speakers


class MessagePart(Struct, forbid_unknown_fields=True, gc=False):
    """A part of a message. It is made, encoded, and forgotten."""


# the scene


class SceneNode(Struct, forbid_unknown_fields=True, gc=False):
    """One thing of a scene: see `vigneron.core.scene.Node`.

    Fields that are left out have their default: `x`, `y`, `size`, `font`, `turn` 0, `anchor` `middle`, the
    others ''."""

    key: str
    x: int | float | UnsetType = UNSET
    y: int | float | UnsetType = UNSET
    path: str | UnsetType = UNSET
    symbol: str | UnsetType = UNSET
    size: int | float | UnsetType = UNSET
    tone: str | UnsetType = UNSET
    look: str | UnsetType = UNSET
    turn: int | float | UnsetType = UNSET
    touch: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    font: int | float | UnsetType = UNSET
    anchor: str | UnsetType = UNSET
    label: str | UnsetType = UNSET


class Frame(MessagePart):
    """A surface with its nodes. `owner` is a seat, or null if it belongs to nobody."""

    key: str
    title: str
    width: int | float
    height: int | float
    owner: int | None
    nodes: Sequence[SceneNode]


class Tab(MessagePart):
    """A page of frames on narrow screens."""

    key: str
    title: str
    frames: Sequence[str]


class Layout(MessagePart):
    """Where frames are."""

    left: Sequence[str]
    centre: Sequence[Sequence[str]]
    right: Sequence[str]
    house: str
    tabs: Sequence[Tab]


class Counter(MessagePart):
    """A number beside a name."""

    symbol: str
    value: str
    label: str
    tone: str


class Standing(MessagePart, kw_only=True):
    """A player's line: score, a note, counters."""

    seat: int
    score: str
    note: str | UnsetType = UNSET
    counters: Sequence[Counter]


class Scene(MessagePart):
    """The whole picture, with texts in the viewer's language."""

    status: str
    standings: Sequence[Standing]
    layout: Layout
    frames: Sequence[Frame]


class FrameDiff(MessagePart):
    """Changes in a frame.

    `order` lists all keys if their order changed; without it, new nodes of `set` come last."""

    set: Sequence[SceneNode]
    drop: Sequence[str]
    order: Sequence[str] | UnsetType = UNSET


class Diff(MessagePart):
    """Changes from the last scene to this one.

    A frame whose title, size or owner changed is sent whole in `new`."""

    status: Encoded[str]
    standings: Encoded[Sequence[Standing]]
    frames: Mapping[str, FrameDiff]
    new: Sequence[Frame]
    gone: Sequence[str]
    layout: Layout | UnsetType = UNSET


class Control(MessagePart):
    """A button beside the boards."""

    touch: str
    label: str
    symbol: str
    tone: str
    group: str
    decline: bool
    rule: str


class Overlay(MessagePart):
    """What one seat alone sees on the scene: nodes by frame, controls, and the headings of their groups.

    `alike`: groups of touches that mean the same now; offers have the first of a group."""

    prompt: str
    nodes: Mapping[str, Sequence[SceneNode]]
    controls: Sequence[Control]
    counters: Sequence[Counter]
    groups: Mapping[str, str]
    alike: Sequence[Sequence[str]]


# offers, turn, log, result


class Offer(MessagePart):
    """A legal act: its text, what to touch for it, and its sentence. Offers are in the order of acts."""

    act: str
    touch: Sequence[str]
    say: str


class Turn(MessagePart):
    """Whose choice is awaited.

    `chosen`: my choice is complete and waits for the others. `covered`: choices are being made at once.
    `undo`: I can undo something now; `ask`: I can, if everybody agrees. `say`: whose choice is awaited, as a
    sentence."""

    yours: bool
    to_act: Sequence[int]
    chosen: bool
    covered: bool
    undo: bool
    ask: bool
    say: str


class LogEntry(MessagePart):
    """A sentence of the log, and the version with which it came."""

    v: int
    say: str
    seat: int | None


class OverRow(MessagePart):
    """A player's line in the final score."""

    seat: int
    name: str
    place: int
    score: int
    winner: bool


class OverDetail(MessagePart):
    """One of several things that a line of the final score sums up, in words, and what it brought."""

    say: str
    value: int


class OverPart(MessagePart):
    """A line of the final score, with the value (None without one) and the details of each seat."""

    label: str
    values: list[int | None]
    details: list[list[OverDetail]]


class Over(MessagePart):
    """The final score."""

    say: str
    ending: str
    rows: Sequence[OverRow]
    parts: Sequence[OverPart]


class Gain(MessagePart, rename={"from_": "from"}):
    """A counter that an act would change; both values as text."""

    label: str
    symbol: str
    from_: str
    to: str


# people and table


Choice = Answer | Literal["withdraw"]


class ChoiceOffer(MessagePart):
    """An answer that a player may give."""

    choice: Choice
    label: str


class Motion(MessagePart):
    """What the table votes on.

    `seat` made the motion, or in `late` has no time left. `choices` is empty for those who do not vote, and
    `withdraw` for whoever made it. `open` seats have not answered. `beside`: other players on this device who
    may vote, with one of `answers`. `acts` are the sentences of what would be undone. `left`: milliseconds
    until it closes."""

    kind: Literal["undo", "end", "late"]
    id: int | None
    seat: int
    say: str
    acts: Sequence[str]
    choices: Sequence[ChoiceOffer]
    yours: Answer | None
    open: Sequence[int]
    beside: Sequence[int]
    answers: Sequence[ChoiceOffer]
    left: int | None


class ClockLeft(MessagePart):
    """Milliseconds left when the message is sent. They run down while `runs`."""

    left: int
    runs: bool


class Person(MessagePart):
    """Who sits in a seat. A person with a `bot` is replaced by it.

    `away`: milliseconds for which an absent player is still waited for. Bots have no `clock`."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    program: bool
    host: bool
    colour: int
    ready: bool
    here: bool = False
    away: int | None = None
    chosen: bool = False
    to_act: bool = False
    clock: ClockLeft | None = None


class Agreed(MessagePart):
    """A setting of the table as text. `rule` is "" if it is no option of the game."""

    label: str
    value: str
    rule: str


class PledgeShown(MessagePart):
    """The hash of a player's client seed, and the seed itself once the game has begun."""

    seat: int
    hash: str
    word: str


class TableInfo(MessagePart):
    """The table, without its game.

    `code` and `link` are null for viewers without a seat. `secret` is sent when the game is over. `next` is
    the table of the rematch."""

    id: str
    code: str | None
    game: str
    rules: str
    phase: Literal["lobby", "playing", "over"]
    title: str
    seats: int
    options: Sequence[Agreed]
    link: str | None
    commitment: str
    override: bool
    pledges: Sequence[PledgeShown]
    asked: bool
    imported: bool
    listed: bool
    closed: bool
    next: str | None
    colours: int
    talk: Speakers
    by_hand: bool
    secret: str | UnsetType = UNSET


class Drawn(MessagePart):
    """A draw that has been entered."""

    what: str
    label: str


class DrawChoice(MessagePart):
    """A possible outcome of a draw. `left`: its weight."""

    outcome: int
    label: str
    left: int


class AskedDraw(MessagePart):
    """The draw to enter by hand, number `at`.

    `choices` is empty when all are entered and only have to be confirmed."""

    kind: Literal["begin", "act", "reveal", "correct"]
    what: str
    at: int
    given: Sequence[Drawn]
    choices: Sequence[DrawChoice]


class Real(MessagePart):
    """A table with real dice. `may`: I may enter draws; `correct`: the last act's draws can be corrected."""

    may: bool
    correct: bool
    asked: AskedDraw | None


class OnDevice(MessagePart):
    """Several seats on one device.

    `next`: the seat behind the curtain; `awaited`: seats whose choice is awaited; `curtain`: whether the
    seats know different things now."""

    seats: Sequence[int]
    next: int | None
    awaited: Sequence[int]
    curtain: bool


class You(MessagePart):
    """This viewer at the table. `seat` is null for a spectator, and while the curtain is drawn."""

    seat: int | None
    host: bool
    lang: str
    device: OnDevice | None


class Spoken(MessagePart):
    """A chat line, numbered from 1 at each table.

    A `phrase` comes in the reader's language; `at` is in milliseconds since 1970."""

    number: int
    seat: int | None
    name: str
    at: int
    phrase: bool
    say: str
