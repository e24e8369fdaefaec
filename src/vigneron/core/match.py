"""A game in memory, for scripts, the terminal, and matches of bots."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar

from vigneron.core.chance import Derived, commitment
from vigneron.core.contract import (
    Action,
    Event,
    IllegalAction,
    Json,
    Refusal,
    Result,
    Rules,
    Seat,
    Seen,
    apply,
)
from vigneron.core.files import write_whole
from vigneron.core.game import Game
from vigneron.core.journal import Header, Journal, Ply, TableRow, closing, digest, replay, setup_of, write
from vigneron.core.outcome import check_closing
from vigneron.core.registry import load
from vigneron.core.snapshot import Snapshot
from vigneron.core.summary import line, lines

S = TypeVar("S")
_BOUND: Final = frozenset({"game", "setup", "rules"})
_OWN: Final = _BOUND | {"journal", "ply", "state", "_secret", "_table", "_digests", "_round"}


def seed_secret(seed: int | str, number: int = 0) -> bytes:
    """Return the secret of game `number` of a seeded series."""
    return hashlib.sha256(f"vigneron-seed|{seed}|{number}".encode()).digest()


def table_name(key: str, seed: int | str, number: int | str = 0) -> str:
    """Return the name of the table, and of the journal's file, of game `number` of a seeded series."""
    return f"{key}-{seed}-{number}"


