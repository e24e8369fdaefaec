"""Dom Pierre: the steps of a turn, and those that every action may lead to.

A turn is a stack of steps. The top one asks the player; a step in which only `done` is possible is done
automatically. `Then` is not a step but a function that runs when everything above it is finished."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.replayer.draws import RecordedOutcomes
from tests.replayer.pierre_table import PRESSES, VARIETIES, House, Table

Happening = Callable[[RecordedOutcomes], None]


@dataclass
class Turn:
    """Whose turn it is, what has been used in it, and the open steps."""

    table: Table
    edition: int
    seat: int = 0
    steps: list[Step | Then] = field(default_factory=list)
    free_used: bool = False
    vintage_used: bool = False
    column: int = -1
    """The column of the action being performed, -1 outside of one."""
    moved: int = -1
    """The column whose disc was moved this turn."""
    paying: int = 0
    """What its action cost or would have cost."""
    triggered: bool = False

    @property
    def house(self) -> House:
        return self.table.houses[self.seat]

    def add(self, *steps: Step | Then) -> None:
        """Push steps; the first of them is on top."""
        self.steps.extend(reversed(steps))

    def then(self, happening: Happening) -> None:
        self.steps.append(Then(happening))

    def settle(self, draws: RecordedOutcomes) -> None:
        """Do everything that follows automatically."""
        while self.steps:
            last = self.steps[-1]
            if isinstance(last, Then):
                self.steps.pop()
                last.happening(draws)
                continue
            offers = last.offers(self)
            if offers == ["done"]:
                last.play(self, "done", [], draws)
            elif offers:
                return
            else:
                self.steps.pop()

    def vintage(self) -> bool:
        """DP-22: whether this action's vintage is there and unused this turn."""
        return self.column >= 0 and self.house.spaces[self.column] == "vintage" and not self.vintage_used


class Step(ABC):
    """Something that the player is asked."""

    @abstractmethod
    def offers(self, turn: Turn) -> list[str]:
        """Return the texts of the possible acts; none if the step has nothing to ask."""

    @abstractmethod
    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        """Play one of the offers. The step stays on the stack until it removes itself."""


@dataclass
class Then:
    """Runs when everything above it is finished."""

    happening: Happening


# -------------------------------------------------------------------------------- modifiers and harvest tiles


def empty_presses(turn: Turn) -> list[str]:
    """DP-47: presses into which a modifier may go; edition 1 lets modifiers stack."""
    return [
        name
        for name, press in zip(PRESSES, turn.house.presses, strict=True)
        if not press.champagne and not press.tiles and (turn.edition == 1 or not press.modifiers)
    ]


