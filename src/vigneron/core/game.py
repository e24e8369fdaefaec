"""The value GAME that a game's folder defines, and its parts."""

from __future__ import annotations

import hashlib
import json
import pickle
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from vigneron.core.contract import Action, BadSetup, Chance, Json, Refusal, Rules, Seat, Seen, Setup
from vigneron.core.errors import Picklable

if TYPE_CHECKING:
    from vigneron.core.picture import Picture

S = TypeVar("S")
S_in = TypeVar("S_in", contravariant=True)
R_in = TypeVar("R_in", contravariant=True)
R_co = TypeVar("R_co", bound=Rules[Any], covariant=True)
"""A game's own rules. A game hands them to nothing but its own functions, so that a `Game[State, PigRules]`
is a `Game[State, Rules[State]]` too."""


SOURCES: Final = frozenset({"provenance", "source", "status", "note"})
"""Keys of component data that document a value, like those that end in `_source`, `_status` or `_note`.
Rules do not see them, and data digests omit them."""


class BadData(ValueError):
    """A component file is invalid. The message names file, key and fault."""


class NoEdition(Picklable, LookupError):
    """This installation lacks an edition of a game. `known` lists those that it has."""

    def __init__(self, key: str, edition: str, known: Sequence[str]) -> None:
        super().__init__(f"{key} has no edition {edition!r}, only {', '.join(known)}")
        self.key, self.edition, self.known = key, edition, tuple(known)


@lru_cache(maxsize=64)
def _parsed(path: Path, changed: int, size: int) -> bytes:
    """Return a data file, parsed and pickled, so each table gets its own copy without parsing again."""
    return pickle.dumps(tomllib.loads(path.read_text(encoding="utf-8")))


@dataclass(frozen=True, slots=True)
class ActionTable:
    """Every act that the game can ever offer. Its index is its id; its text is stored and sent.

    `touch[i]` are the things on the table that a player touches to choose act i, in any order. A touch of the
    form `name=NUMBER` is an amount, which the client offers as a stepper."""

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

    def parse(self, text: str) -> Action | None:
        """Return the act with this text, or None."""
        return self._index.get(text)


@dataclass(frozen=True, slots=True)
class Option:
    """Something to agree on before the game (`option-KEY`, `option-KEY-VALUE`). `rule` explains it.

    `opens`: it changes what players may know of each other. Ratings compare only games with the same value.

    `host`: its values are seats, "0", "1", …, and nobody is asked for it. It is set to the host's seat when a
    game begins (`Game.hosted`). A set-up has it only if it differs from the default."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str
    opens: bool = False
    host: bool = False


class Insight(Protocol[S_in, R_in]):
    """What a game knows about playing well; bots build on it. A game without one still plays."""

    def value(self, rules: R_in, state: S_in) -> list[float]:
        """Return for each seat an estimate of its final score, in points."""

    def prefer(self, rules: R_in, state: S_in, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return for each legal act of the seat how good it looks, in points (larger is better).

        `state` is a whole world that agrees with what the seat has seen; it may be cloned but not changed."""


class LearnedInsight(Insight[S_in, R_in], Protocol[S_in, R_in]):
    """An insight whose values are a written value and a weighted sum of features.

    `bench/learned_value.py` learns the weights. An insight that is made with () for weights has none."""

    def features(self, rules: R_in, state: S_in) -> tuple[list[list[float]], list[float]]:
        """Return the features of every seat, and what the weight of each is a sum of: parts of time."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits of thinking, whichever is reached first. 0 iterations: no limit but time."""

    seconds: float = 1.0
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """What a bot gets: its seat's view, the legal actions, and a random stream of its own."""

    game: Game[S, Rules[S]]
    rules: Rules[S]
    seen: Seen[S]
    seat: Seat
    legal: Sequence[Action]
    budget: Budget
    chance: Chance


class Bot(Protocol):
    """An opponent. One method."""

    def choose(self, view: View[Any]) -> Action:
        """Return one of `view.legal`."""


def _no_picture() -> Picture[Any, Any]:
    raise NotImplementedError("a game without a picture gets the plain one when it is made")


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
    """One edition of a game. A change of play or of packaged data makes a new one; all of them stay.

    Files in `data/NAME` and `rules/NAME` hold what differs from the editions after it (see `Game.data` and
    `clauses`)."""

    name: str
    """As journals and stored tables write it: "1", "2", …"""
    build: Callable[[Setup, Json], R_co]
    """(setup, data) -> rules bound to that variant and component data. Raises BadData."""
    digests: frozenset[str] = frozenset()
    """Digests over packaged data with their sources, as the first journals of this edition hold them."""
    insight: Insight[Any, Any] | None = None
    """The insight of this edition, if it has one of its own."""


