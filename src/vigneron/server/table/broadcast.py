"""Builds messages from a table's views, and sends them to the table's viewers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final, Literal, TypedDict, TypeVar

from msgspec import UNSET, UnsetType

from vigneron.core.contract import Refusal, Seat
from vigneron.server.live_game.changes import Change
from vigneron.server.platform import static_files
from vigneron.server.projection import preview
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Encoded, encoded, outgoing, parts
from vigneron.server.projection.protocol.outgoing import Moved
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import awaited_draw, hotseat, manual_dice
from vigneron.server.table.memory import Memory
from vigneron.server.table.outcome import Keep

T = TypeVar("T")
_NONE: Final[Encoded[list[Any]]] = encoded([])


class Surroundings(TypedDict):
    """The fields of `outgoing.People`: the state of the table without the position."""

    you: parts.You
    table: Encoded[parts.TableInfo]
    watching: int
    host_away: int | UnsetType | None
    people: Encoded[list[parts.Person]]
    real: Encoded[parts.Real] | None
    turn: Encoded[parts.Turn]
    motion: Encoded[parts.Motion | None] | None


class ViewerPositionFields(Surroundings):
    """The fields of `outgoing.ViewerPosition`."""

    v: int
    d: int
    overlay: Encoded[parts.Overlay] | None
    offers: Encoded[list[parts.Offer]]
    view: Any


class Whole(ViewerPositionFields):
    """The fields that `outgoing.Welcome` and `outgoing.Stale` share."""

    scene: Encoded[parts.Scene] | None
    log: Encoded[list[parts.LogEntry]]
    over: Encoded[parts.Over | None]


class Update:
    """The messages about one state of the table. Each part is made once for all viewers who may see it.

    An update must not be used after the table has changed."""

    def __init__(self, memory: Memory) -> None:
        self._memory, self._views = memory, memory.views
        self._made: dict[tuple[str, Seat | None, str], Encoded[Any]] = {}
        self._lines: dict[tuple[Seat | None, str], list[parts.LogEntry]] = {}

    def _once(self, part: str, seat: Seat | None, lang: str, make: Callable[[], T]) -> Encoded[T]:
        key = (part, seat, lang)
        if key not in self._made:
            self._made[key] = encoded(make())
        return self._made[key]

    def about(self, viewer: Viewer, seat: Seat | None) -> Surroundings:
        """Return the state of the table, without the position."""
        memory, lang = self._memory, viewer.lang
        at_table = seat is not None or bool(memory.record.seats_of(viewer.person))
        lobby = memory.record.phase == "lobby"
        return Surroundings(
            you=self._you(viewer, seat),
            table=self._views.table_raw(lang, viewer.link if at_table else None),
            watching=memory.presence.watching,
            host_away=memory.host_left(viewer.person) if lobby else UNSET,
            people=self._once("people", None, lang, lambda: self._people(lang)),
            real=self._real(viewer),
            turn=self._once(
                "turn" if at_table else "turn watching",
                seat,
                lang,
                lambda: self._turn(viewer, seat, at_table),
            ),
            motion=self._motion(viewer, seat),
        )

    def _people(self, lang: str) -> list[parts.Person]:
        memory = self._memory
        return self._views.people(lang, memory.here(), memory.clock.now(), memory.away())

    def _turn(self, viewer: Viewer, seat: Seat | None, at_table: bool) -> parts.Turn:
        memory = self._memory
        shared = hotseat.shared(memory.record, memory.position, memory.secrets, viewer, seat)
        return self._views.turn(seat, viewer.lang, shared, watching=not at_table)

    def _motion(self, viewer: Viewer, seat: Seat | None) -> Encoded[parts.Motion | None] | None:
        memory, lang = self._memory, viewer.lang
        if memory.record.motion is None:
            return None
        own, at = memory.record.seats_of(viewer.person), memory.clock.now()
        device = own if len(own) > 1 else []
        return self._once(f"motion {device}", seat, lang, lambda: self._views.motion(seat, lang, at, device))

    def _you(self, viewer: Viewer, seat: Seat | None) -> parts.You:
        memory = self._memory
        device = hotseat.told(memory.record, memory.position, memory.secrets, viewer)
        host = memory.record.host == viewer.person
        return parts.You(seat=seat, host=host, lang=viewer.lang, device=device)

    def _real(self, viewer: Viewer) -> Encoded[parts.Real] | None:
        """Return the draw to enter by hand, and whether this viewer may enter it.

        Return None if draws at this table are not entered by hand."""
        memory, record, lang = self._memory, self._memory.record, viewer.lang
        if not record.by_hand or record.phase == "over":
            return None
        missing, seats = memory.presence.missing, record.seats_of(viewer.person)
        host = awaited_draw.may_enter(record, viewer.person, missing)
        own = awaited_draw.may_enter(record, viewer.person, missing, self._secret)

        def make() -> parts.Real:
            correct = host and manual_dice.may_correct(record, memory.position)
            asked = awaited_draw.asked(record, memory.drawing_for, self._views.speaker(lang), seats)
            return parts.Real(may=own, back=host or own, correct=correct, asked=asked)

        return self._once(f"real {host} {own} {seats}", None, lang, make)

    @cached_property
    def _secret(self) -> Seat | None:
        """The only seat that may see the awaited draw, or None."""
        return awaited_draw.owner(self._memory.record, self._memory.drawing_for)

    def seen(self, viewer: Viewer, seat: Seat | None) -> ViewerPositionFields:
        """Return the state of the table, and the position as this viewer sees it."""
        views, position, lang = self._views, self._memory.position, viewer.lang
        overlay: Encoded[parts.Overlay] | None = None
        offers: Encoded[list[parts.Offer]] = _NONE
        if position is not None and seat is not None:
            overlay = self._once("overlay", seat, lang, lambda: views.overlay_part(seat, lang))
            if not self._memory.record.pending:
                offers = self._once("offers", seat, lang, lambda: views.offers(seat, lang))
        return ViewerPositionFields(
            **self.about(viewer, seat),
            v=position.v if position else 0,
            d=position.d(seat) if position else 0,
            overlay=overlay,
            offers=offers,
            view=self._view(viewer, seat),
        )

    def _view(self, viewer: Viewer, seat: Seat | None) -> Any:
        """Return the position as the game's own data, for programs."""
        position = self._memory.position
        if position is None or not viewer.view:
            return UNSET
        return position.game.shown(position.rules, position.rules.observe(position.own(seat), seat))

    def _said(self, change: Change[Any], seat: Seat | None, lang: str) -> list[parts.LogEntry]:
        if (seat, lang) not in self._lines:
            self._lines[seat, lang] = self._views.log(change.entries, seat, lang)
        return self._lines[seat, lang]

    def log(self, change: Change[Any], seat: Seat | None, lang: str) -> Encoded[list[parts.LogEntry]]:
        """Return the log entries of a change that this viewer may read."""
        ears = self._views.ears(change.entries, seat)
        return self._once("log", ears, lang, lambda: self._said(change, ears, lang))

    def events(self, change: Change[Any], seat: Seat | None, lang: str) -> Encoded[list[str]]:
        """Return the sentences of these log entries, for a screen reader to announce."""
        ears = self._views.ears(change.entries, seat)

        def make() -> list[str]:
            if change.undone_by is not None:
                return [self._views.speaker(lang).say("server-undone", {"who": change.undone_by})]
            return [line.say for line in self._said(change, ears, lang)]

        return self._once("events", ears, lang, make)

    def over(self, lang: str) -> Encoded[parts.Over | None]:
        """Return the final score."""
        return self._once("over", None, lang, lambda: self._views.over(lang))

    def whole(self, viewer: Viewer) -> Whole:
        """Return everything that this viewer may know."""
        seat, views, position = settle(self._memory, viewer), self._views, self._memory.position
        return Whole(
            **self.seen(viewer, seat),
            scene=views.scene_raw(viewer.lang) if position else None,
            log=views.log_raw(seat, viewer.lang) if position else _NONE,
            over=self.over(viewer.lang),
        )


