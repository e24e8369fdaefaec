"""Looking back at a table: by people who play, who watch, who share a device, and after the end."""

from __future__ import annotations

import re
from typing import Any

from tests.server.accounts.test_accounts import WORD, account
from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import SocketLine, Town
from tests.server.http.test_verify_routes import bring, finished
from tests.server.table.test_hotseat import choose, shared
from tests.server.table.test_manual_dice import choose as choose_both
from tests.server.table.test_manual_dice import two


async def whole_past(line: SocketLine) -> list[dict[str, Any]]:
    """Step through all plies, each as changes of the one before."""
    plies, out = await line.ask("history"), list[dict[str, Any]]()
    assert plies["t"] == "history"
    for ply in range(len(plies["versions"])):
        told = await line.ask("past", ply=ply, **({"base": out[-1]["v"]} if out else {}))
        assert (told["t"], told["ply"], told["v"]) == ("past", ply, plies["versions"][ply])
        assert told["round"] == plies["rounds"][ply]
        assert (told["scene"] is None) == bool(out)
        out.append(told)
    return out


async def test_players_and_watchers_step_through_a_running_game(town: Town) -> None:
    anna, bert, stranger = town.person(), town.person(), town.person("de")
    table = await town.table_of(anna, bert)
    (mine, _), (his, _), (theirs, _) = [await one.watch(table) for one in (anna, bert, stranger)]
    for line in (mine, his):
        await line.ask("act", v=1, d=0, act="pick:2")
        await line.ask("act", v=1, d=1, act="plain")
    await mine.ask("act", v=5, d=0, act="walk")
    before = len(theirs.messages)
    assert [told["seat"] for told in await whole_past(mine)] == [0] * 6
    seen = await whole_past(theirs)
    assert [told["seat"] for told in seen] == [None] * 6
    assert all(told["overlay"] is None for told in seen)
    plies = await his.ask("history")
    assert (plies["seats"], plies["unseen"], plies["v"]) == ([-1, 0, 0, 1, 1, 0], [1, 2, 3], 6)
    assert all('"controls":[]' in text for text in mine.messages if '"t":"past"' in text)
    assert not any('"t":"moved"' in text for text in theirs.messages[before + 1 :])  # nobody was disturbed
    for line in (mine, theirs):
        assert (await line.ask("past", ply=3, eyes=1))["code"] == "not_over"
    assert (await mine.ask("past", ply=10**9))["ply"] == 5


async def test_there_is_no_past_before_the_game(town: Town) -> None:
    anna = town.person()
    line, _ = await anna.watch(await anna.open("hedge", seats="2", name="Anna"))
    for asked in ({"t": "history"}, {"t": "past", "ply": 0}):
        assert (await line.ask(**asked))["code"] == "not_started"


async def test_when_the_game_is_over_one_looks_with_the_eyes_of_any_seat(town: Town) -> None:
    anna, table = await finished(town)
    text, stranger = (await anna.http.get(f"/t/{table}/journal")).text, town.person()
    where = (await bring(stranger, text)).headers["location"].removeprefix("/t/")
    town.forget()
    for person, place in ((anna, table), (stranger, table), (town.person(), where)):
        assert (await person.http.get(f"/t/{place}?ply=3")).status_code == 200
        line, _ = await person.watch(place)
        assert len(await whole_past(line)) > 10
        for seat in (0, 1):
            told = await line.ask("past", ply=1, eyes=seat)
            # between the covered acts only the seat itself knows what it has chosen
            assert told["overlay"]["counters"][0]["value"] == ("3" if seat == 0 else "0")
        assert (await line.ask("past", ply=1, eyes=2))["code"] == "no_seat"


async def test_a_closed_table_has_no_past_for_others(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, closed="1")
    await play_to_the_end([(await person.watch(table))[0] for person in (anna, bert)])
    assert (await anna.http.get(f"/t/{table}?ply=2")).status_code == 200
    stranger = town.person()
    assert (await stranger.http.get(f"/t/{table}?ply=2")).status_code == 403
    assert (await stranger.connect(table).next())["code"] == "no-watchers"


