"""What is shown is also said: numbers say of what they are, and names tell things apart without colours.

That controls are words is a law of `test_words`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from vigneron.core.game import Game
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.rules_text import LANGUAGES
from vigneron.core.scene import Node, Overlay, Scene
from vigneron.i18n.speaker import Speaker
from vigneron.native.prng import Xorshift
from vigneron.server.projection.client_strings import spoken

WORD = re.compile(r"[^\W\d_]{2,}")
"""A word; "Fr" is one, and no single letter or sign."""
ABBREVIATION = re.compile(
    r"(?![IVX]+(?![^\W\d_]))([^\W\d_a-zß-ÿœ]{2,}|[^\W\d_aeiouyäöüéèêàâîôûœAEIOUYÄÖÜÉÈÊÀÂÎÔÛŒ]{2,})"
)
"""Capital letters only, but for numerals, or no vowel: a voice would spell it."""
EVERY = 5
GAMES = [key for key in games() if not find_game(key).draft]


def positions(key: str) -> Iterator[tuple[Game[Any, Any], Scene, Overlay, tuple[str, ...]]]:
    """Yield game, scene, overlay and names for every fifth position of two random games."""
    game = find_game(key)
    for seed, seats in ((1, game.seats[0]), (2, game.seats[-1])):
        names = tuple(("Ada", "Ben", "Cleo", "Dan", "Eve")[:seats])
        match, chance = Match(game, seats, secret=seed_secret(seed), names=names), Xorshift(seed)
        while match.to_act:
            seat = match.to_act[0]
            if match.ply % EVERY == 0:
                seen = match.seen(seat)
                picture = game.picture()
                yield game, picture.scene(match.rules, seen), picture.overlay(match.rules, seen, seat), names
            offers = match.offers(seat)
            match.act(seat, offers[chance.draw([1] * len(offers), "")])


def _shown(scene: Scene, overlay: Overlay) -> Iterator[tuple[str, list[Node]]]:
    """Yield the frames with all their nodes, as a viewer sees them."""
    for frame in scene.frames:
        own = {node.key: node for node in overlay.nodes.get(frame.key, [])}
        yield frame.key, [*(own.pop(node.key, node) for node in frame.nodes), *own.values()]


@pytest.mark.parametrize("key", GAMES)
def test_colours_are_said(key: str) -> None:
    """Two things of one frame that look alike but for their colours have different names."""
    alike = set[tuple[str, str, str]]()
    for game, scene, overlay, names in positions(key):
        voice = Speaker("en", game, names)
        for frame, nodes in _shown(scene, overlay):
            by_name: dict[tuple[str, str, str], set[str]] = {}
            for node in nodes:
                if node.label is not None and node.tone and node.symbol:
                    name = (node.symbol, node.look, voice.text(node.label))
                    by_name.setdefault(name, set()).add(node.tone)
            alike |= {
                (frame, name[2], ", ".join(sorted(tones)))
                for name, tones in by_name.items()
                if len(tones) > 1
            }
    assert not alike


@pytest.mark.parametrize("key", GAMES)
def test_numbers_say_of_what(key: str) -> None:
    """Names of things and of counters contain a word; so do the counters beside the players' names."""
    bare = set[tuple[str, str, str]]()
    for game, scene, overlay, names in positions(key):
        counters = [counter for standing in scene.standings for counter in standing.counters]
        counters += overlay.counters
        for lang in LANGUAGES:
            voice = Speaker(lang, game, names)
            for counter in counters:
                if not WORD.search(voice.text(counter.label)):
                    bare.add((lang, counter.symbol, voice.text(counter.label)))
            for frame, nodes in _shown(scene, overlay):
                for node in nodes:
                    if node.label is not None and not WORD.search(voice.text(node.label)):
                        bare.add((lang, f"{frame} {node.key}", voice.text(node.label)))
    assert not bare


@pytest.mark.parametrize("key", GAMES)
def test_what_can_be_touched_has_a_name_of_its_own(key: str) -> None:
    """Touchable things of one frame have names that tell them apart, unless they look the same too.

    Of several nodes with one touch, the first is the button."""
    same = set[tuple[str, str]]()
    for game, scene, overlay, names in positions(key):
        voice = Speaker("en", game, names)
        first = {touch: group[0] for group in overlay.alike for touch in group}
        for frame, nodes in _shown(scene, overlay):
            found: dict[str, dict[str, Node]] = {}
            buttons: dict[str, Node] = {}
            for node in nodes:
                if node.touch:
                    buttons.setdefault(first.get(node.touch, node.touch), node)
            for touch, node in buttons.items():
                assert node.label is not None, f"{frame}: {node.key} has no name"
                found.setdefault(voice.text(node.label), {})[touch] = node
            for name, things in found.items():
                if (
                    len(
                        {
                            (node.symbol, node.path, node.tone, node.look, str(node.text))
                            for node in things.values()
                        }
                    )
                    > 1
                ):
                    same.add((f"{frame}: {name}", ", ".join(sorted(things))))
    assert not same


def sentences(key: str, lang: str) -> Iterator[str]:
    """Yield what is heard of two random games: names of things, what is asked, offered and told."""
    game = find_game(key)
    for seed, seats in ((1, game.seats[0]), (2, game.seats[-1])):
        names = ("Ada", "Ben", "Cleo", "Dora", "Eve")[:seats]
        match, chance = Match(game, seats, secret=seed_secret(seed), names=names), Xorshift(seed)
        voice, picture = Speaker(lang, game, names), game.picture()
        while match.to_act:
            seat, offers = match.to_act[0], match.offers(match.to_act[0])
            if match.ply % EVERY == 0:
                seen = match.seen(seat)
                scene, overlay = (picture.scene(match.rules, seen), picture.overlay(match.rules, seen, seat))
                texts = [overlay.prompt, scene.status, *(frame.title for frame in scene.frames)]
                for standing in scene.standings:
                    texts += [counter.label for counter in standing.counters]
                    texts += [
                        text for text in (standing.note, standing.can_end and standing.can_end.say) if text
                    ]
                for control in overlay.controls:
                    texts += [text for text in (control.label, control.note, control.about) if text]
                for _, nodes in _shown(scene, overlay):
                    texts += [node.label for node in nodes if node.label is not None]
                for act in offers:
                    action = game.actions.parse(act)
                    assert action is not None
                    texts.append(picture.describe(match.rules, match.state, seat, action))
                yield from map(voice.text, texts)
            for event in match.act(seat, offers[chance.draw([1] * len(offers), "")]):
                yield voice.event(event)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_abbreviations_are_heard_as_whole_words(key: str, lang: str) -> None:
    """Each has whole words (see `spoken`); what everybody spells, such as "AOC", has itself."""
    voice = Speaker(lang, find_game(key))
    found = {short for said in set(sentences(key, lang)) for short in re.findall(r"[^\W\d_]+", said)}
    shortened = {word for word in found if ABBREVIATION.fullmatch(word)}
    words = spoken(voice)
    assert shortened <= words.keys(), shortened - words.keys()
    assert words.keys() <= shortened, "nobody hears it"
    assert all(form for forms in words.values() for form in forms.values())
