"""Sentences in the viewer's language: Project Fluent, one file per language and folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from vigneron.core.cache import Cache
from vigneron.core.contract import Event, Refusal, Seat
from vigneron.core.rules_text import LANGUAGES as LANGUAGES
from vigneron.core.scene import Text
from vigneron.i18n import french

_HOUSE: Final = Path(__file__).parents[1]
_PLACES: Final = tuple(map(chr, range(0xFDD0, 0xFDF0)))
"""What stands for the name of a seat while a sentence is made and remembered: sentences are the same at all
tables, names are not. These are no characters, and in nobody's name."""
_CALLED: Final = frozenset({"name", "names"})
"""Arguments that hold what people are called: never an id of a sentence, whatever people choose."""
_SEAT_AT: Final = {place: seat for seat, place in enumerate(_PLACES)}
_LARGEST: Final = 10**15
"""Numbers from here on are not said."""
_LONGEST: Final = 1_000
"""Characters of an argument that are said; whoever sends more is told the beginning."""
_KEPT: Final = 2_000
"""Characters of a sentence that is remembered."""
_SAID: Final = 4_096
"""Sentences of a language and game that are remembered at least; up to twice as many."""


class Spoken(Protocol):
    """What has sentences of its own in its folder `words`: a game."""

    @property
    def folder(self) -> Path: ...

    @property
    def draft(self) -> bool: ...


class MissingWords(LookupError):
    """A sentence that a language does not have, or an argument that it was not given."""


class _Number(FluentInt):
    """A number that is written as it is while no language groups its digits: the general way, by the rules
    of a locale, takes longer than everything else about a sentence."""

    def format(self, locale: Locale) -> str:
        if not -_LARGEST < self < _LARGEST:
            return "…"  # longer than anything that is counted
        return str(int(self)) if -1000 < self < 1000 else super().format(locale)


@lru_cache(maxsize=2048)
def _number(value: int) -> _Number:
    return _Number(value)


@lru_cache(maxsize=8)
def house_files(lang: str) -> tuple[Path, ...]:
    """Return the files of the house's own sentences: each room that speaks has a folder `words`."""
    found = _HOUSE.glob(f"**/words/{lang}.ftl")
    return tuple(sorted(path for path in found if path.relative_to(_HOUSE).parts[0] != "games"))


@lru_cache(maxsize=64)
def _bundle(lang: str, folder: Path | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=lang == "fr")  # marks arguments: see `french`
    for path in house_files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    own = folder / "words" / f"{lang}.ftl" if folder is not None else None
    if own is not None and own.is_file():
        bundle.add_resource(FluentResource(own.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class _Book:
    """A language's sentences, and those that have been said lately, with places where names of seats go."""

    def __init__(self, lang: str, folder: Path | None, draft: bool) -> None:
        self.lang, self.draft = lang, draft
        self.bundles = [_bundle(own, folder) for own in dict.fromkeys([lang, "en"] if draft else [lang])]
        self.said: Cache[tuple[str, tuple[Seat, ...]]] = Cache(_SAID)
        """By id, names of arguments, their values: what is kept by the thousand is one flat row."""

    def say(
        self, row: tuple[int | str, ...], id: str, args: Mapping[str, int | str]
    ) -> tuple[str, tuple[Seat, ...]]:
        """Return a sentence, and the seats whose names it lacks; keep it in its row. Raises MissingWords."""
        full, seats = dict(args), list[Seat]()
        for key, value in args.items():
            if isinstance(value, int):
                if (key == "who" or key.startswith("seat")) and key != "seats":
                    seats.append(value)
                    full[key] = _PLACES[value % len(_PLACES)]
            elif key in _CALLED:
                seats += [_SEAT_AT[place] for place in value if place in _SEAT_AT]
            elif value.startswith("@"):
                full[key] = self._sentence(value)
            if isinstance(value, str) and len(value) > _LONGEST:
                full[key] = value[:_LONGEST] + "…"
        said = self._format(id, full), tuple(seats)
        if sum(len(part) for part in row if isinstance(part, str)) <= _KEPT:
            self.said.keep(row, said)
        return said

    def _sentence(self, value: str) -> str:
        id, _, number = value[1:].partition(" ")
        args = {"value": int(number)} if number.isdecimal() and len(number) < 16 else {}
        try:
            return self._format(id if args else value[1:], args)
        except MissingWords:  # a person may be called @anything
            return value

    def _format(self, id: str, args: Mapping[str, int | str]) -> str:
        for bundle in self.bundles:
            if bundle.has_message(id):
                try:
                    return self._put(bundle, id, args)
                except MissingWords:
                    if not self.draft:
                        raise
        if self.draft:
            return plain(id, args)
        raise MissingWords(f"{self.lang}: no sentence {id!r}")

    def _put(self, bundle: FluentBundle, id: str, args: Mapping[str, int | str]) -> str:
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(f"{self.lang}: {id!r} is empty")
        told = {key: _number(value) if isinstance(value, int) else value for key, value in args.items()}
        errors = list[Exception]()
        try:
            said = pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(told)))
        except ValueError as error:  # too much of it
            errors.append(error)
        if errors:
            raise MissingWords(f"{self.lang}: {id!r} with {dict(args)}: {errors[0]}")
        return french.elide(str(said)) if self.lang == "fr" else str(said)


