"""Chooses the best reason when several acts are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from vigneron.core.contract import Action, Refusal

_GENERIC: Final = frozenset({"not_your_turn", "over", "unknown_act", "already_chosen"})
"""The refusals whose reason does not depend on the act."""

NO_SUCH_MOVE: Final = Refusal("no_such_move", "")
"""The answer about things that no act has together."""


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
        return NO_SUCH_MOVE
    return found[max(count, key=lambda key: (key[0] not in _GENERIC, count[key]))]


def refusal_of(
    touches: Sequence[str],
    index: Mapping[str, frozenset[Action]],
    groups_of: Callable[[Action], Iterable[str]],
    why_not: Callable[[Action], Refusal | None],
) -> Refusal | None:
    """Return the best reason why these things cannot be touched together, or None if they can.

    `index` holds groups of acts by name: the acts with a touch, the acts of a kind. `groups_of` returns the
    names of an act's groups.

    Some acts with these touches also need something else, such as a bonus that the seat does not hold. If a
    whole group without these touches is refused for one reason, that reason is not about what was touched,
    and the acts of the group do not count. An act does not count either if all acts that differ from it only
    in these touches are refused for its reason. Of the reasons that are left, the best is the one that the
    fewest acts have: rules check first what is general, so that act was the nearest to a legal one."""
    found = [index.get(touch, frozenset()) for touch in touches]
    acts = sorted(frozenset.intersection(*found)) if found else []
    refusals: dict[Action, Refusal] = {}
    for action in acts:
        refusal = why_not(action)
        if refusal is None:
            return None
        refusals[action] = refusal
    together = frozenset(acts)
    elsewhere: dict[str, bool] = {}

    def about_another(action: Action) -> bool:
        """Return whether the reason is about something that was not touched."""
        for group in groups_of(action):
            if group in touches or index[group] <= together:
                continue
            if group not in elsewhere:
                elsewhere[group] = _one_reason(index[group], why_not)
            if elsewhere[group]:
                return True
        return False

    def without_touches(action: Action) -> bool:
        """Return whether the rest of the act is refused for the same reason without what was touched."""
        rest = [index[group] for group in groups_of(action) if group not in touches]
        others = frozenset.intersection(*rest) - together if rest else frozenset()
        return bool(others) and all(why_not(other) == refusals[action] for other in others)

    left = [action for action in acts if not about_another(action)] or acts
    left = [action for action in left if not without_touches(action)] or left
    reasons = {(refusals[action].code, refusals[action].rule) for action in left}
    if len(reasons) < 2:
        return best_refusal(refusals[action] for action in left)
    around = {other for action in left for group in groups_of(action) for other in index[group]}
    others = (why_not(action) for action in around)
    count = Counter((refusal.code, refusal.rule) for refusal in others if refusal is not None)
    best = min(reasons, key=lambda key: (key[0] in _GENERIC, count[key], key))
    return next(refusals[action] for action in left if (refusals[action].code, refusals[action].rule) == best)


def _one_reason(acts: Iterable[Action], why_not: Callable[[Action], Refusal | None]) -> bool:
    """Return whether all these acts are refused for one and the same reason."""
    first: Refusal | None = None
    for action in acts:
        refusal = why_not(action)
        if refusal is None or (first is not None and refusal != first):
            return False
        first = refusal
    return True
