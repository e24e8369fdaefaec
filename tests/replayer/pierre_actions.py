"""Dom Pierre: the actions of five columns, and laying off. Sales are in `pierre_sales`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.replayer.draws import RecordedOutcomes
from tests.replayer.pierre_sales import Sales
from tests.replayer.pierre_steps import MoveWorker, Step, Turn, can_take, prestige, take_bonus
from tests.replayer.pierre_table import COLUMNS, PLACES, PRESSES, ROUTES, VARIETIES, Champagne

# -------------------------------------------------------------------------------- Vineyard


@dataclass
class Plant(Step):
    """DP-30, DP-31, DP-35: the grapes that were drawn, and those that the bag lacked."""

    hand: list[int]
    lacking: int

    def offers(self, turn: Turn) -> list[str]:
        table = turn.table
        planted = [square for square, variety in enumerate(table.grapes) if variety >= 0]
        free = {near for square in planted for near in table.values.near(square, corners=False)}
        free -= set(planted)
        plant = [
            f"plant:{name}.{table.values.name(square)}"
            for name, number in zip(VARIETIES, self.hand, strict=True)
            if number
            for square in sorted(free)
        ]
        return [*plant, *(f"point:{table.values.name(square)}" for square in planted if self.lacking)]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        table = turn.table
        square = table.values.square(fields[-1])
        if verb == "plant":
            variety = VARIETIES.index(fields[0])
            self.hand[variety] -= 1
            table.grapes[square] = variety
            found = table.ground.pop(square, 0)
            if found == len(table.values.accessories) + 1:
                turn.house.coins += table.values.data["vineyard"]["bonus_coin"]["value"]
            elif found:
                turn.house.grey[found - 1] += 1
        else:
            self.lacking -= 1
        turn.add(Crop(square))


@dataclass
class Crop(Step):
    """DP-32 to DP-36: a harvest tile for the grape just planted or pointed at."""

    square: int
    helped: int = -1
    """The variety whose tile a worker raises."""

    def around(self, turn: Turn, variety: int) -> int:
        near = turn.table.values.near(self.square, corners=True)
        return sum(turn.table.grapes[other] == variety for other in near)

    def value(self, turn: Turn, variety: int, help_: bool, vintage: bool) -> int:
        """Return the value that would be harvested, 0 when no tile can stand for it."""
        own = vintage and turn.table.grapes[self.square] == variety
        value = min(self.around(turn, variety) + help_ + own, 3)
        return value if turn.table.standing(variety, value) else 0

    def crops(self, turn: Turn) -> Iterator[str]:
        for variety, name in enumerate(VARIETIES):
            helped = variety == self.helped
            if self.helped >= 0 and not helped:
                continue
            for press in turn.table.fits(turn.house, variety):
                if self.value(turn, variety, helped, vintage=False):
                    yield f"crop:{name}.{press}"
                own = turn.vintage() and turn.table.grapes[self.square] == variety
                raised = self.around(turn, variety) + helped < 3
                if own and raised and self.value(turn, variety, helped, vintage=True):
                    yield f"crop:{name}.{press}.v"

    def helps(self, turn: Turn, variety: int) -> bool:
        """DP-33: whether a worker raises a tile that goes into a press."""
        around = self.around(turn, variety)
        if not turn.table.fits(turn.house, variety):
            return False
        ways = [False]
        if turn.edition > 1 and turn.vintage() and turn.table.grapes[self.square] == variety:
            ways.append(True)
        return any(
            min(around + 1 + way, 3) > min(around + way, 3) and self.value(turn, variety, True, way) > 0
            for way in ways
        )

    def offers(self, turn: Turn) -> list[str]:
        if self.helped >= 0:
            return list(self.crops(turn))
        helping = [
            f"help:{turn.table.values.name(square)}"
            for square, seat in enumerate(turn.table.workers)
            if seat == turn.seat and self.helps(turn, turn.table.grapes[square])
        ]
        return [*helping, *self.crops(turn), "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        if verb == "help":
            square = turn.table.values.square(fields[0])
            self.helped = turn.table.grapes[square]
            turn.table.lift(turn.seat, fields[0])
            turn.house.maison += 1
            return
        turn.steps.pop()
        if verb == "crop":
            variety = VARIETIES.index(fields[0])
            vintage = len(fields) > 2
            value = self.value(turn, variety, variety == self.helped, vintage)
            turn.table.lay_in(turn.house, variety, value, fields[1])
            turn.vintage_used |= vintage


# -------------------------------------------------------------------------------- Cellar


@dataclass
class Cellar(Step):
    """DP-40 to DP-46."""

    left: int
    cost: int
    bottle_paid: bool = False
    barrel_paid: bool = False
    pressed: int = 0

    def offers(self, turn: Turn) -> list[str]:
        house = turn.house
        bottles = self.bottle_paid or house.coins >= self.cost
        barrels = self.barrel_paid or house.at_presses > 0
        found = []
        for name, press in zip(PRESSES, house.presses, strict=True):
            if not self.left or not press.tiles:
                continue
            for made, possible in (("bb", bottles), ("br", bottles and barrels), ("rr", barrels)):
                if possible:
                    found.append(f"press:{name}.{made}")
                    if "r" in made and turn.vintage():
                        found.append(f"press:{name}.{made}.v")
        return [*found, "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        if verb == "done":
            turn.steps.pop()
            return
        house, winery = turn.house, turn.table.values.data["winery"]
        self.left -= 1
        self.pressed += 1
        vintage = len(fields) > 2
        turn.vintage_used |= vintage
        if "b" in fields[1] and not self.bottle_paid:
            self.bottle_paid = True
            house.coins -= self.cost
        if "r" in fields[1] and not self.barrel_paid:
            self.barrel_paid = True
            house.at_presses -= 1
            house.maison += 1
        press = house.presses[PRESSES.index(fields[0])]
        total = sum(value for value, _ in press.tiles.values()) + press.modifiers
        seen: set[str] = set()
        twelve = 0
        for place, letter in enumerate(fields[1]):
            kind = "barrel" if letter == "r" else "bottle"
            value = total + (0 if kind in seen else winery["press"][fields[0]][kind])
            value += winery["cellar"]["vintage_bonus"] if vintage and kind == "barrel" else 0
            seen.add(kind)
            value = min(value, winery["cellar"]["max_value"])
            press.made[place] = Champagne(kind == "barrel", value)
            twelve += value == winery["cellar"]["max_value"]
        for variety, (_, tile) in press.tiles.items():
            turn.table.harvest[variety][tile - 1] += 1
        press.tiles, press.modifiers = {}, 0
        steps = twelve + (self.pressed == winery["cellar"]["presses_for_prestige"])
        for _ in range(steps):
            turn.then(lambda draws: prestige(turn, draws))


# -------------------------------------------------------------------------------- Village


@dataclass
class Village(Step):
    """DP-50 to DP-56."""

    left: int
    taken: set[str] = field(default_factory=set)
    gift: str = ""
    """The first bonus of a benefit whose second one may follow."""

    def offers(self, turn: Turn) -> list[str]:
        table, house = turn.table, turn.house
        if self.gift:
            return [*self.gifts(turn), "done"]
        found: list[str] = []
        if turn.vintage():
            found += [text for text in MoveWorker(elsewhere=True).offers(turn) if text != "done"]
        if self.left and "tile" not in self.taken:
            for stack, top in enumerate(table.tops, 1):
                if top >= 0:
                    found += [f"tile:{stack}.{press}" for press in table.fits(house, top // 3)]
        if self.left and "blue" not in self.taken:
            found += [f"blue:{stack}" for stack, top in enumerate(table.blue_tops, 1) if top >= 0]
        if self.left and "give" not in self.taken:
            named = house.named_places()
            found += [f"give:{place}" for place in named]
            filled = [place for place in PLACES if house.tile(place)]
            found += [
                f"give:{one}.{two}"
                for at, one in enumerate(filled)
                for two in filled[at + 1 :]
                if one in named and (two in named or two[0] == one[0])
            ]
        if self.left and "gift" not in self.taken:
            found += self.gifts(turn)
        return [*found, "done"]

    def gifts(self, turn: Turn) -> list[str]:
        """DP-54: bonuses on display that can be taken, but for the one just taken."""
        values = turn.table.values
        shown = {values.goals[goal]["bonus"] for goal in turn.table.display} - {self.gift}
        return [f"gift:{bonus}" for bonus in values.bonus if bonus in shown and can_take(turn, bonus)]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        table, house = turn.table, turn.house
        if verb == "done":
            if self.gift:
                self.gift = ""
                self._refill(turn, draws)
            else:
                turn.steps.pop()
            return
        if verb == "lift":
            turn.vintage_used = True
            step = MoveWorker(elsewhere=True)
            turn.add(step)
            step.play(turn, verb, fields, draws)
            return
        if verb == "gift" and self.gift:
            self.gift = ""
            turn.then(lambda draws: self._refill(turn, draws))
            take_bonus(turn, fields[0])
            return
        self.left -= 1
        self.taken.add(verb)
        self.gift = fields[0] if verb == "gift" else ""
        if verb == "tile":
            stack = int(fields[0]) - 1
            top = table.tops[stack]
            table.harvest[top // 3][top % 3] += 1
            table.lay_in(house, top // 3, top % 3 + 1, fields[1])
            table.next_tile(stack, draws)
        elif verb == "blue":
            stack = int(fields[0]) - 1
            house.blue[table.blue_tops[stack]] += 1
            table.next_blue(stack, draws)
        elif verb == "give":
            for place in reversed(fields):
                house.take(place)
            house.earned["village"] += table.values.data["tiles"]["village_champagne"]["vp"][len(fields) - 1]
        else:
            take_bonus(turn, fields[0])
            return
        self._refill(turn, draws)

    def _refill(self, turn: Turn, draws: RecordedOutcomes) -> None:
        """DP-55."""
        table = turn.table
        tops = [top for top in table.tops if top >= 0]
        if len(tops) + sum(table.below) <= 1:
            for top in tops:
                table.harvest[top // 3][top % 3] += 1
            for kind, number in enumerate(table.village_pool):
                table.harvest[kind // 3][kind % 3] += number
            table.village_pool = [0] * len(table.village_pool)
            table.lay_tiles(draws)
        blues = [top for top in table.blue_tops if top >= 0]
        if len(blues) + sum(table.blue_below) <= 1 and any(table.blue_used):
            for top in blues:
                table.blue_pool[top] += 1
            table.blue_pool = [
                pool + used for pool, used in zip(table.blue_pool, table.blue_used, strict=True)
            ]
            table.blue_used = [0] * len(table.blue_used)
            table.lay_blue(draws)


# -------------------------------------------------------------------------------- Logistics, laying off


@dataclass
class Lift(Step):
    """DP-60, DP-80: workers are lifted, `left` of them from other places than the maison in Logistics."""

    left: int
    layoff: bool
    lifted: int = 0

    def offers(self, turn: Turn) -> list[str]:
        places = turn.table.all_places(turn.seat)
        if self.layoff:
            places = [place for place in places if place != "supply"]
        free = [place for place in places if self.left or (place == "maison" and not self.layoff)]
        return [*(f"lift:{place}" for place in free), "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        if verb == "done":
            turn.steps.pop()
            if not self.layoff and self.lifted:
                turn.add(PutLifted(self.lifted))
            return
        place = ".".join(fields)
        turn.table.lift(turn.seat, place)
        if self.layoff or place != "maison":
            self.left -= 1
        if self.layoff:
            turn.house.supply += 1
            turn.house.coins += turn.table.values.data["winery"]["lay_off"]["coins"]
        else:
            self.lifted += 1


@dataclass
class PutLifted(Step):
    """DP-60 to DP-62: each lifted worker is placed."""

    left: int

    def offers(self, turn: Turn) -> list[str]:
        if not self.left:
            return []
        table = turn.table
        found = ["put:presses"]
        for number, route in enumerate(ROUTES):
            if table.route_space(number) >= 0:
                found.append(f"put:{route}")
            if turn.vintage() and table.route_space(number, skip=1) >= 0:
                found.append(f"put:{route}.skip")
        return [*found, *(f"put:{square}" for square in table.free_grapes())]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        self.left -= 1
        skip = len(fields) > 1
        turn.vintage_used |= skip
        turn.table.put(turn.seat, fields[0], skip=int(skip))


# -------------------------------------------------------------------------------- Goals


@dataclass
class Goals(Step):
    """DP-77, DP-78."""

    strength: int
    more: bool = False
    left: int = -1
    """Cards still to be taken once one has been kept; -1 before."""

    def offers(self, turn: Turn) -> list[str]:
        table = turn.table
        named = [table.values.goals[goal]["key"] for goal in table.display]
        if self.left > 0:
            return [f"trade:{key}" for key in named]
        if self.left == 0:
            return []
        pile = table.goal_deck or table.discards
        more = ["more"] if turn.vintage() and pile else []
        return [*more, *(f"goal:{key}" for key in named)]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        table = turn.table
        if verb == "more":
            turn.vintage_used = self.more = True
            for _ in range(self.strength):
                table.show_goal(draws)
            return
        goal = next(number for number in table.display if table.values.goals[number]["key"] == fields[0])
        taken = min(self.strength, len(table.display))
        table.display.remove(goal)
        if verb == "goal":
            turn.house.goals.append(goal)
            self.left = min(taken - 1, len(table.display))
        else:
            self.left -= 1
            table.discards.append(goal)
            if can_take(turn, table.values.goals[goal]["bonus"]):
                take_bonus(turn, table.values.goals[goal]["bonus"])

    def refill(self, turn: Turn, draws: RecordedOutcomes) -> None:
        table = turn.table
        if not self.more:
            while len(table.display) < table.values.data["goals"]["deck"]["display"] and (
                table.goal_deck or table.discards
            ):
                table.show_goal(draws)


def begin(turn: Turn, layoff: bool, draws: RecordedOutcomes) -> None:
    """Pay, draw, and push the action's step."""
    table, house = turn.table, turn.house
    name = COLUMNS[turn.column]
    strength = strength_of(turn)
    cost = turn.paying = cost_of(turn)
    if layoff:
        turn.add(Lift(strength, layoff=True))
    elif name == "vineyard":
        house.coins -= cost
        drawn = min(strength, sum(table.bag))
        hand = [0] * len(VARIETIES)
        for _ in range(drawn):
            hand[table.draw_grape(draws)] += 1
        turn.add(Plant(hand, strength - drawn))
    elif name == "cellar":
        turn.add(Cellar(strength, cost))
    elif name == "village":
        house.coins -= cost
        turn.add(Village(strength))
    elif name == "logistics":
        turn.add(Lift(strength, layoff=False))
    elif name == "goals":
        step = Goals(strength)
        turn.then(lambda draws: step.refill(turn, draws))
        turn.add(step)
    else:
        turn.add(Sales(strength))


def strength_of(turn: Turn) -> int:
    """DP-22: the strength of the column's row, and a strength token's."""
    values = turn.table.values
    found: int = values.rows[turn.house.discs[turn.column]]["strength"]
    token: int = values.data["winery"]["strength_token"]["value"]
    return found + (token if turn.house.spaces[turn.column] == "strength" else 0)


def cost_of(turn: Turn) -> int:
    """DP-23: the Fr of the lowest disc's row; discs on the top row do not count."""
    rows = [row for row in turn.house.discs if row < turn.table.values.top]
    found: int = turn.table.values.rows[min(rows)]["cost"] if rows else 0
    return found
