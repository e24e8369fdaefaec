"""Static files: the client's scripts and styles, and the games' drawings."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

import vigneron
from vigneron.core.registry import game, games

_HOME: Final = Path(vigneron.__file__).parent
_WEB: Final = _HOME / "web"
TEMPLATES: Final = _WEB / "templates"
STATIC: Final = _WEB / "static"
_SHARED: Final = _HOME / "render"
"""The folder of the style sheet that pages and SVG files share."""
_NO_ART: Final = _SHARED / "no_art"
"""The content that is served for a game without drawings."""
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FONTS: Final = "fonts"
"""The folder of the fonts. Their names contain a digest of the content, so their address never changes."""
FOREVER: Final = "public, max-age=31536000, immutable"


def stamp() -> str:
    """Return a digest of the names, times and sizes of all static files.

    Every request for one of these files asks for it, so it uses no `Path`, which takes six times as long."""
    found = [*_stats(str(STATIC)), *(one for one in _stats(str(_SHARED)) if one[0].endswith(".css"))]
    return hashlib.blake2b(repr(sorted(found)).encode(), digest_size=6).hexdigest()


def _stats(folder: str, within: str = "") -> Iterator[tuple[str, int, int]]:
    """Yield the path within a folder, the time and the size of each file in it and in its folders."""
    with os.scandir(folder) as entries:
        for entry in entries:
            name = within + entry.name
            if entry.is_dir():
                yield from _stats(entry.path, f"{name}/")
            else:
                found = entry.stat()
                yield name, found.st_mtime_ns, found.st_size


@cache
def version() -> str:
    """Return the version that pages compare: the release number, and a digest of the client.

    The version is the same on every machine, and does not change while this process runs."""
    seen = hashlib.blake2b(digest_size=6)
    for root in (STATIC, TEMPLATES, _SHARED):
        for path in sorted(path for path in root.rglob("*") if path.suffix in (*TYPES, ".html")):
            seen.update(f"{path.relative_to(_HOME).as_posix()}\n".encode() + path.read_bytes())
    return f"{vigneron.__version__}+{seen.hexdigest()}"


def static_file(path: str) -> Path | None:
    """Return the static file with this path. Return None if there is none, or if it is outside the folder."""
    parts = PurePosixPath(path).parts
    if not parts or any(part in ("", ".", "..", "/") or "\\" in part or "\0" in part for part in parts):
        return None
    if PurePosixPath(path).suffix not in TYPES:
        return None
    for root in (STATIC, _SHARED):
        found = root.joinpath(*parts)
        if found.is_file() and found.resolve().is_relative_to(root.resolve()):
            return found
    return None


def art_file(key: str, name: str) -> Path | None:
    """Return a game's `art.svg` or `art.css`. The file is empty if the game has no drawings of its own."""
    if key not in games() or name not in ("art.svg", "art.css"):
        return None
    found = game(key).folder / name
    return found if found.is_file() else _NO_ART / name
