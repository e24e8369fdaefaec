"""Draws goal cards: the display with bonuses, and the cards that a house has kept, scored or won."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, bonus_face, face, kit_of, label, once, say, sign
from vigneron.games.dom_pierre.rules.actions import GOAL
from vigneron.games.dom_pierre.rules.box import BONUSES, KINDS, METRICS, ROUTES, Box
from vigneron.games.dom_pierre.rules.goals import goal_vp, measure
from vigneron.games.dom_pierre.rules.names import GOAL_ID, ROUTE_ID, bonus_id, metric_id, tiers_id
from vigneron.games.dom_pierre.rules.state import House, State

WIDTH: Final = 350.0
_CARD: Final = 52.0
LEDGER_HIGH: Final = 118.0
_TWO_LINES: Final = 26.0
_ROOMY: Final = 36.0
"""A card of this height has a line of its own for beads; in a lower one the lines are close together."""
_TIER: Final = 42.0
_TIERS: Final = 300.0


def frame(box_: Box, state: State) -> Frame:
    """Return the frame of the goal display. It is as high as five cards.

    More cards are drawn closer together."""
    kit = kit_of(box_)
    count = len(state.display)
    high = _CARD * box_.display
    pitch = min(_CARD, high / max(count, 1))
    nodes: list[Node] = []
    for at, goal in enumerate(state.display):
        nodes += _goal(kit, goal, at, round(pitch * 100))
    return Frame("goals", Text("frame-goals"), WIDTH, high, nodes)


def _tiers(kit: Kit, goal: int, key: str, y: float, met: int) -> list[Node]:
    """Return a small box for each tier, with its need and VP.

    `met` is the number of tiers that are reached."""
    out: list[Node] = []
    most = "≤" if kit.box.goal_most[goal] else ""
    tiers = kit.box.goal_tiers[goal]
    for tier, (need, vp) in enumerate(tiers):
        at = _TIERS - _TIER * (len(tiers) - tier - 0.5)
        reached = tier < met
        out += [
            face(
                f"{key}-tier-{tier}",
                at,
                y,
                box(40, 17, 5),
                "ok" if reached else "soft",
                "" if reached else "bare",
            ),
            say(
                f"{key}-need-{tier}", at - 10, y, f"{most}{need}", 13.3, "ok" if reached else "soft", "inlay"
            ),
            Node(
                f"{key}-vp-{tier}",
                at + 10,
                y,
                path=box(20, 17, 5),
                text=Text(f"={vp}"),
                font=13.3,
                look="strong",
                tone="ok" if reached else "goal",
            ),
        ]
    return out


def _upper(y: float, high: float) -> float:
    """Return the y of a card's name and tiers.

    They are in the upper half, or in the middle of a card with one line."""
    return y - high / 4 + 1 if high >= _ROOMY else y - 6 if high >= _TWO_LINES else y


@once
def _goal(kit: Kit, goal: int, at: int, pitch: int) -> Nodes:
    """Return a displayed card: its name, what the card counts, its tiers, and its bonus (DP-77, DP-54)."""
    box_, name = kit.box, GOAL[goal]
    high = min(_CARD, pitch / 100) - 4
    y = pitch / 100 * (at + 0.5)
    upper = _upper(y, high)
    metric = METRICS[box_.goal_metric[goal]]
    bonus = box_.goal_bonus[goal]
    about = label(
        "goal",
        goal=GOAL_ID[goal],
        metric=metric_id(kit.box, goal),
        tiers=tiers_id(kit.box, goal),
        bonus=bonus_id(box_, bonus),
    )
    symbol, tone, figure = bonus_face(kit, bonus)
    out = [
        face(
            f"goal-{name}", 152, y, box(302, high, 6), "goal", touch=f"goal-{name}", label=about, rule="DP-77"
        ),
        say(f"goal-name-{name}", 9, upper, Text(f"goal-{name}"), 13.5, "goal", "title", "start"),
        *_tiers(kit, goal, f"goal-{name}", upper, 0),
        _gift(kit, goal, y, high, f"gift-{BONUSES[bonus]}"),
        sign(f"gift-sign-{name}", 328 - (9 if figure else 0), y, symbol, 20 if figure else 26, tone),
    ]
    if high >= _TWO_LINES:
        said = Text(f"metric-{metric}")
        lower = y + (high * 0.09 if high >= _ROOMY else 7)
        out.append(say(f"goal-metric-{name}", 9, lower, said, 13.3, "soft", anchor="start"))
    if figure:
        out.append(say(f"gift-figure-{name}", 339, y, figure, 14.5, "token", "strong inlay"))
    return tuple(out)


def _gift(kit: Kit, goal: int, y: float, high: float, touch: str) -> Node:
    """Return the place of a card's bonus (DP-54)."""
    about = label("bonus", bonus=bonus_id(kit.box, kit.box.goal_bonus[goal]))
    key = f"gift-{GOAL[goal]}"
    return face(key, 328, y, box(42, high, 8), "token", touch=touch, label=about, rule="DP-54")


