"""Consoles that lack signs: what they cannot show is replaced by what they can, never by an error."""

from __future__ import annotations

import codecs
import json
import sys
import unicodedata
from io import TextIOWrapper
from typing import Any, Final

_ALIKE: Final = {
    "‘": "'",
    "’": "'",
    "‚": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‹": "'",
    "›": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "‐": "-",
    "‑": "-",
    "…": "...",
    "·": ".",
    "•": "*",
    "×": "x",
    "→": "->",
    "←": "<-",
    "↔": "<->",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "½": "1/2",
    "ß": "ss",
    "æ": "ae",
    "Æ": "AE",
    "œ": "oe",
    "Œ": "OE",
    "ø": "o",
    "Ø": "O",
    "€": "EUR",
    "\u00a0": " ",
    "\u202f": " ",
    "\u2009": " ",
    "\u200b": "",
    "\ufeff": "",
    "█": "#",
    "▀": "#",
    "▄": "#",
    "━": "-",
    "─": "-",
    "│": "|",
}


def plain(sign: str) -> str:
    """Return ASCII that may stand for a sign; `?` if nothing resembles it."""
    if sign in _ALIKE:
        return _ALIKE[sign]
    parts = unicodedata.normalize("NFKD", sign)
    kept = "".join(part for part in parts if part.isascii())
    return kept or "?"


def _handler(encoding: str) -> str:
    """Return the name of an error handler for a console; a codec does not tell its own whose it is."""

    def replace(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return "".join(_shown(sign, encoding) for sign in error.object[error.start : error.end]), error.end

    name = f"vigneron-{encoding}"
    codecs.register_error(name, replace)
    return name


def _shown(sign: str, encoding: str) -> str:
    """Return what an encoding has for a sign, the most alike first: the codec asks for several at once."""
    for choice in (sign, unicodedata.normalize("NFKC", sign), plain(sign)):
        try:
            choice.encode(encoding)
        except UnicodeEncodeError:
            continue
        return choice
    return "?"


def fit() -> None:
    """Let standard output and error replace what they cannot show, and standard input what it cannot read."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_handler(stream.encoding))
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")


def shows(text: str) -> bool:
    """Return whether standard output has all these signs."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def print_json(value: Any) -> None:
    """Print one JSON object on a line of its own; signs that the console lacks are written as \\u…."""
    text = json.dumps(value, ensure_ascii=False)
    print(text if shows(text) else json.dumps(value))
