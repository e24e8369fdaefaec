"""Draws by hand show the pieces that they are."""

from __future__ import annotations

import re

import pytest

from tests.games.dom_pierre.positions import Table, table
from vigneron.core.picture import Drawing
from vigneron.core.registry import game
from vigneron.games.dom_pierre.rules.box import KINDS, ROUTES, TOKENS, VARIETIES
from vigneron.games.dom_pierre.rules.common import cards_in

FOUND = game("dom_pierre")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (FOUND.folder / "art.svg").read_text(encoding="utf-8")))
WHYS = {"grape": 3, "harvest": 3, "tile": 9, "accessory": 4, "token": len(TOKENS), "vintage": 6}
WHYS |= {"first": 3, "goal": 5}


def drawn(t: Table, why: str, outcome: int) -> tuple[str, str] | None:
    return FOUND.picture().draw_sign(t.rules, Drawing(t.state, (), why, ()), outcome)


@pytest.mark.parametrize(("why", "outcomes"), WHYS.items())
def test_every_piece_has_a_symbol_of_the_game(why: str, outcomes: int) -> None:
    t = table()
    for outcome in range(outcomes):
        shown = drawn(t, why, outcome)
        assert shown is not None
        assert shown[0] in SYMBOLS


def test_a_harvest_tile_shows_its_variety_and_a_market_card_what_it_buys() -> None:
    t = table()
    assert [drawn(t, "tile", kind) for kind in range(9)] == [(VARIETIES[i // 3],) * 2 for i in range(9)]
    for route, name in enumerate(ROUTES):
        kinds = [KINDS[t.box.card_kind[card]] for card in cards_in(t.state.pool[route])]
        assert [drawn(t, f"market_{name}", i) for i in range(len(kinds))] == [(kind, kind) for kind in kinds]


def test_what_is_no_piece_with_a_face_has_none() -> None:
    assert drawn(table(), "ratio", 0) is None
    assert drawn(table(), "ground", 0) == ("", "")
