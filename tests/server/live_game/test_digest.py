"""The server's fast digest of a position equals the journal's, for any content."""

from __future__ import annotations

from typing import Any, cast

from tests.server.live_game.test_position import begun, play
from vigneron.core import journal
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Rules
from vigneron.core.registry import game, games
from vigneron.server.live_game.digest import digest


def test_digests_are_those_of_journals_in_every_game() -> None:
    for key in games():
        chance = Xorshift(7)
        position = begun(key, game(key).seats[-1])
        for _ in range(40):
            play(position, chance, 3)
            for state in (position.state, position.rules.observe(position.state, 0).state):
                assert digest(position.rules, state) == journal.digest(position.rules, state)


def test_any_words_and_numbers_are_written_alike() -> None:
    class Odd:
        @staticmethod
        def dump(state: Any) -> Any:
            return state

    odd = cast("Rules[Any]", Odd)
    for state in (
        {"b": [1, -2, 0, 2**40], "a": {"z": None, "é": True, "A": False}, "": []},
        {"text": "Œuf 'ß' \"q\" \\ / \n\t\r\b\f\x01\x7f\u2028\U0001f347 </script>"},
        [{"n": -(2**31)}, [], {}, [[[]]], "", 10**18],
    ):
        assert digest(odd, state) == journal.digest(odd, state)
