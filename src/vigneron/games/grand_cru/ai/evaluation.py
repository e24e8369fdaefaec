"""Evaluates one seat: how many years are left, and what wine, tiles and prestige will bring in these years.

All values are in francs. A franc is a point of the count."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.games.grand_cru.ai.value_tables import ValueTables
from vigneron.games.grand_cru.rules.actions import BORROW, REPAY
from vigneron.games.grand_cru.rules.box import MOST_STEPS
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.rules.names import (
    BARRELS,
    FESTIVAL,
    GRAPE_COUNT,
    GROWING,
    KIND_COUNT,
    LOANS,
    OPEN,
    OVER,
)
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import bits, byte_rows

_G: Final = GRAPE_COUNT
_SHELF: Final = MOST_STEPS * BARRELS
_UNKNOWN: Final = -1_000_000
"""A cached value that is not computed yet."""

# Estimates of how sensible players play. They were tuned by matches of `greedy` against `greedy`.
_GROWTH: Final = 14  # francs a year by which a seat approaches the repayment of all loans
_HARVESTS: Final = 5  # vines that can be harvested in a year
_OPENING: Final = 3  # best number of opening loans
_UPTO: Final = bytes((4, 8, 15))
_EARNS: Final = (0.5, 0.16, 0.26)  # yearly return of each franc up to that amount
_INTEREST: Final = 3.0  # years for which interest is counted
_LOAN_PENALTY: Final = 1.4  # francs, for each loan beyond the seventh
_WORTH: Final = (0.0,) * _G + (
    2.2,
    1.0,
    2.4,
    1.0,
    2.4,
    4.3,
    1.2,
    1.5,
)  # yearly use of an improvement in francs, by kind
_EASE: Final = 0.58  # value added to a harvest that is made
_CLOSE: Final = 0.15  # largest value of a harvest that closes the year
_BID_SURVIVAL: Final = (
    0.0,
    0.21,
    0.41,
    0.69,
    0.83,
    0.86,
    1.0,
)  # probability that a bid at price 0..6 is not outbid


class SeatEvaluation:
    """Values of one position for one seat, in francs.

    years       years left, this one included
    nearest     francs that the seat nearest to repaying all loans has after it sells all ripe wine and repays
    price[g]    price of a cube now
    ahead       values for this number of years; the row `wine` has from `shelf[g]` on the value of a cube
                that is kept, by barrel
    fruit[g]    value of a cube on a vine if it is harvested, less the cost of the harvest
    prestige    value of one prestige that is kept
    """

    __slots__ = (
        "_free",
        "_rivals",
        "_short",
        "_steps",
        "_worth",
        "ahead",
        "box",
        "fruit",
        "nearest",
        "prestige",
        "price",
        "seat",
        "shelf",
        "side",
        "state",
        "years",
    )

    def __init__(self, tables: ValueTables, state: State, seat: Seat) -> None:
        self.box = tables.box
        self.state = state
        self._weigh(tables)
        self.sit(seat)

    def _weigh(self, tables: ValueTables) -> None:
        """Compute the values that are equal for all seats."""
        box, markers = self.box, self.state.markers
        # Literal lengths: in compiled code these are C arrays, filled without making a list.
        self.price = [0] * 5
        self.shelf = [0] * 5
        self.fruit = [0.0] * 5
        price, shelf, fruit = self.price, self.shelf, self.fruit
        for grape in range(_G):
            step = markers[grape]
            price[grape] = box.francs[grape * MOST_STEPS + step]
            shelf[grape] = grape * _SHELF + step * BARRELS
        self.years: int = self._years()
        self.ahead = tables.years(self.years)
        wine = self.ahead.wine
        for grape in range(_G):
            now = float(price[grape]) if box.ripe[grape] else 0.0
            fruit[grape] = max(wine[shelf[grape]], now) - box.harvest_price
        self.prestige: float = 0.5 if self.years > 1 else 0.0

    def sit(self, seat: Seat) -> None:
        """Evaluate the same position for another seat."""
        self.seat = seat
        self.side: Side = self.state.sides[seat]
        self._worth = [-1.0] * 13
        self._steps: list[float] = [_UNKNOWN] * 5
        self._rivals = [-1] * 5
        self._free: int = _UNKNOWN
        self._short: int = _UNKNOWN

    def _years(self) -> int:
        """Estimate how many years are left until a seat can repay its last loan."""
        box = self.box
        nearest = -99
        for side in self.state.sides:
            if not side.bankrupt:
                debts = box.loan_pays * side.loans + box.interest[side.loans]
                nearest = max(nearest, side.money - debts + self.income(side))
        self.nearest: int = nearest
        return 1 + max(0, (_GROWTH - 1 - nearest) // _GROWTH)

    def income(self, side: Side) -> int:
        """Return the francs from selling all ripe wine this year."""
        price, cellar = self.price, side.cellar
        cells = side.stock & self.box.ripe_cells
        total = 0
        while cells:
            at = bits.lowest(cells)
            cells &= cells - 1
            total += cellar[at] * price[at % _G]
        return total

    # Wine

    def harvest(self, grape: int, cubes: int) -> float:
        """Return the value of a harvest.

        A harvest that would close the year has a low value, so that it is chosen only when nothing better is
        left."""
        state = self.state
        brings = self.fruit[grape] * cubes + (_EASE if cubes == 1 else self.box.harvest_price)
        if state.phase == GROWING and state.closing == OPEN and byte_rows.total(self.side.vines) <= cubes:
            return min(brings, _CLOSE)
        return brings

    def sale(self, barrel: int, grape: int, count: int, more: int) -> float:
        """Return the value of a sale.

        It is the price, less the value of the wine if it were kept, plus the expected value of a prize."""
        gain = count * (self.price[grape] + more - self.ahead.wine[self.shelf[grape] + barrel])
        return gain + self._prize(grape, count)

    def late_sale(self, barrel: int, grape: int, count: int, less: int) -> float:
        """Return the value of a sale at the festival.

        Wine that is not sold ages immediately after the festival."""
        return count * (max(0, self.price[grape] - less) - self.ahead.wine[self.shelf[grape] + barrel])

    def second_sale(self, barrel: int, grape: int, count: int) -> float:
        """Return the value of the best sale that can follow this one."""
        best = 0.0
        cellar = self.side.cellar
        cells = self.side.stock & self.box.ripe_cells
        while cells:
            at = bits.lowest(cells)
            cells &= cells - 1
            left = cellar[at] - (count if at == barrel * _G + grape else 0)
            if left > 0:
                drop = 0.5 * left if at % _G == grape else 0.0
                best = max(best, self.sale(at // _G, at % _G, left, 0) - drop)
        return best

    def _prize(self, grape: int, count: int) -> float:
        mine = self.side.market[grape]
        others = self._rivals[grape]
        if others < 0:
            others = self._rivals[grape] = self._most_of_others(grape)
        if mine > others or mine + count <= others:
            return 0.1
        return 3 * self.prestige

    def _most_of_others(self, grape: int) -> int:
        """Return the largest number of cubes of a grape that another seat has in its market barrel."""
        most = 0
        for side in self.state.sides:
            if side is not self.side:
                most = max(most, side.market[grape])
        return most

    def blend(self, barrel: int, old: int, new: int) -> float:
        """Return the value of replacing a grape in a barrel by another grape."""
        base = barrel * _G
        count = min(self.side.cellar[base + old], self.state.supply[new])
        return count * (self._now(base + new, new) - self._now(base + old, old)) - 0.3

    def _now(self, at: int, grape: int) -> float:
        """Return the value of a cube in a cell: the better of keeping it and selling it."""
        kept = self.ahead.wine[self.shelf[grape] + at // _G]
        return max(kept, float(self.price[grape]) if self.box.ripe[at] else 0.0)

    def refine(self, barrel: int, grape: int) -> float:
        """Return the value of moving a grape one barrel on."""
        at = barrel * _G + grape
        return self.side.cellar[at] * (self._now(at + _G, grape) - self._now(at, grape)) - 0.2

    def step_up(self, grape: int) -> float:
        """Return the value of an upward step of demand.

        It is the gain of the own wine less a part of the gain of others' wine."""
        known = self._steps[grape]
        if known == _UNKNOWN:
            known = self._steps[grape] = self._step_up(grape)
        return known

    def _step_up(self, grape: int) -> float:
        box = self.box
        step, top = self.state.markers[grape], box.top[grape]
        if step >= top:
            return 0.0
        first = grape * MOST_STEPS
        now, soon = box.francs[first + step + 1], box.francs[first + min(step + 2, top)]
        rise = 0.7 * (now - self.price[grape]) + 0.3 * (soon - self.price[grape])
        mine = self._for_sale(self.side, grape)
        others = 0
        for side in self.state.sides:
            if side is not self.side:
                others += self._for_sale(side, grape)
        return rise * (0.85 * mine - 0.25 * others) - 0.3

    def best_step(self) -> float:
        """Return the value of the best upward step of demand."""
        best = self.step_up(0)
        for grape in range(1, _G):
            best = max(best, self.step_up(grape))
        return best

    def _for_sale(self, side: Side, grape: int) -> int:
        """Return how many cubes of a grape a seat can sell this year. At the festival, next year counts."""
        box, cellar = self.box, side.cellar
        shift = 1 if self.state.phase == FESTIVAL else 0
        at = max(0, box.ripe_from[grape] - shift) * _G + grape
        last = (box.ripe_to[grape] - shift) * _G + grape
        total = 0
        while at <= last:
            total += cellar[at]
            at += _G
        return total

    # Tiles

    def tile(self, kind: int) -> float:
        """Return the value of a tile.

        It is the points of its kind, and the value of its use in the years that are left."""
        known = self._worth[kind]
        if known < 0:
            known = self._worth[kind] = self._tile(kind)
        return known

    def _tile(self, kind: int) -> float:
        side = self.side
        kept = 0.0 if side.tiles[kind] else float(self.box.kind_counts)
        if kind >= _G:
            use = _WORTH[kind]
            return kept + use * (self.years - 0.5) * (0.6 if side.tiles[kind] else 1.0)
        vines = 0
        for grape in range(_G):
            vines += side.tiles[grape]
        use = max(0.0, self.fruit[kind] - 0.4) if self.state.supply[kind] else 0.0
        return kept + (use + self.ahead.crops[kind]) * (1.0 if vines < _HARVESTS else 0.4)

    def take(self, kind: int, price: int) -> float:
        """Return the value of a tile that is paid for now."""
        if self._short == _UNKNOWN:
            self._short = self.box.interest[self.side.loans] - self.side.money - self.income(self.side)
        return self.tile(kind) - price - 0.5 * max(0, self._short + price)

    def bid(self, kind: int, price: int) -> float:
        """Return the value of a bid. A later action pays for the tile and takes it."""
        if self._free == _UNKNOWN:
            self._free = self._to_promise()
        if price > self._free:
            return -1.0
        stands = _BID_SURVIVAL[min(price, 6)]
        return stands * self.take(kind, price) - 0.2

    def _to_promise(self) -> int:
        """Return the francs that are not needed for standing bids, -1 if the seat should not bid."""
        state, side = self.state, self.side
        if state.closing or len(side.estate) + self.box.pawns - side.pawns >= self.box.estate_spaces:
            return -1
        money = side.money
        for column in range(len(state.column_seat)):
            if state.column_seat[column] == self.seat:
                money -= state.column_price[column]
        return max(-1, money)

    def replant(self, old: int, full: int, new: int) -> float:
        """Return the value of replacing a vine by another one. `full` is whether the old vine has a cube."""
        side = self.side
        kept = float(self.box.kind_counts)
        change = (kept if side.tiles[new] == 0 else 0.0) - (kept if side.tiles[old] == 1 else 0.0)
        return change + self.ahead.crops[new] - self.ahead.crops[old] - 0.1 * full

    # Money

    def opening(self, loans: int) -> float:
        """Return the value of taking this many opening loans. It falls with the distance from `_OPENING`."""
        return -float(abs(loans - _OPENING))

    def loans(self, verb: int, count: int) -> float:
        """Return the value of a decision on loans.

        Repaying all loans ends the game, which is good only for the leader. Other decisions compare the value
        of money with the interest."""
        side, box = self.side, self.box
        sign = -count if verb == REPAY else count if verb == BORROW else 0
        after = side.loans + sign
        if after == 0:
            mine = score(box, side)
            for other in self.state.sides:
                if score(box, other) > mine:
                    return -100.0
            return 100.0
        for other in self.state.sides:
            if other.loans == 0 or other.bankrupt:
                return -0.01 * count
        money = side.money + sign * box.loan_pays
        cost = box.loan_pays * after + box.interest[after] * _INTEREST
        return self._purse(money) - cost - _LOAN_PENALTY * max(0, after - 7)

    def _purse(self, money: int) -> float:
        """Return the value of having this much money at the beginning of a year.

        The first francs are worth most."""
        total = float(money)
        for part in range(len(_UPTO)):
            earns = _EARNS[part]
            total += earns * min(money, _UPTO[part])
        return total

    def estate(self) -> float:
        """Return an estimate of the seat's final score."""
        side, box = self.side, self.box
        total = float(score(box, side))
        if self.state.phase == OVER:
            return total
        cellar = side.cellar
        cells = side.stock
        while cells:
            at = bits.lowest(cells)
            cells &= cells - 1
            total += cellar[at] * (self._now(at, at % _G) - box.cube_counts)
        for grape in range(_G):
            total += side.vines[grape] * max(0.0, self.fruit[grape])
            total += side.tiles[grape] * self.ahead.crops[grape]
        for kind in range(_G, KIND_COUNT):
            use = _WORTH[kind]
            total += use * min(1, side.tiles[kind]) * (self.years - 1)
        due = 0 if self.state.phase == LOANS else 1
        return total + self.prestige * side.prestige - due * box.interest[side.loans]
