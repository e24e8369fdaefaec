"""A match that a notebook shows as a picture."""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.match import Match

S = TypeVar("S")


class ShownMatch(Match[S]):
    """A game in memory. A notebook draws it as a spectator sees it."""

    def _repr_svg_(self) -> str:
        from vigneron.render.svg import draw  # only drawing needs it

        return draw(self.game, self.rules, self.seen(None), names=self.journal.header.names)
