"""Pictures of games on pages: every game has one, in the middle of play; and what is shown beside them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.render.colours import palette
from tests.server.harness import Town
from vigneron.core import how_to_play
from vigneron.core.contract import BadSetup
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES
from vigneron.render.cover import boards
from vigneron.render.svg import THEMES
from vigneron.server.projection import figures, showcase


@pytest.mark.parametrize("key", games())
def test_a_game_is_shown_in_its_middle(key: str) -> None:
    """The boards have more on them than before the first act."""
    found = game(key)
    setup = found.setup(min(3, found.seats[-1]))
    rules = found.rules(setup)
    middle = showcase.middle(found)
    opening = found.picture().scene(rules, rules.observe(rules.new(setup, showcase.chance()), None))
    seen = [sorted((node.key, node.tone, node.symbol) for node in frame.nodes) for frame in boards(middle)]
    assert seen != [sorted((n.key, n.tone, n.symbol) for n in frame.nodes) for frame in boards(opening)]
    assert showcase.middle(found) is middle


async def test_pictures_come_in_each_language_and_theme_and_are_asked_for_once(town: Town) -> None:
    anna = town.person()
    for key in games():
        for lang in LANGUAGES:
            for theme in ("light", "dark"):
                path = f"/games/{key}/picture.svg?lang={lang}&theme={theme}"
                answer = await anna.http.get(path)
                assert answer.headers["content-type"].startswith("image/svg+xml")
                assert f'lang="{lang}"' in answer.text
                assert "set-cookie" not in answer.headers
                again = await anna.http.get(path, headers={"if-none-match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("key", games())
def test_a_picture_contains_its_fonts(key: str) -> None:
    """A browser loads no fonts for an image. This holds for figures and values of options as well."""
    found = game(key)
    pictures = [showcase.picture(key, "en", "light")]
    pictures += [figures.picture(key, name, "en", "light") for name in how_to_play.figures(found.folder)]
    pictures += [
        showcase.picture(key, "en", "light", option.key, value)
        for option in found.options
        if option.pictured
        for value in option.values
    ]
    for picture in pictures:
        assert picture is not None
        text = picture[0].decode()
        assert text.count("url(") == text.count('url("data:') + text.count("url(#")
        faces = set(re.findall(r'font-family: ?"?([A-Za-z ]+)"?;\s*src: ?url', text))
        assert faces == {"Inter", "EB Garamond"}


async def test_values_of_options_have_pictures_of_their_own(town: Town) -> None:
    anna = town.person()
    for key in games():
        for option in game(key).options:
            path = f"/games/{key}/picture.svg?option={option.key}&value="
            answers = [await anna.http.get(path + value) for value in option.values]
            if option.pictured:
                assert len({answer.content for answer in answers}) == len(option.values)
            else:
                assert {answer.status_code for answer in answers} == {404}


async def test_each_game_has_an_engraving_in_the_ink_of_the_page(town: Town) -> None:
    """In the lobby, on the page of who is invited, and above how to play; the ink is that of the scene."""
    anna, bert = town.person(), town.person()
    for key in (key for key in games() if key != "hedge" and not game(key).draft):
        lobby = await anna.open(key, seats="3", name="Anna")
        code = town.live(lobby).record.code
        for page in (
            (await anna.http.get(f"/t/{lobby}")).text,
            (await bert.http.get(f"/j/{code}")).text,
            (await bert.http.get(f"/howto/{key}")).text,
        ):
            assert f'src="/games/{key}/vignette.svg?theme=dark"' in page, key
        for theme in THEMES:
            path = f"/games/{key}/vignette.svg?theme={theme}"
            answer = await bert.http.get(path)
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert f'stroke="{palette(theme)["--wine"]}"' in answer.text
            drawn = ElementTree.fromstring(answer.text)
            assert len(drawn) > 3, "lines of several depths"
            again = await bert.http.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
    assert (await bert.http.get("/games/hedge/vignette.svg")).status_code == 404
    assert (
        "vignette.svg"
        not in (await anna.http.get(f"/t/{await anna.open('hedge', seats='2', name='Anna')}")).text
    )


async def test_there_is_no_other_picture(town: Town) -> None:
    anna = town.person()
    key = games()[0]
    for path in (
        "/games/nothing/picture.svg",
        f"/games/{key}/picture.svg?lang=xx",
        f"/games/{key}/vignette.svg?theme=grey",
        "/games/nothing/vignette.svg",
        f"/games/{key}/picture.svg?theme=grey",
        f"/games/{key}/picture.svg?option=nothing&value=1",
        f"/games/{key}/picture.svg?option=sheet&value=%00",
    ):
        assert (await anna.http.get(path)).status_code == 404, path


@pytest.mark.parametrize("key", games())
def test_minutes_grow_with_the_seats_and_change_with_the_options(key: str) -> None:
    found = game(key)
    assert found.weight in (1, 2, 3)
    lengths = [found.usual_minutes(seats) for seats in found.seats]
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == found.minutes
    for option in found.options:
        if not option.pace:
            continue
        assert len(option.pace) == len(option.values)
        for value, pace in zip(option.values, option.pace, strict=True):
            try:
                found.setup(found.seats[-1], {option.key: value})
            except BadSetup:
                continue
            told = found.usual_minutes(found.seats[-1], {option.key: value})
            assert abs(told - lengths[-1] * pace / 100) <= 2.5


async def test_the_start_page_tells_what_a_game_asks_of_people(town: Town) -> None:
    page = (await town.person().http.get("/")).text
    for key in games():
        assert f"/games/{key}/picture.svg?lang=en&amp;theme=light" in page
        assert f'href="/new?game={key}"' in page
        assert f'href="/howto/{key}"' in page
    assert "15 to 30 min" in page
    assert "demanding" in page


async def test_my_tables_tell_whose_turn_it_is_and_how_long_it_may_take(town: Town) -> None:
    """The person's own clock counts; before that, nobody is named who sits there with a bot."""
    anna, bert = town.person(), town.person("de")
    await town.table_of(anna, bert, clock="days:3", substitute="random")
    both = await anna.http.get("/"), await bert.http.get("/")
    assert "your turn <small>· 3 days left" in both[0].text
    assert "du bist dran <small>· noch 3 Tage" in both[1].text


async def test_my_tables_name_those_who_are_waited_for(town: Town) -> None:
    from tests.server.table.test_takeovers import begun

    _, (_, bert), _ = await begun(town)
    assert "waiting for Anna" in (await bert.http.get("/")).text
