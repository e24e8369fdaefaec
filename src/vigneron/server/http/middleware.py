"""The outermost middleware. It identifies person and language, limits requests, and sets headers.

The middleware is around the whole application, so that it also handles errors and static files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from traceback import format_exc
from typing import Any, Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vigneron.server.accounts.sessions import LASTS, MARK, Sessions
from vigneron.server.http import identity, request_text
from vigneron.server.http.identity import Identity
from vigneron.server.http.origin import same_origin
from vigneron.server.http.routing import SERVED
from vigneron.server.platform.errors import StoreAway, StoreTooNew
from vigneron.server.platform.rate_limits import RateLimits, network

log = logging.getLogger(__name__)
_Line = Callable[[Receive, Send], Awaitable[None]]
Life = Callable[[], AbstractAsyncContextManager[None]]
"""Opens a server, and closes it at the end."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
PROGRAMS: Final = "/api/"
"""The path of the API for programs."""
_AT_ONCE: Final = 8
"""The maximum number of concurrent WebSocket handshakes. After a restart all clients reconnect at once, and
must not slow down those who are already playing."""
_LONGEST: Final = 2.0
"""The seconds after which a handshake gives its place to another one. The slow handshake continues."""
_PUBLIC: Final = ("/static/", "/notices.js", "/games/", "/healthz", "/metrics", "/schema")
"""The paths whose answers are the same for everybody. No cookie is set with these answers."""


_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_TOO_MANY: Final = "/limit"
_BARE: Final = b"429 Too Many Requests\n"
_FOREIGN: Final = "/foreign"
"""The paths to which refused requests are rewritten, so that the refusal is a page like any other."""
_AWAY: Final = "/away"
_WRONG: Final = "/wrong"
_TOO_OFTEN: Final = 1008
LINE: Final = "line"
"""The key in the scope's state under which a route stores the function that serves an accepted socket."""
LATER: Final = 1013
"""The close code when the store is unavailable. Clients reconnect soon."""


def _told(kind: str, **more: str) -> Message:
    """Return a message of ASGI's lifespan protocol, whose types Litestar's `Send` leaves out."""
    return cast("Message", {"type": f"lifespan.{kind}", **more})


