"""The frame of a winery: six columns with discs, and the cost and strength of moving each."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc
from vigneron.games.dom_pierre.picture.kit import (
    COLUMN_RULE,
    VINTAGE_RULE,
    Kit,
    Nodes,
    boxes,
    face,
    kit_of,
    label,
    once,
    say,
    sign,
)
from vigneron.games.dom_pierre.rules.box import CELLAR, COLUMNS, VILLAGE, Box
from vigneron.games.dom_pierre.rules.common import cost_after, lowest_row, strength_of
from vigneron.games.dom_pierre.rules.names import COLUMN_ID
from vigneron.games.dom_pierre.rules.state import ACTING, AFTER, GONE, NONE, STRENGTH, VINTAGE, State

_LEFT: Final = 38.0
_PITCH: Final = 47.0
_HEAD: Final = 46.0
_ROW: Final = 37.0
_GUTTER: Final = _LEFT + 6 * _PITCH
WIDTH: Final = _GUTTER + 38
HEIGHT: Final = 352.0
_FOOT: Final = HEIGHT - 21


def _x(column: int) -> float:
    return _LEFT + _PITCH * (column + 0.5)


def _y(kit: Kit, row: int) -> float:
    """Return the middle of a row. With more rows than usual, rows are lower."""
    return _HEAD + _pitch(kit) * (kit.box.top - row + 0.5)


def _pitch(kit: Kit) -> float:
    return _ROW * 7 / (kit.box.top + 1)


def frame(box_: Box, state: State, seat: Seat) -> Frame:
    """Return the frame of a house's winery."""
    kit = kit_of(box_)
    house = state.houses[seat]
    mine = state.seat == seat and state.column != NONE
    low = lowest_row(box_, house)
    nodes: list[Node] = [*_board(kit, seat), *_lowest(kit, seat, low)]
    for column in range(6):
        moved = mine and state.column == column and state.stage in (ACTING, AFTER)
        nodes += _vintage(kit, seat, column, house.vintages[column], moved and state.vintage_used == 1)
        row = house.discs[column]
        if row == GONE:
            nodes += _closed(kit, seat, column)
            continue
        if row + 1 <= box_.top:
            cost = cost_after(box_, house, column) if column <= VILLAGE else 0
            strength = strength_of(box_, house, column, row + 1)
            dear = cost > house.coins
            ends = row + 1 == box_.top and state.last_round == 0
            nodes += _landing(kit, seat, column, row + 1, strength, cost, dear, ends)
        nodes += _disc(kit, seat, column, row, moved)
    nodes += _waiting(kit, seat, house.waiting_vintage, house.waiting_strength)
    return Frame(f"winery-{seat}", Text("frame-winery", {"who": seat}), WIDTH, HEIGHT, nodes, seat)


@once
def _board(kit: Kit, seat: Seat) -> Nodes:
    """Return the printed board: heads of columns, and a band per row with its cost and strength."""
    out: list[Node] = []
    for column, name in enumerate(COLUMNS):
        out += [
            sign(
                f"head-{column}",
                _x(column),
                15,
                name,
                27,
                "wine",
                "fine",
                label=label(f"column_{name}"),
                rule=COLUMN_RULE[name],
            ),
            say(f"head-{column}-name", _x(column), 37, Text(f"note-column_{name}"), 13, look="title fine"),
        ]
    tread = f"h{_PITCH - 11:g}"
    stairs = "".join(f"M{_PITCH * c - _PITCH / 2 + 5.5:g},{_pitch(kit) / 2 - 5:g}{tread}" for c in range(6))
    cells = boxes([_PITCH * column for column in range(6)], _PITCH - 3, _pitch(kit) - 3, 6)
    for row in range(kit.box.top + 1):
        y, strength = _y(kit, row), kit.box.strength[row]
        out.append(face(f"power-{row}-band", _x(0), y, cells, f"band-{min(strength, 3)}"))
        out.append(
            face(f"stair-{row}", _x(0), y, stairs, f"band-{min(strength, 3)}", "outline engraved fine")
        )
        about = label("strength", row=row, strength=strength)
        out.append(
            Node(
                f"power-{row}",
                _GUTTER + 19,
                y,
                path=box(22, 22, 6),
                text=Text(f"={strength}"),
                font=15,
                look="step strong fine",
                label=about,
                rule="DP-22",
            )
        )
        if row < kit.box.top:
            about = label("row_cost", row=row, cost=kit.box.cost[row])
            out += [
                say(f"franc-{row}-cost", 14, y, kit.box.cost[row], 14, "soft", "fine"),
                sign(f"franc-{row}", 27, y, "coin", 14, "coin", "fine", label=about, rule="DP-23"),
            ]
    top = _y(kit, kit.box.top)
    out += [
        say("end-shield-vp", 11, top, f"+{kit.box.end_vp}", 14, "brass", "strong fine"),
        sign(
            "end-shield",
            30,
            top,
            "points",
            15,
            "brass",
            "fine",
            label=label("top_row", vp=kit.box.end_vp),
            rule="DP-26",
        ),
        sign(
            "laurel",
            20,
            _FOOT,
            "laurel",
            24,
            "vintage",
            "fine",
            label=label("vintages", value=kit.box.strength_token),
            rule="DP-22",
        ),
    ]
    return tuple(out)


