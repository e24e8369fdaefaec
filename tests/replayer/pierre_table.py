"""Dom Pierre: printed values, the components on the table, each player's winery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.replayer.box import Data
from tests.replayer.draws import RecordedOutcomes

COLUMNS = ("vineyard", "cellar", "village", "logistics", "sales", "goals")
VARIETIES = ("chardonnay", "meunier", "noir")
ROUTES = ("north", "east", "south", "west")
PRESSES = ("left", "centre", "right")
PLACES = ("l1", "l2", "c1", "c2", "r1", "r2")
NEUTRAL = -2
"""The owner of a neutral worker; -1 is a space without a worker."""


class Values:
    """The printed values that more than one place needs."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.accessories: list[str] = [row["key"] for row in data["accessories"]["type"]]
        self.cards: list[dict[str, Any]] = data["markets"]["card"]
        self.goals: list[dict[str, Any]] = data["goals"]["goal"]
        self.bonus: dict[str, int] = {row["key"]: row["value"] for row in data["goals"]["bonus"]}
        self.tokens: list[str] = [row["key"] for row in data["prestige"]["token"]]
        self.token: dict[str, dict[str, Any]] = {row["key"]: row for row in data["prestige"]["token"]}
        self.steps: list[dict[str, int]] = data["prestige"]["step"]
        self.rows: list[dict[str, Any]] = data["winery"]["row"]
        self.top = len(self.rows) - 1
        self.routes: list[dict[str, Any]] = data["routes"]["route"]
        self.width: int = data["vineyard"]["size"]["columns"]
        self.height: int = data["vineyard"]["size"]["rows"]

    def square(self, name: str) -> int:
        """Return the number of a square, row by row; a1 is 0."""
        return (int(name[1:]) - 1) * self.width + ord(name[0]) - ord("a")

    def name(self, square: int) -> str:
        return "abcdefgh"[square % self.width] + str(square // self.width + 1)

    def near(self, square: int, corners: bool) -> list[int]:
        """Return the squares that touch one, orthogonally or with corners too."""
        column, row = square % self.width, square // self.width
        return [
            (row + down) * self.width + column + right
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if (down or right)
            and (corners or not (down and right))
            and 0 <= row + down < self.height
            and 0 <= column + right < self.width
        ]

    def section(self, route: int, space: int) -> int:
        """Return the section of a route's space, all from 0."""
        for number, length in enumerate(self.routes[route]["sections"]):
            if space < length:
                return number
            space -= length
        raise AssertionError("there is no such space")


@dataclass(frozen=True)
class Champagne:
    """A champagne tile."""

    barrel: bool
    value: int


@dataclass
class Press:
    """A press: for each variety (value, value of the tile that stands for it), modifiers, champagne."""

    tiles: dict[int, tuple[int, int]] = field(default_factory=dict)
    modifiers: int = 0
    made: list[Champagne | None] = field(default_factory=lambda: [None, None])

    @property
    def champagne(self) -> bool:
        return any(self.made)


@dataclass
class House:
    """What one player has. `discs` are rows, the top row for discs that have left."""

    discs: list[int]
    coins: int
    presses: list[Press] = field(default_factory=lambda: [Press() for _ in PRESSES])
    supply: int = 0
    maison: int = 0
    at_presses: int = 0
    spaces: list[str] = field(default_factory=lambda: [""] * len(COLUMNS))
    waiting: int = -1
    """The column of the waiting vintage, -1 for none."""
    strength_waits: bool = False
    cork: bool = True
    step: int = 0
    grey: list[int] = field(default_factory=lambda: [0] * 4)
    blue: list[int] = field(default_factory=lambda: [0] * 4)
    flags: dict[str, int] = field(default_factory=lambda: {"usa": 0, "rus": 0})
    cards: list[int] = field(default_factory=list)
    goals: list[int] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    earned: dict[str, int] = field(
        default_factory=lambda: {"sales": 0, "village": 0, "goals": 0, "discs": 0, "gifts": 0}
    )

    def tile(self, place: str) -> Champagne | None:
        at = PLACES.index(place)
        return self.presses[at // 2].made[at % 2]

    def take(self, place: str) -> Champagne:
        at = PLACES.index(place)
        made = self.presses[at // 2].made
        found = made.pop(at % 2)
        assert found is not None
        made.append(None)
        return found

    def named_places(self) -> list[str]:
        """Return the places of the champagne tiles; of two like tiles in a press only the first."""
        return [
            place
            for at, place in enumerate(PLACES)
            if self.tile(place) and not (at % 2 and self.tile(place) == self.tile(PLACES[at - 1]))
        ]


class Table:
    """Everything on the table."""

    def __init__(self, seats: int, data: Data, start_row: int) -> None:
        self.values = values = Values(data)
        self.seats = seats
        tiles = data["tiles"]
        self.houses = [
            House([start_row] * len(COLUMNS), tiles["start"]["coins"]["value"]) for _ in range(seats)
        ]
        for house in self.houses:
            house.at_presses = tiles["workers"]["at_presses"]
            house.supply = tiles["workers"]["each"] - house.at_presses
            barrel = tiles["start"]["barrel"]
            house.presses[PRESSES.index(barrel["press"])].made[0] = Champagne(True, barrel["value"])
        self.first = 0
        self.bag = [data["vineyard"]["grapes"]["per_variety"]] * len(VARIETIES)
        squares = values.width * values.height
        self.grapes = [-1] * squares
        self.workers = [-1] * squares
        self.ground: dict[int, int] = {}
        """What lies on a square: 1 to 4 a grey accessory, 5 a coin."""
        self.harvest = [list(tiles["harvest"]["of_each_value"]) for _ in VARIETIES]
        """How many tiles of each variety and value (from 1) the supply has."""
        self.village_pool = [0] * (3 * len(VARIETIES))
        self.tops = [-1, -1]
        self.below = [0, 0]
        per_type = data["accessories"]["blue"]["per_type"]
        self.blue_pool = [per_type] * len(values.accessories)
        self.blue_tops = [-1, -1]
        self.blue_below = [0, 0]
        self.blue_used = [0] * len(values.accessories)
        self.grey: list[int] = [data["accessories"]["grey"]["per_type"] - 1] * len(values.accessories)
        self.flags: dict[str, int] = {
            "usa": data["goals"]["flags"]["usa"],
            "rus": data["goals"]["flags"]["rus"],
        }
        self.glass_pool = [values.token[key]["count"] for key in values.tokens]
        self.glass_up = [0] * len(values.tokens)
        self.glass_down = data["prestige"]["glass"]["per_seat"] * seats
        two = seats == 2
        self.decks = [
            [
                number
                for number, card in enumerate(values.cards)
                if card["route"] == route and (card["two_players"] or not two)
            ]
            for route in ROUTES
        ]
        self.market = [-1] * len(ROUTES)
        self.bottom: list[list[int]] = [[] for _ in ROUTES]
        self.ratio: list[list[int]] = [[] for _ in ROUTES]
        self.ratio_sides = [-1] * len(ROUTES)
        """Tile and side beside each route: the tile's number twice, plus the side."""
        self.goal_deck = [
            number for number, goal in enumerate(values.goals) if goal["two_players"] or not two
        ]
        self.display: list[int] = []
        self.discards: list[int] = []
        self.routes = [[-1] * sum(route["sections"]) for route in values.routes]
        if seats == data["routes"]["neutral"]["seats"]:
            for spaces, route in zip(self.routes, values.routes, strict=True):
                for space in route["neutral"]:
                    spaces[space - 1] = NEUTRAL
        self.track: list[int] = []
        """Whose discs have left, in this order."""
        self.tokens_spent = [0] * len(values.tokens)

    # -------------------------------------------------------------------------------- draws

    def draw_token(self, draws: RecordedOutcomes) -> int:
        kind = draws.take(self.glass_pool, "token")
        self.glass_pool[kind] -= 1
        self.glass_down -= 1
        return kind

    def draw_grape(self, draws: RecordedOutcomes) -> int:
        variety = draws.take(self.bag, "grape")
        self.bag[variety] -= 1
        return variety

    def next_tile(self, stack: int, draws: RecordedOutcomes) -> None:
        """Turn up the next harvest tile of a stack of the village."""
        self.tops[stack] = -1
        if self.below[stack]:
            self.below[stack] -= 1
            self.tops[stack] = draws.take(self.village_pool, "tile")
            self.village_pool[self.tops[stack]] -= 1

    def next_blue(self, stack: int, draws: RecordedOutcomes) -> None:
        """Turn up the next accessory of a stack of the village."""
        self.blue_tops[stack] = -1
        if self.blue_below[stack]:
            self.blue_below[stack] -= 1
            self.blue_tops[stack] = draws.take(self.blue_pool, "accessory")
            self.blue_pool[self.blue_tops[stack]] -= 1

    def next_card(self, route: int, draws: RecordedOutcomes) -> None:
        """Turn up the next market card; cards put under the deck come last, in their order, and are known."""
        self.market[route] = -1
        if self.decks[route]:
            at = draws.take([1] * len(self.decks[route]), f"market_{ROUTES[route]}")
            self.market[route] = self.decks[route].pop(at)
        elif self.bottom[route]:
            self.market[route] = self.bottom[route].pop(0)

    def show_goal(self, draws: RecordedOutcomes) -> None:
        """Add a goal card to the display; an empty deck is made again from the discards."""
        if not self.goal_deck:
            self.goal_deck, self.discards = sorted(self.discards), []
        if self.goal_deck:
            self.display.append(self.goal_deck.pop(draws.take([1] * len(self.goal_deck), "goal")))

    def lay_tiles(self, draws: RecordedOutcomes) -> None:
        """DP-3, DP-55: two stacks of harvest tiles, as far as the supply has them."""
        for variety in range(len(VARIETIES)):
            for value in self.values.data["tiles"]["village_harvest"]["values"]:
                if self.harvest[variety][value - 1]:
                    self.harvest[variety][value - 1] -= 1
                    self.village_pool[variety * 3 + value - 1] += 1
        number = sum(self.village_pool)
        self.below = [number - number // 2, number // 2]
        for stack in (0, 1):
            self.next_tile(stack, draws)

    def lay_blue(self, draws: RecordedOutcomes) -> None:
        """DP-3, DP-55: two stacks of blue accessories."""
        number = sum(self.blue_pool)
        self.blue_below = [number - number // 2, number // 2]
        for stack in (0, 1):
            self.next_blue(stack, draws)

    # -------------------------------------------------------------------------------- harvest tiles

    def standing(self, variety: int, value: int) -> int:
        """DP-34: return the value of the tile that stands for this value; 0 when there is none."""
        return next((lower for lower in range(value, 0, -1) if self.harvest[variety][lower - 1]), 0)

    def fits(self, house: House, variety: int) -> list[str]:
        """Return the presses that have room for a tile of this variety."""
        return [
            name
            for name, press in zip(PRESSES, house.presses, strict=True)
            if not press.champagne and variety not in press.tiles
        ]

    def lay_in(self, house: House, variety: int, value: int, press: str) -> None:
        """Take a harvest tile of this value, or what stands for it, out of the supply into a press."""
        tile = self.standing(variety, value)
        self.harvest[variety][tile - 1] -= 1
        house.presses[PRESSES.index(press)].tiles[variety] = (value, tile)

    # -------------------------------------------------------------------------------- workers

    def route_space(self, route: int, but: int = -1, skip: int = 0) -> int:
        """DP-61: the vacant space nearest the crossroads, `but` being vacant too; -1 when there is none."""
        for space, seat in enumerate(self.routes[route]):
            if seat == -1 or space == but:
                if not skip:
                    return space
                skip -= 1
        return -1

    def standing_places(self, seat: int) -> Iterator[str]:
        """Return the places of this seat's workers on routes and grapes, as texts."""
        for route, spaces in zip(ROUTES, self.routes, strict=True):
            for space, whose in enumerate(spaces, 1):
                if whose == seat:
                    yield f"{route}.{space}"
        for square, whose in enumerate(self.workers):
            if whose == seat:
                yield self.values.name(square)

    def all_places(self, seat: int) -> list[str]:
        """Return the places of this seat's workers, as texts."""
        house = self.houses[seat]
        rooms = {"supply": house.supply, "maison": house.maison, "presses": house.at_presses}
        return [*(room for room, number in rooms.items() if number), *self.standing_places(seat)]

    def lift(self, seat: int, place: str) -> None:
        house = self.houses[seat]
        if place == "supply":
            house.supply -= 1
        elif place == "maison":
            house.maison -= 1
        elif place == "presses":
            house.at_presses -= 1
        elif "." in place:
            route, _, space = place.partition(".")
            self.routes[ROUTES.index(route)][int(space) - 1] = -1
        else:
            self.workers[self.values.square(place)] = -1

    def put(self, seat: int, place: str, skip: int = 0) -> None:
        if place == "presses":
            self.houses[seat].at_presses += 1
        elif place in ROUTES:
            route = ROUTES.index(place)
            self.routes[route][self.route_space(route, skip=skip)] = seat
        else:
            self.workers[self.values.square(place)] = seat

    def free_grapes(self) -> list[str]:
        """Return the grapes without a worker."""
        return [
            self.values.name(square)
            for square, variety in enumerate(self.grapes)
            if variety >= 0 and self.workers[square] == -1
        ]

    def moves(self, seat: int, place: str, elsewhere: bool) -> list[str]:
        """Return where a worker may move from here: by DP-56 (`elsewhere`: another area), or by DP-79."""
        on_route = place.partition(".")[0] in ROUTES
        on_grape = place not in ("supply", "maison", "presses") and not on_route
        found = [] if place == "presses" else ["presses"]
        for number, route in enumerate(ROUTES):
            if on_route and elsewhere:
                break
            own = int(place.partition(".")[2]) - 1 if place.startswith(route + ".") else -1
            space = self.route_space(number, but=own)
            if space >= 0 and space != own:
                found.append(route)
        if not (on_grape and elsewhere):
            found += self.free_grapes()
        return found
