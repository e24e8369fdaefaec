"""Reasons why things do not go together in any act."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Refusal


def apart(touches: Sequence[str]) -> Refusal | None:
    """Return why no act has these touches together (CB-12, CB-41 to CB-44), or None without a reason."""
    held = set(touches)
    spaces, colours, numbers, bonuses = (
        {touch for touch in held if touch.startswith(kind)} for kind in ("hex-", "die-c", "die-n", "bonus-")
    )
    if len(bonuses) > 1:
        return Refusal("two_purposes", "CB-44")
    if "bonus-worker" in held and numbers:
        return Refusal("worker_and_die", "CB-42")
    if "bonus-monk" in held and colours:
        return Refusal("monk_and_die", "CB-41")
    if len(spaces) > 1:
        return Refusal("one_space", "CB-12")
    if len(colours) > 1 or len(numbers) > 1:
        return Refusal("one_of_each", "CB-12")
    return None
