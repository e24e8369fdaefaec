"""The language of the command line, and its error messages."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

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
