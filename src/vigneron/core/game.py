"""The class of the value GAME, which the folder of a game defines, and the classes of its parts."""

from __future__ import annotations

import hashlib
import json
import pickle
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from vigneron.core.contract import Action, BadSetup, Chance, Json, Refusal, Rules, Seat, Seen, Setup
from vigneron.core.errors import Picklable

if TYPE_CHECKING:
    from vigneron.core.picture import Picture
    from vigneron.native.encoding import Encoding

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)
R_in = TypeVar("R_in", contravariant=True)
R_co = TypeVar("R_co", bound=Rules[Any], covariant=True)
"""The type of a game's own rules. It is covariant, because a game passes its rules only to its own functions.
So a `Game[State, PigRules]` is a `Game[State, Rules[State]]` too."""


SOURCES: Final = frozenset({"provenance", "source", "status", "note"})
"""Keys of component data that document a value. Keys that end in `_source`, `_status` or `_note` do this too.
Rules do not see such keys, and data digests leave them out."""


class BadData(ValueError):
    """A component file is invalid. The message names file, key and fault.

    >>> import pathlib, vigneron
    >>> vigneron.game("burgundy_dice").data(pathlib.Path("/nowhere"))
    Traceback (most recent call last):
    vigneron.core.game.BadData: /nowhere: none of dice.toml, scoring.toml, sheets.toml is there
    """


class NoEdition(Picklable, LookupError):
    """This installation does not have an edition of a game. `known` lists the editions that it has.

    >>> import vigneron
    >>> vigneron.game("burgundy_dice@99")
    Traceback (most recent call last):
    vigneron.core.game.NoEdition: burgundy_dice has no edition '99', only 1
    """

    def __init__(self, key: str, edition: str, known: Sequence[str]) -> None:
        super().__init__(f"{key} has no edition {edition!r}, only {', '.join(known)}")
        self.key, self.edition, self.known = key, edition, tuple(known)


@lru_cache(maxsize=64)
def _parsed(path: Path, changed: int, size: int) -> bytes:
    """Return a data file, parsed and pickled. Unpickling gives each table a copy without parsing again."""
    return pickle.dumps(tomllib.loads(path.read_text(encoding="utf-8")))


@dataclass(frozen=True, slots=True)
class ActionTable:
    """Every act that the game can ever offer. The id of an act is its index; files and messages use its text.

    `touch[i]` lists the things on the table that a player touches, in any order, to choose act i. A touch of
    the form `name=NUMBER` is an amount. The client shows a stepper for it."""

    text: tuple[str, ...]
    touch: tuple[tuple[str, ...], ...] = ()
    _index: dict[str, Action] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.touch:
            object.__setattr__(self, "touch", tuple((text,) for text in self.text))
        object.__setattr__(self, "_index", {t: i for i, t in enumerate(self.text)})
        if len(self._index) != len(self.text) or len(self.text) != len(self.touch):
            raise ValueError("an action table needs unique texts, and touches for each")

    def __len__(self) -> int:
        return len(self.text)

    def __repr__(self) -> str:
        return f"<ActionTable of {len(self.text)} acts>"

    def parse(self, text: str) -> Action | None:
        """Return the act with this text, or None."""
        return self._index.get(text)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that players agree on before the game. The clause `rule` explains the option.

    Its sentences are `option-KEY` and `option-KEY-VALUE`.

    `opens` marks an option that changes what players may know of each other. Ratings compare only games with
    the same value of such an option.

    `host` marks an option whose values are seats, "0", "1", …. Nobody is asked for its value. It is set to
    the host's seat when a game begins (`Game.hosted`). A set-up contains the option only if its value differs
    from the default.

    `pictured` names a frame of the scene, as `Layout` does. Forms show each value by this frame in the
    position before the first act. `pace` gives the length of a game for each value, in per cent of the usual
    length."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    opens: bool = False
    host: bool = False
    pictured: str = ""
    pace: tuple[int, ...] = ()