@dataclass
class Into(Step):
    """A step: a gained harvest tile or modifier goes into a press, or is declined."""

    variety: int
    value: int
    """With a variety -1 it is a modifier."""

    def presses(self, turn: Turn) -> list[str]:
        if self.variety < 0:
            return empty_presses(turn)
        if not turn.table.standing(self.variety, self.value):
            return []
        return turn.table.fits(turn.house, self.variety)

    def offers(self, turn: Turn) -> list[str]:
        return [*(f"into:{press}" for press in self.presses(turn)), "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        turn.steps.pop()
        if verb == "into":
            self.lay(turn, fields[0])

    def lay(self, turn: Turn, press: str) -> None:
        if self.variety < 0:
            turn.house.presses[PRESSES.index(press)].modifiers += self.value
        else:
            turn.table.lay_in(turn.house, self.variety, self.value, press)


# -------------------------------------------------------------------------------- one worker moves


@dataclass
class MoveWorker(Step):
    """DP-79, DP-96: one worker moves, or none."""

    elsewhere: bool = False
    may_decline: bool = True

    def offers(self, turn: Turn) -> list[str]:
        table = turn.table
        places = table.all_places(turn.seat)
        found = [f"lift:{place}" for place in places if table.moves(turn.seat, place, self.elsewhere)]
        return [*found, *(["done"] if self.may_decline else [])]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        turn.steps.pop()
        if verb == "lift":
            place = ".".join(fields)
            targets = turn.table.moves(turn.seat, place, self.elsewhere)
            turn.table.lift(turn.seat, place)
            turn.add(PutWorker(targets))


@dataclass
class PutWorker(Step):
    """A step: the lifted worker goes to one of these places."""

    targets: list[str]

    def offers(self, turn: Turn) -> list[str]:
        return [f"put:{target}" for target in self.targets]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        turn.steps.pop()
        turn.table.put(turn.seat, fields[0])


# -------------------------------------------------------------------------------- bonuses of goal cards


def can_take(turn: Turn, bonus: str) -> bool:
    """DP-54, DP-79: return whether this bonus can be taken now."""
    kind, _, what = bonus.partition("_")
    if kind == "grey":
        return turn.table.grey[turn.table.values.accessories.index(what)] > 0
    if kind == "flag":
        return turn.table.flags[what] > 0
    if kind == "harvest":
        return bool(Into(VARIETIES.index(what), turn.table.values.bonus[bonus]).presses(turn))
    if kind == "press":
        return bool(empty_presses(turn))
    if kind == "worker":
        return MoveWorker().offers(turn) != ["done"]
    return True


def take_bonus(turn: Turn, bonus: str) -> None:
    """DP-79. A bonus that needs a place pushes a step."""
    kind, _, what = bonus.partition("_")
    value = turn.table.values.bonus[bonus]
    if kind == "grey":
        at = turn.table.values.accessories.index(what)
        turn.table.grey[at] -= value
        turn.house.grey[at] += value
    elif kind == "flag":
        turn.table.flags[what] -= value
        turn.house.flags[what] += value
    elif kind == "coin":
        turn.house.coins += value
    elif kind == "vp":
        turn.house.earned["gifts"] += value
    elif kind == "worker":
        turn.add(MoveWorker())
    else:
        turn.add(Into(VARIETIES.index(what) if kind == "harvest" else -1, value))


# -------------------------------------------------------------------------------- prestige


def prestige(turn: Turn, draws: RecordedOutcomes) -> None:
    """DP-95: a step, a token is turned up, and one is taken."""
    table, house = turn.table, turn.house
    house.step = min(house.step + 1, len(table.values.steps) - 1)
    if table.glass_down:
        table.glass_up[table.draw_token(draws)] += 1
    if any(table.glass_up):
        turn.add(TakeToken())


class TakeToken(Step):
    """A step: take one token of the glass, face up or face down."""

    def offers(self, turn: Turn) -> list[str]:
        table = turn.table
        shown = [f"take:{key}" for key, up in zip(table.values.tokens, table.glass_up, strict=True) if up]
        return [*shown, *(["take:down"] if table.glass_down else [])]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        turn.steps.pop()
        table, house = turn.table, turn.house
        if fields[0] == "down":
            kind = table.draw_token(draws)
        else:
            kind = table.values.tokens.index(fields[0])
            table.glass_up[kind] -= 1
        key = table.values.tokens[kind]
        value = table.values.token[key]["value"]
        if key.startswith("vp") or key == "coin":
            table.tokens_spent[kind] += 1
        if key.startswith("vp"):
            house.earned["gifts"] += value
        elif key == "coin":
            house.coins += value
        else:
            house.tokens[key] = house.tokens.get(key, 0) + 1
            turn.add(UseToken(key))


def uses(turn: Turn, key: str) -> list[str]:
    """Return the texts with which a kept token can be spent now; sale tokens are spent in sales."""
    if not turn.house.tokens.get(key):
        return []
    kind, _, what = key.partition("_")
    value = turn.table.values.token[key]["value"]
    if kind == "worker":
        return ["use:worker"] if MoveWorker().offers(turn) != ["done"] else []
    if kind == "press":
        return [f"use:{key}.{press}" for press in empty_presses(turn)]
    if kind == "harvest":
        return [f"use:{key}.{press}" for press in Into(VARIETIES.index(what), value).presses(turn)]
    return []


def use(turn: Turn, fields: list[str]) -> None:
    """Spend a token."""
    key = fields[0]
    turn.house.tokens[key] -= 1
    turn.table.tokens_spent[turn.table.values.tokens.index(key)] += 1
    if key == "worker":
        turn.add(MoveWorker())
        return
    kind, _, what = key.partition("_")
    variety = VARIETIES.index(what) if kind == "harvest" else -1
    Into(variety, turn.table.values.token[key]["value"]).lay(turn, fields[1])


@dataclass
class UseToken(Step):
    """A step: the token just taken may be used at once."""

    key: str

    def offers(self, turn: Turn) -> list[str]:
        return [*uses(turn, self.key), "done"]

    def play(self, turn: Turn, verb: str, fields: list[str], draws: RecordedOutcomes) -> None:
        turn.steps.pop()
        if verb == "use":
            use(turn, fields)
