"""Draws by hand show the tiles and pawns that they are."""

from __future__ import annotations

import re

from tests.games.grand_cru.positions import table
from vigneron.core.picture import Drawing
from vigneron.core.registry import game
from vigneron.games.grand_cru.rules import names as n

FOUND = game("grand_cru")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOUND.folder / "art.svg").read_text(encoding="utf-8")))


def test_tiles_and_pawns_have_symbols_of_the_game() -> None:
    here = table(5)

    def drawn(why: str, outcome: int) -> tuple[str, str] | None:
        return FOUND.picture().draw_sign(here.rules, Drawing(here.state, (), why, ()), outcome)

    tiles = [drawn("tile", kind) for kind in range(n.KIND_COUNT)]
    assert [tile[0] for tile in tiles if tile] == list(n.KINDS)
    holders = [drawn("holder", seat) for seat in range(5)]
    assert holders[3] == ("pawn-3", "seat-3")
    assert {shown[0] for shown in tiles + holders if shown} <= SYMBOLS
    assert drawn("loans", 0) is None
