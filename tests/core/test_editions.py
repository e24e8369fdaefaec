"""Editions live side by side: what an edition plays by, what journals of it need, and what is missing."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import vigneron
from vigneron.core.game import Edition, Game, NoEdition, json_digest
from vigneron.core.journal import BadJournal, Header, Journal, edition_of, read, replay, setup_of, write
from vigneron.core.match import Match
from vigneron.core.registry import editions, game, games
from vigneron.devtools.golden import rewrite
from vigneron.games._three_rows import GAME

JOURNALS = sorted(Path(__file__).parents[1].glob("games/*/golden/*.jsonl"))


def copied(path: Path) -> Game[Any, Any]:
    """Return a game of three editions in a folder: the second changed the prize of a row."""
    shutil.copytree(GAME.folder, path / "copy")
    first = GAME.editions[0]
    text = (GAME.folder / "data" / "box.toml").read_text(encoding="utf-8")
    for name, prize in (("", 9), ("1", 4)):
        (path / "copy" / "data" / name).mkdir(exist_ok=True)
        lines = [f"full = {prize}" if line.startswith("full") else line for line in text.splitlines()]
        (path / "copy" / "data" / name / "box.toml").write_text("\n".join(lines), encoding="utf-8")
    every = tuple(replace(first, name=name, digests=frozenset()) for name in "123")
    return replace(GAME, folder=path / "copy", editions=every, edition="")


def prizes(own: Game[Any, Any]) -> set[int]:
    return {row["full"] for row in own.data()["box"]["row"]}


def test_an_edition_has_its_own_data(tmp_path: Path) -> None:
    """Files in data/EDITION are those of this edition and of earlier ones; the others are the newest's."""
    own = copied(tmp_path)
    assert own.edition == "3"
    assert [prizes(own.in_edition(edition.name)) for edition in own.editions] == [{4}, {9}, {9}]
    assert own.in_edition("1").packages(own.digest(own.in_edition("1").data()))
    assert not own.packages(own.digest(own.in_edition("1").data()))


def test_a_journal_plays_by_its_edition_and_new_matches_by_the_newest(tmp_path: Path) -> None:
    own = copied(tmp_path)
    for edition in own.editions:
        match = Match(own.in_edition(edition.name), 2, secret=b"s" * 32)
        while match.to_act:
            match.act(match.to_act[0], match.offers(match.to_act[0])[-1])
        fold = replay(own, read(write(match.journal)))
        assert fold.game is own.in_edition(edition.name)
        assert fold.rules.result(fold.states[-1]) == match.result
    assert Match(own, 2, secret=b"s").journal.header.edition == "3"


def test_a_digest_with_sources_is_accepted_for_ever(tmp_path: Path) -> None:
    """The first journals hold digests over sources too, of packaged data and of overriding ones."""
    own = copied(tmp_path)
    data = own.in_edition("1").data()
    header = Header(own.key, "1", json_digest(data), "t", 2, GAME.setup(2).options, ("a", "b"))
    with pytest.raises(BadJournal, match="component data"):
        setup_of(own, header)
    setup_of(own, replace(header, override=data))
    known = replace(own.editions[0], digests=frozenset({json_digest(data)}))
    setup_of(replace(own, editions=(known, *own.editions[1:])), header)


def test_an_edition_that_is_not_here_is_named() -> None:
    """One sentence says which edition is needed and which there are."""
    header = Header(GAME.key, "9", "", "t", 2, {}, ("a", "b"))
    with pytest.raises(BadJournal, match=r"edition 9 is needed; there are 1$") as caught:
        edition_of(GAME, header)
    assert caught.value.data == {"needed": "9", "found": "1"}
    with pytest.raises(NoEdition, match="no edition '9', only 1"):
        GAME.in_edition("9")
    for name in games():
        with pytest.raises(NoEdition):
            game(f"{name}@9")


def test_names_of_editions() -> None:
    """`KEY@EDITION` names an edition, the key alone the newest; the same name is the same object."""
    for name in editions():
        assert game(name).name == name
        assert game(game(name).key).in_edition(game(name).edition) is game(name)
    assert {name.partition("@")[0] for name in editions()} == set(games())
    several = [name for name in editions() if "@" in name]
    for name in several:
        assert (
            vigneron.start(name, seats=game(name).seats[0]).journal.header.edition == name.partition("@")[2]
        )


def test_a_game_without_a_number_of_its_own_keeps_its_editions() -> None:
    """A changed copy of a game has editions of its own, not those of its original."""
    other = replace(
        GAME, editions=(Edition("1", GAME.editions[0].build), Edition("2", GAME.editions[0].build))
    )
    changed = replace(other, max_plies=lambda setup: 7, edition="")
    assert changed.edition == "2"
    assert changed.in_edition("1").max_plies(GAME.setup(2)) == 7
    assert other.in_edition("1").max_plies(GAME.setup(2)) != 7


def test_an_edition_may_have_an_insight_of_its_own() -> None:
    """What is fitted to an edition's data judges that edition only; the others have the game's."""
    build = GAME.editions[0].build
    newest = GAME.insight
    assert newest is not None
    own = type(newest)()
    assert own is not newest
    several = (Edition("1", build, insight=own), Edition("2", build), Edition("3", build))
    found = replace(GAME, editions=several, edition="")
    assert [found.in_edition(name).insight for name in "123"] == [own, newest, newest]
    first = found.in_edition("1")
    assert [first.in_edition(name).insight for name in "231"] == [newest, newest, own]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_every_golden_journal_names_an_edition_that_plays(path: Path) -> None:
    """Journals of every edition keep replaying, to the count that they close with."""
    journal: Journal = read(path.read_text(encoding="utf-8"))
    fold = replay(game(journal.header.game), journal)
    assert fold.game.edition == journal.header.edition
    assert journal.closing is not None
    assert list(journal.closing.scores) == list(fold.rules.result(fold.states[-1]).scores)


def test_every_edition_has_a_golden_game() -> None:
    played = {
        (head.game, head.edition) for head in (read(p.read_text(encoding="utf-8")).header for p in JOURNALS)
    }
    assert played == {(game(name).key, game(name).edition) for name in editions()}


def test_golden_games_of_earlier_editions_are_not_rewritten(tmp_path: Path) -> None:
    """Where there are several editions a plan names that of each game; else old journals would be lost."""
    own = copied(tmp_path)
    (tmp_path / "golden").mkdir()
    row = '[[game]]\nname = "{0}"\nseats = 2\nplayers = ["random", "random"]\nseed = "x"\n{1}\n'
    plan, old = tmp_path / "golden" / "plan.toml", tmp_path / "golden" / "old.jsonl"
    plan.write_text(row.format("old", 'edition = "1"'), encoding="utf-8")
    rewrite(own.in_edition("1"), tmp_path)
    before = old.read_bytes()
    plan.write_text(row.format("old", "") + row.format("new", 'edition = "3"'), encoding="utf-8")
    with pytest.raises(ValueError, match="old must name an edition"):
        rewrite(own, tmp_path)
    assert old.read_bytes() == before
    plan.write_text(row.format("old", 'edition = "1"') + row.format("new", 'edition = "3"'), encoding="utf-8")
    assert "golden/new.jsonl" in rewrite(own, tmp_path)
    assert old.read_bytes() == before
