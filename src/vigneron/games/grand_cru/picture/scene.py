"""The scene of the game, and the overlay of a seat."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat, Seen
from vigneron.core.scene import Ending, Layout, Overlay, Scene, Standing, Tab, Text, counted
from vigneron.games.grand_cru.picture import panel
from vigneron.games.grand_cru.picture.can_end import can_end
from vigneron.games.grand_cru.picture.demand import demand
from vigneron.games.grand_cru.picture.estate import estate
from vigneron.games.grand_cru.picture.forecast import minus
from vigneron.games.grand_cru.picture.house import house
from vigneron.games.grand_cru.picture.market import market
from vigneron.games.grand_cru.picture.tracks import tracks
from vigneron.games.grand_cru.picture.year import year
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.count import kinds, score
from vigneron.games.grand_cru.rules.state import Side, State

_LAYOUT: Final = Layout(
    left=("year",),
    centre=(("market", "demand"), ("mine:estate", "tracks")),
    house="house",
    tabs=(
        Tab("estate", Text("scene-tab-estate"), ("mine:estate",)),
        Tab("market", Text("scene-tab-market"), ("market",)),
        Tab("prices", Text("scene-tab-prices"), ("demand", "tracks")),
        Tab("year", Text("scene-tab-year"), ("year",)),
    ),
)

_NEAR: Final = 2
"""So many loans from the end of the game are told of."""


def scene(rules: GrandCruRules, seen: Seen[State]) -> Scene:
    """Return the scene of a view. For everybody, pass a spectator's view."""
    state = seen.state
    frames = [market(rules, state), demand(rules, state), year(rules, state), tracks(rules, state)]
    frames += [estate(rules, state, seat) for seat in range(rules.seats)]
    frames += [house(rules, state, seat) for seat in range(rules.seats)]
    standings = [_standing(rules, state, seat) for seat in range(rules.seats)]
    return Scene(frames, standings, panel.status(rules, state), _LAYOUT, ending(rules, state))


def ending(rules: GrandCruRules, state: State) -> Ending | None:
    """Return what ends the game: the last loan (GC-55), or the last year (GC-57)."""
    if state.phase in (n.OPENING, n.OVER):
        return None
    years = rules.last_year
    lost = [seat for seat, side in enumerate(state.sides) if side.bankrupt]
    if lost:
        args: Args = {"count": len(lost), "who": lost[0], "seat_last": lost[-1]}
        return Ending(Text("scene-ending-bankrupt", args), 1, 1, near=True)
    if state.year >= years:
        return Ending(Text("scene-ending-last-year", {"year": state.year}), years, years, near=True)
    loans, seat = min((side.loans, seat) for seat, side in enumerate(state.sides))
    if loans == 0:  # repaid in this step
        return Ending(Text("scene-ending-repaid", {"who": seat}), 1, 1, near=True)
    say = Text("scene-ending-loans", {"count": loans})  # several players may have as few
    if not _may_be_soon(rules, state):
        return Ending(say)
    most = rules.box.most_loans
    return Ending(say, most - loans, most, near=loans == 1)


def _may_be_soon(rules: GrandCruRules, state: State) -> bool:
    """Return whether few loans say that the end is near: who opens with few takes more in the first year.

    In that year they say so only when somebody can pay their last loan back now (GC-54, GC-55)."""
    if state.year > 1:
        return True
    return state.phase == n.LOANS and any(
        side.loans == 1 and can_end(rules, state, seat) is not None for seat, side in enumerate(state.sides)
    )


def overlay(rules: GrandCruRules, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees in addition: prompt, money, verbs, and ways to decline."""
    return panel.overlay(rules, seen.state, seat)


def _standing(rules: GrandCruRules, state: State, seat: Seat) -> Standing:
    side = state.sides[seat]
    cubes = sum(side.cellar)
    counters = [
        counted(f"pawn-{seat}", side.pawns, "label-pawns", f"seat-{seat}", "GC-4"),
        counted(_loan_sign(state, side), side.loans, "label-loans", "warn", "GC-54"),
        counted("prestige", side.prestige, "label-prestige", "wine", "GC-42"),
        counted("tiles", kinds(side), "label-kinds", "soft", "GC-60"),
        counted("barrel", cubes, "label-cellar", "soft", "GC-60"),
    ]
    least = side.money < 0 or not (rules.open_money or state.phase == n.OVER)
    if not least:
        counters.insert(1, counted("coin", side.money, "label-money", "coin", "GC-60"))
        points = Text(f"={minus(score(rules.box, side))}")
    else:  # the hidden money comes on top
        public = score(rules.box, side) - max(0, side.money)
        points = Text("scene-score-least", {"points": minus(public)})
    note = _note(rules, state, side, seat)
    return Standing(seat, points, note, counters, least, "GC-60", can_end(rules, state, seat))


def _loan_sign(state: State, side: Side) -> str:
    """Return the sign of a player's loans: the last one is a seal, which breaks in the end (GC-55)."""
    if state.phase == n.OPENING or side.loans > 1:
        return "loan"
    return "seal" if side.loans else "unsealed"


def _note(rules: GrandCruRules, state: State, side: Side, seat: Seat) -> Text | None:
    """Return a note for the others about a player: their last loans, that they are out, or what they bid."""
    if side.bankrupt:
        return Text("scene-note-bankrupt")
    if state.phase == n.OPENING:
        return Text("scene-note-chosen") if side.pledge else None
    if state.phase == n.LOANS and side.loans == 0:
        return Text("scene-note-repaid")
    near = state.phase != n.OVER and 0 < side.loans <= _NEAR and _may_be_soon(rules, state)
    if near and side.loans == 1:
        return Text("scene-note-loans", {"count": side.loans})
    if state.phase == n.GROWING:
        if side.passed:
            return Text("scene-note-passed")
        bids: list[str] = [
            str(p) for s, p in zip(state.column_seat, state.column_price, strict=True) if s == seat
        ]
        if bids:
            args: Args = {"bids": " · ".join(bids)}
            return Text("scene-note-bids", args)
    if state.phase == n.FESTIVAL and side.passed:
        return Text("scene-note-left")
    if near:
        return Text("scene-note-loans", {"count": side.loans})
    if state.holder == seat:
        return Text("scene-note-holder")
    return None
