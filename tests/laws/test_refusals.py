"""Law 19: the clause of a refusal applies to the position and the act."""

from __future__ import annotations

from typing import Any

from tests.laws.conftest import needs
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Refusal
from vigneron.core.game import Game
from vigneron.core.rules_text import clauses
from vigneron.games._three_rows import GAME as TEMPLATE
from vigneron.games._three_rows.rules.rules import ThreeRowsRules
from vigneron.games._three_rows.rules.state import State
from vigneron.testing.refusals import clause_at_hand, declared, named, verb
from vigneron.testing.walk import any_setup, begin, random_line

EVERY = 5
"""Only every n-th position is tested, because neighbouring ones are alike."""


def test_the_file_names_every_kind_of_act_and_only_rules_that_exist(game: Game[Any, Any]) -> None:
    needs(game, "text/refusals.toml")
    assert set(declared(game.folder)["act"]) == {verb(text) for text in game.actions.text}
    assert set(named(game.folder)) <= set(clauses(game, "en"))


def test_every_refusal_of_whole_random_games_names_a_clause_at_hand(game: Game[Any, Any]) -> None:
    """Every illegal act of every seat, in complete games of several set-ups."""
    needs(game, "text/refusals.toml")
    for seed in range(3):
        for number, line in enumerate(random_line(game, any_setup(game, Xorshift(seed).below), seed)):
            if number % EVERY == seed or not line.rules.to_act(line.state):
                why = clause_at_hand(line)
                assert why is None, f"{why}\n{line.text()}\n{line.journal()}"
            if len(line.states) > 3:
                line.states[-4] = None


class _Mistaken(ThreeRowsRules):
    """The template's rules with one wrong number in a refusal: TG-3 is about rows, TG-2 about turns."""

    def why_not(self, state: State, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None and refusal.code == "not_your_turn":
            return Refusal(refusal.code, "TR-3")
        return refusal


def test_the_law_finds_a_clause_of_another_moment() -> None:
    line = begin(TEMPLATE, TEMPLATE.setup(2), "mistaken")
    assert clause_at_hand(line) is None
    line.rules = _Mistaken(2, (1, 1, 1), 1)
    assert "put:0: not_your_turn names TR-3" in str(clause_at_hand(line))
