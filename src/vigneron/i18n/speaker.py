"""Sentences in the viewer's language: Project Fluent, one file per language and folder."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

from babel import Locale
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from vigneron.core.cache import Cache
from vigneron.core.contract import Event, Refusal, Seat
from vigneron.core.rules_text import LANGUAGES as LANGUAGES
from vigneron.core.scene import Text
from vigneron.i18n import french
from vigneron.i18n.sentences import Sentences

_HOUSE: Final = Path(__file__).parents[1]
_PLACES: Final = tuple(map(chr, range(0xFDD0, 0xFDF0)))
"""Placeholders for the names of seats in cached sentences, which all tables share. They are noncharacters of
Unicode, so no name contains them."""
_CALLED: Final = frozenset({"name", "names"})
"""Arguments that hold names of people. They are never read as the id of a sentence."""
_SEAT_AT: Final = {place: seat for seat, place in enumerate(_PLACES)}
_ARGUMENT: Final = re.compile(r"(\w+)=(.+?)(?= \w+=|$)")
"""Name and value of an argument in an argument `@ID name=value`. Values may contain spaces."""
_LARGEST: Final = 10**15
"""Numbers of this size or more are written as an ellipsis."""
_LONGEST: Final = 1_000
"""Longest argument, in characters; the rest is cut off."""
_KEPT: Final = 2_000
"""Longest key of the cache, in characters."""
_SAID: Final = 4_096
"""Size of the cache of a language and game, in sentences."""


class HasWords(Protocol):
    """An object that has its own sentences in a folder `words`. Games are such objects."""

    @property
    def folder(self) -> Path:
        """Return the folder of the game."""

    @property
    def draft(self) -> bool:
        """Return whether sentences may be missing."""


class MissingWords(LookupError):
    """A language lacks a sentence, or a sentence lacks an argument."""


class _Number(FluentInt):
    """A number that is written without Babel, as long as its digits need no grouping.

    Formatting a number by locale takes longer than everything else about a sentence."""

    def format(self, locale: Locale) -> str:
        """Return the number as text."""
        if not -_LARGEST < self < _LARGEST:
            return "…"  # no number in a game is as large as this
        told = str(int(self)) if -1000 < self < 1000 else super().format(locale)
        return told.replace("-", "−") if self < 0 else told


@lru_cache(maxsize=2048)
def _number(value: int) -> _Number:
    return _Number(value)


@lru_cache(maxsize=8)
def house_files(lang: str) -> tuple[Path, ...]:
    """Return the files of the sentences that do not belong to a game: `**/words/LANG.ftl`."""
    found = _HOUSE.glob(f"**/words/{lang}.ftl")
    return tuple(sorted(path for path in found if path.relative_to(_HOUSE).parts[0] != "games"))


@lru_cache(maxsize=64)
def _sentences(lang: str, folder: Path | None) -> Sentences:
    found = Sentences(lang, isolates=lang == "fr")  # marks arguments: see `french`
    for path in house_files(lang):
        found.add(path.read_text(encoding="utf-8"))
    own = folder / "words" / f"{lang}.ftl" if folder is not None else None
    if own is not None and own.is_file():
        found.add(own.read_text(encoding="utf-8"), overrides=True)
    return found


class _Book:
    """The sentences of one language, with a cache in which placeholders stand for the names of seats."""

    def __init__(self, lang: str, folder: Path | None, draft: bool) -> None:
        self.lang, self.draft = lang, draft
        self.sentences = [_sentences(own, folder) for own in dict.fromkeys([lang, "en"] if draft else [lang])]
        self.said: Cache[tuple[str, tuple[Seat, ...]]] = Cache(_SAID)
        """By (id, names of arguments, values of arguments), as one flat tuple to save memory."""

    def say(
        self, row: tuple[int | str, ...], id: str, args: Mapping[str, int | str]
    ) -> tuple[str, tuple[Seat, ...]]:
        """Return a sentence with placeholders for names, and the seats whose names it needs.

        `row` is the key of the cache. Raises MissingWords."""
        full, seats = dict(args), list[Seat]()
        for key, value in args.items():
            if isinstance(value, int):
                if (key == "who" or key.startswith("seat")) and key != "seats":
                    seats.append(value)
                    full[key] = _PLACES[value % len(_PLACES)]
            elif key in _CALLED:
                seats += [_SEAT_AT[place] for place in value if place in _SEAT_AT]
            elif value.startswith("@"):
                full[key] = ", ".join(map(self._sentence, re.split(r", (?=@)", value)))
            if isinstance(value, str) and len(value) > _LONGEST:
                full[key] = value[:_LONGEST] + "…"
        said = self._format(id, full), tuple(seats)
        if sum(len(part) for part in row if isinstance(part, str)) <= _KEPT:
            self.said.keep(row, said)
        return said

    def _sentence(self, value: str) -> str:
        id, _, rest = value[1:].partition(" ")
        told = {"value": rest} if rest.isdecimal() else dict(_ARGUMENT.findall(rest))
        args = {key: int(one) if one.isdecimal() and len(one) < 16 else one for key, one in told.items()}
        try:
            return self._format(id if args else value[1:], args)
        except MissingWords:  # a person may be called @anything
            return value

    def _format(self, id: str, args: Mapping[str, int | str]) -> str:
        for sentences in self.sentences:
            if sentences.has(id):
                try:
                    return self._put(sentences, id, args)
                except MissingWords:
                    if not self.draft:
                        raise
        if self.draft:
            return plain(id, args)
        raise MissingWords(f"{self.lang}: no sentence {id!r}")

    def _put(self, sentences: Sentences, id: str, args: Mapping[str, int | str]) -> str:
        try:
            pattern = sentences.get(id).value
        except LookupError:  # Fluent cannot read it
            pattern = None
        if pattern is None:
            raise MissingWords(f"{self.lang}: {id!r} is empty")
        told = {key: _number(value) if isinstance(value, int) else value for key, value in args.items()}
        errors = list[Exception]()
        try:
            said = pattern(ResolverEnvironment(sentences.bundle, errors, current=CurrentEnvironment(told)))
        except ValueError as error:  # Fluent limits the length of a sentence
            errors.append(error)
        if errors:
            raise MissingWords(f"{self.lang}: {id!r} with {dict(args)}: {errors[0]}")
        return french.elide(str(said)) if self.lang == "fr" else str(said)


def plain(id: str, args: Mapping[str, int | str]) -> str:
    """Return a substitute for a missing sentence, made of its id and arguments: "Anna: rolled (die 3)"."""
    kind, _, name = id.partition("-")
    told = (name or kind).replace("-", " ").replace("_", " ")
    rest = ", ".join(f"{key} {value}" for key, value in args.items() if key != "who")
    return (f"{args['who']}: " if "who" in args else "") + told + (f" ({rest})" if rest else "")


def language_name(lang: str) -> str:
    """Return the name of a language in itself, capitalised: "Deutsch" for `de`."""
    name = Locale(lang).display_name or lang
    return name[:1].upper() + name[1:]


@lru_cache(maxsize=64)
def _book(lang: str, folder: Path | None, draft: bool) -> _Book:
    return _Book(lang, folder, draft)


class Speaker:
    """Says the sentences of a game in one language, with the names of the players.

    An argument `@ID` is itself a sentence: `{"column": "@column-sales"}` inserts the sentence `column-sales`,
    `@ID 3` inserts it with 3 as its `value`, and `@ID count=3 tile=Pinot Noir` with arguments. Several of
    them, separated by commas, are a list. A missing sentence or argument raises MissingWords. A test plays
    every game in every language, so a player never meets that.

    A draft takes a missing sentence from English. If English lacks it too, the sentence is made of its id."""

    def __init__(
        self, lang: str, game: HasWords | None, names: Sequence[str] = (), *, strict: bool = False
    ) -> None:
        """Say the sentences of a game. If `game` is None, say only the general sentences.

        With `strict`, a draft is treated as a finished game."""
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = tuple(names)
        draft = game is not None and game.draft and not strict
        self._book = _book(self.lang, None if game is None else game.folder, draft)

    def say(self, id: str, args: Mapping[str, int | str] | None = None) -> str:
        """Return a sentence. Arguments `who` and `seat…` are seats and become names. Raises MissingWords."""
        args = args or {}
        row = (id, *args, *args.values())
        said, seats = self._book.said.find(row) or self._book.say(row, id, args)
        if self.lang == "fr" and seats:
            return french.put(said, {_PLACES[seat % len(_PLACES)]: self.name(seat) for seat in seats})
        for seat in seats:
            said = said.replace(_PLACES[seat % len(_PLACES)], self.name(seat))
        return said

    def places(self, seats: Sequence[Seat]) -> str:
        """Return seats as text, such as "Anna, Bert and Chloe", for the argument `names` of a sentence.

        The text contains placeholders for the names, so that sentences with it can be cached for all
        tables."""
        places = [_PLACES[seat % len(_PLACES)] for seat in seats]
        if len(places) < 2:
            return "".join(places)
        args = {"names": ", ".join(places[:-1]), "name": places[-1]}
        row = ("server-and", *args, *args.values())
        return (self._book.said.find(row) or self._book.say(row, "server-and", args))[0]

    def has(self, id: str) -> bool:
        """Return whether this language has the sentence. For a draft, English is enough."""
        return any(sentences.has(id) for sentences in self._book.sentences)

    def beginning(self, prefix: str) -> list[str]:
        """Return the ids of all sentences that begin with this prefix. For a draft, English is enough."""
        return list(dict.fromkeys(id for own in self._book.sentences for id in own.beginning(prefix)))

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, `#N` (from 1) if it has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"#{seat + 1}"

    def text(self, text: Text) -> str:
        """Return a text in words. Raises MissingWords."""
        return text.id[1:] if text.id.startswith("=") else self.say(text.id, text.args)

    def event(self, event: Event) -> str:
        """Return the sentence of an event (`event-KIND`). Raises MissingWords."""
        return self.say(f"event-{event.kind}", {"who": event.seat, **event.data})

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a refusal (`refusal-CODE`). Raises MissingWords."""
        return self.say(f"refusal-{refusal.code}", refusal.data)
