"""A position as one line of text: short, whole, checked when read, and for one seat no more than it sees."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import vigneron
from vigneron.core.chance import Xorshift
from vigneron.core.contract import BadSetup, Setup
from vigneron.core.game import Game, json_digest
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import editions
from vigneron.core.snapshot import MOST_SIGNS, SEEN, WHOLE, BadPosition, Snapshot, _packed, read
from vigneron.testing.walk import random_line

EDITIONS = editions()


def every_setup(game: Game[Any, Any]) -> Iterator[Setup]:
    """Yield a set-up for every number of seats and, at the fullest table, for every value of every option."""
    for seats in game.seats:
        wanted = [dict[str, str]()]
        if seats == game.seats[-1]:
            wanted += [{option.key: value} for option in game.options for value in option.values]
        found: list[Setup] = []
        for options in wanted:
            try:
                setup = game.setup(seats, options)
            except BadSetup:
                continue
            if setup not in found:
                found.append(setup)
                yield setup


def played(name: str, plies: int = 20, seed: int = 1) -> Match[Any]:
    game = vigneron.game(name)
    match = Match(game, game.seats[-1], secret=seed_secret(seed))
    stream = Xorshift(seed)
    while match.ply < plies and match.to_act:
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.act(seat, offers[stream.below(len(offers))])
    return match


@pytest.mark.parametrize("name", EDITIONS)
def test_no_position_is_longer_than_two_thousand_characters(name: str) -> None:
    """Random games of every number of seats and every option, whole and as everybody sees them."""
    game, longest, count = vigneron.game(name), 0, 0
    for seed, setup in enumerate(every_setup(game)):
        for line in random_line(game, setup, seed):
            if len(line.acts) % 17 and line.rules.to_act(line.state):
                continue
            data = game.digest(game.data())
            whole = Snapshot(game, setup, line.rules, line.state, data, len(line.acts))
            texts = [whole.text(), *(whole.seen(viewer).text() for viewer in (None, 0))]
            longest = max(longest, *map(len, texts))
            if count % 7 == 0:
                assert [read(text).text() for text in texts] == texts
            count += 1
    assert longest <= MOST_SIGNS
    assert (count > 50 and longest > 200) or game.draft


@pytest.mark.parametrize("name", EDITIONS)
def test_a_text_is_read_as_the_position_that_was_written(name: str) -> None:
    match = played(name)
    found = vigneron.position(match.text())
    assert (found.game, found.setup, found.ply) == (match.game, match.setup, match.ply)
    assert found.rules.dump(found.state) == match.rules.dump(match.state)
    assert found.to_act == match.to_act
    assert [found.offers(seat) for seat in found.to_act] == [match.offers(seat) for seat in match.to_act]
    assert found.result == match.result
    assert found == match.position
    assert hash(found) == hash(match.position)
    assert found != played(name, 21).position
    broken = "\n ".join(match.text()[at : at + 70] for at in range(0, len(match.text()), 70))
    assert vigneron.position(f"  {broken}\n") == found


@pytest.mark.parametrize("name", EDITIONS)
def test_what_a_seat_sees_is_a_function_of_its_view(name: str) -> None:
    """Two worlds that look the same to a viewer give the same text, with another prefix than whole ones."""
    for plies in (0, 1, 3, 20):
        match = played(name, plies)
        for viewer in (*range(match.setup.seats), None):
            text = match.position.seen(viewer).text()
            assert text.startswith(f"{SEEN}:")
            world = match.rules.imagine(match.seen(viewer), Xorshift(plies))
            other = Snapshot(
                match.game, match.setup, match.rules, world, match.journal.header.data, plies + 7
            )
            assert other.seen(viewer).text() == text
            found = read(text)
            assert (found.viewer, found.covered, found.ply) == (viewer, True, None)
            assert found.plain == match.game.shown(match.rules, match.seen(viewer))
            assert found.seen(viewer) is found
            with pytest.raises(ValueError, match="nothing for another"):
                found.seen(0 if viewer is None else None)


def test_a_view_that_holds_more_than_its_viewer_may_see_is_refused() -> None:
    """Grand Cru covers money (GC-7): a text that calls itself seen and holds it is none."""
    match = played("grand_cru")
    fields = match.position.seen(0).text().split(":")
    whole = match.text().split(":")
    with pytest.raises(BadPosition) as bad:
        read(":".join([*fields[:6], *whole[6:]]))
    assert bad.value.code == "impossible"


def changed(text: str, at: int, field: str) -> str:
    fields = text.split(":")
    fields[at] = field
    return ":".join(fields)


def with_body(text: str, plain: Any) -> str:
    return changed(changed(text, 6, json_digest(plain)), 7, _packed(plain))


def test_every_fault_of_a_text_is_named() -> None:
    text = played("burgundy_dice").text()
    body = text.rpartition(":")[2]
    middle = "A" if body[len(body) // 2] != "A" else "B"
    wrong = {
        "": "format",
        "rnbqkbnr/8 w": "format",
        text.replace(WHOLE, "vigneron2"): "format",
        text + "A" * MOST_SIGNS: "long",
        text.rpartition(":")[0]: "fields",
        changed(text, 1, "chess"): "no_game",
        changed(text, 2, "9"): "edition",
        changed(text, 3, "0123456789abcdef"): "data",
        changed(text, 4, "9,sheet=A,variant=standard"): "setup",
        changed(text, 4, "many"): "setup",
        changed(text, 4, "²"): "setup",
        changed(text, 4, "5,sheet=A"): "setup",
        changed(text, 4, "5,sheet=Q,variant=standard"): "setup",
        changed(text, 4, "4,sheet=A,variant=standard"): "impossible",
        changed(text, 5, "soon"): "number",
        changed(text, 6, "0" * 16): "damaged",
        changed(text, 7, body[:-9]): "damaged",
        changed(text, 7, body[: len(body) // 2] + middle + body[len(body) // 2 + 1 :]): "damaged",
        changed(text, 7, "é" + body[1:]): "damaged",
        changed(played("burgundy_dice").position.seen(0).text(), 5, "9"): "seat",
    }
    for given, code in wrong.items():
        with pytest.raises(BadPosition) as bad:
            vigneron.position(given)
        assert bad.value.code == code, given[:80]
        again = pickle.loads(pickle.dumps(bad.value))
        assert (again.code, again.why, again.data) == (code, bad.value.why, bad.value.data)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_position_that_never_was_is_refused_or_can_be_played_on(name: str) -> None:
    """Numbers of a dump are changed at random, its digest made anew: nothing but BadPosition comes of it."""
    match = played(name)
    stream, refused = Xorshift(5), 0
    for _ in range(120):
        plain = match.rules.dump(match.state)
        _spoil(plain, stream)
        text = with_body(match.text(), plain)
        try:
            found = read(text)
        except BadPosition as bad:
            refused += bad.code == "impossible"
            continue
        for seat in found.to_act:
            assert found.offers(seat)
    assert refused > 10 or match.game.draft
    for plain in (None, [], {}, 7, "x", {"sides": 3}, {"houses": None}):
        with pytest.raises(BadPosition):
            read(with_body(match.text(), plain))


def _spoil(value: Any, stream: Xorshift) -> None:
    """Change one number somewhere in a dump in place."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = keys[stream.below(len(keys))]
        if isinstance(value[key], dict | list):
            value = value[key]
        else:
            value[key] = (-7, -1, 0, 1, 2, 5, 31, 99, 300, 1 << 40)[stream.below(10)]
            return


