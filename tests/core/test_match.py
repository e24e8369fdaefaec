"""A game in memory: seeded, refused in words, recorded, taken back."""

from __future__ import annotations

import copy
import hashlib
import pickle
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import vigneron
from vigneron.bots import UnknownBot, make_bot
from vigneron.core.contract import BadSetup, IllegalAction
from vigneron.core.journal import read, replay, write
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import UnknownGame, editions
from vigneron.games import _three_rows
from vigneron.games._three_rows.rules.state import State
from vigneron.i18n.speaker import Speaker
from vigneron.match import Match as ShownMatch

GAME = _three_rows.GAME


def start(seats: int = 1, seed: int = 4, *, digests: bool = True) -> Match[State]:
    return Match(GAME, seats, secret=seed_secret(seed), table="t", digests=digests)


def test_the_secret_of_a_seeded_game() -> None:
    """As docs/records.md says it."""
    assert seed_secret(1, 7) == hashlib.sha256(b"vigneron-seed|1|7").digest()
    assert seed_secret("1") == seed_secret(1, 0)


def test_an_illegal_act_changes_nothing() -> None:
    match = start(2)
    before = match.rules.dump(match.state)
    refusal = match.refusal(1, "pass")
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    with pytest.raises(IllegalAction) as illegal:
        match.act(1, "pass")
    assert illegal.value.refusal == refusal
    with pytest.raises(IllegalAction) as unknown:
        match.act(0, "fly:1")
    assert unknown.value.refusal.code == "unknown_act"
    assert unknown.value.refusal == match.refusal(0, "fly:1")
    assert (match.rules.dump(match.state), match.ply, len(match.journal.rows)) == (before, 0, 1)


def test_a_setup_that_cannot_be() -> None:
    with pytest.raises(BadSetup) as bad:
        start(9)
    assert bad.value.refusal.code == "bad_seats"


def test_the_closing_row_comes_with_the_last_act() -> None:
    match = start()
    while match.to_act:
        assert match.journal.closing is None
        match.act(0, "pass")
    assert match.journal.closing is not None
    assert match.journal.closing.secret == seed_secret(4).hex()
    with pytest.raises(ValueError, match="taken back"):
        match.undo()


def test_undo_goes_back_act_by_act() -> None:
    match = start()
    dumps = [match.rules.dump(match.state)]
    for _ in range(3):
        match.act(0, "pass")
        dumps.append(match.rules.dump(match.state))
    for left in (2, 1, 0):
        match.undo()
        assert match.ply == left
        assert match.rules.dump(match.state) == dumps[left]
    with pytest.raises(ValueError, match="taken back"):
        match.undo()
    match.act(0, "pass")
    assert match.rules.dump(match.state) == dumps[1], "the same ply draws the same die"
    assert len(replay(GAME, match.journal).states) == 2


def test_without_digests_nothing_is_taken_back() -> None:
    match = start(digests=False)
    match.act(0, "pass")
    with pytest.raises(ValueError, match="taken back"):
        match.undo()


def test_data_of_ones_own_travel_in_the_header() -> None:
    data = GAME.data()
    assert start().journal.header.override is None
    data["box"]["length"]["short"] = 2
    match = Match(GAME, 1, secret=b"s", data=data)
    assert match.journal.header.override == data
    match.act(0, "pass")
    match.act(0, "pass")
    assert match.to_act == ()


@pytest.mark.parametrize("key", vigneron.keys())
def test_a_table_in_a_notebook_is_a_picture(key: str) -> None:
    match = vigneron.start(key, seats=vigneron.game(key).seats[0], seed=1)
    assert match._repr_svg_().startswith("<svg")


def test_the_keys_can_be_listed_again_after_a_game_was_loaded() -> None:
    for key in vigneron.keys():
        assert vigneron.game(key).key == key
    assert vigneron.keys() == sorted(vigneron.keys())


IMPORTS = """
import vigneron
import vigneron.games.KEY as whole
import vigneron.games.KEY.rules.state as state
from vigneron.games.KEY import GAME
from vigneron import games
from vigneron.games import KEY as same
assert whole is same is vigneron.games.KEY
assert vigneron.games.KEY.rules.state is state
assert GAME is vigneron.game("KEY")
assert games is vigneron.games and "KEY" in vigneron.keys()
"""


@pytest.mark.parametrize("first", ["", "import vigneron.games\n", "import vigneron.games.KEY.rules as x\n"])
def test_modules_of_a_game_are_imported_by_name(first: str) -> None:
    """In every way that Python has, whatever is imported first."""
    for key in vigneron.keys():
        program = (first + IMPORTS).replace("KEY", key)
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        vigneron.game("chess")


