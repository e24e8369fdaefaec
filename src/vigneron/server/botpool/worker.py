"""A process in which bots think: one request a line in, one answer a line out, until its input ends.

Run as `python -m vigneron.server.botpool.worker FOLDER...` with the folders of games. It is handed a seat's
view, never the secret or another's cards.
"""

from __future__ import annotations

import json
import signal
import sys
from functools import lru_cache
from typing import Any

import msgspec

from vigneron.bots.failing import Plain, answer
from vigneron.core.chance import Quick
from vigneron.core.contract import Rules, Seen
from vigneron.core.game import Bot, Budget, Game, View
from vigneron.core.registry import game, use_homes


class Question(msgspec.Struct):
    """What a bot is asked. `game` may name an edition (`registry.game`); `state` is the dump of the seat's
    own view; `data` null: the packaged data."""

    bot: str
    game: str
    seats: int
    options: dict[str, str]
    data: Any
    state: Any
    seat: int
    seconds: float
    seed: int


@lru_cache(maxsize=64)
def _rules(key: str, seats: int, options: str, data: str) -> Rules[Any]:
    found = game(key)
    return found.rules(found.setup(seats, json.loads(options)), json.loads(data))


@lru_cache(maxsize=64)
def _bot(name: str, key: str) -> Bot:
    from vigneron.bots import make_bot

    return make_bot(name, game(key))


def think(question: Question) -> str:
    """Return the text of the act that the bot chooses; with one legal act, that one at once.

    Raises NoAnswer if it gives none that is legal, UnknownBot if it cannot be made."""
    view = _view(question)
    if len(view.legal) == 1:
        return view.game.actions.text[view.legal[0]]
    return view.game.actions.text[answer(_bot(question.bot, question.game), view)]


def plain(question: Question) -> str:
    """Return the text of the act that the plain player chooses, who plays where a bot fails."""
    view = _view(question)
    return view.game.actions.text[Plain().choose(view)]


def _view(question: Question) -> View[Any]:
    found: Game[Any] = game(question.game)
    options = json.dumps(question.options, sort_keys=True)
    rules = _rules(question.game, question.seats, options, json.dumps(question.data))
    seen = Seen(question.seat, rules.load(question.state))
    legal = rules.legal(seen.state, question.seat)
    budget, chance = Budget(question.seconds), Quick(question.seed)
    return View(found, rules, seen, question.seat, legal, budget, chance)


def main() -> None:
    # A terminal or a service manager tells all processes to end. This one ends with its house: else what was
    # being thought about would be answered by chance, and that act would be kept.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    use_homes(sys.argv[1:])
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        try:
            answer = {"act": think(decoder.decode(line))}
        except Exception as error:  # one bad thought must not end the process; the table is told
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