@dataclass(frozen=True, kw_only=True)  # without slots, so that `Game[State, PigRules](…)` may be written
class Game(Generic[S, R_co]):
    """One game, found by its folder, in one of its editions: the newest, unless `in_edition` made it."""

    key: str
    """The folder's name; stable for ever."""
    editions: tuple[Edition[R_co], ...]
    """All editions, oldest first. Action tables and scenes serve every one of them."""
    edition: str = ""
    """The edition that this value plays by; if it is not given, the newest."""
    seats: range
    options: tuple[Option, ...] = ()
    actions: ActionTable
    folder: Path
    draft: bool = False
    """It is not finished: what it lacks in French and German is said in English, and laws about what it lacks
    are not checked (docs/laws.md)."""
    notes: frozenset[str] = frozenset()
    """Values of the component data that rules do not read, as `FILE.table.key`: digests leave them out."""
    max_plies: Callable[[Setup], int]
    """No game is longer than this many acts (law 13)."""
    round_of: Callable[[S], int]
    """The round (turn, year) a position is in, from 1."""
    picture: Callable[[], Picture[S, R_co]] = _no_picture
    """Returns the game's looks and words, importing its room `picture` when it is first called. A draft may
    leave it out and gets the plain one (see `plain_picture`)."""
    invariants: Callable[[R_co, S], list[str]] = _nothing
    """Which conservation laws of the box are broken, in words; [] when all hold (law 12)."""
    why_no_setup: Callable[[Setup], Refusal | None] = _any
    complete: Callable[[int, Mapping[str, str]], Mapping[str, str]] = _same
    """(seats, options with defaults filled in) -> options as they will be played."""
    insight: Insight[S, R_co] | None = None
    """The insight of the newest edition, and of editions without their own."""
    shown: Callable[[R_co, Seen[S]], Json] = _dumped
    """A view as programs get it: what the table shows and no more. The server's own
    bots are handed the dump, which may hold sums of public events that the table does not show."""
    _bound: dict[str, Game[S, R_co]] = field(init=False, default_factory=dict, repr=False, compare=False)
    """This game in each edition that was asked for, shared by all of them."""

    def __post_init__(self) -> None:
        if not self.edition:
            object.__setattr__(self, "edition", self.editions[-1].name)
        if self.picture is _no_picture:
            object.__setattr__(self, "picture", self._plain_picture)
        self._bound[self.edition] = self

    def _plain_picture(self) -> Picture[S, R_co]:
        from vigneron.core.plain_picture import plain  # not needed to play

        return plain(self)

    @property
    def name(self) -> str:
        """The key, with `@EDITION` behind it unless this is the newest: what `registry.game` takes."""
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
        """Return a complete set-up. Raises BadSetup naming what is wrong."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSetup(
                Refusal("bad_seats", "", {"seats": seats, "low": low, "high": high, "more": high - low})
            )
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

    def hosted(self, options: Mapping[str, str], seat: Seat) -> dict[str, str]:
        """Return options for a game that the person in this seat hosts."""
        return {**options, **{option.key: str(seat) for option in self.options if option.host}}

    def data(self, override: Path | None = None) -> Json:
        """Return the component data, {file stem: table} of data/*.toml; files of that name in `override` win.

        An earlier edition has its own files in data/EDITION, and takes the others from the editions after it.
        Raises BadData.
        """
        found = {path.stem: path for path in sorted((self.folder / "data").glob("*.toml"))}
        for edition in reversed(self.since()[:-1]):
            own = sorted((self.folder / "data" / edition.name).glob("*.toml"))
            found |= {path.stem: path for path in own}
        if override is not None:
            given = {path.stem: path for path in sorted(override.glob("*.toml"))}
            unknown = sorted(set(given) - set(found))
            if unknown or not given:
                raise BadData(f"{override}: expected some of {sorted(found)}, found {sorted(given)}")
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
        """Return the rules of this set-up, bound to the given (else the packaged) data. Raises BadData."""
        return self.since()[0].build(setup, self.data() if data is None else data)

    def digest(self, data: Json) -> str:
        """Return the digest of component data that a journal's header holds: of the values that play sees."""
        return json_digest(_values(data, self.notes))

    def packages(self, digest: str) -> bool:
        """Return whether this digest, of whatever age, is one of this edition's packaged data."""
        return digest in self.since()[0].digests or digest == self.digest(self.data())


def _values(data: Json, notes: frozenset[str], path: str = "") -> Json:
    """Return component data, or the part of them under a path, without sources and notes."""
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
