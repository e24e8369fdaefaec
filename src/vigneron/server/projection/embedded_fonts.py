"""The fonts of the pages as a style sheet that contains them, for pictures that stand alone.

A browser loads nothing for an SVG document that a page shows as an image. Without its fonts, words of a
picture would be set in others, and would be too wide for their places."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from typing import Final

from vigneron.server.platform.static_files import STATIC

_FACE: Final = re.compile(r"@font-face \{[^}]*?url\([^}]*\}")
_FILE: Final = re.compile(r'url\("/static/([^"]+)"\)')


@cache
def embedded_fonts() -> str:
    """Return the upright faces of `fonts.css`, with the files as data; no picture has italics."""
    sheet = (STATIC / "shell" / "fonts.css").read_text(encoding="utf-8")
    faces = [face for face in _FACE.findall(sheet) if "italic" not in face]
    return "\n".join(_FILE.sub(_data, face) for face in faces)


def _data(found: re.Match[str]) -> str:
    text = b64encode((STATIC / found[1]).read_bytes()).decode()
    return f'url("data:font/woff2;base64,{text}")'
