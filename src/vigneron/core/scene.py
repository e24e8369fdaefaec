"""Pictures as data. Games write scenes; the client, SVG files and screen readers show them.

A `Scene` is what a spectator sees, and an `Overlay` what one seat sees in addition. Both contain plain values
with stable keys, so two pictures can be compared key by key: a node that keeps its key and changes its place
moves.
A game writes scenes with the small functions at the end of this module (`box`, `words`, `track` …). An
unchanged part may be the same object as before (see `cache`); it is then neither compared nor sent. Therefore
nodes and frames must not be changed once they are made.

Coordinates are absolute inside a frame, in the units of its view box, y down. The client arranges frames; a
node's own drawing is centred on its (x, y).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, pi, sin

from vigneron.core.contract import Args, Seat


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence as message id and arguments, to be said in the viewer's language.

    Ids beginning with `=` are literal (`=12`). An argument whose name is `who` or starts with `seat` is a
    seat number and becomes that player's name.
    """

    id: str
    args: Args = field(default_factory=dict)


@dataclass(slots=True)
class Node:
    """One thing in a frame: a shape, a piece or words, depending on the fields that are set.

    key     unique in the scene and stable: `hex-17`, `grape-52`; a piece that changes frames keeps its key
    x, y    its centre
    path    SVG path data around (0, 0), filled with the tone
    symbol  id of a <symbol> in the game's art.svg (view box -20 -20 40 40), drawn `size` units wide
    text    drawn words, `font` units high, aligned by `anchor` (start, middle, end)
    tone    one palette name (`tone-NAME` in the game's art.css)
    look    state words of the house's stylesheet, space separated: quiet done outline dashed ghost raised
            used fine (hidden when the frame is small) strong step title caps inlay bare bevel engraved (see
            docs/scene.md)
    turn    rotation in degrees
    touch   the touch id of action tables, or several of one action, separated by spaces: touching the node
            touches them all, such as verb, auction and amount of a bid
    label   its description, for hover, long touch and screen readers; required with a touch
    rule    the rule that explains it
    """

    key: str
    x: float = 0
    y: float = 0
    path: str = ""
    symbol: str = ""
    size: float = 0
    text: Text | None = None
    font: float = 0
    anchor: str = "middle"
    tone: str = ""
    look: str = ""
    turn: float = 0
    touch: str = ""
    label: Text | None = None
    rule: str = ""


@dataclass(slots=True)
class Counter:
    """A number with its symbol, such as money or points, shown beside a name or in a frame's heading.

    The symbol, or without one the id of the label, tells counters apart, so the label may change with the
    value. If the label has an argument `count`, this is the value, or in a preview what is added to it.
    `rule` is the clause that explains it."""

    symbol: str
    value: Text
    label: Text
    tone: str = ""
    rule: str = ""


@dataclass(slots=True, weakref_slot=True)
class Frame:
    """One surface: a board, a player's house, a tray of dice. `owner` None: everybody's.

    Every seat has the same frames of its own (key `NAME-SEAT`); the client shows the viewer's large and
    the others' small, enlargeable. A `plain` frame lies on the table itself, without a card and a heading.
    """

    key: str
    title: Text
    width: float
    height: float
    nodes: Sequence[Node]
    owner: Seat | None = None
    plain: bool = False


@dataclass(frozen=True, slots=True)
class CanEnd:
    """What a player can end with their next act, or in their next turn, as far as everybody knows.

    `say` is a phrase without the player's name, such as "can end the year". `game` means that the end of the
    game depends on it: it comes then, or its round is fixed."""

    say: Text
    game: bool = False


@dataclass(slots=True, weakref_slot=True)
class Standing:
    """A player's line: current score, a note for the others, counters, and what they can end.

    `least` marks a score that leaves out what the viewer may not know, so that the true one may be higher.
    Who leads, and by how much, follows from the game's result (see `race`). `rule` explains the points."""

    seat: Seat
    score: Text
    note: Text | None = None
    counters: list[Counter] = field(default_factory=list)
    least: bool = False
    rule: str = ""
    can_end: CanEnd | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """How near the end of the game is. `say` names what ends the game, and how much is left until then.

    Of `of` equal steps `done` are done; `of` is 0 if there are no such steps. `near` means that the end may
    come within a turn or two."""

    say: Text
    done: int = 0
    of: int = 0
    near: bool = False


@dataclass(slots=True)
class Tab:
    """One page of the phone's switcher: the frames it shows, from above to below."""

    key: str
    title: Text
    frames: tuple[str, ...]


@dataclass(slots=True)
class Layout:
    """Where frames go. Names are keys of frames.

    `mine:NAME` is the frame `NAME-SEAT` of the viewer, for a spectator that of the first seat.

    left    under or over the speaking panel, a column about 320 px wide
    centre  rows of frames, from above to below; frames of one row share the width by their view boxes
    right   above the players' list and the log, a column about 320 px wide
    house   the frame of each player shown small in the players' list (`NAME`), '' for none
    tabs    the phone's pages
    """

    left: tuple[str, ...] = ()
    centre: tuple[tuple[str, ...], ...] = ()
    right: tuple[str, ...] = ()
    house: str = ""
    tabs: tuple[Tab, ...] = ()


@dataclass(slots=True)
class Scene:
    """The table as a spectator sees it."""

    frames: list[Frame]
    standings: list[Standing]
    status: Text
    """How far the game is, such as "Phase II · turn 4"."""
    layout: Layout
    ending: Ending | None = None
    """How near the end is. A game that does not know leaves it out."""


