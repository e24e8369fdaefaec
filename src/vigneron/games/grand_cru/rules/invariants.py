"""Invariants of every position (law 12): no component appears or vanishes."""

from __future__ import annotations

from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import refresh
from vigneron.games.grand_cru.rules.serialise import COVERED
from vigneron.games.grand_cru.rules.state import Side, State


def invariants(rules: GrandCruRules, state: State) -> list[str]:
    """Return the broken invariants in words; [] if all hold."""
    box = rules.box
    broken = _cubes(box, state) + _tiles(box, state) + _columns(box, state)
    for seat, side in enumerate(state.sides):
        broken += [f"seat {seat}: {fault}" for fault in _side(box, state, seat, side)]
    broken += _masks(box, state)
    if state.phase not in (n.OPENING, n.OVER) and not 0 <= state.turn < len(state.sides):
        broken.append("nobody is to act")
    if not 1 <= state.counter <= box.rounds:
        broken.append(f"the round counter stands on {state.counter} (GC-11)")
    if state.closing == n.OPEN and state.last >= 0:
        broken.append("a last cube is remembered in an open year (GC-12)")
    return broken


def _masks(box: Box, state: State) -> list[str]:
    """Check that the derived masks agree with the rows."""
    fresh = state.copy()
    refresh(box, fresh)
    kept: list[tuple[State | Side, State | Side, str]] = [
        (state, fresh, name) for name in ("shown", "running", "rising")
    ]
    for side, again in zip(state.sides, fresh.sides, strict=True):
        kept += [(side, again, name) for name in ("fruit", "stock", "ready", "leads")]
    return [f"{name} is out of step" for now, then, name in kept if getattr(now, name) != getattr(then, name)]


def _cubes(box: Box, state: State) -> list[str]:
    """Check that the cubes of each grape add up to those of the box (GC-1)."""
    out: list[str] = []
    for grape in range(n.GRAPE_COUNT):
        total = state.supply[grape]
        for side in state.sides:
            total += side.vines[grape] + side.market[grape] + sum(side.cellar[grape :: n.GRAPE_COUNT])
        if total != box.supply[grape]:
            out.append(f"{total} cubes of {n.GRAPES[grape]}, {box.supply[grape]} in the box (GC-1)")
        if not 0 <= state.markers[grape] <= box.top[grape]:
            out.append(f"the marker of {n.GRAPES[grape]} is off its column (GC-2)")
    return out


def _tiles(box: Box, state: State) -> list[str]:
    """Check that each tile of the box is in exactly one place (GC-1)."""
    seen = [tile for tile in state.display + state.column_tile if tile != n.NONE]
    for side in state.sides:
        seen += side.estate
    out = [] if len(seen) == len(set(seen)) else ["a tile lies in two places"]
    for kind in range(n.KIND_COUNT):
        total = state.pile[kind] + state.discards[kind] + sum(tile // n.SERIALS == kind for tile in seen)
        if total != box.tiles[kind]:
            out.append(f"{total} tiles of {n.KINDS[kind]}, {box.tiles[kind]} in the box (GC-1)")
    return out


def _columns(box: Box, state: State) -> list[str]:
    """Check the auction columns (GC-20).

    A column has a tile, a leader and a price, or none of these. At most as many auctions run as there are
    players."""
    out: list[str] = []
    for column in range(n.COLUMNS):
        tile, leader = state.column_tile[column], state.column_seat[column]
        there = (tile != n.NONE, leader != n.NONE, state.column_price[column] > 0)
        if len(set(there)) > 1:
            out.append(f"auction column {column + 1} is half free")
        if there[0] and column >= box.columns:
            out.append("more auctions run than there are players (GC-20)")
    return out


def _side(box: Box, state: State, seat: int, side: Side) -> list[str]:
    out: list[str] = []
    out_on_board = state.column_seat.count(seat)
    if state.phase == n.FESTIVAL:
        out_on_board += state.spaces.count(seat + 1)
    if side.pawns + out_on_board != box.pawns or side.pawns < 0:
        out.append(f"{side.pawns} pawns free and {out_on_board} out, of {box.pawns} (GC-4)")
    if side.money != side.ledger and side.money != COVERED:
        out.append("money and public payments disagree (GC-7)")
    if side.ledger < 0 or side.prestige < 0 or not 0 <= side.loans <= box.most_loans:
        out.append("money, prestige or loans out of bounds (GC-52, GC-54)")
    if len(side.estate) > box.estate_spaces or len(side.estate) != sum(side.tiles):
        out.append(f"{len(side.estate)} tiles on the estate (GC-24)")
    for kind in range(n.KIND_COUNT):
        if sum(tile // n.SERIALS == kind for tile in side.estate) != side.tiles[kind]:
            out.append(f"tiles of {n.KINDS[kind]} are miscounted")
        if not 0 <= side.used[kind] <= side.tiles[kind]:
            out.append(f"{n.KINDS[kind]} used more often than it is there (GC-28)")
    for grape in range(n.GRAPE_COUNT):
        if not 0 <= side.vines[grape] <= side.tiles[grape]:
            out.append(f"cubes of {n.GRAPES[grape]} without a vine (GC-24)")
        for barrel in range(n.BARRELS):
            count = side.cellar[barrel * n.GRAPE_COUNT + grape]
            if count and barrel > box.ripe_to[grape]:
                out.append(f"{count} cubes of {n.GRAPES[grape]} in barrel {barrel + 1} (GC-51)")
    return out
