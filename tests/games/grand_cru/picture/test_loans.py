"""Loans in the scene: their track, the last one, and the interest that is due."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.picture.scenes import shown
from tests.games.grand_cru.positions import Table, table
from vigneron.core.scene import Node, Scene
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.i18n.speaker import LANGUAGES, Speaker


def _note(here: Table) -> str:
    """Return what is noted of seat 0."""
    told = GAME.picture().scene(here.rules, here.rules.observe(here.state, None)).standings[0].note
    return told.id if told is not None else ""


def _said(node: Node) -> str:
    assert node.label is not None
    return Speaker("en", GAME).text(node.label)


def test_loans_are_chosen_on_their_track() -> None:
    """GC-5, GC-54: the step where the loans would stand is a thing to touch; others' steps are not."""
    here = table(2).loans(0, 2).money(0, 9).settling(0)
    nodes = shown(here, "tracks")
    touches = {key: node.touch for key, node in nodes.items() if key.startswith("loan-") and node.touch}
    assert touches == {f"loan-{2 + i}": f"borrow={i}" for i in range(1, 10)} | {"loan-1": "repay=1"}
    assert _said(nodes["loan-1"]) == "Pay back one loan: 7 Fr"
    begin = Table(2)
    overlay = GAME.picture().overlay(begin.rules, begin.rules.observe(begin.state, 0), 0)
    assert [node.touch for node in overlay.nodes["tracks"]] == [f"loans={i}" for i in range(1, 7)]
    assert overlay.prompt.id == "prompt-opening"


def test_chosen_opening_loans_are_counted_for_who_chose_them_alone() -> None:
    """GC-5: they stay covered for the others, in their sight of the table and in the scene."""
    here = Table(2).does(0, "loans:3")
    seen = here.rules.observe(here.state, 0)
    own = GAME.picture().overlay(here.rules, seen, 0)
    assert [counter.value.id for counter in own.counters][:2] == ["=21", "=3"]
    assert own.score is not None
    assert own.score.id == own.counters[3].value.id
    other = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 1), 1)
    assert [counter.value.id for counter in other.counters][:2] == ["=0", "=0"]


def test_the_last_loan_is_a_seal_that_breaks() -> None:
    """GC-55: on every card, also of those whose money is hidden."""

    def sign(here: Table) -> str:
        scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
        return scene.standings[0].counters[1].symbol

    assert sign(table(2).turn(1, 2).loans(0, 2)) == "loan"
    assert sign(table(2).turn(1, 2).loans(0, 1)) == "seal"
    assert sign(table(2).loans(0, 1).money(0, 9).settling(0).act("repay:1")) == "unsealed"


def test_who_is_near_the_last_loan_is_told() -> None:
    """GC-55: two loans from the end is a note, one loan before everything else."""
    assert _note(table(2).turn(1, 2).year(2).loans(0, 2)) == "scene-note-loans"
    assert _note(table(2).turn(1, 2).year(2).loans(0, 3)) != "scene-note-loans"
    assert _note(table(2).turn(1, 2).year(2).loans(0, 2).auction(1, "merlot", 0, 3)) == "scene-note-bids"
    assert _note(table(2).turn(1, 2).year(2).loans(0, 1).auction(1, "merlot", 0, 3)) == "scene-note-loans"
    assert shown(table(2).turn(1, 2).loans(0, 1), "tracks")["loan-0"].tone == "wine"


@pytest.mark.parametrize(
    ("passed", "act", "said"),
    [
        (True, "leave", "Leave the festival and keep the prestige; then 4 Fr interest is due"),
        (True, "cash:1", "Take 1 Fr for 1 prestige; then 4 Fr interest is due"),
        (True, "cash:2", "Take 2 Fr for 3 prestige"),
        (False, "leave", "Leave the festival and keep the prestige"),
        (False, "cash:1", "Take 1 Fr for 1 prestige"),
    ],
)
def test_the_act_that_ends_the_festival_tells_the_interest(passed: bool, act: str, said: str) -> None:
    """GC-52 follows at once, so the preview of such an act has interest in its change of money."""
    here = table(2).prestige(0, 4 if act == "cash:2" else 1).loans(0, 4).festival(0)
    here.state.sides[1].passed = int(passed)
    action = GAME.actions.parse(act)
    assert action is not None
    assert Speaker("en", GAME).text(GAME.picture().describe(here.rules, here.state, 0, action)) == said


def test_few_loans_are_no_warning_in_the_first_year() -> None:
    """GC-54, GC-55: who opens with one loan is far from the end, until they could pay it back."""
    here = Table(2).opened(1, 4)
    picture = GAME.picture()

    def drawn() -> Scene:
        return picture.scene(here.rules, here.rules.observe(here.state, None))

    early = drawn()
    assert early.ending is not None
    assert (early.ending.near, early.ending.of) == (False, 0)
    for lang in LANGUAGES:
        told = Speaker(lang, GAME, ["Anna", "Bert"]).text(early.ending.say)
        assert "1" in told
        assert "Anna" not in told, "it is told to Anna too"
    assert not any(one.note and one.note.id == "scene-note-loans" for one in early.standings)
    here.settling(0)
    assert (ending := drawn().ending) is not None
    assert ending.near == (drawn().standings[0].can_end is not None)
    assert ending.near, "the last loan could be paid back now"
    here.year(2)
    here.state.phase = n.GROWING
    assert (ending := drawn().ending) is not None
    assert ending.near
    assert ending.done == ending.of - 1
