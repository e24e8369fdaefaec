"""Who has come in by an open socket, and by what right: both end at once, in all processes.

A right is a session, a guest's cookie or a program's token. Whoever takes one away writes it and says so in
the same transaction (`SqlStore.parting`). While this process cannot hear of that, nothing is believed that
was looked up before, and when it can again, every right is looked at anew.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vigneron.server.accounts.sessions import Sessions
from vigneron.server.botpool.tokens import Programs
from vigneron.server.projection.connection import Viewer

Right = Callable[[], Awaitable[bool]]
"""Whether somebody may still be here. Raises StoreAway."""


class OpenConnections:
    """The open sockets of this process, greeted or not."""

    def __init__(self, sessions: Sessions, programs: Programs) -> None:
        self._sessions, self._programs = sessions, programs
        self._open: dict[Viewer, Right] = {}

    async def enter(self, viewer: Viewer, right: Right) -> None:
        """Count somebody in, and let go whose right ended while they came. Raises StoreAway."""
        self._open[viewer] = right
        if not await right():
            viewer.let_go()

    def leave(self, viewer: Viewer) -> None:
        self._open.pop(viewer, None)

    def end(self, holder: str) -> None:
        """Let go a person's or a program's sockets; whoever has another right comes back by it."""
        self._sessions.forget(holder)
        self._programs.forget(holder)
        for viewer in [one for one in self._open if holder in (one.person, one.holder)]:
            viewer.let_go()

    def doubt(self, doubted: bool) -> None:
        """Believe nothing that was looked up before, or do so again."""
        self._sessions.doubted = self._programs.doubted = doubted

    async def review(self) -> None:
        """Let go whose right has ended unheard. Raises StoreAway."""
        self._sessions.forget_all()
        self._programs.forget_all()
        for viewer, right in list(self._open.items()):
            if viewer in self._open and not await right():
                viewer.let_go()


def of_person(sessions: Sessions, person: str, session: str) -> Right:
    """Return the right of a person: the session with this cookie, '' for a guest."""

    async def right() -> bool:
        if not session:
            return not await sessions.claimed(person)
        found = await sessions.find(session)
        return found is not None and found.person == person

    return right


def of_program(programs: Programs, token: str) -> Right:
    async def right() -> bool:
        return await programs.with_token(token) is not None

    return right
