"""One seat's outlook: how many years are left, and what wine, tiles and prestige are worth until then."""

from __future__ import annotations

from typing import Final

from vigneron.core.bits import lowest
from vigneron.core.contract import Seat
from vigneron.games.grand_cru import actions as a
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.guide import Guide
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.state import Side, State

_G: Final = n.GRAPE_COUNT

# Guesses about a table of sensible players, tuned by matches of greedy against greedy.
_GROWTH: Final = 14.0  # francs by which an estate comes nearer to its last loan in a year
_HARVESTS: Final = 5  # vines that are harvested in a year
_OPENING: Final = 3  # loans to open with
_PURSE: Final = ((4, 0.5), (8, 0.16), (15, 0.26))  # what a franc up to there earns in a year
_INTEREST: Final = 3.0  # years for which interest is counted
_FEAR: Final = 1.4  # of each loan beyond the seventh
_WORTH: Final = (0.0,) * _G + (
    2.2,
    1.0,
    2.4,
    1.0,
    2.4,
    4.3,
    1.2,
    1.5,
)  # an improvement's use in a year, by kind
_EASE: Final = 0.58  # for getting a harvest done
_CLOSE: Final = 0.15  # the most that a harvest is worth which closes the year
_LUCK: Final = (0.0, 0.21, 0.41, 0.69, 0.83, 0.86, 1.0)  # that a bid stands, by price


