"""Requests of a lesson's page: the acts so far are replayed, and the answer is in the table's protocol."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

import pytest

from vigneron.core.contract import IllegalAction
from vigneron.core.registry import game
from vigneron.core.rules_text import LANGUAGES
from vigneron.lessons.lesson import Condition, Lesson
from vigneron.lessons.reading import lesson
from vigneron.server.lessons.requests import Answer, Asked, answer
from vigneron.server.projection.protocol import (
    Act,
    AskHistory,
    Hello,
    Message,
    Ping,
    Preview,
    Revise,
    Undo,
    Why,
    encode,
)

GAME: Final = game("burgundy_dice")


def taught(**changes: Any) -> Lesson:
    found = lesson(GAME, "first-mark")
    assert found is not None
    return replace(found, **changes)


def told(asked: Asked, one: Lesson | None = None, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(answer(GAME, one or taught(), "Ada", lang, asked)))
    return found


def test_a_lesson_begins_with_the_whole_table() -> None:
    found = told(Asked([], Hello(n=1)))
    [welcome] = found["messages"]
    assert (welcome["t"], welcome["n"], welcome["v"], welcome["turn"]["yours"]) == ("welcome", 1, 1, True)
    assert [person["name"] for person in welcome["people"]] == ["Ada", "Margaux"]
    assert len(welcome["offers"]) == 9
    assert welcome["you"]["seat"] == 0
    assert (found["acts"], found["solved"], found["say"]) == ([], False, "")
    assert (found["right"], found["deeds"], found["shown"]) == ("", [], False)


def test_an_act_solves_and_another_fails_with_its_word_in_the_asker_s_language() -> None:
    right = told(Asked([], Act(v=1, act="mark:1.1.16", n=2)))
    assert {message["t"] for message in right["messages"]} == {"moved"}
    assert right["messages"][0]["n"] == 2
    assert (right["solved"], right["acts"]) == (True, ["mark:1.1.16"])
    wrong = told(Asked([], Act(v=1, act="pass")), lang="de")
    assert wrong["say"] == taught().said("de", "pass")
    after = wrong["messages"][-1]
    assert (after["turn"]["yours"], after["turn"]["say"], after["offers"]) == (False, "Noch nicht.", [])
    assert after["overlay"]["prompt"] == ""
    assert not any(person["to_act"] for person in after["people"])


def test_after_a_try_nothing_can_be_played_and_the_word_stays() -> None:
    [after] = told(Asked(["pass"], Hello()))["messages"]
    again = told(Asked(["pass"], Act(v=after["v"], d=after["d"], act="mark:1.1.16", n=3)))
    assert [message["t"] for message in again["messages"]] == ["refused"]
    assert again["messages"][0]["say"] == "This try is over. “Try again” begins it anew."
    assert (again["solved"], again["say"]) == (False, taught().said("en", "pass"))
    why = told(Asked(["pass"], Why(touches=["hex-16"], n=4)))
    assert why["messages"][0]["code"] == "try_over"


def test_a_lesson_that_waits_is_judged_after_the_others_answers_and_scripted_draws() -> None:
    solved = (Condition(say="solved", holds={"dice": [5, 5, 6, 6, 2]}),)
    waits = taught(waits=True, solved=solved, draws=(5, 5, 5, 5, 1), replies=((1, "pass"),))
    found = told(Asked([], Act(v=1, act="mark:1.1.16", n=2)), waits)
    assert found["solved"]
    kinds = [message["t"] for message in found["messages"]]
    assert kinds == ["moved", "moved"]
    assert [message.get("n") for message in found["messages"]] == [2, None]
    assert any("Margaux" in say for say in found["messages"][1]["events"])
    assert not told(Asked([], Act(v=1, act="mark:1.1.16")), replace(waits, draws=(1,)))["solved"]


def test_a_try_of_several_acts_goes_on_and_can_be_taken_back() -> None:
    """A silverling of the start castle asks for a second act, which `change` or `undo` takes back."""
    found = lesson(GAME, "whole-area")
    assert found is not None
    two = replace(found, moves=2, solved=(Condition(say="solved", acts=("mark:*", "done")),), failed=())
    begun = told(Asked([], Act(v=1, act="mark:0.0.6", n=1)), two)
    assert (begun["say"], begun["acts"]) == ("", ["mark:0.0.6"])
    assert begun["messages"][-1]["d"] == 1
    for ask in (Revise(n=2), Undo(v=1, n=2)):
        back = told(Asked(["mark:0.0.6"], ask), two)
        assert back["acts"] == []
        assert back["messages"][0]["d"] == 0
    assert told(Asked(["mark:0.0.6"], Act(v=1, d=1, act="done")), two)["solved"]


def test_previews_reasons_and_old_positions_are_answered_as_at_a_table() -> None:
    [preview] = told(Asked([], Preview(v=1, act="mark:1.1.16", n=5)))["messages"]
    assert (preview["t"], preview["n"]) == ("preview", 5)
    [why] = told(Asked([], Why(touches=["hex-0"], n=6)))["messages"]
    assert (why["t"], why["n"]) == ("why", 6)
    assert why["text"]
    [whole] = told(Asked([], Act(v=9, act="pass", n=7)))["messages"]
    assert (whole["t"], whole["n"]) == ("welcome", 7)
    [refused] = told(Asked([], Act(v=1, act="mark:1.1.0", n=8)))["messages"]
    assert (refused["t"], refused["rule"]) == ("refused", "CB-13")
    assert told(Asked([], Ping(n=9)))["messages"] == [{"t": "pong", "n": 9}]
    [none] = told(Asked([], AskHistory(n=10)))["messages"]
    assert (none["t"], none["code"]) == ("refused", "not_in_lesson")


def test_the_solution_is_played_in_words_and_counts_as_shown() -> None:
    shown = told(Asked(["pass"], Hello(), show=True))
    assert [message["t"] for message in shown["messages"]][:2] == ["welcome", "moved"]
    assert (shown["solved"], shown["shown"], shown["acts"]) == (True, True, ["mark:1.1.16"])
    [offer] = [o for o in shown["messages"][0]["offers"] if o["act"] == "mark:1.1.16"]
    assert shown["say"] == f"This was played: {offer['say']}. {taught().said('en', 'solved')}"
    assert shown["messages"][-1]["turn"]["say"] == "Shown."
    again = told(Asked(shown["acts"], Hello(), show=True))
    assert [message["t"] for message in again["messages"]] == ["welcome"]
    assert again["say"] == shown["say"]
    assert again["messages"][0]["v"] == shown["messages"][-1]["v"]
    other = told(Asked(shown["acts"], Ping(n=4), show=True))
    assert (other["messages"], other["shown"], other["say"]) == ([{"t": "pong", "n": 4}], True, shown["say"])


def test_after_a_try_the_covered_choices_are_revealed_and_nothing_of_that_is_judged() -> None:
    """The learner's second combination is declined, the other plays the script, and the dice are rolled."""
    found = lesson(GAME, "other-number")
    assert found is not None
    scripted = replace(found, replies=((1, "pass"),), draws=(5, 5, 5, 5, 0))
    for act, solved in (("mark:0.1.21", True), ("mark:0.1.8", False)):
        asked = Asked([], Act(v=1, act=act, n=2))
        after = told(asked, scripted)
        assert (after["solved"], after["acts"]) == (solved, [act])
        last = after["messages"][-1]
        assert (last["d"], last["v"] > 1, last["turn"]["yours"]) == (0, True, False)
        assert any("Margaux" in say for say in last["events"])
        seen = told(Asked([act], Hello()), scripted)["messages"][0]
        assert (seen["v"], seen["d"]) == (last["v"], 0), "a new page shows the same position"
        assert seen["scene"]["standings"][0]["score"] == ("9" if solved else "2")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "first"), [("acquire", "auction:gamay.2"), ("demand", "demand:merlot")])
def test_between_two_turns_it_is_said_what_was_right_and_what_others_did(
    name: str, first: str, lang: str
) -> None:
    grand_cru = game("grand_cru")
    found = lesson(grand_cru, name)
    assert found is not None

    def asked(acts: list[str], ask: Message) -> Answer:
        return answer(grand_cru, found, "Ada", lang, Asked(acts, ask))

    after = asked([], Act(v=1, act=first))
    assert (after.say, after.right, after.solved) == ("", found.said(lang, "right"), False)
    assert len(after.deeds) == 1
    assert "Margaux" in after.deeds[0]
    again = asked([first], Hello())
    assert (again.right, again.deeds) == (after.right, after.deeds)
    done = asked([first], Act(v=json.loads(encode(again))["messages"][0]["v"], act=found.solution[1]))
    assert (done.solved, done.right, done.deeds) == (True, "", [])


def test_acts_that_are_not_possible_are_refused_as_a_whole() -> None:
    with pytest.raises(IllegalAction):
        told(Asked(["mark:1.1.0"], Hello()))
