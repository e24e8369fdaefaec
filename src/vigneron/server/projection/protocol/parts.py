"""Parts of messages to the browser: scene, people, table, offers.

Fields are sent in the order in which they are declared. A field that is `UNSET` is left out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from vigneron.server.projection.protocol.codec import Encoded
from vigneron.server.storage.table_state import Answer, Speakers, Then


class MessagePart(Struct, forbid_unknown_fields=True, gc=False):
    """A part of a message."""


# the scene


class SceneNode(Struct, forbid_unknown_fields=True, gc=False):
    """One thing of a scene: see `vigneron.core.scene.Node`.

    A field that is left out has its default value. The default of `x`, `y`, `size`, `font` and `turn` is 0,
    the default of `anchor` is `middle`, and the default of the others is ''."""

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
    """A surface with its nodes. `owner` is a seat, or null if the frame belongs to no seat.

    A frame with `plain` has no card and no heading. `own` is the title that the owner reads."""

    key: str
    title: str
    width: int | float
    height: int | float
    owner: int | None
    nodes: Sequence[SceneNode]
    plain: bool | UnsetType = UNSET
    own: str | UnsetType = UNSET


class Ending(MessagePart):
    """What ends the game, and how near that is: `done` of `of` steps; `of` is 0 if there are no steps.

    With `near` the end may come within a turn or two."""

    say: str
    done: int
    of: int
    near: bool


class Place(MessagePart):
    """A player's place in the race. `gap` says how far they are from the leader, in a few words."""

    seat: int
    leads: bool
    gap: str


class Race(MessagePart):
    """Who leads, as a sentence and by seat. Both are empty with one seat, and when the game is over.

    The lead is `sure` if nothing that is hidden can give it to somebody else."""

    say: str
    sure: bool
    places: Sequence[Place]


class Tab(MessagePart):
    """A page of frames on narrow screens."""

    key: str
    title: str
    frames: Sequence[str]


class Layout(MessagePart):
    """The arrangement of the frames."""

    left: Sequence[str]
    centre: Sequence[Sequence[str]]
    right: Sequence[str]
    house: str
    tabs: Sequence[Tab]


class Counter(MessagePart):
    """A number beside a name. `rule` is the clause that explains it."""

    symbol: str
    value: str
    label: str
    tone: str
    rule: str | UnsetType = UNSET


class CanEnd(MessagePart):
    """What a player can end with their next act or in their next turn, as a phrase without their name.

    `game` means that the end of the game depends on it."""

    say: str
    game: bool


class Standing(MessagePart, kw_only=True):
    """A player's line: the score, a note, counters, and what they can end. `rule` is the clause on points."""

    seat: int
    score: str
    note: str | UnsetType = UNSET
    counters: Sequence[Counter]
    rule: str | UnsetType = UNSET
    can_end: CanEnd | UnsetType = UNSET


class Scene(MessagePart):
    """The whole picture, with texts in the viewer's language."""

    status: str
    standings: Sequence[Standing]
    race: Race
    ending: Ending | None
    layout: Layout
    frames: Sequence[Frame]


class FrameDiff(MessagePart):
    """The changes of a frame.

    `order` lists all keys if their order has changed. If `order` is left out, new nodes of `set` come
    last."""

    set: Sequence[SceneNode]
    drop: Sequence[str]
    order: Sequence[str] | UnsetType = UNSET


class Diff(MessagePart):
    """The changes between the previous scene and this scene.

    A frame whose title, size or owner has changed is sent whole in `new`."""

    status: Encoded[str]
    standings: Encoded[Sequence[Standing]]
    race: Encoded[Race]
    ending: Encoded[Ending | None]
    frames: Mapping[str, FrameDiff]
    new: Sequence[Frame]
    gone: Sequence[str]
    layout: Layout | UnsetType = UNSET


class Control(MessagePart):
    """A button beside the boards. `note` stands under the label, `about` explains the button.

    With `after` it is shown only while that touch is selected, or while all offers that are left have it."""

    touch: str
    label: str
    symbol: str
    tone: str
    group: str
    decline: bool
    rule: str
    after: str | UnsetType = UNSET
    note: str | UnsetType = UNSET
    about: str | UnsetType = UNSET


class Overlay(MessagePart):
    """What only one seat sees: nodes by frame, controls, and the headings of the groups of controls.

    `alike` lists groups of touches that mean the same now. Offers contain the first touch of a group.
    `rings` holds words for the ring of a touch while it is lit (docs/scene.md). `score` is the viewer's own
    score, if the one in `standings` leaves something out; `race` is then the race as the viewer knows it.
    `lesser` lists the acts that another legal act replaces at a lower cost."""

    prompt: str
    nodes: Mapping[str, Encoded[Sequence[SceneNode]]]
    controls: Sequence[Encoded[Control]]
    counters: Encoded[Sequence[Counter]]
    groups: Mapping[str, str]
    alike: Sequence[Sequence[str]]
    rings: Mapping[str, str] | UnsetType = UNSET
    score: str | UnsetType = UNSET
    race: Encoded[Race] | UnsetType = UNSET
    lesser: Sequence[str] | UnsetType = UNSET


# offers, turn, log, result


