"""The match of the front door: bots in one's own loop, journals, refusals in words, pictures."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import vigneron
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.journal import write

KEYS = vigneron.keys()


def start(key: str = KEYS[0], seed: int | str = 3) -> vigneron.Match[object]:
    return vigneron.start(key, seats=2, seed=seed)


def test_bots_play_the_first_game_of_a_series() -> None:
    """The same draws, random streams and tastes as `vigneron match`, in one call and act by act."""
    for key in KEYS:
        bots = ("apprentice", "random")
        series = play(Series(key, bots, 3, {}), 0, vigneron.game(key))
        match, other = start(key), start(key)
        assert match.play(*bots) == series.result
        while other.to_act:
            other.bot(bots[other.to_act[0]])
        assert [ply.act for ply in other.journal.plies()] == [ply.act for ply in series.journal.plies()]


def test_copies_go_on_alike_and_apart() -> None:
    match = start()
    match.random()
    match.bot("greedy")
    for other in (match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        ahead = match.copy()
        assert [other.random() for _ in range(5)] == [ahead.random() for _ in range(5)]
        assert match.ply == 2


def test_texts_and_numbers_say_the_same() -> None:
    match, other = start(), start()
    for _ in range(10):
        seat = match.to_act[0]
        legal, offers = match.legal(seat), match.offers(seat)
        assert [match.game.actions.text[action] for action in legal] == offers
        assert match.position.legal(seat) == legal
        assert match.step(seat, legal[-1]) == other.act(seat, offers[-1])
    assert write(match.journal) == write(other.journal)
    for number in (-1, len(match.game.actions)):
        with pytest.raises(vigneron.IllegalAction):
            match.step(match.to_act[0], number)


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    match = start(seed="any words-7")
    for _ in range(6):
        match.random()
    match.save(tmp_path / "half.jsonl")
    other = vigneron.load(tmp_path / "half.jsonl")
    assert vigneron.load(write(match.journal), seed="any words-7").text() == other.text()
    assert match.play("greedy") == other.play("greedy")
    match.save(tmp_path / "whole.jsonl")
    assert vigneron.load(str(tmp_path / "whole.jsonl")).result == match.result
    with pytest.raises(ValueError, match="another secret"):
        vigneron.load(tmp_path / "half.jsonl", seed="other")
    (tmp_path / "half.jsonl").write_bytes((tmp_path / "half.jsonl").read_bytes()[:-9])  # the machine crashed
    assert vigneron.load(tmp_path / "half.jsonl").ply == 5


def test_a_journal_whose_draws_are_unknown_can_be_looked_at() -> None:
    match = start()
    match.random()
    header = replace(match.journal.header, commitment="")  # as that of a game with real dice
    other = vigneron.load(write(replace(match.journal, header=header)))
    assert other.text() == match.text()
    before = write(other.journal)
    with pytest.raises(ValueError, match="without its seed"):
        other.random()
    assert write(other.journal) == before


def test_bad_arguments_get_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    for call in (
        lambda: match.play("greedy", "greedy", "greedy"),
        lambda: match.play(),
        lambda: match.random(7),
        lambda: match.offers(7),
        lambda: match.legal(-1),
        lambda: match.act(7, "castle:9"),
        lambda: match.step(-1, 0),
        lambda: match.refusal(7, "castle:9"),
        lambda: match.picture(7),
        lambda: match.picture(lang="es"),
        lambda: match.picture(theme="blue"),
        lambda: vigneron.picture("e4"),
        lambda: vigneron.tournament(KEYS[0], ["random"], games=0),
    ):
        with pytest.raises(ValueError, match=r"."):
            call()
    with pytest.raises(vigneron.BadSetup):
        vigneron.tournament(KEYS[0], [])
    with pytest.raises(vigneron.BadSetup, match=r"^This game is for \d to \d players, not 9\.$"):
        vigneron.start(KEYS[0], seats=9)
    with pytest.raises(vigneron.BadSetup, match=r"^This game is for \d to \d players, not '2'\.$"):
        vigneron.start(KEYS[0], seats="2")  # type: ignore[arg-type]
    for text in (match.text(), match.position.seen(0).text()):
        with pytest.raises(vigneron.BadJournal, match=r"a position, not a journal: vigneron\.position"):
            vigneron.load(text)
    with pytest.raises(vigneron.UnknownBot):
        match.bot("gredy")
    monkeypatch.setattr("vigneron.bots.arena.tournament.run", None)  # names are read before processes start
    with pytest.raises(vigneron.UnknownBot, match="gredy"):
        vigneron.tournament(KEYS[0], ["gredy", "random"])
    with pytest.raises(OSError, match="nothing"):
        vigneron.load(tmp_path / "nothing")
    with pytest.raises(FileNotFoundError) as missing:
        match.save(tmp_path / "no folder" / "mine.jsonl")
    assert missing.value.filename == str(tmp_path / "no folder")
    with pytest.raises(OSError, match="nothing"):
        vigneron.review(str(tmp_path / "nothing"))
    assert match.ply == 0
    match.play("random")
    with pytest.raises(ValueError, match="over"):
        match.random()


@pytest.mark.parametrize("key", KEYS)
def test_pictures_and_refusals_speak_three_languages(key: str) -> None:
    match = start(key)
    said, drawn = set(), set()
    for lang in ("en", "fr", "de"):
        said.add(match.why_refused(match.to_act[0], "fly", lang))
        drawn.add(match.picture(0, lang=lang))
    assert len(said) == len(drawn) == 3
    assert "" not in said
    seat = match.to_act[0]
    assert not match.why_refused(seat, match.offers(seat)[0])
    assert vigneron.picture(match.position) == vigneron.picture(match.text()), "a position has no names"
    covered = match.position.seen(0)
    assert vigneron.picture(covered, 0) == vigneron.picture(covered.text(), 0)
