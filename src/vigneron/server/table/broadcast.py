"""Who is told what: messages put together from a table's views and queued for its viewers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType

from vigneron.core.contract import Refusal, Seat
from vigneron.server.live_game.position import Change
from vigneron.server.platform import static_files
from vigneron.server.projection import preview
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Encoded, encoded, outgoing, parts
from vigneron.server.projection.protocol.outgoing import Moved
from vigneron.server.table import hotseat as device
from vigneron.server.table import manual_dice

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable

T = TypeVar("T")
_NONE: Final[Encoded[Any]] = encoded([])


class Surroundings(NamedTuple):
    """What is true of the table beside the position, as one viewer is told it."""

    you: parts.You
    table: Encoded[parts.TableInfo]
    watching: int
    host_away: int | UnsetType | None
    people: Encoded[list[parts.Person]]
    real: Encoded[parts.Real] | None
    turn: Encoded[parts.Turn]
    motion: Encoded[parts.Motion | None] | None


class Moment:
    """What is to be told now: each part is made once for all viewers for whom it is the same.

    It holds while nothing else happens at the table."""

    def __init__(self, table: LiveTable) -> None:
        self._table, self._views = table, table.views
        self._made: dict[tuple[str, Seat | None, str], Encoded[Any]] = {}

    def _once(self, part: str, seat: Seat | None, lang: str, make: Callable[[], T]) -> Encoded[T]:
        key = (part, seat, lang)
        if key not in self._made:
            self._made[key] = encoded(make())
        return self._made[key]

    def about(self, viewer: Viewer, seat: Seat | None) -> Surroundings:
        """Return what is true of the table beside the position."""
        table, views, once, lang, link = self._table, self._views, self._once, viewer.lang, viewer.link
        at_table = seat is not None or bool(table.record.seats_of(viewer.person))
        lobby = table.record.phase == "lobby"
        return Surroundings(
            you=self._you(viewer, seat),
            table=views.table_raw(lang, link if at_table else None),
            watching=table.presence.watching,
            host_away=table.host_left(viewer.person) if lobby else UNSET,
            people=once(
                "people",
                None,
                lang,
                lambda: views.people(lang, table.here(), table.means.hours.now(), table.away()),
            ),
            real=self._real(viewer),
            turn=once("turn", seat, lang, lambda: views.turn(seat, lang, device.shared(table, viewer, seat))),
            motion=self._motion(viewer, seat),
        )

    def _motion(self, viewer: Viewer, seat: Seat | None) -> Encoded[parts.Motion | None] | None:
        table, lang = self._table, viewer.lang
        if table.record.motion is None:
            return None
        own, at = table.record.seats_of(viewer.person), table.means.hours.now()
        device = own if len(own) > 1 else []
        return self._once(f"motion {device}", seat, lang, lambda: self._views.motion(seat, lang, at, device))

    def _you(self, viewer: Viewer, seat: Seat | None) -> parts.You:
        table = self._table
        host = table.record.host == viewer.person
        return parts.You(seat=seat, host=host, lang=viewer.lang, device=device.told(table, viewer))

    def _real(self, viewer: Viewer) -> Encoded[parts.Real] | None:
        """Return, at a table of real dice, what is to be drawn and whether this viewer may say it."""
        table, lang = self._table, viewer.lang
        if not table.record.by_hand or table.record.phase == "over":
            return None
        may = manual_dice.may_enter(table, viewer.person)

        def make() -> parts.Real:
            correct = may and manual_dice.may_correct(table)
            return parts.Real(may=may, correct=correct, asked=manual_dice.asked(table, lang))

        return self._once(f"real {may}", None, lang, make)

    def seen(self, viewer: Viewer, seat: Seat | None) -> dict[str, Any]:
        """Return the fields of `Seen`: what this viewer alone is told, and what is true beside."""
        table, views, lang = self._table, self._views, viewer.lang
        position = table.position
        out = self.about(viewer, seat)._asdict()
        out["v"], out["d"] = (position.v, position.d(seat)) if position else (0, 0)
        out["overlay"], out["offers"] = None, _NONE
        if position is not None and seat is not None:
            out["overlay"] = self._once("overlay", seat, lang, lambda: views.overlay_part(seat, lang))
            if not table.record.pending:
                out["offers"] = self._once("offers", seat, lang, lambda: views.offers(seat, lang))
        if position is not None and viewer.view:
            seen = position.rules.observe(position.own(seat), seat)
            out["view"] = position.game.shown(position.rules, seen)
        return out

    def log(self, change: Change[Any], seat: Seat | None, lang: str) -> Encoded[list[parts.LogEntry]]:
        """Return what this viewer hears of a change."""
        views, entries = self._views, change.entries
        return self._once("log", views.ears(entries, seat), lang, lambda: views.log(entries, seat, lang))

    def events(self, change: Change[Any], seat: Seat | None, lang: str) -> Encoded[list[str]]:
        """Return the same as `log`, for the voice."""
        views, entries = self._views, change.entries

        def make() -> list[str]:
            if change.undone_by is not None:
                return [views.speaker(lang).say("server-undone", {"who": change.undone_by})]
            return [line.say for line in views.log(entries, seat, lang)]

        return self._once("events", views.ears(entries, seat), lang, make)

    def over(self, lang: str) -> Encoded[parts.Over | None]:
        return self._once("over", None, lang, lambda: self._views.over(lang))

    def whole(self, viewer: Viewer) -> dict[str, Any]:
        """Return the fields that `Welcome` and `Stale` share: everything that this viewer may know."""
        seat, views, position = device.settle(self._table, viewer), self._views, self._table.position
        return {
            **self.seen(viewer, seat),
            "scene": views.scene_raw(viewer.lang) if position else None,
            "log": views.log_raw(seat, viewer.lang) if position else _NONE,
            "over": self.over(viewer.lang),
        }


def _number(n: int | None) -> int | UnsetType:
    return UNSET if n is None else n


def _answer(viewer: Viewer, asker: Viewer | None, n: int | None) -> int | UnsetType:
    """Return the number that the message to a viewer answers."""
    return n if viewer is asker and n is not None else UNSET


def welcome(
    table: LiveTable, viewer: Viewer, n: int | None, moment: Moment | None = None, note: str = ""
) -> None:
    """Tell one viewer everything. `note`: what has happened to them meanwhile."""
    told = (moment or Moment(table)).whole(viewer)
    version = static_files.version()
    viewer.send(outgoing.Welcome(**told, n=_number(n), note=note or UNSET, version=version))


def stale(table: LiveTable, viewer: Viewer, n: int | None) -> None:
    """Tell one viewer everything, as the answer to what came too late."""
    say = table.views.speaker(viewer.lang).say("server-stale")
    viewer.send(outgoing.Stale(**Moment(table).whole(viewer), n=_number(n), say=say))


def welcome_all(table: LiveTable) -> None:
    moment = Moment(table)
    for viewer in list(table.viewers):
        welcome(table, viewer, None, moment)
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
            welcome(table, viewer, n if viewer is asker else None, moment)
            continue
        if viewer is but or (seats_but is not None and seat == seats_but):
            continue
        viewer.send(_people(moment, viewer, seat, _answer(viewer, asker, n)))
    table.stir(but=seats_but)


def _people(moment: Moment, viewer: Viewer, seat: Seat | None, n: int | UnsetType) -> outgoing.People:
    return outgoing.People(**moment.about(viewer, seat)._asdict(), n=n)


def _still(table: LiveTable, moment: Moment, viewer: Viewer, seat: Seat | None, n: int | UnsetType) -> Moved:
    """Return a `moved` in which the position is the same."""
    return Moved(
        **moment.seen(viewer, seat),
        diff=table.views.still_raw(viewer.lang),
        log=_NONE,
        events=_NONE,
        drop=(),
        over=None,
        n=n,
    )


def paused(table: LiveTable, asker: Viewer | None, n: int | None) -> None:
    """Tell everybody what is to be drawn by hand, or that nothing is any more; the position is the same."""
    moment = Moment(table)
    for viewer in list(table.viewers):
        seat = device.settle(table, viewer)
        answer = _answer(viewer, asker, n)
        if table.position is None:
            viewer.send(_people(moment, viewer, seat, answer))
        else:
            viewer.send(_still(table, moment, viewer, seat, answer))
    table.stir()


def own_choice(table: LiveTable, seat: Seat, asker: Viewer | None, n: int | None) -> Moment:
    """Tell a seat, on all its sockets, how its covered choice stands; the others may hear of it by the same
    moment."""
    moment = Moment(table)
    for viewer in list(table.viewers):
        if table.seat(viewer) != seat:
            continue
        viewer.send(_still(table, moment, viewer, seat, _answer(viewer, asker, n)))
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
            welcome(table, viewer, n if viewer is asker else None, moment)
            continue
        told = Moved(
            **moment.seen(viewer, seat),
            diff=diff,
            log=moment.log(change, seat, lang),
            events=moment.events(change, seat, lang),
            drop=change.drop,
            over=moment.over(lang),
            n=_answer(viewer, asker, n),
        )
        viewer.send(told)


def refuse(table: LiveTable, viewer: Viewer, n: int | None, refusal: Refusal) -> None:
    viewer.send(preview.refused(n, refusal, table.views.speaker(viewer.lang)))
