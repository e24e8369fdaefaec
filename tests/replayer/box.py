"""The interface of a game for the replayer: a position that offers texts of acts and plays them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from tests.replayer.draws import RecordedOutcomes

Data = Mapping[str, Any]
"""Component data: {file name without .toml: its table}."""
Part = tuple[str, int, dict[str, int | str]]


class Box(Protocol):
    """A game at one table. A new box stands before its set-up."""

    def begin(self, draws: RecordedOutcomes) -> None:
        """Make the set-up (ply 0)."""

    def to_act(self) -> list[int]:
        """Return the seats that may act now; none when the game is over."""

    def offers(self, seat: int) -> list[str]:
        """Return the texts of all acts that the rules allow this seat now."""

    def play(self, seat: int, text: str, draws: RecordedOutcomes) -> None:
        """Play a legal act."""

    def ending(self) -> str:
        """Return how the game ended; "" while it goes on."""

    def scores(self) -> list[int]: ...

    def places(self) -> list[int]: ...

    def parts(self) -> list[list[Part]]: ...

    def dump(self) -> Any:
        """Return the position whose digest a row has, or None where this replayer stores it differently."""


Maker = Callable[[str, int, Mapping[str, str], Data], Box]
"""Edition, number of seats, options, component data -> a box. Raises Fault for unknown ones."""


def ranked(keys: list[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat, the greatest key first; equal keys share a place (1, 2, 2, 4)."""
    return [1 + sum(other > key for other in keys) for key in keys]
