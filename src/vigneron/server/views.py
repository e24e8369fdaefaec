"""A table as messages: what each viewer is told, each part made once for everybody it is true for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec

from vigneron.core.contract import Seat
from vigneron.core.registry import game
from vigneron.server import clocks, ending, labels, pledges
from vigneron.server.messages import encode
from vigneron.server.position import Entry, Position
from vigneron.server.programs import is_program
from vigneron.server.records import TableRecord
from vigneron.server.scenes import Json, Known, difference, overlay_json, scene_json
from vigneron.words import Speaker

MOTIONS: Final = {"undo": ("yes", "no"), "end": ("yes", "no"), "late": ("wait", "bot", "end")}
"""What people may be asked, and what they may answer; of equals in the last, the first wins."""


class Views:
    """The pictures of one table. `position` is None in the lobby."""

    def __init__(self, record: TableRecord, position: Position[Any] | None) -> None:
        self.record = record
        self.position = position
        self._scenes: dict[str, Json] = {}
        self._known: dict[str, Known] = {}
        self._raw: dict[str, msgspec.Raw] = {}
        self._diffs: dict[str, msgspec.Raw] = {}
        self._own: dict[tuple[Seat | None, str], Json] = {}
        self._speakers: dict[str, Speaker] = {}

    # people and table

    def speaker(self, lang: str) -> Speaker:
        """Return who says this table's sentences in a language."""
        if lang not in self._speakers or self._speakers[lang].names != self.record.names():
            self._speakers[lang] = Speaker(lang, game(self.record.game).folder, self.record.names())
        return self._speakers[lang]

    def table(self, lang: str, *, seated: bool, link: str) -> Json:
        record, speaker = self.record, self.speaker(lang)
        out: Json = {
            "id": record.id, "code": record.code if seated else None, "game": record.game,
            "title": labels.of_game(speaker, "title", record.game), "phase": record.phase,
            "seats": len(record.seats), "options": self._agreed(speaker),
            "link": link if seated else None, "commitment": record.commitment,
            "override": record.override is not None, "pledges": pledges.shown(record),
            "asked": bool(record.words.get("asked")) and record.phase == "lobby",
            "imported": record.origin is not None,
        }  # fmt: skip
        if record.phase == "over":
            out["secret"] = record.origin["secret"] if record.origin else record.secret.hex()
        return out

    def _agreed(self, speaker: Speaker) -> list[dict[str, str]]:
        record = self.record
        own = labels.options(game(record.game), record.options, speaker)
        return own + labels.terms(speaker, clocks.terms(record.terms))

    def people(self, lang: str, here: Collection[Seat], at: int) -> list[Json]:
        """`at` is the time: clocks are told as they stand then."""
        speaker, position, record = self.speaker(lang), self.position, self.record
        waiting = position.to_act if position else ()
        return [
            {
                "seat": s.seat, "name": s.name, "kind": s.kind,
                "bot": labels.bot(s.bot, speaker) if s.bot else None,
                "here": s.kind == "bot" or s.seat in here or is_program(s.person),
                "program": is_program(s.person),
                "chosen": position is not None and position.chosen(s.seat), "to_act": s.seat in waiting,
                "clock": self._clock(s.seat, at),
            }
            for s in record.seats
        ]  # fmt: skip

    def _clock(self, seat: Seat, at: int) -> Json | None:
        left = clocks.left(self.record.clock, seat, at)
        if left is None or not self.record.plays(seat):
            return None
        return {"left": max(0, left), "runs": self.record.clock["since"][seat] is not None}

    def motion(self, seat: Seat | None, lang: str, voters: Collection[Seat]) -> Json | None:
        """Return what people are asked, and what this viewer has answered."""
        motion, speaker = self.record.motion, self.speaker(lang)
        if motion is None:
            return None
        who = int(motion.get("by", motion.get("seat", -1)))
        asked = seat in voters
        return {
            "kind": motion["kind"], "seat": who,
            "say": speaker.say(f"server-motion-{motion['kind']}", {"who": who}),
            "choices": [
                {"choice": choice, "label": speaker.say(f"server-choice-{choice}")}
                for choice in MOTIONS[motion["kind"]]
            ] if asked else [],
            "yours": motion["votes"].get(str(seat)) if asked else None,
            "open": [one for one in voters if str(one) not in motion["votes"]],
        }  # fmt: skip

    def turn(self, seat: Seat | None, lang: str) -> Json:
        position = self.position
        if position is None:
            say = self.speaker(lang).say("server-gathering")
            return {
                "yours": False,
                "to_act": [],
                "chosen": False,
                "covered": False,
                "undo": False,
                "ask": False,
                "say": say,
            }
        missing = position.missing()
        return {
            "yours": seat in missing, "to_act": position.to_act,
            "chosen": seat is not None and position.chosen(seat), "covered": position.covered,
            "undo": seat is not None and position.may_undo(seat), "say": self._turn_say(seat, missing, lang),
            "ask": seat is not None and position.may_ask_back(seat) is not None,
        }  # fmt: skip

    def _turn_say(self, seat: Seat | None, missing: tuple[Seat, ...], lang: str) -> str:
        position, speaker = self.position, self.speaker(lang)
        if position is None or position.over:
            return speaker.say("server-over")
        others = labels.listed(speaker, [speaker.name(one) for one in missing if one != seat])
        if seat is not None and position.chosen(seat):
            return speaker.say("server-chosen-waiting", {"names": others})
        if seat in missing:
            return speaker.say("server-choose-at-once" if position.covered else "server-your-turn")
        return speaker.say("server-waiting", {"names": others})

    # the position

    def advance(self, *, same: bool = False) -> None:
        """Make the new scenes and their differences in all languages looked at; call after every commit.

        `same`: the game stands as it did, so its pictures do too."""
        self._diffs.clear()
        self._own.clear()
        if same:
            for lang in self._scenes:
                self._diffs[lang] = msgspec.Raw(encode(self.no_diff(lang)))
            return
        self._raw.clear()
        for lang, old in list(self._scenes.items()):
            self._scenes[lang] = self._scene(lang)
            self._diffs[lang] = msgspec.Raw(encode(difference(old, self._scenes[lang])))

    def _scene(self, lang: str) -> Json:
        position = self.position
        assert position is not None  # nobody asks in the lobby
        seen = position.rules.observe(position.state, None)
        scene = position.game.scene(position.rules, seen)
        return scene_json(scene, self.speaker(lang), self._known.setdefault(lang, {}))

    def scene(self, lang: str) -> Json:
        if lang not in self._scenes:
            self._scenes[lang] = self._scene(lang)
        return self._scenes[lang]

    def scene_raw(self, lang: str) -> msgspec.Raw:
        if lang not in self._raw:
            self._raw[lang] = msgspec.Raw(encode(self.scene(lang)))
        return self._raw[lang]

    def diff_raw(self, lang: str) -> msgspec.Raw | None:
        """Return the difference to the last version, if somebody looked at that in this language."""
        return self._diffs.get(lang)

    def no_diff(self, lang: str) -> Json:
        scene = self.scene(lang)
        return {
            "status": scene["status"],
            "standings": scene["standings"],
            "frames": {},
            "new": [],
            "gone": [],
        }

    def own(self, seat: Seat | None, lang: str) -> Json:
        """Return what only this viewer gets: v, d, overlay, offers."""
        position = self.position
        if position is None:
            return {"v": 0, "d": 0, "overlay": None, "offers": []}
        if (seat, lang) not in self._own:
            out: Json = {"v": position.v, "d": position.d(seat), "overlay": None, "offers": []}
            if seat is not None:
                out["overlay"] = self.overlay(seat, lang)
                out["offers"] = msgspec.Raw(encode(self._offers(seat, lang)))
            self._own[seat, lang] = out
        return self._own[seat, lang]

    def forget(self, seat: Seat) -> None:
        """Call when a seat's covered choice has changed."""
        for key in [key for key in self._own if key[0] == seat]:
            del self._own[key]

    def overlay(self, seat: Seat, lang: str) -> Json:
        position = self.position
        assert position is not None
        seen = position.rules.observe(position.own(seat), seat)
        return overlay_json(position.game.overlay(position.rules, seen, seat), self.speaker(lang))

    def _offers(self, seat: Seat, lang: str) -> list[Json]:
        position, speaker = self.position, self.speaker(lang)
        assert position is not None
        table, own = position.game.actions, position.own(seat)
        describe = position.game.describe
        return [
            {"act": table.text[a], "touch": table.touch[a],
             "say": speaker.text(describe(position.rules, own, seat, a))}
            for a in position.legal(seat)
        ]  # fmt: skip

    def log(self, entries: list[Entry], seat: Seat | None, lang: str) -> list[Json]:
        """Return the sentences that this viewer may read."""
        speaker = self.speaker(lang)
        return [
            {"v": e.v, "say": speaker.event(e.event), "seat": e.event.seat if e.event.seat >= 0 else None}
            for e in entries
            if e.event.audience is None or seat in e.event.audience
        ]

    def over(self, lang: str) -> Json | None:
        """Return the final count, None while the game goes on."""
        position, speaker = self.position, self.speaker(lang)
        if position is None or not position.over:
            return None
        result = ending.outcome(position)
        parts: dict[str, list[int | None]] = {}
        for seat, own in enumerate(result.parts):
            for part in own:
                label = speaker.say(f"part-{part.key}", part.data)
                values = parts.setdefault(label, [None] * len(result.parts))
                values[seat] = (values[seat] or 0) + part.value
        order = sorted(range(len(result.scores)), key=lambda seat: (result.places[seat], seat))
        winners = labels.listed(speaker, [speaker.name(seat) for seat in result.winners])
        data: dict[str, int | str] = {"names": winners, "count": len(result.winners)}
        why = f"ending-{result.ending}"
        return {
            "say": speaker.say("server-won" if result.winners else "server-nobody-won", data),
            "ending": speaker.say(why) if speaker.has(why) else "",
            "rows": [
                {"seat": seat, "name": speaker.name(seat), "place": result.places[seat],
                 "score": result.scores[seat], "winner": seat in result.winners}
                for seat in order
            ],
            "parts": [{"label": label, "values": values} for label, values in parts.items()],
        }  # fmt: skip
