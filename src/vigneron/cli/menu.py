"""The choices of a terminal game as a menu of few steps: a verb, what it is done to, and the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from vigneron.cli.voice import say
from vigneron.core.registry import game as find_game
from vigneron.core.scene import Overlay, Scene, widened
from vigneron.i18n.speaker import Speaker

LONGEST: Final = 9
"""The number of choices that are listed without being grouped by their verbs."""

_COLON: Final = re.compile(r"[\s\u00a0]*:\s")
"""What ends the name in a label, before it goes on with a description."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal act: its text in the action table, and its sentence."""

    text: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Group:
    """Several offers with something in common: their verb, and then what it is done to."""

    title: str
    entries: tuple[Offer | Group, ...]

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Return the offers of the group and of the groups in it."""
        return tuple(offer for entry in self.entries for offer in _offers_of(entry))


def _offers_of(entry: Offer | Group) -> tuple[Offer, ...]:
    return entry.offers if isinstance(entry, Group) else (entry,)


class Menu:
    """What is asked now: the whole menu, or one group of it. `list` shows all offers without groups."""

    def __init__(self, game: str, offers: Sequence[Offer], labels: Mapping[str, str]) -> None:
        self.offers, self.labels = tuple(offers), labels
        self._top = Group("", tuple(grouped(game, offers, labels)))
        self._path = [self._top]
        """The groups that were chosen one after the other, from the whole menu on."""

    @property
    def _now(self) -> Group:
        return self._path[-1]

    def __len__(self) -> int:
        """Return the number of lines that can be chosen now."""
        return len(self._now.entries)

    def prompt(self) -> str:
        """Return the question for a number."""
        if self._now is self._top:
            return say("cli-play-choice", count=len(self))
        return say("cli-play-choice_of", count=len(self), verb=self._now.title)

    def no_number(self) -> str:
        """Return the sentence for a number that is not in the menu."""
        return say("cli-play-no_number", count=len(self))

    def show(self, part: str = "") -> None:
        """Print the lines that contain `part`, with their numbers, or say that there are none."""
        shown = 0
        for number, entry in enumerate(self._now.entries, 1):
            if isinstance(entry, Group):
                print(f"{number}. " + say("cli-play-group", verb=entry.title, count=len(entry.offers)))
                shown += 1
            elif part.casefold() in f"{entry.text} {entry.sentence}".casefold():
                print(f"{number}. {entry.sentence}")
                shown += 1
        if part and not shown:
            print(say("cli-play-no_part", part=part))

    def list(self, part: str) -> None:
        """Turn to the list of all offers, and print those that contain `part`."""
        if any(isinstance(entry, Group) for entry in self._top.entries):
            self._path = [self._top, Group(say("cli-play-all"), self.offers)]
        self.show(part)

    def choose(self, number: int) -> Offer | None:
        """Return the chosen offer. If there is none yet, print what to choose from next.

        The number 0 leads one step back, from a group to what it was chosen from."""
        if number == 0 and self._now is not self._top:
            self._path.pop()
            self.show()
            return None
        if not 1 <= number <= len(self):
            print(self.no_number())
            return None
        chosen = self._now.entries[number - 1]
        if isinstance(chosen, Offer):
            return chosen
        self._path.append(chosen)
        self.show()
        return None

    def offers_of(self, number: int) -> tuple[Offer, ...]:
        """Return the offers behind a number of the menu."""
        return _offers_of(self._now.entries[number - 1])

    def typed(self, line: str) -> Offer | None:
        """Return the offer whose text or sentence this line is, or None."""
        whole = line.casefold()
        return next((o for o in self.offers if line == o.text or whole == o.sentence.casefold()), None)


def grouped(game: str, offers: Sequence[Offer], labels: Mapping[str, str]) -> list[Offer | Group]:
    """Return offers as a menu. A long list is grouped by verbs, and a long group by what it is done to.

    A verb is what a person touches for every act of a kind, such as "Auction"; `labels` has its name by touch
    (see `labels_of`). Groups stand where their first offer stood. Offers without a verb, or alone with it,
    stand in the menu themselves. `game` is the name of the game."""
    if len(offers) <= LONGEST:
        return list(offers)
    verbs = _verbs(game)
    by_verb: dict[str, list[Offer]] = {}
    for offer in offers:
        verb = next((touch for touch in verbs.get(_kind(offer.text), ()) if touch in labels), "")
        by_verb.setdefault(verb, []).append(offer)
    found = _by_part(game, by_verb.pop("", []), labels, set())
    for verb, own in by_verb.items():
        found.append(
            Group(labels[verb], tuple(_by_part(game, own, labels, {verb}))) if len(own) > 1 else own[0]
        )
    return sorted(found, key=lambda entry: offers.index(_offers_of(entry)[0]))


def _by_part(
    game: str, offers: Sequence[Offer], labels: Mapping[str, str], chosen: Set[str]
) -> list[Offer | Group]:
    """Return a long list of offers grouped by the next thing to touch, without those that are `chosen`.

    The list stays as it is if that would not make it shorter."""
    touches = _touches(game)
    if len(offers) <= LONGEST:
        return list(offers)
    by_part: dict[str, list[Offer]] = {}
    for offer in offers:
        own = (touch for touch in touches.get(offer.text, ()) if touch in labels and touch not in chosen)
        by_part.setdefault(next(own, offer.text), []).append(offer)
    if not 1 < len(by_part) <= len(offers) // 2:
        return list(offers)
    short = {part: _COLON.split(labels[part])[0] for part, own in by_part.items() if len(own) > 1}
    titles = Counter(short.values())
    return [
        Group(
            short[part] if titles[short[part]] == 1 else labels[part],
            tuple(_by_part(game, own, labels, chosen | {part})),
        )
        if len(own) > 1
        else own[0]
        for part, own in by_part.items()
    ]


def labels_of(scene: Scene, overlay: Overlay, voice: Speaker) -> dict[str, str]:
    """Return the names of all things that can be touched, by touch. Things in the panel come first."""
    found = {control.touch: voice.text(control.label) for control in overlay.controls}
    nodes = [node for frame in scene.frames for node in frame.nodes]
    nodes += [node for own in overlay.nodes.values() for node in own]
    for node in nodes:
        if node.touch and node.label is not None and " " not in node.touch:
            found.setdefault(node.touch, voice.text(node.label))
    return found


def _kind(text: str) -> str:
    return text.partition(":")[0]


@lru_cache(maxsize=16)
def _touches(game: str) -> dict[str, tuple[str, ...]]:
    """Return by text of an act what is touched for it, in this order. Amounts are left out."""
    known = find_game(game).actions
    return {
        text: tuple(touch for touch in touches if "=" not in touch)
        for text, touches in zip(known.text, known.touch, strict=True)
    }


@lru_cache(maxsize=16)
def _verbs(game: str) -> dict[str, tuple[str, ...]]:
    """Return by kind of act which touches all acts of this kind have, the widest first. Amounts are none."""
    found: dict[str, list[str]] = {}
    known: Any = find_game(game)
    families = known.picture().families
    for text, touches in zip(known.actions.text, known.actions.touch, strict=True):
        own = [touch for touch in widened(touches, families) if "=" not in touch]
        kind = _kind(text)
        found[kind] = [touch for touch in found[kind] if touch in own] if kind in found else own
    wide = set(families.values())
    return {kind: tuple(sorted(own, key=lambda touch: touch not in wide)) for kind, own in found.items()}
