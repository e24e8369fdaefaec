"""The frame of the tracks of loans and prestige."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Action, Seat
from vigneron.core.scene import Frame, Node, Text, box, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.picture.offer_labels import loan_text
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import actions as a
from vigneron.games.grand_cru.rules.state import State

_INTEREST_RULE: Final = "GC-52"
_END_RULE: Final = "GC-55"
_CHOICE_RULE: Final = "GC-54"
_PRESTIGE_RULE: Final = "GC-42"
_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_WIDE, _HIGH = 122.0, 300.0
"""So narrow that the frame stands beside the prices on a phone."""
_TOP: Final = 20.0
_ROWS: Final = 12
_FONT: Final = 13.0


def tracks(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of everybody's loans and prestige."""
    stand = tuple((side.loans, side.prestige) for side in state.sides)
    return _FRAMES.get((rules, stand), lambda: _tracks(rules, state))


def _tracks(rules: GrandCruRules, state: State) -> Frame:
    nodes = [
        marks.heading("head-loans", 1, 13, Text("scene-loans"), Text("label-loan-track"), _CHOICE_RULE),
        marks.aside("head-prestige", _WIDE - 1, 13, Text("scene-prestige")),
    ]
    nodes[-1].label, nodes[-1].rule = Text("label-prestige-step"), _PRESTIGE_RULE
    high = (_HIGH - _TOP) / _ROWS
    for row in range(_ROWS):
        y = _HIGH - high * (row + 0.5)
        if row <= rules.box.most_loans:
            nodes += _loans(rules, state, row, y, high)
        nodes += _prestige(state, row, y, high)
    return Frame("tracks", Text("scene-tracks"), _WIDE, _HIGH, nodes)


def loan_choices(rules: GrandCruRules, state: State, seat: Seat, legal: Iterable[Action]) -> list[Node]:
    """Return, for the overlay of a seat, the steps to which it may bring its loans, as things to touch."""
    own = state.sides[seat].loans
    steps: dict[int, tuple[str, Text]] = {}
    for act in legal:
        verb, count = a.VERB[act], a.A[act]
        if verb in (a.LOANS, a.BORROW, a.REPAY):
            step = count if verb == a.LOANS else own + count if verb == a.BORROW else own - count
            steps[step] = a.ACTIONS.touch[act][0], loan_text(rules, verb, count)
    if not steps:
        return []
    nodes = {node.key: node for node in tracks(rules, state).nodes}
    return [
        replace(nodes[f"loan-{step}"], touch=touch, label=label, rule=_CHOICE_RULE)
        for step, (touch, label) in steps.items()
    ]


def _loans(rules: GrandCruRules, state: State, row: int, y: float, high: float) -> list[Node]:
    """Return one step of loans with its interest. Who comes to step 0 ends the game."""
    interest = rules.box.interest[row]
    near = any(side.loans == 1 for side in state.sides)
    tone = "" if row else "wine" if near else "warn"
    label = Text("label-loan-step", {"count": row, "price": interest}) if row else Text("label-loan-end")
    due = Text(f"=−{interest}") if row else Text("scene-end")
    rule = _INTEREST_RULE if row else _END_RULE
    said = "" if row else "inlay strong"
    out = [
        Node(
            f"loan-{row}", 35, y, path=box(68, high - 2.5, 5), look="step", tone=tone, label=label, rule=rule
        ),
        words(
            f"loan-{row}-n",
            4,
            y + 4.7,
            Text(f"={row}"),
            _FONT,
            tone=tone,
            look=said or "strong",
            anchor="start",
        ),
        words(f"loan-{row}-i", 66, y + 4.7, due, _FONT, tone=tone or "warn", look=said, anchor="end"),
    ]
    here = [seat for seat, side in enumerate(state.sides) if side.loans == row]
    alone = row > 0 and len(here) < 2
    if here and not alone:
        out.pop()  # the pawns need the room of the word
    middle, wide = (31.5, 25) if alone else (43, 50)
    for seat, shift, size in marks.crowd(here, wide, high):
        about = Text("label-loans-of", {"who": seat, "count": row, "price": interest})
        out.append(marks.pawn(f"on-loans-{seat}", middle + shift, y - 1, seat, size, about, _INTEREST_RULE))
    return out


def _prestige(state: State, row: int, y: float, high: float) -> list[Node]:
    """Return one step of prestige. The highest step also shows everybody who has more."""
    top = row == _ROWS - 1
    step = Text(f"={row}+" if top else f"={row}")
    out = [
        Node(
            f"prestige-{row}",
            96,
            y,
            path=box(50, high - 2.5, 5),
            look="step",
            label=Text("label-prestige-row", {"count": row, "more": int(top)}),
            rule=_PRESTIGE_RULE,
        ),
        words(f"prestige-{row}-n", 74, y + 4.7, step, _FONT, tone="soft", anchor="start"),
    ]
    here = [s for s, side in enumerate(state.sides) if side.prestige == row or (top and side.prestige > row)]
    middle, wide = (108, 28) if top else (102, 38)
    for seat, shift, size in marks.crowd(here, wide, high):
        said = Text("label-prestige-of", {"who": seat, "count": state.sides[seat].prestige})
        out.append(marks.pawn(f"on-prestige-{seat}", middle + shift, y - 1, seat, size, said, _PRESTIGE_RULE))
    return out
