"""What a player is shown about the ways to mark a space, and which of them cost something for nothing."""

from __future__ import annotations

from tests.games.burgundy_dice.positions import table
from vigneron.games.burgundy_dice import GAME


def test_a_bonus_for_what_the_dice_do_alone_is_a_lesser_act() -> None:
    """CB-41, CB-42: the dice leave the same sheet and spend nothing."""
    here = table(2).castles("c2", "c2").holding(0, monk=1, worker=1).rolled("city", "mine", 3, 5)
    overlay = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0)
    text = GAME.actions.text
    lesser = {act for act in here.rules.legal(here.state, 0) if text[act] in overlay.lesser}
    assert len(lesser) == len(overlay.lesser), "all of them are legal"

    def done(act: int) -> tuple[bytes, int]:
        """Return what an act writes, and how many bonuses are left after it."""
        after = here.state.copy()
        here.rules.choose(after, after.sides[0], act)
        return bytes(after.sides[0].values), sum(after.sides[0].bonus)

    acts = {act: done(act) for act in here.rules.legal(here.state, 0)}
    marks = dict(found for act, found in acts.items() if text[act].startswith("mark:"))
    for act, (values, held) in acts.items():
        assert (act in lesser) == (values in marks and marks[values] > held), text[act]
    assert {text[act].partition(":")[0] for act in lesser} == {"monk", "worker"}
