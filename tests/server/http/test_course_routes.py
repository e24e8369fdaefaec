"""The score of a finished game over time: it adds up, ends with the result, and comes after the end."""

from __future__ import annotations

from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Town
from tests.server.http.test_verify_routes import bring, finished
from tests.server.live_game.test_position import begun
from vigneron.core.registry import games
from vigneron.server.live_game.history import History
from vigneron.server.projection.score_course import used


async def test_scores_over_time_are_told_when_the_game_is_over(town: Town) -> None:
    for key in games():
        people = [town.person(), town.person()]
        table = await town.table_of(*people, game=key)
        lines = [(await person.watch(table))[0] for person in people]
        assert (await people[0].http.get(f"/t/{table}/course")).status_code == 409
        over = (await play_to_the_end(lines))["over"]
        told = (await people[0].http.get(f"/t/{table}/course")).json()
        count, position = len(told["plies"]), town.live(table).position
        assert position is not None
        assert told["plies"] == sorted(set(told["plies"]))
        assert (told["plies"][0], told["plies"][-1]) == (0, position.ply)
        assert told["rounds"] == sorted(told["rounds"])
        for row in over["rows"]:
            scores = told["scores"][row["seat"]]
            assert len(scores) == len(told["rounds"]) == count
            assert scores[-1] == row["score"]
            for at, score in enumerate(scores):
                assert sum(part["values"][row["seat"]][at] for part in told["parts"]) == score, (key, at)
        assert all(time >= 0 for time in told["used"])
        for part in over["parts"]:  # the lines of the final score, with the same values
            last = next(one["values"] for one in told["parts"] if one["label"] == part["label"])
            assert [values[-1] for values in last] == [value or 0 for value in part["values"]]


def test_time_counts_for_whoever_acted_and_until_the_reveal_for_all_who_chose() -> None:
    position = begun("hedge", 2)
    for seat in (1, 0):
        for text in ("pick:1", "plain"):
            position.cover(seat, position.choose(seat, text))
    position.commit(position.reveal())
    position.commit(position.act(0, "walk"))
    history = History(position)
    assert used(history, 2, [1_000, 6_000, 6_000, 6_000, 6_000, 6_700]) == [5_700, 5_000]
    assert used(history, 2, [None, None, None, None, 6_000, 6_700]) == [700, 0]  # played before an upgrade
    assert used(history, 2, []) is None


async def test_an_imported_game_has_no_times(town: Town) -> None:
    anna, table = await finished(town)
    text, chloe = (await anna.http.get(f"/t/{table}/journal")).text, town.person()
    where = (await bring(chloe, text)).headers["location"]
    told = (await chloe.http.get(f"{where}/course")).json()
    assert told["used"] is None
    assert told["scores"] == (await anna.http.get(f"/t/{table}/course")).json()["scores"]
