"""A match that shows itself in a notebook."""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.match import Match

S = TypeVar("S")


class ShownMatch(Match[S]):
    """A game in memory, drawn as a spectator sees it wherever it is displayed."""

    def _repr_svg_(self) -> str:
        from vigneron.render.svg import draw  # drawing is not needed to play

        return draw(self.game, self.rules, self.seen(None), names=self.journal.header.names)
