"""Real dice: the host enters the outcomes of a real table, and may correct them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.harness import Person, SocketLine, Town, as_json, town_in, two_processes
from vigneron.core import journal
from vigneron.core.chance import Xorshift
from vigneron.core.journal import Ply, TableRow, replay
from vigneron.core.outcome import check_closing
from vigneron.core.registry import game, games
from vigneron.server.live_game.verify import proven
from vigneron.server.projection.protocol import Vote
from vigneron.server.table import absence, awaited_draw, manual_dice, requests

HAND = {"draws": "hand"}


async def two(town: Town) -> tuple[str, list[Person], SocketLine, SocketLine]:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, **HAND)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    return table, [anna, bert], mine, his


async def choose(*lines: SocketLine, v: int = 1) -> None:
    for line in lines:
        await line.ask("act", v=v, d=0, act="pick:1")
        await line.ask("act", v=v, d=1, act="plain")


def rows(town: Town, table: str) -> list[Any]:
    position = town.live(table).position
    assert position is not None
    return list(position.rows)


async def test_the_host_enters_what_was_rolled(town: Town) -> None:
    table, _, mine, his = await two(town)
    await choose(mine, his)
    told = await mine.ask("act", v=5, d=0, act="roll")
    asked = told["real"]["asked"]
    assert (told["v"], told["real"]["may"], asked["kind"], asked["at"]) == (5, True, "act", 0)
    assert [one["outcome"] for one in asked["choices"]] == list(range(6))
    assert (told["offers"], told["turn"]["yours"]) == ([], False)
    told = await his.until(lambda m: m["t"] == "moved" and m["real"]["asked"])
    assert not told["real"]["may"]
    assert (await his.ask("enter", at=0, outcome=3))["code"] == "not_host"
    assert (await mine.ask("act", v=5, d=0, act="rest"))["code"] == "draw_awaited"
    assert (await mine.ask("enter", at=0, outcome=6))["code"] == "draw_impossible"
    told = await mine.ask("enter", at=0, outcome=3)
    assert (told["v"], told["real"]["asked"], told["real"]["correct"]) == (6, None, True)
    assert rows(town, table)[-1].draws == (3,)
    told = await his.until(lambda m: m.get("v") == 6)
    assert told["turn"]["yours"]
    assert "4" in told["log"][-1]["say"]


async def test_a_roll_is_corrected_until_the_next_act(town: Town) -> None:
    table, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="roll")
    await mine.ask("enter", at=0, outcome=3)
    before = rows(town, table)[-1]
    told = await mine.ask("correct", v=6)
    assert told["real"]["asked"]["kind"] == "correct"
    told = await mine.ask("enter", at=0, back=True)  # it was right after all
    assert told["real"]["asked"] is None
    assert rows(town, table)[-1] == before
    assert (await his.ask("correct", v=6))["code"] == "not_host"
    await mine.ask("correct", v=6)
    told = await mine.ask("enter", at=0, outcome=5)
    assert (told["v"], told["drop"]) == (8, [6])
    undo, again = rows(town, table)[-2:]
    assert undo == TableRow("undo", {"to": before.ply - 1, "corrected": True})
    assert (again.ply, again.act, again.draws) == (before.ply, "roll", (5,))
    position = town.live(table).position
    assert position is not None
    assert position.state.points == [7, 1]
    await his.ask("act", v=8, d=0, act="walk")
    assert (await mine.ask("correct", v=9))["code"] == "draw_settled"


async def test_who_acted_may_take_back_what_is_not_drawn_yet(town: Town) -> None:
    table, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="rest")
    await his.ask("act", v=6, d=0, act="roll")
    assert (await mine.ask("undo", v=6))["code"] == "draw_awaited"
    told = await his.ask("undo", v=6)
    assert (told["v"], told["real"]["asked"]) == (6, None)
    assert told["turn"]["yours"]
    await his.ask("act", v=6, d=0, act="rest")
    assert len(rows(town, table)) == 7


async def test_a_waiting_draw_survives_a_restart_and_the_game_replays(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, people, mine, his = await two(town)
        await choose(mine, his)
        await mine.ask("act", v=5, d=0, act="roll")
        cookies = [person.http.cookies for person in people]
    async with town_in(tmp_path) as town:
        lines = []
        for own in cookies:
            person = town.person()
            person.http.cookies = own
            line, welcome = await person.watch(table)
            lines.append(line)
        mine, his = lines
        assert welcome["real"]["asked"]["kind"] == "act"
        assert (await mine.ask("enter", at=0, outcome=2))["v"] == 6
        town.live(table).retire()
        assert await mine.end() == await his.end()
        mine, welcome = await town.people[0].watch(table)
        assert welcome["real"]["correct"]
        told = await mine.ask("correct", v=6)
        assert told["real"]["asked"]["kind"] == "correct"
        assert (await mine.ask("enter", at=0, outcome=0))["v"] == 8


async def test_a_second_entry_of_the_same_draw_counts_once(town: Town) -> None:
    table, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="roll")
    await mine.ask("enter", at=0, outcome=2)
    assert (await mine.ask("enter", at=0, outcome=4))["code"] == "nothing_drawn"
    assert rows(town, table)[-1].draws == (2,)


async def test_once_the_host_is_gone_others_enter(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not as soon as the host's connection drops."""
    _, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="rest")
    await his.ask("act", v=6, d=0, act="roll")
    await mine.close()
    told = await his.until(lambda m: m["t"] == "people" and not m["people"][0]["here"])
    assert not told["real"]["may"]
    assert (await his.ask("enter", at=0, outcome=1))["code"] == "not_host"
    monkeypatch.setattr(absence, "monotonic", lambda: time.monotonic() + absence.PATIENCE)
    town.server.maintenance.look_around(1.0)
    told = await his.until(lambda m: m["t"] == "people" and m["real"]["may"])
    assert told["real"]["asked"]["what"]
    assert (await his.ask("enter", at=0, outcome=1))["v"] == 8 - 1


