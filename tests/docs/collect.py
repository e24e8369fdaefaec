"""Writes the parts of docs/records.md that are made from code and from the games' folders.

`python -m tests.docs.collect` rewrites the page; a test compares.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

from vigneron.core.chance import Derived, commitment
from vigneron.core.game import json_digest
from vigneron.core.match import seed_secret
from vigneron.core.registry import game, games

PAGE = Path(__file__).parents[2] / "docs" / "records.md"

SECRETS = (bytes(range(32)), seed_secret(1, 0))
TABLES = ("table-1", "château")
WORDS: tuple[tuple[str, ...], ...] = ((), ("violet", "gamay"))
ASKED = ([1, 1, 1, 1, 1, 1], [3, 1], [0, 5, 0, 7], [1], [1] * 1000)


def vectors() -> str:
    """Return the test vectors as Markdown."""
    first = SECRETS[0]
    message = "vigneron-draw-1|table-1|1|0|0|"
    number = hmac.new(first, message.encode(), hashlib.sha256).hexdigest()
    lines = [
        f"Secret `{first.hex()}`: commitment `{commitment(first)}`.",
        f"HMAC over `{message}` with it: `{number}`.",
        "",
        f"Secret of game 0 of the seed 1: `{SECRETS[1].hex()}`.",
        "",
        f'Digest of `{{"b":[1,2],"a":"é"}}` (keys sorted first): `{json_digest({"b": [1, 2], "a": "é"})}`.',
        "",
        "Five draws of each of these plies, with the weights 1 1 1 1 1 1, then 3 1, then 0 5 0 7, then 1,"
        " then a thousand times 1:",
        "",
        "| secret | table | ply | words | outcomes |",
        "|---|---|--:|---|---|",
    ]
    for at, secret in enumerate(SECRETS):
        for table in TABLES:
            for words in WORDS:
                for ply in (0, 1, 27):
                    chance = Derived(secret, table, ply, words)
                    told = " ".join(str(chance.draw(weights, "vector")) for weights in ASKED)
                    name = ("first", "second")[at]
                    lines.append(f"| {name} | `{table}` | {ply} | {', '.join(words) or '–'} | {told} |")
    return "\n".join(lines)


def games_part() -> str:
    """Return every game's own description of its records, in the order of their keys."""
    pieces = []
    for key in games():
        own = game(key).folder / "records.md"
        if own.is_file():
            pieces.append(own.read_text(encoding="utf-8").strip())
    return "\n\n".join(pieces)


def collected(page: str) -> str:
    """Return the page with its made parts as they are now."""
    for name, part in (("vectors", vectors()), ("games", games_part())):
        pattern = re.compile(rf"(<!-- begin {name}: .*? -->\n).*?(<!-- end {name} -->)", re.DOTALL)
        page, count = pattern.subn(lambda found, made=part: f"{found[1]}\n{made}\n\n{found[2]}", page)  # type: ignore[misc]
        assert count == 1, f"{name}: the page has lost its marks"
    return page


if __name__ == "__main__":
    PAGE.write_text(collected(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
