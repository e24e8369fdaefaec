"""The page of a review, its curves and its accounts."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from vigneron.analysis import page
from vigneron.analysis.plies import Number, PlyReview, opened
from vigneron.analysis.review import Review, repeats, text_of, worst
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.reviews.telling import mistakes, sureness

GAMES = Path(__file__).parents[1] / "games"
TWO = GAMES / "burgundy_dice" / "golden" / "two.jsonl"

pytestmark = pytest.mark.usefixtures("few")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_and_the_curves_say_everything_in_every_language(two: Review, lang: str) -> None:
    fold = opened(text_of(TWO))
    speaker = Speaker(lang, fold.game, two.names)
    told = page.html(two, speaker, fold.game, fold, [0, 1], "Title")
    assert told.count("<table>") == told.count("</table>") == 2
    assert told.count("<li>") == 5
    assert told.index("<ol>") < told.index("<table>"), "the moments come first"
    assert page.svg(two, speaker, [1]).count("<polyline") == 3
    both = page.svg(two, speaker, [0, 1], named=True)
    assert both.count("<polyline") == 6
    assert all(name in both for name in two.names)
    assert "{" not in told.partition("</style>")[2]


def test_a_chance_that_is_missed_again_is_one_moment(two: Review) -> None:
    """Decisions of a seat in a row, with about the same loss, even if others act between them."""
    kind = replace(next(one for one in two.plies if one.sure), draws=[])

    def lost(ply: int, seat: int, loss: float, *, sure: str = "clear", forced: bool = False) -> PlyReview:
        return replace(kind, ply=ply, seat=seat, loss=Number(loss, 0.1), sure=sure, forced=forced)

    plies = [
        *(lost(1, 0, 9.0), lost(2, 1, 9.0), lost(3, 0, 8.5), lost(4, 0, 0.0, sure="", forced=True)),
        *(lost(5, 0, 9.2), lost(6, 0, 0.0, sure=""), lost(7, 0, 9.0), lost(8, 0, 5.0)),
    ]
    assert repeats(plies) == {3: 1, 5: 1}
    assert worst(plies) == [1, 2, 7, 8]
    drawn = [replace(one, draws=[("die", 3)]) if one.ply == 4 else one for one in plies]
    assert repeats(drawn) == {3: 1}, "after a draw the chance is another one"
    drawn = [replace(one, draws=[("die", 3)]) if one.ply == 3 else one for one in plies]
    assert repeats(drawn) == {3: 1}, "the draw came after the chance was missed again"
    found = replace(two, plies=[replace(one, mark="bad" if one.sure else "") for one in plies])
    assert mistakes(found, [0]) == [1, 7, 8], "it is tried again once"
    speaker = Speaker("en", opened(text_of(TWO)).game)
    assert page.again_words(speaker, found, 1) == "The same chance was missed again at moves 3, 5"
    assert page.again_words(speaker, found, 2) == ""


def test_a_review_that_was_stopped_does_not_pass_for_a_whole_one(two: Review) -> None:
    """What is missing is not called unexplained, and there is no result without luck."""
    speaker = Speaker("en", opened(text_of(TWO)).game, two.names)
    names = {name for name, _ in page.account_rows(speaker, two.accounts[0], two)}
    assert {"Unexplained", "Without luck", "Accuracy", "Margin at the end"} <= names
    assert page.stopped(speaker, two) == ""
    part = replace(two, missing=[3, 4], finished=False)
    names = {name for name, _ in page.account_rows(speaker, part.accounts[0], part)}
    assert {"Not yet reviewed", "Margin at the last position"} <= names
    assert not {"Unexplained", "Without luck", "Accuracy"} & names
    assert page.stopped(speaker, part) == "The review was stopped: 2 acts are missing."


def test_no_review_says_that_it_has_no_error(two: Review) -> None:
    """Where hardly anything is drawn, errors are small, and would be rounded to 0."""
    speaker = Speaker("en", opened(text_of(TWO)).game)
    plies = [replace(one, loss=Number(one.loss.mean, 0.01)) for one in two.plies]
    assert "±\u00a00.1 points" in sureness(replace(two, plies=plies), speaker)
    plies = [replace(one, loss=Number(one.loss.mean, 1.24), forced=False) for one in two.plies]
    assert "±\u00a01.2 points" in sureness(replace(two, plies=plies), speaker)


def test_the_scale_of_curves_has_round_numbers_and_room_for_them(two: Review) -> None:
    assert [page.rung(size) for size in (1, 8, 40, 140, 900)] == [1, 2, 10, 50, 200]
    long = "Anna Livia Plurabelle and all her hundred and eleven children"
    speaker = Speaker("en", opened(text_of(TWO)).game, [long, "Bert"])
    told = page.svg(two, speaker, [0], named=True)
    marks = re.findall(r'text-anchor="end">([^<M]*)</text>', told)
    assert "0" in marks
    assert all(re.fullmatch("\u2212?[0-9]{1,4}", text) for text in marks)
    assert long not in told
    assert f"{long[:43].rstrip()}…" in told