@dataclass(slots=True)
class Control:
    """A touchable thing outside the boards, in the panel: a verb, a value, a way to decline.

    Controls of one `group` have a common heading (`group-NAME`). Controls with `decline` are shown below.
    `after` names a touch: the control is shown only while that is touched, or while all acts that are left
    need it. A game may show controls that are impossible now, so that each keeps its place.

    note    a few signs under the label, such as a price; in the colour of warning if that is impossible now
    about   a sentence for hover and screen readers: what it does, or why it is impossible now
    """

    touch: str
    label: Text
    symbol: str = ""
    tone: str = ""
    group: str = ""
    decline: bool = False
    rule: str = ""
    after: str = ""
    note: Text | None = None
    about: Text | None = None


@dataclass(slots=True)
class Overlay:
    """What one seat sees in addition: `nodes[frame]` replace nodes of the same key, or come on top."""

    prompt: Text
    nodes: dict[str, Sequence[Node]] = field(default_factory=dict)
    controls: list[Control] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    """The viewer's own numbers, hidden ones included."""
    alike: list[tuple[str, ...]] = field(default_factory=list)
    """Touches that mean the same now, such as two dice that show the same: people are offered one of them."""
    rings: Mapping[str, str] = field(default_factory=dict)
    """By touch: how its ring differs while it is lit, as words of docs/scene.md (`costly`, `later` …)."""
    score: Text | None = None
    """The viewer's own score, if their line in the scene hides a part of it."""
    lesser: Sequence[str] = ()
    """The texts of legal acts that another legal act replaces at a lower cost, such as a bonus for a number
    that is rolled anyway. They come last in the list of all acts."""


def distinct(
    actions: Sequence[int], touch: Sequence[tuple[str, ...]], alike: Sequence[tuple[str, ...]]
) -> list[int]:
    """Return the actions without those that differ from an earlier one only in touches that are alike.

    `touch` holds the touches of every action (`ActionTable.touch`), `alike` is that of an `Overlay`."""
    if not alike:
        return list(actions)
    first = _first(alike)
    found: dict[frozenset[str], int] = {}
    for action in actions:
        found.setdefault(frozenset(first.get(name, name) for name in touch[action]), action)
    return list(found.values())


def alike_key(touches: Sequence[str], alike: Sequence[tuple[str, ...]]) -> frozenset[str]:
    """Return what the touches of an act have in common with those of acts that are alike."""
    first = _first(alike)
    return frozenset(first.get(name, name) for name in touches)


def _first(alike: Sequence[tuple[str, ...]]) -> dict[str, str]:
    return {name: group[0] for group in alike for name in group}


def widened(touches: tuple[str, ...], families: Mapping[str, str]) -> tuple[str, ...]:
    """Return the touches of an act, with the wider touches to which some belong (`Picture.families`)."""
    if not families:
        return touches
    return (*touches, *(families[touch] for touch in touches if touch in families))


@lru_cache(maxsize=1024)
def hexagon(radius: float) -> str:
    """Return the path of a pointy-top hexagon."""
    points = (f"{radius * sin(pi / 3 * i):.1f},{-radius * cos(pi / 3 * i):.1f}" for i in range(6))
    return "M" + "L".join(points) + "Z"


@lru_cache(maxsize=1024)
def box(width: float, height: float, radius: float = 0) -> str:
    """Return the path of a rectangle with rounded corners."""
    w, h, r = width / 2, height / 2, min(radius, width / 2, height / 2)
    if r == 0:
        return f"M{-w:g},{-h:g}H{w:g}V{h:g}H{-w:g}Z"
    return (
        f"M{-w + r:g},{-h:g}H{w - r:g}A{r:g},{r:g} 0 0 1 {w:g},{-h + r:g}V{h - r:g}"
        f"A{r:g},{r:g} 0 0 1 {w - r:g},{h:g}H{-w + r:g}A{r:g},{r:g} 0 0 1 {-w:g},{h - r:g}"
        f"V{-h + r:g}A{r:g},{r:g} 0 0 1 {-w + r:g},{-h:g}Z"
    )


@lru_cache(maxsize=1024)
def disc(radius: float) -> str:
    """Return the path of a circle."""
    r = f"{radius:g}"
    return f"M-{r},0A{r},{r} 0 1 0 {r},0A{r},{r} 0 1 0 -{r},0Z"


@lru_cache(maxsize=1024)
def number(value: int) -> Text:
    """Return a bare number as Text, with the minus sign of print."""
    return Text(f"={value}".replace("-", "−"))


def counted(symbol: str, value: int, label: str, tone: str = "", rule: str = "") -> Counter:
    """Return a counter whose label agrees with its value (`count`)."""
    return Counter(symbol, number(value), Text(label, {"count": value}), tone, rule)


def words(
    key: str,
    x: float,
    y: float,
    text: Text,
    font: float,
    *,
    tone: str = "",
    look: str = "",
    anchor: str = "middle",
    label: Text | None = None,
    rule: str = "",
) -> Node:
    """Return drawn words, their baseline at y."""
    return Node(key, x, y, text=text, font=font, tone=tone, look=look, anchor=anchor, label=label, rule=rule)


def track(
    key: str,
    x: float,
    y: float,
    steps: Iterable[tuple[Text, str]],
    *,
    wide: float,
    high: float,
    gap: float = 2,
    down: bool = False,
    font: float = 12,
) -> list[Node]:
    """Return a row (or, `down`, a column) of steps, each (words, look), the first centred on (x, y)."""
    out: list[Node] = []
    for i, (text, look) in enumerate(steps):
        at_x, at_y = (x, y + i * (high + gap)) if down else (x + i * (wide + gap), y)
        out.append(Node(f"{key}-{i}", at_x, at_y, path=box(wide, high, 4), look=f"step {look}".strip()))
        out.append(words(f"{key}-{i}-n", at_x, at_y + font * 0.36, text, font))
    return out
