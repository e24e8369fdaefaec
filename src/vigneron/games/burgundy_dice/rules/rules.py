"""The rules of the standard game. Numbers such as CB-12 are clauses of text/LANG.md.

A turn begins with `roll` (CB-10, CB-11). Then every seat makes its choice with one or two acts. These acts
change the seat's own side at once, but stay covered. When the last choice is complete, all choices are
revealed (`reveal`), whole colours are paid (CB-50), the turn ends (CB-15, CB-60), and the dice are rolled
again. The variants are in `variants`."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.games.burgundy_dice.rules import events, serialise
from vigneron.games.burgundy_dice.rules.action_mask import Choices
from vigneron.games.burgundy_dice.rules.actions import (
    COLOUR_DIE,
    DONE,
    KIND,
    MARK,
    MONK_MARK,
    NUMBER_DIE,
    PASS,
    SECOND,
    SPACE,
    START,
    VALUE,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import (
    BONUSES,
    CASTLE,
    COLOURS,
    GOODS,
    MONK,
    PLACE,
    SILVERLING,
    WORKER,
    Box,
)
from vigneron.games.burgundy_dice.rules.marks import COLOUR_RULE
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.native import rolls
from vigneron.native.prng import Die, Xorshift

_BONUS_OF = {MONK_MARK: (MONK, "CB-41"), WORKER_MARK: (WORKER, "CB-42"), SECOND: (SILVERLING, "CB-43")}


class BurgundyRules(Choices):
    """The rules, bound to the component data of one table."""

    clock_words = ("boxes_crossed", "double_rolled")
    """The event kinds for boxes that are crossed off with a single hourglass and with a double hourglass."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.column = box.boxes
        """Boxes of a time column (CB-10)."""
        self.colour_die = Die(box.colour_weights, "colour")
        self.number_die = Die(box.number_weights, "number")
        self.glass_die = Die(box.glass_weights, "hourglass")
        self.glasses = bytes(box.glass_values)
        self.declining_gives = box.declining_gives
        self.goods_points = box.goods_points
        self.goods_silver = box.goods_silver
        self.phases = box.phases

    # ---- set-up and start castles

    def new(self, setup: Setup, chance: Chance) -> State:
        """Return the position before the start castles; all seats have the same sheet (CB-1)."""
        return State([self.marks.blank() for _ in range(setup.seats)])

    def not_chooser(self, state: State, seat: Seat) -> Refusal:
        """Return why this seat may not choose a start castle now."""
        return Refusal("already_chosen", "CB-2")

    def take_castle(self, state: State, seat: Seat, act: int, log: list[Event] | None) -> None:
        """Choose a start castle, covered (CB-2)."""
        side = state.sides[seat]
        self.marks.start(side, SPACE[act])
        side.first = act
        side.chosen = 1

    # ---- legality

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending."""
        if state.over:
            return ()
        if state.turn == 0:
            return tuple([seat for seat in range(len(state.sides)) if self.chooses_castle(state, seat)])
        return tuple([seat for seat, side in enumerate(state.sides) if not side.chosen])

    def why_not(self, state: State, seat: Seat, action: int) -> Refusal | None:
        """Return why the act is illegal, or None."""
        kind = KIND[action]
        side = state.sides[seat]
        if state.over:
            return Refusal("game_over", "CB-60")
        if state.turn == 0:
            return self.why_not_castle(state, seat, action)
        if side.chosen:
            return Refusal("already_chosen", "CB-12")
        if kind == START:
            return Refusal("castles_are_chosen", "CB-2")
        if side.first >= 0:
            return self.why_not_second(state, side, action)
        if kind == PASS:
            return None
        if kind in (SECOND, DONE):
            return Refusal("no_first_combination", "CB-43")
        return self.why_not_bonus(state, side, action) or self.why_not_mark(state, side, action)

    def why_not_castle(self, state: State, seat: Seat, action: int) -> Refusal | None:
        """Return why this start castle may not be chosen, or None (CB-2)."""
        if KIND[action] != START:
            return Refusal("castle_first", "CB-2")
        if not self.chooses_castle(state, seat):
            return self.not_chooser(state, seat)
        space = SPACE[action]
        if self.colour[space] != CASTLE:
            return Refusal("not_a_castle", "CB-2", {"place": PLACE[space]})
        if self.castle_taken(state, space):
            return Refusal("castle_taken", "CB-70", {"place": PLACE[space]})
        return None

    def why_not_second(self, state: State, side: Side, action: int) -> Refusal | None:
        """Return why an act may not follow the first combination, or None (CB-40, CB-43, CB-44).

        Only `done`, or a second combination that is paid with a silverling, may follow."""
        kind = KIND[action]
        if kind == DONE:
            return None
        if kind in (MONK_MARK, WORKER_MARK):
            return Refusal("two_purposes", "CB-44")
        if kind == PASS:
            return Refusal("has_combined", "CB-14")
        if kind != SECOND:
            return Refusal("one_combination", "CB-12")
        if COLOUR_DIE[action] == COLOUR_DIE[side.first] and NUMBER_DIE[action] == NUMBER_DIE[side.first]:
            return Refusal("same_dice", "CB-43")
        return self.why_not_bonus(state, side, action) or self.why_not_mark(state, side, action)

    def why_not_bonus(self, state: State, side: Side, action: int) -> Refusal | None:
        """Return why a bonus may not be used, or None (CB-41 to CB-43).

        The seat must hold the bonus, and the bonus must change a die."""
        kind = KIND[action]
        if kind == MARK:
            return None
        bonus, rule = _BONUS_OF[kind]
        if side.bonus[bonus] == 0:
            return Refusal("no_bonus", rule, {"bonus": BONUSES[bonus]})
        dice = state.dice
        if kind == MONK_MARK and all(die == self.colour[SPACE[action]] for die in dice[:2]):
            return Refusal("monk_changes_nothing", rule)
        if kind == WORKER_MARK and all(die == VALUE[action] for die in dice[2:4]):
            return Refusal("worker_changes_nothing", rule)
        return None

    def why_not_mark(self, state: State, side: Side, action: int) -> Refusal | None:
        """Return why a space may not be marked with this number, or None (CB-13, CB-20 to CB-25)."""
        space = SPACE[action]
        colour = self.colour[space]
        if side.marked & self.bit[space]:
            return Refusal("space_marked", "CB-13", {"place": PLACE[space]})
        if not side.marked & self.box.near[space]:
            return Refusal("not_adjacent", "CB-13", {"place": PLACE[space]})
        if KIND[action] != MONK_MARK and state.dice[COLOUR_DIE[action]] != colour:
            return Refusal("wrong_colour", COLOUR_RULE[colour], {"colour": COLOURS[colour]})
        value = self.value_of(state, action)
        code, rule = self.marks.misfit(side, space, value)
        if code:
            return Refusal(code, rule, {"colour": COLOURS[colour], "number": value, "place": PLACE[space]})
        return None

    def value_of(self, state: State, action: int) -> int:
        """Return the number that an act writes. With a worker, this is the changed number (CB-42)."""
        return VALUE[action] or state.dice[2 + NUMBER_DIE[action]]

    # ---- acts

    def step(self, state: State, seat: Seat, action: int, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act."""
        if state.turn == 0:
            self.take_castle(state, seat, action, log)
        else:
            self.choose(state, state.sides[seat], action)
        if self.next_seat(state) < 0:
            self.reveal(state, chance, log)
        elif log is not None and state.sides[seat].first >= 0:
            events.choice(self, state, seat, action, log)

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play random acts until the end, at most `most` of them, and return their number.

        The acts are the same as in a loop in which the first seat to act takes
        `legal(…)[stream.below(length)]`."""
        acts = 0
        while acts < most and not state.over:
            if state.turn == 0:
                seat = self.next_seat(state)
                self.step(state, seat, self.random_act(state, seat, stream), stream, None)
                acts += 1
            else:
                acts += self.random_turn(state, stream, most - acts)
        return acts

    def random_turn(self, state: State, stream: Xorshift, most: int) -> int:
        """Let each seat that has not chosen choose at random, and reveal. Return the number of acts."""
        acts = 0
        for seat in range(len(state.sides)):
            side: Side = state.sides[seat]
            while not side.chosen:
                if acts == most:
                    return acts
                self.choose(state, side, self.random_choice(state, side, stream))
                acts += 1
        self.reveal(state, stream, None)
        return acts

    def choose(self, state: State, side: Side, action: int) -> None:
        """Do one act of a seat's choice on its own side (CB-12, CB-14, CB-40 to CB-44)."""
        kind = KIND[action]
        if kind == DONE:
            side.chosen = 1
        elif kind == PASS:
            side.first = action
            side.bonus[self.declining_gives] += 1
            side.chosen = 1
        else:
            if kind == SECOND:
                side.second = action
                side.bonus[SILVERLING] -= 1
            else:
                side.first = action
                if kind == MONK_MARK:
                    side.bonus[MONK] -= 1
                elif kind == WORKER_MARK:
                    side.bonus[WORKER] -= 1
            self.marks.mark(side, SPACE[action], self.value_of(state, action), state.phase)
            if kind != MARK or not self.can_second(state, side):
                side.chosen = 1

    def take_back(self, side: Side, phase: int) -> None:
        """Undo the current choice of a side completely."""
        for act in (side.second, side.first):
            if act < 0:
                continue
            kind = KIND[act]
            if kind == START:
                self.marks.unstart(side)
            elif kind == PASS:
                side.bonus[self.declining_gives] -= 1
            else:
                self.marks.unmark(side, SPACE[act], phase)
                if kind != MARK:
                    side.bonus[_BONUS_OF[kind][0]] += 1
        side.first = side.second = -1
        side.chosen = 0
        self.marks.refresh(side)

    # ---- the end of a turn and the next roll

    def reveal(self, state: State, chance: Chance, log: list[Event] | None) -> None:
        """Reveal all choices together. The last choice has just been completed (CB-12, CB-14a)."""
        if log is not None:
            for seat in range(len(state.sides)):
                events.revealed(self, state, seat, log)
        finished = 0
        for seat in range(len(state.sides)):
            side: Side = state.sides[seat]
            finished += side.finished
            side.first = side.second = -1
            side.chosen = 0
        if finished:
            self.claim_colours(state, log)
        if state.turn > 0:
            self.close_turn(state, log)
        if not state.over:
            self.roll(state, chance, log)

    def claim_colours(self, state: State, log: list[Event] | None) -> None:
        """Pay whole colours (CB-50).

        All seats that finished a colour this turn get the same value. The next value can be won from the next
        turn on."""
        for colour in range(6):
            mask = self.colour_mask[colour]
            value = self.open_value(state, colour)
            claimed = False
            for seat in range(len(state.sides)):
                side: Side = state.sides[seat]
                if mask and not mask & ~side.marked and not side.colour_phase[colour]:
                    claimed = True
                    side.colour_phase[colour] = state.phase
                    side.colour_value[colour] = value
                    side.points += self.box.colour_points[colour][value]
                    if log is not None:
                        events.colour(self, seat, colour, value, log)
                    side.finished = 0
            if claimed and state.claimed[colour] < 2:
                state.claimed[colour] += 1

    def open_value(self, state: State, colour: int) -> int:
        """Return which value a whole colour brings now: 0 the first, 1 the second, 2 none (CB-50)."""
        return self.value_in(state, colour, state.phase)

    def value_in(self, state: State, colour: int, phase: int) -> int:
        """Return which value a whole colour would bring in a phase, given the current claims (CB-50)."""
        return state.claimed[colour]

    def close_turn(self, state: State, log: list[Event] | None) -> None:
        """End the turn. The last box crossed off ends the phase (CB-15), and finally the game (CB-60)."""
        if state.boxes >= self.column:
            if log is not None:
                events.phase_ended(state, log)
            if state.phase < self.phases:
                state.phase += 1
                state.boxes = 0
            else:
                state.over = 1
                if log is not None:
                    events.game_ended(self, state, log)

    def roll(self, state: State, chance: Chance, log: list[Event] | None) -> None:
        """Roll the five dice and cross off boxes (CB-10). A double hourglass sells goods (CB-11)."""
        dice = state.dice
        state.turn += 1
        dice[0] = rolls.roll(self.colour_die, chance)
        dice[1] = rolls.roll(self.colour_die, chance)
        dice[2] = 1 + rolls.roll(self.number_die, chance)
        dice[3] = 1 + rolls.roll(self.number_die, chance)
        dice[4] = self.glasses[rolls.roll(self.glass_die, chance)]
        crossed = self.crossed(state)
        state.boxes += crossed
        if log is not None:
            events.rolled(self, state, crossed, log)
        if dice[4] >= 2:
            self.sell_goods(state, log)

    def crossed(self, state: State) -> int:
        """Return how many boxes the roll crosses off. It cannot cross off more than are left (CB-10)."""
        return min(state.dice[4], self.column - state.boxes)

    def boxes_per_roll(self) -> tuple[int, int]:
        """Return (boxes, rolls): on average, this many rolls cross off this many boxes."""
        box = self.box
        boxes = sum(v * w for v, w in zip(box.glass_values, box.glass_weights, strict=True))
        return boxes, sum(box.glass_weights)

    def sell_goods(self, state: State, log: list[Event] | None) -> None:
        """Sell all goods of all players, for points and a silverling each (CB-11)."""
        for seat, side in enumerate(state.sides):
            goods = side.bonus[GOODS]
            if goods:
                side.bonus[GOODS] = 0
                side.bonus[SILVERLING] += goods * self.goods_silver
                side.points += goods * self.goods_points
                side.sold[state.phase - 1] += goods
                if log is not None:
                    events.sold(self, seat, goods, log)

    # ---- views

    def result(self, state: State) -> Result:
        """Return the result (CB-60); see `serialise.result`."""
        return serialise.result(self, state)

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        """Return a copy in which the other seats have not begun to choose (CB-14a)."""
        seen = state.copy()
        for seat, side in enumerate(seen.sides):
            if seat != viewer and side.first >= 0:
                self.take_back(side, seen.phase)
        return Seen(viewer, seen)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        """Return the state that was seen.

        Nothing must be sampled, because covered choices count as not yet made."""
        return seen.state.copy()

    def dump(self, state: State) -> Json:
        """Return the state as JSON."""
        return serialise.dump(state)

    def load(self, data: Json) -> State:
        """Return the state that `dump` wrote."""
        return serialise.load(self, data)
