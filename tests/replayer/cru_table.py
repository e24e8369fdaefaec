"""Grand Cru: printed values, the components on the table, and parts that several steps of a year share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.replayer.box import Data
from tests.replayer.draws import RecordedOutcomes

GRAPES = ("gamay", "syrah", "merlot", "cabernet", "pinot")
IMPROVEMENTS = ("aoc", "blending", "hands", "wholesaler", "vintage", "rich", "refinement", "advertising")
KINDS = GRAPES + IMPROVEMENTS
SPACES = (
    "first",
    "late",
    "deliver",
    "juice",
    "primeur",
    "replant",
    "raise1",
    "raise2",
    "raise3",
    "cash1",
    "cash2",
    "cash3",
)


def plain(value: Any) -> Any:
    """Return data without their sources: {value = 5, source = …} is 5."""
    if isinstance(value, dict):
        if "value" in value:
            return value["value"]
        return {key: plain(inner) for key, inner in value.items()}
    return value


class Values:
    """The printed values; barrels are counted from 1 as in the texts."""

    def __init__(self, data: Data) -> None:
        board = plain(data["board"])
        self.board: dict[str, int] = board["board"]
        self.estate: dict[str, int] = board["estate"]
        self.loans: dict[str, Any] = board["loans"]
        self.prizes: dict[str, int] = board["prizes"]
        self.count: dict[str, int] = board["count"]
        grapes = plain(data["grapes"])["grape"]
        self.supply: list[int] = [grapes[name]["supply"] for name in GRAPES]
        self.vines: list[int] = [grapes[name]["vines"] for name in GRAPES]
        self.demand: list[list[int]] = [grapes[name]["demand"] for name in GRAPES]
        self.ripe: list[tuple[int, int]] = [tuple(grapes[name]["ripe"]) for name in GRAPES]
        improvements = plain(data["improvements"])
        self.improvements: list[int] = [improvements["count"][name] for name in IMPROVEMENTS]
        self.effect: dict[str, int] = improvements["effect"]
        festival = plain(data["festival"])
        self.price: list[int] = [festival["price"][name] for name in SPACES]
        self.gives: dict[str, int] = festival["gives"]
        self.most_loans = len(self.loans["interest"]) - 1


@dataclass
class Side:
    """What one player has. `cellar[barrel - 1][grape]` counts cubes, `vines[grape]` cubes on vines."""

    pawns: int
    prestige: int
    cellar: list[list[int]]
    estate: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=lambda: [0] * len(KINDS))
    vines: list[int] = field(default_factory=lambda: [0] * len(GRAPES))
    market: list[int] = field(default_factory=lambda: [0] * len(GRAPES))
    money: int = 0
    loans: int = 0
    pledge: int = 0
    passed: bool = False
    bankrupt: bool = False

    def tiles(self, kind: int) -> int:
        """Return how many tiles of a kind lie on the estate."""
        return sum(tile // 16 == kind for tile in self.estate)

    def ready(self, kind: str) -> bool:
        """Return whether an improvement of this kind is not turned over (GC-28)."""
        number = KINDS.index(kind)
        return self.used[number] < self.tiles(number)

    def use(self, kind: str) -> None:
        self.used[KINDS.index(kind)] += 1


@dataclass
class Column:
    """An auction column: its tile, who leads and at what price."""

    tile: int = -1
    seat: int = -1
    price: int = 0


class Table:
    """Everything on the table."""

    def __init__(self, seats: int, data: Data) -> None:
        self.values = Values(data)
        self.seats = seats
        estate = self.values.estate
        self.sides = [
            Side(
                estate["pawns"] - 1, estate["prestige"], [[0] * len(GRAPES) for _ in range(estate["barrels"])]
            )
            for _ in range(seats)
        ]
        self.supply = list(self.values.supply)
        self.markers = [0] * len(GRAPES)
        self.pile = self.values.vines + self.values.improvements
        self.discards = [0] * len(KINDS)
        self.display: list[int] = []
        self.columns = [Column() for _ in range(self.values.board["columns"])]
        self.spaces = [0] * len(SPACES)
        self.holder = -1
        self.counter = 1
        self.year = 1

    def draw_tile(self, kinds: range, draws: RecordedOutcomes) -> int:
        """Return a tile of one of these kinds out of the pile (GC-3, GC-40)."""
        if not any(self.pile):
            self.pile, self.discards = self.discards, [0] * len(KINDS)
        weights = [count if kind in kinds else 0 for kind, count in enumerate(self.pile)]
        kind = draws.take(weights, "tile")
        self.pile[kind] -= 1
        return self.fresh(kind)

    def fresh(self, kind: int) -> int:
        """Return a new number for a tile of this kind."""
        seen = set(self.display) | {column.tile for column in self.columns}
        for side in self.sides:
            seen |= set(side.estate)
        return next(number for number in range(kind * 16, kind * 16 + 16) if number not in seen)

    def price(self, grape: int) -> int:
        return self.values.demand[grape][self.markers[grape]]

    def can_rise(self, grape: int) -> bool:
        return self.markers[grape] < len(self.values.demand[grape]) - 1

    def drop(self, grape: int) -> None:
        self.markers[grape] = max(0, self.markers[grape] - 1)

    def ripe_wine(self, side: Side) -> Iterator[tuple[int, int, int]]:
        """Return barrel, grape and number of cubes that could be sold."""
        for at, cubes in enumerate(side.cellar, 1):
            for grape, number in enumerate(cubes):
                first, last = self.values.ripe[grape]
                if number and first <= at <= last:
                    yield at, grape, number

    def unripe_wine(self, side: Side) -> Iterator[tuple[int, int, int]]:
        """Return barrel, grape and number of cubes that are not ripe yet (GC-47)."""
        for at, cubes in enumerate(side.cellar, 1):
            for grape, number in enumerate(cubes):
                if number and at < self.values.ripe[grape][0]:
                    yield at, grape, number

    def round_from(self, seat: int) -> list[int]:
        """Return all seats clockwise from one."""
        return [(seat + step) % self.seats for step in range(self.seats)]
