"""A past position shows a seat what it could see then, and nothing that it learned later."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest
from msgspec import structs

from tests.server.harness import as_json
from tests.server.live_game.test_position import play, record_of
from tests.server.projection.test_scene_diff import put_on
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seat
from vigneron.core.registry import game, games
from vigneron.server.live_game.history import History
from vigneron.server.live_game.open import new_position
from vigneron.server.projection import past as pasts
from vigneron.server.projection.protocol import encode
from vigneron.server.projection.views import Views

PLIES = 45
_YOU = {
    "en": re.compile(r"\b(?:you|yours?)\b", re.IGNORECASE),
    "de": re.compile(r"\b(?:du|dir|dich|dein\w*)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:vous|votre|vos|vôtres?)\b", re.IGNORECASE),
}


def views_of(key: str) -> Views:
    record = record_of(key, game(key).seats[-1])
    position: Any = new_position(record)
    position.commit(position.begin())
    return Views(record, position)


def seen(views: Views, seat: Seat | None, ply: int) -> bytes:
    """Return the message about a past position, without the number of plies that have come since."""
    return encode(structs.replace(pasts.past(views, seat, ply, "en"), last=0))


def test_the_past_is_what_was_seen_when_it_was_the_present() -> None:
    """The future has not happened when the message is first made, so it cannot be in it."""
    for key in games():
        views, chance = views_of(key), Xorshift(9)
        position: Any = views.position
        viewers = [None, *range(position.setup.seats)]
        then: dict[tuple[int, Seat | None], bytes] = {}
        for _ in range(PLIES):
            marks = views.history.marks
            for seat in viewers:
                told = pasts.past(views, seat, len(marks) - 1, "en")
                then[marks[-1].v, seat] = encode(structs.replace(told, last=0))
                if not position.drafts:  # what the table itself sends now
                    assert told.scene == views.scene_raw("en")
                    nodes = None if seat is None else as_json(views.overlay_part(seat, "en"))["nodes"]
                    assert (as_json(told.overlay) or {"nodes": None})["nodes"] == nodes
            if position.over:
                break
            play(position, chance, 1)
            views.advance()
        compared = 0
        for ply, mark in enumerate(views.history.marks):
            for seat in viewers:
                if (mark.v, seat) in then:
                    assert then[mark.v, seat] == seen(views, seat, ply), (key, ply, seat)
                    compared += 1
        assert compared > 2 * len(viewers), key


def test_the_past_depends_on_nothing_that_a_seat_could_not_see_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a seat could not know is drawn anew: the message stays the same, between covered acts too."""
    at = History.at
    for key in games():
        views, chance = views_of(key), Xorshift(3)
        position: Any = views.position
        play(position, chance, PLIES)
        marks, rules = views.history.marks, position.rules
        plies = [ply for ply, mark in enumerate(marks) if not mark.shown or ply % 9 == 0]
        for seat in (None, 0, position.setup.seats - 1):
            for ply in plies[:24]:
                found = seen(views, seat, ply)
                assert marks[ply].shown or b'"say":[]' in found

                def imagined(self: History[Any], ply: int, seat: Seat | None = seat) -> Any:
                    return rules.imagine(rules.observe(at(self, ply), seat), chance)  # noqa: B023

                with monkeypatch.context() as patch:
                    patch.setattr(History, "at", imagined)
                    pasts._SCENES.clear()
                    pasts._WHOLE._kept.clear()
                    assert seen(views, seat, ply) == found, (key, ply, seat)
                pasts._SCENES.clear()


def test_steps_are_sent_as_changes_that_lead_to_the_whole_picture() -> None:
    for key in games():
        views, chance = views_of(key), Xorshift(6)
        position: Any = views.position
        play(position, chance, 30)
        marks = views.history.marks
        shown = as_json(pasts.past(views, None, 0, "en").scene)
        base = marks[0].v
        for ply in (1, 5, 2, len(marks) - 1, 0):
            told = pasts.past(views, None, min(ply, len(marks) - 1), "en", base=base)
            assert told.scene is None
            got = put_on(shown, as_json(told.diff))
            shown = as_json(pasts.past(views, None, ply, "en").scene)
            assert got["frames"] == {frame["key"]: frame for frame in shown["frames"]}
            assert got["status"] == shown["status"]
            base = told.v


def test_a_page_that_shows_an_undone_position_gets_the_whole_picture() -> None:
    views, chance = views_of("hedge"), Xorshift(2)
    position: Any = views.position
    while not position._steps:
        play(position, chance, 1)
    gone = views.history.marks[-1].v
    assert pasts.past(views, None, 0, "en", base=gone).scene is None
    position.commit(position.undo(position._steps[-1].seat))
    told = pasts.past(views, None, 99, "en", base=gone)
    assert told.diff is None
    assert (told.ply, told.last) == (position.ply, position.ply)


def test_acts_are_told_at_the_step_at_which_they_were_seen() -> None:
    for key in games():
        views, chance = views_of(key), Xorshift(8)
        position: Any = views.position
        play(position, chance, 60)
        for seat in (None, 0):
            told = [
                line for ply in range(position.ply + 1) for line in pasts.past(views, seat, ply, "fr").say
            ]
            versions = {mark.v for mark in views.history.marks}
            entries = [entry for entry in position.log if entry.v in versions]
            assert told == [line.say for line in views.log(entries, seat, "fr")], key


def test_whoever_looks_with_the_eyes_of_another_seat_is_not_meant_by_you() -> None:
    for key in games():
        views, chance = views_of(key), Xorshift(9)
        position: Any = views.position
        spoken = 0
        languages = itertools.cycle(_YOU)
        for ply in range(PLIES):
            if position.over:
                break
            for seat, lang in zip(range(position.setup.seats), languages, strict=False):
                told, own = (
                    json.dumps([as_json(part.overlay)[name] for name in ("nodes", "counters")])
                    for mine in (False, True)
                    for part in [pasts.past(views, seat, ply, lang, mine=mine)]
                )
                assert not (said := _YOU[lang].search(told)), (key, ply, told[said.start() - 80 :][:200])
                spoken += bool(_YOU[lang].search(own))
            play(position, chance, 1)
            views.advance()
        assert spoken or key == "hedge"  # a game of the tests, whose boards speak to nobody
