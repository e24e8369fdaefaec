"""Requests about notices, and the service worker that shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import NoAccount
from vigneron.server.accounts.sessions import hash_of
from vigneron.server.http import forms
from vigneron.server.http.me_page import ME, MePage, read, session_of, told_refusal
from vigneron.server.http.pages import AnyRequest, error_page, lang_of, person_of
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes, router
from vigneron.server.notify.apprise_channel import AppriseChannels, BadService
from vigneron.server.notify.notifier import Notifier
from vigneron.server.notify.web_push import BadSubscription, Push, id_of
from vigneron.server.platform import static_files
from vigneron.server.platform.rate_limits import RateLimits


@get("/notices.js", summary="The service worker", include_in_schema=False)
async def worker(request: AnyRequest) -> Response[Any]:
    """Return the service worker. Its scope is its path, so it must be at the root to cover all pages."""
    path = static_files.static_file("shell/service-worker.js")
    assert path is not None
    return Response(
        path.read_bytes(), media_type=static_files.TYPES[".js"], headers={"cache-control": "no-cache"}
    )


@dataclass(frozen=True, slots=True)
class NotificationServices:
    """The services that these routes use."""

    push: Push
    channels: AppriseChannels
    notifier: Notifier
    limits: RateLimits
    me: MePage
    address: PublicAddress


class _Subscription(msgspec.Struct):
    """A push subscription that a browser sends. Other fields are ignored."""

    endpoint: str
    keys: dict[str, Any] = msgspec.field(default_factory=dict)


@post("/me/push", summary="Send notices to this browser", status_code=200)
async def subscribe(request: AnyRequest, services: NamedDependency[NotificationServices]) -> Response[Any]:
    person, given = person_of(request), await read(request, _Subscription)
    if given is None:
        return told_refusal(request, "bad_push", 400)
    if not services.limits.notice_changes_per_person.allows(person):
        return told_refusal(request, "too_often", 429)
    session = hash_of(session_of(request)) if session_of(request) else ""
    told = {"endpoint": given.endpoint, "keys": given.keys}
    try:
        await services.push.subscribe(
            person, session, told, lang_of(request), services.address.origin(request)
        )
    except BadSubscription:
        return told_refusal(request, "bad_push", 400)
    return Response({"on": True})


@post("/me/push/ask", summary="Whether this browser gets notices", status_code=200)
async def ask(request: AnyRequest, services: NamedDependency[NotificationServices]) -> Response[Any]:
    given = await read(request, _Subscription)
    if given is None:
        return told_refusal(request, "bad_push", 400)
    own = await services.push.of(person_of(request))
    return Response({"on": id_of(given.endpoint) in {one.id for one in own}})


@post("/me/push/off", summary="Send no more notices to this browser", status_code=200)
async def stop(request: AnyRequest, services: NamedDependency[NotificationServices]) -> Response[Any]:
    given = await read(request, _Subscription)
    if given is None:
        return told_refusal(request, "bad_push", 400)
    await services.push.drop(person_of(request), [id_of(given.endpoint)])
    return Response({"on": False})


@post("/me/services", summary="Send notices through a service")
async def add_service(request: AnyRequest, services: NamedDependency[NotificationServices]) -> Response[Any]:
    person, form = person_of(request), await forms.fields(request)
    if not services.limits.notice_changes_per_person.allows(person):
        return error_page(request, 429, "too-many")
    try:
        await services.channels.add(
            person, form.get("url", ""), lang_of(request), services.address.origin(request)
        )
    except BadService as error:
        return await services.me.failed(request, NoAccount(error.code), "services")
    return forms.see(f"{ME}#notices")


@post("/me/services/{id:str}/remove", summary="Send no more notices through a service")
async def remove_service(
    request: AnyRequest, services: NamedDependency[NotificationServices], id: FromPath[str]
) -> Response[Any]:
    await services.channels.remove(person_of(request), id[:32])
    return forms.see(f"{ME}#notices")


@post("/me/notices/try", summary="Send a test notice", status_code=200)
async def try_out(request: AnyRequest, services: NamedDependency[NotificationServices]) -> Response[Any]:
    person = person_of(request)
    trials = services.limits.notice_trials_per_key
    if not trials.allows(person) or not trials.allows(forms.address(request)):
        return told_refusal(request, "too_often", 429)
    taken, ways = await services.notifier.try_out(person)
    speaker = Speaker(lang_of(request), None)
    return Response({"say": speaker.say("me-tried", {"taken": taken, "count": ways})})


def routes(services: NotificationServices) -> Routes:
    """Return the routes of this module."""
    return router((worker, subscribe, ask, stop, add_service, remove_service, try_out), services=services)