def plain(id: str, args: Mapping[str, int | str]) -> str:
    """Return a sentence that a draft lacks, made of its id and arguments: "Anna: rolled (die 3)"."""
    kind, _, name = id.partition("-")
    told = (name or kind).replace("-", " ").replace("_", " ")
    rest = ", ".join(f"{key} {value}" for key, value in args.items() if key != "who")
    return (f"{args['who']}: " if "who" in args else "") + told + (f" ({rest})" if rest else "")


def language_name(lang: str) -> str:
    """Return what a language calls itself, "Deutsch" for `de`; names stand on their own and begin large."""
    name = Locale(lang).display_name or lang
    return name[:1].upper() + name[1:]


@lru_cache(maxsize=64)
def _book(lang: str, folder: Path | None, draft: bool) -> _Book:
    return _Book(lang, folder, draft)


class Speaker:
    """Says a game's sentences in one language, with the players' names in them.

    An argument `@ID` is itself a sentence: `{"column": "@column-sales"}` puts in what `column-sales` says,
    and `@ID 3` what it says with 3 as its `value`.
    Raises MissingWords: a test plays every game in every language, so a player never meets it. A draft's
    sentence is taken from English if the language lacks it, and made of its id if English lacks it too.
    """

    def __init__(
        self, lang: str, game: Spoken | None, names: Sequence[str] = (), *, strict: bool = False
    ) -> None:
        """Say the sentences of a game, or (None) only those of the house.

        `strict`: a draft is treated as a finished game."""
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = tuple(names)
        draft = game is not None and game.draft and not strict
        self._book = _book(self.lang, None if game is None else game.folder, draft)

    def say(self, id: str, args: Mapping[str, int | str] | None = None) -> str:
        args = args or {}
        row = (id, *args, *args.values())
        said, seats = self._book.said.find(row) or self._book.say(row, id, args)
        if self.lang == "fr" and seats:
            return french.put(said, {_PLACES[seat % len(_PLACES)]: self.name(seat) for seat in seats})
        for seat in seats:
            said = said.replace(_PLACES[seat % len(_PLACES)], self.name(seat))
        return said

    def places(self, seats: Sequence[Seat]) -> str:
        """Return what stands for the names of seats in a row, "Anna, Bert and Chloe", as the argument `names`
        of another sentence: the same one for all tables."""
        places = [_PLACES[seat % len(_PLACES)] for seat in seats]
        if len(places) < 2:
            return "".join(places)
        args = {"names": ", ".join(places[:-1]), "name": places[-1]}
        row = ("server-and", *args, *args.values())
        return (self._book.said.find(row) or self._book.say(row, "server-and", args))[0]

    def has(self, id: str) -> bool:
        """Return whether this language has the sentence; of a draft, English will do."""
        return any(bundle.has_message(id) for bundle in self._book.bundles)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"#{seat + 1}"

    def text(self, text: Text) -> str:
        return text.id[1:] if text.id.startswith("=") else self.say(text.id, text.args)

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}", {"who": event.seat, **event.data})

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", refusal.data)
