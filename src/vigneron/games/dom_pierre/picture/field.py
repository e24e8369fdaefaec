"""The frame of the vineyard: 8 × 7 squares with grapes, workers and bonuses; the bag, and grapes in hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vigneron.core.scene import Frame, Node, Text, box, disc
from vigneron.games.dom_pierre.picture.kit import SHAPES, Kit, Nodes, face, kit_of, label, once, say, sign
from vigneron.games.dom_pierre.rules.box import AROUND, HIGH, SQUARE, SQUARES, TYPES, VARIETIES, WIDE, Box
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, VARIETY_ID
from vigneron.games.dom_pierre.rules.state import GROUND_COIN, HARVEST, NONE, PLANT, State
from vigneron.games.dom_pierre.rules.vineyard import open_squares
from vigneron.native import bits

PITCH: Final = 43.0
_LEFT: Final = 12.0
_TOP: Final = 13.0
WIDTH: Final = _LEFT + WIDE * PITCH
_STRIP: Final = _TOP + HIGH * PITCH + 20
HEIGHT: Final = _STRIP + 20
_SOIL: Final = box(38, 38, 7)
_HINTS: Final = ((0.0, 0.0), (-9.5, 0.0, 9.5, 0.0), (-9.5, -9.5, 9.5, -9.5, 0.0, 9.5))
"""Positions of one, two or three small figures on a square."""


def centre(square: int) -> tuple[float, float]:
    """Return the centre of a square in the frame."""
    return _LEFT + PITCH * (square % WIDE + 0.5), _TOP + PITCH * (square // WIDE + 0.5)


def frame(box_: Box, state: State) -> Frame:
    """Return the frame of the vineyard."""
    kit = kit_of(box_)
    nodes: list[Node] = list(_edges(kit))
    grapes, workers, ground = state.grapes, state.workers, state.ground
    for square in range(SQUARES):
        nodes += _square(kit, square, grapes[square], workers[square], ground[square])
    nodes += _bag(kit, sum(state.bag), *state.bag)
    nodes += _hand(kit, state)
    return Frame("vineyard", Text("frame-vineyard"), WIDTH, HEIGHT, nodes)


@once
def _edges(kit: Kit) -> Nodes:
    """Return the names of columns and rows. Sentences use them to name squares."""
    across = [say(f"column-{x}", centre(x)[0], 6, "abcdefgh"[x], 13, "soft", "mute") for x in range(WIDE)]
    down = [say(f"row-{y}", 5.5, centre(y * WIDE)[1], y + 1, 13, "soft", "mute") for y in range(HIGH)]
    return (*across, *down)


@once
def _square(kit: Kit, square: int, grape: int, worker: int, ground: int) -> Nodes:
    x, y = centre(square)
    name = SQUARE[square]
    if grape != NONE and worker != NONE:
        about = label("vine_worker", square=name, variety=VARIETY_ID[grape], who=worker)
    elif grape != NONE:
        about = label("vine", square=name, variety=VARIETY_ID[grape])
    elif ground == GROUND_COIN:
        about = label("square_coin", square=name, coins=kit.box.ground_coins)
    elif ground:
        about = label("square_accessory", square=name, accessory=ACCESSORY_ID[ground - 1])
    else:
        about = label("square", square=name)
    out = [face(f"square-{name}", x, y, _SOIL, "soil", touch=f"square-{name}", label=about, rule="DP-31")]
    if grape == NONE:
        row, column = divmod(square, WIDE)
        # Parcels of four squares, whose rows of vines run across each other.
        along = (row // 2 + column // 2) % 2
        out.append(replace(sign(f"soil-{name}", x, y, "soil", 34, "soil"), turn=90.0 * along))
    if grape != NONE:
        moved = worker != NONE
        size = 32 if moved else 35
        out.append(
            sign(f"grape-{name}", x - 3.5 * moved, y - 3.5 * moved, VARIETIES[grape], size, VARIETIES[grape])
        )
    if ground == GROUND_COIN:
        out.append(sign(f"lying-{name}", x, y, "coin", 27, "coin"))
    elif ground:
        out.append(
            Node(f"lying-{name}", x, y, path=disc(13.5), symbol=TYPES[ground - 1], size=19, tone="grey")
        )
    if worker != NONE:
        out.append(sign(f"worker-{name}", x + 8.5, y + 7.5, f"worker-{worker}", 25, f"seat-{worker}"))
    return tuple(out)


@once
def _bag(kit: Kit, count: int, chardonnay: int, meunier: int, noir: int) -> Nodes:
    about = label("bag", count=count, chardonnay=chardonnay, meunier=meunier, noir=noir)
    return (
        sign("bag", _LEFT + 14, _STRIP, "bag", 28, "ink", label=about, rule="DP-30"),
        say("bag-count", _LEFT + 34, _STRIP, count, 17, look="strong", anchor="start"),
    )


def _hand(kit: Kit, state: State) -> Nodes:
    """Return the grapes in hand, to plant or to point at."""
    row = state.pending[-1] if state.pending else None
    if row is not None and row[0] == HARVEST and len(state.pending) > 1:
        row = state.pending[-2]
    if row is None:
        return ()
    if row[0] == PLANT:
        return _in_hand(kit, row[1], row[2], row[3], row[4])
    return ()


@once
def _in_hand(kit: Kit, chardonnay: int, meunier: int, noir: int, points: int) -> Nodes:
    out: list[Node] = []
    drawn = [v for v, count in enumerate((chardonnay, meunier, noir)) for _ in range(count)]
    right = WIDTH - 20.0
    for i, variety in enumerate(drawn):
        x = right - 40 * (len(drawn) - 1 - i)
        touch = f"grape-{VARIETIES[variety]}"
        about = label("grape_in_hand", variety=VARIETY_ID[variety])
        out += [
            face(f"hand-{i}", x, _STRIP, box(37, 37, 8), "goal", touch=touch, label=about, rule="DP-31"),
            sign(f"held-{i}", x, _STRIP, VARIETIES[variety], 32, VARIETIES[variety]),
        ]
    if drawn:
        x = right - 40 * len(drawn) + 14
        out.append(say("hand", x, _STRIP, Text("note-in_hand"), 14, "soft", anchor="end"))
    elif points:
        out.append(
            say("hand", right + 14, _STRIP, Text("note-points", {"count": points}), 14, "soft", anchor="end")
        )
    return tuple(out)


def hints(box_: Box, state: State) -> list[Node]:
    """Return, around every square that may be planted, the number of grapes of each variety (DP-32)."""
    kit = kit_of(box_)
    grapes = state.grapes
    out: list[Node] = []
    squares: list[int] = []
    bits.add(squares, 0, open_squares(state))
    for square in squares:
        counts = [0, 0, 0]
        for near in AROUND[square]:
            if grapes[near] >= 0:
                counts[grapes[near]] += 1
        out += _hint(kit, square, counts[0], counts[1], counts[2], state.ground[square] > 0)
    return out


@once
def _hint(kit: Kit, square: int, chardonnay: int, meunier: int, noir: int, covered: bool) -> Nodes:
    x, y = centre(square)
    most = kit.box.harvest_max
    found = [(v, min(n, most)) for v, n in enumerate((chardonnay, meunier, noir)) if n]
    places = _HINTS[len(found) - 1]
    small = covered
    out = []
    for i, (variety, value) in enumerate(found):
        radius = 7.8 if small else 8.6
        at_x, at_y = x + places[2 * i], y + places[2 * i + 1]
        if small:
            at_x, at_y = x - 11 + 11 * i, y - 12.0
        out.append(
            Node(
                f"hint-{SQUARE[square]}-{variety}",
                at_x,
                at_y,
                path=SHAPES[variety](radius),
                text=Text(f"={value}"),
                font=13,
                tone=VARIETIES[variety],
                look="strong bare",
            )
        )
    return tuple(out)
