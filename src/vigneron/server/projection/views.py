"""The views of a table. Each part of a message is made once for all viewers who may see it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from operator import attrgetter, is_
from typing import Any, Final

from msgspec import UNSET, structs

from vigneron.core.cache import Cache
from vigneron.core.contract import Seat, Seen
from vigneron.core.journal import Ply
from vigneron.core.race import Race, race
from vigneron.core.registry import game
from vigneron.core.scene import Overlay, Scene, distinct, widened
from vigneron.core.undoing import UndoStep
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game import clocks, final_result, questions
from vigneron.server.live_game.history import History
from vigneron.server.live_game.position import Entry, Position
from vigneron.server.lobby import client_seeds, preparation
from vigneron.server.projection import display_names
from vigneron.server.projection.final_parts import part_label, tie_of
from vigneron.server.projection.protocol import Encoded, encoded, parts
from vigneron.server.projection.repeats import Repeats
from vigneron.server.projection.scene_diff import (
    Changes,
    Heads,
    Recent,
    compared,
    difference,
    heads,
    overlay_part,
    scene_part,
    still,
)
from vigneron.server.storage.models import TableRecord, is_program
from vigneron.server.storage.table_state import LateMotion, SitMotion

_RECENT: Final = Recent(16)
"""Whole scenes and logs, for all tables together. A cache per table would need a hundred megabytes."""
_LINKS: Final = 8
_AGREED: Final = attrgetter("phase", "host", "seats", "options", "terms", "seeds", "override", "origin")


def _as_agreed(one: TableRecord, other: TableRecord) -> bool:
    """Return whether `table` would return the same part for both records.

    After an act, the record has the same objects for its settings. A fork has new objects."""
    return one is other or all(map(is_, _AGREED(one), _AGREED(other)))


class Views:
    """The views of one table. `position` is None in the lobby."""

    def __init__(self, record: TableRecord, position: Position[Any] | None) -> None:
        self.record = record
        self.position = position
        self._scene: Scene | None = None
        """The scene of this version, or None until it is needed."""
        self._before: Scene | None = None
        """The scene of the previous version, or None if it was not needed."""
        self._race: Race | None = None
        """Who leads in this version, as everybody knows it; None until it is needed."""
        self._public: Seen[Any] | None = None
        """What everybody knows of this version; None until it is needed."""
        self._overlay: tuple[Seat, Any, Seen[Any], Overlay] | None = None
        """The last overlay, with its seat, the state that it shows, and what the seat knows of it. The object
        of a state never changes here."""
        self._history: History[Any] | None = None
        self._changes: Changes | None = None
        """What has changed since the previous version, or None until it is needed."""
        self._diffs: dict[str, Encoded[parts.Diff]] = {}
        self._heads: dict[str, Heads] = {}
        self._still: dict[str, Encoded[parts.Diff]] = {}
        """The heads of this version (`_heads`) and the empty difference (`_still`), by language."""
        self._repeats: dict[tuple[str, Seat | None], Repeats] = {}
        """What was sent last, by language: overlays by seat, and under None the heads."""
        self._speakers: dict[str, Speaker] = {}
        self._named = record
        """The record from which `_speakers` were made."""
        self._tables: Cache[Encoded[parts.TableInfo]] = Cache(_LINKS)
        self._sitting: dict[str, list[parts.Person]] = {}
        self._agreed_in = record
        """The record from which `_tables` and `_sitting` were made."""

    # people and table

    def speaker(self, lang: str) -> Speaker:
        """Return the speaker for this table in a language."""
        if self._named is not self.record:
            if self._named.names() != self.record.names():
                self._speakers.clear()
                self._repeats.clear()
            self._named = self.record
        if lang not in self._speakers:
            names = display_names.named(self.record.names(), lang)
            self._speakers[lang] = Speaker(lang, game(self.record.game), names)
        return self._speakers[lang]

    def table(self, lang: str, *, seated: bool, link: str) -> parts.TableInfo:
        """Return the table as a part. If `seated`, the part contains the code and the join link."""
        record, speaker = self.record, self.speaker(lang)
        return parts.TableInfo(
            id=record.id,
            code=record.code if seated else None,
            game=record.game,
            rules=display_names.rules_name(record),
            phase=record.phase,
            title=display_names.of_game(speaker, "title", record.game),
            seats=len(record.seats),
            options=[
                parts.Agreed(**line)
                for line in display_names.agreed_on(record, speaker)
                + display_names.taken(self.position.taken if self.position else -1, speaker)
            ],
            link=link if seated else None,
            commitment=record.commitment,
            override=record.override is not None,
            pledges=[parts.PledgeShown(**pledge) for pledge in client_seeds.shown(record)],
            asked=bool(record.seeds.asked) and record.phase == "lobby",
            imported=record.origin is not None,
            listed=record.listed,
            closed=record.closed,
            next=record.next,
            colours=preparation.COLOURS,
            talk=record.policy.talk,
            by_hand=record.by_hand,
            hints=record.gives_hints,
            overtime=None if record.clock is None else record.terms.then,
            secret=self._secret() if record.phase == "over" else UNSET,
        )

    def _secret(self) -> str:
        if self.record.by_hand:
            return ""
        return self.record.origin.secret if self.record.origin else self.record.secret.hex()

    def table_raw(self, lang: str, link: str | None) -> Encoded[parts.TableInfo]:
        """Return the result of `table` as JSON. `link` is None for a viewer without a seat."""
        self._agree()
        return self._tables.get((lang, link), lambda: self._told(lang, link))

    def _told(self, lang: str, link: str | None) -> Encoded[parts.TableInfo]:
        return encoded(self.table(lang, seated=link is not None, link=link or ""))

    def _agree(self) -> None:
        """Clear the caches if the settings or seats have changed."""
        if not _as_agreed(self.record, self._agreed_in):
            self._tables.clear()
            self._sitting.clear()
        self._agreed_in = self.record

    def people(
        self, lang: str, here: Collection[Seat], at: int, away: Mapping[Seat, int] | None = None
    ) -> list[parts.Person]:
        """Return the people by seat. Clocks are read at the time `at`.

        The people of the seats `here` are present. `away` contains the milliseconds after which absent
        players may be replaced, by seat (see `absence.left`)."""
        position = self.position
        waiting = position.to_act if position else ()
        self._agree()
        if lang not in self._sitting:
            self._sitting[lang] = self._seats(lang)
        return [
            structs.replace(
                sitting,
                here=sitting.kind == "bot" or seat in here or self._waits(sitting),
                away=(away or {}).get(seat),
                chosen=position is not None and position.chosen(seat),
                to_act=seat in waiting,
                clock=self._clock(seat, at),
            )
            for seat, sitting in enumerate(self._sitting[lang])
        ]

    def _waits(self, sitting: parts.Person) -> bool:
        """Return whether this is a program before the game. Such a program need not be connected."""
        return sitting.program and self.record.phase == "lobby"

    def _seats(self, lang: str) -> list[parts.Person]:
        """Return the part of `people` that stays the same until a seat changes."""
        speaker, record = self.speaker(lang), self.record
        colours = preparation.colours(record)
        return [
            parts.Person(
                seat=s.seat,
                name=speaker.name(s.seat) if s.kind != "open" else "",
                kind=s.kind,
                bot=display_names.bot(s.bot, speaker) if s.bot else None,
                program=is_program(s.person),
                host=preparation.is_host(record, s),
                colour=colours[s.seat],
                ready=preparation.is_ready(s),
            )
            for s in record.seats
        ]

    def _clock(self, seat: Seat, at: int) -> parts.ClockLeft | None:
        clock = self.record.clock
        if clock is None or not self.record.plays(seat):
            return None
        return parts.ClockLeft(max(0, clocks.left(clock, seat, at)), clock.since[seat] is not None)

    def motion(
        self, seat: Seat | None, lang: str, at: int, device: Collection[Seat] = ()
    ) -> parts.Motion | None:
        """Return the open motion as a viewer in `seat` sees it, or None.

        `device` contains all seats of the viewer."""
        motion, speaker = self.record.motion, self.speaker(lang)
        if motion is None:
            return None
        kind, asker, votes, until = motion.kind, motion.by, motion.votes, motion.until
        who, voters = (
            motion.seat if isinstance(motion, LateMotion | SitMotion) else motion.by,
            questions.voters(self.record),
        )
        own = asker is not None and seat == asker
        asked: dict[str, int | str] = {"who": who, **questions.named(motion)}

        def choices(values: Sequence[parts.Choice]) -> list[parts.ChoiceOffer]:
            return [parts.ChoiceOffer(one, speaker.say(f"server-choice-{one}")) for one in values]

        answers = choices(questions.MOTIONS[kind])
        return parts.Motion(
            kind=kind,
            id=motion.id,
            seat=who,
            say=speaker.say(f"server-asked-{kind}" if own else f"server-motion-{kind}", asked),
            acts=list(chain(*self._taken_back(who, seat, lang))) if kind == "undo" else [],
            choices=choices([questions.WITHDRAW]) if own else answers if seat in voters else [],
            yours=votes.get(seat) if seat is not None and seat in voters else None,
            open=[one for one in voters if one not in votes],
            beside=[one for one in device if one in voters and one not in (seat, asker)],
            answers=answers,
            left=None if until is None else max(0, until - at),
        )

    def _taken_back(self, by: Seat, seat: Seat | None, lang: str) -> Iterator[list[str]]:
        """Yield the log's sentences of each act that would be undone, that of the seat first.

        For an act without a log entry, the sentence is that of its offer."""
        position = self.position
        if position is None:
            return
        for step in position.would_go(by):
            entries = [entry for entry in position.log if entry.v == step.v]
            told = [line.say for line in self.log(entries, seat, lang)]
            yield told or [self._offered(position, step, self.speaker(lang))]

    @staticmethod
    def _offered(position: Position[Any], step: UndoStep[Any], speaker: Speaker) -> str:
        row = position.rows[step.v - 1]
        action = position.game.actions.parse(row.act) if isinstance(row, Ply) else None
        if action is None:
            return speaker.name(step.seat)
        said = speaker.text(position.game.picture().describe(position.rules, step.before, step.seat, action))
        return speaker.say("server-did", {"who": step.seat, "act": said})

    def turn(
        self, seat: Seat | None, lang: str, shared: Collection[Seat] = (), *, watching: bool = False
    ) -> parts.Turn:
        """Return whose act is awaited. `shared` are the seats whose acts this viewer may undo.

        `watching` means that the viewer has no seat."""
        position = self.position
        if position is None:
            say = self.speaker(lang).say("server-gathering")
            return parts.Turn(
                yours=False, to_act=(), chosen=False, covered=False, undo=False, ask="", say=say
            )
        missing, waiting = position.missing(), self.record.pending
        if waiting:
            return parts.Turn(
                yours=False,
                to_act=position.to_act,
                chosen=False,
                covered=position.covered,
                undo=seat is not None and seat == waiting.seat and waiting.kind != "correct",
                ask="",
                say=self.speaker(lang).say(
                    "server-correcting" if waiting.kind == "correct" else "server-drawing"
                ),
            )
        return parts.Turn(
            yours=seat in missing,
            to_act=position.to_act,
            chosen=seat is not None and position.chosen(seat),
            covered=position.covered,
            undo=any(map(position.may_undo, shared)),
            ask="" if seat is None else " ".join(next(self._taken_back(seat, seat, lang), [])),
            say=self._turn_say(seat, missing, lang, watching),
        )

    def _turn_say(self, seat: Seat | None, missing: tuple[Seat, ...], lang: str, watching: bool) -> str:
        position, speaker = self.position, self.speaker(lang)
        if position is None or position.over:
            return speaker.say("server-over")
        if seat in missing:
            return speaker.say("server-choose-at-once" if position.covered else "server-your-turn")
        others = speaker.places([one for one in missing if one != seat])
        chosen = seat is not None and position.chosen(seat)
        id = "server-watching" if watching else "server-chosen-waiting" if chosen else "server-waiting"
        return speaker.say(id, {"names": others})

    # position

    def advance(self, *, same: bool = False) -> None:
        """Start a new version. Call this after every commit.

        `same` means that the position has not changed, so that the scene is still valid."""
        self._diffs.clear()
        self._changes = None
        self._before = self._scene
        if not same:
            self._heads.clear()
            self._still.clear()
            self._scene = self._race = self._public = None

    def doze(self) -> None:
        """Drop everything that can be made again."""
        self._scene = self._before = self._overlay = self._history = self._race = self._public = None
        self._changes = None
        for made in (self._diffs, self._heads, self._still, self._repeats, self._tables, self._sitting):
            made.clear()

    def _drawn(self) -> Scene:
        position = self.position
        assert position is not None  # not called in the lobby
        return position.game.picture().scene(position.rules, self._known())

    def _known(self) -> Seen[Any]:
        """Return what everybody knows of this version."""
        position = self.position
        assert position is not None
        if self._public is None:
            self._public = position.rules.observe(position.state, None)
        return self._public

    @property
    def history(self) -> History[Any]:
        """Return the past of the game. It is one for all viewers, and is dropped when the table is quiet."""
        assert self.position is not None
        if self._history is None:
            self._history = History(self.position)
        return self._history

    def scene(self) -> Scene:
        """Return the scene of this version."""
        if self._scene is None:
            self._scene = self._drawn()
        return self._scene

    def race(self, seat: Seat | None = None) -> Race:
        """Return who leads, as everybody knows it, or as a seat does."""
        position = self.position
        assert position is not None
        rules = position.rules
        least = {standing.seat for standing in self.scene().standings if standing.least} - {seat}
        if seat is not None:
            return race(rules.result(self._drawn_for(seat)[0].state), least)
        if self._race is None:
            self._race = race(rules.result(self._known().state), least)
        return self._race

    def scene_raw(self, lang: str) -> Encoded[parts.Scene]:
        """Return the scene of this version as JSON."""
        scene, speaker = self.scene(), self.speaker(lang)
        return _RECENT.told(scene, speaker, "scene", lambda: scene_part(scene, speaker, self.race()))

    def diff_raw(self, lang: str) -> Encoded[parts.Diff] | None:
        """Return the changes since the last version as JSON, or None if the last version had no scene."""
        if self._before is None:
            return None
        if self._before is self._scene:
            return self.still_raw(lang)
        if lang not in self._diffs:
            if self._changes is None:
                self._changes = compared(self._before, self.scene())
            self._diffs[lang] = encoded(difference(self._changes, self._heads_in(lang), self.speaker(lang)))
        return self._diffs[lang]

    def _heads_in(self, lang: str) -> Heads:
        if lang not in self._heads:
            self._heads[lang] = heads(self.scene(), self._last(lang, None), self.race())
        return self._heads[lang]

    def still_raw(self, lang: str) -> Encoded[parts.Diff]:
        """Return the difference without changes as JSON."""
        if lang not in self._still:
            self._still[lang] = encoded(still(self._heads_in(lang)))
        return self._still[lang]

    def overlay(self, seat: Seat) -> Overlay:
        """Return the overlay of a seat."""
        return self._drawn_for(seat)[1]

    def _drawn_for(self, seat: Seat) -> tuple[Seen[Any], Overlay]:
        """Return what a seat knows, and its overlay."""
        position = self.position
        assert position is not None
        own = position.own(seat)
        if self._overlay is None or self._overlay[0] != seat or self._overlay[1] is not own:
            seen = position.rules.observe(own, seat)
            self._overlay = seat, own, seen, position.game.picture().overlay(position.rules, seen, seat)
        return self._overlay[2:]

    def overlay_part(self, seat: Seat, lang: str) -> parts.Overlay:
        """Return the overlay of a seat as a part."""
        hidden = any(standing.least for standing in self.scene().standings)
        return overlay_part(self.overlay(seat), self._last(lang, seat), self.race(seat) if hidden else None)

    def _last(self, lang: str, seat: Seat | None) -> Repeats:
        """Return what was sent last: the overlay of a seat, or the heads."""
        speaker = self.speaker(lang)  # drops what was sent under other names
        if (lang, seat) not in self._repeats:
            self._repeats[lang, seat] = Repeats(speaker)
        return self._repeats[lang, seat]

    def offers(self, seat: Seat, lang: str) -> list[parts.Offer]:
        """Return a seat's legal acts, with touches and sentences. Of acts that are alike only the first."""
        position, speaker = self.position, self.speaker(lang)
        assert position is not None
        table, own = position.game.actions, position.own(seat)
        picture = position.game.picture()
        describe, families = picture.describe, picture.families
        return [
            parts.Offer(
                table.text[a],
                widened(table.touch[a], families),
                speaker.text(describe(position.rules, own, seat, a)),
            )
            for a in distinct(position.legal(seat), table.touch, self.overlay(seat).alike)
        ]

    def log(self, entries: Sequence[Entry], seat: Seat | None, lang: str) -> list[parts.LogEntry]:
        """Return the log entries that this viewer may read."""
        speaker = self.speaker(lang)
        return [
            parts.LogEntry(e.v, speaker.event(e.event), e.event.seat if e.event.seat >= 0 else None)
            for e in entries
            if e.event.is_for(seat)
        ]

    @staticmethod
    def ears(entries: Sequence[Entry], seat: Seat | None) -> Seat | None:
        """Return `seat` if some of the entries are not for everybody; otherwise None."""
        return None if all(entry.event.audience is None for entry in entries) else seat

    def log_raw(self, seat: Seat | None, lang: str) -> Encoded[list[parts.LogEntry]]:
        """Return the whole log of this viewer as JSON."""
        position = self.position
        assert position is not None
        log, key = position.log, (position.v, self.ears(position.log, seat))
        return _RECENT.told(self.scene(), self.speaker(lang), key, lambda: self.log(log, seat, lang))

    def over(self, lang: str) -> parts.Over | None:
        """Return the final score, or None while the game is running."""
        position, speaker = self.position, self.speaker(lang)
        if position is None or not position.over:
            return None
        result = final_result.outcome(position)
        seats = len(result.parts)
        counted: dict[str, parts.OverPart] = {}
        for seat, own in enumerate(result.parts):
            for part in own:
                said, label = speaker.say(f"part-{part.key}", part.data), part_label(speaker, part)
                if label not in counted:
                    counted[label] = parts.OverPart(label, [None] * seats, [[] for _ in range(seats)])
                line = counted[label]
                line.values[seat] = (line.values[seat] or 0) + part.value
                if label != said:
                    line.details[seat].append(parts.OverDetail(said, part.value))
        order = sorted(range(len(result.scores)), key=lambda seat: (result.places[seat], seat))
        winners = display_names.listed(speaker, [speaker.name(seat) for seat in result.winners])
        data: dict[str, int | str] = {"names": winners, "count": len(result.winners)}
        why, worst = f"ending-{result.ending}", max(result.places)
        data["last"] = display_names.listed(
            speaker, [speaker.name(s) for s in order if result.places[s] == worst]
        )
        return parts.Over(
            say=speaker.say("server-won" if result.winners else "server-nobody-won", data),
            ending=speaker.say(why, data) if speaker.has(why) else "",
            rows=[
                parts.OverRow(
                    seat=seat,
                    name=speaker.name(seat),
                    place=result.places[seat],
                    score=result.scores[seat],
                    winner=seat in result.winners,
                    tie=tie_of(position, result, seat, speaker) or UNSET,
                )
                for seat in order
            ],
            parts=list(counted.values()),
        )
