"""The small surfaces round a duchy: the roll, time, bonuses, points."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.burgundy_dice.duchy import BONUS_TONE, SIGN
from vigneron.games.burgundy_dice.rules import BurgundyRules
from vigneron.games.burgundy_dice.state import Side, State
from vigneron.games.burgundy_dice.tables import BONUSES, COLOURS, GOODS
from vigneron.games.burgundy_dice.variants import Solo

PHASES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
_WIDTH: Final = 320.0
DICE_X: Final = {"c0": 33.0, "c1": 93.0, "n0": 160.0, "n1": 220.0, "glass": 287.0}
TRAY_Y: Final = 29.0
_WORTH_X: Final = 46.0
_WORTH_WIDE: Final = 28.0
_BONUS_RULE: Final = ("CB-41", "CB-43", "CB-11", "CB-42")


def tray(state: State) -> Frame:
    """Return the five dice as rolled, or their empty places before the first roll."""
    nodes = [_rest(name, x) for name, x in DICE_X.items()] if state.turn == 0 else _dice(state)
    return Frame("tray", Text("scene-tray"), _WIDTH, 2 * TRAY_Y, nodes)


def _rest(name: str, x: float) -> Node:
    label = Text("label-not-rolled")
    return Node(
        f"die-{name}", x, TRAY_Y, path=box(42, 42, 9), look="outline dashed", label=label, rule="CB-10"
    )


def _dice(state: State) -> list[Node]:
    out: list[Node] = []
    for i, (name, x) in enumerate(DICE_X.items()):
        face = state.dice[i]
        if i < 2:
            tone, symbol, size = COLOURS[face], COLOURS[face], 36.0
            label = Text("label-colour-die", {"colour": COLOURS[face]})
        elif i < 4:
            tone, symbol, size = "ivory", f"pip-{face}", 42.0
            label = Text("label-number-die", {"number": face})
        else:
            tone, symbol, size = "double" if face > 1 else "ivory", f"hour-{face}", 33.0
            label = Text("label-hourglass", {"glasses": face})
        touch = f"die-{name}" if i < 4 else ""
        out.append(Node(f"cube-{name}", x, TRAY_Y, symbol="die", size=56, tone=tone, look="inlay raised"))
        out.append(
            Node(
                f"die-{name}", x, TRAY_Y - 1, path=box(42, 42, 8), symbol=symbol, size=size, tone=tone,
                look="bare", touch=touch, label=label, rule="CB-12" if touch else "CB-10",
            )
        )  # fmt: skip
    return out


def time(rules: BurgundyRules, state: State) -> Frame:
    """Return the three time columns, boxes crossed off filled, and what ends the phase (CB-10, CB-15)."""
    phases, column = rules.box.phases, rules.column
    pitch = min(26.0, 272 / column)
    nodes: list[Node] = []
    for phase in range(1, phases + 1):
        y = 12.0 + 25 * (phase - 1)
        now = phase == state.phase and not state.over and state.turn > 0
        gone = column if phase < state.phase or state.over else state.boxes if phase == state.phase else 0
        if now:
            nodes.append(Node("now", _WIDTH / 2, y, path=box(_WIDTH - 4, 24, 7), tone="soft", look="bare"))
        label = Text("label-phase", {"phase": PHASES[phase - 1], "crossed": gone, "boxes": column})
        nodes.append(
            Node(
                f"phase-{phase}", 24, y + 6, text=Text(f"={PHASES[phase - 1]}"), font=17,
                tone="wine" if now else "soft", look="title", label=label, rule="CB-15",
            )
        )  # fmt: skip
        for i in range(column):
            x = 52 + pitch * (i + 0.5)
            face = box(pitch - 7, 15, 4)
            tone, look = ("brass", "done") if i < gone else ("", "outline" if now else "step")
            nodes.append(Node(f"time-{phase}-{i}", x, y, path=face, tone=tone, look=look))
    end = 12.0 + 25 * phases
    nodes.append(words("clock", 8, end + 5, clock(rules, state), 14, anchor="start"))
    return Frame("time", Text("scene-time"), _WIDTH, end + 12, nodes)


def clock(rules: BurgundyRules, state: State) -> Text:
    """Return when the phase ends, in words."""
    if state.over:
        return Text("scene-clock-over")
    left = rules.column - state.boxes
    args: dict[str, int | str] = {"phase": PHASES[state.phase - 1], "left": left}
    if state.turn == 0:
        return Text("scene-clock-start", {"boxes": rules.column})
    if isinstance(rules, Solo):
        return Text("scene-clock-solo", {"turn": state.boxes, "turns": rules.column})
    if left < 3:
        return Text(("scene-clock-last", "scene-clock-one", "scene-clock-two")[left], args)
    return Text("scene-clock", args | {"least": (left + 1) // 2})


def bonus_frame(side: Side, seat: Seat) -> Frame:
    title = Text("scene-bonus", {"who": seat})
    return Frame(f"bonus-{seat}", title, _WIDTH, 44, bonus_nodes(side, seat), seat)


def bonus_nodes(side: Side, seat: Seat, spent: int = -1) -> list[Node]:
    """Return four fields, each with its sign, the number held and a dot for each (CB-14b: without limit).

    `spent` is a bonus that the choice being made crosses off, -1 for none.
    """
    out: list[Node] = []
    for bonus, held in enumerate(side.bonus):
        x, y = 40.0 + 80 * bonus, 22.0
        key, tone = f"{seat}-{SIGN[bonus]}", BONUS_TONE[bonus]
        out += [
            Node(
                f"bonus-{key}", x, y, path=box(74, 39, 10), look="step",
                touch="" if bonus == GOODS else f"bonus-{SIGN[bonus]}",
                label=Text("label-bonus", {"bonus": BONUSES[bonus], "held": held}), rule=_BONUS_RULE[bonus],
            ),
            Node(
                f"token-{key}", x - 19, y, path=disc(14), symbol=SIGN[bonus], size=22, tone=tone, look="done",
            ),
            words(
                f"held-{key}", x + 6, y + 7, number(held), 19 if held < 10 else 15,
                look="strong" if held else "", tone="" if held else "soft",
            ),
        ]  # fmt: skip
        circles = held + (bonus == spent)
        rows, pitch, radius, start = (3, 10.0, 3.6, 20) if circles <= 6 else (6, 5.8, 2.3, 23)
        for i in range(circles):
            at_x, at_y = (
                x + start + pitch * (i // rows),
                y + pitch * (i % rows - (min(circles, rows) - 1) / 2),
            )
            look = "done" if i < held else "ghost"
            out.append(Node(f"ring-{key}-{i}", at_x, at_y, path=disc(radius), tone=tone, look=look))
        if bonus == spent:
            out.append(Node(f"spent-{key}", x - 19, y, symbol="struck", size=30, tone="wine"))
    return out


def points(rules: BurgundyRules, state: State) -> Frame:
    """Return what areas pay by size and phase (CB-30) and what whole colours pay first and second (CB-50)."""
    table = rules.box.area_points
    nodes: list[Node] = []
    left, wide = _WORTH_X, _WORTH_WIDE
    for phase in range(rules.box.phases):
        x = left + wide * phase
        now = phase + 1 == state.phase and not state.over
        if now:
            tall = 22 * len(table) + 2
            nodes.append(
                Node("worth-now", x, tall / 2 + 1, path=box(wide - 2, tall, 7), tone="soft", look="bare")
            )
        look = "title strong" if now else "title"
        nodes.append(
            words(
                f"worth-{phase}",
                x,
                18,
                Text(f"={PHASES[phase]}"),
                15,
                tone="wine" if now else "soft",
                look=look,
            )
        )
        for size in range(1, len(table)):
            y = 18.0 + 22 * size
            nodes.append(
                words(
                    f"worth-{phase}-{size}",
                    x,
                    y,
                    number(table[size][phase]),
                    15,
                    look="strong" if now else "",
                )
            )
    for size in range(1, len(table)):
        y = 13.0 + 22 * size
        label = Text("label-worth", {"size": size, "points": table[size][state.phase - 1]})
        nodes.append(
            Node(
                f"size-{size}",
                16,
                y,
                path=_cluster(size),
                tone="brass",
                look="done",
                label=label,
                rule="CB-30",
            )
        )
    for colour, name in enumerate(COLOURS):
        nodes += _race(rules, state, colour, name)
    return Frame("points", Text("scene-points"), _WIDTH, max(22 * len(table) + 6, 110), nodes)


def _race(rules: BurgundyRules, state: State, colour: int, name: str) -> list[Node]:
    """Return one whole colour: its sign, its two values, claimed ones crossed."""
    x, y = _race_place(rules, colour)
    open_value = rules.open_value(state, colour)
    label = Text(
        "label-race",
        {"colour": name, "points": rules.box.colour_points[colour][open_value]},
    )
    out = [
        Node(
            f"race-{name}",
            x + 17,
            y,
            path=disc(15),
            symbol=name,
            size=25,
            tone=name,
            look="bare",
            label=label,
            rule="CB-50",
        )
    ]
    for value in (0, 1):
        at = x + 47 + 25 * value
        gone = value < open_value or (isinstance(rules, Solo) and value != open_value)
        paid = rules.box.colour_points[colour][value]
        look = "step" if gone else "done" if value == open_value else "step"
        out.append(
            Node(
                f"race-{name}-{value}", at, y, path=box(22, 24, 6), text=number(paid), font=14,
                tone=name if look == "done" else "", look=f"{look} strong" if look == "done" else look,
            )
        )  # fmt: skip
        if gone:
            out.append(Node(f"gone-{name}-{value}", at, y, symbol="struck", size=24, tone="wine"))
    return out


def race_left(rules: BurgundyRules, side: Side) -> list[Node]:
    """Return, for one seat, how many spaces it lacks of each colour."""
    out = []
    for colour, name in enumerate(COLOURS):
        x, y = _race_place(rules, colour)
        left = sum(not side.marked & rules.bit[space] for space in rules.colour_spaces[colour])
        label = Text("label-race-left", {"left": left})
        tone = f"{name}-full" if left == 0 else "paper"
        out.append(
            Node(f"left-{name}", x + 4, y + 11, path=disc(8), text=number(left), font=12, tone=tone,
                 look="step strong", label=label, rule="CB-50")
        )  # fmt: skip
    return out


def _race_place(rules: BurgundyRules, colour: int) -> tuple[float, float]:
    start = _WORTH_X + _WORTH_WIDE * (rules.box.phases - 0.5) + 8
    return start + (_WIDTH - start) / 2 * (colour % 2), 18.0 + 37 * (colour // 2)


def _cluster(size: int) -> str:
    """Return `size` little hexes in a heap, the sign of an area of that size."""
    across, down = 4.2, 7.2
    out = ""
    for i in range(size):
        rows = 1 if size < 3 else 2
        upper = size // rows
        row, col = (0, i) if i < upper else (1, i - upper)
        wide = upper if row == 0 else size - upper
        x, y = across * (2 * col - wide + 1), down * (row - (rows - 1) / 2)
        corner = (f"{x + 4.4 * sin(pi / 3 * j):.1f},{y - 4.4 * cos(pi / 3 * j):.1f}" for j in range(6))
        out += "M" + "L".join(corner) + "Z"
    return out
