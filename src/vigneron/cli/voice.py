"""The language of the command line, and its error messages."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from babel.numbers import format_decimal, format_percent

from vigneron.core.contract import Refusal
from vigneron.core.errors import Picklable
from vigneron.core.game import Game
from vigneron.i18n.speaker import LANGUAGES, Speaker


class Fail(Picklable, Exception):
    """An error that ends a command. It has the id of a sentence, its arguments, and the exit status."""

    def __init__(self, id: str, status: int = 1, **args: int | str) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.args_of_sentence = args

    def sentence(self) -> str:
        """Return the sentence in the language in use."""
        return say(self.id, **self.args_of_sentence)


class RefusedByGame(Fail):
    """A game refuses something, such as a set-up. The error has the game's sentence."""

    def __init__(self, game: Game[Any, Any] | None, refusal: Refusal, status: int = 2) -> None:
        super().__init__("", status)
        self.game = game
        self.refusal = refusal

    def sentence(self) -> str:
        """Return the game's sentence, with the number of the rule."""
        voice = speaker(self.game)
        rule = f" ({self.refusal.rule})" if self.refusal.rule else ""
        return voice.refusal(self.refusal) + rule


class _Voice:
    lang = "en"


def asked_language(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language of `--lang`, or else of the environment, or else English."""
    for at, word in enumerate(argv):
        value = argv[at + 1] if word == "--lang" and at + 1 < len(argv) else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            lang = wanted[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def choose_language(argv: Sequence[str]) -> None:
    """Set the language from the command line and the environment."""
    _Voice.lang = asked_language(argv, os.environ)


def language() -> str:
    """Return the language in use."""
    return _Voice.lang


def speaker(game: Game[Any, Any] | None = None, names: Sequence[str] = ()) -> Speaker:
    """Return a speaker for the program's sentences, or for a game's sentences."""
    return Speaker(_Voice.lang, game, names)


def say(id: str, **args: int | str) -> str:
    """Return one of the program's sentences."""
    return speaker().say(id, args)


def title(game: Game[Any, Any]) -> str:
    """Return a game's title. The edition is added unless it is the newest one."""
    return name(game) if game.name == game.key else in_edition(game)


def heading(game: Game[Any, Any]) -> str:
    """Return a game's title, and whether it is a draft."""
    return title(game) + (f" ({say('cli-games-draft')})" if game.draft else "")


def in_edition(game: Game[Any, Any]) -> str:
    """Return a game's title with its edition."""
    return say("cli-of_edition", title=name(game), edition=game.edition)


def name(game: Game[Any, Any]) -> str:
    """Return a game's title."""
    voice = speaker(game)
    return voice.say("title") if voice.has("title") else game.key


def complain(sentence: str) -> None:
    """Print an error message on standard error."""
    print(sentence, file=sys.stderr)


def decimal(value: float, places: int) -> str:
    """Return a number with this many decimals, as the language in use writes it."""
    return str(
        format_decimal(round(value, places) + 0.0, "#,##0." + "0" * places, locale=language())
    ).replace("-", "\u2212")


def percent(share: float, places: int = 1) -> str:
    """Return a share of 1 as a percentage, as the language in use writes it."""
    zeros = "." + "0" * places if places else ""
    space = "" if language() == "en" else "\u00a0"
    return str(format_percent(share, f"#,##0{zeros}{space}%", locale=language()))


def endings(game: Game[Any, Any], found: Mapping[str, int]) -> str:
    """Return how often games ended in each way, in the game's words: `found` counts them by `Result.ending`.

    A sentence `ending-NAME` that says who is replaced by `ending-NAME-kind`."""
    voice = speaker(game)
    out: list[str] = []
    for name, count in found.items():
        id = next((id for id in (f"ending-{name}-kind", f"ending-{name}") if voice.has(id)), "")
        said = voice.say(id).rstrip(".") if id else name
        out.append(say("client-labelled", label=said, value=count))
    return ", ".join(out)
