"""Plays a game of each game by greedy bots and prints what came of it, for any Python to do the same.

    python whole_games.py MODULE...

Imports the modules, then prints one JSON object: by game its journal, and hashes of what was said in every
language and of the last position's picture. Imports nothing but the pure rooms.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import import_module
from typing import Any

import vigneron
from vigneron.bots import ask, bot_chance, make_bot
from vigneron.core.game import Budget
from vigneron.core.journal import write
from vigneron.core.match import Match
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.render.svg import draw


def play(key: str) -> dict[str, str]:
    """Play one game of two seats to its end."""
    match: Match[Any] = vigneron.start(key, seats=2, seed=1)
    game, names = match.game, match.journal.header.names
    bots = [make_bot("greedy", game) for _ in names]
    streams = [bot_chance(1, 0, seat) for seat in range(len(names))]
    told = {lang: hashlib.sha256() for lang in LANGUAGES}
    while match.to_act:
        seat = match.to_act[0]
        budget = Budget(60.0, 1)
        action = ask(bots[seat], game, match.rules, match.state, seat, streams[seat], budget)
        for event in match.act(seat, game.actions.text[action]):
            for lang, said in told.items():
                said.update(Speaker(lang, game, names).event(event).encode())
    pictures = [draw(game, match.rules, match.seen(None), names=names, lang=lang) for lang in LANGUAGES]
    return {
        "journal": write(match.journal),
        **{lang: said.hexdigest() for lang, said in told.items()},
        "picture": hashlib.sha256("".join(pictures).encode()).hexdigest(),
    }


def main() -> None:
    for name in sys.argv[1:]:
        import_module(name)
    print(json.dumps({key: play(key) for key in vigneron.keys()}))


if __name__ == "__main__":
    main()
