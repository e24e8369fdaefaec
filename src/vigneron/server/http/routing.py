"""How routes are handed what they need.

A module of routes names what its handlers use in a class of its own, such as `LobbyServices`, or takes a
single part by its name. One argument, whatever it holds, costs a request 8 µs; Litestar resolves several in
a group of tasks, which costs 140.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler


def router(handlers: Sequence[ControllerRouterHandler], **parts: object) -> Router:
    """Return routes whose handlers get each part by its name, as an argument."""
    provided = {name: _provide(part) for name, part in parts.items()}
    return Router("/", route_handlers=handlers, dependencies=provided)


def _provide(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
