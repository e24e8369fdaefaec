"""Passes services to routes.

A module of routes declares the services that its handlers use in a class such as `LobbyServices`, or takes a
single service by name. One argument takes 8 µs per request, whatever it contains. Several arguments take 140
µs, because Litestar resolves them in a group of tasks.

To register all routes takes a tenth of a second. So the routes are registered once per process, and each
request finds the services of its server in a context variable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

SERVED: ContextVar[Sequence[Mapping[str, object]]] = ContextVar("SERVED")
"""The services of the server that answers this request, for each module of routes."""


@dataclass(frozen=True)
class Routes:
    """The handlers of a module of routes, and the services that they get by name."""

    handlers: tuple[ControllerRouterHandler, ...]
    services: Mapping[str, object]


def router(handlers: Sequence[ControllerRouterHandler], **services: object) -> Routes:
    """Return routes whose handlers get each service as an argument with the service's name."""
    return Routes(tuple(handlers), services)


def registered(number: int, handlers: Sequence[ControllerRouterHandler], names: Sequence[str]) -> Router:
    """Return a router whose handlers get the named services from place `number` of `SERVED`."""
    return Router("/", route_handlers=handlers, dependencies={name: _provide(number, name) for name in names})


def _provide(number: int, name: str) -> Provide:
    return Provide(lambda: SERVED.get()[number][name], sync_to_thread=False)
