"""The page of settings: account, passkeys, notices, and the person's data."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response

from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import LONGEST_NAME, Accounts, NoAccount
from vigneron.server.accounts.passkeys import Passkeys, RelyingParty, place
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.http.pages import AnyRequest, lang_of, person_of, render
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.notify.apprise_channel import AppriseChannels
from vigneron.server.notify.web_push import Push
from vigneron.server.projection.dates import day
from vigneron.server.storage.repository import SqlStore

ME: Final = "/me"
DONE: Final = (
    "made",
    "in",
    "out",
    "out-everywhere",
    "password",
    "password-set",
    "passkey",
    "passkey-removed",
    "name",
    "deleted",
    "erased",
)
"""What `/me?done=…` says was done, in the sentence `me-done-…`."""


def session_of(request: AnyRequest) -> str:
    """Return the session cookie of a signed-in person. The result is '' for a guest."""
    return str(request.scope["state"]["session"])


def say_refusal(request: AnyRequest, code: str, data: dict[str, int | str] | None = None) -> str:
    """Return the sentence of a refusal in the language of the person who is asking."""
    return Speaker(lang_of(request), None).say(f"refusal-{code}", data)


class MePage:
    """Makes the account page of the person who asks."""

    def __init__(
        self,
        store: SqlStore,
        accounts: Accounts,
        passkeys: Passkeys,
        sessions: Sessions,
        push: Push,
        services: AppriseChannels,
        address: PublicAddress,
    ) -> None:
        self._store, self._accounts, self._passkeys, self._sessions = store, accounts, passkeys, sessions
        self._push, self._services, self._address = push, services, address

    def place(self, request: AnyRequest) -> RelyingParty | None:
        """Return the relying party for passkeys of this page, or None if the address allows no passkeys."""
        return place(self._address.origin(request))

    async def render(
        self, request: AnyRequest, error: str = "", status: int = 200, form: str = "", typed: str = ""
    ) -> Response[Any]:
        """Return the page.

        An error is shown in the part of the page that `form` names. The name field of that part contains
        `typed`."""
        person, lang = person_of(request), lang_of(request)
        account = await self._accounts.of(person) if session_of(request) else None
        context: dict[str, Any] = {
            "account": None,
            "error": error or None,
            "form": form,
            "typed": typed,
            "done": _done(request) if not error else "",
            "passkeys": [],
            "devices": 0,
            "place": self.place(request) is not None,
            "longest": LONGEST_NAME,
            "services": [{"id": one.id, "kind": one.kind} for one in await self._services.of(person)],
            "schemes": self._services.examples(),
            "push": self._push.public,
        }
        if account is not None:
            keys = await self._passkeys.of(person)
            context |= {
                "account": {"name": account.name, "password": account.password is not None},
                "passkeys": [
                    {"id": k.id, "made": day(k.made, lang), "used": day(k.used, lang)} for k in keys
                ],
                "devices": await self._sessions.count(person),
            }
        return render(request, "me.html", context, status, await self._store.name_of(person))

    async def failed(
        self, request: AnyRequest, error: NoAccount, form: str, typed: str = ""
    ) -> Response[Any]:
        """Return the page with the reason why a form was refused, and the name that was typed in it."""
        return await self.render(request, say_refusal(request, error.code, error.data), 400, form, typed)


def _done(request: AnyRequest) -> str:
    """Return the sentence of what was done, or ''."""
    done = request.query_params.get("done", "")
    return Speaker(lang_of(request), None).say(f"me-done-{done}") if done in DONE else ""


def told_refusal(request: AnyRequest, code: str, status: int, **data: int | str) -> Response[Any]:
    """Return a refusal as JSON, for scripts."""
    return Response({"say": say_refusal(request, code, data)}, status_code=status)


async def read(request: AnyRequest, kind: Any) -> Any:
    """Decode the JSON that a script sent. Return None if the JSON does not have this type."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