@once
def _lowest(kit: Kit, seat: Seat, row: int) -> Nodes:
    """Mark the row that sets the cost (DP-23)."""
    if row >= kit.box.top:
        return ()
    y, cost = _y(kit, row), kit.box.cost[row]
    about = label("lowest", row=row, cost=cost)
    return (
        face("lowest", 20, y, box(36, 27, 8), "coin", "fine", label=about, rule="DP-23"),
        say("lowest-cost", 14, y, cost, 16, "coin", "strong fine inlay"),
        sign("lowest-franc", 28, y, "coin", 15, "coin", "fine inlay"),
    )


@once
def _disc(kit: Kit, seat: Seat, column: int, row: int, moved: bool) -> Nodes:
    name, y = COLUMNS[column], _y(kit, row)
    about = label("disc", column=COLUMN_ID[column], row=row, who=seat)
    out = []
    if moved and row:
        out.append(
            face(
                f"was-{column}", _x(column), _y(kit, row - 1), disc(13), f"seat-{seat}", "outline dashed fine"
            )
        )
    cell = box(_PITCH - 5, _pitch(kit) - 5, 6)
    band = f"band-{min(kit.box.strength[row], 3)}"
    out += [
        face(f"at-{column}", _x(column), y, cell, band, touch=f"disc-{name}", label=about, rule="DP-20"),
        Node(
            f"disc-{seat}-{column}",
            _x(column),
            y,
            path=disc(15.5),
            symbol=name,
            size=21,
            tone=f"seat-{seat}",
            look="raised done" if moved else "raised",
        ),
    ]
    return tuple(out)


@once
def _closed(kit: Kit, seat: Seat, column: int) -> Nodes:
    """Return a column whose disc has left (DP-26)."""
    about = label("disc_gone", column=COLUMN_ID[column], who=seat)
    return (
        sign(f"gone-{column}", _x(column), _y(kit, kit.box.top), "tick", 24, "ok", label=about, rule="DP-26"),
    )


