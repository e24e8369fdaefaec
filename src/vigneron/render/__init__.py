"""Draws tables. `draw` returns the SVG of a table as one viewer sees it."""

from vigneron.render.svg import draw

__all__ = ["draw"]