class Match(Generic[S]):
    """One game from set-up to its end. Every act goes through `act` or `step`; `journal` is its record.

    `offers`, `act` and `refusal` speak of acts as texts, as journals write them. `legal` and `step` speak of
    them as numbers, as `Rules` and bots do: indices into `game.actions.text`.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
    >>> match.offers(0)[0]
    'castle:10'
    >>> match.legal(0)
    [10, 13, 23, 26]
    >>> [event.kind for event in match.act(0, "castle:10")]
    ['castle_chosen']
    """

    def __init__(
        self,
        game: Game[S, Rules[S]],
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        secret: bytes,
        table: str = "match",
        names: Sequence[str] = (),
        data: Json = None,
        digests: bool = True,
    ) -> None:
        """Begin a game.

        With `digests=False`, plies have no digests. This is faster, but such a match must not be saved.

        Raises BadSetup or BadData."""
        self.game = game
        self.setup = game.setup(seats, options)
        packaged = game.data()
        used = packaged if data is None else data
        self.rules = game.rules(self.setup, used)
        self._secret: bytes | None = secret
        self._table, self._digests = table, digests
        header = Header(
            game.key,
            game.edition,
            game.digest(used),
            table,
            seats,
            self.setup.options,
            tuple(names) or tuple(f"seat {i + 1}" for i in range(seats)),
            commitment(secret),
            override=None if game.digest(used) == game.digest(packaged) else used,
        )
        self.journal = Journal(header)
        self.ply = -1
        """The number of acts, without those taken back; -1 before the set-up."""
        chance = Derived(secret, table, 0)
        self.state: S = self.rules.new(self.setup, chance)
        self._round = game.round_of(self.state)
        self._keep(-1, "", chance)

    @classmethod
    def resumed(cls, game: Game[S, Rules[S]], journal: Journal, *, secret: bytes | None) -> Self:
        """Return a match that continues a journal, in the journal's edition and with its rows.

        Without the secret, the match can be looked at, and every act raises ValueError. Raises BadJournal if
        the journal does not replay or has a closing row before the end. Raises ValueError if its draws are
        not derived from this secret.
        """
        if secret is not None and commitment(secret) != journal.header.commitment:
            raise ValueError("the draws of this journal derive from another secret")
        fold = replay(game, journal)
        check_closing(fold, journal)
        match = cls.__new__(cls)
        match.game, match.setup, match.rules = fold.game, fold.setup, fold.rules
        match._secret, match._table, match._digests = secret, journal.header.table, True
        match.journal = replace(journal, rows=list(journal.rows))
        match.ply, match.state = len(fold.plies) - 1, fold.states[-1]
        match._round = fold.game.round_of(fold.states[max(0, match.ply - 1)])
        return match

    def copy(self) -> Self:
        """Return an independent copy, in which play can go on otherwise. The same acts draw the same.

        >>> import vigneron
        >>> match = vigneron.start("burgundy_dice", seats=1)
        >>> other = match.copy()
        >>> events = other.act(0, other.offers(0)[0])
        >>> match.ply, other.ply
        (0, 1)
        """
        return self.__copy__()

    def __copy__(self) -> Self:
        """Return an independent copy. It shares only objects that never change."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.rules.clone(self.state)
        other.journal = replace(self.journal, rows=list(self.journal.rows))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        other = memo[id(self)] = self.__copy__()
        for name in self.__dict__.keys() - _OWN:  # copies the attributes of subclasses too
            setattr(other, name, copy.deepcopy(getattr(self, name), memo))
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling: the name of the game, and the position as its dump."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _BOUND}
        return {**kept, "state": self.rules.dump(self.state)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a pickled match.

        Raises BadJournal if its edition or data are missing here, ImportError if its game is missing."""
        self.__dict__.update(kept)
        header = self.journal.header
        game: Game[S, Rules[S]] = load(header.game)
        self.game = game.in_edition(header.edition)
        self.setup, self.rules = setup_of(game, header)
        self.state = self.rules.load(kept["state"])

    def _keep(self, seat: Seat, act: str, chance: Derived) -> None:
        self.ply += 1
        stamp = digest(self.rules, self.state) if self._digests else ""
        self.journal.rows.append(Ply(self.ply, seat, act, tuple(chance.drawn), stamp))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending, or () when the game is over."""
        return self.rules.to_act(self.state)

    @property
    def rounds(self) -> int:
        """Return the number of rounds that have begun. After the end, it is the round of the last act."""
        return self.game.round_of(self.state) if self.to_act else self._round

    def offers(self, seat: Seat) -> list[str]:
        """Return the texts of all acts that the seat may do now.

        Raises ValueError if there is no such seat."""
        self._check_seat(seat)
        return [self.game.actions.text[a] for a in self.rules.legal(self.state, seat)]

    def legal(self, seat: Seat) -> list[Action]:
        """Return the numbers of all acts that the seat may do now, ascending.

        Raises ValueError if there is no such seat."""
        self._check_seat(seat)
        return self.rules.legal(self.state, seat)

    def refusal(self, seat: Seat, text: str) -> Refusal | None:
        """Return why this act may not be done now, or None if it may.

        Raises ValueError if there is no such seat.

        >>> import vigneron
        >>> vigneron.start("burgundy_dice", seats=2).refusal(0, "castle:9")
        Refusal(code='not_a_castle', rule='CB-2', data={'place': 'c1'})
        """
        self._check_seat(seat)
        action = self.game.actions.parse(text)
        if action is None:
            return Refusal("unknown_act", "", {"act": text})
        return self.rules.why_not(self.state, seat, action)

    def act(self, seat: Seat, text: str) -> list[Event]:
        """Do an act, given as its text, and return its events.

        Raises IllegalAction, and ValueError if there is no such seat; the match is then unchanged."""
        action = self.game.actions.parse(text)
        if action is None:
            raise IllegalAction(Refusal("unknown_act", "", {"act": text}), text)
        return self.step(seat, action)

    def step(self, seat: Seat, action: Action) -> list[Event]:
        """Do an act, given as its number, and return its events.

        Raises IllegalAction, and ValueError if there is no such seat; the match is then unchanged."""
        self._check_seat(seat)
        if not 0 <= action < len(self.game.actions):
            raise IllegalAction(Refusal("unknown_act", "", {"act": str(action)}), str(action))
        text = self.game.actions.text[action]
        if self._secret is None:
            raise ValueError("the draws of this journal cannot be continued without its seed")
        chance = Derived(self._secret, self._table, self.ply + 1, self.journal.header.words)
        before = self.game.round_of(self.state)
        self.state, events = apply(self.rules, self.state, seat, action, chance)
        self._round = before
        self._keep(seat, text, chance)
        if self._digests and not self.to_act:
            self.journal.closing = closing(self._secret, self.result)
        return events

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}: expected 0 to {self.setup.seats - 1}")

    def undo(self, acts: int = 1) -> None:
        """Take the last act back, or several. This adds a row to the journal.

        The caller decides whether they may be taken back; they should not if something was drawn or revealed
        (`core.undoing`). Raises ValueError if there are fewer acts, after the end, and in a match without
        digests.
        """
        if not 0 < acts <= self.ply or self.journal.closing is not None or not self._digests:
            raise ValueError("there is no act that can be taken back")
        self.journal.rows.append(TableRow("undo", {"to": self.ply - acts}))
        self.state = replay(self.game, self.journal).states[-1]
        self.ply -= acts

    def seen(self, viewer: Seat | None) -> Seen[S]:
        """Return what a viewer may see of the position."""
        return self.rules.observe(self.state, viewer)

    @property
    def position(self) -> Snapshot[S]:
        """Return the position as a value. It does not change when the match goes on."""
        state, data = self.rules.clone(self.state), self.journal.header.data
        return Snapshot(self.game, self.setup, self.rules, state, data, self.ply)

    def save(self, path: Path | str) -> None:
        """Write the journal to a file, which `vigneron.load` reads. The file appears whole or not at all.

        Raises ValueError for a match without digests, and OSError."""
        if not self._digests:
            raise ValueError("a match without digests has no journal that could be replayed")
        write_whole(Path(path), write(self.journal))

    def text(self) -> str:
        """Return the whole position as one line of text, which `vigneron.position` reads.

        What one viewer may see of it is `match.position.seen(viewer).text()`."""
        return self.position.text()

    def __repr__(self) -> str:
        return line(type(self).__name__, self.game, self.setup, self.rules, self.state, self.ply, "")

    def __str__(self) -> str:
        readable = self.game.picture().readable(self.rules, self.state)
        return lines(self.game, self.setup, self.rules, self.state, self.ply, "", readable)

    @property
    def result(self) -> Result:
        """Return the result. During the game, return the result if the game ended now."""
        return self.rules.result(self.state)
