"""A server whose draws are the same in every run, for tests that look at the same positions each time."""

from __future__ import annotations

import random
from itertools import count
from types import SimpleNamespace
from typing import Any

from vigneron.server.botpool import pool
from vigneron.server.table_registry import table_opener

WORD = "crypto.getRandomValues = made => made.fill(7);"
"""The script of a page whose client seed is the same in every run."""


def fix(seed: str) -> None:
    """Let this process draw the secrets and names of its tables, and the seeds of its bots, from `seed`."""
    of_tables, of_words = count(), count()

    def secret(size: int) -> bytes:
        return random.Random(f"{seed} secret {next(of_tables)}").randbytes(size)

    def word(letters: str, length: int) -> str:
        draw = random.Random(f"{seed} word {next(of_words)}")
        return "".join(draw.choice(letters) for _ in range(length))

    def bits(size: int) -> int:
        # Questions to several bots come in any order, so all have one seed. Their positions differ.
        return random.Random(f"{seed} bot").getrandbits(size)

    opener: Any = table_opener
    opener.secrets, opener.random_word = SimpleNamespace(token_bytes=secret), word
    asking: Any = pool
    asking.secrets = SimpleNamespace(randbits=bits)
