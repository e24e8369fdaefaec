"""How spaces can be marked now: with the dice alone or with a bonus, and what they would complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Node, Text, box, disc
from vigneron.games.burgundy_dice.picture.duchy import BONUS_RULE, BONUS_TONE, CENTRE, FONT, SIGN
from vigneron.games.burgundy_dice.picture.panels import PHASES
from vigneron.games.burgundy_dice.rules.actions import (
    ACTIONS,
    KIND,
    MARK,
    MONK_MARK,
    SECOND,
    SPACE,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, MONK, SILVERLING, WORKER
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State

SPENDS: Final = {MONK_MARK: MONK, WORKER_MARK: WORKER, SECOND: SILVERLING}
"""By kind of act: the bonus that it spends."""


def ways(
    rules: BurgundyRules, state: State, seat: Seat, legal: Sequence[int]
) -> tuple[dict[str, str], list[Node]]:
    """Return the rings of bonuses, and of spaces that cost one or complete an area, and what is beside them.

    A space that the dice alone can mark is free, whatever else could mark it (CB-12, CB-41 to CB-43). A bonus
    takes the place of the die that it stands for."""
    side = state.sides[seat]
    free = {SPACE[act] for act in legal if KIND[act] == MARK}
    costs: dict[int, set[int]] = {}
    for act in legal:
        if KIND[act] in SPENDS and SPACE[act] not in free:
            costs.setdefault(SPACE[act], set()).add(SPENDS[KIND[act]])
    spends = {SPENDS[KIND[act]] for act in legal if KIND[act] in SPENDS}
    rings = {f"bonus-{SIGN[bonus]}": "costly instead" for bonus in sorted(spends)}
    nodes: list[Node] = []
    for space in sorted(free | set(costs)):
        gain, later = _brings(rules, state, side, space)
        spent = sorted(costs.get(space, ()))
        found = ["costly"] * bool(spent) + ["completing"] * bool(gain) + ["full"] * _wanes(gain, later)
        if found:
            rings[f"hex-{space}"] = " ".join(found)
        nodes += _cost(space, spent)
        if gain:
            nodes += _gain(rules, state, space, gain, later)
    return rings, nodes


def lesser(rules: BurgundyRules, state: State, legal: Sequence[int]) -> list[str]:
    """Return the acts that spend a monk or a worker on what the dice do alone (CB-12, CB-41, CB-42)."""
    free = {(SPACE[act], rules.value_of(state, act)) for act in legal if KIND[act] == MARK}
    return [
        ACTIONS.text[act]
        for act in legal
        if KIND[act] in (MONK_MARK, WORKER_MARK) and (SPACE[act], rules.value_of(state, act)) in free
    ]


def _brings(rules: BurgundyRules, state: State, side: Side, space: int) -> tuple[int, int]:
    """Return the points that a mark in a space would bring in this phase, and in the next one (CB-30, CB-50).

    They are 0 if it completes nothing."""
    sheet = rules.box.sheet
    area, colour = sheet.area[space], sheet.colour[space]
    if sheet.area_mask[area] & ~side.marked != rules.box.bit[space]:
        return 0, 0
    whole = sheet.colour_mask[colour] & ~side.marked == rules.box.bit[space]

    def paid(phase: int) -> int:
        value = rules.box.colour_points[colour][rules.value_in(state, colour, phase)] if whole else 0
        return rules.marks.worth(area, phase) + value

    return paid(state.phase), paid(state.phase + 1) if state.phase < rules.box.phases else 0


def _wanes(gain: int, later: int) -> bool:
    """Return whether the points of the next phase are told too: they are fewer."""
    return later not in (0, gain)


def _cost(space: int, spent: Sequence[int]) -> list[Node]:
    """Return the signs of the bonuses, one of which a space would cost."""
    x, y = CENTRE[space]
    return [
        Node(
            f"cost-{space}-{SIGN[bonus]}",
            x + (-31, 31)[i],
            y + 2,  # clear of the numbers that the space takes
            path=disc(10.5),
            symbol=SIGN[bonus],
            size=17,
            tone=BONUS_TONE[bonus],
            look="done badge",
            touch=f"hex-{space}",
            label=Text("label-costs", {"bonus": BONUSES[bonus]}),
            rule=BONUS_RULE[bonus],
        )
        for i, bonus in enumerate(spent[:2])
    ]


def _gain(rules: BurgundyRules, state: State, space: int, gain: int, later: int) -> list[Node]:
    """Return the points that a space would complete now, and those of the next phase with its number."""
    x, y = CENTRE[space]
    castle = rules.box.sheet.castle_bonus[space] >= 0
    less = _wanes(gain, later)
    touch = f"hex-{space}"
    label = Text("label-completes", {"points": gain, "later": later})
    out = [
        Node(
            f"gain-{space}",
            x - (12 if castle else 0),
            y - (24 if less else 18),
            path=box(36 if gain < 10 else 46, 21, 10),
            text=Text(f"=+{gain}"),
            font=FONT,
            tone="wine",
            look="badge strong",
            touch=touch,
            label=label,
            rule="CB-30",
        )
    ]
    if less:
        out.append(
            Node(
                f"later-{space}",
                x - (6 if castle else 0),
                y + 4,
                text=Text(f"={PHASES[state.phase]} {later}"),
                font=FONT,
                tone=f"{COLOURS[rules.colour[space]]}-open",
                look="inlay badge",
                touch=touch,
                label=label,
                rule="CB-30",
            )
        )
    return out
