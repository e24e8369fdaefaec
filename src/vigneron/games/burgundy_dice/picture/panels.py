"""The small frames around a duchy: dice, time, bonuses. The payouts are in `payouts`."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.burgundy_dice.picture.duchy import BONUS_TONE, SIGN
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, GOODS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.games.burgundy_dice.rules.variants import Solo

PHASES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
WIDTH: Final = 320.0
DICE_X: Final = {"c0": 33.0, "c1": 93.0, "n0": 160.0, "n1": 220.0, "glass": 287.0}
TRAY_Y: Final = 29.0
_FRAMES: Final[Cache[Frame]] = Cache(1024)
_BONUS_RULE: Final = ("CB-41", "CB-43", "CB-11", "CB-42")


def tray(state: State) -> Frame:
    """Return the frame of the five dice, with empty places before the first roll."""
    return _FRAMES.get((state.turn == 0, bytes(state.dice)), lambda: _tray(state))


def _tray(state: State) -> Frame:
    nodes = [_rest(name, x) for name, x in DICE_X.items()] if state.turn == 0 else _dice(state)
    return Frame("tray", Text("scene-tray"), WIDTH, 2 * TRAY_Y, nodes)


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
                f"die-{name}",
                x,
                TRAY_Y - 1,
                path=box(42, 42, 8),
                symbol=symbol,
                size=size,
                tone=tone,
                look="bare",
                touch=touch,
                label=label,
                rule="CB-12" if touch else "CB-10",
            )
        )
    return out


def time(rules: BurgundyRules, state: State) -> Frame:
    """Return the frame of the three time columns and of what ends the phase (CB-10, CB-15)."""
    key = (rules, state.phase, state.boxes, state.over, state.turn == 0)
    return _FRAMES.get(key, lambda: _time(rules, state))


def _time(rules: BurgundyRules, state: State) -> Frame:
    phases, column = rules.box.phases, rules.column
    pitch = min(26.0, 272 / column)
    nodes: list[Node] = []
    said, rule = ("label-phase-solo", "CB-72") if isinstance(rules, Solo) else ("label-phase", "CB-15")
    for phase in range(1, phases + 1):
        y = 12.0 + 25 * (phase - 1)
        now = phase == state.phase and not state.over and state.turn > 0
        gone = column if phase < state.phase or state.over else state.boxes if phase == state.phase else 0
        if now:
            nodes.append(Node("now", WIDTH / 2, y, path=box(WIDTH - 4, 24, 7), tone="soft", look="bare"))
        label = Text(said, {"phase": PHASES[phase - 1], "crossed": gone, "boxes": column})
        nodes.append(
            Node(
                f"phase-{phase}",
                24,
                y + 6,
                text=Text(f"={PHASES[phase - 1]}"),
                font=17,
                tone="wine" if now else "soft",
                look="title",
                label=label,
                rule=rule,
            )
        )
        for i in range(column):
            x = 52 + pitch * (i + 0.5)
            face = box(pitch - 7, 15, 4)
            tone, look = ("brass", "done") if i < gone else ("", "outline" if now else "step")
            nodes.append(Node(f"time-{phase}-{i}", x, y, path=face, tone=tone, look=look))
    end = 12.0 + 25 * phases
    nodes.append(words("clock", 8, end + 5, clock(rules, state), 14, anchor="start"))
    return Frame("time", Text("scene-time"), WIDTH, end + 12, nodes)


def clock(rules: BurgundyRules, state: State) -> Text:
    """Return when the phase ends, as a sentence."""
    if state.over:
        return Text("scene-clock-over")
    left = rules.column - state.boxes
    args: dict[str, int | str] = {"phase": PHASES[state.phase - 1], "left": left}
    if state.turn == 0:
        if isinstance(rules, Solo):
            return Text("scene-clock-start-solo", {"turns": rules.column})
        return Text("scene-clock-start", {"boxes": rules.column})
    if isinstance(rules, Solo):
        return Text("scene-clock-solo", {"turn": state.boxes, "turns": rules.column})
    if left < 3:
        return Text(("scene-clock-last", "scene-clock-one", "scene-clock-two")[left], args)
    return Text("scene-clock", args | {"least": (left + 1) // 2})


def bonus_frame(side: Side, seat: Seat, spent: int = -1) -> Frame:
    """Return the frame of the four bonuses: sign, number held, and a dot for each (CB-14b: no limit).

    `spent` is the bonus that the current choice crosses off, or -1."""
    title = Text("scene-bonus", {"who": seat})
    return _FRAMES.get(
        (seat, bytes(side.bonus), spent),
        lambda: Frame(f"bonus-{seat}", title, WIDTH, 44, _bonuses(side, seat, spent), seat),
    )


def _bonuses(side: Side, seat: Seat, spent: int) -> list[Node]:
    out: list[Node] = []
    for bonus, held in enumerate(side.bonus):
        x, y = 40.0 + 80 * bonus, 22.0
        key, tone = f"{seat}-{SIGN[bonus]}", BONUS_TONE[bonus]
        out += [
            Node(
                f"bonus-{key}",
                x,
                y,
                path=box(74, 39, 10),
                look="step",
                touch="" if bonus == GOODS else f"bonus-{SIGN[bonus]}",
                label=Text("label-bonus", {"bonus": BONUSES[bonus], "held": held}),
                rule=_BONUS_RULE[bonus],
            ),
            Node(
                f"token-{key}", x - 19, y, path=disc(14), symbol=SIGN[bonus], size=22, tone=tone, look="done"
            ),
            words(
                f"held-{key}",
                x + 6,
                y + 7,
                number(held),
                19 if held < 10 else 15,
                look="strong" if held else "",
                tone="" if held else "soft",
            ),
        ]
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
