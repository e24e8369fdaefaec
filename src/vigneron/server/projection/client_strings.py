"""The sentences of the client's scripts, sent to a page as data."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from vigneron.i18n.speaker import Speaker, house_files

_ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_ARGUMENT: Final = re.compile(r"\{\s*\$(\w+)")


_SHORT: Final = "short-"


def spoken(speaker: Speaker) -> dict[str, dict[str, str]]:
    """Return the abbreviations of a game in whole words, by the form that a number before them takes.

    `short-NAME` is what is read, such as "VP", and `spoken-NAME` what is heard in its place."""
    numbers = {"one": 1, "other": 2}
    found: dict[str, dict[str, str]] = {}
    for id in speaker.beginning(_SHORT):
        whole = f"spoken-{id.removeprefix(_SHORT)}"
        found[speaker.say(id)] = {
            form: speaker.say(whole, {"count": count}) for form, count in numbers.items()
        }
    return found


@cache
def phrases(lang: str, prefix: str) -> dict[str, str]:
    """Return {id without prefix: sentence} for the server's sentences whose ids start with `prefix`.

    Arguments remain in the sentence as `{name}`. A sentence with several forms for numbers is returned in its
    general form."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in house_files(lang))
    speaker = Speaker(lang, None)
    open_ = {name: f"{{{name}}}" for name in _ARGUMENT.findall(text)}
    ids = [id for id in _ID.findall(text) if id.startswith(prefix)]
    return {id.removeprefix(prefix): speaker.say(id, open_) for id in ids}
