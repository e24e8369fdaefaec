"""The lower half of a house: idle workers, accessories, flags, crowns, initial card, kept tokens."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Node, Text, box
from vigneron.games.dom_pierre.picture.kit import (
    Kit,
    Nodes,
    accessory_of,
    face,
    label,
    once,
    say,
    sign,
    token_face,
)
from vigneron.games.dom_pierre.rules.actions import ACCESSORIES
from vigneron.games.dom_pierre.rules.box import FLAGS, T_CROWN, TOKENS
from vigneron.games.dom_pierre.rules.goals import crowns
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, FLAG_ID, token_id
from vigneron.games.dom_pierre.rules.sales import accessory_value
from vigneron.games.dom_pierre.rules.state import House

_HOMES: Final = (("presses", "press", "DP-41"), ("maison", "maison", "DP-74"), ("supply", "supply", "DP-60"))
_HOME_X: Final = (58.0, 178.0, 298.0)
_HOME_Y: Final = 235.0
_GOODS_Y: Final = 288.0
_MORE_Y: Final = 331.0
_STANDING: Final = 5
"""Workers that are drawn in one place; of more, the number is told."""


def nodes(kit: Kit, house: House, seat: Seat) -> list[Node]:
    """Return the lower half of a house."""
    counts = (house.presses, house.maison, house.supply)
    out: list[Node] = []
    for i in range(3):
        out += _home(kit, seat, i, counts[i])
    for accessory, count in enumerate(house.accessories):
        out += _accessory(kit, accessory, count)
    cards_flags = [0, 0]
    for card in house.cards:
        flag = kit.box.card_flag[card]
        if flag >= 0:
            cards_flags[flag] += 1
    out += _cork(kit, house.cork)
    out += _plain(kit, 1, crowns(kit.box, house))
    out += _plain(kit, 2, house.flags[0] + cards_flags[0])
    out += _plain(kit, 3, house.flags[1] + cards_flags[1])
    held = [(token, count) for token, count in enumerate(house.tokens) if count and token != T_CROWN]
    for i, (token, count) in enumerate(held):
        out += _token(kit, token, count, i, len(held))
    return out


@once
def _home(kit: Kit, seat: Seat, area: int, count: int) -> Nodes:
    """Return an area of idle workers: presses, maison or own supply."""
    name, symbol, rule = _HOMES[area]
    x = _HOME_X[area]
    about = label(f"home_{name}", count=count, who=seat)
    out = [
        face(
            f"workers-{name}",
            x,
            _HOME_Y,
            box(114, 58, 9),
            "goal",
            touch=f"workers-{name}",
            label=about,
            rule=rule,
        ),
        sign(f"home-{name}", x - 45, _HOME_Y - 17, symbol, 17, "soft"),
        say(f"home-name-{name}", x - 33, _HOME_Y - 17, Text(f"note-home_{name}"), 13, "soft", anchor="start"),
    ]
    pitch = 23.0 if count < 5 else 20.0
    for i in range(min(count, _STANDING)):
        at = x - 42 + pitch * i
        out.append(sign(f"worker-{seat}-{name}-{i}", at, _HOME_Y + 9, f"worker-{seat}", 27, f"seat-{seat}"))
    if count > _STANDING:
        out.append(
            Node(
                f"home-count-{name}",
                x + 40,
                _HOME_Y - 17,
                path=box(28, 18, 8),
                text=Text(f"=×{count}"),
                font=14,
                tone="soft",
                look="strong bare",
            )
        )
    return tuple(out)


@once
def _accessory(kit: Kit, accessory: int, count: int) -> Nodes:
    """Return a kind of accessory (four grey, four blue) with its number."""
    x = 22 + 44.5 * accessory
    symbol, tone = accessory_of(accessory)
    name = ACCESSORIES[accessory]
    value = accessory_value(kit.box, accessory)
    about = label("accessory", accessory=ACCESSORY_ID[accessory], count=count, value=value)
    radius = 17 if tone == "grey" else 8
    out = [
        Node(
            f"accessory-{name}",
            x,
            _GOODS_Y,
            path=box(35, 35, radius),
            symbol=symbol,
            size=23,
            tone=tone if count else "",
            look="done" if count else "dashed ghost",
            touch=f"accessory-{name}",
            label=about,
            rule="DP-71",
        )
    ]
    if count > 1:
        out.append(
            Node(
                f"accessory-count-{name}",
                x + 6.5,
                _GOODS_Y + 7,
                path=box(18, 17, 8),
                text=Text(f"={count}"),
                font=13,
                tone="ink",
                look="strong",
            )
        )
    return tuple(out)


@once
def _cork(kit: Kit, up: int) -> Nodes:
    """Return the initial card. Its crown counts as long as the cork has not popped (DP-94)."""
    about = label("cork" if up else "cork_popped", crowns=kit.box.start_crowns)
    return (
        Node(
            "cork",
            22,
            _MORE_Y,
            path=box(38, 36, 6),
            symbol="pop",
            size=26,
            tone="market" if up else "soft",
            look="" if up else "used",
            touch="cork",
            label=about,
            rule="DP-94",
        ),
    )


@once
def _plain(kit: Kit, place: int, count: int) -> Nodes:
    """Return crowns and flags with their numbers."""
    symbol = ("", "crown", *FLAGS)[place]
    x = 22 + 46 * place
    about = (
        label("crowns", count=count) if place == 1 else label("flags", flag=FLAG_ID[place - 2], count=count)
    )
    rule = "DP-101" if place == 1 else "DP-79"
    look = "strong" if count else ""
    return (
        sign(
            f"own-{symbol}",
            x - 1,
            _MORE_Y,
            symbol,
            26,
            "brass",
            "" if count else "ghost",
            label=about,
            rule=rule,
        ),
        say(f"own-{symbol}-count", x + 15, _MORE_Y, count, 16, "" if count else "soft", look, "start"),
    )


@once
def _token(kit: Kit, token: int, count: int, at: int, held: int) -> Nodes:
    """Return a kept prestige token (DP-96)."""
    pitch = min(42.0, 150.0 / held)
    x = 214 + pitch * at
    y = _MORE_Y - (5 if count > 1 else 0)
    symbol, tone, figure = token_face(kit, token)
    about = label("token", token=token_id(kit.box, token), count=count)
    out = [
        face(
            f"token-{TOKENS[token]}",
            x,
            _MORE_Y,
            box(40, 33, 16),
            "token",
            "raised",
            touch=f"token-{TOKENS[token]}",
            label=about,
            rule="DP-96",
        ),
        sign(f"token-sign-{token}", x - (9.5 if figure else 0), y, symbol, 18 if figure else 22, tone),
    ]
    if figure:
        out.append(say(f"token-figure-{token}", x + 9, y, figure, 13.5, "token", "strong inlay"))
    if count > 1:
        out.append(
            Node(
                f"token-count-{token}",
                x + 10,
                _MORE_Y + 8.5,
                path=box(17, 16, 8),
                text=Text(f"={count}"),
                font=13,
                tone="ink",
                look="strong",
            )
        )
    return tuple(out)
