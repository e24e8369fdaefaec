"""Positions that read like a sentence: `table(2).castles("c2", "c5").rolled("city", "river", 3, 5)`.

Spaces are called by place (`c2`: third row, second space), also inside act texts: `mark:0.1.c2`. Sheet A is

    a    river  river  mine   mine
    b   city  city  monastery  monastery  city
    c  city  castle(goods)  pasture  pasture  castle(silverling)  monastery
    d city  river  river  monastery  city  city  city
    e  pasture  castle(worker)  monastery  river  castle(monk)  pasture
    f   pasture  mine  river  monastery  monastery
    g    mine  city  pasture  pasture
"""

from __future__ import annotations

import re
from typing import Any

from vigneron.core.chance import Scripted
from vigneron.core.contract import Event, Refusal, apply
from vigneron.core.snapshot import Snapshot
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, PLACE
from vigneron.games.burgundy_dice.rules.state import Side, State

QUIET = ("monastery", "monastery", 6, 6, 1)
"""A roll that marks nothing: monasteries take 1 and 2."""


def draws(colour1: str, colour2: str, number1: int, number2: int, glasses: int = 1) -> list[int]:
    """Return the outcomes of one roll."""
    return [COLOURS.index(colour1), COLOURS.index(colour2), number1 - 1, number2 - 1, glasses - 1]


class Table:
    """Rules and a state, for arranging positions and playing on."""

    def __init__(
        self,
        seats: int = 1,
        sheet: str = "A",
        variant: str = "standard",
        data: Any = None,
        first_chooser: str = "0",
    ) -> None:
        options = {"sheet": sheet, "variant": variant, "first_chooser": first_chooser}
        setup = GAME.setup(seats, options)
        rules = GAME.rules(setup, data)
        self._setup, self._data = setup, data
        self.rules = rules
        self.state: State = rules.new(setup, Scripted())

    def position_text(self) -> str:
        """Return the position as one line of text. A failing test shows it."""
        game = GAME
        digest = game.digest(game.data() if self._data is None else self._data)
        return Snapshot(game, self._setup, self.rules, self.state, digest, 0).text()

    # ---- arranging

    def castles(self, *places: str) -> Table:
        """Give every seat its start castle; turn 1 is about to be played."""
        for side, place in zip(self.state.sides, places, strict=True):
            self.rules.marks.start(side, PLACE.index(place))
        self.state.turn = 1
        return self.rolled(*QUIET)

    def rolled(self, colour1: str, colour2: str, number1: int, number2: int, glasses: int = 1) -> Table:
        """Set the dice."""
        self.state.dice[:] = [COLOURS.index(colour1), COLOURS.index(colour2), number1, number2, glasses]
        return self

    def clock(self, phase: int, crossed: int = 1) -> Table:
        """Cross off this many boxes of the phase's column, including this turn's."""
        self.state.phase, self.state.boxes = phase, crossed
        return self

    def written(self, seat: int, **numbers: int) -> Table:
        """Write numbers on a sheet, as if marked earlier in this phase; without the bonuses that they won."""
        side = self.state.sides[seat]
        points, bonus = side.points, side.bonus[:]
        for place, number in numbers.items():
            self.rules.marks.mark(side, PLACE.index(place), number, self.state.phase)
        side.points, side.bonus = points, bonus
        return self

    def holding(self, seat: int, **bonuses: int) -> Table:
        """Give a seat exactly these bonuses."""
        self.state.sides[seat].bonus[:] = [bonuses.get(name, 0) for name in BONUSES]
        return self

    # ---- asking and playing

    def _text(self, text: str) -> str:
        return re.sub(r"\b[a-g]\d\b", lambda found: str(PLACE.index(found[0])), text)

    def _act(self, text: str) -> int:
        act = GAME.actions.parse(self._text(text))
        assert act is not None, text
        return act

    def offers(self, seat: int = 0) -> list[str]:
        """Return the texts of a seat's legal acts, with places."""
        return [self.named(GAME.actions.text[act]) for act in self.rules.legal(self.state, seat)]

    def named(self, text: str) -> str:
        """Return an act's text with its space as a place."""
        kind, _, rest = text.partition(":")
        parts = rest.split(".")
        at = {"castle": 0, "mark": 2, "monk": 1, "worker": 1, "second": 2}.get(kind)
        if at is not None:
            parts[at] = PLACE[int(parts[at])]
        return ":".join([kind, ".".join(parts)]) if rest else kind

    def may(self, text: str, seat: int = 0) -> bool:
        """Return whether an act is legal; `legal` and `why_not` must agree."""
        act = self._act(text)
        listed = act in self.rules.legal(self.state, seat)
        assert listed == (self.rules.why_not(self.state, seat, act) is None), text
        return listed

    def why(self, text: str, seat: int = 0) -> str:
        """Return `code rule` of the refusal, '' if there is none."""
        self.may(text, seat)
        refusal: Refusal | None = self.rules.why_not(self.state, seat, self._act(text))
        return f"{refusal.code} {refusal.rule}" if refusal else ""

    def act(self, text: str, seat: int = 0, roll: tuple[Any, ...] = QUIET) -> list[Event]:
        """Play an act; a roll that it leads to shows `roll`."""
        chance = Scripted(draws(*roll))
        self.state, events = apply(self.rules, self.state, seat, self._act(text), chance)
        return events

    def turn(self, *acts: str, roll: tuple[Any, ...] = QUIET) -> list[Event]:
        """Let every seat in order choose by one act; return the events of the last one, which reveals."""
        events: list[Event] = []
        for seat, text in enumerate(acts):
            events = self.act(text, seat, roll)
        return events

    def side(self, seat: int = 0) -> Side:
        return self.state.sides[seat]

    def points(self, seat: int = 0) -> int:
        return self.state.sides[seat].points

    def bonuses(self, seat: int = 0) -> dict[str, int]:
        """Return the bonuses of a seat, without those it has none of."""
        return {name: count for name, count in zip(BONUSES, self.side(seat).bonus, strict=True) if count}

    def number(self, place: str, seat: int = 0) -> int:
        """Return the number written in a space, 0 for none."""
        return self.side(seat).values[PLACE.index(place)]

    def seen(self, viewer: int | None) -> State:
        """Return a viewer's view."""
        return self.rules.observe(self.state, viewer).state


def table(
    seats: int = 1, sheet: str = "A", variant: str = "standard", data: Any = None, first_chooser: str = "0"
) -> Table:
    return Table(seats, sheet, variant, data, first_chooser)


def kinds(events: list[Event]) -> list[tuple[str, int]]:
    """Return (kind, seat) of events."""
    return [(event.kind, event.seat) for event in events]
