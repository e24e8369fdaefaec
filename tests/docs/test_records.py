"""docs/records.md is complete and true: its vectors are derived anew from its own words."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from typing import Any

import pytest

from tests.docs.collect import ASKED, PAGE, SECRETS, collected
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.journal import Closing, Header, Ply, write
from vigneron.core.registry import game, games
from vigneron.testing.drafts import lacks

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_made_parts_are_up_to_date() -> None:
    """If not: `python -m tests.docs.collect`, and read the difference."""
    assert collected(TEXT) == TEXT


def draw(secret: bytes, table: str, ply: int, number: int, words: list[str], weights: list[int]) -> int:
    """The algorithm as another program would write it from the page."""
    total = sum(weights)
    count = 0
    while True:
        message = f"vigneron-draw-1|{table}|{ply}|{number}|{count}|{','.join(words)}"
        x = int(hmac.new(secret, message.encode("utf-8"), hashlib.sha256).hexdigest(), 16)
        if x < 2**256 // total * total:
            break
        count += 1
    ticket = x % total
    return next(i for i in range(len(weights)) if sum(weights[: i + 1]) > ticket)


ROW = re.compile(r"^\| (first|second) \| `(.*?)` \| (\d+) \| (.*?) \| ([\d ]+) \|$", re.MULTILINE)


def test_the_vectors_follow_from_the_algorithm() -> None:
    rows = ROW.findall(TEXT)
    assert len(rows) == 24
    for which, table, ply, words, outcomes in rows:
        secret = SECRETS[which == "second"]
        given = [] if words == "–" else words.split(", ")
        derived = [draw(secret, table, int(ply), d, given, weights) for d, weights in enumerate(ASKED)]
        assert " ".join(map(str, derived)) == outcomes
    assert hashlib.sha256(SECRETS[0]).hexdigest() in TEXT
    assert hashlib.sha256(b"vigneron-seed|1|0").hexdigest() in TEXT
    example = json.dumps({"b": [1, 2], "a": "é"}, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.blake2b(example.encode(), digest_size=8).hexdigest() in TEXT


@pytest.mark.parametrize("fields", [Header, Ply, Closing], ids=lambda kind: kind.__name__)
def test_every_field_is_described(fields: Any) -> None:
    for name in fields.__slots__:
        assert re.search(rf"^\| `{name}` \|", TEXT, re.MULTILINE), name


def section(key: str) -> str:
    """Return a game's part of the page; a draft may have none yet."""
    if why := lacks(game(key), "records.md"):
        pytest.skip(why)
    own = (game(key).folder / "records.md").read_text(encoding="utf-8").strip()
    assert own in TEXT
    return own


@pytest.mark.parametrize("key", games())
def test_every_verb_of_every_game_is_described(key: str) -> None:
    """Each verb of the action table stands in its game's part as a move text of its own."""
    part = section(key)
    texts = game(key).actions.text
    bare = {text for text in texts if ":" not in text}
    described = [f"`{verb}`" for verb in sorted(bare)]
    described += [f"`{verb}:" for verb in sorted({text.split(":")[0] for text in texts} - bare)]
    missing = [text for text in described if text not in part]
    assert missing == []


@pytest.mark.parametrize("key", games())
def test_a_games_journal_has_no_other_fields(key: str) -> None:
    """What is written is what the page describes, line by line; and its draws follow from the secret."""
    found = game(key)
    seats = 2 if 2 in found.seats else found.seats[0]
    journal = play(Series(key, ("random",) * seats, 1, {}), 0, found).journal
    lines = [json.loads(line) for line in write(journal).splitlines()]
    assert set(lines[0]) == {"format", *Header.__slots__} - {"override"}
    assert all(set(line) == set(Ply.__slots__) for line in lines[1:-1])
    assert lines[-1]["table"] == "close"
    assert set(lines[-1]["data"]) == set(Closing.__slots__)


@pytest.mark.parametrize("key", games())
def test_digests_of_component_data_can_be_made_again(key: str) -> None:
    """What digests leave out is listed, and so are the first ones, which nobody can make again."""
    own = game(key)
    page = " ".join(TEXT.split())
    for name in own.notes:
        assert f"`{name}`" in page, name
    for edition in own.editions:
        written = " and ".join(f"`{digest}`" for digest in sorted(edition.digests))
        assert f"{key} {written}" in page or not written
