"""Profiles: curves of points and ratings, the best score of each game and sheet, and where they stand."""

from __future__ import annotations

import re

from tests.server.accounts.test_accounts import account
from tests.server.harness import Town
from tests.server.stats.test_results import ONE, finish, played
from vigneron.server.stats import reached
from vigneron.server.stats.ratings import Ladder, RatingState
from vigneron.server.stats.reached import Reached, curve, told_course, told_points, told_records

DAY = 86_400_000


def test_a_curve_is_drawn_within_its_frame_and_its_end_is_marked() -> None:
    drawn = curve([3.0, 9.0, 5.0])
    assert drawn is not None
    places = [tuple(map(float, place.split())) for place in drawn.path.removeprefix("M").split("L")]
    assert [x for x, _ in places] == sorted(x for x, _ in places)
    assert all(0 < x < reached.WIDTH and 0 < y < reached.HEIGHT for x, y in places)
    heights = [y for _, y in places]
    assert min(heights) == heights[1], "more is higher up"
    assert max(heights) == heights[0]
    assert (drawn.x, drawn.y) == places[-1]
    assert (drawn.low, drawn.high, drawn.last, drawn.games) == (3.0, 9.0, 5.0, 3)


def test_one_game_is_no_curve_and_equal_games_are_a_level_line() -> None:
    assert curve([7.0]) is None
    level = curve([7.0, 7.0])
    assert level is not None
    assert level.y == reached.HEIGHT / 2
    assert level.path.count(str(level.y)) == 2


def test_a_curve_shows_the_newest_games() -> None:
    drawn = curve([100.0, *range(reached.LONGEST)])
    assert drawn is not None
    assert (drawn.games, drawn.high, drawn.last) == (
        reached.LONGEST,
        reached.LONGEST - 1,
        reached.LONGEST - 1,
    )


def test_each_sheet_has_its_record() -> None:
    """Of equal scores the first one stands; a game without sheets has one record."""
    found = [
        Reached("e", "burgundy_dice", {"sheet": "A"}, 2, 63, 5 * DAY),
        Reached("d", "burgundy_dice", {"sheet": "A"}, 1, 63, 4 * DAY),
        Reached("c", "burgundy_dice", {"sheet": "B"}, 1, 41, 3 * DAY),
        Reached("b", "grand_cru", {}, 2, -5, 2 * DAY),
        Reached("a", "grand_cru", {}, 2, -9, 1 * DAY),
    ]
    told = told_records(found, "en", open=True)
    assert [(one["sheet"], one["score"], one["table"]) for one in told] == [
        ("Sheet: A", "63", "d"),
        ("Sheet: B", "41", "c"),
        ("", "−5", "b"),
    ]
    assert {one["table"] for one in told_records(found, "en", open=False)} == {""}
    curves = told_points(found, "fr")
    assert [(one["count"], one["low"], one["high"], one["last"]) for one in curves] == [
        (3, "41", "63", "63"),
        (2, "−9", "−5", "−5"),
    ]


def test_a_course_of_ratings_has_one_value_per_game() -> None:
    state = RatingState()
    state.add([played(at, ("anna", "bert"), (1, 2)) for at in range(1, 4)])
    course = list(state.courses[ONE, "anna"])
    assert course == sorted(course), "who wins rises"
    assert course[-1] == state.ratings[ONE]["anna"].mu
    assert len(course) == 3
    [told] = told_course({ONE: course, Ladder("hedge", "none"): course[:1]}, "de")
    assert told["count"] == 3
    assert "," in told["last"]


async def test_a_profile_shows_them_to_oneself_and_without_tables_to_others(town: Town) -> None:
    anna, bert, zoe = town.person(), town.person(), town.person()
    await account(anna)
    tables = [await finish(town, anna, bert) for _ in range(2)]
    public = (await town.services.accounts.named("Anna")).public  # type: ignore[union-attr]
    for page in ((await anna.http.get("/me/profile")).text, (await zoe.http.get(f"/people/{public}")).text):
        assert page.count("<h1>Anna</h1>") == 1
        assert re.search(r'class="crest tone-seat-\d"', page)
        ratings, points, records = (
            page.partition(f'id="{part}-title"')[2].partition("</section>")[0]
            for part in ("ratings", "points", "records")
        )
        assert ratings.count("<svg") == points.count("<svg") == 1
        assert "2 games, from" in points
        own = "/me/profile" in page.partition("<main")[2].partition("</main")[0]
        assert any(f'href="/t/{table}"' in records for table in tables) == own
        assert page.partition('id="history-title"')[2].count('class="thumb"') == 2
        assert 'action="/account' not in page, "what changes the account is on the other page"
    settings = (await anna.http.get("/me")).text
    assert "<svg viewBox" not in settings.partition("<main")[2].partition("</main")[0]
