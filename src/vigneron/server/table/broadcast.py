"""Who is told what: messages put together from a table's views and queued for its viewers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from vigneron.core.contract import Refusal, Seat
from vigneron.server.live_game.position import Change
from vigneron.server.platform import static_files
from vigneron.server.projection import preview
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import encode
from vigneron.server.projection.scene_diff import Json
from vigneron.server.table import hotseat as device
from vigneron.server.table import manual_dice

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable


class Moment:
    """What is to be told now: each part is made once for all viewers for whom it is the same.

    It holds while nothing else happens at the table."""

    def __init__(self, table: LiveTable) -> None:
        self._table, self._views = table, table.views
        self._made: dict[tuple[str, Seat | None, str], msgspec.Raw] = {}

    def _once(self, part: str, seat: Seat | None, lang: str, make: Callable[[], Any]) -> msgspec.Raw:
        key = (part, seat, lang)
        if key not in self._made:
            self._made[key] = msgspec.Raw(encode(make()))
        return self._made[key]

    def about(self, viewer: Viewer, seat: Seat | None) -> Json:
        """Return what is true of the table beside the position."""
        table, views, once, lang, link = self._table, self._views, self._once, viewer.lang, viewer.link
        return {
            "table": views.table_raw(
                lang, link if seat is not None or table.record.seats_of(viewer.person) else None
            ),
            "watching": table.presence.watching,
            **({"host_away": table.host_left(viewer.person)} if table.record.phase == "lobby" else {}),
            "people": once(
                "people",
                None,
                lang,
                lambda: views.people(lang, table.here(), table.means.hours.now(), table.away()),
            ),
            "real": self._real(viewer),
            "turn": once(
                "turn", seat, lang, lambda: views.turn(seat, lang, device.shared(table, viewer, seat))
            ),
            "motion": self._motion(viewer, seat),
        }

    def _motion(self, viewer: Viewer, seat: Seat | None) -> msgspec.Raw | None:
        table, lang = self._table, viewer.lang
        if table.record.motion is None:
            return None
        own, at = table.record.seats_of(viewer.person), table.means.hours.now()
        device = own if len(own) > 1 else []
        return self._once(f"motion {device}", seat, lang, lambda: self._views.motion(seat, lang, at, device))

    def you(self, viewer: Viewer, seat: Seat | None) -> Json:
        table = self._table
        return {
            "seat": seat,
            "host": table.record.host == viewer.person,
            "lang": viewer.lang,
            "device": device.told(table, viewer),
        }

    def _real(self, viewer: Viewer) -> msgspec.Raw | None:
        """Return, at a table of real dice, what is to be drawn and whether this viewer may say it."""
        table, lang = self._table, viewer.lang
        if not table.record.by_hand or table.record.phase == "over":
            return None
        may = manual_dice.may_enter(table, viewer.person)

        def make() -> Json:
            correct = may and manual_dice.may_correct(table)
            return {"may": may, "correct": correct, "asked": manual_dice.asked(table, lang)}

        return self._once(f"real {may}", None, lang, make)

    def own(self, viewer: Viewer, seat: Seat | None) -> Json:
        """Return what this viewer alone is told, and what is true beside the position."""
        table, views, lang = self._table, self._views, viewer.lang
        position = table.position
        out: Json = {
            "v": position.v if position else 0,
            "d": position.d(seat) if position else 0,
            "overlay": None,
            "offers": [],
            "you": self.you(viewer, seat),
            **self.about(viewer, seat),
        }
        if position is not None and seat is not None:
            out["overlay"] = self._once("overlay", seat, lang, lambda: views.overlay_json(seat, lang))
            if not table.record.pending:
                out["offers"] = self._once("offers", seat, lang, lambda: views.offers(seat, lang))
        if position is not None and viewer.view:
            seen = position.rules.observe(position.own(seat), seat)
            out["view"] = position.game.shown(position.rules, seen)
        return out

    def told(self, change: Change[Any], seat: Seat | None, lang: str) -> Json:
        """Return what this viewer hears of a change: `log`, and the same as `events` for the voice."""
        views, entries = self._views, change.entries

        def events() -> list[str]:
            if change.undone_by is not None:
                return [views.speaker(lang).say("server-undone", {"who": change.undone_by})]
            return [line["say"] for line in views.log(entries, seat, lang)]

        ears = views.ears(entries, seat)
        return {
            "log": self._once("log", ears, lang, lambda: views.log(entries, seat, lang)),
            "events": self._once("events", ears, lang, events),
        }

    def over(self, lang: str) -> msgspec.Raw:
        return self._once("over", None, lang, lambda: self._views.over(lang))

    def whole(self, viewer: Viewer) -> Json:
        """Return everything that this viewer may know."""
        seat, views, position, lang = (
            device.settle(self._table, viewer),
            self._views,
            self._table.position,
            viewer.lang,
        )
        return {
            **self.own(viewer, seat),
            "scene": views.scene_raw(lang) if position else None,
            "log": views.log_raw(seat, lang) if position else [],
            "over": self.over(lang),
        }


def welcome(
    table: LiveTable, viewer: Viewer, kind: str, n: int | None, moment: Moment | None = None, note: str = ""
) -> None:
    """Tell one viewer everything: `welcome`, or `stale` as the answer to what came too late. `note`: what has
    happened to them meanwhile."""
    message: Json = {"t": kind, **(moment or Moment(table)).whole(viewer)}
    if n is not None:
        message["n"] = n
    if note:
        message["note"] = note
    if kind == "welcome":
        message["version"] = static_files.version()
    if kind == "stale":
        message["say"] = table.views.speaker(viewer.lang).say("server-stale")
    viewer.send(message)


def welcome_all(table: LiveTable) -> None:
    moment = Moment(table)
    for viewer in list(table.viewers):
        welcome(table, viewer, "welcome", None, moment)
    table.stir()


def people(
    table: LiveTable,
    but: Viewer | None = None,
    seats_but: Seat | None = None,
    *,
    asker: Viewer | None = None,
    n: int | None = None,
    moment: Moment | None = None,
) -> None:
    """Tell who is here and who has chosen; the position is the same. To the asker it is the answer."""
    moment = moment or Moment(table)
    for viewer in list(table.viewers):
        was, seat = table.seat(viewer), device.settle(table, viewer)
        if not table.record.lets(viewer.person):
            viewer.let_go()
            continue
        if seat != was:
            welcome(table, viewer, "welcome", n if viewer is asker else None, moment)
            continue
        if viewer is but or (seats_but is not None and seat == seats_but):
            continue
        message: Json = {"t": "people", "you": moment.you(viewer, seat), **moment.about(viewer, seat)}
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)
    table.stir(but=seats_but)


def paused(table: LiveTable, asker: Viewer | None, n: int | None) -> None:
    """Tell everybody what is to be drawn by hand, or that nothing is any more; the position is the same."""
    moment = Moment(table)
    for viewer in list(table.viewers):
        seat = device.settle(table, viewer)
        message: Json = {"t": "people", "you": moment.you(viewer, seat), **moment.about(viewer, seat)}
        if table.position is not None:
            message = {
                "t": "moved",
                **moment.own(viewer, seat),
                "diff": table.views.still_raw(viewer.lang),
                "log": [],
                "drop": [],
                "events": [],
                "over": None,
            }
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)
    table.stir()


def own_choice(table: LiveTable, seat: Seat, asker: Viewer | None, n: int | None) -> Moment:
    """Tell a seat, on all its sockets, how its covered choice stands; the others may hear of it by the same
    moment."""
    moment = Moment(table)
    for viewer in list(table.viewers):
        if table.seat(viewer) != seat:
            continue
        message: Json = {
            "t": "moved",
            **moment.own(viewer, seat),
            "diff": table.views.still_raw(viewer.lang),
            "log": [],
            "drop": [],
            "events": [],
            "over": None,
        }
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)
    table.stir(only=seat)
    return moment


def moved(table: LiveTable, change: Change[Any], asker: Viewer | None, n: int | None) -> None:
    """Tell everybody what has been committed."""
    table.stir()
    moment = Moment(table)
    for viewer in list(table.viewers):
        seat, lang = device.settle(table, viewer), viewer.lang
        diff = table.views.diff_raw(lang)
        if diff is None:
            welcome(table, viewer, "welcome", n if viewer is asker else None, moment)
            continue
        message: Json = {
            "t": "moved",
            **moment.own(viewer, seat),
            "diff": diff,
            **moment.told(change, seat, lang),
            "drop": change.drop,
            "over": moment.over(lang),
        }
        if viewer is asker and n is not None:
            message["n"] = n
        viewer.send(message)


def refuse(table: LiveTable, viewer: Viewer, n: int | None, refusal: Refusal) -> None:
    told = preview.refusal_json(refusal, table.views.speaker(viewer.lang))
    viewer.send({"t": "refused", "n": n, **told})
