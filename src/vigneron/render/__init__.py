"""Pictures of tables: `draw` makes a whole SVG of what one viewer may see."""

from vigneron.render.svg import draw

__all__ = ["draw"]