class Offer(MessagePart):
    """A legal act: its text, what to touch for it, and its sentence. Offers are in the order of the acts."""

    act: str
    touch: Sequence[str]
    say: str


class Turn(MessagePart):
    """Whose act or choice is awaited.

    `chosen` tells whether the viewer's choice is complete and waits for the others. `covered` tells whether
    several seats choose at the same time. `undo` tells whether the viewer can undo an act now. `ask` is the
    sentence of the viewer's act that can be undone if everybody agrees, with all later acts; it is empty if
    there is none. `say` is a sentence that names the awaited players."""

    yours: bool
    to_act: Sequence[int]
    chosen: bool
    covered: bool
    undo: bool
    ask: str
    say: str


class LogEntry(MessagePart):
    """A sentence of the log. `v` is the first version whose log contains it."""

    v: int
    say: str
    seat: int | None


class OverRow(MessagePart):
    """A player's line in the final score. `tie` says what has broken a tie of points."""

    seat: int
    name: str
    place: int
    score: int
    winner: bool
    tie: str | UnsetType = UNSET


class OverDetail(MessagePart):
    """One of several things that a line of the final score adds up. `value` is what the thing adds."""

    say: str
    value: int


class OverPart(MessagePart):
    """A line of the final score. It has the value and the details of each seat; a value may be null."""

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
    """A counter that an act would change. Both values are text."""

    label: str
    symbol: str
    from_: str
    to: str


# people and table


Choice = Answer | Literal["withdraw"]


class ChoiceOffer(MessagePart):
    """An answer that a player may give to a motion."""

    choice: Choice
    label: str


class Motion(MessagePart):
    """The motion on which the table votes.

    `seat` made the motion; in a `late` motion it is the seat whose time is up, and in a `sit` motion the
    bot's seat that a person asks for. In an `away` motion it asks to let a bot play for an absent
    player. `choices` is empty for viewers who do not vote. It is `withdraw` for the seat that made the
    motion. The seats in `open` have not answered. `beside` are other players on this device who may
    vote with one of `answers`. `acts` are the sentences of the acts that would be undone. `left` is the
    number of milliseconds until the motion expires."""

    kind: Literal["undo", "end", "late", "sit", "away"]
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
    """The milliseconds left when the message is sent. They decrease while `runs` is true."""

    left: int
    runs: bool


class Person(MessagePart):
    """The holder of a seat. A person with a `bot` is replaced by this bot.

    `away` is the number of milliseconds until an absent player may be replaced. Bots have no `clock`."""

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
    """A setting of the table as text. `rule` is "" if the setting is not an option of the game."""

    label: str
    value: str
    rule: str


class PledgeShown(MessagePart):
    """The hash of a player's client seed. The seed itself is added when the game has begun."""

    seat: int
    hash: str
    word: str


class TableInfo(MessagePart):
    """The table, without the position of its game.

    `code` and `link` are null for viewers without a seat. `secret` is sent when the game is over. `next` is
    the table of the rematch. `hints` says whether players may ask for hints. `overtime` is what happens when
    the time of a player is up; null without a clock."""

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
    hints: bool
    overtime: Then | None
    secret: str | UnsetType = UNSET


class Drawn(MessagePart):
    """A draw that has been entered. `label` is empty if the viewer may not know what came out."""

    what: str
    label: str


class DrawChoice(MessagePart):
    """A possible outcome of a draw. `left` says how many are left of it, or is empty.

    `symbol` and `tone` are its picture in the game's art, or empty."""

    outcome: int
    label: str
    left: str
    symbol: str = ""
    tone: str = ""


class NextDraw(MessagePart):
    """A draw that follows the awaited one, whatever comes out: another die of the same roll."""

    what: str
    choices: Sequence[DrawChoice]


class AskedDraw(MessagePart):
    """The draw number `at`, which is to be entered by hand.

    `choices` is empty when all draws have been entered and only need to be confirmed. `more` are draws that
    are entered together with it. `owner` is the only seat that may see the draw."""

    kind: Literal["begin", "act", "reveal", "correct"]
    what: str
    at: int
    given: Sequence[Drawn]
    choices: Sequence[DrawChoice]
    more: Sequence[NextDraw]
    owner: int | None


class Real(MessagePart):
    """The draws at a table with real dice.

    `may` tells whether the viewer may enter the awaited draw, and `back` whether they may remove the last
    one. `correct` tells whether the draws of the last act can be corrected."""

    may: bool
    back: bool
    correct: bool
    asked: AskedDraw | None


class OnDevice(MessagePart):
    """The seats on one device, if there are several.

    `next` is the seat that opens after the curtain. `awaited` are the seats whose act or choice is awaited.
    `curtain` tells whether the seats know different things now."""

    seats: Sequence[int]
    next: int | None
    awaited: Sequence[int]
    curtain: bool


class You(MessagePart):
    """The viewer at the table. `seat` is null for a spectator, and while the curtain is drawn."""

    seat: int | None
    host: bool
    lang: str
    device: OnDevice | None


class Spoken(MessagePart):
    """A chat line, numbered from 1 at each table.

    A quick phrase (`phrase`) is sent in the reader's language. `at` is in milliseconds since 1970."""

    number: int
    seat: int | None
    name: str
    at: int
    phrase: bool
    say: str
