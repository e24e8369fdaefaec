"""The fields of acts as numbers: the verb, and the operands that follow it.

They are read from the texts of the action table. `mark:0.1.12` is the verb `mark` with the operands 0, 1 and
12. So a program that learns can see what two acts have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vigneron.core.game import Game
from vigneron.native.encoding import Encoding

NONE = -1
"""What stands for an operand that an act does not have."""


@dataclass(frozen=True, slots=True)
class ActFeatures:
    """The fields of the numbered acts of a table.

    `verbs` are the words of the first column, and `words[i]` those of column i + 1: an operand is the index
    of its word. `rows[number]` are the verb and the operands of an act. Spare numbers stand for another act
    at every moment, so they have no fields."""

    verbs: tuple[str, ...]
    words: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[int, ...], ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many words each column has."""
        return (len(self.verbs), *(len(column) for column in self.words))


def split(text: str) -> list[str]:
    """Return the verb and the operands of an act's text."""
    verb, _, rest = text.partition(":")
    return [verb, *(rest.split(".") if rest else [])]


def act_features(game: Game[Any, Any], encoding: Encoding) -> ActFeatures:
    """Return the fields of all numbered acts."""
    texts = [game.actions.text[act] if act >= 0 else "" for act in encoding.table_acts()]
    parts = [split(text) if text else [] for text in texts]
    columns = max(map(len, parts))
    words = [
        tuple(dict.fromkeys(part[column] for part in parts if column < len(part)))
        for column in range(columns)
    ]
    index = [{word: number for number, word in enumerate(column)} for column in words]
    rows = tuple(
        tuple(index[column][part[column]] if column < len(part) else NONE for column in range(columns))
        for part in parts
    )
    return ActFeatures(words[0], tuple(words[1:]), rows)
