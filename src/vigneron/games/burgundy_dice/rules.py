"""The rules of the standard game. Numbers such as CB-12 are headings of rules/LANG.md.

One turn: `roll` (CB-10, CB-11), then every seat makes its choice by one or two acts, which change its own
side at once and stay covered; the act that completes the last choice reveals all (`reveal`), pays whole
colours (CB-50), closes the turn (CB-15, CB-60) and rolls again. The variants are in `variants`.
"""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.games.burgundy_dice import telling, view
from vigneron.games.burgundy_dice.actions import (
    COLOUR_DIE,
    DONE,
    DONE_ACT,
    FIRST_MARK,
    FIRST_MONK,
    FIRST_SECOND,
    FIRST_WORKER,
    KIND,
    MARK,
    MONK_MARK,
    NUMBER_DIE,
    PASS,
    PASS_ACT,
    SECOND,
    SPACE,
    START,
    VALUE,
    WORKER_MARK,
)  # fmt: skip
from vigneron.games.burgundy_dice.marks import COLOUR_RULE, Marks
from vigneron.games.burgundy_dice.state import Side, State
from vigneron.games.burgundy_dice.tables import (
    BONUSES,
    CASTLE,
    COLOURS,
    GOODS,
    MONK,
    NUMBERS,
    PLACE,
    SILVERLING,
    SPACES,
    WORKER,
    Box,
)  # fmt: skip

_BONUS_OF = {MONK_MARK: (MONK, "CB-41"), WORKER_MARK: (WORKER, "CB-42"), SECOND: (SILVERLING, "CB-43")}


