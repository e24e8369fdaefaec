"""Open sockets and the rights behind them. When a right ends, its sockets are closed in all processes.

A right is a session, a guest's cookie or a program's token. Whoever withdraws one writes that and notifies
the other processes in the same transaction (`SqlStore.parting`). While this process gets no notifications,
caches of rights are not used; afterwards every right is checked again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vigneron.server.accounts.sessions import Sessions
from vigneron.server.botpool.tokens import Programs
from vigneron.server.projection.connection import Viewer

Right = Callable[[], Awaitable[bool]]
"""Returns whether a person or program may still be connected. Raises StoreAway."""


class OpenConnections:
    """The open sockets of this process."""

    def __init__(self, sessions: Sessions, programs: Programs) -> None:
        self._sessions, self._programs = sessions, programs
        self._open: dict[Viewer, Right] = {}

    async def enter(self, viewer: Viewer, right: Right) -> None:
        """Register a socket, and disconnect it if its right has ended meanwhile. Raises StoreAway."""
        self._open[viewer] = right
        if not await right():
            viewer.let_go()

    def leave(self, viewer: Viewer) -> None:
        """Remove a socket."""
        self._open.pop(viewer, None)

    def end(self, holder: str) -> None:
        """Disconnect the sockets of a person or program. Those with another right reconnect."""
        self._sessions.forget(holder)
        self._programs.forget(holder)
        for viewer in [one for one in self._open if holder in (one.person, one.holder)]:
            viewer.let_go()

    def doubt(self, doubted: bool) -> None:
        """Stop or resume the use of caches."""
        self._sessions.doubted = self._programs.doubted = doubted

    async def review(self) -> None:
        """Disconnect sockets whose right has ended unnoticed. Raises StoreAway."""
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
    """Return the right of a program: its token."""

    async def right() -> bool:
        return await programs.with_token(token) is not None

    return right
