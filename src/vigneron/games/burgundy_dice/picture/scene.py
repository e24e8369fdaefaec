"""The scene of the game, and the overlay of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Seat, Seen
from vigneron.core.scene import (
    CanEnd,
    Control,
    Ending,
    Layout,
    Node,
    Overlay,
    Scene,
    Standing,
    Tab,
    Text,
    counted,
    number,
)
from vigneron.games.burgundy_dice.picture.can_end import can_end
from vigneron.games.burgundy_dice.picture.duchy import (
    BONUS_RULE,
    BONUS_TONE,
    CENTRE,
    SIGN,
    news,
    sheet_frame,
    sheet_news,
)
from vigneron.games.burgundy_dice.picture.panels import DICE_X, PHASES, TRAY_Y, bonus_frame, sand, time, tray
from vigneron.games.burgundy_dice.picture.payouts import points, race_left
from vigneron.games.burgundy_dice.picture.ways import SPENDS, lesser, ways
from vigneron.games.burgundy_dice.rules.actions import (
    COLOUR_DIE,
    KIND,
    MARK,
    MONK_MARK,
    NUMBER_DIE,
    PASS,
    SPACE,
    START,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import BONUSES
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.games.burgundy_dice.rules.variants import Solo

_LAYOUT = Layout(
    left=("mine:bonus",),
    centre=(("tray", "time"), ("mine:sheet",)),
    right=("points",),
    house="sheet",
    tabs=(
        Tab("table", Text("scene-tab-table"), ("sand", "tray", "mine:sheet", "mine:bonus")),
        Tab("points", Text("scene-tab-points"), ("points",)),
    ),
)
_NEAR: Final = 2
"""With so many boxes left, the next roll may be the last."""
_STANDINGS: Final[WeakCache[Standing]] = WeakCache()
_VALUES: Final = {
    v: Control(
        f"pip-{v}",
        Text("label-value", {"number": v}),
        f"pip-{v}",
        "ivory",
        "value",
        rule="CB-42",
        after="bonus-worker",
    )
    for v in range(1, 7)
}


def scene(rules: BurgundyRules, seen: Seen[State]) -> Scene:
    """Return the scene of a view. For everybody, pass a spectator's view."""
    state = seen.state
    frames = [tray(state), time(rules, state), sand(rules, state), points(rules, state)]
    for seat, side in enumerate(state.sides):
        frames += [sheet_frame(rules, side, seat, state.phase), bonus_frame(side, seat)]
    standings = [_standing(rules, state, seat) for seat in range(len(state.sides))]
    return Scene(frames, standings, status(rules, state), _LAYOUT, ending(rules, state))


def status(rules: BurgundyRules, state: State) -> Text:
    """Return how far the game is, as a sentence."""
    if state.over:
        return Text("status-over")
    if state.turn == 0:
        return Text("status-castles")
    if isinstance(rules, Solo):
        args: dict[str, int | str] = {
            "phase": PHASES[state.phase - 1],
            "turn": state.boxes,
            "turns": rules.column,
        }
        return Text("status-solo", args)
    return Text(
        "status-turn",
        {"phase": PHASES[state.phase - 1], "turn": state.turn, "left": rules.column - state.boxes},
    )


def ending(rules: BurgundyRules, state: State) -> Ending | None:
    """Return how many boxes of time are left, of all phases together (CB-15)."""
    if state.over or state.turn == 0:
        return None
    phases, column = rules.box.phases, rules.column
    done = (state.phase - 1) * column + state.boxes
    left = phases * column - done
    say = "ending-turns" if isinstance(rules, Solo) else "ending-boxes"
    args: dict[str, int | str] = {"phase": PHASES[phases - 1], "left": left, "all": phases * column}
    return Ending(Text(f"scene-{say}", args), done, phases * column, left <= _NEAR)


def _standing(rules: BurgundyRules, state: State, seat: Seat) -> Standing:
    side, ends = state.sides[seat], can_end(rules, state, seat)
    key = (
        seat,
        side.points,
        bytes(side.bonus),
        bytes(side.values),
        side.castle,
        ends and (*ends.say.args.values(),),
    )
    return _STANDINGS.get(key, lambda: _new_standing(side, seat, ends))


def _new_standing(side: Side, seat: Seat, ends: CanEnd | None) -> Standing:
    marked = sum(bool(value) for value in side.values) + (side.castle >= 0)
    counters = [
        counted(SIGN[b], held, f"counter-{BONUSES[b]}", BONUS_TONE[b], BONUS_RULE[b])
        for b, held in enumerate(side.bonus)
    ]
    note = Text("scene-marked", {"marked": marked, "spaces": len(side.values)})
    return Standing(seat, number(side.points), note, counters, rule="CB-60", can_end=ends)


