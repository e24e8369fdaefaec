"""The box holds grapes, improvements, board and festival. They are read from the component data and checked.

All data that the rules look up are in a `Box`. Each table has its own box, so that a table can have other
data. Every value of the data files is `{ value = …, source = "rulebook" | "public" | "reconstruction" }`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vigneron.core.contract import Json
from vigneron.core.game import BadData
from vigneron.games.grand_cru.rules import names as n
from vigneron.native import bits

SOURCES: Final = ("rulebook", "public", "reconstruction")
MOST_STEPS: Final = 12
"""The largest number of steps in a demand column."""


class Box:
    """All component data of one table. Rows are indexed by grape, kind, space, barrel or number of loans.

    Barrels are counted from 0 here, and from 1 in texts. Steps of demand are counted from 0, the bottom. The
    index of a cell of the cellar is barrel * 5 + grape.

    supply, tiles            cubes by grape; tiles in the box by kind
    price[g][step], top[g]   francs for a cube; the top step
    francs[g * 12 + step]    the same prices in one row
    best[g]                  francs at the top
    ripe_from[g], ripe_to[g] first and last barrel of the ripe zone
    ripe[cell]               1 if the grape may be sold from that barrel

    Masks, for what may be offered:
    bit[cell]                that cell alone
    all_columns              auction columns that are used
    ripe_cells, green_cells  where wine is ripe; where wine is not ripe yet
    inner_cells              from which wine can move to the next barrel
    vine_bids[grapes]        by a set of grapes the opening bids on their vines, 6 bits each
    other_bids[kinds]        by a set of improvements (AOC is bit 0) the opening bids on them, 6 bits each
    higher[price]            bids that are higher than a price; bit 0 is a bid of 2
    """

    __slots__ = (
        "advertising_steps",
        "all_columns",
        "aoc_per_cube",
        "barrels",
        "best",
        "bit",
        "columns",
        "cube_counts",
        "emergency_pays",
        "estate_spaces",
        "first_improvements",
        "first_vines",
        "francs",
        "green_cells",
        "harvest_price",
        "higher",
        "highest_bid",
        "inner_cells",
        "interest",
        "juice_per_cube",
        "kind_counts",
        "loan_costs",
        "loan_pays",
        "missing_pays",
        "most_loans",
        "new_tiles",
        "opening_least",
        "opening_most",
        "other_bids",
        "outright_price",
        "pawns",
        "prestige",
        "price",
        "primeur_less",
        "prize_first",
        "prize_second",
        "prize_tied",
        "rich_cubes",
        "ripe",
        "ripe_cells",
        "ripe_from",
        "ripe_to",
        "rounds",
        "space_gives",
        "space_price",
        "supply",
        "tiles",
        "top",
        "vine_bids",
    )

    def __init__(self, data: Json, seats: int) -> None:
        """Read the data. Raises BadData, which names the file, the key and the fault."""
        self._read_board(data, seats)
        self._read_grapes(data)
        self._read_tiles(data)
        self._read_loans(data)
        self._read_festival(data)
        self._make_masks()
        need = seats * (self.first_vines + self.first_improvements)
        if sum(self.tiles) < need + seats * (self.estate_spaces + self.new_tiles):
            raise BadData("grapes.toml: there are too few tiles for estates and display")
        if sum(self.tiles[: n.GRAPE_COUNT]) < seats * self.first_vines:
            raise BadData("grapes.toml: there are too few vines for the first display")
        if sum(self.tiles[n.GRAPE_COUNT :]) < seats * self.first_improvements:
            raise BadData("improvements.toml: there are too few tiles for the first display")

    def _read_board(self, data: Json, seats: int) -> None:
        self.columns: int = min(seats, whole(data, "board", "board", "columns", low=1, high=n.COLUMNS))
        self.highest_bid: int = whole(data, "board", "board", "highest_bid", low=1, high=n.HIGHEST_BID)
        self.outright_price: int = whole(data, "board", "board", "outright_price")
        self.rounds: int = whole(data, "board", "board", "rounds", low=1)
        self.first_vines: int = whole(data, "board", "board", "first_vines_per_player", high=4)
        self.first_improvements: int = whole(data, "board", "board", "first_improvements_per_player", high=4)
        self.new_tiles: int = whole(data, "board", "board", "new_tiles_per_player", high=4)
        self.estate_spaces: int = whole(data, "board", "estate", "spaces", low=1, high=12)
        self.barrels: int = whole(data, "board", "estate", "barrels", low=1, high=n.BARRELS)
        self.pawns: int = (
            whole(data, "board", "estate", "pawns", low=2, high=9) - 1
        )  # one of the pawns marks the loans (GC-4)
        self.prestige: int = whole(data, "board", "estate", "prestige")
        self.harvest_price: int = whole(data, "board", "estate", "harvest_price")
        self.missing_pays: int = whole(data, "board", "estate", "missing_cube_pays")
        self.prize_first: int = whole(data, "board", "prizes", "first")
        self.prize_tied: int = whole(data, "board", "prizes", "tied_first")
        self.prize_second: int = whole(data, "board", "prizes", "second")
        self.kind_counts: int = whole(data, "board", "count", "tile_kind")
        self.cube_counts: int = whole(data, "board", "count", "cellar_cube")
        self.loan_costs: int = whole(data, "board", "count", "loan")

    def _read_grapes(self, data: Json) -> None:
        supply, vines, prices, ripe_from, ripe_to = [], [], [], [], []
        for grape in n.GRAPES:
            at = ("grapes", "grape", grape)
            supply.append(whole(data, *at, "supply", low=1, high=n.MOST_CUBES))
            vines.append(whole(data, *at, "vines", high=n.SERIALS - 1))
            price = wholes(data, *at, "demand", least=2, most=MOST_STEPS)
            if sorted(price) != price:
                raise BadData(f"grapes.toml: grape.{grape}.demand falls on the way up")
            prices.append(price)
            ripe = wholes(data, *at, "ripe", least=2, most=2, low=1, high=self.barrels)
            if ripe[0] > ripe[1]:
                raise BadData(f"grapes.toml: grape.{grape}.ripe ends before it begins")
            ripe_from.append(ripe[0] - 1)
            ripe_to.append(ripe[1] - 1)
        self.supply = bytes(supply)
        self.tiles = bytes(vines)
        self.price: list[list[int]] = prices
        self.francs = b"".join([bytes(price).ljust(MOST_STEPS, bytes(1)) for price in prices])
        self.top = bytes([len(price) - 1 for price in prices])
        self.best = bytes([max(price) for price in prices])
        self.ripe_from = bytes(ripe_from)
        self.ripe_to = bytes(ripe_to)
        self.ripe = bytes(
            [ripe_from[g] <= b <= ripe_to[g] for b in range(n.BARRELS) for g in range(n.GRAPE_COUNT)]
        )

    def _read_tiles(self, data: Json) -> None:
        self.tiles += bytes(
            [whole(data, "improvements", "count", kind, high=n.SERIALS - 1) for kind in n.IMPROVEMENTS]
        )
        self.aoc_per_cube: int = whole(data, "improvements", "effect", "aoc_per_cube")
        self.rich_cubes: int = whole(data, "improvements", "effect", "rich_cubes", low=1, high=3)
        self.advertising_steps: int = whole(data, "improvements", "effect", "advertising_steps", low=1)

    def _read_loans(self, data: Json) -> None:
        self.opening_least: int = whole(data, "board", "loans", "opening_least", low=1, high=n.MOST_OPENING)
        self.opening_most: int = whole(data, "board", "loans", "opening_most", low=1, high=n.MOST_OPENING)
        if self.opening_most < self.opening_least:
            raise BadData("board.toml: loans.opening_most is below loans.opening_least")
        self.loan_pays: int = whole(data, "board", "loans", "pays", low=1)
        self.emergency_pays: int = whole(data, "board", "loans", "emergency_pays", low=1)
        self.interest = bytes(
            wholes(data, "board", "loans", "interest", least=self.opening_most + 1, most=n.MOST_LOANS + 1)
        )
        self.most_loans: int = len(self.interest) - 1

    def _read_festival(self, data: Json) -> None:
        self.space_price = bytes([whole(data, "festival", "price", space) for space in n.SPACES])
        self.space_gives = bytes(
            [
                whole(data, "festival", "gives", space, low=1) if place >= n.RAISE_1 else 0
                for place, space in enumerate(n.SPACES)
            ]
        )
        self.juice_per_cube: int = whole(data, "festival", "gives", "juice_per_cube")
        self.primeur_less: int = whole(data, "festival", "gives", "primeur_less_per_barrel")

    def _make_masks(self) -> None:
        cells = range(n.BARRELS * n.GRAPE_COUNT)
        barrel = [cell // n.GRAPE_COUNT for cell in cells]
        ripe_from = [self.ripe_from[cell % n.GRAPE_COUNT] for cell in cells]
        ripe_to = [self.ripe_to[cell % n.GRAPE_COUNT] for cell in cells]
        self.bit = tuple([bits.mask([cell]) for cell in cells])
        self.all_columns: int = bits.mask(range(self.columns))
        self.ripe_cells: int = bits.mask([cell for cell in cells if self.ripe[cell]])
        self.green_cells: int = bits.mask([cell for cell in cells if barrel[cell] < ripe_from[cell]])
        self.inner_cells: int = bits.mask([cell for cell in cells if barrel[cell] < ripe_to[cell]])
        spread = [self._bids_on(kinds) for kinds in range(256)]
        self.vine_bids = tuple(spread[: 1 << n.GRAPE_COUNT])
        self.other_bids = tuple(spread)
        bids = range(2, self.highest_bid + 1)
        self.higher = tuple(
            [bits.mask([bid - 2 for bid in bids if bid > price]) for price in range(n.HIGHEST_BID + 1)]
        )

    def _bids_on(self, kinds: int) -> int:
        """Return the mask of all opening bids on a set of kinds, 6 bits for each kind."""
        return bits.mask(
            [
                n.HIGHEST_BID * kind + bid
                for kind in range(8)
                if kinds >> kind & 1
                for bid in range(self.highest_bid)
            ]
        )


def _value(data: Any, *path: str) -> Any:
    """Return the value under a path of keys: file, table …, key. Raises BadData."""
    found = data
    for depth, key in enumerate(path):
        if not isinstance(found, Mapping) or key not in found:
            raise BadData(f"{path[0]}.toml: {'.'.join(path[1 : depth + 1]) or 'the file'} is missing")
        found = found[key]
    name = f"{path[0]}.toml: {'.'.join(path[1:])}"
    if not isinstance(found, Mapping) or set(found) != {"value", "source"}:
        raise BadData(f"{name} must be {{ value = …, source = … }}")
    if found["source"] not in SOURCES:
        raise BadData(f"{name} needs a source out of {', '.join(SOURCES)}")
    return found["value"]


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def whole(data: Json, *path: str, low: int = 0, high: int = 99) -> int:
    """Return a number of the data files, between `low` and `high`. Raises BadData."""
    value = _value(data, *path)
    if not _is_whole(value, low, high):
        raise BadData(
            f"{path[0]}.toml: {'.'.join(path[1:])} must be a number from {low} to {high}, not {value!r}"
        )
    return int(value)


def wholes(data: Json, *path: str, least: int, most: int = 12, low: int = 0, high: int = 99) -> list[int]:
    """Return a list of `least` to `most` numbers of the data files. Raises BadData."""
    value = _value(data, *path)
    if (
        not isinstance(value, list)
        or not least <= len(value) <= most
        or not all(_is_whole(item, low, high) for item in value)
    ):
        raise BadData(
            f"{path[0]}.toml: {'.'.join(path[1:])} must be {least} to {most} numbers from {low} to {high}"
        )
    return [int(item) for item in value]
