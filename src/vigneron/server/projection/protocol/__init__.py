"""The protocol between server and browser. Every message in both directions is a tagged struct.

`incoming` contains the messages of browsers, and `outgoing` the messages of the server. `parts` contains the
structs that messages consist of. `python -m tests.docs.collect_protocol` makes the client's types
(web/static/protocol/types.js and requests.js) and the tables of docs/protocol.md from these structs."""

from __future__ import annotations

from vigneron.server.projection.protocol import incoming, outgoing, parts
from vigneron.server.projection.protocol.codec import Encoded, encode, encoded
from vigneron.server.projection.protocol.incoming import (
    Act,
    AskHint,
    AskHistory,
    BadMessage,
    CommitSeed,
    Correct,
    Enter,
    Hello,
    Listen,
    LookBack,
    Message,
    Open,
    Ping,
    Preview,
    Propose,
    RevealSeed,
    Revise,
    Say,
    Sit,
    Talking,
    Undo,
    Vote,
    Why,
    decode,
)

__all__ = [
    "Act",
    "AskHint",
    "AskHistory",
    "BadMessage",
    "CommitSeed",
    "Correct",
    "Encoded",
    "Enter",
    "Hello",
    "Listen",
    "LookBack",
    "Message",
    "Open",
    "Ping",
    "Preview",
    "Propose",
    "RevealSeed",
    "Revise",
    "Say",
    "Sit",
    "Talking",
    "Undo",
    "Vote",
    "Why",
    "decode",
    "encode",
    "encoded",
    "incoming",
    "outgoing",
    "parts",
]
