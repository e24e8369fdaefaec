"""A match or a position as a picture."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Seat
from vigneron.core.match import Match
from vigneron.core.snapshot import Snapshot


def picture(
    position: Match[Any] | Snapshot[Any] | str,
    viewer: Seat | None = None,
    *,
    lang: str = "en",
    theme: str = "light",
) -> str:
    """Return the table as a viewer sees it, as an SVG document. Viewer None is a spectator.

    `position` is a match, a position, or the text of one. `lang` is en, fr or de, `theme` light or dark.
    Raises BadPosition, and ValueError for another seat, language or theme.

    >>> import vigneron
    >>> vigneron.picture(vigneron.start("burgundy_dice", seats=2))[:5]
    '<svg '
    """
    from vigneron.core.snapshot import read
    from vigneron.i18n.speaker import LANGUAGES
    from vigneron.render.svg import draw

    found = read(position) if isinstance(position, str) else position
    if viewer is not None and viewer not in range(found.setup.seats):
        raise ValueError(f"there is no seat {viewer}")
    if lang not in LANGUAGES:
        raise ValueError(f"lang: expected one of {', '.join(LANGUAGES)}, found {lang!r}")
    if isinstance(found, Match):
        seen, names = found.seen(viewer), found.journal.header.names
    else:
        seen, names = found.rules.observe(found.seen(viewer).state, viewer), ()
    return draw(found.game, found.rules, seen, names=names, lang=lang, theme=theme)
