"""Requests to look back. They change nothing, and every viewer of the table may make them."""

from __future__ import annotations

from vigneron.server.live_game.digest import digest
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection import past as pasts
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import AskHistory, LookBack
from vigneron.server.table.live_table import LiveTable


async def history(table: LiveTable, viewer: Viewer, message: AskHistory) -> None:
    """Send the plies of the game so far. Raises Refused before the game."""
    if table.position is None:
        raise Refused("not_started")
    viewer.send(pasts.history(table.views, message.n))


async def past(table: LiveTable, viewer: Viewer, message: LookBack) -> None:
    """Send a past position as the viewer could see it then. Raises Refused.

    After the end, a viewer may look with the eyes of any seat, so that everything covered can be seen."""
    position, own = table.position, table.memory.seat(viewer)
    seat = own
    if position is None:
        raise Refused("not_started")
    if message.eyes is not None and message.eyes != seat:
        if not position.over:
            raise Refused("not_over")
        if message.eyes >= position.setup.seats:
            raise Refused("no_seat")
        seat = message.eyes
    elif seat is not None and _shares(table, viewer, message.ply):
        seat = None
    told = pasts.past(
        table.views, seat, message.ply, viewer.lang, mine=seat == own, base=message.base, n=message.n
    )
    viewer.send(told)


def _shares(table: LiveTable, viewer: Viewer, ply: int) -> bool:
    """Return whether several people look at a device whose seats knew different things after a ply.

    While there is a curtain, a seat is opened by the person whose seat it is. Without a curtain everybody at
    the device looks, and a past secret may never have been revealed."""
    own, position = table.record.seats_of(viewer.person), table.position
    assert position is not None
    if len(own) < 2 or position.over or table.memory.secrets.between(position, own):
        return False
    history, rules = table.views.history, position.rules
    state = history.at(min(ply, len(history.marks) - 1))
    return len({digest(rules, rules.observe(state, one).state) for one in own}) > 1