def test_other_component_data_are_asked_for() -> None:
    game = vigneron.game("burgundy_dice")
    data = game.data()
    data["scoring"]["goods"]["points"] += 1
    match = Match(game, 2, secret=seed_secret(1), data=data)
    with pytest.raises(BadPosition) as bad:
        read(match.text())
    assert bad.value.code == "data"
    assert read(match.text(), data) == match.position


@pytest.mark.parametrize("name", EDITIONS)
def test_a_match_and_a_position_print_themselves(name: str) -> None:
    match = played(name)
    game = match.game
    for printed in (match, match.position, match.position.seen(None)):
        told = repr(printed)
        assert len(told) <= 200
        assert "\n" not in told
        for text in (told, str(printed)):
            assert f"{game.name}, {match.setup.seats} seats" in text
            assert all(f"{key}={value}" in text for key, value in match.setup.options.items())
            assert f"seat {printed.to_act[0]} to act" in text or "seats " in text
            assert f"{', '.join(map(str, printed.to_act))} to act" in text
    for text in (repr(match), str(match), repr(match.position)):
        assert f"ply {match.ply}" in text
        assert f"scores {', '.join(map(str, match.result.scores))}" in text
    assert "scores" not in repr(match.position.seen(0))
    assert "seen by seat 0" in repr(match.position.seen(0))
    assert max(map(len, str(match).splitlines())) <= 200
    assert len(str(match).splitlines()) > 3


def test_a_match_that_is_over_says_how_it_ended() -> None:
    match = played("burgundy_dice", 1000)
    assert not match.to_act
    assert f"over ({match.result.ending})" in repr(match)
    assert vigneron.position(match.text()).result == match.result
