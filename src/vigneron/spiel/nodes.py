"""Points in the course of a game: positions, and draws that wait for an outcome.

A node never changes after it was made. So the copies of an OpenSpiel state share their node, and copying a
state copies no position. A node knows the node before it. What a seat was told is computed from this chain
when it is first asked for (see `told`).

At a draw, the act is suspended (`vigneron.core.split`) and goes on when the outcome is given. If another copy
of the state gives an outcome at the same draw, the act runs again from its beginning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from vigneron.core.chance import ImpossibleDraw, Scripted
from vigneron.core.contract import Action, Event, IllegalAction, Rules, Seat, Setup
from vigneron.core.game import Game
from vigneron.core.split import Run, Split, act

CHANCE: Final = -1
"""OpenSpiel's number of the player who draws."""
TERMINAL: Final = -4
"""OpenSpiel's number of the player after the end."""
NOBODY: Final = -1
"""The seat of the set-up, which no seat does."""


class Table:
    """A game with a set-up and rules. All nodes of an OpenSpiel game share one.

    name    what `pyspiel.load_game` takes; nodes are unpickled by it
    opened  whether every seat sees everything
    data    the digest of the component data
    root    the first node of every game"""

    __slots__ = ("data", "game", "legal", "name", "opened", "root", "rules", "setup", "to_act")

    def __init__(self, name: str, game: Game[Any, Any], setup: Setup, opened: bool) -> None:
        self.name, self.game, self.setup, self.opened = name, game, setup, opened
        self.data = game.digest(game.data())
        rules: Rules[Any] = game.rules(setup)
        self.rules, self.legal, self.to_act = rules, rules.legal, rules.to_act
        self.root = Node(self, None, NOBODY, -1, (), Split(self.run(None, NOBODY, -1)))

    def run(self, before: Node | None, seat: Seat, action: Action) -> Run[Any]:
        """Return what does an act on a copy of the position of a node; without a node, the set-up."""
        if before is None:
            return lambda chance: self.rules.new(self.setup, chance)
        return act(self.rules, before.position, seat, action)


class Node:
    """A point in a game.

    before    the last node with a position before this one; None during and after the set-up
    seat      who did the act that led here; NOBODY for the set-up
    action    that act
    outcomes  its outcomes so far
    position  the position; None if a draw waits. It must not be changed
    player    the seat to act, CHANCE or TERMINAL
    weights   the weights of the draw that waits
    why       its word"""

    __slots__ = (
        "_events",
        "_legal",
        "_split",
        "action",
        "before",
        "outcomes",
        "player",
        "position",
        "seat",
        "table",
        "told",
        "weights",
        "why",
    )

    def __init__(
        self,
        table: Table,
        before: Node | None,
        seat: Seat,
        action: Action,
        outcomes: tuple[int, ...],
        split: Split[Any],
    ) -> None:
        self.table, self.before, self.seat, self.action, self.outcomes = table, before, seat, action, outcomes
        self.told: Any = None
        self._legal: list[Action] | None = None
        self._events: list[Event] | None = None
        self.weights, self.why = split.weights, split.why
        if split.weights:
            self.position, self.player = None, CHANCE
            self._split: Split[Any] | None = split
        else:
            self.position, self._split = split.state, None
            to_act = table.to_act(split.state)
            self.player = to_act[0] if to_act else TERMINAL

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[str, list[int]]]:
        return restore, (self.table.name, self.moves())

    def moves(self) -> list[int]:
        """Return all acts and outcomes that lead here from the first node."""
        out: list[int] = []
        node: Node | None = self
        while node is not None:
            out.extend(reversed(node.outcomes))
            if node.seat != NOBODY:
                out.append(node.action)
            node = node.before
        out.reverse()
        return out

    @property
    def settled(self) -> Node | None:
        """Return the last node with a position: this one or the one before; None during the set-up."""
        return self.before if self.position is None else self

    @property
    def legal(self) -> list[Action]:
        """Return the legal acts of the seat to act, or the possible outcomes; ascending."""
        found = self._legal
        if found is None:
            if self.position is None:
                found = [index for index, weight in enumerate(self.weights) if weight > 0]
            else:
                found = self.table.legal(self.position, self.player) if self.player >= 0 else []
            self._legal = found
        return found

    @property
    def events(self) -> list[Event]:
        """Return what happened at the act that led here. The set-up has no events."""
        if self._events is None:
            log: list[Event] = []
            if self.before is not None:
                rules = self.table.rules
                again = rules.clone(self.before.position)
                rules.step(again, self.seat, self.action, Scripted(self.outcomes), log)
            self._events = log
        return self._events

    def after(self, move: int) -> Node:
        """Return the node after an act of the seat to act, or after an outcome of the draw that waits.

        Raises IllegalAction or ImpossibleDraw. Raises ValueError after the end."""
        if self.position is None:
            return self._drawn(move)
        if move not in (self.legal if self._legal is None else self._legal):
            raise self._illegal(move)
        table, seat = self.table, self.player
        return Node(table, self, seat, move, (), Split(act(table.rules, self.position, seat, move)))

    def _drawn(self, outcome: int) -> Node:
        if not 0 <= outcome < len(self.weights) or self.weights[outcome] <= 0:
            raise ImpossibleDraw(f"outcome {outcome} of {self.why!r} is impossible")
        split, self._split = self._split, None
        outcomes = (*self.outcomes, outcome)
        if split is not None and split.mine:
            split.take(outcome)
        else:
            split = Split(self.table.run(self.before, self.seat, self.action), outcomes)
        return Node(self.table, self.before, self.seat, self.action, outcomes, split)

    def _illegal(self, action: Action) -> Exception:
        """Return why the act may not be done."""
        if self.player == TERMINAL:
            return ValueError("the game is over")
        texts = self.table.game.actions.text
        if not 0 <= action < len(texts):
            return ValueError(f"there is no act {action}; acts are numbered from 0 to {len(texts) - 1}")
        refusal = self.table.rules.why_not(self.position, self.player, action)
        assert refusal is not None, "law 4: `legal` contains exactly the acts that are not refused"
        return IllegalAction(refusal, texts[action])


def follow(table: Table, moves: Sequence[int]) -> Node:
    """Return the node after these acts and outcomes. Raises what `Node.after` raises."""
    node = table.root
    for move in moves:
        node = node.after(move)
    return node


def restore(name: str, moves: list[int]) -> Node:
    """Return a node from its pickled form: the name of its OpenSpiel game, and all acts and outcomes."""
    from vigneron.spiel.games import load  # which imports this module

    return follow(load(name).table, moves)
