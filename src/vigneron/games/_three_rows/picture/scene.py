"""The scene: a die, and a card of three rows for every player."""

from __future__ import annotations

from vigneron.core.contract import Seat, Seen
from vigneron.core.scene import (
    Control,
    Counter,
    Frame,
    Layout,
    Node,
    Overlay,
    Scene,
    Standing,
    Tab,
    Text,
    box,
    number,
    words,
)
from vigneron.games._three_rows.rules.actions import ROWS
from vigneron.games._three_rows.rules.rules import SPACES, ThreeRowsRules
from vigneron.games._three_rows.rules.state import State

CELL = 56


def _house(state: State, seat: Seat) -> Frame:
    nodes: list[Node] = []
    for row in range(ROWS):
        y = 40 + row * (CELL + 10)
        numbers = state.rows[seat * ROWS + row]
        label = Text(
            "label-row", {"row": row + 1, "count": len(numbers), "last": numbers[-1] if numbers else 0}
        )
        nodes.append(
            Node(
                f"row-{seat}-{row}",
                140,
                y,
                path=box(SPACES * CELL + 8, CELL + 4, 8),
                tone="vine",
                touch=f"row-{row}",
                label=label,
                rule="TR-3",
            )
        )
        for at in range(SPACES):
            x = 28 + CELL / 2 + at * CELL
            nodes.append(Node(f"cell-{seat}-{row}-{at}", x, y, path=box(CELL - 8, CELL - 8, 6), look="step"))
            if at < len(numbers):
                nodes.append(
                    words(f"number-{seat}-{row}-{at}", x, y + 9, number(numbers[at]), 26, look="strong")
                )
    return Frame(f"card-{seat}", Text("frame-card", {"who": seat}), 280, 212, nodes, seat)


def scene(rules: ThreeRowsRules, seen: Seen[State]) -> Scene:
    """Return the scene of a view."""
    state = seen.state
    seats = len(state.rows) // ROWS
    result = rules.result(state)
    playing = bool(rules.to_act(state))
    die = Node(
        "die",
        60,
        45,
        path=box(54, 54, 10),
        text=number(state.die),
        font=30,
        tone="die",
        look="raised",
        touch="die",
        label=Text("label-die", {"die": state.die}),
        rule="TR-2",
    )
    frames = [Frame("tray", Text("frame-tray"), 120, 90, [die] if playing else [])]
    frames += [_house(state, seat) for seat in range(seats)]
    standings = [
        Standing(
            seat, number(score), Text("note-turn") if rules.to_act(state) == (seat,) else None, rule="TR-6"
        )
        for seat, score in enumerate(result.scores)
    ]
    status = Text("status-round", {"round": state.round}) if playing else Text("status-over")
    tabs = (Tab("table", Text("tab-table"), ("tray", "mine:card")),)
    return Scene(frames, standings, status, Layout(("tray",), (("mine:card",),), (), "card", tabs))


def overlay(rules: ThreeRowsRules, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees in addition."""
    state = seen.state
    mine = seat in rules.to_act(state)
    score = Counter("", number(rules.result(state).scores[seat]), Text("label-points"), rule="TR-6")
    if not mine:
        return Overlay(Text("prompt-wait" if rules.to_act(state) else "prompt-over"), counters=[score])
    decline = Control("pass", Text("offer-pass"), decline=True, rule="TR-4")
    return Overlay(Text("prompt-put", {"die": state.die}), controls=[decline], counters=[score])