@once
def _landing(
    kit: Kit, seat: Seat, column: int, row: int, strength: int, cost: int, dear: bool, ends: bool
) -> Nodes:
    """Return the place to which the column's disc would move.

    It shows strength, cost after the move, and VP on the end track."""
    name, x, y = COLUMNS[column], _x(column), _y(kit, row)
    column_id = COLUMN_ID[column]
    vp = kit.box.end_vp if ends else 0
    code = "landing_cellar" if column == CELLAR else "landing" if column <= VILLAGE else "landing_free"
    about = label(code, column=column_id, row=row, strength=strength, cost=cost, vp=vp)
    out = [
        face(
            f"to-{column}",
            x,
            y,
            box(_PITCH - 5, _pitch(kit) - 5, 6),
            "card",
            "dashed fine",
            touch=f"disc-{name}",
            label=about,
            rule="DP-20",
        ),
        Node(
            f"to-power-{column}",
            x - 12 if cost else x,
            y,
            path=box(16, 20, 5),
            text=Text(f"={strength}"),
            font=15,
            tone="ink",
            look="strong fine",
        ),
    ]
    if cost:  # an act that costs nothing has no price
        out += [
            sign(f"to-franc-{column}", x + 3, y, "coin", 12.5, "coin", "fine"),
            say(f"to-cost-{column}", x + 14, y, cost, 15, "warn" if dear else "ink", "strong fine"),
        ]
    if ends:
        out += [
            Node(
                f"to-vp-{column}",
                x,
                y - _pitch(kit) / 2 + 2,
                path=box(30, 15, 7.5),
                text=Text(f"=+{vp}"),
                font=13,
                tone="brass",
                look="strong fine",
                label=label("top_row", vp=vp),
                rule="DP-26",
            )
        ]
    return tuple(out)


@once
def _vintage(kit: Kit, seat: Seat, column: int, lying: int, used: bool) -> Nodes:
    """Return the vintage space under a column, and what lies in it (DP-21, DP-22)."""
    name, x = COLUMNS[column], _x(column)
    space = box(_PITCH - 5, 36, 9)
    if lying == VINTAGE:
        tone, symbol, code = "vintage", "laurel", f"vintage_{name}"
    elif lying == STRENGTH:
        tone, symbol, code = "strength", "strength", "strength_token"
    else:
        tone, symbol, code = "", "", "vintage_space"
    value = kit.box.strength_token if lying == STRENGTH else kit.box.cellar_vintage
    about = label(code, column=COLUMN_ID[column], value=value)
    look = "fine used" if used else "fine" if lying else "fine dashed"
    out = [
        Node(
            f"crest-{column}",
            x,
            _FOOT,
            path=space,
            symbol=symbol,
            size=31,
            tone=tone,
            look=look,
            touch=f"crest-{name}",
            label=about,
            rule=VINTAGE_RULE[name] if lying == VINTAGE else "DP-22",
        )
    ]
    if lying == VINTAGE:
        out.append(sign(f"crest-of-{column}", x, _FOOT - 3, name, 12, tone, f"inlay {look}"))
    return tuple(out)


@once
def _waiting(kit: Kit, seat: Seat, vintage: int, strength: int) -> Nodes:
    """Return the tokens that wait beside their rows until every disc has reached them (DP-21)."""
    out: list[Node] = []
    box_, x = kit.box, _GUTTER + 19
    if vintage != NONE:
        name, y = COLUMNS[vintage], _y(kit, box_.vintage_row)
        about = label("waiting_vintage", column=COLUMN_ID[vintage], row=box_.vintage_row)
        out += [
            Node(
                "waiting-vintage",
                x,
                y,
                path=box(36, 33, 9),
                symbol="laurel",
                size=29,
                tone="vintage",
                look="raised fine",
                touch="waiting-vintage",
                label=about,
                rule="DP-21",
            ),
            sign("waiting-of", x, y - 3, name, 12, "vintage", "inlay fine"),
            _covered(kit, box_.vintage_row),
        ]
    if strength:
        about = label("waiting_strength", row=box_.strength_row)
        out += [
            Node(
                "waiting-strength",
                x,
                _y(kit, box_.strength_row),
                path=box(36, 33, 9),
                symbol="strength",
                size=26,
                tone="strength",
                look="raised fine",
                touch="waiting-strength",
                label=about,
                rule="DP-21",
            ),
            _covered(kit, box_.strength_row),
        ]
    return tuple(out)


def _covered(kit: Kit, row: int) -> Node:
    """Return the strength of a row at the corner of the token that covers it."""
    strength = kit.box.strength[row]
    return Node(
        f"waiting-power-{row}",
        _GUTTER + 29,
        _y(kit, row) - 8.5,
        path=box(16, 16, 5),
        text=Text(f"={strength}"),
        font=13,
        look="step strong fine",
        label=label("strength", row=row, strength=strength),
        rule="DP-22",
    )
