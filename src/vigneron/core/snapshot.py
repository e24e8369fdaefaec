"""A position together with its game and rules, and its form as one line of text.

    vigneron1:GAME:EDITION:DATA:OPTIONS:PLY:DIGEST:BODY
    vigneron1-seen:GAME:EDITION:DATA:OPTIONS:VIEWER:DIGEST:BODY

The first form holds the whole position. The second form holds only what one viewer may see. docs/records.md
describes the fields so completely that other programs can read them.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, TypeVar
from urllib.parse import quote, unquote

from vigneron.core import registry
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Args, BadSetup, Json, Refusal, Result, Rules, Seat, Seen, Setup
from vigneron.core.errors import Picklable, error_line
from vigneron.core.game import Game, NoEdition, json_digest
from vigneron.core.summary import line, lines

S = TypeVar("S")

WHOLE: Final = "vigneron1"
SEEN: Final = "vigneron1-seen"
MOST_SIGNS: Final = 2_000
"""The longest text of a position, in characters."""
_MOST_BYTES: Final = 100_000
"""The largest decompressed body. It is many times larger than any position."""
_FIELDS: Final = 8


class BadPosition(Picklable, ValueError):
    """A text is not a position.

    `why` is the reason in English. `code` names a sentence for people (`position-CODE`), and `data` are its
    arguments. `refusal` is set if the set-up is refused.

    >>> import vigneron
    >>> vigneron.position("e4")
    Traceback (most recent call last):
    vigneron.core.snapshot.BadPosition: a position begins with vigneron1: or vigneron1-seen:
    """

    def __init__(self, code: str, why: str, data: Args | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.data: Args = data or {}
        self.refusal = refusal


@dataclass(frozen=True, eq=False, repr=False)
class Snapshot(Generic[S]):
    """A position of a game, whole or as one viewer sees it. Snapshots with the same text are equal.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2)
    >>> before = match.position
    >>> match.random(0) in before.offers(0)
    True
    """

    game: Game[S, Rules[S]]
    setup: Setup
    rules: Rules[S]
    state: S
    data: str
    """Digest of the component data."""
    ply: int | None = None
    """The number of acts since the set-up. It is None in a view, because it would reveal covered acts of
    others."""
    viewer: Seat | None = None
    """The seat that sees the position. It is None for a spectator and for a whole position."""
    covered: bool = False
    """Whether this is the view of a viewer, and not the whole position."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now."""
        return self.rules.to_act(self.state)

    def offers(self, seat: Seat) -> list[str]:
        """Return the texts of all acts that the seat may do now.

        In a view, only the offers of its viewer are known."""
        return [self.game.actions.text[action] for action in self.legal(seat)]

    def legal(self, seat: Seat) -> list[Action]:
        """Return the numbers of all acts that the seat may do now, ascending, as for `offers`."""
        return self.rules.legal(self.state, seat)

    @property
    def result(self) -> Result:
        """The count if the game ended now. In a view it counts what the viewer sees."""
        return self.rules.result(self.state)

    def seen(self, viewer: Seat | None) -> Snapshot[S]:
        """Return what a viewer may see of the position. Raises ValueError on the view of another viewer."""
        if self.covered:
            if viewer != self.viewer:
                raise ValueError("what one viewer sees holds nothing for another")
            return self
        state = self.rules.observe(self.state, viewer).state
        return Snapshot(self.game, self.setup, self.rules, state, self.data, None, viewer, True)

    @cached_property
    def plain(self) -> Json:
        """Return the position as JSON: the dump, or for a view what the table shows (`Game.shown`)."""
        if self.covered:
            return self.game.shown(self.rules, Seen(self.viewer, self.state))
        return self.rules.dump(self.state)

    def text(self) -> str:
        """Return the position as one line of at most 2,000 characters, which `read` reads."""
        if self.covered:
            who = "-" if self.viewer is None else str(self.viewer)
        else:
            who = "-" if self.ply is None else str(self.ply)
        options = [f"{quote(k, safe='')}={quote(v, safe='')}" for k, v in sorted(self.setup.options.items())]
        head = (
            SEEN if self.covered else WHOLE,
            self.game.key,
            self.game.edition,
            self.data,
            ",".join([str(self.setup.seats), *options]),
            who,
            json_digest(self.plain),
        )
        return ":".join([*head, _packed(self.plain)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snapshot) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return line("Snapshot", self.game, self.setup, self.rules, self.state, self.ply, self._whose())

    def __str__(self) -> str:
        short = self.plain if self.covered else self.game.picture().readable(self.rules, self.state)
        return lines(self.game, self.setup, self.rules, self.state, self.ply, self._whose(), short)

    def _whose(self) -> str:
        if not self.covered:
            return ""
        return "seen by a spectator" if self.viewer is None else f"seen by seat {self.viewer}"


def _packed(value: Json) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflate.compress(text.encode()) + deflate.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _unpacked(body: str) -> Json:
    """Return the JSON of a body. Raises BadPosition."""
    damaged = BadPosition("damaged", "the text is damaged: a part of it is missing or changed")
    if not re.fullmatch(r"[A-Za-z0-9_-]+", body):
        raise damaged
    try:
        data = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        inflate = zlib.decompressobj(-15)
        text = inflate.decompress(data, _MOST_BYTES)
        if not inflate.eof or inflate.unused_data:
            raise damaged
        return json.loads(text)
    except (ValueError, zlib.error, RecursionError) as error:
        raise damaged from error


def read(text: str, data: Json = None) -> Snapshot[Any]:
    """Return the position that a text holds. White space and line breaks are ignored.

    `data` are the component data if the position does not use the packaged ones. Raises BadPosition.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2)
    >>> vigneron.position(match.text()) == match.position
    True
    """
    text = "".join(text.split())
    if len(text) > MOST_SIGNS:
        raise BadPosition("long", f"a position has at most {MOST_SIGNS} characters", {"most": MOST_SIGNS})
    fields = text.split(":")
    if fields[0] not in (WHOLE, SEEN):
        raise BadPosition("format", f"a position begins with {WHOLE}: or {SEEN}:", {"format": WHOLE})
    if len(fields) != _FIELDS:
        raise BadPosition("fields", f"a position has {_FIELDS} parts", {"count": len(fields), "all": _FIELDS})
    kind, key, edition, stamp, agreed, who, digest, body = fields
    game = _game(key, edition)
    used = game.data() if data is None else data
    if not (game.packages(stamp) if data is None else stamp in (game.digest(data), json_digest(data))):
        found = game.digest(used)
        raise BadPosition(
            "data",
            f"component data {stamp[:60]} are needed; these are {found}",
            {"needed": stamp[:60], "found": found},
        )
    setup = _setup(game, agreed)
    plain = _unpacked(body)
    if json_digest(plain) != digest:
        raise BadPosition("damaged", "the text is damaged: a part of it is missing or changed")
    number = _number(who)
    covered = kind == SEEN
    if covered and number is not None and number >= setup.seats:
        raise BadPosition("seat", f"there is no seat {number}", {"number": number})
    ply, viewer = (None, number) if covered else (number, None)
    try:
        rules = game.rules(setup, used)
        found_here = Snapshot(game, setup, rules, rules.load(plain), stamp, ply, viewer, covered)
        fault = _fault(found_here, plain)
    except Exception as error:  # rules may raise anything on an impossible position
        fault = error_line(error)
    if fault:
        raise BadPosition("impossible", f"there is no such position: {fault}", {"fault": fault})
    return found_here


def _game(key: str, edition: str) -> Game[Any, Any]:
    """Return the game in this edition. Raises BadPosition."""
    if key not in registry.games():
        raise BadPosition("no_game", f"no game {key[:60]!r}", {"game": key[:60]})
    game = registry.game(key)
    try:
        return game.in_edition(edition)
    except NoEdition as error:
        known = ", ".join(error.known)
        raise BadPosition(
            "edition",
            f"{key} edition {edition[:60]} is needed; there are {known}",
            {"needed": edition[:60], "found": known},
        ) from error


def _setup(game: Game[Any, Any], agreed: str) -> Setup:
    """Return the set-up that the field OPTIONS describes. The field must name all options of the set-up.

    Raises BadPosition."""
    seats, *words = agreed.split(",")
    pairs = [word.partition("=") for word in words]
    options = {unquote(key): unquote(value) for key, _, value in pairs}
    if not re.fullmatch(r"\d{1,3}", seats, re.ASCII) or len(options) != len(pairs):
        raise BadPosition("setup", "the set-up cannot be read")
    try:
        setup = game.setup(int(seats), options)
    except BadSetup as error:
        raise BadPosition("setup", f"the set-up is not possible: {error}", refusal=error.refusal) from error
    if dict(setup.options) != options:
        raise BadPosition("setup", "the set-up is not complete")
    return setup


def _number(field: str) -> int | None:
    """Return a number, or None for `-`. Raises BadPosition."""
    if field == "-":
        return None
    if not re.fullmatch(r"\d{1,6}", field, re.ASCII):
        raise BadPosition("number", f"{field[:20]!r} is no number", {"field": field[:20]})
    return int(field)


def _fault(found: Snapshot[S], plain: Json) -> str:
    """Return why this cannot be a position of its game, or ""."""
    rules, state = found.rules, found.state
    if found.covered:
        state = rules.observe(state, found.viewer).state
    again = Snapshot(found.game, found.setup, rules, state, "", None, found.viewer, found.covered)
    if again.plain != plain:
        return "it is written otherwise than its rules write it"
    world = rules.imagine(Seen(found.viewer, state), Xorshift(0)) if found.covered else state
    broken: Sequence[str] = found.game.invariants(rules, world)
    if broken:
        return broken[0]
    if len(rules.result(world).scores) != found.setup.seats:
        return "it is for another number of seats"
    for seat in rules.to_act(world):
        if not rules.legal(world, seat):
            return f"seat {seat} is to act and may do nothing"
    return ""
