"""What messengers show with a link, with and without the extra that draws pictures; the site's icons."""

from __future__ import annotations

import json
import re
import struct

import pytest

from tests.server.harness import Person, Town
from vigneron.render import raster
from vigneron.server.platform.static_files import STATIC

SHELL = STATIC / "shell"


async def told(person: Person, path: str) -> dict[str, str]:
    """Return the properties that a page tells about itself."""
    page = (await person.http.get(path)).text
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("drawn", [True, False])
async def test_a_join_link_tells_who_invites_to_what(
    town: Town, monkeypatch: pytest.MonkeyPatch, drawn: bool
) -> None:
    monkeypatch.setattr(raster, "able", lambda: drawn)
    anna, bert = town.person(), town.person("fr")
    table = await anna.open("grand_cru", seats="3", name="Anna <&>")
    code = town.live(table).record.code
    found = await told(bert, f"/j/{code}")
    assert found["title"].startswith("Anna &lt;&amp;&gt; vous invite")
    assert "Grand Cru" in found["title"]
    assert "minutes" in found["description"]
    assert found["url"] == f"http://house.test/j/{code}"
    if drawn:
        assert found["image"] == "http://house.test/games/grand_cru/picture.png?lang=fr"
        assert found["image:width"] == "1200"
    else:
        assert found["image"].endswith("/shell/icons/512.png")
        icon = await bert.http.get(found["image"].removeprefix("http://house.test"))
        assert icon.headers["content-type"] == "image/png"
        assert (await bert.http.get("/games/grand_cru/picture.png")).status_code == 404


async def test_the_start_page_tells_what_this_is_and_a_wrong_code_tells_nothing(town: Town) -> None:
    found = await told(town.person(), "/")
    assert (found["title"], found["url"]) == ("Vigneron", "http://house.test/")
    assert found["description"]
    assert await told(town.person(), "/j/NOCODE") == {}


@pytest.mark.skipif(not raster.able(), reason="needs the extra pictures")
async def test_the_picture_is_there_for_who_has_no_cookies_and_asked_for_once(town: Town) -> None:
    http = town.person().http
    answer = await http.get("/games/dom_pierre/picture.png?lang=de")
    assert answer.headers["content-type"] == "image/png"
    assert "set-cookie" not in answer.headers
    again = await http.get(
        "/games/dom_pierre/picture.png?lang=de", headers={"if-none-match": answer.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    for path in ("/games/nothing/picture.png", "/games/dom_pierre/picture.png?lang=xx"):
        assert (await http.get(path)).status_code == 404


def test_the_icons_have_the_sizes_that_the_manifest_says() -> None:
    manifest = json.loads((SHELL / "vigneron.webmanifest").read_text(encoding="utf-8"))
    assert manifest["theme_color"]
    assert manifest["background_color"]
    icons = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in icons} == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in [*icons, {"src": "icons/180.png", "sizes": "180x180"}]:
        data = (SHELL / icon["src"]).read_bytes()
        width, height = struct.unpack(">II", data[16:24])
        assert f"{width}x{height}" == icon["sizes"]


async def test_pages_name_the_icon_of_home_screens_and_a_colour_for_each_theme(town: Town) -> None:
    page = (await town.person().http.get("/")).text
    assert re.search(r'<meta name="theme-color" content="#\w{6}" data-dark="#\w{6}">', page)
    icon = re.search(r'<link rel="apple-touch-icon" href="([^"]+)">', page)
    assert icon is not None
    assert (await town.person().http.get(icon[1])).status_code == 200
