"""The table: market, festival and one estate per seat; what one seat sees besides."""

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
)
from vigneron.games.grand_cru import actions as a
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.common import tile_word
from vigneron.games.grand_cru.state import Side, State

_LAYOUT = Layout(
    left=("festival",),
    centre=(("market",), ("mine:estate",)),
    house="estate",
    tabs=(
        Tab("table", Text("scene-tab-table"), ("mine:estate", "market")),
        Tab("festival", Text("scene-tab-festival"), ("festival",)),
    ),
)
_VERBS = ("auction", "overbid", "acquire", "buy", "demand", "harvest", "sell")
_DECLINES = ("enough", "pass", "leave", "keep")


def scene(rules: GrandCruRules, seen: Seen[State]) -> Scene:
    """Return the table as its viewer may know it; for everybody, hand it a spectator's view."""
    state = seen.state
    frames = [_market(rules, state), _festival(rules, state)]
    frames += [_estate(side, seat) for seat, side in enumerate(state.sides)]
    standings = [_standing(side, seat) for seat, side in enumerate(state.sides)]
    status = Text(f"status-{('opening', 'growing', 'festival', 'loans', 'over')[state.phase]}",
                  {"year": state.year, "round": state.counter, "rounds": rules.box.rounds})  # fmt: skip
    return Scene(frames, standings, status, _LAYOUT)


def _thing(key: str, x: float, y: float, touch: str, label: Text) -> Node:
    return Node(key, x, y, path=box(70, 30, 4), text=label, font=10, touch=touch, label=label, look="step")


def _market(rules: GrandCruRules, state: State) -> Frame:
    nodes: list[Node] = []
    for slot, tile in enumerate(state.display):
        if tile >= 0:
            kind = tile // n.SERIALS
            label = Text("label-tile", {"tile": tile_word(kind)})
            nodes.append(
                _thing(
                    f"tile-{tile}", 40 + slot % 8 * 76, 20 + slot // 8 * 36, f"tile-{n.KINDS[kind]}", label
                )
            )
    for column in range(n.COLUMNS):
        tile = state.column_tile[column]
        if tile >= 0:
            args: dict[str, int | str] = {
                "tile": tile_word(tile // n.SERIALS), "who": state.column_seat[column],
                "price": state.column_price[column],
            }  # fmt: skip
            nodes.append(
                _thing(
                    f"tile-{tile}", 40 + column * 76, 100, f"column-{column + 1}", Text("label-auction", args)
                )
            )
    for grape, name in enumerate(n.GRAPES):
        label = Text(
            "label-marker",
            {"grape": n.GRAPE_NAMES[grape], "price": rules.box.price[grape][state.markers[grape]]},
        )
        nodes.append(_thing(f"marker-{name}", 40 + grape * 76, 140, f"marker-{name}", label))
    return Frame("market", Text("scene-market"), 640, 160, nodes)


def _festival(rules: GrandCruRules, state: State) -> Frame:
    nodes = [
        _thing(f"space-{space}", 40 + i % 3 * 76, 20 + i // 3 * 36, f"space-{space}",
               Text("label-space", {"space": space, "prestige": rules.box.space_price[i]}))
        for i, space in enumerate(n.SPACES)
    ]  # fmt: skip
    return Frame("festival", Text("scene-festival"), 240, 150, nodes)


def _estate(side: Side, seat: Seat) -> Frame:
    nodes: list[Node] = []
    full = side.vines[:]
    spent = side.used[:]
    for at, tile in enumerate(side.estate):
        kind = tile // n.SERIALS
        name = n.KINDS[kind]
        touch = f"use-{name}"
        if kind < n.GRAPE_COUNT:
            touch = f"vine-{name}" if full[kind] > 0 else f"bare-{name}"
            full[kind] -= 1
        elif spent[kind] > 0:
            touch = ""
            spent[kind] -= 1
        label = Text("label-tile", {"tile": tile_word(kind)})
        nodes.append(_thing(f"tile-{tile}", 40 + at % 6 * 76, 20 + at // 6 * 36, touch, label))
    for at, count in enumerate(side.cellar):
        if count:
            barrel, grape = divmod(at, n.GRAPE_COUNT)
            name = n.GRAPES[grape]
            label = Text("label-wine", {"grape": n.GRAPE_NAMES[grape], "count": count, "barrel": barrel + 1})
            nodes.append(
                _thing(
                    f"wine-{barrel + 1}-{name}",
                    40 + barrel * 76,
                    100 + grape * 34,
                    f"wine-{barrel + 1}-{name}",
                    label,
                )
            )
    return Frame(f"estate-{seat}", Text("scene-estate", {"who": seat}), 640, 260, nodes, seat)


def _standing(side: Side, seat: Seat) -> Standing:
    counters = [
        Counter("prestige", number(side.prestige), Text("label-prestige", {"count": side.prestige})),
        Counter("loan", number(side.loans), Text("label-loans", {"count": side.loans})),
        Counter("pawn", number(side.pawns), Text("label-pawns", {"count": side.pawns})),
    ]
    return Standing(seat, number(len(side.estate)), None, counters)


def overlay(rules: GrandCruRules, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees besides: what to do now, verbs, and ways to decline."""
    state = seen.state
    legal = rules.legal(state, seat)
    phase = ("opening", "growing", "festival", "loans", "over")[state.phase]
    out = Overlay(Text(f"prompt-{phase}" if legal or state.phase == n.OVER else "prompt-wait"))
    touches = {touch for act in legal for touch in a.ACTIONS.touch[act]}
    for verb in _VERBS:
        if verb in touches:
            out.controls.append(Control(verb, Text(f"label-verb-{verb}"), group="action"))
    for name in ("pile", "discards"):
        if f"from-{name}" in touches:
            out.controls.append(Control(f"from-{name}", Text(f"label-from-{name}"), group="source"))
    for grape, name in enumerate(n.GRAPES):
        if f"into-{name}" in touches:
            out.controls.append(
                Control(f"into-{name}", Text("label-into", {"grape": n.GRAPE_NAMES[grape]}), group="into")
            )
    for decline in _DECLINES:
        if decline in touches:
            out.controls.append(Control(decline, Text(f"label-{decline}"), decline=True))
    money = state.sides[seat].money
    out.counters = [Counter("coin", number(money), Text("label-money", {"money": money}))]
    return out
