"""Positions that read like a sentence: `table(3).money(0, 9).vine(0, "merlot").wine(0, 4, "merlot", 2)`.

What is put on the table is taken from where it was, tiles from the pile, cubes from the supply, so that the
box stays whole; every act checks that, and that it keeps the masks in step. Barrels and columns are counted
from 1, as in texts of acts.
"""

from __future__ import annotations

from typing import Any

from vigneron.core.chance import Scripted, Xorshift
from vigneron.core.contract import Chance, Event, Refusal, Result, apply
from vigneron.core.snapshot import Snapshot
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.common import free_number, refresh
from vigneron.games.grand_cru.rules.state import Side, State


def grape_of(name: str) -> int:
    return n.GRAPES.index(name)


def kind_of(name: str) -> int:
    return n.KINDS.index(name)


class Table:
    """Rules and a state, for arranging and playing on. `log` holds the events of the last act."""

    def __init__(self, seats: int, data: Any = None, **options: str) -> None:
        setup = GAME.setup(seats, options)
        rules = GAME.rules(setup, data)
        self._setup, self._data = setup, data
        self.rules = rules
        self.state: State = rules.new(setup, Xorshift(seats))
        self.log: list[Event] = []

    def position_text(self) -> str:
        """Return the position as one line of text. A failing test shows it."""
        game = GAME
        digest = game.digest(game.data() if self._data is None else self._data)
        return Snapshot(game, self._setup, self.rules, self.state, digest, 0).text()

    # Arranging

    def opened(self, *loans: int, holder: int = 0) -> Table:
        """Choose opening loans; the holder has the first turn of year 1."""
        for seat, side in enumerate(self.state.sides):
            count = loans[seat] if loans else 3
            side.pledge = side.loans = count
            side.money = side.ledger = 7 * count
        self.state.holder = self.state.turn = holder
        self.state.phase = n.GROWING
        return self

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    def turn(self, seat: int, counter: int = 1) -> Table:
        self.state.turn, self.state.counter = seat, counter
        return self

    def year(self, year: int) -> Table:
        self.state.year = year
        return self

    def passed(self, *seats: int) -> Table:
        for seat in seats:
            self.side(seat).passed = 1
        return self

    def money(self, seat: int, francs: int) -> Table:
        side = self.side(seat)
        side.money = side.ledger = francs
        return self

    def loans(self, seat: int, count: int) -> Table:
        self.side(seat).loans = count
        return self

    def prestige(self, seat: int, count: int) -> Table:
        self.side(seat).prestige = count
        return self

    def tile(self, seat: int, *names: str) -> Table:
        """Put tiles on an estate; vines stay empty."""
        for name in names:
            kind = kind_of(name)
            self.state.pile[kind] -= 1
            self.side(seat).estate.append(free_number(self.state, kind))
            self.side(seat).tiles[kind] += 1
        return self

    def vine(self, seat: int, *names: str) -> Table:
        """Put vines on an estate, each with its cube."""
        self.tile(seat, *names)
        for name in names:
            self.side(seat).vines[grape_of(name)] += 1
            self.state.supply[grape_of(name)] -= 1
        return self

    def wine(self, seat: int, barrel: int, name: str, count: int = 1) -> Table:
        self.side(seat).cellar[(barrel - 1) * 5 + grape_of(name)] += count
        self.state.supply[grape_of(name)] -= count
        return self

    def sold(self, seat: int, name: str, count: int) -> Table:
        self.side(seat).market[grape_of(name)] += count
        self.state.supply[grape_of(name)] -= count
        return self

    def supply(self, name: str, left: int) -> Table:
        """Leave only this many cubes of a grape; the rest is in the market barrel of the last seat."""
        taken = self.state.supply[grape_of(name)] - left
        return self.sold(len(self.state.sides) - 1, name, taken)

    def price(self, name: str, step: int) -> Table:
        """Set a price marker's step, from 1."""
        self.state.markers[grape_of(name)] = step - 1
        return self

    def prices(self, step: int) -> Table:
        for name in n.GRAPES:
            self.price(name, step)
        return self

    def display(self, *names: str) -> Table:
        """Lay out exactly these tiles; the previous ones go back to the pile."""
        state = self.state
        for slot, tile in enumerate(state.display):
            if tile != n.NONE:
                state.pile[tile // n.SERIALS] += 1
                state.display[slot] = n.NONE
        for slot, name in enumerate(names):
            state.pile[kind_of(name)] -= 1
            state.display[slot] = free_number(state, kind_of(name))
        return self

    def auction(self, column: int, name: str, seat: int, price: int) -> Table:
        state, at = self.state, column - 1
        state.pile[kind_of(name)] -= 1
        state.column_tile[at] = free_number(state, kind_of(name))
        state.column_seat[at], state.column_price[at] = seat, price
        self.side(seat).pawns -= 1
        return self

    def pile(self, *names: str) -> Table:
        """Put exactly these tiles into the pile; all others of it are discarded."""
        state = self.state
        for kind in range(n.KIND_COUNT):
            state.discards[kind] += state.pile[kind]
            state.pile[kind] = 0
        for name in names:
            state.discards[kind_of(name)] -= 1
            state.pile[kind_of(name)] += 1
        return self

    def festival(self, seat: int) -> Table:
        """Open the festival; the seat is to act."""
        self.state.phase, self.state.turn = n.FESTIVAL, seat
        return self

    def settling(self, seat: int) -> Table:
        """Start the yearly loans, with this seat to decide."""
        self.state.phase, self.state.turn = n.LOANS, seat
        return self

    # Playing

    def act(self, *texts: str, draws: list[int] | None = None) -> Table:
        """Play these acts of the seat to act; draws are random, or given."""
        for text in texts:
            self.does(self.state.turn, text, Xorshift(7) if draws is None else Scripted(draws))
        return self

    def does(self, seat: int, text: str, chance: Chance | None = None) -> Table:
        action = self._parse(text)
        assert self.offered(seat, action), text
        self.state, self.log = apply(self.rules, self.state, seat, action, chance or Xorshift(7))
        assert GAME.invariants(self.rules, self.state) == []
        return self

    def until(self, phase: int) -> Table:
        """Let everybody pass, leave or keep until this phase begins."""
        words = {n.GROWING: "pass", n.FESTIVAL: "leave", n.LOANS: "keep"}
        log: list[Event] = []
        while self.state.phase != phase:
            self.act(words[self.state.phase])
            log += self.log
        self.log = log
        return self

    def next_year(self) -> Table:
        """Play on without doing anything until the next year begins."""
        log: list[Event] = []
        for phase in (n.FESTIVAL, n.LOANS, n.GROWING):
            self.until(phase)
            log += self.log
        self.log = log
        return self

    # Looking

    def why(self, text: str, seat: int | None = None) -> tuple[str, str] | None:
        """Return code and rule of an act's refusal, None if it is legal; the offers must agree."""
        refusal = self.refusal(text, seat)
        return None if refusal is None else (refusal.code, refusal.rule)

    def refusal(self, text: str, seat: int | None = None) -> Refusal | None:
        action, at = self._parse(text), self.state.turn if seat is None else seat
        refusal = self.rules.why_not(self.state, at, action)
        assert self.offered(at, action) == (refusal is None), text
        return refusal

    def offered(self, seat: int, action: int) -> bool:
        refresh(self.rules.box, self.state)
        return action in self.rules.legal(self.state, seat)

    def _parse(self, text: str) -> int:
        action = GAME.actions.parse(text)
        assert action is not None, text
        return action

    def offers(self, *verbs: str, seat: int | None = None) -> list[str]:
        """Return the texts of the legal acts, of these verbs if any are given."""
        refresh(self.rules.box, self.state)
        acts = self.rules.legal(self.state, self.state.turn if seat is None else seat)
        texts = [GAME.actions.text[act] for act in acts]
        return [text for text in texts if not verbs or text.split(":")[0] in verbs]

    def told(self, *kinds: str) -> list[tuple[str, int]]:
        """Return kind and seat of the last act's events, of these kinds if any are given."""
        return [(event.kind, event.seat) for event in self.log if not kinds or event.kind in kinds]

    def price_of(self, name: str) -> int:
        return self.rules.box.price[grape_of(name)][self.state.markers[grape_of(name)]]

    def step_of(self, name: str) -> int:
        return self.state.markers[grape_of(name)] + 1

    def barrels(self, seat: int, name: str) -> list[int]:
        """Return how many cubes of a grape lie in barrels 1 to 7."""
        return list(self.side(seat).cellar[grape_of(name) :: 5])

    def shown(self) -> list[str]:
        return [n.KINDS[tile // n.SERIALS] for tile in self.state.display if tile != n.NONE]

    def result(self) -> Result:
        return self.rules.result(self.state)


def table(seats: int, data: Any = None, **options: str) -> Table:
    """Return a table in the growing phase of year 1: three loans, 21 francs each, seat 0 has the bottle."""
    return Table(seats, data, **options).opened()
