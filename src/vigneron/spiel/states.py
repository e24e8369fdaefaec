"""The states of a game as OpenSpiel has them, and its observers.

Every attribute of a state is copied with the state, and the copy must be quick. So a state has a single
attribute, its node, which never changes (see `nodes`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np
import pyspiel

from vigneron.core.chance import ImpossibleDraw
from vigneron.core.contract import IllegalAction
from vigneron.core.rewards import rewards
from vigneron.core.snapshot import Snapshot
from vigneron.i18n.speaker import Speaker
from vigneron.spiel.nodes import CHANCE, TERMINAL, Node, Position, Table, Waiting
from vigneron.spiel.told import all_news, private, seen_by, told

_ENGLISH: Final = "en"


class VigneronState(pyspiel.State):  # type: ignore[misc]
    """A state of any game. Each OpenSpiel game has a subclass whose `_node` is the first node of the game."""

    _node: Node
    _rewards = "score"

    def __reduce__(self) -> tuple[Callable[[str], VigneronState], tuple[str]]:
        return _read, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    # Both C++ and Python call these methods, at every node of a random game. So they do little themselves.

    def current_player(self) -> int:
        """Return the seat to act, or the number of chance or of the end.

        If several seats choose at once, they act one after another, and their acts stay covered."""
        return self._node.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._node.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether a draw waits for its outcome."""
        return self._node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal acts of the player to act or of the given one, or the possible outcomes."""
        node = self._node
        if player is None or player == node.player:
            return node.legal.copy()
        if player < CHANCE:
            raise pyspiel.SpielError(f"Called LegalActions for pseudo-player {player}")
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self._node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of the draw with their probabilities."""
        node = self._node
        if not isinstance(node, Waiting):
            raise pyspiel.SpielError("no draw waits here")
        weights = node.weights
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        try:
            self._node = self._node.after(action)
        except IllegalAction as refused:
            said = Speaker(_ENGLISH, self._node.table.game).refusal(refused.refusal)
            raise pyspiel.SpielError(f"{refused}: {said}") from refused
        except (ImpossibleDraw, ValueError) as wrong:
            raise pyspiel.SpielError(str(wrong)) from wrong

    def _action_to_string(self, player: int, action: int) -> str:
        if isinstance(self._node, Waiting) and player == CHANCE:
            return f"{self._node.why}={action}"
        text: str = self._node.table.game.actions.text[action]
        return text

    def returns(self) -> list[float]:
        """Return the reward of each seat: zeros until the end."""
        node = self._node
        if node.player != TERMINAL or isinstance(node, Waiting):
            return [0.0] * node.table.setup.seats
        return rewards(self._rewards, node.table.rules.result(node.state))

    def __str__(self) -> str:
        """Return the position as one line of text, which `vigneron.position` reads.

        At a draw, it is the position before the act, followed by the act and the outcomes so far."""
        node, before = self._node, self._node.settled
        lines = [] if before is None else [snapshot(before).text()]
        if isinstance(node, Waiting):
            texts = node.table.game.actions.text
            lines.append("set-up" if before is None else f"{node.seat} {texts[node.action]}")
            lines.append(f"drawn [{' '.join(map(str, node.outcomes))}], next {node.why}")
        return "\n".join(lines)

    @property
    def position(self) -> Snapshot[Any]:
        """Return the position with its rules. At a draw, return the position before the act.

        Raises ValueError during the set-up."""
        node = self._node.settled
        if node is None:
            raise ValueError("there is no position before the set-up is drawn")
        found = snapshot(node)
        return replace(found, state=found.rules.clone(found.state))

    def told(self, seat: int) -> list[tuple[Any, ...]]:
        """Return everything that a seat was told, oldest first; see `vigneron.spiel.told`.

        The first entry is the set-up. It is empty, because the seat sees the set-up on the table."""
        return all_news(told(self._node, seat))


def _read(text: str) -> VigneronState:
    state: VigneronState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def snapshot(node: Position) -> Snapshot[Any]:
    """Return the position of a node with its rules. The position must not be changed."""
    table = node.table
    return Snapshot(table.game, table.setup, table.rules, node.state, table.data)


class VigneronObserver:
    """Tells a state as a player sees it, as text and, without perfect recall, as numbers.

    With perfect recall, the text is the information state: the seat, the number of times that it was told
    something, and a digest of all that it was told. Otherwise, the text is what the seat sees on the table.
    The tensor is the observation of `vigneron.core.observation`, of the same game and number of seats."""

    def __init__(self, table: Table, kind: Any, params: Any = None) -> None:
        if params:
            raise pyspiel.SpielError(f"observers have no parameters, but there are {sorted(params)}")
        self._table = table
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recall:
            self._row = np.zeros(table.encoding.size, np.int16)
            self._view = memoryview(self._row)  # type: ignore[arg-type]  # numpy's types say so from Python 3.12 on
            self.tensor = np.zeros(table.encoding.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: VigneronState, player: int) -> None:
        """Write what the player sees into `tensor`: zeros during the set-up."""
        if self.tensor is None:
            return
        settled = state._node.settled
        if settled is None:
            self._row.fill(0)
        else:
            self._table.encoding.write_observation(settled.state, player, self._view, 0)
        self.tensor[:] = self._row

    def string_from(self, state: VigneronState, player: int) -> str:
        """Return what the player sees as text."""
        node = state._node
        if self._recall:
            if not (self._private and self._public):
                return ""
            last = told(node, player)
            return f"seat {player}, told {last.count} times, {last.digest.hex()}"
        settled, table = node.settled, self._table
        if settled is None:
            return "set-up" if self._public else ""
        if table.opened:
            return seen_by(table, settled.state, player) if self._public else ""
        if not self._private:
            return seen_by(table, settled.state, None) if self._public else ""
        own = seen_by(table, settled.state, player)
        return own if self._public else private(own, seen_by(table, settled.state, None))
