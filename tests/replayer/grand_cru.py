"""Grand Cru, from text/en.md, records.md and the data files alone: whose turn it is, and the year's end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.replayer.box import Box, Data, Part, ranked
from tests.replayer.cru_acts import Steps, do_festival, do_growing, festival, follow, growing, payable
from tests.replayer.cru_table import GRAPES, KINDS, Column, Side, Table
from tests.replayer.draws import RecordedOutcomes
from tests.replayer.faults import Fault

FIRST_DIGESTS = ("c599327e51367820",)
OPENING, GROWING, FESTIVAL, LOANS, OVER = range(5)
ENDINGS = ("", "repaid", "bankrupt", "last_year")
OWED = ("", "second", "again", "step")


class GrandCru:
    """A box of grand_cru; see `box.Box`."""

    def __init__(self, edition: str, seats: int, options: Mapping[str, str], data: Data) -> None:
        if edition != "1":
            raise Fault(f"there is no edition {edition}")
        if not 2 <= seats <= 5 or options.get("open_money") not in ("yes", "no"):
            raise Fault("a table of 2 to 5 seats, money open or not")
        try:
            self.last_year = int(options["last_year"])
        except (KeyError, ValueError):
            raise Fault("last_year is a number") from None
        self.table = Table(seats, data)
        self.phase = OPENING
        self.turn = -1
        self.steps: Steps | None = None
        self.harvester = False
        """Whether the action being made took cubes off the vines."""
        self.still: list[int] | None = None
        """Who gets one more action, once the growing phase is closing (GC-12)."""
        self.last = -1
        """Whose harvest closed it, if one did."""
        board = self.table.values.board
        self.room = seats * (board["first_vines_per_player"] + board["first_improvements_per_player"])
        self.how = ""

    # -------------------------------------------------------------------------------- who and what

    def begin(self, draws: RecordedOutcomes) -> None:
        """GC-3: two vines and one improvement per player."""
        board, seats = self.table.values.board, self.table.seats
        for _ in range(board["first_vines_per_player"] * seats):
            self.table.display.append(self.table.draw_tile(range(len(GRAPES)), draws))
        for _ in range(board["first_improvements_per_player"] * seats):
            self.table.display.append(self.table.draw_tile(range(len(GRAPES), len(KINDS)), draws))

    def to_act(self) -> list[int]:
        if self.how:
            return []
        if self.phase == OPENING:
            return [seat for seat, side in enumerate(self.table.sides) if not side.pledge]
        return [self.turn]

    def offers(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        side = self.table.sides[seat]
        loans = self.table.values.loans
        if self.phase == OPENING:
            return [f"loans:{number}" for number in range(loans["opening_least"], loans["opening_most"] + 1)]
        if self.steps:
            return follow(self.table, side, self.steps)
        if self.phase == GROWING:
            return list(growing(self.table, seat))
        if self.phase == FESTIVAL:
            return list(festival(self.table, seat))
        borrowed = [f"borrow:{number}" for number in range(1, self.table.values.most_loans - side.loans + 1)]
        most = min(side.loans, side.money // loans["pays"])
        return [*borrowed, *(f"repay:{number}" for number in range(1, most + 1)), "keep"]

    # -------------------------------------------------------------------------------- acts

    def play(self, seat: int, text: str, draws: RecordedOutcomes) -> None:
        verb, _, rest = text.partition(":")
        fields = rest.split(".") if rest else []
        side = self.table.sides[seat]
        if self.phase == OPENING:
            side.pledge = int(fields[0])
            if all(other.pledge for other in self.table.sides):
                self._open(draws)
            return
        if self.phase == LOANS:
            self._settle(side, verb, fields)
            self._next_loans(seat)
            return
        if verb in ("harvest", "rich", "hands"):
            self.harvester = True
        if verb == "enough":
            self.steps = None
        else:
            do = do_growing if self.phase == GROWING else do_festival
            further = do(self.table, seat, verb, fields)
            if self.steps:
                self.steps.left -= 1
            else:
                self.steps = further
        if self.steps and self.steps.left and self._goes_on(side):
            return
        self.steps = None
        if self.phase == GROWING:
            self._acted(seat, draws)
        else:
            self._next_festival((seat + 1) % self.table.seats)

    def _goes_on(self, side: Side) -> bool:
        """End an act in steps by itself when only `enough` would be left."""
        assert self.steps is not None
        return follow(self.table, side, self.steps) != ["enough"]

    def _open(self, draws: RecordedOutcomes) -> None:
        """GC-5, GC-6: the loans are paid out; the most loans get the red bottle, by lot if tied."""
        for side in self.table.sides:
            side.loans = side.pledge
            side.money = side.loans * self.table.values.loans["pays"]
        most = max(side.loans for side in self.table.sides)
        weights = [int(side.loans == most) for side in self.table.sides]
        self.table.holder = draws.take(weights, "holder") if sum(weights) > 1 else weights.index(1)
        self.phase, self.turn = GROWING, self.table.holder

    # -------------------------------------------------------------------------------- growing phase

    def _acted(self, seat: int, draws: RecordedOutcomes) -> None:
        """GC-11 to GC-13: who is next, or the year's end."""
        table = self.table
        harvested, self.harvester = self.harvester, False
        last_space = table.counter == table.values.board["rounds"]
        order = table.round_from((seat + 1) % table.seats)
        if self.still is None and last_space and harvested and not any(table.sides[seat].vines):
            self.still = [other for other in order if other != seat and not table.sides[other].passed]
            self.last = seat
        elif self.still is not None:
            self.still.remove(seat)
        if self.still is not None:
            if self.still:
                self.turn = self.still[0]
            else:
                self._end_of_growing(draws)
            return
        waiting = [other for other in order if not table.sides[other].passed]
        if not waiting:
            self._end_of_growing(draws)
            return
        for other in order:
            if other == table.holder:
                table.counter = min(table.counter + 1, table.values.board["rounds"])
            if other == waiting[0]:
                break
        self.turn = waiting[0]
        if len(waiting) == 1 and table.counter == table.values.board["rounds"]:
            self.still = list(waiting)

    def _end_of_growing(self, draws: RecordedOutcomes) -> None:
        """GC-40, GC-41: new tiles, prizes for sales; then the festival begins."""
        table = self.table
        self.still, self.last = None, -1
        for tile in [*table.display, *(column.tile for column in table.columns)]:
            if tile >= 0:
                table.discards[tile // 16] += 1
        for column in table.columns:
            if column.tile >= 0:
                table.sides[column.seat].pawns += 1
        table.columns = [Column() for _ in table.columns]
        table.display = []
        for _ in range(table.values.board["new_tiles_per_player"] * table.seats):
            table.display.append(table.draw_tile(range(len(KINDS)), draws))
        self._prizes()
        for side in table.sides:
            side.passed = False
        self.phase = FESTIVAL
        most = max(side.prestige for side in table.sides)
        self._next_festival(
            next(s for s in table.round_from(table.holder) if table.sides[s].prestige == most)
        )

    def _prizes(self) -> None:
        prizes = self.table.values.prizes
        for grape in range(len(GRAPES)):
            cubes = [side.market[grape] for side in self.table.sides]
            ranks = sorted({number for number in cubes if number}, reverse=True)
            best = [side for side in self.table.sides if ranks and side.market[grape] == ranks[0]]
            for side in best:
                side.prestige += prizes["first"] if len(best) == 1 else prizes["tied_first"]
            if len(best) == 1 and len(ranks) > 1:
                next_best = [side for side in self.table.sides if side.market[grape] == ranks[1]]
                if len(next_best) == 1:
                    next_best[0].prestige += prizes["second"]
            for side in self.table.sides:
                self.table.supply[grape] += side.market[grape]
                side.market[grape] = 0

    # -------------------------------------------------------------------------------- the year's end

    def _next_festival(self, first: int) -> None:
        """GC-42: find the next who has not left; without a pawn or an affordable space one leaves."""
        for seat in self.table.round_from(first):
            side = self.table.sides[seat]
            if not side.passed and side.pawns and payable(self.table, side):
                self.turn = seat
                return
            side.passed = True
        for side in self.table.sides:
            side.passed = False
        self._age()
        self._interest()
        self.phase = LOANS
        self._loans_from(self.table.round_from(self.table.holder))

    def _age(self) -> None:
        """GC-51, and the pawns come home."""
        for side in self.table.sides:
            side.pawns = self.table.values.estate["pawns"] - 1
            for at in range(len(side.cellar) - 1, -1, -1):
                for grape, cubes in enumerate(side.cellar[at]):
                    if at + 1 >= self.table.values.ripe[grape][1]:
                        self.table.supply[grape] += cubes
                    else:
                        side.cellar[at + 1][grape] = cubes
                    side.cellar[at][grape] = 0

    def _interest(self) -> None:
        """GC-52, GC-53."""
        loans = self.table.values.loans
        for seat in self.table.round_from(self.table.holder):
            side = self.table.sides[seat]
            due = loans["interest"][side.loans]
            missing = max(0, due - side.money)
            needed = -(-missing // loans["emergency_pays"])
            if side.loans + needed > self.table.values.most_loans:
                side.bankrupt = True
                continue
            side.loans += needed
            side.money += needed * loans["emergency_pays"] - due

    def _settle(self, side: Side, verb: str, fields: list[str]) -> None:
        """GC-54."""
        pays = self.table.values.loans["pays"]
        number = int(fields[0]) if fields else 0
        if verb == "borrow":
            side.loans += number
            side.money += number * pays
        elif verb == "repay":
            side.loans -= number
            side.money -= number * pays

    def _next_loans(self, seat: int) -> None:
        order = self.table.round_from(self.table.holder)
        self._loans_from(order[order.index(seat) + 1 :])

    def _loans_from(self, order: list[int]) -> None:
        """The next of these seats who decides on loans, or the end of the year."""
        for seat in order:
            if not self.table.sides[seat].bankrupt:
                self.turn = seat
                return
        sides = self.table.sides
        if any(side.bankrupt for side in sides):
            self.how = "bankrupt"
        elif any(not side.loans for side in sides):
            self.how = "repaid"
        elif self.table.year >= self.last_year:
            self.how = "last_year"
        else:
            self._new_year()

    def _new_year(self) -> None:
        """GC-56."""
        table = self.table
        for grape in range(len(GRAPES)):
            wanted = {
                seat: table.sides[seat].tiles(grape) - table.sides[seat].vines[grape]
                for seat in table.round_from(table.holder)
            }
            while any(wanted.values()):
                for seat, number in wanted.items():
                    if not number:
                        continue
                    wanted[seat] -= 1
                    if table.supply[grape]:
                        table.supply[grape] -= 1
                        table.sides[seat].vines[grape] += 1
                    else:
                        table.sides[seat].money += table.values.estate["missing_cube_pays"]
        for side in table.sides:
            side.used = [0] * len(KINDS)
            side.passed = False
        table.spaces = [0] * len(table.spaces)
        table.counter = 1
        table.year += 1
        self.phase, self.turn = GROWING, table.holder

    # -------------------------------------------------------------------------------- the count

    def ending(self) -> str:
        return self.how

    def parts(self) -> list[list[Part]]:
        """GC-60."""
        count = self.table.values.count
        found: list[list[Part]] = []
        for side in self.table.sides:
            kinds = len({tile // 16 for tile in side.estate})
            cubes = sum(map(sum, side.cellar))
            found.append(
                [
                    ("money", side.money, {}),
                    ("kinds", kinds * count["tile_kind"], {"count": kinds}),
                    ("cellar", cubes * count["cellar_cube"], {"count": cubes}),
                    ("loans", -side.loans * count["loan"], {"count": side.loans}),
                ]
            )
        return found

    def scores(self) -> list[int]:
        return [sum(points for _, points, _ in seat) for seat in self.parts()]

    def places(self) -> list[int]:
        """GC-53, GC-60: bankrupt players share the place behind all others."""
        scores = self.scores()
        return ranked(
            [
                (0, 0, 0) if side.bankrupt else (1, score, len(side.estate))
                for side, score in zip(self.table.sides, scores, strict=True)
            ]
        )

    def dump(self) -> Any:
        table = self.table
        over = bool(self.how)
        empty = [-1] * (self.room - len(table.display))
        return {
            "closing": 0 if self.still is None else 1 if self.last >= 0 else 2,
            "column_price": [column.price for column in table.columns],
            "column_seat": [column.seat for column in table.columns],
            "column_tile": [column.tile for column in table.columns],
            "counter": table.counter,
            "discards": table.discards,
            "display": table.display + empty,
            "ending": ENDINGS.index(self.how),
            "holder": table.holder,
            "last": self.last,
            "left": self.steps.left if self.steps and self.steps.kind == "step" else 0,
            "markers": table.markers,
            "owed": OWED.index(self.steps.kind) if self.steps else 0,
            "phase": OVER if over else self.phase,
            "pile": table.pile,
            "spaces": table.spaces,
            "supply": table.supply,
            "turn": -1 if over else self.turn,
            "year": table.year,
            "sides": [self._side(side) for side in table.sides],
        }

    def _side(self, side: Side) -> dict[str, Any]:
        return {
            "bankrupt": int(side.bankrupt),
            "cellar": [cubes for barrel in side.cellar for cubes in barrel],
            "estate": side.estate,
            "ledger": side.money,
            "loans": side.loans,
            "market": side.market,
            "money": side.money,
            "passed": int(side.passed),
            "pawns": side.pawns,
            "pledge": side.pledge,
            "prestige": side.prestige,
            "tiles": [side.tiles(kind) for kind in range(len(KINDS))],
            "used": side.used,
            "vines": side.vines,
        }


def make(edition: str, seats: int, options: Mapping[str, str], data: Data) -> Box:
    """Return a box that stands before its set-up."""
    return GrandCru(edition, seats, options, data)
