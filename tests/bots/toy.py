"""Games written as trees, so that the best act is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Chance, Event, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.core.game import Budget, View
from vigneron.core.search_config import SearchHints

SEATS = 2


@dataclass(frozen=True)
class End:
    """The scores."""

    scores: tuple[int, int]


@dataclass(frozen=True)
class Turn:
    """A seat chooses. `likes` are the preferences of an insight, 0 for all if it is empty."""

    seat: Seat
    acts: Mapping[int, Any]
    likes: Mapping[int, float] | None = None


@dataclass(frozen=True)
class Luck:
    """Chance decides as soon as this is reached."""

    weights: tuple[int, ...]
    then: tuple[Any, ...]


@dataclass(frozen=True)
class AtOnce:
    """Both seats choose covered acts; `table[first's act, second's act]` follows."""

    acts: tuple[tuple[int, ...], tuple[int, ...]]
    table: Mapping[tuple[int, int], Any]
    likes: tuple[Mapping[int, float], Mapping[int, float]] = ({}, {})


@dataclass(frozen=True)
class Hidden:
    """One of several continuations is true; seat 1 knows which, seat 0 does not."""

    worlds: tuple[Any, ...]
    seen_by: Seat = 1


@dataclass
class Position:
    node: Any
    chosen: list[int]
    world: int = 0
    """Which hidden continuation is true; -1 where covered."""
    round: int = 1
    """The number of acts done, and one."""


class ToyRules:
    """The eleven methods over a tree. `imagined` counts sampled worlds."""

    def __init__(self, root: Any) -> None:
        self.root = root
        self.imagined = 0
        self.steps = 0
        self.nodes: dict[int, Any] = {}

    def new(self, setup: Setup, chance: Chance) -> Position:
        return Position(self._settled(self.root, 0, chance), [-1, -1])

    def _settled(self, node: Any, world: int, chance: Chance) -> Any:
        while isinstance(node, (Luck, Hidden)):
            if isinstance(node, Hidden):
                node = node.worlds[world]
            else:
                node = node.then[chance.draw(node.weights, "luck")]
        return node

    def to_act(self, state: Position) -> tuple[Seat, ...]:
        node = state.node
        if isinstance(node, Turn):
            return (node.seat,)
        if isinstance(node, AtOnce):
            return tuple(seat for seat in range(SEATS) if state.chosen[seat] < 0)
        return ()

    def legal(self, state: Position, seat: Seat) -> list[int]:
        node = state.node
        if isinstance(node, Turn) and node.seat == seat:
            return sorted(node.acts)
        if isinstance(node, AtOnce) and state.chosen[seat] < 0:
            return list(node.acts[seat])
        return []

    def why_not(self, state: Position, seat: Seat, action: int) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("no_such_move", "")

    def step(self, state: Position, seat: Seat, action: int, chance: Chance, log: list[Event] | None) -> None:
        self.steps += 1
        state.round += 1
        node = state.node
        if isinstance(node, Turn):
            state.node = self._settled(node.acts[action], state.world, chance)
            return
        state.chosen[seat] = action
        if -1 not in state.chosen:
            after = node.table[state.chosen[0], state.chosen[1]]
            state.chosen = [-1, -1]
            state.node = self._settled(after, state.world, chance)

    def result(self, state: Position) -> Result:
        over = isinstance(state.node, End)
        scores = state.node.scores if over else (0, 0)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = tuple(seat for seat in range(SEATS) if over and places[seat] == 1)
        return Result(scores, places, winners, ((), ()), "end" if over else "")

    def clone(self, state: Position) -> Position:
        return replace(state, chosen=state.chosen[:])

    def observe(self, state: Position, viewer: Seat | None) -> Seen[Position]:
        chosen = [act if seat == viewer else -1 for seat, act in enumerate(state.chosen)]
        return Seen(viewer, Position(state.node, chosen, state.world if viewer == 1 else -1, state.round))

    def imagine(self, seen: Seen[Position], chance: Chance) -> Position:
        self.imagined += 1
        state = seen.state
        world = state.world if state.world >= 0 else chance.draw((1, 1), "world")
        return Position(state.node, state.chosen[:], world, state.round)

    def dump(self, state: Position) -> Json:
        self.nodes[id(state.node)] = state.node
        return [id(state.node), state.chosen[:], state.world, state.round]

    def load(self, data: Json) -> Position:
        node, chosen, world, round_ = data
        return Position(self.nodes[node], chosen[:], world, round_)


class ToyInsight:
    """Knows only what the tree says of its acts."""

    def __init__(self, **hints: Any) -> None:
        self.search = SearchHints(**hints)

    def value(self, rules: Any, state: Position) -> list[float]:
        return [float(score) for score in rules.result(state).scores]

    def prefer(self, rules: Any, state: Position, seat: Seat, legal: Sequence[int]) -> list[float]:
        node = state.node
        likes = (node.likes or {}) if isinstance(node, Turn) else node.likes[seat]
        return [likes.get(act, 0.0) for act in legal]


def toy_view(
    root: Any, seat: Seat = 0, iterations: int = 400, seed: int = 1, seconds: float = 3600.0, **hints: Any
) -> View[Any]:
    """Return a seat's view of the root of a tree."""
    rules = ToyRules(root)
    state = rules.new(Setup(SEATS), Xorshift(seed))
    return view_of(rules, state, seat, iterations, seed, seconds, **hints)


def view_of(
    rules: ToyRules,
    state: Position,
    seat: Seat,
    iterations: int = 400,
    seed: int = 1,
    seconds: float = 3600.0,
    **hints: Any,
) -> View[Any]:
    """Return a seat's view of a position."""
    touch = tuple((f"thing-{act}",) for act in range(10))
    game: Any = SimpleNamespace(
        playouts=None,
        insight=ToyInsight(**hints),
        actions=SimpleNamespace(touch=touch),
        round_of=lambda state: state.round,
    )
    bound: Any = rules
    legal = rules.legal(state, seat)
    return View(
        game, bound, rules.observe(state, seat), seat, legal, Budget(seconds, iterations), Xorshift(seed)
    )
