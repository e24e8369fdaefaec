"""The score of a finished game over time: it adds up, ends with the result, and comes after the end."""

from __future__ import annotations

from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Town
from vigneron.core.registry import games


async def test_scores_over_time_are_told_when_the_game_is_over(town: Town) -> None:
    for key in games():
        people = [town.person(), town.person("fr")]
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
        for part in over["parts"]:  # the lines of the final score, with the same values
            last = next(one["values"] for one in told["parts"] if one["label"] == part["label"])
            assert [values[-1] for values in last] == [value or 0 for value in part["values"]]