def settle(memory: Memory, viewer: Viewer) -> Seat | None:
    """Open the awaited seat on a shared device if no seat there hides anything.

    Return the seat whose view is sent."""
    seat, viewer.open = hotseat.settled(memory.record, memory.position, memory.secrets, viewer)
    return seat


def _number(n: int | None) -> int | UnsetType:
    return UNSET if n is None else n


def _answer(viewer: Viewer, asker: Viewer | None, n: int | None) -> int | UnsetType:
    """Return the number of the request if this viewer sent the request; otherwise UNSET."""
    return n if viewer is asker and n is not None else UNSET


def welcome(
    memory: Memory, viewer: Viewer, n: int | None, moment: Update | None = None, note: str = ""
) -> None:
    """Send a viewer the whole table. `note` tells the viewer what happened to them while they were away."""
    told = (moment or Update(memory)).whole(viewer)
    version = static_files.version()
    viewer.send(outgoing.Welcome(**told, n=_number(n), note=note or UNSET, version=version))


def welcome_all(memory: Memory) -> None:
    """Send all viewers the whole table."""
    moment = Update(memory)
    for viewer in list(memory.viewers):
        welcome(memory, viewer, None, moment)
    memory.stir()


def people(
    memory: Memory,
    but: Viewer | None = None,
    seats_but: Seat | None = None,
    *,
    asker: Viewer | None = None,
    n: int | None = None,
    moment: Update | None = None,
) -> None:
    """Send all viewers the state of the table, without the position.

    The message to `asker` contains `n`, the number of the request that it answers."""
    moment = moment or Update(memory)
    for viewer in list(memory.viewers):
        was, seat = memory.seat(viewer), settle(memory, viewer)
        if not memory.record.lets(viewer.person):
            viewer.let_go()
            continue
        if seat != was:
            welcome(memory, viewer, n if viewer is asker else None, moment)
            continue
        if viewer is but or (seats_but is not None and seat == seats_but):
            continue
        viewer.send(_people(moment, viewer, seat, _answer(viewer, asker, n)))
    memory.stir(but=seats_but)