async def test_on_a_shared_device_only_the_open_seat_looks_back(town: Town) -> None:
    _, _, line, _ = await shared(town)
    assert (await line.ask("past", ply=0))["overlay"] is None  # the curtain is drawn
    await line.ask("open", seat=0)
    await choose(line, 3)
    told = await line.ask("past", ply=0)
    assert (told["seat"], told["overlay"]["counters"][0]["value"]) == (0, "0")  # nothing is chosen yet
    await line.ask("open", seat=1)
    assert (await line.ask("past", ply=0))["seat"] is None
    await line.ask("open", seat=1)
    await choose(line, 1)
    # nothing is hidden now, so both may look: but not at what one of them alone knew between the choices
    assert [one["seat"] for one in await whole_past(line)] == [0, None, None, None, 0]


async def test_draws_that_were_entered_and_corrected_are_one_past(town: Town) -> None:
    _, _, mine, his = await two(town)
    await choose_both(mine, his)
    await mine.ask("act", v=5, d=0, act="roll")
    await mine.ask("enter", at=0, outcome=3)
    before = (await whole_past(his))[-1]
    await mine.ask("correct", v=6)
    await mine.ask("enter", at=0, outcome=5)
    after = (await whole_past(his))[-1]
    assert (before["ply"], before["v"], after["ply"], after["v"]) == (5, 6, 5, 8)
    assert before["say"] != after["say"]


WHILE_PLAYING = {"/t/{table_id}", "/t/{table_id}/position", "/t/{table_id}/qr.svg", "/api/tables/{table_id}"}
"""The pages of a table that answer while its game runs. None of them judges it."""
JUDGED = ("worth", "chance", "luck", "course", "review", "win")
"""What would judge a game, as a field of data."""


async def test_while_a_game_runs_no_page_judges_it_for_anybody(town: Town) -> None:
    people = [town.person(), town.person(), town.person()]
    table = await town.table_of(*people[:2])
    lines = [(await person.watch(table))[0] for person in people]
    paths = [
        route.path_format
        for route in town.app._app.routes  # type: ignore[attr-defined]
        if "{table_id}" in route.path_format and "GET" in getattr(route, "methods", ())
    ]
    assert set(paths) >= {"/t/{table_id}/course", "/t/{table_id}/continue", "/t/{table_id}/draws"}
    for person in people:
        for path in paths:
            answer = await person.http.get(path.format(table_id=table, ply=1))
            if path not in WHILE_PLAYING:
                assert answer.status_code >= 400, path
            if path != "/t/{table_id}":  # that one holds sentences for scripts, and gets data by the socket
                assert not re.search(rf'"(?:{"|".join(JUDGED)})\w*" *:', answer.text), path
    for line in lines:
        for text in line.messages:
            assert not re.search(rf'"(?:{"|".join(JUDGED)})\w*":', text)
    await play_to_the_end(lines[:2])
    answers = {path: await people[2].http.get(path.format(table_id=table, ply=1)) for path in paths}
    over = {path for path, answer in answers.items() if answer.status_code == 200}
    assert over >= {"/t/{table_id}/course", "/t/{table_id}/continue", "/t/{table_id}/journal"}


async def test_a_finished_table_shows_the_names_that_accounts_allow(town: Town) -> None:
    """Who could look on may open it by its address; who has deleted their account has no name there."""
    anna, bert, stranger = town.person(), town.person(), town.person("fr")
    await account(anna)
    table = await town.table_of(anna, bert)
    await play_to_the_end([(await person.watch(table))[0] for person in (anna, bert)])
    await anna.post("/account/delete", name="Anna", password=WORD)
    town.forget()
    line, welcome = await stranger.watch(table)
    gone = "un ancien joueur"
    assert [one["name"].lower() for one in welcome["people"]] == [gone, "bert"]
    said = " ".join(sentence for told in await whole_past(line) for sentence in told["say"])
    assert gone in said.lower()
    assert "Anna" not in said
    for path in ("", "/continue", "/course"):
        text = (await stranger.http.get(f"/t/{table}{path}?ply=5")).text
        assert "Anna" not in text, path
