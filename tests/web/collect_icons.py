"""Draws the site's icons from icon.svg, which a test compares in size.

`python -m tests.web.collect_icons` writes them (needs the extra `pictures`)."""

from __future__ import annotations

from vigneron.render import raster
from vigneron.server.platform.static_files import STATIC

SHELL = STATIC / "shell"
SIZES = {"180": 180, "192": 192, "512": 512, "maskable": 512}
"""The side of each icon in pixels, by name."""
GROUND = "#7a1f2e"
"""The colour around the drawing of icons that systems cut into their own shape."""


def icons() -> dict[str, bytes]:
    """Return the icons as PNG, by name."""
    drawing = (SHELL / "icon.svg").read_text(encoding="utf-8")
    inside = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    found = {}
    for name, side in SIZES.items():
        whole = name in ("180", "maskable")  # systems round these themselves
        box = "-6 -6 44 44" if name == "maskable" else "0 0 32 32"
        ground = f'<rect x="-6" y="-6" width="44" height="44" fill="{GROUND}"/>' if whole else ""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="1" height="1">'
        found[name] = raster.png(f"{head}{ground}{inside}</svg>", side, side)
    return found


if __name__ == "__main__":
    (SHELL / "icons").mkdir(exist_ok=True)
    for name, data in icons().items():
        (SHELL / "icons" / f"{name}.png").write_bytes(data)
