"""Reviews that end early or cannot be kept, and what of a review belongs to one seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vigneron.analysis import page
from vigneron.analysis import review as review_module
from vigneron.analysis.plies import PlyReview, Settings, opened
from vigneron.analysis.review import Review, of_seat, review, text_of
from vigneron.bots.arena.process_pool import WorkerDied
from vigneron.core.journal import BadJournal, Journal, read
from vigneron.i18n.speaker import Speaker

TWO = Path(__file__).parents[1] / "games" / "burgundy_dice" / "golden" / "two.jsonl"
SMALL = Settings(0.01)

pytestmark = pytest.mark.usefixtures("few")


@pytest.fixture(scope="module")
def begun() -> Journal:
    """Return the journal of the first plies of a game of two seats."""
    whole = read(TWO.read_text())
    return Journal(whole.header, list[Any](whole.plies()[:7]))


@pytest.fixture(scope="module")
def found(begun: Journal) -> Review:
    return review(begun, settings=SMALL)


def test_what_is_done_is_kept_when_a_process_dies(
    begun: Journal, found: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = review_module._reviewed

    def dying(*given: Any) -> Iterator[list[PlyReview]]:
        for number, reviews in enumerate(whole(*given)):
            if number == 3:
                raise WorkerDied(-9)
            yield reviews

    with monkeypatch.context() as patch:
        patch.setattr(review_module, "_reviewed", dying)
        with pytest.raises(WorkerDied):
            review(begun, settings=SMALL, kept=tmp_path)
    done: list[int] = []
    again = review(begun, settings=SMALL, kept=tmp_path, progress=lambda count, all: done.append(count))
    assert done[0] == 3
    assert again.json() == found.json()


def test_a_folder_that_cannot_be_written_costs_no_review(
    begun: Journal, found: Review, tmp_path: Path
) -> None:
    """A file stands where the folder should be."""
    blocked = tmp_path / "reviews"
    blocked.write_text("")
    assert review(begun, settings=SMALL, kept=blocked).json() == found.json()
    assert blocked.read_text() == ""


def test_of_one_seat_there_are_its_account_and_its_own_moments(found: Review) -> None:
    """Of six acts, those of seat 1 are sure losses here, and one of seat 0, the largest."""
    sure = {
        one.ply: replace(one, sure="clear", loss=replace(one.loss, mean=9.0 - one.seat - one.ply))
        for one in found.plies
        if one.ply
    }
    plies = [sure.get(one.ply, one) for one in found.plies]
    made = replace(found, plies=plies, moments=review_module.worst(plies))
    assert {plies[ply].seat for ply in made.moments} == {0, 1}
    for seat in (0, 1):
        own = of_seat(made, seat)
        assert [one.seat for one in own.accounts] == [seat]
        assert own.moments == [one.ply for one in plies if one.ply and one.seat == seat]
        assert not own.alone
        notes = page.notes(Speaker("en", opened(text_of(TWO)).game), own)
        assert notes[0].startswith("All numbers are points of margin")


def test_a_closing_row_that_the_rules_contradict_is_a_broken_journal() -> None:
    whole = read(TWO.read_text())
    assert whole.closing is not None
    wrong = replace(whole.closing, scores=[score + 1 for score in whole.closing.scores])
    with pytest.raises(BadJournal) as error:
        review(Journal(whole.header, whole.rows, wrong), settings=SMALL)
    assert error.value.code == "closing_count"
