"""Chooses the best reason when several acts are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from vigneron.core.contract import Refusal

_GENERIC: Final = frozenset({"not_your_turn", "over", "unknown_act", "already_chosen"})
"""The refusals whose reason does not depend on the act."""


def best_refusal(refusals: Iterable[Refusal | None]) -> Refusal | None:
    """Return the most frequent of these refusals, or None if there is None among them: an act is possible.

    A reason about the act is better than a reason about the turn. Without any refusal, the answer is
    `no_such_move`."""
    found: dict[tuple[str, str], Refusal] = {}
    count: Counter[tuple[str, str]] = Counter()
    for refusal in refusals:
        if refusal is None:
            return None
        key = (refusal.code, refusal.rule)
        found.setdefault(key, refusal)
        count[key] += 1
    if not count:
        return Refusal("no_such_move", "")
    return found[max(count, key=lambda key: (key[0] not in _GENERIC, count[key]))]
