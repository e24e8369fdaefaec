"""The contract's methods that are alike in every game in which nothing is hidden: a base class for rules.

It makes a first version short. Whoever wants speed, or hides something, writes the methods themselves.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import asdict, is_dataclass
from typing import Any, ClassVar, Generic, TypeVar

from vigneron.core.contract import Action, Chance, Json, Part, Refusal, Result, Seat, Seen
from vigneron.core.game import ActionTable

S = TypeVar("S")


class OpenRules(Generic[S]):
    """Rules of a game in which everybody sees everything.

    A subclass names its `actions` and its `state_type`, a dataclass whose fields are ints, texts and lists of
    them, and has the methods `new`, `to_act`, `why_not`, `step` and `result` of the contract.
    """

    actions: ClassVar[ActionTable]
    state_type: ClassVar[type[Any]]

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why the seat may not do this now, or None."""
        raise NotImplementedError

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Return the acts that `why_not` has nothing against."""
        return [action for action in range(len(self.actions)) if self.why_not(state, seat, action) is None]

    def clone(self, state: S) -> S:
        """Return a copy that shares no list with the state."""
        return copy.deepcopy(state)

    def observe(self, state: S, viewer: Seat | None) -> Seen[S]:
        """Return the whole state: everybody sees it."""
        return Seen(viewer, self.clone(state))

    def imagine(self, seen: Seen[S], chance: Chance) -> S:
        """Return what was seen: there is no other world."""
        return self.clone(seen.state)

    def dump(self, state: S) -> Json:
        """Return the fields of the state by their names."""
        assert is_dataclass(state)
        assert not isinstance(state, type)
        return asdict(state)

    def load(self, data: Json) -> S:
        """Return the state that was dumped; it shares no list with the data."""
        found: S = self.state_type(**copy.deepcopy(data))
        return found


def most_points_win(parts: Sequence[Sequence[Part]], ending: str) -> Result:
    """Return the result of a game that the most points win; seats with as many share the place.

    `parts[seat]` are the lines of a seat's count; `ending` is '' while the game goes on.
    """
    scores = tuple(sum(part.value for part in lines) for lines in parts)
    best = max(scores)
    return Result(
        scores=scores,
        places=tuple(1 + sum(other > score for other in scores) for score in scores),
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        parts=tuple(tuple(lines) for lines in parts),
        ending=ending,
    )
