"""The fonts: their names contain a digest of their content, and browsers keep them for good."""

from __future__ import annotations

import hashlib
import re

from tests.server.harness import Town
from vigneron.server.platform.static_files import FOREVER, STATIC

FONTS = sorted((STATIC / "fonts").glob("*.woff2"))
MOST = 100_000
"""Bytes of all fonts together."""


def test_names_contain_a_digest_of_the_content() -> None:
    assert len(FONTS) == 3
    for path in FONTS:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        assert path.stem.endswith(f"-{digest[:8]}"), f"{path.name}: rename it and shell/fonts.css"
    assert sum(path.stat().st_size for path in FONTS) <= MOST


def test_the_style_sheet_names_the_fonts_that_are_there() -> None:
    sheet = (STATIC / "shell" / "fonts.css").read_text(encoding="utf-8")
    assert sorted(re.findall(r"/static/fonts/([\w-]+\.woff2)", sheet)) == [path.name for path in FONTS]
    assert sheet.count("font-display: swap") == len(FONTS)
    assert sheet.count("size-adjust") == 2, "each family needs a fallback of its widths"


async def test_fonts_are_kept_for_good(town: Town) -> None:
    anna = town.person()
    for path in FONTS:
        answer = await anna.http.get(f"/static/fonts/{path.name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "font/woff2"
        assert answer.headers["cache-control"] == FOREVER
        assert answer.content == path.read_bytes()
    assert (await anna.http.get("/static/fonts/inter-00000000.woff2")).status_code == 404


async def test_pages_may_load_fonts_from_their_own_origin(town: Town) -> None:
    page = await town.person().http.get("/")
    assert "font-src 'self'" in page.headers["content-security-policy"]
    assert "shell/fonts.css" in page.text
