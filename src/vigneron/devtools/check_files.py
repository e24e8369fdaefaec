"""Checks a game's files: component data, clauses, sentences, and the files that a finished game needs."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from typing import Any

from vigneron.core.contract import BadSetup
from vigneron.core.game import BadData, Game
from vigneron.core.rules_text import clauses, own_numbers
from vigneron.devtools.findings import Finding, failed, listed, missing, ok
from vigneron.i18n.speaker import LANGUAGES
from vigneron.testing import citations, refusals, sentences
from vigneron.testing.provenance import unsourced


def check_data(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that each set-up has rules, and that every value of the data names its source (law 16)."""
    files = sorted((game.folder / "data").glob("*.toml"))
    setups = 0
    try:
        for seats in game.seats:
            for values in product(*(option.values for option in game.options)):
                options = {option.key: value for option, value in zip(game.options, values, strict=True)}
                try:
                    setup = game.setup(seats, options)
                except BadSetup:
                    continue
                game.rules(setup)
                setups += 1
    except BadData as error:
        yield failed("data-bad", fault=str(error))
        return
    yield ok("data", files=len(files), setups=setups)
    for path in files:
        if nobodys := unsourced(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield missing("data-source", file=path.name, names=listed(nobodys))


def check_text(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that clauses can be read, that no clause is empty, and that each language has all clauses."""
    if not own_numbers(game, "en"):
        yield failed("text-none")
        return
    try:
        english = clauses(game, "en")
    except ValueError as error:
        yield failed("text-bad", fault=str(error))
        return
    empty = [number for number, clause in english.items() if not clause.text]
    if empty:
        yield failed("text-empty", names=listed(empty))
    yield ok("text", count=len(english))
    for lang in LANGUAGES:
        own = own_numbers(game, lang)
        if lacking := [number for number in english if number not in own]:
            yield missing("text-language", language=lang, count=len(lacking), names=listed(lacking))
        if unknown := [number for number in own if number not in english]:
            yield failed("text-unknown", language=lang, names=listed(unknown))


def check_numbers(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that tests name every clause, and that code and tests name only clauses that exist (law 14)."""
    if unknown := citations.unknown(game):
        yield failed("numbers-unknown", names=listed(unknown))
    uncited = citations.uncited(game)
    count = len(clauses(game, "en")) - len(uncited)
    yield ok("numbers", count=count)
    if uncited:
        yield missing("numbers-uncited", names=listed(uncited))


def check_words(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that every language has the sentences that the code names (law 14)."""
    english = sentences.own_ids(game, "en")
    for lang in LANGUAGES:
        if unread := sentences.unread(game, lang):
            yield failed("words-bad", language=lang, names=listed(unread))
    if lacking := sentences.missing(game, "en"):
        yield failed("words-english", names=listed(lacking))
    else:
        yield ok("words", count=len(english))
    for lang in LANGUAGES:
        own = sentences.own_ids(game, lang)
        if lacking := [id for id in english if id not in own]:
            yield missing("words-language", language=lang, count=len(lacking), names=listed(lacking))
        if unknown := [id for id in own if id not in english]:
            yield missing("words-unknown", language=lang, names=listed(unknown))


def check_rest(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that a finished game has a picture, its length, an insight, records, and clauses of refusals."""
    if not list(game.folder.glob("picture*")):
        yield missing("no-picture")
    if not game.weight or not all(game.minutes):
        yield missing("no-minutes")
    if game.insight is None:
        yield missing("no-insight")
    yield from _check_records(game)
    if not (game.folder / "text" / refusals.NAME).is_file():
        yield missing("no-refusals")


def _check_records(game: Game[Any, Any]) -> Iterator[Finding]:
    path = game.folder / "records.md"
    if not path.is_file():
        yield missing("no-records")
        return
    text = path.read_text(encoding="utf-8")
    verbs = sorted({act.partition(":")[:2] for act in game.actions.text})
    lacking = [verb for verb, colon in verbs if (f"`{verb}:" if colon else f"`{verb}`") not in text]
    if lacking:
        yield missing("records-verbs", names=listed(lacking))
    else:
        yield ok("records", count=len(verbs))
