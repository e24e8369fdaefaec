"""Messages from browsers, strictly typed and bounded."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=2**53)]
ActText = Annotated[str, Meta(max_length=200)]
Touches = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


SeatNumber = Annotated[int, Meta(ge=0, le=1000)]


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message; asks for `welcome`."""

    n: Count | None = None
    since: Count | None = None
    """The version that the page has."""
    open: SeatNumber | None = None
    """Of several seats on this device, the one that the page showed when the line was lost."""
    hidden: bool = False
    """Whether the page is in the background."""
    version: Annotated[str, Meta(max_length=80)] = ""
    """The version of the house that made the page; '' from programs."""


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Of several seats on this device, open this one; where there is something to hide, first the curtain is
    drawn for it (`you.seat` null), and the same again opens. Answered by `welcome`."""

    seat: SeatNumber
    n: Count | None = None


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Do this: `v` is the version and `d` the length of the own covered choice that the person saw."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """What would it bring? Not answered when `v` or `d` is old: the newer position is on its way."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can these not be touched now?"""

    touches: Touches
    n: Count | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back my last own step: only as far as nothing was drawn or revealed and nobody else has acted
    since (a bot's act without a draw counts for nothing when I am the only person). My clock has run on since
    that step; refused (`time_used`) if that leaves no time."""

    v: Count
    n: Count | None = None


class Revise(Struct, tag_field="t", tag="change", forbid_unknown_fields=True):
    """Take back the last step of my covered choice, while others are still choosing; then `act` with the new
    `d` replaces it. With `v` and `d` as seen, a repetition does nothing twice. The clock has run on since the
    choice was complete, as with `undo`."""

    v: Count | None = None
    d: Count = 0
    n: Count | None = None


class Propose(Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Ask everybody: to take back my last step and all that followed (when `turn.ask`; every seat then has
    the time again that it had when that step was made), or to end the table."""

    kind: Literal["undo", "end"]
    n: Count | None = None


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer what is asked, with one of `motion.choices`; who asks may answer `withdraw`."""

    choice: Literal["yes", "no", "wait", "bot", "end", "withdraw"]
    about: Count | None = None
    """The question that was seen (`motion.id`); an answer to another one is refused."""
    seat: SeatNumber | None = None
    """Of several people on this device, the one who answers (one of `motion.beside`, with one of
    `motion.answers`)."""
    n: Count | None = None


class Pledge(Struct, tag_field="t", tag="pledge", forbid_unknown_fields=True):
    """In the lobby: the SHA-256 (hex) of the word that I shall give for the draws. Answered by `done`."""

    hash: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Word(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    """When `table.asked`: the word (8 to 64 letters and digits). Answered by `done`, or the game has
    begun."""

    word: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Sit(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """In a running game: leave my seat to a bot, take it back, or `remove`: put a bot in the place of `seat`,
    who has been away for three minutes, where no clock was agreed on (the host may, anybody once the host has
    been away for as long). Answered by `done`."""

    what: Literal["leave", "back", "remove"]
    seat: Annotated[int, Meta(ge=0, le=1000)] = 0
    n: Count | None = None


class Enter(Struct, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """At a table of real dice: outcome of draw number `at` of what waits; or `back`: the last one taken back
    (or, with none, the act); or `done`: all of the set-up confirmed. The answer carries `n`, or is `done` or
    a refusal."""

    at: Annotated[int, Meta(ge=0, le=10_000)]
    outcome: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    back: bool = False
    done: bool = False
    n: Count | None = None


class Correct(Struct, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Enter the draws of the last act once more, if nobody has acted since."""

    v: Count
    n: Count | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Speak to the table: `text` (cut at 280 characters), or `phrase`: `hello`, `luck`, `well`, `thanks`,
    `moment`, `back`, `sorry`, `game`, `bye`. Answered by `done`, or refused: too often, or not allowed."""

    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    n: Count | None = None


class Listen(Struct, tag_field="t", tag="listen", forbid_unknown_fields=True):
    """From now on tell me what is said. Answered by `said`."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of a line, 0 for all."""
    n: Count | None = None


class Talking(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """The host decides who may speak. Answered by `done`."""

    who: Literal["seats", "all", "off"]
    n: Count | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Answered by `pong`. Who has only hidden pages is still here for the others, but is told of their turn
    like somebody who is away."""

    hidden: bool | None = None
    """Whether the page has gone to the background; None: as it was."""
    n: Count | None = None


Message = (
    Hello
    | Act
    | Preview
    | Why
    | Undo
    | Revise
    | Propose
    | Vote
    | Sit
    | Pledge
    | Word
    | Open
    | Enter
    | Correct
    | Say
    | Listen
    | Talking
    | Ping
)


class BadMessage(ValueError):
    """Not a message of the protocol."""


_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode(text: str | bytes) -> Message:
    """Raises BadMessage."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadMessage(str(error)) from error
