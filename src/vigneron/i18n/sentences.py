"""The sentences of a language from files of Project Fluent. Each is parsed when it is first used.

To parse all files of a language takes a quarter of a second, and a command says only a few sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another sentence within a sentence: `{ server-and }`. Functions are found too, and are no entries."""


class Sentences:
    """The sentences of a language by id."""

    def __init__(self, lang: str, isolates: bool) -> None:
        """Begin without sentences. `isolates`: whether arguments are put between U+2068 and U+2069."""
        self.bundle = FluentBundle([lang], use_isolating=isolates)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()

    def add(self, source: str, overrides: bool = False) -> None:
        """Add the entries of a file. Of two with one id, the first is kept; with `overrides`, the last."""
        for id, entry in _entries(source):
            if overrides or id not in self._sources:
                self._sources[id] = entry

    def has(self, id: str) -> bool:
        """Return whether there is a sentence."""
        return id in self._sources

    def beginning(self, prefix: str) -> list[str]:
        """Return the ids that begin with this prefix."""
        return [id for id in self._sources if id.startswith(prefix)]

    def get(self, id: str) -> Message:
        """Return a sentence. Raises LookupError if there is none, or if Fluent cannot read it."""
        if id not in self._parsed:
            self._parse(id)
        return self.bundle.get_message(id)

    def _parse(self, id: str) -> None:
        """Parse a sentence and those in it, which count as parsed when all are there: threads share them."""
        waiting, done = [id], set[str]()
        while waiting:
            each = waiting.pop()
            if each in done or each in self._parsed or each not in self._sources:
                continue
            done.add(each)
            self.bundle.add_resource(FluentResource(self._sources[each]))
            waiting += _REFERENCE.findall(self._sources[each])
        self._parsed |= done


def _entries(source: str) -> Iterable[tuple[str, str]]:
    found = list(_ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], source[entry.start() : end]
