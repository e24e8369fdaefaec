"""Open sockets and the rights that they depend on. When a right ends, all processes close its sockets.

A right is a session, a guest's cookie or a program's token. A right is withdrawn in one transaction that also
notifies the other processes (`SqlStore.parting`). While this process gets no notifications, it does not use
its cache of rights. When notifications arrive again, every right is checked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vigneron.server.accounts.sessions import Sessions
from vigneron.server.botpool.tokens import Programs
from vigneron.server.projection.connection import Viewer

Right = Callable[[], Awaitable[bool]]
"""A function that returns whether a person or program may still be connected. It raises StoreAway."""


class OpenConnections:
    """The open sockets of this process."""

    def __init__(self, sessions: Sessions, programs: Programs) -> None:
        self._sessions, self._programs = sessions, programs
        self._open: dict[Viewer, Right] = {}

    async def enter(self, viewer: Viewer, right: Right) -> None:
        """Register a socket. If its right has ended in the meantime, disconnect it. Raises StoreAway."""
        self._open[viewer] = right
        if not await right():
            viewer.let_go()

    def leave(self, viewer: Viewer) -> None:
        """Remove a socket."""
        self._open.pop(viewer, None)

    def end(self, holder: str) -> None:
        """Disconnect the sockets of a person or program. Clients with another valid right reconnect."""
        self._sessions.forget(holder)
        self._programs.forget(holder)
        for viewer in [one for one in self._open if holder in (one.person, one.holder)]:
            viewer.let_go()

    def doubt(self, doubted: bool) -> None:
        """Stop or resume the use of the cache of rights."""
        self._sessions.doubted = self._programs.doubted = doubted

    async def review(self) -> None:
        """Disconnect the sockets whose right has ended without a notification. Raises StoreAway."""
        self._sessions.forget_all()
        self._programs.forget_all()
        for viewer, right in list(self._open.items()):
            if viewer in self._open and not await right():
                viewer.let_go()


def of_person(sessions: Sessions, person: str, session: str) -> Right:
    """Return a person's right: the session with this cookie, or the guest's cookie if it is ''."""

    async def right() -> bool:
        if not session:
            return not await sessions.claimed(person)
        found = await sessions.find(session)
        return found is not None and found.person == person

    return right


def of_program(programs: Programs, token: str) -> Right:
    """Return a program's right, which is its token."""

    async def right() -> bool:
        return await programs.with_token(token) is not None

    return right
