"""A process in which bots choose acts, and hints for people are found.

It reads one JSON question per line and writes one answer per line.

Run as `python -m vigneron.server.botpool.worker FOLDER...` with the folders of games. The process ends when
its input ends. It receives the view of one seat, and never the secret or hidden cards."""

from __future__ import annotations

import json
import signal
import sys
from functools import lru_cache
from typing import Any

import msgspec

from vigneron.analysis.hint import Hint, hint
from vigneron.bots.failing import FallbackBot, answer
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Rules, Seen
from vigneron.core.game import Bot, Budget, Game, View
from vigneron.core.registry import game, use_homes


class Question(msgspec.Struct, tag="act"):
    """A question to a bot.

    `game` may name an edition (`registry.game`). `state` is a dump of the seat's view. `data` None means the
    packaged component data. `seconds` is the bot's time budget. `taste` is that of its seat at this table."""

    bot: str
    game: str
    seats: int
    options: dict[str, str]
    data: Any
    state: Any
    seat: int
    seconds: float
    seed: int
    taste: int = 0


class HintQuestion(msgspec.Struct, tag="hint"):
    """A question for a hint. `ply` is the last ply; the other fields are as in `Question`."""

    game: str
    seats: int
    options: dict[str, str]
    data: Any
    state: Any
    seat: int
    ply: int
    seconds: float


@lru_cache(maxsize=64)
def _rules(key: str, seats: int, options: str, data: str) -> Rules[Any]:
    found = game(key)
    rules: Rules[Any] = found.rules(found.setup(seats, json.loads(options)), json.loads(data))
    return rules


@lru_cache(maxsize=64)
def _bot(name: str, key: str) -> Bot:
    from vigneron.bots import make_bot

    return make_bot(name, game(key))


def think(question: Question) -> str:
    """Return the text of the act that the bot chooses. If only one act is legal, return it at once.

    Raises NoAnswer if the bot gives no legal act. Raises UnknownBot if the bot cannot be made."""
    view = _view(question)
    if len(view.legal) == 1:
        return view.game.actions.text[view.legal[0]]
    return view.game.actions.text[answer(_bot(question.bot, question.game), view)]


def plain(question: Question) -> str:
    """Return the text of the act that the plain player chooses. The plain player replaces a failed bot."""
    view = _view(question)
    return view.game.actions.text[FallbackBot().choose(view)]


def find_hint(question: HintQuestion) -> Hint:
    """Return the best act of a seat, and why, from the view of the seat."""
    rules, seen = _seen(question)
    return hint(game(question.game), rules, seen, question.seat, question.ply, question.seconds)


def _seen(question: Question | HintQuestion) -> tuple[Rules[Any], Seen[Any]]:
    options = json.dumps(question.options, sort_keys=True)
    rules = _rules(question.game, question.seats, options, json.dumps(question.data))
    return rules, Seen(question.seat, rules.load(question.state))


def _view(question: Question) -> View[Any]:
    found: Game[Any, Any] = game(question.game)
    rules, seen = _seen(question)
    legal = rules.legal(seen.state, question.seat)
    budget, chance = Budget(question.seconds), Xorshift(question.seed)
    return View(found, rules, seen, question.seat, legal, budget, chance, question.taste)


def main() -> None:
    """Answer questions until standard input ends."""
    # A terminal or a service manager signals all processes. The worker must end only with its server.
    # Otherwise the plain player would answer the open question, and the server would store that act.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    use_homes(sys.argv[1:])
    decoder = msgspec.json.Decoder(Question | HintQuestion)
    for line in sys.stdin.buffer:
        try:
            question = decoder.decode(line)
            known = isinstance(question, HintQuestion)
            answer = {"hint": find_hint(question)} if known else {"act": think(question)}
        except Exception as error:  # one failure must not end the process; the server gets the error
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
