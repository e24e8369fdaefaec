"""The lines of a score: parts that belong together share a line."""

from __future__ import annotations

from vigneron.core.contract import Part
from vigneron.i18n.speaker import Speaker


def part_label(speaker: Speaker, part: Part) -> str:
    """Return the label of the line to which a part adds."""
    row = f"part-{part.key}-row"
    return speaker.say(row if speaker.has(row) else f"part-{part.key}", part.data)
