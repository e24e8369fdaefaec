"""Previews tell what an act would change; `why` tells why something is illegal."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.server.harness import Town
from vigneron.core.contract import Event
from vigneron.core.picture import Due
from vigneron.core.registry import game, games
from vigneron.core.scene import Text


async def test_a_preview_names_gains_ghosts_and_changes_nothing(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    told = await line.ask("preview", v=1, d=0, act="pick:3")
    assert told["say"] == [], "the offer says the act; the preview says what follows"
    assert told["gains"] == [{"label": "my number", "symbol": "", "from": "0", "to": "3"}]
    assert [node["key"] for node in told["nodes"]["path"]] == ["hand"]
    assert told["gone"] == {}
    assert told["draws"] is None
    await line.ask("act", v=1, d=0, act="pick:3")
    await line.ask("act", v=2, d=0, act="double")
    told = await line.ask("preview", v=3, d=0, act="walk")
    assert told["gains"][0] == {"label": "Points", "symbol": "points", "from": "6", "to": "7"}
    assert (await line.ask("preview", v=3, d=0, act="pick:1"))["t"] == "refused"


@pytest.mark.parametrize("key", games())
async def test_a_preview_tells_no_number_twice(town: Town, key: str) -> None:
    """Even if a counter is on the board and also beside the name, with another symbol or none."""
    people = town.person(), town.person()
    table = await town.table_of(*people, game=key)
    lines = [(await person.watch(table))[0] for person in people]
    rng, asked = random.Random(5), 0
    for _ in range(60):
        position = town.live(table).position
        assert position is not None
        if position.over:
            break
        seat = position.missing()[0]
        acts = [position.game.actions.text[act] for act in position.legal(seat)]
        at = {"v": position.v, "d": position.d(seat)}
        for act in rng.sample(acts, min(4, len(acts))):
            told = await lines[seat].ask("preview", **at, act=act)
            labels = [gain["label"] for gain in told["gains"]]
            assert len(labels) == len(set(labels)), told
            asked += len(labels) > 1
        done = await lines[seat].ask("act", **at, act=act)
        assert done["t"] != "refused", done
    assert asked or game(key).draft


async def test_what_follows_an_act_is_a_line_of_its_own_in_its_preview(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is due after an act is not netted into what the act itself brings (`Picture.dues`)."""
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    position = town.live(table).position
    assert position is not None
    plain = type(position.rules).step

    def dear(rules: Any, state: Any, seat: int, action: int, chance: Any, log: Any) -> None:
        plain(rules, state, seat, action, chance, log)
        if log is not None:
            log.append(Event("dear", seat, {"price": 2}, reveals=True))

    picture = position.game.picture()
    mine = picture.overlay(position.rules, position.rules.observe(position.own(0), 0), 0).counters[0]
    monkeypatch.setattr(type(position.rules), "step", dear)
    monkeypatch.setitem(vars(picture), "dues", {"dear": Due(Text("=tax"), mine.symbol, "price")})
    told = await line.ask("preview", v=1, d=0, act="pick:3")
    rows = [(gain["label"], gain["from"], gain["to"]) for gain in told["gains"]]
    assert rows == [("my number", "0", "5"), ("tax", "5", "3")]


async def test_the_label_of_a_change_agrees_with_it(town: Town) -> None:
    """One says "+1 franc", whatever it comes to, and a counter is found again though its label differs."""
    people = town.person(), town.person()
    table = await town.table_of(*people, game="grand_cru")
    lines = [(await person.watch(table))[0] for person in people]
    rng, labels = random.Random(5), dict[bool, set[str]]()
    while len(labels) < 2:  # draws are not seeded: until one franc and several were told
        position = town.live(table).position
        assert position is not None
        assert position.missing(), "no game without both"
        seat = position.missing()[0]
        acts = [position.game.actions.text[act] for act in position.legal(seat)]
        at = {"v": position.v, "d": position.d(seat)}
        for act in rng.sample(acts, min(4, len(acts))):
            for gain in (await lines[seat].ask("preview", **at, act=act))["gains"]:
                if gain["label"].startswith("franc") and "interest" not in gain["label"]:
                    more = int(gain["to"].replace("−", "-")) - int(gain["from"].replace("−", "-"))
                    labels.setdefault(abs(more) == 1, set()).add(gain["label"])
        await lines[seat].ask("act", **at, act=act)
    assert labels == {True: {"franc"}, False: {"francs"}}