def overlay(rules: BurgundyRules, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees in addition: its covered choice, prompt, values, and ways to decline."""
    state = seen.state
    side = state.sides[seat]
    legal = rules.legal(state, seat)
    kinds = {KIND[act] for act in legal}
    out = Overlay(_prompt(rules, state, seat, legal))
    if side.first >= 0:
        out.nodes = _covered(rules, state, side, seat)
        out.counters = [counted("points", side.points, "label-points", "wine", "CB-12")]
    if side.first < 0:
        dice = state.dice
        out.alike += [("die-c0", "die-c1")] if dice[0] == dice[1] else []
        out.alike += [("die-n0", "die-n1")] if dice[2] == dice[3] else []
    out.nodes["points"] = race_left(rules, side, seat)
    if state.turn:
        out.rings, found = ways(rules, state, seat, legal)
        sheet = f"sheet-{seat}"
        out.nodes[sheet] = [*out.nodes.get(sheet, ()), *found]
        out.lesser = lesser(rules, state, legal)
    if WORKER_MARK in kinds:
        out.controls += _VALUES.values()  # in one row: those that do not go are dark
    if PASS in kinds:
        label = Text("label-pass", {"bonus": BONUSES[rules.box.declining_gives]})
        sign = rules.box.declining_gives
        out.controls.append(Control("pass", label, SIGN[sign], BONUS_TONE[sign], decline=True, rule="CB-14"))
    if side.first >= 0 and legal:
        out.controls.append(Control("done", Text("label-done"), "", "", decline=True, rule="CB-43"))
    return out


def _prompt(rules: BurgundyRules, state: State, seat: Seat, legal: list[int]) -> Text:
    """Return what this seat is to do now, in one sentence."""
    if state.over:
        return Text("prompt-over")
    side = state.sides[seat]
    if not legal and state.turn == 0:
        waiting = rules.to_act(state)
        alone = not side.chosen and len(waiting) == 1
        return Text("prompt-castle-of", {"who": waiting[0]}) if alone else Text("prompt-castle-chosen")
    if not legal:
        return Text("prompt-chosen")
    if state.turn == 0:
        return Text("prompt-castle")
    if side.first >= 0:
        return Text("prompt-second")
    kinds = {KIND[act] for act in legal}
    if MARK in kinds:
        return Text("prompt-mark")
    if kinds != {PASS}:
        return Text("prompt-bonus")
    return Text("prompt-nothing", {"bonus": BONUSES[rules.box.declining_gives]})


def _covered(rules: BurgundyRules, state: State, side: Side, seat: Seat) -> dict[str, Sequence[Node]]:
    """Return what the seat's covered choice changes in the picture that everybody sees."""
    before = side.copy()
    rules.take_back(before, state.phase)
    acts = [act for act in (side.first, side.second) if act >= 0]
    spent = next((SPENDS[KIND[act]] for act in acts if KIND[act] in SPENDS), -1)
    nodes: dict[str, list[Node]] = {
        f"sheet-{seat}": [
            *sheet_news(rules, before, side, seat, state.phase),
            *(_seal(f"own-{i}", *CENTRE[SPACE[act]]) for i, act in enumerate(acts) if KIND[act] != PASS),
        ],
        f"bonus-{seat}": news(bonus_frame(before, seat).nodes, bonus_frame(side, seat, spent).nodes),
        "tray": [
            Node(
                f"used-{name}",
                DICE_X[name] + 24,
                TRAY_Y - 24,
                symbol="seal",
                size=20,
                tone="wine",
                label=Text("label-die-used"),
                rule="CB-12",
            )
            for name in sorted({name for act in acts for name in _dice_of(act)})
        ],
    }
    return {frame: found for frame, found in nodes.items() if found}


def _seal(key: str, x: float, y: float) -> Node:
    """Return a wax seal, which means that a choice is covered until all have chosen."""
    label = Text("label-own")
    return Node(key, x - 25, y + 8, symbol="seal", size=20, tone="wine", label=label, rule="CB-12")


def _dice_of(act: int) -> tuple[str, ...]:
    """Return the dice that an act uses unchanged.

    With a monk or a worker, the other die may be any die that shows something else."""
    if KIND[act] in (START, PASS):
        return ()
    colour, value = f"c{COLOUR_DIE[act]}", f"n{NUMBER_DIE[act]}"
    if KIND[act] == MONK_MARK:
        return (value,)
    return (colour,) if KIND[act] == WORKER_MARK else (colour, value)