def address_of(scope: Scope) -> str:
    """Return the rate-limit key of a client's address."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def _header(scope: Scope, name: bytes) -> str:
    return b", ".join(value for key, value in scope.get("headers", []) if key == name).decode("latin-1")


class Door:
    """The middleware: an ASGI application that calls another one."""

    def __init__(
        self,
        app: ASGIApp,
        identity: Identity,
        sessions: Sessions,
        limits: RateLimits,
        services: Sequence[Mapping[str, object]] = (),
        life: Life = nullcontext,
    ) -> None:
        self._app = app
        self._services = services
        self._life = life
        self._sessions = sessions
        self._identity = identity
        self._own = f"{self._identity.cookie}=".encode()
        self._requests = limits.requests_per_address
        self._refusals = limits.refusal_pages_per_address
        self._entrance = asyncio.Semaphore(_AT_ONCE)
        self.closed: StoreAway | StoreTooNew | None = None
        """The error of the store that stopped the start. It is reported without a traceback."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a socket or the lifespan."""
        kind = str(scope["type"])
        SERVED.set(self._services)
        if kind == "lifespan":
            await self._live(receive, send)
        elif kind == "websocket":
            line = await self._let_in(scope, receive, send)
            if line is not None:
                # Free the request's headers, which would stay in memory as long as the socket is open.
                cast("dict[str, Any]", scope).clear()
                await line(receive, send)
        else:
            await self._serve(kind, scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Open the server, and close it when the process ends. An error is told and raised."""
        await receive()
        stage = "startup"
        try:
            async with self._life():
                await send(_told("startup.complete"))
                stage = "shutdown"
                await receive()
        except BaseException:
            message = "" if self.closed is not None else format_exc()
            await send(_told(f"{stage}.failed", message=message))
            raise
        await send(_told("shutdown.complete"))

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> _Line | None:
        """Run the handshake of a socket. At most `_AT_ONCE` handshakes run at the same time.

        Returns the function that serves the accepted socket, or None if the socket was refused."""
        if not self._requests.allows(address_of(scope)):
            await send({"type": "websocket.close", "code": _TOO_OFTEN, "reason": ""})
            return None
        waits = True

        def come_in() -> None:
            nonlocal waits
            if waits:
                waits = False
                self._entrance.release()

        async def answer(message: Message) -> None:
            if waits:
                come_in()
            await send(message)

        await self._entrance.acquire()
        longest = asyncio.get_running_loop().call_later(_LONGEST, come_in)
        try:
            await self._serve("websocket", scope, receive, answer)
        finally:
            longest.cancel()
            come_in()
        line: _Line | None = scope.get("state", {}).get(LINE)
        return line

    async def _serve(self, kind: str, scope: Scope, receive: Receive, send: Send) -> None:
        readable = request_text.settle(scope)
        programs = scope["path"].startswith(PROGRAMS)  # programs have tokens and no cookies
        sent = () if programs else (v for k, v in scope["headers"] if k == b"cookie")
        jar = identity.cookies(b"; ".join(sent).decode("latin-1"))
        quiet = programs or scope["path"].startswith(_PUBLIC) or kind == "websocket"
        new: list[str] = []
        """The cookies to set with the answer."""
        if kind == "http" and not quiet:
            new += self._form_token(scope, jar)
        secure = scope["scheme"] in ("https", "wss")
        elsewhere = self._refused(scope) if kind == "http" else ""
        if elsewhere == _TOO_MANY and not self._refusals.allows(address_of(scope)):
            await _turn_away(send)
            return
        elsewhere = elsewhere or ("" if readable else _WRONG)
        person, session = "", ""
        if not elsewhere and not scope["path"].startswith(_PUBLIC):
            try:
                person, session, own = await self._who(jar)
                new += own
            except StoreAway as error:  # no person may lose their cookie because of this error
                log.warning("who is asking: %s", error)
                if kind == "websocket":
                    await send({"type": "websocket.close", "code": LATER, "reason": ""})
                    return
                elsewhere = _AWAY
        bare = scope.get("method") == "HEAD"
        if bare:  # the request is handled as GET without the body; uvicorn's own scope keeps the method
            scope = cast("Scope", {**scope, "method": "GET"})
        state: dict[str, Any] = scope.setdefault("state", {})
        state["person"], state["session"] = person, session
        state["cookies"] = self._identity.knows(jar)
        state["lang"] = identity.language(
            jar.get(identity.LANGUAGE_COOKIE), _header(scope, b"accept-language")
        )
        if elsewhere:
            change: dict[str, Any] = {"path": elsewhere, "raw_path": elsewhere.encode(), "method": "GET"}
            scope.update(change)  # type: ignore[typeddict-item]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [
                    (name, value + b"; Secure" if secure and name == b"set-cookie" else value)
                    for name, value in message["headers"]
                    if not (name == b"set-cookie" and quiet)
                ]
                headers += _HEADERS
                if secure:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                set_already = any(k == b"set-cookie" and v.startswith(self._own) for k, v in headers)
                for cookie in () if quiet else new:
                    if not (set_already and cookie.encode().startswith(self._own)):
                        secured = f"{cookie}; Secure" if secure else cookie
                        headers.append((b"set-cookie", secured.encode("ascii")))
                message["headers"] = headers
            elif bare and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await self._app(scope, receive, send if kind == "websocket" else answer)

    async def _who(self, jar: Mapping[str, str]) -> tuple[str, str, list[str]]:
        """Return the person of these cookies, the session cookie ('' if none), and the cookies to set.

        A cookie with an old name is valid if this server made it. It is replaced by one with the new name.
        Raises StoreAway."""
        own = self._identity.cookie
        for name in (own, identity.OLD_COOKIE):
            value = jar.get(name, "")
            if value.startswith(MARK):
                found = await self._sessions.find(value)
                if found is not None:
                    renew = found.renew or name != own
                    return found.person, value, self._set(name, value, LASTS) if renew else []
            else:
                known = self._identity.read(value)
                if known is not None and not await self._sessions.claimed(known):
                    return known, "", [] if name == own else self._set(name, value, identity.YEARS)
        person = self._identity.new()
        return person, "", self._set(own, self._identity.sign(person), identity.YEARS)

    def _set(self, came: str, value: str, seconds: int) -> list[str]:
        """Return the cookies that identify the person from now on. A cookie with an old name is deleted."""
        cookies = [identity.header(self._identity.cookie, value, seconds)]
        return cookies if came == self._identity.cookie else [*cookies, identity.header(came, "", 0)]

    def _form_token(self, scope: Scope, jar: Mapping[str, str]) -> list[str]:
        """Remove form tokens of other servers from the request, so that the next page makes a valid token.

        A token with the old cookie name is valid if this server made it. In this case, return the cookie with
        the new name."""
        name = self._identity.form_cookie
        tokens = (jar.get(name, ""), jar.get(identity.OLD_FORM_COOKIE, ""))
        token = next((token for token in tokens if self._identity.is_form_token(token)), "")
        kept = {key: value for key, value in jar.items() if key != name} | ({name: token} if token else {})
        headers = [(key, value) for key, value in scope["headers"] if key != b"cookie"]
        if kept:
            headers.append((b"cookie", "; ".join(f"{k}={v}" for k, v in kept.items()).encode("latin-1")))
        scope["headers"] = headers
        return [identity.header(name, token)] if token and token != tokens[0] else []

    def _refused(self, scope: Scope) -> str:
        """Return the path of the refusal if a request is over the limit, or a form is from another site.

        The result is '' for a request that is not refused."""
        if not scope["path"].startswith(_PUBLIC) and not self._requests.allows(address_of(scope)):
            return _TOO_MANY
        method = str(scope.get("method", "GET"))
        return _FOREIGN if method not in _SAFE and not same_origin(scope) else ""


async def _turn_away(send: Send) -> None:
    """Answer a request as cheaply as possible, because its address has sent far too many."""
    headers = [
        (b"content-type", b"text/plain"),
        (b"content-length", str(len(_BARE)).encode()),
        (b"retry-after", b"60"),
        (b"connection", b"close"),
        *_HEADERS,
    ]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": _BARE, "more_body": False})
