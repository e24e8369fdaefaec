"""Dom Pierre, from text/en.md, records.md and the data files alone: set-up, draft, turns, end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tests.replayer.box import Box, Data, Part, ranked
from tests.replayer.draws import RecordedOutcomes
from tests.replayer.faults import Fault
from tests.replayer.pierre_actions import begin, cost_of
from tests.replayer.pierre_dump import table_part
from tests.replayer.pierre_goals import crowns, pays
from tests.replayer.pierre_steps import Step, Turn, prestige, use, uses
from tests.replayer.pierre_table import COLUMNS, PLACES, ROUTES, VARIETIES, Table

FIRST_DIGESTS = ("a5143a027e6540f9", "eb6923dca78e8135")
NOTES = frozenset(
    f"{file}.{key}"
    for file, keys in {
        "goals": "goal.name",
        "prestige": "token.use",
        "ratio": "tile.key",
        "tiles": "champagne.limited champagne.of_each champagne.total champagne.values modifiers.limited "
        "modifiers.plus1 modifiers.plus2 village_accessories.stacks village_bonuses.value "
        "village_harvest.stacks",
        "vineyard": "grapes.total harvest.vintage_bonus harvest.worker_bonus",
        "winery": "cellar.tiles_per_press end_track.spaces paid.value vintage_spaces.value "
        "vintage_tokens.total",
    }.items()
    for key in keys.split()
)
"""Values of the data files that rules do not read; digests leave them out (records.md)."""
EDITIONS = {"1": 1, "2": 2, "3": 3}


def due(turn: Turn) -> list[str]:
    """DP-21: the texts by which waiting tokens may be placed now."""
    house, side = turn.house, turn.table.values.data["winery"]["side"]["standard"]
    found = []
    if house.waiting >= 0 and min(house.discs) >= side["vintage_row"]:
        found.append("set:vintage")
    if house.strength_waits and min(house.discs) >= side["strength_row"]:
        found += [f"set:{column}" for column in COLUMNS]
    return found


def place_token(turn: Turn, what: str) -> None:
    house = turn.house
    if what == "vintage":
        house.spaces[house.waiting] = "vintage"
        house.waiting = -1
    else:
        house.spaces[COLUMNS.index(what)] = "strength"
        house.strength_waits = False


class SetTokens(Step):
    """A step: waiting tokens may be placed right after a move or a cork."""

    def offers(self, turn: Turn) -> list[str]:
        return [*due(turn), "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        if verb == "done":
            turn.steps.pop()
        else:
            place_token(turn, fields[0])


class FreeActionWindow(Step):
    """DP-20: before the move, or after the action."""

    def __init__(self, after: bool) -> None:
        self.after = after

    def offers(self, turn: Turn) -> list[str]:
        house = turn.house
        found = [text for key in turn.table.values.tokens for text in uses(turn, key)]
        if not turn.free_used:
            found += self._free(turn)
        if self.after:
            return [*found, "end"]
        found += due(turn)
        for column, name in enumerate(COLUMNS):
            if house.discs[column] >= turn.table.values.top:
                continue
            found.append(f"layoff:{name}")
            if name not in ("vineyard", "village") or house.coins >= self._cost(turn, column):
                found.append(f"move:{name}")
        return found

    def _cost(self, turn: Turn, column: int) -> int:
        turn.house.discs[column] += 1
        found = cost_of(turn)
        turn.house.discs[column] -= 1
        return found

    def _free(self, turn: Turn) -> list[str]:
        """DP-90 to DP-94."""
        table, house = turn.table, turn.house
        found = []
        filled = [place for place in PLACES if house.tile(place)]
        named = house.named_places()
        for number in range(1, len(filled) + 1):
            found += [
                "local:" + ".".join(some)
                for some in combinations(filled, number)
                if all(place in named or place[0] + "1" in some for place in some)
            ]
        top = house.step == len(table.values.steps) - 1
        glass = table.glass_down or any(table.glass_up)
        if house.coins >= table.values.data["prestige"]["price"]["value"] and (glass or not top):
            found.append("prestige")
        found += [
            f"score:{table.values.goals[goal]['key']}"
            for goal in house.goals
            if goal not in house.scored and pays(table, turn.seat, goal)
        ]
        if house.cork:
            found += [
                f"cork:{name}"
                for column, name in enumerate(COLUMNS)
                if house.discs[column] < table.values.top
            ]
        return found

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        house = turn.house
        if verb == "use":
            use(turn, fields)
        elif verb == "set":
            place_token(turn, fields[0])
        elif verb == "end":
            turn.steps.pop()
        elif verb in ("move", "layoff"):
            turn.steps.pop()
            column = COLUMNS.index(fields[0])
            house.discs[column] += 1
            turn.column = turn.moved = column
            turn.add(FreeActionWindow(after=True))
            turn.then(lambda draws: self._leave(turn, column))
            turn.then(lambda draws: begin(turn, verb == "layoff", draws))
            turn.add(SetTokens())
        else:
            turn.free_used = True
            self._do_free(turn, verb, fields, draws)

    def _do_free(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        table, house = turn.table, turn.house
        if verb == "local":
            for place in reversed(fields):
                house.take(place)
            house.coins += len(fields)
        elif verb == "prestige":
            house.coins -= table.values.data["prestige"]["price"]["value"]
            prestige(turn, draws)
        elif verb == "score":
            goal = next(goal for goal in house.goals if table.values.goals[goal]["key"] == fields[0])
            house.earned["goals"] += pays(table, turn.seat, goal)
            house.scored.append(goal)
        else:
            column = COLUMNS.index(fields[0])
            house.cork = False
            house.discs[column] += 1
            self._leave(turn, column)
            if self.after:
                turn.add(SetTokens())

    def _leave(self, turn: Turn, column: int) -> None:
        """DP-26, DP-100: a disc on the top row leaves."""
        turn.column = -1
        table = turn.table
        if turn.house.discs[column] < table.values.top:
            return
        track = table.values.data["winery"]["end_track"]
        if not turn.triggered:
            table.track.append(turn.seat)
            turn.house.earned["discs"] += track["vp"]
        turn.triggered |= len(table.track) >= track["trigger"][str(table.seats)]


class DomPierre:
    """A box of dom_pierre; see `box.Box`."""

    def __init__(self, edition: str, seats: int, options: Mapping[str, str], data: Data) -> None:
        if edition not in EDITIONS:
            raise Fault(f"there is no edition {edition}")
        variant = options.get("variant", "")
        if not 2 <= seats <= 4 or variant not in ("standard", "quick"):
            raise Fault("a table of 2 to 4 seats, standard or quick")
        self.side = data["winery"]["side"][variant]
        self.table = Table(seats, data, self.side["start_row"])
        self.turn = Turn(self.table, EDITIONS[edition])
        self.vintages = [data["winery"]["vintage_tokens"]["per_column"]] * len(COLUMNS)
        self.hands: list[list[int]] = []
        self.choice: list[int] = []
        self.draft = 0
        """0 while a vintage is kept, 1 while one is chosen to wait, 2 when the draft is over."""
        self.round = 1
        self.last_round = 0
        self.over = False

    # -------------------------------------------------------------------------------- set-up and draft

    def begin(self, draws: RecordedOutcomes) -> None:
        """DP-1 to DP-10, in the order of records.md."""
        table, data = self.table, self.table.values.data
        table.first = draws.take([1] * table.seats, "first")
        for _ in range(data["prestige"]["glass"]["face_up"]):
            table.glass_up[table.draw_token(draws)] += 1
        self._plant(draws)
        self._start_tiles(draws)
        table.lay_tiles(draws)
        table.lay_blue(draws)
        ratio = list(data["ratio"]["tile"])
        for route in range(len(ROUTES)):
            table.next_card(route, draws)
            tile = ratio.pop(draws.take([1] * len(ratio), "ratio"))
            side = draws.take([1, 1], "side")
            table.ratio[route] = tile["sides"][side]
            table.ratio_sides[route] = 2 * data["ratio"]["tile"].index(tile) + side
        for _ in range(data["goals"]["deck"]["display"]):
            table.show_goal(draws)
        goals = data["winery"]["goals_vintage"]
        if table.seats == goals["seats"]:
            self.vintages[COLUMNS.index(goals["column"])] -= table.seats
            for house in table.houses:
                house.spaces[COLUMNS.index(goals["column"])] = "vintage"
        for _ in table.houses:
            hand = []
            for _ in range(data["winery"]["drawn_vintages"]["value"]):
                hand.append(draws.take(self.vintages, "vintage"))
                self.vintages[hand[-1]] -= 1
            self.hands.append(hand)
        self.choice = [-1] * table.seats

    def _plant(self, draws: RecordedOutcomes) -> None:
        table, vineyard = self.table, self.table.values.data["vineyard"]
        squares = [(row["variety"], self._square(row["square"])) for row in vineyard["initial"]]
        for variety, square in squares:
            if variety in VARIETIES:
                table.grapes[square] = VARIETIES.index(variety)
                table.bag[table.grapes[square]] -= 1
        for variety, square in squares:
            if variety not in VARIETIES:
                table.grapes[square] = table.draw_grape(draws)
        left = [0] + [1] * (len(table.values.accessories) + 1)
        spaces = next(
            row
            for row in vineyard["bonus_spaces"].values()
            if isinstance(row, dict) and table.seats in row["seats"]
        )
        for place in spaces["squares"]:
            found = draws.take(left, "ground")
            left[found] -= 1
            table.ground[self._square(place)] = found

    def _square(self, place: list[int]) -> int:
        return (place[1] - 1) * self.table.values.width + place[0] - 1

    def _start_tiles(self, draws: RecordedOutcomes) -> None:
        table, start = self.table, self.table.values.data["tiles"]["start"]["harvest"]
        weights = [start["of_each_variety"]] * len(VARIETIES)
        for house in table.houses:
            variety = draws.take(weights, "harvest")
            weights[variety] -= 1
            table.lay_in(house, variety, start["value"], start["press"])

    def _reveal(self) -> None:
        """DP-10, DP-110: lay down what all have chosen, and pass the rest to the left."""
        table = self.table
        for house, hand, column in zip(table.houses, self.hands, self.choice, strict=True):
            hand.remove(column)
            if self.draft == 0 or self.side["vintages_placed"]:
                house.spaces[column] = "vintage"
            else:
                house.waiting = column
        if self.draft == 0:
            self.hands = [self.hands[seat - 1] for seat in range(table.seats)]
            self.choice = [-1] * table.seats
        else:
            for house in table.houses:
                house.strength_waits = True
            self.turn.seat = table.first
            self.turn.add(FreeActionWindow(after=False))
        self.draft += 1

    # -------------------------------------------------------------------------------- who and what

    def to_act(self) -> list[int]:
        if self.over:
            return []
        if self.draft < 2:
            return [seat for seat, column in enumerate(self.choice) if column < 0]
        return [self.turn.seat]

    def offers(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        if self.draft < 2:
            verb = ("keep", "wait")[self.draft]
            return [f"{verb}:{COLUMNS[column]}" for column in sorted(set(self.hands[seat]))]
        step = self.turn.steps[-1]
        assert isinstance(step, Step)
        return step.offers(self.turn)

    def play(self, seat: int, text: str, draws: RecordedOutcomes) -> None:
        verb, _, rest = text.partition(":")
        fields = rest.split(".") if rest else []
        if self.draft < 2:
            self.choice[seat] = COLUMNS.index(fields[0])
            if min(self.choice) >= 0:
                self._reveal()
            return
        step = self.turn.steps[-1]
        assert isinstance(step, Step)
        step.play(self.turn, verb, fields, draws)
        self.turn.settle(draws)
        if self.turn.triggered and not self.last_round:
            self.last_round = self.round + 1
        if not self.turn.steps:
            self._next_turn()

    def _next_turn(self) -> None:
        """DP-100: after the round in which the end was triggered one more is played."""
        turn = self.turn
        turn.free_used = turn.vintage_used = False
        turn.moved, turn.paying = -1, 0
        turn.seat = (turn.seat + 1) % self.table.seats
        if turn.seat == self.table.first:
            if self.last_round and self.round == self.last_round:
                self.over = True
                return
            self.round += 1
        turn.add(FreeActionWindow(after=False))

    # -------------------------------------------------------------------------------- the count

    def ending(self) -> str:
        return "end_track" if self.over else ""

    def parts(self) -> list[list[Part]]:
        """DP-101."""
        table = self.table
        found: list[list[Part]] = []
        for house in table.houses:
            step = table.values.steps[house.step]
            number = crowns(table, house)
            found.append(
                [
                    *((key, points, {}) for key, points in house.earned.items()),
                    ("step", step["vp"], {"step": house.step}),
                    ("crowns", number * step["multiplier"], {"crowns": number, "times": step["multiplier"]}),
                ]
            )
        return found

    def scores(self) -> list[int]:
        return [sum(points for _, points, _ in seat) for seat in self.parts()]

    def places(self) -> list[int]:
        """DP-101: then more Fr, then who is earlier in the turn order."""
        table, scores = self.table, self.scores()
        return ranked(
            [
                (scores[seat], house.coins, -((seat - table.first) % table.seats))
                for seat, house in enumerate(table.houses)
            ]
        )

    def dump(self) -> Any:
        """Return the dump, None between windows, where this replayer stores the position differently."""
        turn = self.turn
        window = turn.steps[-1] if turn.steps else None
        if self.draft == 2 and not self.over and not isinstance(window, FreeActionWindow):
            return None
        after = isinstance(window, FreeActionWindow) and window.after
        return {
            **table_part(self.table),
            "choice": self.choice if self.draft < 2 else [],
            "column": turn.moved,
            "free_used": int(turn.free_used),
            "hands": [sorted(hand) for hand in self.hands] if self.draft < 2 else [],
            "last_round": self.last_round,
            "paying": turn.paying,
            "pending": [],
            "round": self.round,
            "seat": turn.seat if self.draft == 2 else self.table.first,
            "stage": self.draft if self.draft < 2 else 5 if self.over else 4 if after else 2,
            "vintage_pool": self.vintages if self.draft < 2 else [],
            "vintage_used": int(turn.vintage_used),
        }


def make(edition: str, seats: int, options: Mapping[str, str], data: Data) -> Box:
    """Return a box that stands before its set-up."""
    return DomPierre(edition, seats, options, data)
