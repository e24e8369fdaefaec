"""Messages from browsers, strictly typed and bounded. docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=2**53)]
ActText = Annotated[str, Meta(max_length=200)]
Touches = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


SeatNumber = Annotated[int, Meta(ge=0, le=1000)]


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    n: Count | None = None
    since: Count | None = None
    open: SeatNumber | None = None
    """Of several seats on this device, the one that this page showed when it lost its line."""
    hidden: bool = False
    """Whether the page is in the background."""
    version: Annotated[str, Meta(max_length=80)] = ""
    """The version of the house that made the page; '' from programs."""


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Of several seats on this device, open this one, or draw the curtain for it."""

    seat: SeatNumber
    n: Count | None = None


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    touches: Touches
    n: Count | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    v: Count
    n: Count | None = None


class Revise(Struct, tag_field="t", tag="change", forbid_unknown_fields=True):
    v: Count | None = None
    d: Count = 0
    n: Count | None = None


class Propose(Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    kind: Literal["undo", "end"]
    n: Count | None = None


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    choice: Literal["yes", "no", "wait", "bot", "end", "withdraw"]
    about: Count | None = None
    """The question that was seen (`motion.id`); an answer to another one counts for nothing."""
    seat: SeatNumber | None = None
    """Of several people on this device, the one who answers; None: whose seat is open."""
    n: Count | None = None


class Pledge(Struct, tag_field="t", tag="pledge", forbid_unknown_fields=True):
    """The SHA-256 of the word that this person will give for the draws."""

    hash: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Word(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    word: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Sit(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """In a running game: leave one's seat to a bot, take it back, or remove somebody who is not here."""

    what: Literal["leave", "back", "remove"]
    seat: Annotated[int, Meta(ge=0, le=1000)] = 0
    n: Count | None = None


class Enter(Struct, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """What came out of the real bag or off the real dice, as draw number `at` of what waits; or the last one
    taken back; or all of them confirmed."""

    at: Annotated[int, Meta(ge=0, le=10_000)]
    outcome: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    back: bool = False
    done: bool = False
    n: Count | None = None


class Correct(Struct, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Ask once more what the last act's draws were."""

    v: Count
    n: Count | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """A line for the others at the table, or one of the quick phrases."""

    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    n: Count | None = None


class Listen(Struct, tag_field="t", tag="listen", forbid_unknown_fields=True):
    """Tell me what is said at this table, from after line `since` on."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    n: Count | None = None


class Talking(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """The host decides who may speak."""

    who: Literal["seats", "all", "off"]
    n: Count | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
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
_encoder = msgspec.json.Encoder()


def decode(text: str | bytes) -> Message:
    """Raises BadMessage."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadMessage(str(error)) from error


def encode(value: Any) -> bytes:
    """Return JSON; parts that are `msgspec.Raw` already go in as they are."""
    return _encoder.encode(value)
