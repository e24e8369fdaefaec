"""Every tip of a game speaks three languages, and what it is about happens in whole games at random."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.laws.test_french import wrong_signs
from vigneron.core.chance import Xorshift
from vigneron.core.game import BadData, Game
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.core.tips import Tip, _read, shown_nodes, tips
from vigneron.i18n.speaker import Speaker

GAMES = [find_game(key) for key in games() if tips(find_game(key))]
_LONGEST = 180
_MOST = 12
"""Games at random in which all tips must come."""


@pytest.fixture(params=GAMES, ids=lambda found: found.key)
def guided(request: pytest.FixtureRequest) -> Game[Any, Any]:
    found: Game[Any, Any] = request.param
    return found


def test_a_tip_speaks_three_languages_and_names_a_clause(guided: Game[Any, Any]) -> None:
    for tip in tips(guided):
        said = {lang: Speaker(lang, guided, strict=True).say(f"tip-{tip.name}") for lang in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES)
        assert all(len(text) <= _LONGEST and "!" not in text for text in said.values()), said
        assert wrong_signs(said["fr"]) == []
        assert all(tip.rule in clauses(guided, lang) for lang in LANGUAGES)


def test_every_tip_comes_in_whole_games(guided: Game[Any, Any]) -> None:
    """In a first game there are two seats; the first one has the guide."""
    missing = {tip.name: tip for tip in tips(guided)}
    picture = guided.picture()
    seats = 2 if 2 in guided.seats else guided.seats[0]
    for seed in range(_MOST):
        match, chance = Match(guided, seats, secret=seed_secret(seed)), Xorshift(seed + 1)
        while match.to_act and missing:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if seat == 0:
                touches = {touch for act in legal for touch in guided.actions.touch[act]}
                _come(guided, match, picture, touches, missing)
            match.step(seat, legal[chance.draw([1] * len(legal), "")])
        if not missing:
            return
    assert not missing, f"never came: {sorted(missing)}"


def _come(
    guided: Game[Any, Any], match: Match[Any], picture: Any, touches: set[str], missing: dict[str, Tip]
) -> None:
    """Take out of `missing` the tips that come now. The picture is drawn only if one depends on it."""
    nodes = set[str]()
    for tip in list(missing.values()):
        if tip.node and not Tip(tip.name, tip.rule, tip.touch, "").holds(touches, ()):
            continue
        if tip.node and not nodes:
            seen = match.seen(0)
            nodes = set(
                shown_nodes(picture.scene(match.rules, seen), picture.overlay(match.rules, seen, 0), 0)
            )
        if tip.holds(touches, nodes):
            del missing[tip.name]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[Auction]\ntouch = 'a'\nrule = 'GC-20'", "lower case"),
        ("[auction]\ntouch = 'a'", "needs a rule"),
        ("[auction]\nrule = 'GC-20'", "a touch or a node"),
        ("[auction]\nrule = 'GC-20'\ntouch = 'a'\nevent = 'b'", "unknown key event"),
        ("[auction]\nrule = 20", "table of texts"),
        ("[auction", "tips.toml"),
    ],
)
def test_a_file_that_cannot_be_right_says_why(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "tips.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        _read(tmp_path / "tips.toml")


def test_patterns_match_whole_names() -> None:
    tip = Tip("sell", "GC-27", "sell", "mine:estate/lot-*-l")
    assert tip.holds({"sell"}, {"mine:estate/lot-0-2-syrah-l"})
    assert not tip.holds({"seller"}, {"mine:estate/lot-0-2-syrah-l"})
    assert not tip.holds({"sell"}, {"mine:estate/lot-0-2-syrah"})
    assert not tip.holds({"sell"}, ())