def test_what_is_near_is_named() -> None:
    with pytest.raises(KeyError) as near:
        vigneron.start("burgundy", seats=2)
    assert str(near.value) == "no game 'burgundy'; did you mean 'burgundy_dice'?"
    for wrong, right in (("Grand-Cru", "grand_cru"), ("grandcrus", "grand_cru"), ("domp", "dom_pierre")):
        with pytest.raises(UnknownGame) as unknown:
            vigneron.game(wrong)
        assert right in unknown.value.near
    with pytest.raises(UnknownGame, match=f"there are: {', '.join(vigneron.keys())}"):
        vigneron.game("zzz")
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        make_bot("gredy@200", GAME)


def copies(match: Match[State]) -> list[Match[State]]:
    return [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_copy_goes_its_own_way(seats: int) -> None:
    """What is done in the copy is not done in the original; the same act draws the same."""
    match = start(seats)
    match.act(match.to_act[0], "pass")
    for other in copies(match):
        before = write(match.journal), match.rules.dump(match.state), match.ply
        assert (write(other.journal), other.rules.dump(other.state), other.ply) == before
        while other.to_act:
            other.act(other.to_act[0], "pass")
        assert (write(match.journal), match.rules.dump(match.state), match.ply) == before
        assert match.journal.closing is None
        assert replay(GAME, other.journal).states
        other = copies(match)[0]
        other.undo()
        assert match.ply == 1
    same = copies(match)
    for one in [match, *same]:
        one.act(one.to_act[0], one.offers(one.to_act[0])[0])
    assert len({write(one.journal) for one in [match, *same]}) == 1, "and the same act draws the same"


@pytest.mark.parametrize("name", editions())
def test_a_match_of_every_game_can_be_copied(name: str) -> None:
    """Whatever its rules are made of, compiled or not, in every edition; a notebook's match stays one."""
    game = vigneron.game(name)
    match = ShownMatch(game, game.seats[0], secret=seed_secret(3), digests=False)
    kept: Any = match
    kept.note = {"mine": [1]}
    for _ in range(20):
        seat = match.to_act[0]
        match.act(seat, match.offers(seat)[-1])
    for other in (copy.copy(kept), copy.deepcopy(kept), pickle.loads(pickle.dumps(kept))):
        assert type(other) is ShownMatch
        assert other.game is match.game
        assert other.offers(other.to_act[0]) == match.offers(match.to_act[0])
        other.act(other.to_act[0], other.offers(other.to_act[0])[0])
        assert match.ply == 20
        assert vars(other)["note"] == {"mine": [1]}
    assert copy.copy(kept).note is kept.note
    assert copy.deepcopy(kept).note is not kept.note


def test_data_of_ones_own_go_with_a_copy() -> None:
    data = GAME.data()
    data["box"]["length"]["short"] = 2
    match = Match(GAME, 1, secret=b"s", data=data)
    for other in copies(match):
        other.act(0, "pass")
        other.act(0, "pass")
        assert other.to_act == ()


def test_a_match_goes_on_from_its_journal() -> None:
    whole, broken_off = start(2), start(2)
    for _ in range(3):
        whole.act(whole.to_act[0], "pass")
        broken_off.act(broken_off.to_act[0], "pass")
    kept = read(write(broken_off.journal))
    match = Match.resumed(GAME, kept, secret=seed_secret(4))
    while whole.to_act:
        assert match.to_act == whole.to_act
        whole.act(whole.to_act[0], "pass")
        match.act(match.to_act[0], "pass")
    assert write(match.journal) == write(whole.journal)
    assert len(kept.rows) == 4, "the journal it came from is left as it was"
    with pytest.raises(ValueError, match="another secret"):
        Match.resumed(GAME, kept, secret=b"another")


@pytest.mark.parametrize(
    ("low", "high", "lang", "said"),
    [
        (2, 2, "en", "This game is for 2 players, not 9."),
        (1, 1, "en", "This game is for 1 player, not 9."),
        (2, 4, "en", "This game is for 2 to 4 players, not 9."),
        (2, 2, "fr", "Ce jeu se joue à 2, pas à 9."),
        (2, 4, "fr", "Ce jeu se joue de 2 à 4, pas à 9."),
        (2, 2, "de", "Dieses Spiel ist für 2 Personen, nicht für 9."),
    ],
)
def test_how_many_may_play_is_said_plainly(low: int, high: int, lang: str, said: str) -> None:
    with pytest.raises(BadSetup) as bad:
        replace(GAME, seats=range(low, high + 1)).setup(9)
    assert Speaker(lang, None).refusal(bad.value.refusal) == said


def test_after_the_end_no_further_round_has_begun() -> None:
    match = Match(GAME, 2, secret=b"s")
    seen = set[int]()
    while match.to_act:
        assert match.rounds == GAME.round_of(match.state)
        seen.add(match.rounds)
        match.act(match.to_act[0], "pass")
    assert match.rounds == max(seen) == 8
    for again in (
        copy.copy(match),
        pickle.loads(pickle.dumps(match)),
        Match.resumed(GAME, match.journal, secret=b"s"),
    ):
        assert again.rounds == 8
