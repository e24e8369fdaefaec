"""Draws SVG documents as PNG, with the library resvg (the extra `pictures`)."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Final

from vigneron.render.flat import flat

EXTRA: Final = "pictures"
"""The extra that brings the library."""
_SIZE: Final = re.compile(r' width="[^"]*" height="[^"]*"')
_SYSTEM_FONTS: Final = re.compile(r"system-ui,\s*|-apple-system,\s*")
"""Names of fonts that only browsers know. The library does not read a list with them."""


def able() -> bool:
    """Return whether the library is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str, width: int, height: int) -> bytes:
    """Return a picture as PNG that fills this size; what does not fit is cut off evenly.

    The document must have a view box, and width and height in this order. Raises ImportError without the
    library, and ValueError for a document that is no SVG."""
    import resvg_py

    fitted = _SIZE.sub(
        f' width="{width}" height="{height}" preserveAspectRatio="xMidYMid slice"', svg, count=1
    )
    drawn: bytes = resvg_py.svg_to_bytes(
        svg_string=_SYSTEM_FONTS.sub("", flat(fitted)),
        width=width,
        height=height,
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )
    return drawn
