"""What `vigneron.start` and `vigneron.load` return: a match that bots can play and that notebooks show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from vigneron.core import match as core_match
from vigneron.core.chance import Xorshift, commitment
from vigneron.core.contract import BadSetup, Event, IllegalAction, Result, Seat
from vigneron.core.files import untorn
from vigneron.core.game import Bot
from vigneron.core.journal import FORMAT, BadJournal, Journal, edition_of, read
from vigneron.core.match import seed_secret, table_name
from vigneron.core.registry import game, games
from vigneron.core.snapshot import SEEN, WHOLE
from vigneron.drawing import picture

S = TypeVar("S")
_NOT_KEPT: Final = "_bots"
"""Bots remember things and may hold processes, so copies and pickles do not contain them."""
_DICE: Final = -1
"""The number of the stream of `random`, among those of the seats."""


class Match(core_match.Match[S]):
    """One game from set-up to its end. Every act goes through `act` or `step`; `journal` is its record.

    `offers`, `act`, `refusal`, `random` and `bot` speak of acts as texts, as journals write them. `legal` and
    `step` speak of them as numbers, as `Rules` and bots do: indices into `game.actions.text`. Seats are
    numbers from 0.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
    >>> match
    <Match burgundy_dice, 2 seats, sheet=A, variant=standard: ply 0, round 1, seats 0, 1 to act; scores 1, 1>
    >>> match.offers(0)
    ['castle:10', 'castle:13', 'castle:23', 'castle:26']
    >>> match.play("greedy", "master@20").ending
    'clock'
    """

    def _seed(self) -> tuple[str, int]:
        """Return the seed of this match, and the number of the game in the series that the seed plays."""
        return _seed_in(self.journal.header.table, self.game.key)

    def _stream(self, seat: Seat) -> Xorshift:
        """Return the random stream of a seat's bot: the same as in `vigneron match`."""
        from vigneron.bots import bot_chance

        streams: dict[Seat, Xorshift] = self.__dict__.setdefault("_streams", {})
        if seat not in streams:
            streams[seat] = bot_chance(*self._seed(), seat)
        return streams[seat]

    def act(self, seat: Seat, text: str) -> list[Event]:
        """Do an act, given as its text, and return its events.

        Raises IllegalAction, whose message is the game's sentence; the match is then unchanged.

        >>> import vigneron
        >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
        >>> match.act(0, "castle:9")
        Traceback (most recent call last):
        vigneron.core.contract.IllegalAction: castle:9: c1 is not a castle. (CB-2)
        """
        try:
            return super().act(seat, text)
        except IllegalAction as error:
            rule = f" ({error.refusal.rule})" if error.refusal.rule else ""
            error.args = (f"{text}: {self._sentence(error, 'en')}{rule}",)
            raise

    def why_refused(self, seat: Seat, text: str, lang: str = "en") -> str:
        """Return why this act may not be done now, as a sentence; "" if it may. `lang` is en, fr or de.

        >>> import vigneron
        >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
        >>> match.why_refused(0, "castle:9", "de")
        'c1 ist kein Schloss.'
        """
        refusal = self.refusal(seat, text)
        return "" if refusal is None else self._sentence(IllegalAction(refusal), lang)

    def _sentence(self, error: IllegalAction, lang: str) -> str:
        from vigneron.i18n.speaker import Speaker

        return Speaker(lang, self.game, self.journal.header.names).refusal(error.refusal)

    def random(self, seat: Seat | None = None) -> str:
        """Do a random legal act, all with the same probability, and return its text.

        `seat` is by default the first that is to act. The seed of the match decides. Raises ValueError if the
        seat is not to act.

        >>> import vigneron
        >>> vigneron.start("burgundy_dice", seats=2, seed=1).random()
        'castle:13'
        """
        who = self._who(seat)
        legal = self.legal(who)
        action = legal[self._stream(_DICE).below(len(legal))]
        self.step(who, action)
        return self.game.actions.text[action]

    def bot(self, bot: str | Bot, seat: Seat | None = None) -> str:
        """Let a bot do one act, and return its text. The bot sees only what its seat may see.

        `bot` is a name as in `bot_names`, or an object with a method `choose(view)`. A bot that is given by
        its name stays in its seat for the whole match, and remembers what it likes to. `seat` is by default
        the first that is to act. Raises ValueError if the seat is not to act, UnknownBot, and NoAnswer if the
        bot fails.

        >>> import vigneron
        >>> vigneron.start("burgundy_dice", seats=2, seed=1).bot("greedy", 1).partition(":")[0]
        'castle'
        """
        from vigneron.bots import ask, budget_of, make_bot
        from vigneron.bots.search.taste import taste_of

        who = self._who(seat)
        if isinstance(bot, str):
            bots: dict[tuple[Seat, str], Bot] = self.__dict__.setdefault(_NOT_KEPT, {})
            if (who, bot) not in bots:
                bots[who, bot] = make_bot(bot, self.game)
            bot = bots[who, bot]
        seed, number = self._seed()
        taste, budget = taste_of(f"{seed}|{number}", who), budget_of(self.game)
        action = ask(
            bot, self.game, self.rules, self.state, who, self._stream(who), budget, taste, self.setup
        )
        self.step(who, action)
        return self.game.actions.text[action]

    def play(self, *bots: str | Bot) -> Result:
        """Let bots play to the end, and return the result: one bot per seat, or one for all seats.

        The game is the first one of `vigneron match` with the same bots and seed. Raises ValueError for
        another number of bots, UnknownBot, and NoAnswer if a bot fails.

        >>> import vigneron
        >>> vigneron.start("burgundy_dice", seats=2, seed=1).play("greedy", "random").winners
        (0,)
        """
        if len(bots) not in (1, self.setup.seats):
            raise ValueError(f"{self.setup.seats} seats need as many bots, or one for all; not {len(bots)}")
        while to_act := self.to_act:
            self.bot(bots[to_act[0] % len(bots)], to_act[0])
        return self.result

    def _who(self, seat: Seat | None) -> Seat:
        to_act = self.to_act
        if not to_act or (seat is not None and seat not in to_act):
            raise ValueError("the game is over" if not to_act else f"seat {seat} is not to act")
        return to_act[0] if seat is None else seat

    def picture(self, viewer: Seat | None = None, *, lang: str = "en", theme: str = "light") -> str:
        """Return the table as a viewer sees it, as an SVG document. See `vigneron.picture`."""
        return picture(self, viewer, lang=lang, theme=theme)

    def _repr_svg_(self) -> str:
        """Return what a notebook shows: the table as a spectator sees it."""
        return picture(self)

    def __copy__(self) -> Self:
        other = super().__copy__()
        other.__dict__.pop(_NOT_KEPT, None)
        if "_streams" in self.__dict__:
            other.__dict__["_streams"] = {seat: copy(s) for seat, s in self.__dict__["_streams"].items()}
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling, without bots."""
        return {name: value for name, value in super().__getstate__().items() if name != _NOT_KEPT}


def start(
    key: str,
    *,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
) -> Match[Any]:
    """Return a new game in memory. The seed decides its draws; `key` may be KEY@EDITION.

    `options` are those of the game, such as {"sheet": "B"}. Raises UnknownGame, NoEdition or BadSetup, whose
    message is a sentence.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2, seed=1, options={"sheet": "B"})
    >>> match.to_act
    (0, 1)
    """
    found = game(key)
    secret, table = seed_secret(seed), table_name(found.key, seed)
    try:
        return Match(found, seats, options, secret=secret, table=table, names=names)
    except BadSetup as error:
        from vigneron.i18n.speaker import Speaker

        error.args = (Speaker("en", found).refusal(error.refusal),)
        raise


def load(path: Path | str, *, seed: int | str | None = None) -> Match[Any]:
    """Return the match of a journal: a file, or the text of one that `match.save` or a table wrote.

    It goes on where the journal ends if the draws are known: from `seed`, from the table's name if
    `vigneron.start` or `vigneron match` gave it, or from the closing row. Otherwise it can only be looked at.
    A last line that is cut off is left out. Raises OSError, BadJournal, and ValueError if the draws derive
    from another seed.

    >>> import tempfile, vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     match.save(f"{folder}/mine.jsonl")
    ...     vigneron.load(f"{folder}/mine.jsonl").text() == match.text()
    True
    """
    given = str(path)
    if given.startswith((f"{WHOLE}:", f"{SEEN}:")):
        why = "this text is a position, not a journal: vigneron.position reads it"
        raise BadJournal(-1, "format", why, {"format": FORMAT})
    try:
        journal = read(
            untorn(given.encode() if given.lstrip().startswith("{") else Path(path).read_bytes())[0]
        )
    except UnicodeDecodeError as error:
        raise BadJournal(-1, "format", "not UTF-8", {"format": "UTF-8"}) from error
    key = journal.header.game
    if key not in games():
        raise BadJournal(-1, "no_game", f"no game {key!r}", {"game": key})
    found = edition_of(game(key), journal.header)
    secret = _secret(journal) if seed is None else seed_secret(seed)
    return Match.resumed(found, journal, secret=secret)


def _seed_in(table: str, key: str) -> tuple[str, int]:
    """Return (seed, number) of a table's name (see `core.match.table_name`), or (name, 0) of any other."""
    seed, _, number = table.removeprefix(f"{key}-").rpartition("-")
    return (seed, int(number)) if seed and number.isdecimal() and len(number) < 10 else (table, 0)


def _secret(journal: Journal) -> bytes | None:
    """Return the secret of a journal, if the journal tells it."""
    header = journal.header
    known = [seed_secret(*_seed_in(header.table, header.game))]
    if journal.closing is not None and journal.closing.secret:
        known.append(bytes.fromhex(journal.closing.secret))
    return next((secret for secret in known if commitment(secret) == header.commitment), None)
