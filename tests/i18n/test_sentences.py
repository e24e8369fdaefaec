"""Sentences are parsed one by one, and are those that Fluent reads from the whole file."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from vigneron.i18n.sentences import Sentences
from vigneron.i18n.speaker import house_files

FILE = """\
### The file.
-wine = Pinot
first = One
# A comment = no entry.
second = { first } and { -wine }:
    { $count ->
        [one] a glass
       *[other] { $count } glasses
    }
    go = on
circle = { circle }
first = again
broken = { $count ->
"""


def said(sentences: Sentences, id: str, **args: object) -> str:
    pattern = sentences.get(id).value
    assert pattern is not None
    return str(sentences.bundle.format_pattern(pattern, args)[0])


def test_a_sentence_brings_those_that_it_refers_to() -> None:
    sentences = Sentences("en", isolates=False)
    sentences.add(FILE)
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(FILE))
    for count in (1, 2):
        pattern = whole.get_message("second").value
        assert pattern is not None
        assert said(sentences, "second", count=count) == whole.format_pattern(pattern, {"count": count})[0]
    assert said(sentences, "first") == "One"
    assert sentences.get("circle").value is not None  # does not go round for ever


def test_the_first_entry_counts_unless_a_file_overrides() -> None:
    sentences = Sentences("en", isolates=False)
    sentences.add("a = 1")
    sentences.add("a = 2\nb = 2")
    sentences.add("b = 3", overrides=True)
    assert (said(sentences, "a"), said(sentences, "b")) == ("1", "3")


def test_what_is_missing_or_broken_is_no_sentence() -> None:
    sentences = Sentences("en", isolates=False)
    sentences.add(FILE)
    assert not sentences.has("third")
    for id in ("third", "broken"):
        with pytest.raises(LookupError):
            sentences.get(id)


def test_every_file_has_the_entries_that_fluent_finds() -> None:
    sentences, ids = Sentences("de", isolates=False), set[str]()
    for path in house_files("de"):
        text = path.read_text(encoding="utf-8")
        sentences.add(text)
        for entry in FluentResource(text).body:
            if isinstance(entry, Message | Term):
                ids.add(("-" if isinstance(entry, Term) else "") + entry.id.name)
    assert ids == set(sentences._sources)


def test_another_thread_never_finds_a_sentence_that_is_parsed_in_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sentences = Sentences("en", isolates=False)
    sentences.add(FILE)
    add, heard = sentences.bundle.add_resource, list[str]()

    def interrupted(resource: Any) -> None:
        monkeypatch.setattr(sentences.bundle, "add_resource", add)
        heard.append(said(sentences, "second", count=1))  # as another thread may, between any two steps
        add(resource)
        monkeypatch.setattr(sentences.bundle, "add_resource", interrupted)

    monkeypatch.setattr(sentences.bundle, "add_resource", interrupted)
    whole = said(sentences, "second", count=1)
    assert "Pinot" in whole
    assert set(heard) == {whole}
