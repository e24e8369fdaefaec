"""Functions for several commands. They find games, options, bots and journals from arguments."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from vigneron.bots import UnknownBot, bot_names, make_bot
from vigneron.cli.voice import Fail, RefusedByGame, complain, say, speaker
from vigneron.core import registry
from vigneron.core.contract import BadSetup, Json, Setup
from vigneron.core.files import check_writable, untorn
from vigneron.core.game import Game, NoEdition
from vigneron.core.journal import BadJournal, Journal, edition_of, read


def find_game(key: str) -> Game[Any, Any]:
    """Return a game by its key, or by `KEY@EDITION`. Raises Fail with the list of games or editions."""
    try:
        return registry.game(key)
    except NoEdition as error:
        known = ", ".join(error.known)
        raise Fail("cli-unknown_edition", 2, game=error.key, edition=error.edition, editions=known) from None
    except registry.BrokenGame as error:
        raise Fail("cli-broken_game", 1, **about_broken(error)) from None
    except KeyError:
        raise Fail("cli-unknown_game", 2, game=key, games=", ".join(registry.games())) from None


def about_broken(error: registry.BrokenGame) -> dict[str, str]:
    """Return the arguments of the sentence `cli-broken_game`."""
    why = say(f"cli-broken-{error.code}", **error.data)
    return {"game": error.key, "source": error.source, "why": why}


def tell_broken() -> None:
    """Print on standard error which installed games cannot be used, and the reasons."""
    for error in registry.broken():
        complain(say("cli-broken_game", **about_broken(error)))


def split(values: Iterable[str]) -> list[str]:
    """Return the values of an option that may be repeated or contain commas."""
    return [word.strip() for value in values for word in value.split(",") if word.strip()]


def parse_options(values: Iterable[str]) -> dict[str, str]:
    """Return `key=value` words as a mapping. Raises Fail."""
    out: dict[str, str] = {}
    for word in split(values):
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Fail("cli-bad_option", 2, word=word)
        out[key.strip()] = value.strip()
    return out


def find_setup(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> Setup:
    """Return the complete set-up. Raises Refused with the game's sentence."""
    try:
        return game.setup(seats, options)
    except BadSetup as error:
        raise RefusedByGame(game, error.refusal) from error


def check_bots(game: Game[Any, Any], names: Sequence[str]) -> None:
    """Check that all these bots exist. Raises Fail with the list of bots.

    The module of `module:Class` is searched in the current folder too, after all other folders."""
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    for name in names:
        try:
            make_bot(name, game)
        except UnknownBot as error:
            known = ", ".join(bot_names(game))
            if error.reason:
                raise Fail("cli-bad_bot", 2, bot=name, fault=error.reason) from error
            raise Fail("cli-unknown_bot", 2, bot=name, bots=known) from error


def failure_words(failure: Mapping[str, Any]) -> dict[str, int | str]:
    """Return the arguments of the sentence `cli-bot_failed`. It counts seats from 1."""
    return {
        "bot": failure["bot"],
        "game": failure["game"],
        "number": failure["number"],
        "place": failure["seat"] + 1,
        "ply": failure["ply"],
        "why": failure["why"],
    }


def tell_failures(game: Game[Any, Any], failures: Iterable[Mapping[str, Any]]) -> None:
    """Print on standard error which bots failed: the first failure of each bot, and the number of games."""
    first: dict[str, Mapping[str, Any]] = {}
    count: Counter[str] = Counter()
    for failure in failures:
        first.setdefault(failure["bot"], failure)
        count[failure["bot"]] += 1
    for bot, failure in first.items():
        complain(say("cli-bot_failed", **failure_words({"game": game.key, **failure})))
        complain(say("cli-bot_lost", bot=bot, games=count[bot]))


def load_data(game: Game[Any, Any], folder: Path | None) -> Json:
    """Return a game's component data, with files of a folder in place of packaged files.

    Returns None if no folder is given. Raises BadData, Fail."""
    if folder is None:
        return None
    if not folder.is_dir():
        raise Fail("cli-no_folder", 2, folder=str(folder))
    return game.data(folder)


def read_journal(path: Path) -> tuple[Game[Any, Any], Journal]:
    """Return a journal and its game in the journal's edition. Print a warning if the last line is incomplete.

    Raises Fail or BadJournal (see `broken`)."""
    try:
        text, torn = untorn(_bytes(path))
    except UnicodeDecodeError as error:
        raise BadJournal(-1, "format", "not UTF-8", {"format": "UTF-8"}) from error
    journal = read(text)
    if torn:
        complain(say("cli-journal-torn", file=path.name, line=torn, ply=len(journal.plies()) - 1))
    key = journal.header.game
    if key not in registry.games():  # the header has key and edition in separate fields
        raise BadJournal(-1, "no_game", f"no game {key!r}", {"game": key})
    return edition_of(registry.game(key), journal.header), journal


def _bytes(path: Path) -> bytes:
    """Return what is in a file, comes from a pipe, or for `-` from standard input. Raises Fail, OSError."""
    if str(path) == "-":
        with open(0, "rb", closefd=False) as standard_input:
            return standard_input.read()
    if not path.exists() or path.is_dir():
        raise no_file(path)
    return path.read_bytes()


def no_file(path: Path) -> Fail:
    """Return a Fail for a path that is no file. It says what the path is instead."""
    if path.is_dir():
        return Fail("cli-a_folder", 2, file=str(path))
    return Fail("cli-no_plain_file" if path.exists() else "cli-no_file", 2, file=str(path))


def check_outputs(read: Path, *outputs: Path | None) -> None:
    """Check before the work that its outputs can be written, and that each has a file of its own.

    `read` is the file that the command reads. Raises Fail, OSError."""
    taken = {read.resolve()}
    for path in outputs:
        if path is None:
            continue
        check_writable(path)
        if path.resolve() in taken and not path.resolve().is_char_device():
            raise Fail("cli-same_file", 2, file=str(path))
        taken.add(path.resolve())


def broken(path: Path, error: BadJournal, game: Game[Any, Any] | None = None) -> Fail:
    """Return a Fail for a BadJournal. It names the file and the first wrong ply."""
    why = say(f"journal-{error.code}", **error.data)
    if error.refusal is not None:
        voice = speaker(game)
        if voice.has(f"refusal-{error.refusal.code}"):
            why += " " + RefusedByGame(game, error.refusal).sentence()
    if error.ply >= 0:
        why = say("journal-at", ply=error.ply, why=why)
    return Fail("cli-journal", 1, file=path.name, why=why)


def on_terminal() -> bool:
    """Return whether standard error is a terminal, so that progress may be shown."""
    return sys.stderr.isatty()
