"""A bankruptcy says whose: on the table, in the log, in the final count and at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vigneron
from tests.games.grand_cru.positions import Table
from tests.server.live_game.test_position import begun, record_of
from vigneron.cli.session import Session
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection.views import Views

NAMES = ["Ada", "Bo", "Cy"]
GOLDEN = Path(__file__).parents[1] / "golden" / "bankrupt-two.jsonl"


def lost(*seats: int) -> Table:
    """Return a position of three players after the interest that these could not pay."""
    here = Table(3).opened(holder=0)
    for seat in range(3):
        here.loans(seat, 11 if seat in seats else 3).money(seat, 0 if seat in seats else 60)
    return here.festival(0).until(n.LOANS if len(seats) < 3 else n.OVER)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_and_the_log_name_who_lost(lang: str) -> None:
    """GC-53: one, two, and how many of three."""
    speaker = Speaker(lang, GAME, NAMES)
    for seats in ((1,), (0, 2)):
        here = lost(*seats)
        scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
        assert scene.ending is not None
        said = speaker.text(scene.ending.say)
        assert [name in said for name in NAMES] == [seat in seats for seat in range(3)]
        events = [speaker.event(event) for event in here.log if event.kind == "went_bankrupt"]
        assert [NAMES[seat] in told for seat, told in zip(seats, events, strict=True)] == [True] * len(seats)
        notes = [standing.note.id if standing.note else "" for standing in scene.standings]
        assert [note == "scene-note-bankrupt" for note in notes] == [seat in seats for seat in range(3)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_count_names_who_lost(lang: str) -> None:
    """GC-53, GC-60: they share the last place, whatever their points."""
    for seats in ((1,), (0, 2)):
        position: Any = begun("grand_cru", 3)
        position.state = lost(*seats).until(n.OVER).state
        over = Views(record_of("grand_cru", 3), position).over(lang)
        assert over is not None
        assert [f"N{seat}" in over.ending for seat in range(3)] == [seat in seats for seat in range(3)]
        assert {row.place for row in over.rows if row.seat in seats} == {4 - len(seats)}


def test_the_terminal_names_who_lost(capsys: pytest.CaptureFixture[str]) -> None:
    """GC-53: both, in this game."""
    match = vigneron.load(GOLDEN)
    Session(match, {}, Speaker("en", GAME, NAMES[:2]), "", lambda: None).end()
    assert "Bankrupt: Ada, Bo" in capsys.readouterr().out
