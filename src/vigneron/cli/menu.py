"""The choices of a terminal game as a menu of one or two steps: first a verb, then what it is done to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from vigneron.cli.voice import say
from vigneron.core.registry import game as find_game
from vigneron.core.scene import Overlay, Scene, widened
from vigneron.i18n.speaker import Speaker

LONGEST: Final = 9
"""The number of choices that are listed without being grouped by their verbs."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal act: its text in the action table, and its sentence."""

    text: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Group:
    """Several offers with the same verb."""

    title: str
    offers: tuple[Offer, ...]


class Menu:
    """What is asked now: the whole menu, or the offers of one verb. `list` shows all offers without verbs."""

    def __init__(self, game: str, offers: Sequence[Offer], labels: Mapping[str, str]) -> None:
        self.offers, self.labels = tuple(offers), labels
        self._top: Sequence[Offer | Group] = grouped(game, offers, labels)
        self._now: Sequence[Offer | Group] = self._top
        self._title = ""

    def __len__(self) -> int:
        """Return the number of lines that can be chosen now."""
        return len(self._now)

    def prompt(self) -> str:
        """Return the question for a number."""
        if self._now is self._top:
            return say("cli-play-choice", count=len(self))
        return say("cli-play-choice_of", count=len(self), verb=self._title)

    def no_number(self) -> str:
        """Return the sentence for a number that is not in the menu."""
        return say("cli-play-no_number", count=len(self))

    def show(self, part: str = "") -> None:
        """Print the lines that contain `part`, with their numbers, or say that there are none."""
        shown = 0
        for number, entry in enumerate(self._now, 1):
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
        if any(isinstance(entry, Group) for entry in self._top):
            self._now, self._title = self.offers, say("cli-play-all")
        self.show(part)

    def choose(self, number: int) -> Offer | None:
        """Return the chosen offer. If there is none yet, print what to choose from next.

        The number 0 leads back from the offers of a verb to the menu."""
        if number == 0 and self._now is not self._top:
            self._now = self._top
            self.show()
            return None
        if not 1 <= number <= len(self):
            print(self.no_number())
            return None
        chosen = self._now[number - 1]
        if isinstance(chosen, Offer):
            return chosen
        self._now, self._title = chosen.offers, chosen.title
        self.show()
        return None

    def offers_of(self, number: int) -> tuple[Offer, ...]:
        """Return the offers behind a number of the menu."""
        chosen = self._now[number - 1]
        return chosen.offers if isinstance(chosen, Group) else (chosen,)

    def typed(self, line: str) -> Offer | None:
        """Return the offer whose text or sentence this line is, or None."""
        whole = line.casefold()
        return next((o for o in self.offers if line == o.text or whole == o.sentence.casefold()), None)


def grouped(game: str, offers: Sequence[Offer], labels: Mapping[str, str]) -> list[Offer | Group]:
    """Return offers as a menu. A long list is grouped by verbs.

    A verb is what a person touches for every act of a kind, such as "Auction"; `labels` has its name by touch
    (see `labels_of`). Groups stand where their first offer stood. Offers without a verb, or alone with it,
    stand in the menu themselves. `game` is the name of the game."""
    if len(offers) <= LONGEST:
        return list(offers)
    verbs = _verbs(game)
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        verb = next((touch for touch in verbs.get(_kind(offer.text), ()) if touch in labels), offer.text)
        found.setdefault(verb, []).append(offer)
    return [Group(labels[verb], tuple(own)) if len(own) > 1 else own[0] for verb, own in found.items()]


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
