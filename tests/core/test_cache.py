"""What is kept: made once, forgotten when much else came, and in every game the same as what is made anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import Any

import pytest

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.core.scene import Frame, Text


def test_a_thing_is_made_once_while_it_is_used() -> None:
    kept, made = Cache[str](2), list[str]()

    def make(name: str) -> Callable[[], str]:
        def work() -> str:
            made.append(name)
            return name

        return work

    for name in ("a", "b", "c", "a", "c", "d", "e", "a"):
        assert kept.get(name, make(name)) == name
    assert made == ["a", "b", "c", "d", "e"]
    for name in ("f", "g", "h", "i"):
        kept.get(name, make(name))
    kept.get("a", make("a"))
    assert made[-1] == "a"


def test_what_is_used_outlives_what_is_not() -> None:
    kept = Cache[int](2)
    for number in range(100):
        kept.keep(number, number + 1)
        assert kept.find(0) == 1  # None would say that it was forgotten
        assert kept.find(number) == number + 1
    found = [number for number in range(100) if kept.find(number) is not None]
    assert 0 in found
    assert 99 in found
    assert len(kept) == len(found) <= 4
    kept.clear()
    assert kept.find(0) is kept.find(99) is None


def test_a_held_thing_goes_when_nobody_has_it_any_more() -> None:
    held, made = WeakCache[Frame](), list[int]()

    def make() -> Frame:
        made.append(1)
        return Frame("a", Text("=a"), 1, 1, [])

    one = held.get("a", make)
    assert held.get("a", make) is one
    assert len(made) == 1
    del one
    held.get("a", make)
    assert len(made) == 2


def _pictures(found: Game[Any, Any], rules: Any, state: Any, seat: int) -> tuple[Any, Any]:
    return (
        found.picture().scene(rules, rules.observe(state, None)),
        found.picture().overlay(rules, rules.observe(state, seat), seat),
    )


@pytest.mark.parametrize("key", games())
def test_a_kept_picture_is_the_one_that_would_be_made(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of each number of seats and each option, side by side: none gets another's picture."""
    found = game(key)
    picks: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in found.seats]
    picks += [(found.seats[-1], {option.key: value}) for option in found.options for value in option.values]
    chance, choice = Xorshift(7), random.Random(7)
    tables = []
    for seats, options in picks:
        try:
            setup = found.setup(seats, options)
        except ValueError:  # this option is not for so many
            continue
        rules = found.rules(setup)
        tables.append((rules, rules.new(setup, chance)))
    for ply in range(16):
        for rules, state in choice.sample(tables, min(5, len(tables))):
            for _ in range(1 if ply % 4 else 9):
                seat = choice.choice(rules.to_act(state) or (0,))
                legal = rules.legal(state, seat)
                if legal:
                    rules.step(state, seat, choice.choice(legal), chance, None)
            seat = choice.choice(rules.to_act(state) or (0,))
            kept = _pictures(found, rules, state, seat)
            with monkeypatch.context() as patch:
                for keeper in (Cache, WeakCache):
                    patch.setattr(keeper, "get", _made)
                fresh = _pictures(found, rules, state, seat)
            assert kept == fresh, (key, ply)


def _made(kept: Any, key: Hashable, make: Callable[[], Any]) -> Any:
    hash(key)
    return make()
