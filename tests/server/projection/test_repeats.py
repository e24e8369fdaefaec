"""Parts that have not changed since the last message are not made again."""

from __future__ import annotations

from tests.server.harness import as_json
from vigneron.core.registry import game, games
from vigneron.core.scene import Text
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection.repeats import Repeats
from vigneron.server.projection.scene_diff import heads, overlay_part
from vigneron.testing.walk import random_line


def test_an_equal_part_is_said_once_and_another_one_anew() -> None:
    made: list[Text] = []

    def say(text: Text, speaker: Speaker) -> str:
        made.append(text)
        return speaker.text(text)

    repeats = Repeats(Speaker("en", None))
    told = [repeats.told("note", Text(text), say) for text in ("=a", "=a", "=b", "=a")]
    assert [as_json(one) for one in told] == ["a", "a", "b", "a"]
    assert made == [Text("=a"), Text("=b"), Text("=a")]
    assert as_json(repeats.told("label", Text("=c"), say)) == "c"
    assert as_json(repeats.told("note", Text("=a"), say)) == "a"


def test_what_is_repeated_is_what_would_be_said_anew_in_every_game() -> None:
    for key in games():
        found = game(key)
        speaker = Speaker("de", found, ["Ada", "Bea", "Cleo", "Dora", "Eve"])
        seats: dict[int, Repeats] = {}
        for line in random_line(found, found.setup(found.seats[0], {}), 5):
            scene = found.picture().scene(line.rules, line.rules.observe(line.state, None))
            kept = seats.setdefault(-1, Repeats(speaker))
            assert as_json(heads(scene, kept)) == as_json(heads(scene, Repeats(speaker)))
            for seat in range(found.seats[0]):
                overlay = found.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
                kept = seats.setdefault(seat, Repeats(speaker))
                assert as_json(overlay_part(overlay, kept)) == as_json(
                    overlay_part(overlay, Repeats(speaker))
                )
