"""Consoles that cannot show every character. Such characters are replaced and raise no error."""

from __future__ import annotations

import codecs
import json
import sys
import unicodedata
from io import TextIOWrapper
from typing import Any, Final

from rich.console import Console

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
    """Return ASCII characters that resemble a character, or `?` if there are none."""
    if sign in _ALIKE:
        return _ALIKE[sign]
    parts = unicodedata.normalize("NFKD", sign)
    kept = "".join(part for part in parts if part.isascii())
    return kept or "?"


def _handler(encoding: str) -> str:
    """Register an error handler for an encoding and return the handler's name.

    There is one handler per encoding, because a codec does not tell its handler which encoding it is."""

    def replace(error: UnicodeError) -> tuple[str, int]:
        if not isinstance(error, UnicodeEncodeError):
            raise error
        return "".join(_shown(sign, encoding) for sign in error.object[error.start : error.end]), error.end

    name = f"vigneron-{encoding}"
    codecs.register_error(name, replace)
    return name


def _shown(sign: str, encoding: str) -> str:
    """Return the most similar replacement that an encoding can show.

    The result may be the character itself, because a codec passes several characters at once to its
    handler."""
    for choice in (sign, unicodedata.normalize("NFKC", sign), plain(sign)):
        try:
            choice.encode(encoding)
        except UnicodeEncodeError:
            continue
        return choice
    return "?"


def fit() -> None:
    """Replace characters that the console cannot show or read. This changes the three standard streams."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_handler(stream.encoding))
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")


def screen(*, stderr: bool = False) -> Console:
    """Return a console that prints every text as it is, in tables too.

    Names of people and bots may look like markup of rich, or like the name of an emoji."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def shows(text: str) -> bool:
    """Return whether standard output can show all these characters."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def print_json(value: Any) -> None:
    r"""Print a JSON value on one line.

    A character that the console cannot show is written as \\u…."""
    text = json.dumps(value, ensure_ascii=False)
    print(text if shows(text) else json.dumps(value))