class BurgundyRules:
    """Rules bound to one table's component data."""

    clock_words = ("boxes_crossed", "double_rolled")
    """The events that tell of one hourglass and of a double one."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.marks = Marks(box)
        self.bit = box.bit
        self.colour = box.sheet.colour
        self.colour_mask = box.sheet.colour_mask
        self.colour_spaces = box.sheet.colour_spaces
        self.colours_here = tuple((colour, mask) for colour, mask in enumerate(self.colour_mask) if mask)
        self.column = box.boxes
        """Boxes in a phase's time column (CB-10)."""

    # ---- set-up and start castles

    def new(self, setup: Setup, chance: Chance) -> State:
        """CB-1: everybody has the same sheet. Nothing is drawn before the start castles are known."""
        return State([self.marks.blank() for _ in range(setup.seats)])

    def choosers(self, state: State) -> tuple[Seat, ...]:
        """Return who may choose a start castle now: everybody who has not (CB-2)."""
        return tuple(seat for seat, side in enumerate(state.sides) if not side.chosen)

    def castle_taken(self, state: State, castle: int) -> bool:
        """Return whether this start castle is no longer free: several may choose the same (CB-2)."""
        return False

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
            return self.choosers(state)
        return tuple([seat for seat, side in enumerate(state.sides) if not side.chosen])

    def legal(self, state: State, seat: Seat) -> list[int]:
        side = state.sides[seat]
        if state.over or side.chosen:
            return []
        if state.turn == 0:
            if seat not in self.choosers(state):
                return []
            return [castle for castle in self.colour_spaces[CASTLE] if not self.castle_taken(state, castle)]
        if side.first >= 0:
            out = self.second_marks(state, side)
            out.append(DONE_ACT)
            return out
        out = self.plain_marks(state, side)
        if side.bonus[MONK] > 0:
            self.add_monk_marks(state, side, out)
        if side.bonus[WORKER] > 0:
            self.add_worker_marks(state, side, out)
        out.append(PASS_ACT)  # CB-14: declining is always allowed
        return out

    def plain_marks(self, state: State, side: Side) -> list[int]:
        """Return the combinations of the dice as they lie (CB-12, CB-13, CB-20 to CB-25)."""
        out: list[int] = []
        dice = state.dice
        bit = self.bit
        free = side.reach & ~side.marked
        act = FIRST_MARK
        for c in (0, 1):
            colour = dice[c]
            spaces = free & self.colour_mask[colour]
            if spaces:
                for n in (2, 3):
                    open_spaces = spaces & side.fits[dice[n]]
                    if open_spaces:
                        at = act + (n - 2) * SPACES
                        out += [
                            at + space for space in self.colour_spaces[colour] if open_spaces & bit[space]
                        ]
            act += 2 * SPACES
        return out

    def second_marks(self, state: State, side: Side) -> list[int]:
        """Return the second combinations: at least one die differs from the first's (CB-43)."""
        out: list[int] = []
        dice = state.dice
        bit = self.bit
        free = side.reach & ~side.marked
        used = 2 * COLOUR_DIE[side.first] + NUMBER_DIE[side.first]
        act = FIRST_SECOND
        for pair in range(4):
            if pair != used:
                colour = dice[pair // 2]
                open_spaces = free & self.colour_mask[colour] & side.fits[dice[2 + pair % 2]]
                if open_spaces:
                    out += [act + space for space in self.colour_spaces[colour] if open_spaces & bit[space]]
            act += SPACES
        return out

    def can_second(self, state: State, side: Side) -> bool:
        """Return whether a silverling, also one just won (CB-32), can pay a second combination (CB-43)."""
        if side.bonus[SILVERLING] <= 0:
            return False
        dice = state.dice
        free = side.reach & ~side.marked
        used = 2 * COLOUR_DIE[side.first] + NUMBER_DIE[side.first]
        for pair in range(4):
            if pair != used and free & self.colour_mask[dice[pair // 2]] & side.fits[dice[2 + pair % 2]]:
                return True
        return False

    def add_monk_marks(self, state: State, side: Side, out: list[int]) -> None:
        """CB-41: one colour die counts as any other colour, so a die that shows something else is needed."""
        dice = state.dice
        bit = self.bit
        free = side.reach & ~side.marked
        if dice[0] == dice[1]:
            free &= ~self.colour_mask[dice[0]]
        act = FIRST_MONK
        for n in (2, 3):
            open_spaces = free & side.fits[dice[n]]
            if open_spaces:
                out += [act + space for space in range(SPACES) if open_spaces & bit[space]]
            act += SPACES

    def add_worker_marks(self, state: State, side: Side, out: list[int]) -> None:
        """CB-42: one number die counts as any other number, so a die that shows something else is needed."""
        dice = state.dice
        fits = side.fits
        free = side.reach & ~side.marked
        alike = dice[2] if dice[2] == dice[3] else 0
        act = FIRST_WORKER
        for c in (0, 1):
            open_spaces = free & self.colour_mask[dice[c]]
            if open_spaces:
                for space in self.colour_spaces[dice[c]]:
                    spot = open_spaces & self.bit[space]
                    if spot:
                        at = act + 6 * space - 1
                        out += [at + value for value in NUMBERS if fits[value] & spot and value != alike]
            act += 6 * SPACES

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
        if seat not in self.choosers(state):
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
            complete = not self.choosers(state)
        else:
            self.choose(state, state.sides[seat], action)
            complete = self.all_chosen(state)
        if complete:
            self.reveal(state, chance, log)
        elif log is not None and state.sides[seat].first >= 0:
            telling.choice(self, state, seat, action, log)

    def all_chosen(self, state: State) -> bool:
        """Return whether nobody's choice is missing (CB-12)."""
        return 0 not in [side.chosen for side in state.sides]

    def choose(self, state: State, side: Side, action: int) -> None:
        """One act of a seat's choice (CB-12, CB-14, CB-40 to CB-44), done on its own side."""
        kind = KIND[action]
        if kind == DONE:
            side.chosen = 1
            return
        if kind == SECOND:
            side.second = action
            side.bonus[SILVERLING] -= 1
            side.chosen = 1
        else:
            side.first = action
            if kind == PASS:
                side.bonus[self.box.declining_gives] += 1
                side.chosen = 1
                return
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
                side.bonus[self.box.declining_gives] -= 1
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
                telling.revealed(self, state, seat, log)
        if state.turn > 0:
            self.claim_colours(state, log)
        for side in state.sides:
            side.first = side.second = -1
            side.chosen = 0
        if state.turn > 0:
            self.close_turn(state, log)
        if not state.over:
            self.roll(state, chance, log)

    def claim_colours(self, state: State, log: list[Event] | None) -> None:
        """CB-50: all who finished a colour this turn get its value; the next value opens next turn."""
        finished: list[tuple[int, int]] = []  # colour, seat
        for seat, side in enumerate(state.sides):
            unmarked = ~side.marked
            for colour, mask in self.colours_here:
                if not mask & unmarked and not side.colour_phase[colour]:
                    finished.append((colour, seat))
        if not finished:
            return
        finished.sort()
        for colour, seat in finished:
            value = self.open_value(state, colour)
            side = state.sides[seat]
            side.colour_phase[colour] = state.phase
            side.colour_value[colour] = value
            side.points += self.box.colour_points[colour][value]
            if log is not None:
                telling.colour(self, seat, colour, value, log)
        for colour in range(len(COLOURS)):
            if state.claimed[colour] < 2 and any(done == colour for done, _ in finished):
                state.claimed[colour] += 1

    def open_value(self, state: State, colour: int) -> int:
        """Return which value a whole colour brings now: 0 the first, 1 the second, 2 none (CB-50)."""
        return self.value_in(state, colour, state.phase)

    def value_in(self, state: State, colour: int, phase: int) -> int:
        """Return which value a whole colour would bring in a phase, by what is claimed so far (CB-50)."""
        return state.claimed[colour]

    def close_turn(self, state: State, log: list[Event] | None) -> None:
        """CB-15: the phase ends with the turn that crossed off its last box; CB-60: so does the game."""
        if state.boxes < self.column:
            return
        if log is not None:
            telling.phase_ended(state, log)
        if state.phase == self.box.phases:
            state.over = 1
            if log is not None:
                telling.game_ended(self, state, log)
        else:
            state.phase += 1
            state.boxes = 0

    def roll(self, state: State, chance: Chance, log: list[Event] | None) -> None:
        """CB-10: roll all five dice and cross off boxes; CB-11: a double hourglass sells goods."""
        box = self.box
        state.turn += 1
        state.dice[0] = chance.draw(box.colour_weights, "colour")
        state.dice[1] = chance.draw(box.colour_weights, "colour")
        state.dice[2] = 1 + chance.draw(box.number_weights, "number")
        state.dice[3] = 1 + chance.draw(box.number_weights, "number")
        state.dice[4] = box.glass_values[chance.draw(box.glass_weights, "hourglass")]
        crossed = self.crossed(state)
        state.boxes += crossed
        if log is not None:
            telling.rolled(self, state, crossed, log)
        if state.dice[4] >= 2:
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
                side.bonus[SILVERLING] += goods * self.box.goods_silver
                side.points += goods * self.box.goods_points
                side.sold[state.phase - 1] += goods
                if log is not None:
                    telling.sold(self, seat, goods, log)

    # ---- views

    def result(self, state: State) -> Result:
        """CB-60: see `view.result`."""
        return view.result(self, state)

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
        return view.dump(state)

    def load(self, data: Json) -> State:
        return view.load(self, data)
