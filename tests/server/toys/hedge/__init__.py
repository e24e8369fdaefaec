"""A toy game for tests of tables: a covered choice in two acts, then open turns with or without a draw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vigneron.core.contract import Chance, Event, Part, Refusal, Result, Seen, Setup
from vigneron.core.game import ActionTable, Edition, Game, Option
from vigneron.core.picture import Picture
from vigneron.core.scene import (
    Control,
    Counter,
    Frame,
    Layout,
    Node,
    Overlay,
    Scene,
    Standing,
    Text,
    disc,
    number,
)

PICKS = 3
PLAIN, DOUBLE, WALK, ROLL, REST = range(PICKS, PICKS + 5)
ACTIONS = ActionTable(
    ("pick:1", "pick:2", "pick:3", "plain", "double", "walk", "roll", "rest"),
    (
        ("number-1", "hand"),
        ("number-2", "hand"),
        ("number-3", "hand"),
        ("plain",),
        ("double",),
        ("path",),
        ("path", "die"),
        ("bench",),
    ),
)
WALKS = 2


class State:
    """`picks[seat]` 0: none yet. `done[seat]`: the choice is complete. `turn` -1 while choosing."""

    __slots__ = ("done", "doubled", "picks", "points", "round", "turn", "walks")

    def __init__(self, seats: int) -> None:
        self.round, self.turn, self.walks = 1, -1, 0
        self.picks, self.doubled, self.done = [0] * seats, [0] * seats, [0] * seats
        self.points = [0] * seats


class Hedge:
    def __init__(self, setup: Setup) -> None:
        self.seats, self.rounds = setup.seats, int(setup.options["rounds"])

    def new(self, setup: Setup, chance: Chance) -> State:
        return State(setup.seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.round > self.rounds:
            return ()
        if state.turn >= 0:
            return (state.turn,)
        return tuple(seat for seat in range(self.seats) if not state.done[seat])

    def legal(self, state: State, seat: int) -> list[int]:
        return [a for a in range(len(ACTIONS)) if self.why_not(state, seat, a) is None]

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        if state.round > self.rounds:
            return Refusal("over", "HE-3")
        if seat not in self.to_act(state):
            return Refusal("not_your_turn", "HE-2")
        choosing = state.turn < 0
        if choosing != (action < WALK):
            return Refusal("other_part", "HE-2")
        if choosing and (action < PICKS) != (state.picks[seat] == 0):
            return Refusal("order", "HE-1", {"picked": state.picks[seat]})
        if action == WALK and state.walks == WALKS:
            return Refusal("tired", "HE-2", {"walks": WALKS})
        return None

    def step(self, state: State, seat: int, action: int, chance: Chance, log: list[Event] | None) -> None:
        told = log if log is not None else []
        if action < PICKS:
            state.picks[seat] = action + 1
            told.append(Event("picked", seat, {"number": action + 1}, (seat,), told_later=True))
        elif action in (PLAIN, DOUBLE):
            state.doubled[seat], state.done[seat] = int(action == DOUBLE), 1
            if all(state.done):
                self._reveal(state, told)
        elif action == WALK:
            state.walks += 1
            state.points[seat] += 1
            told.append(Event("walked", seat))
        else:
            if action == ROLL:
                rolled = chance.draw((1,) * 6, "roll") + 1
                state.points[seat] += rolled
                told.append(Event("rolled", seat, {"number": rolled}))
            self._next(state)

    def _reveal(self, state: State, told: list[Event]) -> None:
        for seat in range(self.seats):
            gained = state.picks[seat] * (1 + state.doubled[seat])
            state.points[seat] += gained
            told.append(Event("revealed", seat, {"number": state.picks[seat], "gained": gained}))
        state.turn, state.walks = 0, 0

    def _next(self, state: State) -> None:
        state.turn, state.walks = state.turn + 1, 0
        if state.turn == self.seats:
            state.turn, state.round = -1, state.round + 1
            state.picks, state.doubled, state.done = ([0] * self.seats for _ in range(3))

    def result(self, state: State) -> Result:
        best = max(state.points)
        return Result(
            tuple(state.points),
            tuple(1 + sum(o > p for o in state.points) for p in state.points),
            tuple(s for s, p in enumerate(state.points) if p == best),
            tuple((Part("steps", p),) for p in state.points),
            "" if state.round <= self.rounds else "rounds",
        )

    def clone(self, state: State) -> State:
        return self.load(self.dump(state))

    def observe(self, state: State, viewer: int | None) -> Seen[State]:
        own = self.clone(state)
        if own.turn < 0:
            for seat in range(self.seats):
                if seat != viewer:
                    own.picks[seat] = own.doubled[seat] = 0
        return Seen(viewer, own)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        return self.clone(seen.state)

    def dump(self, state: State) -> Any:
        return {name: getattr(state, name) for name in State.__slots__}

    def load(self, data: Any) -> State:
        state = State(self.seats)
        for name in State.__slots__:
            value = data[name]
            setattr(state, name, value[:] if isinstance(value, list) else value)
        return state


def scene(rules: Any, seen: Seen[State]) -> Scene:
    state = seen.state
    nodes = [Node(f"pawn-{s}", 10.0 * s, 5, path=disc(4), text=number(p)) for s, p in enumerate(state.points)]
    standings = [Standing(seat, number(points)) for seat, points in enumerate(state.points)]
    return Scene(
        [Frame("path", Text("frame-path"), 100, 20, nodes)],
        standings,
        Text("status-round", {"round": state.round}),
        Layout(),
    )


def overlay(rules: Any, seen: Seen[State], seat: int) -> Overlay:
    state = seen.state
    hand = [Node("hand", 50, 15, text=number(state.picks[seat]), touch="hand", label=Text("label-hand"))]
    controls = [Control(f"number-{n}", number(n), group="numbers") for n in range(1, PICKS + 1)]
    return Overlay(
        Text("prompt-go"),
        {"path": hand},
        controls,
        [Counter("", number(state.picks[seat]), Text("label-hand"))],
    )


PICTURE = Picture[State, Hedge](
    scene=scene,
    overlay=overlay,
    describe=lambda rules, state, seat, action: Text("offer-act", {"act": ACTIONS.text[action]}),
)


GAME: Game[State, Hedge] = Game(
    key="hedge",
    editions=(Edition("1", lambda setup, data: Hedge(setup)),),
    seats=range(1, 5),
    options=(Option("rounds", ("1", "2"), "2", "HE-3"),),
    actions=ACTIONS,
    folder=Path(__file__).parent,
    max_plies=lambda setup: setup.seats * 12,
    round_of=lambda state: state.round,
    picture=lambda: PICTURE,
)
