"""The parts of messages to the browser: scene, people, table, what may be done. Fields stand in the order of
the wire; a field that may be `UNSET` is left out then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from vigneron.server.projection.protocol.codec import Encoded
from vigneron.server.storage.table_state import Answer, Speakers


class Part(Struct, forbid_unknown_fields=True, gc=False):
    """What is sent as part of a message: made, encoded, and forgotten."""


# the scene


class SceneNode(Struct, forbid_unknown_fields=True, gc=False):
    """One thing of a scene: see `vigneron.core.scene.Node`. What is left out has its default: `x`, `y`,
    `size`, `font`, `turn` 0, `anchor` `middle`, everything else empty."""

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


class Frame(Part):
    """A surface with its nodes; `owner` is a seat, or null for everybody's."""

    key: str
    title: str
    width: int | float
    height: int | float
    owner: int | None
    nodes: Sequence[SceneNode]


class Tab(Part):
    """A page of frames, on narrow screens."""

    key: str
    title: str
    frames: Sequence[str]


class Layout(Part):
    """Where frames stand."""

    left: Sequence[str]
    centre: Sequence[Sequence[str]]
    right: Sequence[str]
    house: str
    tabs: Sequence[Tab]


class Counter(Part):
    """A number beside a name."""

    symbol: str
    value: str
    label: str
    tone: str


class Standing(Part, kw_only=True):
    """A player's line."""

    seat: int
    score: str
    note: str | UnsetType = UNSET
    counters: Sequence[Counter]


class Scene(Part):
    """The whole picture, texts already in the viewer's language."""

    status: str
    standings: Sequence[Standing]
    layout: Layout
    frames: Sequence[Frame]


class FrameDiff(Part):
    """What changes in a frame. `order` is there when the order of keys changed; without it, what `set` adds
    comes last."""

    set: Sequence[SceneNode]
    drop: Sequence[str]
    order: Sequence[str] | UnsetType = UNSET


class Diff(Part):
    """What turns the last scene into this one. A frame whose title, size or owner changed comes whole in
    `new`."""

    status: Encoded[str]
    standings: Encoded[Sequence[Standing]]
    frames: Mapping[str, FrameDiff]
    new: Sequence[Frame]
    gone: Sequence[str]
    layout: Layout | UnsetType = UNSET


class Control(Part):
    """A button beside the boards."""

    touch: str
    label: str
    symbol: str
    tone: str
    group: str
    decline: bool
    rule: str


class Overlay(Part):
    """What a seat alone sees on the scene: nodes by frame, controls, and the headings of their groups."""

    prompt: str
    nodes: Mapping[str, Sequence[SceneNode]]
    controls: Sequence[Control]
    counters: Sequence[Counter]
    groups: Mapping[str, str]


# what may be done and what was done


class Offer(Part):
    """A legal act: its text, what is touched for it, and in words. Offers are in ascending order of acts."""

    act: str
    touch: Sequence[str]
    say: str


class Turn(Part):
    """Whose choice is missing. `chosen`: my choice is complete and waits for the others. `covered`: choices
    are being made at once. `undo`: there is something of mine to take back now; `ask`: there is, if everybody
    agrees. `say`: whose choice is missing, in words."""

    yours: bool
    to_act: Sequence[int]
    chosen: bool
    covered: bool
    undo: bool
    ask: bool
    say: str


class LogEntry(Part):
    """A sentence of what happened, by the version that brought it."""

    v: int
    say: str
    seat: int | None


class OverRow(Part):
    """A player in the final count."""

    seat: int
    name: str
    place: int
    score: int
    winner: bool


class OverPart(Part):
    """A line of the final count; a value for each seat."""

    label: str
    values: Sequence[int | None]


class Over(Part):
    """The final count."""

    say: str
    ending: str
    rows: Sequence[OverRow]
    parts: Sequence[OverPart]


class Gain(Part, rename={"from_": "from"}):
    """What an act would change, as texts that are shown."""

    label: str
    symbol: str
    from_: str
    to: str


# people and table


Choice = Answer | Literal["withdraw"]


class ChoiceOffer(Part):
    """An answer that somebody may give."""

    choice: Choice
    label: str


class Motion(Part):
    """What people are asked. `seat` is who asks, or in `late` whose time is over; `choices` is empty for
    those who are not asked, and `withdraw` for who asks; `open` has not answered yet; `beside`: of several
    people on this device, who else may answer, with one of `answers`; `acts` are the sentences of what would
    be taken back; `left`: milliseconds until it closes."""

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


class ClockLeft(Part):
    """Milliseconds that are left when the message is sent; they grow less while `runs`."""

    left: int
    runs: bool


class Person(Part):
    """Who sits in a seat. A person with a `bot` is somebody in whose place a bot plays. `away`: milliseconds
    for which somebody who is not here is still missed. There is no `clock` for bots."""

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


class Agreed(Part):
    """An option of the table in words; `rule` is "" for what the house adds."""

    label: str
    value: str
    rule: str


class PledgeShown(Part):
    """The hash of a player's word for the draws; the word itself once the game has begun."""

    seat: int
    hash: str
    word: str


class TableInfo(Part):
    """The table beside its game. `code` and `link` are null for who does not sit there; `secret` is there
    when the game is over; `next` is the table at which the same people play again."""

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


class Drawn(Part):
    """A draw that was entered."""

    what: str
    label: str


class DrawChoice(Part):
    """What may come out of a draw; `left`: its weight."""

    outcome: int
    label: str
    left: int


class Asked(Part):
    """What is to be drawn by hand, as draw number `at`. `choices` is empty when everything is there and only
    has to be confirmed."""

    kind: Literal["begin", "act", "reveal", "correct"]
    what: str
    at: int
    given: Sequence[Drawn]
    choices: Sequence[DrawChoice]


class Real(Part):
    """A table of real dice. `may`: I may enter; `correct`: the last act's draws can still be corrected."""

    may: bool
    correct: bool
    asked: Asked | None


class OnDevice(Part):
    """Several seats of one person. `next`: for whom the curtain was drawn; `awaited`: whose choice is
    missing; `curtain`: whether the seats know different things now."""

    seats: Sequence[int]
    next: int | None
    awaited: Sequence[int]
    curtain: bool


class You(Part):
    """Who this page's viewer is at the table; `seat` null: looks on, or the curtain is drawn."""

    seat: int | None
    host: bool
    lang: str
    device: OnDevice | None


class Spoken(Part):
    """A line that was said, numbered from 1 at each table. A `phrase` comes in the reader's language; `at` in
    milliseconds since 1970."""

    number: int
    seat: int | None
    name: str
    at: int
    phrase: bool
    say: str