def gifts(box_: Box, state: State) -> list[Node]:
    """Return the bonuses as parts of their cards, while cards are kept or discarded for them (DP-77)."""
    kit = kit_of(box_)
    pitch = min(_CARD, _CARD * box_.display / max(len(state.display), 1))
    return [
        _gift(kit, goal, pitch * (at + 0.5), pitch - 4, f"goal-{GOAL[goal]}")
        for at, goal in enumerate(state.display)
    ]


def progress(box_: Box, state: State, seat: Seat) -> list[Node]:
    """Return the seat's progress with each displayed goal."""
    kit = kit_of(box_)
    pitch = round(min(_CARD, _CARD * box_.display / max(len(state.display), 1)) * 100)
    out: list[Node] = []
    for at, goal in enumerate(state.display):
        have = measure(box_, state, seat, box_.goal_metric[goal])
        out += _progress(kit, goal, at, pitch, have)
    return out


def reached(kit: Kit, goal: int, have: int) -> int:
    """Return how many tiers of a goal are met."""
    tiers, most = kit.box.goal_tiers[goal], kit.box.goal_most[goal]
    return sum(have <= need if most else have >= need for need, _ in tiers)


@once
def _progress(kit: Kit, goal: int, at: int, pitch: int, have: int) -> Nodes:
    y = pitch / 100 * (at + 0.5)
    high = min(_CARD, pitch / 100) - 4
    met = reached(kit, goal, have)
    key = f"goal-{GOAL[goal]}"
    about = label("have", goal=GOAL_ID[goal], have=have)
    out = _tiers(kit, goal, key, _upper(y, high), met)[: 3 * met]
    if high < _TWO_LINES:
        return tuple(out)
    if high >= _ROOMY:
        out += _beads(kit, goal, f"have-{GOAL[goal]}", 10, 220, y + high / 2 - 6, have)
    out.append(
        Node(
            f"have-{GOAL[goal]}",
            298,
            y + (high / 2 - 3 if high >= _ROOMY else 12.5),
            text=Text("note-have", {"have": have}),
            font=13.5,
            look="strong",
            tone="ok" if met else "",
            anchor="end",
            label=about,
            rule="DP-92",
        )
    )
    return tuple(out)


def ledger(box_: Box, state: State, seat: Seat) -> Frame:
    """Return the frame of a house's goal cards (face-up ones first) and market cards by route and kind."""
    kit = kit_of(box_)
    house = state.houses[seat]
    nodes: list[Node] = []
    for i, (goal, met) in enumerate(
        [(g, reached(kit, g, measure(box_, state, seat, box_.goal_metric[g]))) for g in house.goals]
    ):
        have = measure(box_, state, seat, box_.goal_metric[goal])
        nodes += _own(kit, goal, i, len(house.goals), have, met, goal_vp(box_, state, seat, goal))
    if not house.goals:
        nodes += _no_goals(kit)
    nodes += _won(kit, house)
    return Frame(f"ledger-{seat}", Text("frame-ledger", {"who": seat}), WIDTH, LEDGER_HIGH, nodes, seat)


@once
def _no_goals(kit: Kit) -> Nodes:
    return (
        face(
            "no-goals", 175, 42, box(342, 44, 8), "card", "dashed", label=Text("note-no_goals"), rule="DP-77"
        ),
        say("no-goals-said", 175, 42, Text("note-no_goals"), 13.5, "soft"),
    )