@pytest.mark.parametrize("key", games())
async def test_what_a_preview_says_can_be_taken_back_can_be(town: Town, key: str) -> None:
    """Pages send such an act without asking first."""
    people = town.person(), town.person()
    table = await town.table_of(*people, game=key)
    lines = [(await person.watch(table))[0] for person in people]
    rng, said = random.Random(6), 0
    for _ in range(40):
        position = town.live(table).position
        assert position is not None
        if position.over:
            break
        seat = position.missing()[0]
        act = position.game.actions.text[rng.choice(position.legal(seat))]
        at = {"v": position.v, "d": position.d(seat)}
        told = await lines[seat].ask("preview", **at, act=act)
        await lines[seat].ask("act", **at, act=act)
        if told["undo"]:
            said += 1
            done = await lines[seat].ask("undo", v=position.v)
            assert done["t"] == "moved", done
            at = {"v": position.v, "d": position.d(seat)}
            await lines[seat].ask("act", **at, act=act)
    # in burgundy_dice a roll ends every turn, unless a second mark is paid
    assert said or key == "burgundy_dice" or game(key).draft


async def test_a_preview_stops_at_the_draw_and_says_what_chance_decides(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:1")
    await line.ask("act", v=2, d=0, act="plain")
    told = await line.ask("preview", v=3, d=0, act="roll")
    assert told["draws"] == "the die"
    assert told["say"] == []
    position = town.live(table).position
    assert position is not None
    assert position.v == 3


async def test_why_gives_the_sentence_and_the_clause(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:1")
    told = await line.ask("why", touches=["hand", "number-2"])
    assert (told["rule"], told["say"]) == ("HE-1", "First a number, then how it counts (picked: 1).")
    assert told["text"].startswith("Everybody picks a number in secret")
    assert (await line.ask("why", touches=["die", "hand"]))["say"] == "These do not go together in any move."
    assert (await line.ask("why", touches=["nowhere"]))["say"] == "These do not go together in any move."
    assert (await line.ask("why", touches=[]))["t"] == "why"


async def test_a_spectator_has_no_seat_to_ask_for(town: Town) -> None:
    anna, stranger = town.person(), town.person()
    table = await town.table_of(anna, seats=1)
    line, welcome = await stranger.watch(table)
    assert welcome["you"]["seat"] is None
    assert welcome["overlay"] is None
    assert welcome["table"]["code"] is None
    assert welcome["table"]["link"] is None
    for told in (
        await line.ask("act", v=1, d=0, act="pick:1"),
        await line.ask("preview", v=1, d=0, act="pick:1"),
        await line.ask("undo", v=1),
        await line.ask("change"),
        await line.ask("why", touches=["hand"]),
    ):
        assert (told["t"], told["code"]) == ("refused", "no_seat")


async def test_what_an_act_would_reveal_is_in_no_preview_and_is_not_taken_back(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act may reveal something hidden (`Event.reveals`): its preview must not, and it cannot be undone."""
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:1")
    await line.ask("act", v=2, d=0, act="plain")
    position = town.live(table).position
    assert position is not None
    plain = type(position.rules).step

    def telling(rules: Any, state: Any, seat: int, action: int, chance: Any, log: Any) -> None:
        plain(rules, state, seat, action, chance, log)
        if log is not None:
            log[:] = [replace(event, reveals=True) for event in log]

    monkeypatch.setattr(type(position.rules), "step", telling)
    told = await line.ask("preview", v=3, d=0, act="walk")
    assert (told["say"], told["nodes"]) == ([], {})
    done = await line.ask("act", v=3, d=0, act="walk")
    assert done["log"]
    assert not done["turn"]["undo"]