class Outlook:
    """Everything in francs.

    years       years that are left, this one included
    price[g]    of a cube now
    wine[g]     by barrel: what a cube is worth that is kept
    fruit[g]    what a cube on a vine brings when harvested, the price of harvest taken off
    prestige    what one prestige is worth if kept
    """

    __slots__ = (
        "_free", "_prizes", "_short", "_steps", "_worth", "ahead", "box", "fruit", "prestige", "price",
        "seat", "side", "state", "wine", "years",
    )  # fmt: skip

    def __init__(self, guide: Guide, state: State, seat: Seat) -> None:
        box = self.box = guide.box
        self.state = state
        markers = state.markers
        self.price = [box.price[g][markers[g]] for g in range(_G)]
        self.years = self._years()
        self.ahead = guide.years(self.years)
        self.wine = [self.ahead.wine[g][markers[g]] for g in range(_G)]
        self.fruit = [
            max(self.wine[g][0], self.price[g] if box.ripe[g] else 0) - box.harvest_price for g in range(_G)
        ]
        self.prestige = 0.5 if self.years > 1 else 0.0
        self.sit(seat)

    def sit(self, seat: Seat) -> None:
        """Look at the same position from this seat."""
        self.seat = seat
        self.side: Side = self.state.sides[seat]
        self._worth = [-1.0] * n.KIND_COUNT
        self._steps: list[float | None] = [None] * _G
        self._prizes: list[int] | None = None
        self._free: int | None = None
        self._short: int | None = None

    def _years(self) -> int:
        """Guess how many years are left: until somebody can pay back his last loan."""
        box = self.box
        nearest = -99.0
        for side in self.state.sides:
            if not side.bankrupt:
                debts = box.loan_pays * side.loans + box.interest[side.loans]
                nearest = max(nearest, float(side.money - debts + self._income(side)))
        return 1 + max(0, int((_GROWTH - 1 - nearest) / _GROWTH))

    def _income(self, side: Side) -> int:
        """Return what ripe wine would bring this year."""
        price, cellar = self.price, side.cellar
        cells = side.stock & self.box.ripe_cells
        total = 0
        while cells:
            at = lowest(cells)
            cells &= cells - 1
            total += cellar[at] * price[at % _G]
        return total

    # Wine

    def harvest(self, grape: int, cubes: int) -> float:
        """Return what a harvest brings. One that would close the year waits until nothing else is left."""
        state = self.state
        brings = self.fruit[grape] * cubes + (_EASE if cubes == 1 else self.box.harvest_price)
        if state.phase == n.GROWING and state.closing == n.OPEN and sum(self.side.vines) <= cubes:
            return min(brings, _CLOSE)
        return brings

    def sale(self, barrel: int, grape: int, count: int, more: int) -> float:
        """Return what a sale brings over keeping the wine, the hope of a prize included."""
        gain = count * (self.price[grape] + more - self.wine[grape][barrel])
        return gain + self._prize(grape, count)

    def late_sale(self, barrel: int, grape: int, count: int, less: int) -> float:
        """Return what a sale at the festival brings; what is kept ages at once."""
        return count * (max(0, self.price[grape] - less) - self.wine[grape][barrel])

    def second_sale(self, barrel: int, grape: int, count: int) -> float:
        """Return what the best sale after this one brings."""
        best = 0.0
        cells = self.side.stock & self.box.ripe_cells
        while cells:
            at = lowest(cells)
            cells &= cells - 1
            left = self.side.cellar[at] - (count if at == barrel * _G + grape else 0)
            if left > 0:
                drop = 0.5 * left if at % _G == grape else 0.0
                best = max(best, self.sale(at // _G, at % _G, left, 0) - drop)
        return best

    def _prize(self, grape: int, count: int) -> float:
        mine = self.side.market[grape]
        if self._prizes is None:
            rivals = [side.market for at, side in enumerate(self.state.sides) if at != self.seat]
            self._prizes = [max([market[g] for market in rivals]) for g in range(_G)]
        others = self._prizes[grape]
        if mine > others or mine + count <= others:
            return 0.1
        return 3 * self.prestige

    def blend(self, barrel: int, old: int, new: int) -> float:
        base = barrel * _G
        count = min(self.side.cellar[base + old], self.state.supply[new])
        return count * (self._now(base + new, new) - self._now(base + old, old)) - 0.3

    def _now(self, at: int, grape: int) -> float:
        """Return the better of keeping a cube and selling it."""
        return max(self.wine[grape][at // _G], float(self.price[grape]) if self.box.ripe[at] else 0.0)

    def refine(self, barrel: int, grape: int) -> float:
        at = barrel * _G + grape
        return self.side.cellar[at] * (self._now(at + _G, grape) - self._now(at, grape)) - 0.2

    def step_up(self, grape: int) -> float:
        """Return what a step of demand brings to what one can sell, less what it brings to others."""
        known = self._steps[grape]
        if known is None:
            known = self._steps[grape] = self._step_up(grape)
        return known

    def _step_up(self, grape: int) -> float:
        box = self.box
        step, prices = self.state.markers[grape], box.price[grape]
        if step >= box.top[grape]:
            return 0.0
        ahead = prices[min(step + 2, box.top[grape])]
        rise = 0.7 * (prices[step + 1] - prices[step]) + 0.3 * (ahead - prices[step])
        mine = self._for_sale(self.side, grape)
        others = sum(
            [self._for_sale(side, grape) for at, side in enumerate(self.state.sides) if at != self.seat]
        )
        return rise * (0.85 * mine - 0.25 * others) - 0.3

    def best_step(self) -> float:
        return max([self.step_up(grape) for grape in range(_G)])

    def _for_sale(self, side: Side, grape: int) -> int:
        """Return how many cubes may be sold this year, or in the next when this is the festival."""
        box = self.box
        shift = 1 if self.state.phase == n.FESTIVAL else 0
        first, last = max(0, box.ripe_from[grape] - shift), box.ripe_to[grape] - shift
        return sum(side.cellar[first * _G + grape : last * _G + grape + 1 : _G])

    # Tiles

    def tile(self, kind: int) -> float:
        """Return what a tile is worth: its kind in the count, and its use in the years that are left."""
        if self._worth[kind] < 0:
            self._worth[kind] = self._tile(kind)
        return self._worth[kind]

    def _tile(self, kind: int) -> float:
        side = self.side
        kept = 0.0 if side.tiles[kind] else float(self.box.kind_counts)
        if kind >= _G:
            use = _WORTH[kind] * (self.years - 0.5) * (0.6 if side.tiles[kind] else 1.0)
            return kept + use
        vines = sum(side.tiles[:_G])
        use = max(0.0, self.fruit[kind] - 0.4) if self.state.supply[kind] else 0.0
        return kept + (use + self.ahead.crops[kind]) * (1.0 if vines < _HARVESTS else 0.4)

    def take(self, kind: int, price: int) -> float:
        """Return what a tile brings for a price that is paid now."""
        if self._short is None:
            self._short = self.box.interest[self.side.loans] - self.side.money - self._income(self.side)
        return self.tile(kind) - price - 0.5 * max(0, self._short + price)

    def bid(self, kind: int, price: int) -> float:
        """Return what a bid brings, paid and taken with a later action."""
        if self._free is None:
            self._free = self._to_promise()
        if price > self._free:
            return -1.0
        return _LUCK[min(price, 6)] * self.take(kind, price) - 0.2

    def _to_promise(self) -> int:
        """Return the francs that are not promised by standing bids, -1 if nothing more should be bid for."""
        state, side = self.state, self.side
        if state.closing or len(side.estate) + self.box.pawns - side.pawns >= self.box.estate_spaces:
            return -1
        columns = zip(state.column_seat, state.column_price, strict=True)
        return max(-1, side.money - sum([price for seat, price in columns if seat == self.seat]))

    def replant(self, old: int, full: int, new: int) -> float:
        side = self.side
        kept = float(self.box.kind_counts)
        change = (kept if side.tiles[new] == 0 else 0.0) - (kept if side.tiles[old] == 1 else 0.0)
        return change + self.ahead.crops[new] - self.ahead.crops[old] - 0.1 * full

    # Money

    def opening(self, loans: int) -> float:
        return -float(abs(loans - _OPENING))

    def loans(self, verb: int, count: int) -> float:
        """Return how good a decision on loans is: end when ahead, else weigh a purse against interest."""
        side, box = self.side, self.box
        sign = -count if verb == a.REPAY else count if verb == a.BORROW else 0
        after = side.loans + sign
        if after == 0:
            mine = score(box, side)
            best = max([score(box, other) for at, other in enumerate(self.state.sides) if at != self.seat])
            return 100.0 if mine >= best else -100.0
        if any(other.loans == 0 or other.bankrupt for other in self.state.sides):
            return -0.01 * count
        money = side.money + sign * box.loan_pays
        cost = box.loan_pays * after + box.interest[after] * _INTEREST
        return self._purse(money) - cost - _FEAR * max(0, after - 7)

    def _purse(self, money: int) -> float:
        """Return what money is worth at the beginning of a year: the first francs earn most."""
        total = float(money)
        for upto, more in _PURSE:
            total += more * min(money, upto)
        return total

    def estate(self) -> float:
        """Return an estimate of the seat's final score."""
        side, box = self.side, self.box
        total = float(score(box, side))
        if self.state.phase == n.OVER:
            return total
        cells = side.stock
        while cells:
            at = lowest(cells)
            cells &= cells - 1
            total += side.cellar[at] * (self._now(at, at % _G) - box.cube_counts)
        for grape in range(_G):
            total += side.vines[grape] * max(0.0, self.fruit[grape])
            total += side.tiles[grape] * self.ahead.crops[grape]
        for kind in range(_G, n.KIND_COUNT):
            total += _WORTH[kind] * min(1, side.tiles[kind]) * (self.years - 1)
        due = 0 if self.state.phase == n.LOANS else 1
        return total + self.prestige * side.prestige - due * box.interest[side.loans]