@once
def _own(kit: Kit, goal: int, at: int, count: int, have: int, met: int, vp: int) -> Nodes:
    """Return a face-up goal of a house, in a grid that fits all of them (DP-92).

    It glows once it can be scored. Beads at its foot show how far it is."""
    across = 1 if count <= 2 else 2  # one or two have room to say what they count
    rows = max(2, -(-count // across))
    wide, high = WIDTH / across, 86.0 / rows
    x, y = wide * (at % across + 0.5), high * (at // across + 0.5)
    name = GOAL[goal]
    metric = METRICS[kit.box.goal_metric[goal]]
    about = label(
        "own_goal",
        goal=GOAL_ID[goal],
        metric=metric_id(kit.box, goal),
        tiers=tiers_id(kit.box, goal),
        have=have,
        vp=vp,
    )
    tiers = kit.box.goal_tiers[goal]
    tone = "ok" if vp else "goal"
    left, right = x - wide / 2 + 8, x + wide / 2 - 8
    out = [
        face(
            f"goal-{name}",
            x,
            y,
            box(wide - 4, high - 4, 6),
            tone,
            "done" if vp else "",
            touch=f"goal-{name}",
            label=about,
            rule="DP-92",
        )
    ]
    said = Text(f"goal-{name}")
    if high < _TWO_LINES:
        out.append(say(f"goal-name-{name}", left, y, said, 13.3, tone, "title inlay", "start"))
        if vp:
            out.append(say(f"goal-now-{name}", right, y, f"+{vp}", 13.3, tone, "strong inlay", "end"))
        return tuple(out)
    out.append(say(f"goal-name-{name}", left, y - 9, said, 13.5, tone, "title inlay", "start"))
    need, worth = tiers[min(met, len(tiers) - 1)]
    todo = f"+{vp}" if met == len(tiers) else f"{have}/{need} → {worth}"
    ink = tone if vp else "soft"
    out.append(say(f"goal-next-{name}", right, y + 5, todo, 13.3, ink, "inlay", "end"))
    if across == 1:
        counts = Text(f"metric-{metric}")
        out.append(say(f"goal-metric-{name}", left, y + 5, counts, 13.3, ink, "inlay", "start"))
    if vp and met < len(tiers) and across == 1:
        out.append(say(f"goal-now-{name}", right, y - 9, f"+{vp}", 13.3, tone, "strong inlay", "end"))
    elif vp and met < len(tiers):
        out.append(say(f"goal-now-{name}", left, y + 5, f"+{vp}", 13.3, tone, "strong inlay", "start"))
    out += _beads(kit, goal, f"goal-{name}", left, right, y + high / 2 - 5.5, have)
    return tuple(out)


@lru_cache(maxsize=1024)
def _bead_paths(count: int, have: int, wide: int) -> tuple[str, str]:
    """Return the paths of the beads that one has, and of those that one lacks, from the left."""
    pitch = min(9.0, wide / count)
    radius = round(min(2.8, 0.4 * pitch), 2)

    def beads(first: int, last: int) -> str:
        one = f"a{radius},{radius} 0 1 0 {2 * radius},0a{radius},{radius} 0 1 0 {-2 * radius},0"
        return "".join(f"M{pitch * i:g},0{one}" for i in range(first, last))

    return beads(0, min(have, count)), beads(min(have, count), count)


def _beads(kit: Kit, goal: int, key: str, left: float, right: float, y: float, have: int) -> list[Node]:
    """Return a row of beads, as many as the last tier asks for. A goal "at most" has none."""
    if kit.box.goal_most[goal]:
        return []
    count = kit.box.goal_tiers[goal][-1][0]
    full, empty = _bead_paths(count, have, round(right - left))
    out = [face(f"{key}-lack", left, y, empty, "soft", "bare")] if empty else []
    return out + ([face(f"{key}-beads", left, y, full, "brass")] if full else [])


def _won(kit: Kit, house: House) -> Nodes:
    routes, kinds = [0, 0, 0, 0], [0, 0, 0]
    for card in house.cards:
        routes[kit.box.card_route[card]] += 1
        kinds[kit.box.card_kind[card]] += 1
    return _won_cards(kit, *routes, *kinds, len(house.scored))


@once
def _won_cards(kit: Kit, *counts: int) -> Nodes:
    """Return the market cards by route and kind, and the number of scored goals."""
    y = LEDGER_HIGH - 15
    out: list[Node] = []
    for route in range(4):
        count = counts[route]
        about = label("won_route", route=ROUTE_ID[route], count=count)
        out += [
            Node(
                f"won-{route}",
                19 + 37 * route,
                y,
                path=box(35, 25, 8),
                tone="goal",
                label=about,
                rule="DP-73",
            ),
            say(f"won-at-{route}", 10 + 37 * route, y, Text(f"note-at_{ROUTES[route]}"), 13.3, "soft"),
            say(
                f"won-count-{route}",
                27 + 37 * route,
                y,
                count,
                14.5,
                "goal" if count else "soft",
                "strong" if count else "",
            ),
        ]
    for kind in range(3):
        count = counts[4 + kind]
        about = label("won_kind", kind=f"@kind-{KINDS[kind]}", count=count)
        x = 172 + 42 * kind
        out += [
            sign(f"won-kind-{kind}", x, y, KINDS[kind], 19, KINDS[kind], label=about, rule="DP-73"),
            say(
                f"won-kind-{kind}-count",
                x + 12,
                y,
                count,
                14.5,
                "" if count else "soft",
                "strong" if count else "",
                "start",
            ),
        ]
    about = label("scored", count=counts[7])
    out += [
        sign("scored", 308, y, "goals", 20, "wine", label=about, rule="DP-92"),
        say(
            "scored-count",
            320,
            y,
            counts[7],
            14.5,
            "" if counts[7] else "soft",
            "strong" if counts[7] else "",
            "start",
        ),
    ]
    return tuple(out)
