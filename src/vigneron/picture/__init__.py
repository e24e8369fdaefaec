"""Pictures of tables: `draw` makes a whole SVG of what one viewer may see."""

from vigneron.picture.svg import draw

__all__ = ["draw"]
