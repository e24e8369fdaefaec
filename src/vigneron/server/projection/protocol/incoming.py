"""Messages from browsers, with exact types and bounded sizes."""

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
    """Of several seats on this device, the one that the page showed last."""
    hidden: bool = False
    """Whether the page is in the background."""
    version: Annotated[str, Meta(max_length=80)] = ""
    """The server's version that made the page; '' from programs."""


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Of several seats on this device, show this one. Answered by `welcome`.

    If seats know different things, the first such message draws the curtain (`you.seat` null) and a second
    one opens the seat."""

    seat: SeatNumber
    n: Count | None = None


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Play this act.

    `v` is the version, and `d` the length of my covered choice, that the player saw."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """Ask what this act would change.

    Not answered when `v` or `d` is old: the newer position is on its way."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask why these cannot be touched now."""

    touches: Touches
    n: Count | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Undo my last act.

    Possible only if nothing has been drawn or revealed, and nobody else has acted, since then (bots' acts
    without a draw do not matter if I am the only person). My clock has run on since that act; the answer is
    refused (`time_used`) if that leaves no time."""

    v: Count
    n: Count | None = None


class Revise(Struct, tag_field="t", tag="change", forbid_unknown_fields=True):
    """Undo the last act of my covered choice, while others are still choosing.

    After that, `act` with the new `d` replaces it. With `v` and `d` as seen, a repeated message changes
    nothing. My clock has run on since the choice was complete, as with `undo`."""

    v: Count | None = None
    d: Count = 0
    n: Count | None = None


class Propose(Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Propose to everybody: to undo my last act and all that followed, or to end the game.

    An undo is possible when `turn.ask`; every seat then gets back the time that it had before that act."""

    kind: Literal["undo", "end"]
    n: Count | None = None


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer the open motion with one of `motion.choices`. Whoever made it may answer `withdraw`."""

    choice: Literal["yes", "no", "wait", "bot", "end", "withdraw"]
    about: Count | None = None
    """The motion that was seen (`motion.id`); an answer to another one is refused."""
    seat: SeatNumber | None = None
    """Of several players on this device, the one who answers.

    Must be in `motion.beside`, and the choice in `motion.answers`."""
    n: Count | None = None


class CommitSeed(Struct, tag_field="t", tag="pledge", forbid_unknown_fields=True):
    """In the lobby: the SHA-256 (hex) of my client seed. Answered by `done`."""

    hash: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class RevealSeed(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    """My client seed (8 to 64 letters and digits), once `table.asked`.

    Answered by `done`, unless the game has begun."""

    word: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Sit(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """In a running game: leave my seat to a bot, take it back (`back`), or `remove`. Answered by `done`.

    `remove` puts a bot in the place of `seat`, whose player has been away for three minutes, at a table
    without a clock. The host may do so, or anybody if the host has been away as long."""

    what: Literal["leave", "back", "remove"]
    seat: Annotated[int, Meta(ge=0, le=1000)] = 0
    n: Count | None = None


class Enter(Struct, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """At a table with real dice: the outcome of draw number `at` of the pending act.

    Or `back`: undo the last outcome (without one, the act); or `done`: confirm the whole set-up. The answer
    carries `n`, or is `done` or a refusal."""

    at: Annotated[int, Meta(ge=0, le=10_000)]
    outcome: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    back: bool = False
    done: bool = False
    n: Count | None = None


class Correct(Struct, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Enter the draws of the last act again, if nobody has acted since."""

    v: Count
    n: Count | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Send a chat line. Answered by `done`, or refused: too often, or not allowed.

    Either `text` (cut at 280 characters), or `phrase`: `hello`, `luck`, `well`, `thanks`, `moment`, `back`,
    `sorry`, `game`, `bye`."""

    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    n: Count | None = None


class Listen(Struct, tag_field="t", tag="listen", forbid_unknown_fields=True):
    """Send me chat lines from now on. Answered by `said`."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of the last line that I have, 0 for all."""
    n: Count | None = None


class Talking(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """The host decides who may chat. Answered by `done`."""

    who: Literal["seats", "all", "off"]
    n: Count | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Answered by `pong`.

    A player with only hidden pages counts as here, but gets notices of their turn as if away."""

    hidden: bool | None = None
    """Whether the page is in the background; None: unchanged."""
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
    | CommitSeed
    | RevealSeed
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
    """Return a message. Raises BadMessage."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadMessage(str(error)) from error
