"""Points in the course of a game: positions, and draws that wait for an outcome.

A node never changes after it was made. So the copies of an OpenSpiel state share their node, and copying it
copies no position. A node does not hold the positions before it, only the acts and outcomes that lead to
it (`Link`), from which `told` makes what a seat was told.

At a draw, the act is suspended (`vigneron.core.split`) and goes on when the outcome is given. If another copy
of the state gives an outcome at the same draw, the act runs again from its beginning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from vigneron.core.chance import ImpossibleDraw
from vigneron.core.contract import Action, IllegalAction, Rules, Seat, Setup
from vigneron.core.game import Game
from vigneron.core.observation import encoding
from vigneron.core.split import Run, Split, act
from vigneron.native.encoding import Encoding

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

    __slots__ = ("_encoding", "data", "game", "legal", "name", "opened", "root", "rules", "setup", "to_act")

    def __init__(self, name: str, game: Game[Any, Any], setup: Setup, opened: bool) -> None:
        self.name, self.game, self.setup, self.opened = name, game, setup, opened
        self.data = game.digest(game.data())
        self._encoding: Encoding | None = None
        rules: Rules[Any] = game.rules(setup)
        self.rules, self.legal, self.to_act = rules, rules.legal, rules.to_act
        position, split = Split.begun(self.run(None, NOBODY, -1))
        self.root = (
            Position(self, Link(None, NOBODY, -1, ()), position)
            if split is None
            else Waiting(self, None, NOBODY, -1, (), split)
        )

    @property
    def encoding(self) -> Encoding:
        """Return the encoding of observations. It is made when it is first asked for."""
        if self._encoding is None:
            self._encoding = encoding(self.game, self.setup, self.rules)
        return self._encoding

    def run(self, before: Position | None, seat: Seat, action: Action) -> Run[Any]:
        """Return what does an act on a copy of a position; without a position, the set-up."""
        if before is None:
            return lambda chance: self.rules.new(self.setup, chance)
        return act(self.rules, before.state, seat, action)


class Link:
    """An act with its outcomes, after those of the link before it. The first link is the set-up.

    `node` is the node after the act, if somebody asked what a seat was told there, and None otherwise."""

    __slots__ = ("action", "before", "node", "outcomes", "seat")

    def __init__(self, before: Link | None, seat: Seat, action: Action, outcomes: tuple[int, ...]) -> None:
        self.before, self.seat, self.action, self.outcomes = before, seat, action, outcomes
        self.node: Position | None = None


class Position:
    """A node with a position.

    link    the acts and outcomes that led here
    state   the position; it must not be changed
    player  the seat to act, or TERMINAL
    told    what each seat was told, as far as somebody asked (`vigneron.spiel.told`)"""

    __slots__ = ("_legal", "link", "player", "state", "table", "told")

    def __init__(self, table: Table, link: Link, state: Any) -> None:
        self.table, self.link, self.state = table, link, state
        self._legal: list[Action] | None = None
        self.told: dict[Seat, Any] | None = None
        to_act = table.to_act(state)
        self.player: int = to_act[0] if to_act else TERMINAL

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[str, list[int]]]:
        return restore, (self.table.name, moves(self))

    @property
    def settled(self) -> Position:
        """Return the last node with a position: this one."""
        return self

    @property
    def legal(self) -> list[Action]:
        """Return the legal acts of the seat to act, ascending."""
        found = self._legal
        if found is None:
            found = self._legal = self.table.legal(self.state, self.player) if self.player >= 0 else []
        return found

    def after(self, action: Action) -> Node:
        """Return the node after an act of the seat to act.

        Raises IllegalAction, or ValueError for a number that no act has and after the end."""
        if action not in (self._legal or self.legal):
            raise self._illegal(action)
        table, seat = self.table, self.player
        state, split = Split.begun(act(table.rules, self.state, seat, action))
        if split is None:
            return Position(table, Link(self.link, seat, action, ()), state)
        return Waiting(table, self, seat, action, (), split)

    def _illegal(self, action: Action) -> Exception:
        """Return why the act may not be done."""
        if self.player == TERMINAL:
            return ValueError("the game is over")
        texts = self.table.game.actions.text
        if not 0 <= action < len(texts):
            return ValueError(f"there is no act {action}; acts are numbered from 0 to {len(texts) - 1}")
        refusal = self.table.rules.why_not(self.state, self.player, action)
        assert refusal is not None, "law 4: `legal` contains exactly the acts that are not refused"
        return IllegalAction(refusal, texts[action])


class Waiting:
    """A node at which a draw waits for its outcome.

    before    the node before the act; None during the set-up
    seat      who does the act; NOBODY for the set-up
    action    the act
    outcomes  its outcomes so far
    weights   the weights of the draw
    why       its word"""

    __slots__ = (
        "_legal",
        "_split",
        "action",
        "before",
        "outcomes",
        "player",
        "seat",
        "table",
        "weights",
        "why",
    )

    def __init__(
        self,
        table: Table,
        before: Position | None,
        seat: Seat,
        action: Action,
        outcomes: tuple[int, ...],
        split: Split[Any],
    ) -> None:
        self.table, self.before, self.seat, self.action, self.outcomes = table, before, seat, action, outcomes
        self._split: Split[Any] | None = split
        self._legal: list[int] | None = None
        self.weights, self.why, self.player = split.weights, split.why, CHANCE

    def __deepcopy__(self, memo: dict[int, Any]) -> Waiting:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[str, list[int]]]:
        return restore, (self.table.name, moves(self))

    @property
    def settled(self) -> Position | None:
        """Return the last node with a position: the one before the act; None during the set-up."""
        return self.before

    @property
    def legal(self) -> list[int]:
        """Return the possible outcomes, ascending."""
        found = self._legal
        if found is None:
            found = self._legal = [outcome for outcome, weight in enumerate(self.weights) if weight > 0]
        return found

    def after(self, outcome: int) -> Node:
        """Return the node after an outcome of the draw. Raises ImpossibleDraw."""
        if not 0 <= outcome < len(self.weights) or self.weights[outcome] <= 0:
            raise ImpossibleDraw(f"outcome {outcome} of {self.why!r} is impossible")
        table, before, seat, action = self.table, self.before, self.seat, self.action
        split, self._split = self._split, None
        outcomes = (*self.outcomes, outcome)
        if split is not None and split.mine:
            split.take(outcome)
        else:
            split = Split(table.run(before, seat, action), outcomes)
        if split.weights:
            return Waiting(table, before, seat, action, outcomes, split)
        link = Link(None if before is None else before.link, seat, action, outcomes)
        return Position(table, link, split.state)


Node = Position | Waiting


def moves(node: Node) -> list[int]:
    """Return all acts and outcomes that lead to a node, from the first node of the game."""
    out: list[int] = []
    link: Link | None
    if isinstance(node, Position):
        link = node.link
    else:
        link = Link(None if node.before is None else node.before.link, node.seat, node.action, node.outcomes)
    while link is not None:
        out.extend(reversed(link.outcomes))
        if link.seat != NOBODY:
            out.append(link.action)
        link = link.before
    out.reverse()
    return out


def follow(table: Table, moves: Sequence[int]) -> Node:
    """Return the node after these acts and outcomes. Raises what the methods `after` raise."""
    node = table.root
    for move in moves:
        node = node.after(move)
    return node


def restore(name: str, moves: list[int]) -> Node:
    """Return a node from its pickled form: the name of its OpenSpiel game, and all acts and outcomes."""
    from vigneron.spiel.games import load  # which imports this module

    return follow(load(name).table, moves)
