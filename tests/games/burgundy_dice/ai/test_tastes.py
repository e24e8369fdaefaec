"""Two bots of one level see the same dice, and still mark differently."""

from __future__ import annotations

import pytest

from vigneron.bots import ask, bot_chance, make_bot
from vigneron.bots.search.taste import taste_of
from vigneron.core.game import Budget
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game

KEY = "burgundy_dice"
GAMES = 200


def parted(level: str, seats: int, number: int) -> bool:
    """Play a seeded game until no two seats have the same marks; return whether that happened."""
    found = game(KEY)
    match = Match(found, seats, secret=seed_secret("taste", number), digests=False)
    bots = [make_bot(level, found) for _ in range(seats)]
    streams = [bot_chance("taste", number, seat) for seat in range(seats)]
    marks: list[list[str]] = [[] for _ in range(seats)]
    while match.to_act:
        seat = match.to_act[0]
        taste = taste_of(f"taste|{number}", seat)
        action = ask(bots[seat], found, match.rules, match.state, seat, streams[seat], Budget(9, 40), taste)
        text = found.actions.text[action]
        match.act(seat, text)
        if text != "pass":
            marks[seat].append(text.rpartition(".")[2])
        compared = [tuple(own[: min(map(len, marks))]) for own in marks]
        if len(set(compared)) == seats:
            return True
    return False


@pytest.mark.parametrize("seats", [2, 3])
def test_no_two_greedy_bots_mark_alike_throughout(seats: int) -> None:
    assert all(parted("greedy", seats, number) for number in range(GAMES))


@pytest.mark.parametrize("level", ["apprentice", "cellarhand", "grower", "winemaker", "master"])
def test_no_two_bots_of_a_level_mark_alike_throughout(level: str) -> None:
    games = 1 if level == "master" else 10  # the search takes a thousand times as long
    assert all(parted(level, 3, number) for number in range(games))
