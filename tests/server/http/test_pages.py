"""Pages and files: headers, languages, rules, errors."""

from __future__ import annotations

import json
import re

import pytest

from tests.server.harness import HOST, Town
from vigneron.core.registry import games
from vigneron.i18n.speaker import LANGUAGES
from vigneron.server.http import identity
from vigneron.server.platform import static_files
from vigneron.server.projection.client_strings import phrases

PATHS = ("/", "/new?game=hedge", "/j/NOCODE", "/rules/hedge", "/nothing", "/t/nothing")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_of_every_game_opens_in_every_language(town: Town, lang: str) -> None:
    anna = town.person(lang)
    paths = ["/", "/j/NOCODE", "/nothing"]
    for key in games():
        paths += [f"/new?game={key}", f"/rules/{key}"]
        paths += [
            f"/games/{key}/{name}" for name in ("art.svg", "art.css") if static_files.art_file(key, name)
        ]
    for path in paths:
        page = await anna.http.get(path)
        assert page.status_code == (404 if path in ("/j/NOCODE", "/nothing") else 200), path
        if page.headers["content-type"].startswith("text/html"):
            assert f'<html lang="{lang}"' in page.text


async def test_every_answer_carries_the_strict_policy(town: Town) -> None:
    anna = town.person()
    paths = [*PATHS, "/healthz", "/schema/openapi.json", f"/static/{static_files.stamp()}/table/table.js"]
    for path in paths:
        headers = (await anna.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


async def test_head_is_answered_as_get_is_without_the_body(town: Town) -> None:
    """Uptime monitors send HEAD, which used to get a 404."""
    anna = town.person()
    for path in (
        *PATHS,
        "/healthz",
        "/metrics",
        f"/static/{static_files.stamp()}/table/table.js",
        "/api/tables",
    ):
        head, whole = await anna.http.head(path), await anna.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"], path
        assert int(head.headers["content-length"]) > 0, path


async def test_no_page_has_inline_script_or_style(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    lobby = await anna.open("hedge", seats="2")
    for path in (*PATHS, f"/t/{table}", f"/t/{lobby}"):
        text = (await anna.http.get(path)).text
        assert not re.search(r"<[^>]+\sstyle=", text), path
        assert not re.search(r"<[^>]+\son\w+=", text), path
        assert "<style" not in text
        for script in re.findall(r"<script([^>]*)>", text):
            assert "src=" in script or "application/json" in script, path


async def test_cookies_are_closed_to_scripts_and_secure_behind_tls(town: Town) -> None:
    plain = await town.person().http.get("/")
    for cookie in plain.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Secure" not in cookie
    tls = await town.person().http.get(f"https://{HOST}/")
    assert len(tls.headers.get_list("set-cookie")) == 2
    assert all("Secure" in cookie for cookie in tls.headers.get_list("set-cookie"))
    assert "max-age" in tls.headers["strict-transport-security"]


async def test_files_and_art_set_no_cookie_and_may_be_kept(town: Town) -> None:
    anna = town.person()
    fresh = await anna.http.get(f"/static/{static_files.stamp()}/table/table.js")
    assert fresh.headers["cache-control"] == static_files.FOREVER
    assert fresh.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "set-cookie" not in fresh.headers
    old = await anna.http.get("/static/0123/table/table.js")
    assert old.headers["cache-control"] == "no-cache"
    again = await anna.http.get("/games/hedge/art.svg")
    same = await anna.http.get("/games/hedge/art.svg", headers={"if-none-match": again.headers["etag"]})
    assert (again.status_code, same.status_code, same.text) == (200, 304, "")


async def test_files_are_compressed_and_what_holds_secrets_is_not(town: Town) -> None:
    """A length must tell nothing: pages hold tokens beside words that others choose."""
    anna = town.person()
    files = {f"/static/{static_files.stamp()}/table/table.js": 0.5, "/games/hedge/picture.svg": 0.75}
    for address, most in files.items():  # a picture contains fonts, which are compressed already
        plain = await anna.http.get(address, headers={"accept-encoding": "br, gzip;q=0"})
        small = await anna.http.get(address, headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert small.content == plain.content
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) * most
        kept = await anna.http.get(address, headers={"if-none-match": small.headers["etag"]})
        assert kept.status_code == 304
    for address in (
        "/",
        "/new?game=hedge",
        f"/static/fonts/{next(static_files.STATIC.glob('fonts/*.woff2')).name}",
    ):
        answer = await anna.http.get(address, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


async def test_the_language_form_leads_back_and_nowhere_else(town: Town) -> None:
    anna = town.person("en")
    answer = await anna.post("/language", lang="de", back="/rules/hedge?x=1")
    assert answer.headers["location"] == "/rules/hedge?x=1"
    assert '<html lang="de"' in (await anna.http.get("/")).text
    for back in ("https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)", "", "/\r\nx: y"):
        answer = await anna.post("/language", lang="xx", back=back)
        assert answer.headers["location"] == "/", back
    assert '<html lang="de"' in (await anna.http.get("/")).text


@pytest.mark.parametrize(
    ("cookie", "accept", "lang"),
    [
        (None, "", "en"),
        (None, "fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        (None, "nl, de;q=0.5, en;q=0.7", "en"),
        ("de", "fr", "de"),
        ("xx", "fr", "fr"),
        (None, "*", "en"),
        (None, "fr;q=0, de", "de"),
        (None, ";;;,,q=,de;q=x", "en"),
        (None, "de," * 5000, "de"),
    ],
)
def test_the_language_is_the_chosen_or_the_asked_for(cookie: str | None, accept: str, lang: str) -> None:
    assert identity.language(cookie, accept) == lang


async def test_a_clause_comes_alone_as_json(town: Town) -> None:
    anna = town.person()
    told = (await anna.http.get("/rules/hedge/HE-2")).json()
    assert told == {
        "number": "HE-2",
        "title": "Turns",
        "chapter": "Hedge",
        "text": "Then each in turn may walk twice, and rolls or rests.",
        "html": "<p>Then each in turn may walk twice, and rolls or rests.</p>\n",
    }
    assert (await anna.http.get("/rules/hedge/HE-99")).status_code == 404


async def test_errors_come_as_json_to_programs(town: Town) -> None:
    answer = await town.person().http.get("/nothing", headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json()["status"] == 404
    assert answer.json()["title"] == "Not here"


async def test_an_unforeseen_error_shows_no_trace(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(_: str) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(town.services.store, "tables_of", broken)
    answer = await town.person().http.get("/")
    assert answer.status_code == 500
    assert "Nothing is lost" in answer.text
    assert "secret detail" not in answer.text


async def test_the_schema_is_json_only(town: Town) -> None:
    anna = town.person()
    told = (await anna.http.get("/schema/openapi.json")).json()
    assert "/quick" in told["paths"]
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in (await anna.http.get(path)).text


async def test_health_is_asked_of_the_store(town: Town) -> None:
    assert (await town.person().http.get("/healthz")).text == "ok"


def test_phrases_leave_their_arguments_open() -> None:
    found = phrases("en", "server-")
    assert found["waiting"] == "Waiting for {names}."
    assert found["won"] == "{names} share the win."
    assert {*phrases("fr", "client-")} == {*phrases("de", "client-")} == {*phrases("en", "client-")}


async def test_a_page_s_data_cannot_end_its_script(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    text = (await anna.http.get(f"/t/{table}")).text
    blocks = re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', text, re.DOTALL)
    assert blocks
    for block in blocks:
        json.loads(block)
        assert "<" not in block
