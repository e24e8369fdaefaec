"""Who is told what: messages put together from a table's views and queued for its viewers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Refusal, Seat
from vigneron.server import advice, waiting
from vigneron.server.messages import encode
from vigneron.server.position import Change
from vigneron.server.viewer import Viewer

if TYPE_CHECKING:
    from vigneron.server.table import LiveTable

Json = dict[str, Any]


def _about(table: LiveTable, seat: Seat | None, lang: str, link: str) -> Json:
    views = table.views
    return {
        "table": views.table(lang, seated=seat is not None, link=link),
        "people": views.people(lang, table.here(), table.means.hours.now()),
        "turn": views.turn(seat, lang),
        "motion": views.motion(seat, lang, waiting.voters(table, table.record)),
    }


def _view(table: LiveTable, viewer: Viewer, seat: Seat | None) -> Json:
    """Return what a program is told besides: its view of the position as data."""
    position = table.position
    if not viewer.view or position is None:
        return {}
    return {"view": position.rules.dump(position.rules.observe(position.own(seat), seat).state)}


def _you(table: LiveTable, viewer: Viewer, seat: Seat | None) -> Json:
    return {"seat": seat, "host": table.record.host == viewer.person, "lang": viewer.lang}


def whole(table: LiveTable, viewer: Viewer) -> Json:
    """Return everything that this viewer may know."""
    seat, views, position = table.seat(viewer), table.views, table.position
    return {
        **views.own(seat, viewer.lang), **_view(table, viewer, seat),
        **_about(table, seat, viewer.lang, viewer.link),
        "you": _you(table, viewer, seat),
        "scene": views.scene_raw(viewer.lang) if position else None,
        "log": views.log(position.log, seat, viewer.lang) if position else [],
        "over": views.over(viewer.lang),
    }  # fmt: skip


def welcome(table: LiveTable, viewer: Viewer, kind: str, n: int | None) -> None:
    """Tell one viewer everything: `welcome`, or `stale` as the answer to what came too late."""
    message: Json = {"t": kind, **whole(table, viewer)}
    if n is not None:
        message["n"] = n
    if kind == "stale":
        message["say"] = table.views.speaker(viewer.lang).say("server-stale")
    viewer.send(message)


def welcome_all(table: LiveTable) -> None:
    for viewer in list(table.viewers):
        welcome(table, viewer, "welcome", None)


def people(
    table: LiveTable, but: Viewer | None = None, seats_but: Seat | None = None, *,
    asker: Viewer | None = None, n: int | None = None,
) -> None:  # fmt: skip
    """Tell who is here and who has chosen; the position is the same. To the asker it is the answer."""
    made: dict[tuple[Seat | None, str, str], bytes] = {}
    for viewer in list(table.viewers):
        seat = table.seat(viewer)
        if viewer is but or (seats_but is not None and seat == seats_but):
            continue
        key = (seat, viewer.lang, viewer.link)
        if viewer is asker and n is not None:
            viewer.send({"t": "people", "n": n, **_about(table, *key)})
            continue
        if key not in made:
            made[key] = encode({"t": "people", **_about(table, *key)})
        viewer.send_bytes(made[key])


def own_choice(table: LiveTable, seat: Seat, asker: Viewer | None, n: int | None) -> None:
    """Tell a seat, on all its sockets, how its covered choice stands."""
    for viewer in list(table.viewers):
        if table.seat(viewer) != seat:
            continue
        message: Json = {
            "t": "moved", **table.views.own(seat, viewer.lang), **_view(table, viewer, seat),
            **_about(table, seat, viewer.lang, viewer.link), "you": _you(table, viewer, seat),
            "diff": table.views.no_diff(viewer.lang), "log": [], "drop": [], "events": [], "over": None,
        }  # fmt: skip
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)


def moved(table: LiveTable, change: Change[Any], asker: Viewer | None, n: int | None) -> None:
    """Tell everybody what has been committed."""
    views = table.views
    for viewer in list(table.viewers):
        seat, lang = table.seat(viewer), viewer.lang
        diff = views.diff_raw(lang)
        if diff is None:
            welcome(table, viewer, "welcome", n if viewer is asker else None)
            continue
        entries = views.log(change.entries, seat, lang)
        events = [entry["say"] for entry in entries]
        if change.undone_by is not None:
            events = [views.speaker(lang).say("server-undone", {"who": change.undone_by})]
        message: Json = {
            "t": "moved", **views.own(seat, lang), **_view(table, viewer, seat),
            **_about(table, seat, lang, viewer.link),
            "you": _you(table, viewer, seat), "diff": diff, "log": entries, "drop": change.drop,
            "events": events, "over": views.over(lang),
        }  # fmt: skip
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)


def refuse(table: LiveTable, viewer: Viewer, n: int | None, refusal: Refusal) -> None:
    told = advice.refusal_json(refusal, table.views.speaker(viewer.lang))
    viewer.send({"t": "refused", "n": n, **told})
