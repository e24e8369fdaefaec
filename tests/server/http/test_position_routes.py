"""The position as text: each viewer gets their own view and no more."""

from __future__ import annotations

import vigneron
from tests.server.harness import Town
from vigneron.core.snapshot import SEEN, read


async def test_everybody_copies_what_they_see(town: Town) -> None:
    anna, bert, carl = town.person(), town.person(), town.person()
    table = await anna.open("burgundy_dice", seats="2", name="Anna")
    await bert.post("/join", code=town.live(table).record.code, name="Bert")
    await anna.post(f"/t/{table}/start", fill="")
    line, welcome = await anna.watch(table)
    act = welcome["offers"][0]["act"]
    told = await line.ask("act", v=welcome["v"], d=0, act=act)
    assert told["t"] != "refused", told
    position = town.live(table).position
    assert position is not None
    texts = {}
    for person, seat in ((anna, 0), (bert, 1), (carl, None)):
        answer = await person.http.get(f"/t/{table}/position")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["cache-control"] == "no-store"
        found = read(answer.text)
        assert answer.text.startswith(f"{SEEN}:")
        assert found.viewer == seat
        rules = position.rules
        seen = rules.observe(position.own(seat), seat)
        assert found.plain == position.game.shown(rules, seen)
        texts[seat] = found.plain
    assert texts[0]["sides"][0] != texts[1]["sides"][0]  # Anna sees her own choice, Bert does not
    assert texts[1]["sides"] == texts[None]["sides"]
    asked = (await bert.http.get(f"/t/{table}/position?as=0")).text
    assert read(asked).viewer == 1


async def test_on_a_shared_device_each_seat_is_told_by_its_number(town: Town) -> None:
    anna = town.person()
    table = await anna.open("burgundy_dice", seats="2", name="Anna")
    await anna.post(f"/t/{table}/beside", name="Bea")
    await anna.post(f"/t/{table}/start", fill="")
    for wanted, viewer in (("0", 0), ("1", 1), ("", None), ("7", None), ("x", None)):
        text = (await anna.http.get(f"/t/{table}/position?as={wanted}")).text
        assert vigneron.position(text).viewer == viewer


async def test_there_is_no_position_before_the_game(town: Town) -> None:
    anna = town.person()
    table = await anna.open("burgundy_dice", seats="2", name="Anna")
    assert (await anna.http.get(f"/t/{table}/position")).status_code == 404
    assert (await anna.http.get("/t/nothing/position")).status_code == 404
