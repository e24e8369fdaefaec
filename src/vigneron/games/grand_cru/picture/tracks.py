"""The frames of the festival, and of the tracks of rounds, loans and prestige."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Args
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.festival import FESTIVAL_RULE
from vigneron.games.grand_cru.rules.state import State

_SIGN: Final = ("bottle", "shears", "cart", "jug", "primeur", "replant")
_ROUND_RULE: Final = "GC-11"
_BOTTLE_RULE: Final = "GC-6"
_INTEREST_RULE: Final = "GC-52"
_PRESTIGE_RULE: Final = "GC-42"
_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_TOP: Final = 98.0
_ROWS: Final = 12


def festival(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the twelve spaces, each with its price in prestige or with the pawn on it."""
    return _FRAMES.get((rules, bytes(state.spaces)), lambda: _festival(rules, state))


def _festival(rules: GrandCruRules, state: State) -> Frame:
    nodes: list[Node] = []
    for space in range(n.RAISE_1):
        x, y = 53.0 + 107 * (space % 3), 27.0 + 56 * (space // 3)
        nodes += _space(rules, state, space, (x, y), (101, 50))
        key = f"space-{n.SPACES[space]}"
        nodes.append(
            Node(f"{key}-s", x - 35, y - 9, symbol=_SIGN[space], size=25, tone="plan-ink", look="fine")
        )
        name = Text("space-name", {"space": n.SPACES[space]})
        nodes.append(words(f"{key}-n", x, y + 18, name, 11.2, look="fine"))
    for row, (first, sign, title) in enumerate(
        ((n.RAISE_1, "up", "scene-raise"), (n.CASH_1, "coin", "scene-cash"))
    ):
        y = 132.0 + 41 * row
        tone = "coin" if sign == "coin" else "plan-ink"
        nodes.append(Node(f"row-{sign}", 12, y, symbol=sign, size=18, tone=tone, look="inlay" if row else ""))
        nodes.append(words(f"row-{sign}-n", 25, y + 4.5, Text(title), 12.5, anchor="start"))
        for i in range(3):
            space = first + i
            x = 132.0 + 76 * i
            nodes += _space(rules, state, space, (x, y), (71, 36))
            gives = rules.box.space_gives[space]
            text = Text(f"=+{gives}") if row == 0 else Text("scene-price", {"price": gives})
            nodes.append(words(f"space-{n.SPACES[space]}-n", x - 18, y + 5, text, 14, look="strong"))
    return Frame("festival", Text("scene-festival"), 320, 196, nodes)


def _space(
    rules: GrandCruRules, state: State, space: int, at: tuple[float, float], size: tuple[float, float]
) -> list[Node]:
    """Return a space with its price, or with the pawn of the player who took it."""
    (x, y), (wide, high) = at, size
    name, price, by = n.SPACES[space], rules.box.space_price[space], state.spaces[space]
    key = f"space-{name}"
    args: Args = {"space": name, "prestige": price}
    label = Text("label-space-taken", args | {"seat_other": by - 1}) if by else Text("label-space", args)
    out = [
        Node(
            key,
            x,
            y,
            path=box(wide, high, 8),
            look="used step" if by else "step",
            touch=key,
            label=label,
            rule=FESTIVAL_RULE[space],
        )
    ]
    right, up = x + wide / 2 - 13, y - (9 if high > 40 else 0)
    if by:
        out.append(marks.pawn(f"{key}-b", right - 6, up + (3 if high > 40 else 0), by - 1, 27, label))
    else:
        out.append(marks.figure(f"{key}-p", right - 12, up, price, 14))
        out.append(Node(f"{key}-r", right + 1, up, symbol="prestige", size=17, tone="wine"))
    return out


def tracks(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the round counter, the bottle, and everybody's loans and prestige."""
    stand = tuple((side.loans, side.prestige) for side in state.sides)
    return _FRAMES.get((rules, state.counter, state.holder, stand), lambda: _tracks(rules, state))


def _tracks(rules: GrandCruRules, state: State) -> Frame:
    nodes = [*_rounds(rules, state), *_holder(state)]
    nodes.append(words("head-loans", 3, _TOP - 7, Text("scene-loans"), 12, tone="soft", anchor="start"))
    nodes.append(words("head-prestige", 138, _TOP - 7, Text("scene-prestige"), 12, tone="soft", anchor="end"))
    high = (424 - _TOP) / _ROWS
    for row in range(_ROWS):
        y = 424 - high * (row + 0.5)
        if row <= rules.box.most_loans:
            nodes += _loans(rules, state, row, y, high)
        nodes += _prestige(state, row, y, high)
    nodes.append(words("ends", 3, 437, Text("scene-ends"), 11.5, tone="warn", anchor="start"))
    return Frame("tracks", Text("scene-tracks"), 140, 442, nodes)


def _rounds(rules: GrandCruRules, state: State) -> list[Node]:
    out: list[Node] = []
    rounds = rules.box.rounds
    pitch = min(33.0, 136 / rounds)
    for i in range(1, rounds + 1):
        x = 70 + pitch * (i - (rounds + 1) / 2)
        now, gone = i == state.counter, i < state.counter
        label = Text("label-round", {"round": state.counter, "rounds": rounds})
        out.append(
            Node(
                f"round-{i}",
                x,
                17,
                path=disc(min(12.0, pitch / 2 - 2)),
                text=number(i),
                font=13,
                label=label,
                tone="wine" if now else "brass" if gone else "",
                look="bare strong" if now or gone else "step",
                rule=_ROUND_RULE,
            )
        )
    return out


def _holder(state: State) -> list[Node]:
    if state.holder < 0:
        return [words("no-holder", 70, 56, Text("scene-no-holder"), 12, tone="soft")]
    label = Text("label-holder", {"who": state.holder})
    return [
        Node("bottle", 53, 54, symbol="bottle", size=38, tone="wine", label=label, rule=_BOTTLE_RULE),
        marks.pawn("holder", 84, 55, state.holder, 32, label),
    ]


def _loans(rules: GrandCruRules, state: State, row: int, y: float, high: float) -> list[Node]:
    interest = rules.box.interest[row]
    label = Text("label-loan-step", {"count": row, "price": interest})
    due = Text(f"=−{interest}" if interest else "=0")
    out = [
        Node(f"loan-{row}", 41, y, path=box(78, high - 3, 5), look="step", label=label, rule=_INTEREST_RULE),
        marks.figure(f"loan-{row}-n", 11, y, row, 12.5, look="strong"),
        words(f"loan-{row}-i", 77, y + 4.2, due, 11.5, tone="warn", anchor="end"),
    ]
    here = [seat for seat, side in enumerate(state.sides) if side.loans == row]
    for seat, shift, size in marks.crowd(here, 38, 23):
        said = Text("label-loans-of", {"who": seat, "count": row, "price": interest})
        out.append(marks.pawn(f"on-loans-{seat}", 38 + shift, y - 1, seat, size, said))
    return out


def _prestige(state: State, row: int, y: float, high: float) -> list[Node]:
    """Return one step of prestige. The highest step also shows everybody who has more."""
    top = row == _ROWS - 1
    step = Text(f"={row}+" if top else f"={row}")
    out = [
        Node(
            f"prestige-{row}",
            111,
            y,
            path=box(56, high - 3, 5),
            look="step",
            label=Text("label-prestige-step"),
            rule=_PRESTIGE_RULE,
        ),
        words(f"prestige-{row}-n", 86, y + 4.5, step, 11.5, tone="soft", anchor="start"),
    ]
    here = [s for s, side in enumerate(state.sides) if side.prestige == row or (top and side.prestige > row)]
    for seat, shift, size in marks.crowd(here, 36, 23):
        said = Text("label-prestige-of", {"who": seat, "count": state.sides[seat].prestige})
        out.append(marks.pawn(f"on-prestige-{seat}", 118 + shift, y - 1, seat, size, said))
    return out
