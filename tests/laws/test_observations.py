"""Law 20: an observation is exactly what its seat sees, and compiled ones equal interpreted ones."""

from __future__ import annotations

from typing import Any

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.core.observation import Field, Layout, encoding
from vigneron.testing import observations
from vigneron.testing.observations import Rows, Sightings, check_table, complaints


def test_an_observation_is_what_a_seat_sees(game: Game[Any, Any]) -> None:
    """Law 20: with the least and the most seats, 50 positions each, and all their pairs."""
    for seats in {game.seats[0], game.seats[-1]}:
        wrong, pairs = check_table(game, game.setup(seats), seats, 50)
        assert wrong == ""
        assert pairs > 300 or game.encoding is None


def test_a_layout_describes_every_number(game: Game[Any, Any]) -> None:
    """Names are unique, and an encoding of a game's own names a clause for each."""
    for seats in {game.seats[0], game.seats[-1]}:
        layout: Layout = encoding(game, game.setup(seats)).layout
        places = list(layout)
        assert [place.index for place in places] == list(range(len(layout)))
        assert len({place.name for place in places}) == len(places)
        assert len(layout.low()) == len(layout.high()) == len(layout)
        clauses = (game.folder / "text" / "en.md").read_text(encoding="utf-8")
        for place in places:
            assert game.encoding is None or f"### {place.field.clause} " in clauses, place


def _game_with_hidden_choices() -> Game[Any, Any]:
    from vigneron.core.registry import game, games

    return next(game(key) for key in games() if game(key).encoding is not None and game(key).seats[-1] > 1)


class Leaking(Rows):
    """Rows whose last number tells of the whole position."""

    def observation(self, state: Any, seat: int) -> list[int]:
        row = super().observation(state, seat)
        return [*row[:-1], len(str(self.encoding.rules.dump(state)))]


def test_a_leak_is_noticed() -> None:
    """An encoding that writes what another seat covers breaks the law."""
    game = _game_with_hidden_choices()
    setup = game.setup(2)
    rules = game.rules(setup)
    rows = Rows(encoding(game, setup, rules))
    state = rules.new(setup, Xorshift(1))
    rules.step(state, 0, rules.legal(state, 0)[0], Xorshift(1), None)
    assert list(complaints(rows, rules, state, 1, Xorshift(1))) == []
    leaking = Leaking(rows.encoding)
    assert any("hidden" in wrong for wrong in complaints(leaking, rules, state, 1, Xorshift(1)))


def test_rows_that_say_too_little_or_too_much_are_noticed() -> None:
    found = Sightings()
    assert found.add(0, [1, 2], "a") == ""
    assert found.add(1, [1, 2], "b") == ""
    assert "differently" in found.add(0, [1, 2], "b")
    assert "alike" in found.add(0, [1, 3], "a")


def test_the_command_says_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    from vigneron.core.registry import game, games

    key = games()[0]
    assert observations.main(["--games", key, "--pairs", "100"]) == 0
    assert capsys.readouterr().out.count("pairs of positions") == len(game(key).seats)


def test_a_field_says_what_it_can_be() -> None:
    layout = Layout([Field("points", 0, 9, "X-1", whose="own"), Field("dice", 1, 6, "X-2", 2, word=True)])
    assert [place.name for place in layout] == ["own: points", "table: dice 0", "table: dice 1"]
    assert layout.slice("dice") == slice(1, 3)
    assert "| 1–2 | table | dice | 1 to 6 (code) | X-2 |" in layout.text()
    with pytest.raises(KeyError, match="0 fields"):
        layout.slice("money")
    with pytest.raises(ValueError, match="at least one number"):
        Field("points", 9, 0, "X-1")
    with pytest.raises(ValueError, match="2 numbers and 1 names"):
        Field("dice", 1, 6, "X-1", 2, items=("first",))
