"""The small frames around a duchy: dice, time, bonuses. The payouts are in `payouts`."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.burgundy_dice.picture.duchy import BONUS_RULE, BONUS_TONE, SIGN
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, GOODS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.games.burgundy_dice.rules.variants import Solo

PHASES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
WIDTH: Final = 320.0
DICE_X: Final = {"c0": 36.0, "c1": 106.0, "n0": 190.0, "n1": 260.0, "glass": 344.0}
TRAY_Y: Final = 36.0
_TRAY: Final = 380.0
_TIME: Final = 316.0
_SAND_HIGH: Final = 26.0
_LAST: Final = 2
"""This many boxes may go with one roll, so the last ones are in red."""
_FRAMES: Final[Cache[Frame]] = Cache(1024)


def tray(state: State) -> Frame:
    """Return the frame of the five dice, with empty places before the first roll."""
    return _FRAMES.get((state.turn, bytes(state.dice)), lambda: _tray(state))


def _tray(state: State) -> Frame:
    nodes = [_rest(name, x) for name, x in DICE_X.items()] if state.turn == 0 else _dice(state)
    return Frame("tray", Text("scene-tray"), _TRAY, 2 * TRAY_Y, nodes, plain=True)


def _rest(name: str, x: float) -> Node:
    label = Text("label-not-rolled")
    return Node(
        f"die-{name}", x, TRAY_Y, path=box(52, 52, 11), look="outline dashed", label=label, rule="CB-10"
    )


def _tilt(turn: int, die: int) -> float:
    """Return by how many degrees a die lies askew. It differs from roll to roll, whatever the dice show."""
    return (7 * turn + 5 * die + turn * die) % 13 - 6.0


def _dice(state: State) -> list[Node]:
    out: list[Node] = []
    for i, (name, x) in enumerate(DICE_X.items()):
        face = state.dice[i]
        if i < 2:
            tone, symbol, size = COLOURS[face], COLOURS[face], 45.0
            label = Text("label-colour-die", {"colour": COLOURS[face]})
        elif i < 4:
            tone, symbol, size = "ivory", f"pip-{face}", 54.0
            label = Text("label-number-die", {"number": face})
        else:
            tone, symbol, size = "double" if face > 1 else "ivory", f"hour-{face}", 42.0
            label = Text("label-hourglass", {"glasses": face})
        touch = f"die-{name}" if i < 4 else ""
        turn = _tilt(state.turn, i)
        out.append(
            Node(
                f"cube-{name}",
                x,
                TRAY_Y,
                symbol="die",
                size=72,
                tone=tone,
                look="inlay raised thrown",
                turn=turn,
            )
        )
        out.append(
            Node(
                f"die-{name}",
                x,
                TRAY_Y - 1,
                path=box(53, 53, 10),
                symbol=symbol,
                size=size,
                tone=tone,
                look="bare thrown",
                turn=turn,
                touch=touch,
                label=label,
                rule="CB-12" if touch else "CB-10",
            )
        )
    return out


def time(rules: BurgundyRules, state: State) -> Frame:
    """Return the frame of phases and boxes of sand. It says what ends the phase (CB-10, CB-15)."""
    key = (rules, state.phase, state.boxes, state.over, state.turn == 0)
    return _FRAMES.get(key, lambda: _time(rules, state))


def _time(rules: BurgundyRules, state: State) -> Frame:
    phases = [_phase(rules, state, phase, 18 + 38 * (phase - 1)) for phase in range(1, rules.box.phases + 1)]
    said = _clock_label(rules, state) or clock(rules, state)
    clock_node = Node(
        "clock", _TIME - 4, 23, text=clock(rules, state), font=17, anchor="end", label=said, rule="CB-15"
    )
    nodes = [*phases, clock_node, *_sand(rules, state, "clock", _TIME, 49.0, 23.0)]
    return Frame("time", Text("scene-time"), _TIME, 2 * TRAY_Y, nodes, plain=True)


def sand(rules: BurgundyRules, state: State) -> Frame:
    """Return the same boxes as a strip, for a narrow screen. The status says what ends the phase."""
    key = ("sand", rules, state.phase, state.boxes, state.over)
    return _FRAMES.get(key, lambda: _strip(rules, state))


def _strip(rules: BurgundyRules, state: State) -> Frame:
    nodes = _sand(rules, state, "sand", _TRAY, _SAND_HIGH / 2, 17.0)
    nodes[0].key = "sand"  # the first box answers for all
    nodes[0].label, nodes[0].rule = _clock_label(rules, state) or clock(rules, state), "CB-15"
    return Frame("sand", Text("scene-time"), _TRAY, _SAND_HIGH, nodes, plain=True)


def _phase(rules: BurgundyRules, state: State, phase: int, x: float) -> Node:
    """Return the sign of a phase: done, now, or still to come."""
    now = phase == state.phase and not state.over and state.turn > 0
    gone = rules.column if phase < state.phase or state.over else state.boxes if phase == state.phase else 0
    said, rule = ("label-phase-solo", "CB-72") if isinstance(rules, Solo) else ("label-phase", "CB-15")
    return Node(
        f"phase-{phase}",
        x,
        17,
        path=box(34, 26, 8),
        text=Text(f"={PHASES[phase - 1]}"),
        font=18,
        tone="wine" if now else "soft",
        look="title bare" if now or gone == rules.column else "title outline dashed",
        label=Text(said, {"phase": PHASES[phase - 1], "crossed": gone, "boxes": rules.column}),
        rule=rule,
    )


def _sand(rules: BurgundyRules, state: State, key: str, width: float, y: float, high: float) -> list[Node]:
    """Return the boxes of the phase: a full glass while one is left, in red if it is one of the last.

    Those that are gone are crossed off, as on the printed sheet (CB-15)."""
    column = rules.column
    gone = column if state.over else state.boxes
    pitch = (width - 4) / column
    face = box(pitch - 5, high, 5)
    out: list[Node] = []
    for i in range(column):
        x = 2 + pitch * (i + 0.5)
        last = i >= column - _LAST and not isinstance(rules, Solo)
        if i < gone:
            tone, look, symbol, size = "soft", "bare sand", "sand-gone", high - 4
        else:
            tone, look, symbol, size = "wine" if last else "brass", "done sand", "sand", high - 2
        out.append(Node(f"{key}-{i}", x, y, path=face, tone=tone, look=look))
        out.append(Node(f"{key}-sign-{i}", x, y, symbol=symbol, size=size, tone=tone, look="inlay"))
    return out


def clock(rules: BurgundyRules, state: State) -> Text:
    """Return in short when the phase ends."""
    if state.over:
        return Text("scene-clock-over")
    left = rules.column - state.boxes
    if state.turn == 0:
        if isinstance(rules, Solo):
            return Text("scene-clock-start-solo", {"turns": left})
        return Text("scene-clock-start", {"boxes": left})
    if isinstance(rules, Solo):
        return Text("scene-clock-solo", {"turn": state.boxes, "turns": rules.column})
    return Text("scene-clock", {"left": left, "least": (left + 1) // 2})


def _clock_label(rules: BurgundyRules, state: State) -> Text | None:
    """Return when the phase ends, as a sentence; None where the short form is the sentence."""
    if state.over or state.turn == 0 or isinstance(rules, Solo):
        return None
    left = rules.column - state.boxes
    args: dict[str, int | str] = {"phase": PHASES[state.phase - 1], "left": left, "least": (left + 1) // 2}
    few = ("label-clock-last", "label-clock-one", "label-clock-two")
    return Text(few[left] if left < len(few) else "label-clock", args)


def bonus_frame(side: Side, seat: Seat, spent: int = -1) -> Frame:
    """Return the frame of the four bonuses: sign, number held, and a dot for each (CB-14b: no limit).

    `spent` is the bonus that the current choice crosses off, or -1."""
    title = Text("scene-bonus", {"who": seat})
    return _FRAMES.get(
        (seat, bytes(side.bonus), spent),
        lambda: Frame(f"bonus-{seat}", title, WIDTH, 44, _bonuses(side, seat, spent), seat, plain=True),
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
                rule=BONUS_RULE[bonus],
            ),
            Node(
                f"token-{key}", x - 19, y, path=disc(14), symbol=SIGN[bonus], size=22, tone=tone, look="done"
            ),
            words(
                f"held-{key}",
                x + 6,
                y + 7,
                number(held),
                19 if held < 10 else 16,
                look="strong mute" if held else "mute",
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
            out.append(Node(f"bonus-{key}-ring-{i}", at_x, at_y, path=disc(radius), tone=tone, look=look))
        if bonus == spent:
            out.append(Node(f"bonus-{key}-spent", x - 19, y, symbol="struck", size=30, tone="wine"))
    return out