def _people(moment: Update, viewer: Viewer, seat: Seat | None, n: int | UnsetType) -> outgoing.People:
    return outgoing.People(**moment.about(viewer, seat), n=n)


def _still(memory: Memory, moment: Update, viewer: Viewer, seat: Seat | None, n: int | UnsetType) -> Moved:
    """Return a `moved` message with an unchanged position."""
    return Moved(
        **moment.seen(viewer, seat),
        diff=memory.views.still_raw(viewer.lang),
        log=_NONE,
        events=_NONE,
        drop=(),
        over=None,
        n=n,
    )


def drawing_all(memory: Memory, asker: Viewer | None, n: int | None) -> None:
    """Send all viewers the awaited draw, or null if no draw is awaited. The position is unchanged."""
    moment = Update(memory)
    for viewer in list(memory.viewers):
        viewer.send(_drawing(memory, moment, viewer, _answer(viewer, asker, n)))
    memory.stir()


def _drawing(memory: Memory, moment: Update, viewer: Viewer, n: int | UnsetType) -> outgoing.Down:
    seat = settle(memory, viewer)
    if memory.position is None:
        return _people(moment, viewer, seat, n)
    return _still(memory, moment, viewer, seat, n)


def choice(memory: Memory, seats: Iterable[Seat], half: bool, asker: Viewer | None, n: int | None) -> None:
    """Send each of these seats its own covered choice, on all its sockets.

    The other viewers are told which seats have completed their choices. If `half`, the choices are incomplete
    and the other viewers get no message."""
    for seat in seats:
        moment = Update(memory)
        for viewer in list(memory.viewers):
            if memory.seat(viewer) == seat:
                viewer.send(_still(memory, moment, viewer, seat, _answer(viewer, asker, n)))
        memory.stir(only=seat)
        if not half:
            people(memory, seats_but=seat, moment=moment)


def followed(memory: Memory, was: TableRecord, moved: Iterable[Seat], chosen: bool) -> None:
    """Send viewers what another process has written. The rows of the game are unchanged.

    `was` is the record before the write. `moved` are the seats whose covered choices changed. `chosen` tells
    whether the choices of other seats have become complete or incomplete."""
    choice(memory, moved, True, None, None)
    if was.pending != memory.record.pending:
        drawing_all(memory, None, None)
    elif chosen or _beside(was) != _beside(memory.record):
        people(memory)


def _beside(record: TableRecord) -> tuple[Any, ...]:
    """Return the parts of the record that viewers see, apart from the position."""
    return record.seats, record.motion, record.clock, record.policy, record.removed, record.host, record.next


def moved(memory: Memory, change: Change[Any], asker: Viewer | None, n: int | None) -> None:
    """Send all viewers a committed change."""
    memory.stir()
    moment = Update(memory)
    for viewer in list(memory.viewers):
        seat, lang = settle(memory, viewer), viewer.lang
        diff = memory.views.diff_raw(lang)
        if diff is None:
            welcome(memory, viewer, n if viewer is asker else None, moment)
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


def answer(memory: Memory, what: Literal["again", "stale", "draw"], asker: Viewer, n: int | None) -> None:
    """Send one viewer the answer to a request that has changed nothing. See `outcome.Reply`."""
    if what == "again":
        asker.send(outgoing.Again(n=n))
    elif what == "stale":
        say = memory.views.speaker(asker.lang).say("server-stale")
        asker.send(outgoing.Stale(**Update(memory).whole(asker), n=_number(n), say=say))
    else:
        asker.send(_drawing(memory, Update(memory), asker, _number(n)))


def kept(memory: Memory, found: Keep, half: bool, asker: Viewer | None, n: int | None) -> None:
    """Send a changed record, which has been written, to the viewers that `found.tell` names.

    If `half`, the covered choices are incomplete, and only the seats that made them get a message."""
    told = (asker, n) if found.refusal is None else (None, None)
    if found.tell == "people":
        people(memory, asker=told[0], n=told[1])
    elif found.tell == "choice":
        choice(memory, found.drafts, half, *told)
    elif found.tell == "draw":
        drawing_all(memory, *told)
    elif found.tell == "all":
        welcome_all(memory)
    if found.refusal is not None and asker is not None:
        refuse(memory, asker, n, found.refusal)


def refuse(memory: Memory, viewer: Viewer, n: int | None, refusal: Refusal) -> None:
    """Send a refusal to a viewer."""
    viewer.send(preview.refused(n, refusal, memory.views.speaker(viewer.lang)))
