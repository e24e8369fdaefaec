"""Messages from browsers, with exact types and bounded sizes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

Count = Annotated[int, Meta(ge=0, le=2**53)]
ActText = Annotated[str, Meta(max_length=200)]
Outcomes = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=8)]
Touches = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


SeatNumber = Annotated[int, Meta(ge=0, le=1000)]


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message. It is answered by `welcome`."""

    n: Count | None = None
    since: Count | None = None
    """The version that the page shows."""
    open: SeatNumber | None = None
    """If there are several seats on this device: the seat that the page showed last."""
    hidden: bool = False
    """Whether the page is hidden."""
    version: Annotated[str, Meta(max_length=80)] = ""
    """The version of the server that made the page; '' from programs."""


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    """Show this seat, if there are several seats on this device. Answered by `welcome`.

    If the seats know different things, the first such message draws the curtain (`you.seat` is null) and the
    second one opens the seat."""

    seat: SeatNumber
    n: Count | None = None


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Play this act.

    `v` is the version that the player saw. `d` is the length that the player's covered choice had."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Preview(Struct, tag_field="t", tag="preview", forbid_unknown_fields=True):
    """Ask what this act would change.

    There is no answer when `v` or `d` is old, because the newer position is on its way."""

    v: Count
    act: ActText
    d: Count = 0
    n: Count | None = None


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Ask why these things cannot be touched now."""

    touches: Touches
    n: Count | None = None


class AskHint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """Ask for a hint, in three steps: where to look, what to play, why. Answered by `hint`, after some time.

    Refused if the table gives no hints (`table.hints`), or nothing is asked of the seat. If the player has
    not seen the current position (`v`, `d`), there is no answer; the new position is on its way."""

    v: Count
    d: Count = 0
    step: Annotated[int, Meta(ge=1, le=3)] = 1
    n: Count | None = None


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Undo the player's last act.

    This is possible if nothing has been drawn or revealed since the act, and no other person has acted since.
    Acts of bots without a draw do not prevent it if the player is the only person. The clock of the player
    has run since the act. If no time would be left, the message is refused (`time_used`)."""

    v: Count
    n: Count | None = None


class Revise(Struct, tag_field="t", tag="change", forbid_unknown_fields=True):
    """Undo the last act of the player's covered choice, while others are still choosing.

    After this, `act` with the new `d` replaces the undone act. A repeated message with the same `v` and `d`
    changes nothing. The clock of the player has run since the choice was complete, as with `undo`."""

    v: Count | None = None
    d: Count = 0
    n: Count | None = None


class Propose(Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Propose to all players to undo the sender's last act and all later acts, or to end the game.

    An undo is possible when `turn.ask`. Every seat then gets back the time that it had before that act."""

    kind: Literal["undo", "end"]
    n: Count | None = None


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Answer the open motion with one of `motion.choices`. The seat that made it may answer `withdraw`."""

    choice: Literal["yes", "no", "wait", "bot", "end", "withdraw"]
    about: Count | None = None
    """The motion that the player saw (`motion.id`). An answer to another motion is refused."""
    seat: SeatNumber | None = None
    """If there are several players on this device: the seat that answers. It must be in `motion.beside`, and
    the choice in `motion.answers`."""
    n: Count | None = None


class CommitSeed(Struct, tag_field="t", tag="pledge", forbid_unknown_fields=True):
    """In the lobby: send the SHA-256 (hex) of the player's client seed. Answered by `done`."""

    hash: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class RevealSeed(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    """Reveal the player's client seed (8 to 64 letters and digits) when `table.asked` is true.

    Answered by `done`, unless the game has begun."""

    word: Annotated[str, Meta(max_length=64)]
    n: Count | None = None


class Sit(Struct, tag_field="t", tag="seat", forbid_unknown_fields=True):
    """In a running game: leave a seat, take it back, or replace an absent player. Answered by `done`.

    `leave` leaves the player's seat to a bot. `back` takes the seat back. `remove` puts a bot in the place of
    `seat`, whose player has been away for three minutes. Without a clock, the host may remove a player, and
    anybody if the host has been away for three minutes too. With a clock that runs for this player, anybody
    may ask for it, and those who are present vote (`motion`)."""

    what: Literal["leave", "back", "remove"]
    seat: Annotated[int, Meta(ge=0, le=1000)] = 0
    n: Count | None = None


class Enter(Struct, tag_field="t", tag="enter", forbid_unknown_fields=True):
    """At a table with real dice: enter the outcome of draw number `at` of the pending act.

    `more` are the outcomes of the draws that were asked for with it, the dice of one roll.
    With `back`, the last outcome is removed or, if there is none, the act is undone. With `done`, the whole
    set-up is confirmed. The answer is a message with this `n`, or `done`, or a refusal."""

    at: Annotated[int, Meta(ge=0, le=10_000)]
    outcome: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    more: Outcomes = field(default_factory=list)
    back: bool = False
    done: bool = False
    n: Count | None = None


class Correct(Struct, tag_field="t", tag="correct", forbid_unknown_fields=True):
    """Start to enter the draws of the last act again. This is possible if nobody has acted since."""

    v: Count
    n: Count | None = None


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Send a chat line. Answered by `done`, or refused if the player may not chat or sends too many lines.

    The message contains `text` (cut at 280 characters) or `phrase`: `hello`, `luck`, `well`, `thanks`,
    `moment`, `back`, `sorry`, `game`, `bye`."""

    text: Annotated[str, Meta(max_length=600)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    n: Count | None = None


class Listen(Struct, tag_field="t", tag="listen", forbid_unknown_fields=True):
    """Ask for chat lines from now on. Answered by `said`."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of the last line that the page has, or 0 to ask for all lines."""
    n: Count | None = None


class Talking(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """Change who may chat. Only the host may do this. Answered by `done`."""

    who: Literal["seats", "all", "off"]
    n: Count | None = None


class AskHistory(Struct, tag_field="t", tag="history", forbid_unknown_fields=True):
    """Ask for the plies of the game so far. Answered by `history`."""

    n: Count | None = None


class LookBack(Struct, tag_field="t", tag="past", forbid_unknown_fields=True):
    """Ask for the position after a ply, as this viewer could see it then. Answered by `past`.

    A ply that is too high is the last one."""

    ply: Count
    base: Count | None = None
    """The version (`past.v`) that the page shows. If it is known, the answer contains the changes since."""
    eyes: SeatNumber | None = None
    """After the end: the seat that looks, instead of the viewer's own. Refused while the game is running."""
    n: Count | None = None


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Show that the page is still connected. Answered by `pong`.

    A player whose pages are all hidden counts as present, but gets notices of their turn like an absent
    player."""

    hidden: bool | None = None
    """Whether the page is hidden; null if this has not changed."""
    n: Count | None = None


Message = (
    Hello
    | Act
    | Preview
    | Why
    | AskHint
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
    | AskHistory
    | LookBack
    | Ping
)


class BadMessage(ValueError):
    """The data are not a message of the protocol."""


_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decode(text: str | bytes) -> Message:
    """Return a message. Raises BadMessage."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadMessage(str(error)) from error