class Insight(Protocol[S_in, R_in]):
    """What a game tells bots about good play. A game can do without an insight."""

    def value(self, rules: R_in, state: S_in) -> list[float]:
        """Return for each seat an estimate of its final score, in points."""

    def prefer(self, rules: R_in, state: S_in, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return an estimate of how good each legal act of the seat is, in points (larger is better).

        `state` is a complete state that agrees with what the seat has seen. The method may clone it, but must
        not change it."""


class LearnedInsight(Insight[S_in, R_in], Protocol[S_in, R_in]):
    """An insight whose values are a handwritten value plus a weighted sum of features.

    `bench/learned_value.py` learns the weights. An insight that is made with () as weights uses only the
    handwritten value."""

    def features(self, rules: R_in, state: S_in) -> tuple[list[list[float]], list[float]]:
        """Return (features of every seat, functions of time).

        A weight is a linear combination of the functions."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of a bot's thinking, whichever is reached first. With 0 iterations, only time is limited.

    >>> import vigneron
    >>> vigneron.Budget(iterations=200)
    Budget(seconds=1.0, iterations=200)
    """

    seconds: float = 1.0
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """What a bot gets for a decision: its seat's view, the legal actions, and its own random stream.

    `taste` is a number that stays the same for this seat throughout a game and differs from those of other
    seats; 0 means that the bot has none. `setup` is None where nobody knows what was agreed.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2)
    >>> chance, budget = vigneron.Xorshift(1), vigneron.Budget()
    >>> view = vigneron.View(match.game, match.rules, match.seen(0), 0, match.legal(0), budget, chance)
    >>> vigneron.make_bot("greedy", match.game).choose(view) in view.legal
    True
    """

    game: Game[S, Rules[S]]
    rules: Rules[S]
    seen: Seen[S]
    seat: Seat
    legal: Sequence[Action]
    budget: Budget
    chance: Chance
    taste: int = 0
    setup: Setup | None = None


class Bot(Protocol):
    """An opponent. It has a single method.

    >>> import vigneron
    >>> class Last:
    ...     def choose(self, view: vigneron.View) -> int:
    ...         return view.legal[-1]
    >>> vigneron.start("burgundy_dice", seats=2).play(Last(), "greedy").winners
    (1,)
    """

    def choose(self, view: View[Any]) -> Action:
        """Return one of `view.legal`."""


def _no_picture() -> Picture[Any, Any]:
    """Stand for a picture that is not given. `Game` replaces it by the plain picture; nobody calls it."""
    raise AssertionError("a game without a picture gets the plain one when it is made")


def _nothing(rules: Rules[Any], state: Any) -> list[str]:
    return []


def _dumped(rules: Rules[Any], seen: Seen[Any]) -> Json:
    return rules.dump(seen.state)


def _any(setup: Setup) -> Refusal | None:
    return None


def _same(seats: int, options: Mapping[str, str]) -> Mapping[str, str]:
    return options


@dataclass(frozen=True)
class Edition(Generic[R_co]):
    """One edition of a game.

    A change of the rules or of packaged data makes a new edition, and the old ones stay. Files in `data/NAME`
    and `rules/NAME` hold what differs from the later editions (see `Game.data` and `clauses`)."""

    name: str
    """The name that journals and stored tables write: "1", "2", …"""
    build: Callable[[Setup, Json], R_co]
    """Called with (setup, data). Returns the rules for this set-up and these component data. Raises
    BadData."""
    digests: frozenset[str] = frozenset()
    """Digests of the packaged data together with their sources. The first journals of this edition contain
    these digests."""
    insight: Insight[Any, Any] | None = None
    """The insight of this edition, or None if it uses the insight of the newest edition."""


@dataclass(frozen=True, kw_only=True)  # without slots, so that `Game[State, PigRules](…)` may be written
class Game(Generic[S, R_co]):
    """One game in one of its editions. It is the newest edition, unless `in_edition` made this object.

    >>> import vigneron
    >>> game = vigneron.game("burgundy_dice")
    >>> game
    <Game burgundy_dice, edition 1, 1 to 5 seats>
    >>> game.actions.text[10], game.actions.parse("castle:10")
    ('castle:10', 10)
    """

    key: str
    """The name of the game's folder. It never changes."""
    editions: tuple[Edition[R_co], ...]
    """All editions, oldest first. The action table and the scenes are the same for all editions."""
    edition: str = ""
    """The edition by which this object plays. The default is the newest."""
    seats: range
    options: tuple[Option, ...] = ()
    actions: ActionTable
    folder: Path
    minutes: tuple[int, int] = (0, 0)
    """The usual minutes of a game between people, with the fewest and with the most seats; (0, 0) if they are
    unknown."""
    weight: int = 0
    """How much there is to learn: 1 is light, 2 medium, 3 heavy, and 0 unknown."""
    draft: bool = False
    """Whether the game is not finished. Sentences that a draft lacks in French or German are said in English,
    and laws about missing parts are not checked (docs/laws.md)."""
    notes: frozenset[str] = frozenset()
    """Values of the component data that rules do not read, as `FILE.table.key`. Digests leave these values
    out."""
    max_plies: Callable[[Setup], int]
    """No game is longer than this many acts (law 13)."""
    round_of: Callable[[S], int]
    """Returns the round (turn, year) of a position, counted from 1."""
    picture: Callable[[], Picture[S, R_co]] = _no_picture
    """Returns the picture of the game. The first call imports the game's room `picture`. A game without this
    function gets the plain picture (see `plain_picture`)."""
    invariants: Callable[[R_co, S], list[str]] = _nothing
    """Returns which invariants are broken, in words, and [] if all hold (law 12)."""
    why_no_setup: Callable[[Setup], Refusal | None] = _any
    complete: Callable[[int, Mapping[str, str]], Mapping[str, str]] = _same
    """Called with (seats, options with defaults). Returns the options by which the game is played."""
    insight: Insight[S, R_co] | None = None
    """The insight of the newest edition, and of editions without their own."""
    shown: Callable[[R_co, Seen[S]], Json] = _dumped
    """Returns a view for programs, with only what the table shows. The server's own bots get the dump
    instead, which may contain sums of public events that the table does not show."""
    encoding: Callable[[Any, Setup], Encoding] | None = None
    """Called with (rules, setup). Returns positions and acts as numbers, for programs that learn. A game
    without this function gets a plain encoding (`core.observation.encoding`)."""
    _bound: dict[str, Game[S, R_co]] = field(init=False, default_factory=dict, repr=False, compare=False)
    """By edition: this game in that edition, if it has been asked for. All these objects share the
    dictionary."""

    def __post_init__(self) -> None:
        if not self.edition:
            object.__setattr__(self, "edition", self.editions[-1].name)
        if self.picture is _no_picture:
            object.__setattr__(self, "picture", self._plain_picture)
        self._bound[self.edition] = self

    def _plain_picture(self) -> Picture[S, R_co]:
        from vigneron.core.plain_picture import plain  # not needed to play

        return plain(self)

    def __repr__(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        return f"<Game {self.key}, edition {self.edition}, {low}{f' to {high}' * (low < high)} seats>"

    @property
    def name(self) -> str:
        """Return the key, followed by `@EDITION` if this is not the newest.

        `registry.game` takes this name."""
        return self.key if self.edition == self.editions[-1].name else f"{self.key}@{self.edition}"

    def in_edition(self, name: str) -> Game[S, R_co]:
        """Return this game as an edition plays it; the same object for the same edition. Raises NoEdition."""
        found = self._bound.get(name)
        if found is None:
            known = [edition.name for edition in self.editions]
            if name not in known:
                raise NoEdition(self.key, name, known)
            own = self.editions[known.index(name)].insight
            newest = self._bound.get(known[-1], self)
            found = replace(self, edition=name, insight=own or newest.insight)
            object.__setattr__(found, "_bound", self._bound)
            self._bound[name] = found
        return found

    def since(self) -> tuple[Edition[R_co], ...]:
        """Return this edition and those after it, oldest first."""
        names = [edition.name for edition in self.editions]
        return self.editions[names.index(self.edition) :]

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """Return a complete set-up. Raises BadSetup, which says what is wrong."""
        try:
            seats = index(seats)
        except TypeError:
            raise self._bad_seats(repr(seats)) from None
        if seats not in self.seats:
            raise self._bad_seats(seats)
        full = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            if key not in full:
                raise BadSetup(Refusal("unknown_option", "", {"option": key}))
            full[key] = value
        for option in self.options:
            if full[option.key] not in (option.values[:seats] if option.host else option.values):
                raise BadSetup(
                    Refusal("bad_option", option.rule, {"option": option.key, "value": full[option.key]})
                )
        complete = dict(self.complete(seats, full))
        for option in self.options:
            if option.host and complete.get(option.key) == option.default:
                del complete[option.key]
        setup = Setup(seats, complete)
        refusal = self.why_no_setup(setup)
        if refusal is not None:
            raise BadSetup(refusal)
        return setup

    def _bad_seats(self, seats: int | str) -> BadSetup:
        low, high = self.seats[0], self.seats[-1]
        return BadSetup(
            Refusal("bad_seats", "", {"seats": seats, "low": low, "high": high, "more": high - low})
        )

    def usual_minutes(self, seats: int, options: Mapping[str, str] | None = None) -> int:
        """Return how long a game usually lasts between people, rounded to 5 minutes; 0 if this is unknown."""
        low, high = self.minutes
        steps = max(1, self.seats[-1] - self.seats[0])
        found = low + (high - low) * (seats - self.seats[0]) / steps
        for option in self.options:
            if option.pace:
                found *= (
                    option.pace[option.values.index((options or {}).get(option.key, option.default))] / 100
                )
        return max(5, 5 * round(found / 5)) if found else 0

    def hosted(self, options: Mapping[str, str], seat: Seat) -> dict[str, str]:
        """Return options for a game that the person in this seat hosts."""
        return {**options, **{option.key: str(seat) for option in self.options if option.host}}

    def data(self, override: Path | None = None) -> Json:
        """Return the component data as {file stem: table} of data/*.toml. Files in `override` replace these.

        An earlier edition has its own files in data/EDITION. It takes its other files from the later
        editions. Raises BadData.
        """
        found = {path.stem: path for path in sorted((self.folder / "data").glob("*.toml"))}
        for edition in reversed(self.since()[:-1]):
            own = sorted((self.folder / "data" / edition.name).glob("*.toml"))
            found |= {path.stem: path for path in own}
        if override is not None:
            given = {path.stem: path for path in sorted(override.glob("*.toml"))}
            if not given:
                raise BadData(f"{override}: none of {_files(found)} is there")
            if unknown := set(given) - set(found):
                raise BadData(f"{override}: unknown {_files(unknown)}; known are {_files(found)}")
            found |= given
        out: dict[str, Json] = {}
        for stem, path in found.items():
            try:
                stat = path.stat()
                out[stem] = pickle.loads(_parsed(path, stat.st_mtime_ns, stat.st_size))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise BadData(f"{path.name}: {error}") from error
        return out

    def rules(self, setup: Setup, data: Json = None) -> R_co:
        """Return the rules for a set-up and component data. The default is the packaged data.

        Raises BadData."""
        return self.since()[0].build(setup, self.data() if data is None else data)

    def digest(self, data: Json) -> str:
        """Return the digest of component data for a journal's header.

        It covers only values that the rules read."""
        return json_digest(_values(data, self.notes))

    def packages(self, digest: str) -> bool:
        """Return whether this is a digest of this edition's packaged data.

        Digests of old journals count too."""
        return digest in self.since()[0].digests or digest == self.digest(self.data())


def _files(stems: Iterable[str]) -> str:
    """Return the names of files of component data, as a list in a sentence."""
    return ", ".join(f"{stem}.toml" for stem in sorted(stems))


def _values(data: Json, notes: frozenset[str], path: str = "") -> Json:
    """Return component data, or the part under a path, without the keys that name sources and notes."""
    if isinstance(data, list):
        return [_values(value, notes, path) for value in data]
    if not isinstance(data, dict):
        return data
    return {
        key: _values(value, notes, f"{path}{key}.")
        for key, value in data.items()
        if key not in SOURCES
        and not key.endswith(("_source", "_status", "_note"))
        and f"{path}{key}" not in notes
    }


def json_digest(data: Json) -> str:
    """Return BLAKE2b, 8 bytes, hex, of JSON text with sorted keys and no spaces."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