async def test_bots_wait_for_what_is_drawn_for_them(town: Town) -> None:
    anna = town.person()
    table = await anna.open("hedge", seats="2", name="Anna", **{"bot-1": "random", **HAND})
    await anna.post(f"/t/{table}/start", fill="")
    line, _ = await anna.watch(table)
    asked = 0
    for _ in range(400):
        live = town.live(table)
        if live.record.phase == "over":
            break
        waiting = live.record.pending
        if waiting is not None:
            asked += waiting.seat == 1
            if asked == 1 and waiting.seat == 1:
                await line.ask("enter", at=0, back=True)  # the bot's act is undone, and it acts again
                asked += 1
            else:
                await line.ask("enter", at=0, outcome=2)
        elif live.position is not None and 0 in live.position.missing():
            here = live.position
            own = [here.game.actions.text[action] for action in here.legal(0)]
            await line.ask("act", v=here.v, d=here.d(0), act="roll" if "roll" in own else own[0])
        else:
            await line.next()
    assert town.live(table).record.phase == "over"
    position = town.live(table).position
    assert position is not None
    assert all(row.draws == (2,) for row in position.rows if isinstance(row, Ply) and row.act == "roll")


async def test_two_processes_follow_a_correction(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        table = await first.table_of(anna, bert, **HAND)
        mine, _ = await anna.watch(table)
        bert.app = second.app
        his, _ = await bert.watch(table)
        await choose(mine)
        await his.until(lambda m: m["t"] == "people" and m["people"][0]["chosen"])
        await choose(his)
        await mine.until(lambda m: m.get("v") == 5)
        await mine.ask("act", v=5, d=0, act="roll")
        await his.until(lambda m: m["t"] == "moved" and m["real"]["asked"])
        await mine.ask("enter", at=0, outcome=2)
        await his.until(lambda m: m.get("v") == 6)
        await mine.ask("correct", v=6)
        await mine.ask("enter", at=0, outcome=4)
        told = await his.until(lambda m: m.get("v") == 8)
        assert told["drop"] == [6]
        states = [town.live(table).position for town in (first, second)]
        assert states[0] is not None
        assert states[1] is not None
        assert states[0].state.points == states[1].state.points == [6, 1]
        assert states[0].log == states[1].log


async def play(town: Town, key: str, acts: int) -> tuple[str, SocketLine]:
    """Play some acts of a game alone with two seats, entering every draw."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game=key, **HAND)
    lines = [(await anna.watch(table))[0], (await bert.watch(table))[0]]
    stream, live = Xorshift(3), town.live(table)
    for _ in range(600):
        waiting = live.record.pending
        if waiting is not None:
            await _draw(live, lines, stream)
            continue
        position = live.position
        assert position is not None
        if position.ply >= acts or position.over:
            break
        seat = position.missing()[0]
        legal = position.legal(seat)
        text = position.game.actions.text[legal[stream.below(len(legal))]]
        told = await lines[seat].ask("act", v=position.v, d=position.d(seat), act=text)
        assert told["t"] == "moved", told
        live = town.live(table)
    return table, lines[0]


async def _draw(live: Any, lines: Sequence[SocketLine], stream: Xorshift) -> None:
    """Enter the awaited draw: a secret one as who draws it, any other as the host."""
    line = lines[awaited_draw.owner(live.record, live.memory.drawing_for) or 0]
    asked = awaited_draw.asked(live.record, live.memory.drawing_for, live.views.speaker("de"))
    assert asked is not None
    if not asked.choices:
        assert (await line.ask("enter", at=asked.at, done=True))["t"] in ("done", "welcome")
        return
    assert asked.what
    assert len(asked.choices) > 1  # nobody is asked for the only thing that can come
    # A secret draw offers what is used up too: what is left would tell what others have drawn.
    drawing = awaited_draw.missing_draw(live.memory.drawing_for, live.record.pending)
    assert drawing is not None
    possible = [choice for choice in asked.choices if drawing.weights[choice.outcome] > 0]
    choice = possible[stream.below(len(possible))]
    assert choice.label
    told = await line.ask("enter", at=asked.at, outcome=choice.outcome)
    assert told["t"] in ("moved", "people", "done"), told


@pytest.mark.parametrize("key", games())
async def test_going_back_leads_from_question_to_question(town: Town, key: str) -> None:
    """Draws with a single outcome are removed together with the draw before them."""
    anna, stream = town.person(), Xorshift(5)
    table = await anna.open(key, seats="2", name="Anna", **{"bot-1": "random", **HAND})
    line, _ = await anna.watch(table)
    await anna.post(f"/t/{table}/start", fill="")
    live = town.live(table)
    entered = 0
    while live.record.pending is not None:
        asked = awaited_draw.asked(live.record, live.memory.drawing_for, live.views.speaker("en"))
        assert asked is not None
        if not asked.choices or entered > 30:
            break
        entered += 1
        await _draw(live, [line, line], stream)  # the host draws for the bot
    for left in range(entered, 0, -1):
        assert live.record.pending is not None, left
        await line.ask("enter", at=len(live.record.pending.draws), back=True)
        asked = awaited_draw.asked(live.record, live.memory.drawing_for, live.views.speaker("en"))
        assert asked is not None
        assert len(asked.choices) > 1
    if live.record.pending is not None:
        assert manual_dice.settled(live.memory.drawing_for, replace(live.record.pending, draws=())) == (  # type: ignore[arg-type]
            live.record.pending
        )


async def test_the_dice_of_a_roll_are_entered_in_one_go(town: Town) -> None:
    """As many as are asked for: not more, and none that cannot fall."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game="burgundy_dice", **HAND)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    told: dict[str, Any] = {}
    for line, seat in ((mine, 0), (his, 1)):
        position = town.live(table).position
        assert position is not None
        act = position.game.actions.text[position.legal(seat)[0]]
        told = await line.ask("act", v=position.v, d=0, act=act)
    told = await mine.until(lambda m: m["t"] == "moved" and m["real"]["asked"])
    asked = told["real"]["asked"]
    assert [asked["what"], *(die["what"] for die in asked["more"])] == [
        *["colour die"] * 2,
        *["number die"] * 2,
        "hourglass die",
    ]
    faces = [[choice["symbol"] for choice in die["choices"]] for die in (asked, asked["more"][1])]
    assert faces[0][:2] == ["monastery", "mine"]
    assert faces[1] == [f"pip-{number}" for number in range(1, 7)]
    lefts = [choice["left"] for choice in asked["more"][-1]["choices"]]
    assert lefts == ["on 4 of 6 faces", "on 2 of 6 faces"]
    for more in ([0, 3, 3, 0, 0], [0, 6, 3, 0]):
        assert (await mine.ask("enter", at=0, outcome=1, more=more))["code"] == "draw_impossible"
    told = await mine.ask("enter", at=0, outcome=1, more=[1, 3])  # some of them will do
    assert [die["label"] for die in told["real"]["asked"]["given"]] == ["grey", "grey", "4"]
    told = await mine.ask("enter", at=3, outcome=5, more=[1])
    assert told["real"]["asked"] is None
    assert rows(town, table)[-1].draws == (1, 1, 3, 5, 1)


async def test_what_is_drawn_one_by_one_is_asked_one_by_one(town: Town) -> None:
    """The second tile of a pile depends on the first, so it is not asked for together with it."""
    anna = town.person()
    table = await anna.open("grand_cru", seats="2", name="Anna", **{"bot-1": "random", **HAND})
    line, _ = await anna.watch(table)
    await anna.post(f"/t/{table}/start", fill="")
    told = await line.until(lambda m: bool(m.get("real") and m["real"]["asked"]))
    asked = told["real"]["asked"]
    assert asked["more"] == []
    assert any(choice["left"].endswith(" left") for choice in asked["choices"])
    assert (await line.ask("enter", at=asked["at"], outcome=0, more=[0]))["code"] == "draw_impossible"


async def _to_the_secrets(town: Town, table: str, line: SocketLine) -> dict[str, Any]:
    """Enter the set-up until a draw that only one seat may see; return what is asked."""
    live = town.live(table)
    while True:
        asked = awaited_draw.asked(live.record, live.memory.drawing_for, live.views.speaker("en"))
        assert asked is not None
        if asked.owner is not None:
            told: dict[str, Any] = as_json(asked)
            return told
        await line.ask("enter", at=asked.at, outcome=asked.choices[0].outcome)


async def test_who_draws_in_secret_enters_it(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """DP-10: nobody else is told what it was, nor how many of each are left; the host may go back."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game="dom_pierre", **HAND)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    asked = await _to_the_secrets(town, table, mine)
    at, owners = asked["at"], list[int]()
    lines = (mine, his)
    while asked["choices"]:
        owner = asked["owner"]
        owners.append(owner)
        other = lines[1 - owner]
        assert all(choice["left"] == "" for choice in asked["choices"])
        outcome = asked["choices"][len(owners) % len(asked["choices"])]["outcome"]
        refused = await other.ask("enter", at=asked["at"], outcome=outcome)
        assert refused["code"] == ("draw_secret" if owner == 1 else "not_host")
        told = await lines[owner].ask("enter", at=asked["at"], outcome=outcome)
        asked = told["real"]["asked"]
    assert owners == [0] * 3 + [1] * 3
    live = town.live(table)

    def given(*seats: int) -> list[bool]:
        """Return whether these seats are told what came out, for each of the six tokens."""
        found = awaited_draw.asked(
            live.record, live.memory.drawing_for, live.views.speaker("en"), list(seats)
        )
        assert found is not None
        return [bool(one.label) for one in found.given[at:]]

    assert given(0) == [True] * 3 + [False] * 3
    assert given(1) == [False] * 3 + [True] * 3
    assert given() == given(0, 1) == [False] * 6, "not on a device that goes from hand to hand"
    told = await mine.ask("enter", at=asked["at"], back=True)
    assert (told["real"]["may"], told["real"]["back"], told["real"]["asked"]["owner"]) == (False, True, 1)
    monkeypatch.setattr(absence.Missing, "left", lambda self, seat: 0 if seat == 1 else None)
    again = told["real"]["asked"]
    told = await mine.ask("enter", at=again["at"], outcome=again["choices"][0]["outcome"])
    assert told["t"] != "refused", "the host enters for who is away too long"


async def test_a_correction_says_what_it_drops(town: Town) -> None:
    """Choices that others have covered since the draw."""
    _, _, mine, his = await two(town)
    await choose(mine, his)
    await mine.ask("act", v=5, d=0, act="roll")
    await mine.ask("enter", at=0, outcome=3)
    await mine.ask("correct", v=6)

    def correcting(message: dict[str, Any]) -> bool:
        asked = (message.get("real") or {}).get("asked") or {}
        return message["t"] == "moved" and asked.get("kind") == "correct"

    told = await his.until(correcting)
    assert "corrects" in told["turn"]["say"]


@pytest.mark.parametrize("key", games())
async def test_every_game_is_played_with_real_dice_and_its_journal_says_so(town: Town, key: str) -> None:
    table, line = await play(town, key, 40)
    live = town.live(table)
    assert live.position is not None
    assert live.position.ply >= 20
    await line.ask("propose", kind="end")
    other = next(viewer for viewer in live.viewers if live.memory.seat(viewer) == 1)
    await requests.vote(live, other, Vote("yes"))
    text = (await town.people[0].http.get(f"/t/{table}/journal")).text
    found = journal.read(text)
    assert (found.header.commitment, list(found.header.words)) == ("", [])
    assert found.closing is not None
    assert found.closing.secret == ""
    fold = replay(game(key), found)
    check_closing(fold, found)
    assert len(proven(game(key), found).plies) == live.position.ply + 1
    draws = (await town.people[0].http.get(f"/t/{table}/draws")).json()
    assert (draws["commitment"], draws["secret"]) == ("", "")
    drawn = [row for row in found.rows if isinstance(row, Ply) and row.draws]
    assert drawn
