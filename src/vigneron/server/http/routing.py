"""How routes get the services that they use.

A module of routes names what its handlers use in a class of its own, such as `LobbyServices`, or takes a
single service by name. One argument, whatever it contains, costs a request 8 µs; several cost 140 µs, because
Litestar resolves them in a group of tasks."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler


def router(handlers: Sequence[ControllerRouterHandler], **parts: object) -> Router:
    """Return routes whose handlers get each service as an argument of its name."""
    provided = {name: _provide(part) for name, part in parts.items()}
    return Router("/", route_handlers=handlers, dependencies=provided)


def _provide(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
