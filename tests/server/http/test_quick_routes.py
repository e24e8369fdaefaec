"""Games against bots that start at once: how many, how strong, and what is remembered."""

from __future__ import annotations

import re
from html import escape

import pytest

from tests.server.harness import HOST, Town
from vigneron.bots.levels import BOTS
from vigneron.core.registry import game, games
from vigneron.core.tips import tips
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.http.quick_routes import COOKIE, Opponents, counts


def bots(town: Town, answer_location: str) -> list[str]:
    """Return the levels of the bots at a table."""
    record = town.live(answer_location.removeprefix("/t/")).record
    return [seat.bot for seat in record.seats if seat.kind == "bot"]


async def test_whoever_has_never_played_meets_apprentices(town: Town) -> None:
    anna = town.person()
    answer = await anna.post("/quick", game="hedge")
    assert (
        bots(town, answer.headers["location"])
        == ["apprentice"] * Opponents.remembered({}, game("hedge")).count
    )


async def test_one_touch_chooses_and_is_remembered(town: Town) -> None:
    anna = town.person()
    answer = await anna.post("/quick", game="hedge", level="grower", against="1")
    assert bots(town, answer.headers["location"]) == ["grower"]
    page = (await anna.http.get("/")).text
    form = next(
        form
        for form in re.findall(r'<form[^>]*action="/quick".*?</form>', page, re.S)
        if 'value="hedge"' in form
    )
    assert re.search(r'class="go" name="level" value="grower"', form)
    assert re.search(r'name="against" value="1"[^>]* checked', form)
    assert "One bot · Grower" in form
    again = await anna.post("/quick", game="hedge")
    assert bots(town, again.headers["location"]) == ["grower"]


async def test_a_choice_that_the_game_does_not_have_opens_no_table(town: Town) -> None:
    anna = town.person("de")
    before = town.ids()
    for form in ({"level": "pathlib:Path"}, {"against": "99"}, {"against": "x"}, {"against": "-1"}):
        answer = await anna.post("/quick", game="hedge", **form)
        assert answer.status_code == 400, form
        assert '<html lang="de"' in answer.text
    assert town.ids() == before


@pytest.mark.parametrize(
    "value", ["", "x", "nobody.2", "grower", "grower.x", "grower.-1", "grower.99999999999", ".."]
)
async def test_a_cookie_that_somebody_else_wrote_does_no_harm(town: Town, value: str) -> None:
    anna = town.person()
    anna.http.cookies.set(COOKIE, value, domain=HOST)
    assert (await anna.http.get("/")).status_code == 200
    assert (await anna.post("/quick", game="hedge")).status_code == 303


def test_what_is_remembered_fits_every_game() -> None:
    assert Opponents.remembered({COOKIE: "grower.²"}, game("hedge")).level == "grower"
    for key in games():
        possible = counts(game(key))
        for count in range(10):
            found = Opponents.remembered({COOKIE: f"master.{count}"}, game(key))
            assert found.level == "master"
            assert found.count == max(possible[0], min(count, possible[-1]))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_says_how_strong_each_level_is(town: Town, lang: str) -> None:
    """From the easiest to the strongest, each with its barrels and its sentence; none is for programmers."""
    page = (await town.person(lang).http.get("/")).text
    form = re.findall(r'<form[^>]*action="/quick".*?</form>', page, re.S)[0]
    offered = re.findall(r'<li><button name="level" value="(\w+)".*?</li>', form, re.S)
    assert offered == list(BOTS)
    rows = re.findall(r"<li>.*?</li>", form, re.S)
    speaker = Speaker(lang, None)
    for number, (name, row) in enumerate(zip(offered, rows, strict=True), 1):
        assert row.count('class="full"') == number
        assert speaker.say(f"bot-{name}") in row
        assert speaker.say(f"bot-{name}-says") in row
    new = (await town.person(lang).http.get("/new?game=hedge")).text
    select = re.findall(r'<select name="bot-1".*?</select>', new, re.S)[0]
    mine, _, programmers = select.partition("<optgroup")
    assert list(re.findall(r'value="(\w+)"', mine)) == list(BOTS)
    assert 'value="greedy"' in programmers
    assert 'value="random"' in programmers
    for name in ("greedy", "random"):
        assert escape(speaker.say(f"bot-{name}-brief")) in programmers


async def test_who_has_never_played_a_game_may_begin_with_a_guide(town: Town) -> None:
    """One bot of the easiest level; what was chosen before is kept. Without tips there is no guide."""
    anna = town.person()
    key = next(key for key in games() if tips(game(key)))
    start = (await anna.http.get("/")).text
    assert {
        part.split('"')[0]: 'name="guide"' in part
        for part in start.split('name="game" value="')[1:]
        if part.split('"')[0] in games()
    } == {key: bool(tips(game(key))) for key in games()}
    told = (await anna.http.get(f"/guide/{key}")).json()
    assert [tip["name"] for tip in told] == [tip.name for tip in tips(game(key))]
    assert (await anna.http.get("/guide/hedge")).json() == []
    assert (await anna.http.get("/guide/nothing")).status_code == 404
    answer = await anna.post("/quick", game=key, guide="1", level="master", against="2")
    where, _, asked = answer.headers["location"].partition("?")
    assert asked == "guide=1"
    assert COOKIE not in answer.cookies
    assert bots(town, where) == ["apprentice"]
    again = (await anna.http.get("/")).text
    form = again.split(f'name="game" value="{key}"')[1].split("</form>")[0]
    assert 'name="guide"' not in form
