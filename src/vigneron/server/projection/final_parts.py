"""The lines of a score: parts that belong together share a line. And what has broken a tie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.contract import Part, Result, Seat
from vigneron.core.scene import Text
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game.position import Position
from vigneron.server.projection.display_names import listed


def part_label(speaker: Speaker, part: Part) -> str:
    """Return the label of the line to which a part adds."""
    row = f"part-{part.key}-row"
    return speaker.say(row if speaker.has(row) else f"part-{part.key}", part.data)


def tie_of(position: Position[Any], result: Result, seat: Seat, speaker: Speaker) -> str:
    """Return what decides between a seat and those with as many points, up to what tells it apart from them.

    The result is '' without a tie, and after a game that was ended early, which its rules did not decide."""
    if position.ended:
        return ""

    def had(seat: Seat) -> Sequence[Text]:
        return position.game.picture().ties(position.rules, position.state, seat)

    level = [other for other in range(len(result.scores)) if other != seat and had(other)]
    level = [other for other in level if result.scores[other] == result.scores[seat]]
    told = []
    for at, own in enumerate(had(seat)):
        if not level:
            break
        told.append(speaker.text(own))
        level = [other for other in level if had(other)[at] == own]
    return speaker.say("server-tie", {"why": listed(speaker, told)}) if told else ""
