"""Pictures of tables: `draw` returns a table as one viewer sees it, as SVG."""

from vigneron.render.svg import draw

__all__ = ["draw"]
