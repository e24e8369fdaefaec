"""A base class for rules of games without hidden information.

It has the methods that are the same in all such games, so a first version is short. For speed, or to hide
something, a game writes these methods itself."""

from __future__ import annotations

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, is_dataclass
from typing import Any, ClassVar, Generic, TypeVar

from vigneron.core.contract import Action, Chance, Json, Part, Refusal, Result, Seat, Seen
from vigneron.core.game import ActionTable

S = TypeVar("S")


class OpenRules(ABC, Generic[S]):
    """Rules of a game in which everybody sees everything.

    A subclass sets `actions` and `state_type`, a dataclass whose fields are ints, texts and lists of them. It
    defines the methods `new`, `to_act`, `why_not`, `step` and `result` of the contract."""

    actions: ClassVar[ActionTable]
    state_type: ClassVar[type[Any]]

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why the seat may not do this now, or None."""

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Return the acts for which `why_not` returns None, ascending."""
        return [action for action in range(len(self.actions)) if self.why_not(state, seat, action) is None]

    def clone(self, state: S) -> S:
        """Return a copy that shares no list with the state."""
        return copy.deepcopy(state)

    def observe(self, state: S, viewer: Seat | None) -> Seen[S]:
        """Return a copy of the whole state, because everybody sees it."""
        return Seen(viewer, self.clone(state))

    def imagine(self, seen: Seen[S], chance: Chance) -> S:
        """Return the state that was seen, because nothing is hidden."""
        return self.clone(seen.state)

    def dump(self, state: S) -> Json:
        """Return the fields of the state by their names."""
        assert is_dataclass(state)
        assert not isinstance(state, type)
        return asdict(state)

    def load(self, data: Json) -> S:
        """Return the state that `dump` wrote. It shares no list with the data."""
        found: S = self.state_type(**copy.deepcopy(data))
        return found


def most_points_win(parts: Sequence[Sequence[Part]], ending: str) -> Result:
    """Return the result of a game that is won by most points. Ties share the place.

    `parts[seat]` are the lines of a seat's count. `ending` is '' while the game goes on."""
    scores = tuple(sum(part.value for part in lines) for lines in parts)
    best = max(scores)
    return Result(
        scores=scores,
        places=tuple(1 + sum(other > score for other in scores) for score in scores),
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        parts=tuple(tuple(lines) for lines in parts),
        ending=ending,
    )
