"""The frame of the four routes with workers, markets and payouts, and of the village below."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Frame, Node, Text, box, disc
from vigneron.games.dom_pierre.picture import village
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, kit_of, label, once, say, sign
from vigneron.games.dom_pierre.rules.box import FLAGS, KINDS, PERMANENT, PRESSES, ROUTES, TYPES, Box
from vigneron.games.dom_pierre.rules.common import furthest
from vigneron.games.dom_pierre.rules.market import cards_left, market_of
from vigneron.games.dom_pierre.rules.names import FLAG_ID, PRESS_ID, ROUTE_ID, TYPE_ID
from vigneron.games.dom_pierre.rules.sales import accepts, basic_value, ratio_vp
from vigneron.games.dom_pierre.rules.state import NEUTRAL, NONE, State

WIDTH: Final = 420.0
HEIGHT: Final = 346.0
_LANE: Final = 71.0
_ROAD_X: Final = 114.0
_ROAD_WIDE: Final = 160.0
_CARD_X: Final = 275.0
_CARD_WIDE: Final = 154.0
_RATIO_X: Final = 387.0
_RATIO_WIDE: Final = 64.0


_TIER: Final = box(_RATIO_WIDE - 3, 19, 5)


def _y(route: int) -> float:
    return 2 + _LANE * (route + 0.5)


def frame(box_: Box, state: State) -> Frame:
    """Return the frame of routes, markets and village."""
    kit = kit_of(box_)
    nodes: list[Node] = []
    routes = state.routes
    for route in range(4):
        spaces = routes[route]
        nodes += _lane(kit, route, len(spaces))
        for space, owner in enumerate(spaces):
            nodes += _space(kit, route, space, owner)
        nodes += _card(kit, market_of(state, route), route)
        nodes += _left(kit, route, cards_left(state, route))
        nodes += _ratio(kit, route, state.ratio[route])
    nodes += village.nodes(kit, state)
    return Frame("roads", Text("frame-roads"), WIDTH, HEIGHT, nodes)


def _pitch(kit: Kit, route: int) -> float:
    return min(28.0, (_ROAD_WIDE - 4) / len(kit.box.sections[route]))


def _space_x(kit: Kit, route: int, space: int) -> float:
    pitch = _pitch(kit, route)
    first = _ROAD_X - pitch * (len(kit.box.sections[route]) - 1) / 2
    return first + pitch * space


@once
def _lane(kit: Kit, route: int, spaces: int) -> Nodes:
    """Return a route: its sections with their bonus, and the letter of its direction."""
    y, name, box_ = _y(route), ROUTES[route], kit.box
    out = [
        face(
            f"route-{name}",
            _ROAD_X,
            y,
            box(_ROAD_WIDE, _LANE - 7, 9),
            "road",
            touch=f"route-{name}",
            label=label("route", route=ROUTE_ID[route]),
            rule="DP-61",
        ),
        face(
            f"way-line-{name}",
            _ROAD_X,
            y - 11,
            f"M{-_ROAD_WIDE / 2 + 4:g},0H{_ROAD_WIDE / 2 - 4:g}",
            "road",
            "outline dashed",
        ),
        sign(f"route-{name}-compass", 17, y - 11, "compass", 33, "brass"),
        Node(
            f"route-{name}-name",
            17,
            y - 11,
            path=disc(11.5),
            text=Text(f"note-at_{name}"),
            font=15,
            tone="ink",
            look="title strong",
        ),
    ]
    sections = box_.sections[route]
    for section in range(sections[-1] + 1):
        inside = [s for s in range(spaces) if sections[s] == section]
        left, right = _space_x(kit, route, inside[0]), _space_x(kit, route, inside[-1])
        bonus = box_.route_bonus[route][section]
        about = label("section", route=ROUTE_ID[route], bonus=bonus, coins=box_.section_coins)
        out.append(
            Node(
                f"section-{name}-{section}",
                (left + right) / 2,
                y + 20,
                path=box(right - left + 22, 19, 7),
                text=Text(f"=+{bonus}"),
                font=14,
                tone="stop",
                look="strong",
                label=about,
                rule="DP-71",
            )
        )
    return tuple(out)


@once
def _space(kit: Kit, route: int, space: int, owner: int) -> Nodes:
    """Return a space of a route, and the worker on it."""
    x, y, name = _space_x(kit, route, space), _y(route) - 11, f"{ROUTES[route]}-{space + 1}"
    wide = min(25.0, _pitch(kit, route) - 2)
    bonus = kit.box.route_bonus[route][kit.box.sections[route][space]]
    place: Args = {"route": ROUTE_ID[route], "space": space + 1, "bonus": bonus}
    if owner == NONE:
        about = label("space", **place)
        return (
            face(
                f"space-{name}",
                x,
                y,
                box(wide, 32, 12),
                "stop",
                touch=f"space-{name}",
                label=about,
                rule="DP-61",
            ),
        )
    if owner == NEUTRAL:
        about, symbol, tone = label("space_neutral", **place), "worker-4", "neutral"
    else:
        about, symbol, tone = (label("space_worker", **place, who=owner), f"worker-{owner}", f"seat-{owner}")
    return (
        face(
            f"space-{name}", x, y, box(wide, 32, 12), "stop", touch=f"space-{name}", label=about, rule="DP-61"
        ),
        sign(f"on-{name}", x, y, symbol, min(28.0, wide + 5), tone),
    )


@once
def _left(kit: Kit, route: int, count: int) -> Nodes:
    y = _y(route) + 20
    about = label("deck", count=count, route=ROUTE_ID[route])
    return (
        sign(f"deck-{route}", 8, y, "deck", 15, "soft", label=about, rule="DP-73"),
        say(f"deck-{route}-count", 17, y, count, 13.8, "soft", anchor="start"),
    )


@once
def _card(kit: Kit, card: int, route: int) -> Nodes:
    """Return the current market card: kind, bonus of each press, accessories, crown, flag (DP-70)."""
    y, name = _y(route), ROUTES[route]
    at = f"market-{name}"
    left = _CARD_X - _CARD_WIDE / 2
    if card == NONE:
        about = label("no_market", route=ROUTE_ID[route])
        return (
            face(
                at,
                _CARD_X,
                y,
                box(_CARD_WIDE, _LANE - 8, 5),
                "card",
                "dashed",
                touch=at,
                label=about,
                rule="DP-75",
            ),
            say(f"{at}-none", _CARD_X, y, Text("note-no_market"), 14, "soft"),
        )
    box_ = kit.box
    kind, city = KINDS[box_.card_kind[card]], box_.card_city[card]
    args: dict[str, int | str] = {"city": city, "kind": f"@kind-{kind}"}
    about = label("market_always" if card == PERMANENT else f"market_{kind}", **args)
    out = [
        face(
            at,
            _CARD_X,
            y,
            box(_CARD_WIDE, _LANE - 8, 5),
            "market",
            "raised",
            touch=at,
            label=about,
            rule="DP-70",
        ),
        face(f"{at}-kind", left + 17, y, box(31, _LANE - 12, 4), kind, "bare"),
        sign(f"{at}-sign", left + 17, y, kind, 30, kind, "inlay", label=label(f"kind_{kind}"), rule="DP-70"),
        say(
            f"{at}-city",
            left + 36,
            y - 20,
            city,
            15 if len(city) < 14 else 13.8,
            "market",
            "title inlay",
            "start",
        ),
    ]
    for press in range(3):
        out += _press_box(kit, card, press, left + 52 + 38 * press, y - 1, name)
    x = left + 46
    for kind_ in box_.card_accepts[card]:
        about = label("accepts", accessory=TYPE_ID[kind_])
        out.append(
            sign(f"{at}-accepts-{kind_}", x, y + 20, TYPES[kind_], 19, "market", label=about, rule="DP-71")
        )
        x += 24
    if box_.card_flag[card] >= 0:
        about = label("card_flag", flag=FLAG_ID[box_.card_flag[card]])
        out.append(
            sign(f"{at}-flag", x + 2, y + 20, FLAGS[box_.card_flag[card]], 24, label=about, rule="DP-73")
        )
        x += 28
    for i in range(box_.card_crown[card]):
        about = label("card_crown")
        out.append(sign(f"{at}-crown-{i}", x + 2, y + 20, "crown", 21, "brass", label=about, rule="DP-101"))
        x += 24
    return tuple(out)


def _press_box(kit: Kit, card: int, press: int, x: float, y: float, name: str) -> list[Node]:
    """Return a card's small box for a press.

    It has the letter of the press and the bonus, or is crossed out."""
    plus, refused = kit.box.card_plus[card][press], kit.box.card_refuses[card][press]
    key = f"market-{name}-{PRESSES[press]}"
    short = Text(f"note-short_{PRESSES[press]}")
    if refused:
        about = label("press_refused", press=PRESS_ID[press])
        return [
            face(key, x, y, box(36, 19, 5), "warn", label=about, rule="DP-70"),
            say(f"{key}-letter", x - 7, y, short, 14, "warn", "strong inlay"),
            sign(f"{key}-x", x + 7, y, "cross", 16, "warn", "inlay"),
        ]
    if plus:
        about = label("press_plus", press=PRESS_ID[press], plus=plus)
        said = Text(f"note-plus_{PRESSES[press]}", {"plus": plus})
        return [
            Node(
                key,
                x,
                y,
                path=box(36, 19, 5),
                text=said,
                font=14,
                tone="ok",
                look="strong",
                label=about,
                rule="DP-71",
            )
        ]
    about = label("press_plain", press=PRESS_ID[press])
    return [Node(key, x, y, path=box(36, 19, 5), text=short, font=14, tone="soft", label=about, rule="DP-71")]


@once
def _ratio(kit: Kit, route: int, side: int) -> Nodes:
    """Return the ratio tile, which shows what a final value pays (DP-72)."""
    box_, y = kit.box, _y(route)
    middle, bottom = box_.middle_from, box_.bottom_from
    ranges = (f"≤{middle - 1}", f"{middle}–{bottom - 1}", f"{bottom}+")
    out = [
        face(
            f"ratio-{route}",
            _RATIO_X,
            y,
            box(_RATIO_WIDE, _LANE - 8, 6),
            "token",
            label=label(
                "ratio",
                first=box_.shields[side][0],
                second=box_.shields[side][1],
                third=box_.shields[side][2],
                middle=middle,
                bottom=bottom,
                prestige=box_.prestige_from,
            ),
            rule="DP-72",
        )
    ]
    for tier, vp in enumerate(box_.shields[side]):
        at = y - 20 + 20 * tier
        out += [
            face(f"ratio-{route}-{tier}-row", _RATIO_X, at, _TIER, "token", "bare"),
            say(f"ratio-{route}-{tier}-for", _RATIO_X + 5, at, ranges[tier], 13.8, "token", "inlay", "end"),
            sign(f"ratio-{route}-{tier}-shield", _RATIO_X + 19, at, "points", 22, "wine"),
            say(f"ratio-{route}-{tier}", _RATIO_X + 19, at - 0.5, vp, 13.8, "wine", "strong inlay"),
        ]
    return tuple(out)


def reach(box_: Box, state: State, seat: Seat) -> list[Node]:
    """Return, for each route, the section whose bonus the seat has now (DP-71)."""
    kit = kit_of(box_)
    out: list[Node] = []
    for route in range(4):
        space = furthest(state.houses[seat], route)
        if space != NONE:
            out += _reached(kit, route, box_.sections[route][space], seat)
        best = max(
            (basic_value(box_, state, seat, route, place) for place in _sold(box_, state, seat, route)),
            default=0,
        )
        if best:
            out += _best(kit, route, best, ratio_vp(box_, state, route, best))
    return out


def _sold(box_: Box, state: State, seat: Seat, route: int) -> list[int]:
    """Return the places of the champagne tiles that the market of a route accepts (DP-70)."""
    card = market_of(state, route)
    if card == NONE:
        return []
    champagne = state.houses[seat].champagne
    return [i for i in range(6) if champagne[i] and accepts(box_, card, champagne[i], i // 2)]


@once
def _best(kit: Kit, route: int, value: int, vp: int) -> Nodes:
    """Mark the row of the ratio tile that the seat's best tile reaches without additions (DP-72)."""
    tier = (value >= kit.box.middle_from) + (value >= kit.box.bottom_from)
    about = label("fetches", value=value, vp=vp, route=f"@route-{ROUTES[route]}")
    at = _y(route) - 20 + 20 * tier
    return (face(f"ratio-{route}-{tier}-row", _RATIO_X, at, _TIER, "ok", "bare", label=about, rule="DP-72"),)


@once
def _reached(kit: Kit, route: int, section: int, seat: Seat) -> Nodes:
    sections = kit.box.sections[route]
    inside = [s for s in range(len(sections)) if sections[s] == section]
    left, right = _space_x(kit, route, inside[0]), _space_x(kit, route, inside[-1])
    bonus = kit.box.route_bonus[route][section]
    about = label("section_yours", route=ROUTE_ID[route], bonus=bonus)
    return (
        Node(
            f"section-{ROUTES[route]}-{section}",
            (left + right) / 2,
            _y(route) + 20,
            path=box(right - left + 22, 19, 7),
            text=Text(f"=+{bonus}"),
            font=14,
            tone=f"seat-{seat}",
            look="strong",
            label=about,
            rule="DP-71",
        ),
    )
