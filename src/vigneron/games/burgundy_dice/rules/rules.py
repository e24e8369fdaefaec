"""The rules of the standard game. Numbers such as CB-12 are headings of text/LANG.md.

One turn: `roll` (CB-10, CB-11), then every seat makes its choice by one or two acts, which change its own
side at once and stay covered; the act that completes the last choice reveals all (`reveal`), pays whole
colours (CB-50), closes the turn (CB-15, CB-60) and rolls again. The variants are in `variants`.
"""

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
    """Rules bound to one table's component data."""

    clock_words = ("boxes_crossed", "double_rolled")
    """The events that tell of one hourglass and of a double one."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.column = box.boxes
        """Boxes in a phase's time column (CB-10)."""
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
        """CB-1: everybody has the same sheet. Nothing is drawn before the start castles are known."""
        return State([self.marks.blank() for _ in range(setup.seats)])

    def not_chooser(self, state: State, seat: Seat) -> Refusal:
        """Return why this seat does not choose a start castle now."""
        return Refusal("already_chosen", "CB-2")

    def take_castle(self, state: State, seat: Seat, act: int, log: list[Event] | None) -> None:
        """CB-2: a covered choice."""
        side = state.sides[seat]
        self.marks.start(side, SPACE[act])
        side.first = act
        side.chosen = 1

    # ---- who may do what

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.over:
            return ()
        if state.turn == 0:
            return tuple([seat for seat in range(len(state.sides)) if self.chooses_castle(state, seat)])
        return tuple([seat for seat, side in enumerate(state.sides) if not side.chosen])

    def why_not(self, state: State, seat: Seat, action: int) -> Refusal | None:
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
        """CB-2: choosing the start castle."""
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
        """CB-40, CB-43, CB-44: after the first combination only a silverling's second one, or no more."""
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
        """CB-41 to CB-43: the bonus must be there and must change something."""
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
        """CB-13 and CB-20 to CB-25: the space, its colour, its number."""
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
        """Return the number that an act writes; a worker's changed number is what is written (CB-42)."""
        return VALUE[action] or state.dice[2 + NUMBER_DIE[action]]

    # ---- acts

    def step(self, state: State, seat: Seat, action: int, chance: Chance, log: list[Event] | None) -> None:
        if state.turn == 0:
            self.take_castle(state, seat, action, log)
        else:
            self.choose(state, state.sides[seat], action)
        if self.next_seat(state) < 0:
            self.reveal(state, chance, log)
        elif log is not None and state.sides[seat].first >= 0:
            events.choice(self, state, seat, action, log)

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play at random, each offer as likely, to the end but at most `most` acts; return how many.

        The first seat that may act acts: the same as `legal`, `stream.below` and `step` would in turn.
        """
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
        """Let those who have not chosen do so in order, and reveal; return how many acts that took."""
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
        """One act of a seat's choice (CB-12, CB-14, CB-40 to CB-44), done on its own side."""
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
        """Undo the choice being made, so that nothing of it shows."""
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
        """CB-12, CB-14a: the last choice is complete, all are revealed together."""
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
        """CB-50: all who finished a colour this turn get its value; the next value opens next turn."""
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
        """Return which value a whole colour would bring in a phase, by what is claimed so far (CB-50)."""
        return state.claimed[colour]

    def close_turn(self, state: State, log: list[Event] | None) -> None:
        """CB-15: the phase ends with the turn that crossed off its last box; CB-60: so does the game."""
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
        """CB-10: roll all five dice and cross off boxes; CB-11: a double hourglass sells goods."""
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
        """Return how many boxes the roll crosses off: never more than are left (CB-10)."""
        return min(state.dice[4], self.column - state.boxes)

    def boxes_per_roll(self) -> tuple[int, int]:
        """Return (boxes, rolls): how fast the column fills on average, as a fraction."""
        box = self.box
        boxes = sum(v * w for v, w in zip(box.glass_values, box.glass_weights, strict=True))
        return boxes, sum(box.glass_weights)

    def sell_goods(self, state: State, log: list[Event] | None) -> None:
        """CB-11: every player sells all goods; each pays points and circles a silverling."""
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
        """CB-60: see `view.result`."""
        return serialise.result(self, state)

    def clone(self, state: State) -> State:
        return state.copy()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        """Return a copy in which the others have not begun to choose (CB-14a)."""
        seen = state.copy()
        for seat, side in enumerate(seen.sides):
            if seat != viewer and side.first >= 0:
                self.take_back(side, seen.phase)
        return Seen(viewer, seen)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        """Return the world in which the others are still to choose: their choices are acts to come."""
        return seen.state.copy()

    def dump(self, state: State) -> Json:
        return serialise.dump(state)

    def load(self, data: Json) -> State:
        return serialise.load(self, data)
