"""What `render` returns: the table as a picture or as text, as a seat or a spectator sees it."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

from vigneron.core.snapshot import Snapshot
from vigneron.environments.table import Table, one_of

MODES: Final = ("svg", "ansi", "rgb_array")
WIDTH, HEIGHT = 960, 720
"""The size of `rgb_array` in pixels."""
METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}


def check_mode(mode: str | None) -> str | None:
    """Return a render mode. Raises BadOption."""
    if mode is not None:
        one_of("render_mode", mode, MODES)
    return mode


def render(made: Table, state: Any, viewer: int | None, mode: str | None) -> Any:
    """Return the table as SVG (text), as lines of text, or as an array (height, width, 3) of bytes.

    Without a mode, return None. Raises ImportError if `rgb_array` lacks the library resvg_py or Pillow."""
    if mode is None:
        return None
    seen = made.rules.observe(state, viewer)
    if mode == "ansi":
        return str(Snapshot(made.game, made.setup, made.rules, seen.state, "", None, viewer, True))
    from vigneron.render.svg import draw

    svg = draw(made.game, made.rules, seen)
    return svg if mode == "svg" else _pixels(svg)


def _pixels(svg: str) -> Any:
    import numpy as np

    from vigneron.render.raster import png

    try:
        from PIL import Image

        data = png(svg, WIDTH, HEIGHT)
    except ImportError as error:
        raise ImportError(f'rgb_array needs {error.name}: pip install "vigneron[learn]"') from error
    return np.asarray(Image.open(BytesIO(data)).convert("RGB"))
