"""The ASGI application: routes, error handlers, configuration. uvicorn serves the result of `application`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template import TemplateConfig
from litestar.types import ControllerRouterHandler

import vigneron
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.http.error_pages import EXCEPTION_HANDLERS
from vigneron.server.http.identity import Identity
from vigneron.server.http.middleware import PROGRAMS, Door, Life
from vigneron.server.http.request_text import TextRequest
from vigneron.server.http.routing import Routes, registered
from vigneron.server.platform import static_files
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.platform.settings import Settings


class _Application(Litestar):
    """Litestar without plugins for model libraries. Importing such a library takes a second."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


@cache
def _templates() -> JinjaTemplateEngine:
    """Return the engine of the pages. All servers of a process share it, since templates compile slowly."""
    environment = Environment(
        loader=FileSystemLoader(static_files.TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return JinjaTemplateEngine.from_environment(environment)


@cache
def _application(
    routes: tuple[tuple[tuple[ControllerRouterHandler, ...], tuple[str, ...]], ...],
    key: str,
    form_cookie: str,
    body_bytes: int,
) -> Litestar:
    """Return the routes of a server, each module's as handlers and names of services.

    Servers of one process that are set alike share them."""
    return _Application(
        route_handlers=[registered(number, *module) for number, module in enumerate(routes)],
        request_class=TextRequest,
        template_config=TemplateConfig(engine=_templates()),
        csrf_config=CSRFConfig(
            key, cookie_name=form_cookie, cookie_httponly=True, cookie_samesite="lax", exclude=f"^{PROGRAMS}"
        ),
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Vigneron",
            version=vigneron.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=body_bytes,
        logging_config=None,
        debug=False,
    )


def application(
    settings: Settings,
    routes: Sequence[Routes],
    life: Life,
    identity: Identity,
    sessions: Sessions,
    limits: RateLimits,
) -> Door:
    """Return the ASGI application of a server. Its lifespan opens and closes the store and the bots."""
    app = _application(
        tuple((module.handlers, tuple(module.services)) for module in routes),
        settings.key,
        identity.form_cookie,
        settings.limits.body_bytes,
    )
    return Door(app, identity, sessions, limits, [module.services for module in routes], life)
