"""Who leads, and by how much: any game's result says it, and what is hidden is never counted as known."""

from __future__ import annotations

from typing import Any

import pytest

from vigneron.core.contract import Part, Result
from vigneron.core.match import Match, seed_secret
from vigneron.core.race import race
from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.native.prng import Xorshift

NAMES = ("Ada", "Bea", "Cyd")
PLIES = 120


def result(scores: tuple[int, ...], places: tuple[int, ...], ending: str = "") -> Result:
    parts = tuple((Part("all", score),) for score in scores)
    return Result(scores, places, (), parts, ending)


def said(found: Any) -> tuple[str, list[str]]:
    """Return the sentence and the gaps in English."""
    voice = Speaker("en", None, NAMES)
    return voice.text(found.say), [voice.text(place.gap) for place in found.places]


def test_the_leader_is_first_by_the_rules_and_gaps_are_in_points() -> None:
    found = race(result((12, 15, 9), (2, 1, 3)))
    assert said(found) == ("Bea leads by 3 points.", ["3 behind", "ahead by 3", "6 behind"])
    assert [place.leads for place in found.places] == [False, True, False]
    assert found.sure
    fewest = race(result((12, 15, 9), (2, 3, 1)))  # of a game in which the fewest points win
    assert said(fewest) == ("Cyd leads by 3 points.", ["3 behind", "6 behind", "ahead by 3"])


def test_equal_points_are_level_whatever_breaks_the_tie() -> None:
    assert said(race(result((5, 5, 5), (1, 1, 1)))) == ("All are level.", ["tied"] * 3)
    assert said(race(result((0, 0, 0), (2, 1, 3)))) == ("All are level.", ["tied"] * 3)
    assert said(race(result((5, 5, 2), (1, 1, 3))))[0] == "2 players share the lead."
    assert said(race(result((5, 5, 2), (2, 1, 3)))) == (
        "Bea leads, level on points.",
        ["tied", "tied", "3 behind"],
    )


def test_alone_and_after_the_end_there_is_no_race() -> None:
    assert race(result((5,), (1,))) == race(result((5, 4), (1, 2), "clock"))
    assert race(result((5,), (1,))).places == ()


@pytest.mark.parametrize(
    ("least", "sure", "gaps"),
    [
        ({1}, True, ["3 or more behind", "ahead by 3 or more", "6 or more behind"]),
        ({0, 2}, False, ["3 behind at most", "not known who leads", "6 behind at most"]),
        ({0, 1, 2}, False, ["3 behind", "ahead by 3", "6 behind"]),
    ],
)
def test_what_is_hidden_makes_a_gap_a_bound(least: set[int], sure: bool, gaps: list[str]) -> None:
    found = race(result((12, 15, 9), (2, 1, 3)), least)
    assert (found.sure, said(found)[1]) == (sure, gaps)


@pytest.mark.parametrize("key", games())
def test_every_game_says_who_leads_and_knows_only_what_the_viewer_knows(key: str) -> None:
    """A score that is exact is the true one; a lower bound is none that is too high; all can be said."""
    found = game(key)
    match, chance = Match(found, 2, secret=seed_secret(3), names=NAMES, digests=False), Xorshift(3)
    leaders, covered = set[int](), False
    while match.to_act and match.ply < PLIES:
        covered |= len(match.to_act) > 1  # what is chosen at once counts when it is revealed
        if match.ply % 11 == 0:
            true = match.rules.result(match.state).scores
            scene = found.picture().scene(match.rules, match.seen(None))
            for viewer in (0, 1, None):
                seen = match.seen(viewer)
                least = {line.seat for line in scene.standings if line.least} - {viewer}
                known = match.rules.result(seen.state)
                for seat, score in enumerate(known.scores):
                    assert score == true[seat] or (score < true[seat] and (covered or seat in least))
                now = race(known, least)
                leaders |= {place.seat for place in now.places if place.leads}
                for lang in LANGUAGES:
                    voice = Speaker(lang, found, NAMES)
                    assert now.say is not None
                    assert voice.text(now.say)
                    assert all(voice.text(place.gap) for place in now.places)
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.act(seat, offers[chance.draw([1] * len(offers), "")])
    assert leaders


@pytest.mark.parametrize("key", [key for key in games() if not game(key).draft])
def test_the_way_to_the_end_is_told_and_never_runs_out_before_it(key: str) -> None:
    """Of the steps to the end never more are done than there are, and before the last act it is near."""
    found = game(key)
    match, chance = (
        Match(found, found.seats[0] if found.seats[0] > 1 else 2, secret=seed_secret(5), digests=False),
        Xorshift(5),
    )
    ending = None
    while match.to_act:
        ending = found.picture().scene(match.rules, match.seen(None)).ending
        if ending is not None:
            assert 0 <= ending.done <= ending.of
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.act(seat, offers[chance.draw([1] * len(offers), "")])
    assert ending is not None
    assert ending.near
    assert found.picture().scene(match.rules, match.seen(None)).ending is None
    assert race(match.rules.result(match.state)).say is None
