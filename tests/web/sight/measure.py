"""Plays to random positions of a game, and measures at many sizes what is out of sight."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser

from tests.patience import HANG
from tests.web.house import PLAYER, Person, ServerProcess
from vigneron.core.registry import game

SIZES = (
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
    (844, 390),
    (720, 450),
)
"""Width and height of the windows, in pixels: laptops, a large screen, tablets, phones, a laptop at 200 %."""
PLAYED = ((390, 844), (844, 390), (1440, 900), (360, 640))
"""The sizes at which one plays from a position to the next, in turn: boards stay where they are."""
LANGUAGES = ("de", "en", "fr")
LAWS = {
    "controls": "a control out of sight in the panel, and no cue",
    "scores": "what a player has is out of sight",
    "bar": "a button of the bar, or whose turn it is, beyond the window",
    "fits": "words that are wider than their button",
    "question": "the question out of sight",
    "type": "a text of a board under 11 px",
    "width": "a row of boards that does not fill a phone's width",
    "pages": "a phone with more than four pages, or a page whose tab is cut",
    "lit": "all that is lit is out of sight, also after a row came or went, and no sign of it",
    "log": "the newest line of the log out of sight",
    "shift": "a board that moves within a turn, or between two questions",
}
"""What is counted."""
SCRIPT = (Path(__file__).parent / "sight.js").read_text(encoding="utf-8").rstrip().removesuffix(";")

_WATCHED = f"""async told => {{
  const drawn = () => new Promise(requestAnimationFrame);
  for (let frame = 0; frame < 3; frame += 1) await drawn();
  window.watched = ({SCRIPT}).watch();
  for (let frame = 0; frame < 3; frame += 1) await drawn();
  return ({PLAYER})(told);
}}"""


@dataclass(frozen=True)
class Fault:
    """One thing out of sight: where, which law, and what."""

    game: str
    position: int
    size: tuple[int, int]
    lang: str
    law: str
    what: str


@dataclass
class Seats:
    """One seat at one table, seen in several languages at once."""

    people: dict[str, Person]
    moved: list[str] = field(default_factory=list)
    """How the boards moved while the last acts were played."""

    @classmethod
    def open(
        cls, browser: Browser, house: ServerProcess, key: str, langs: Sequence[str], seats: int
    ) -> Seats:
        """Open a table against random bots in the first language, and its page in the others."""
        first, *others = langs
        people = {first: Person(browser, house, lang=first)}
        people[first].open(key, "Ada", seats, **{f"bot_{seat}": "random" for seat in range(1, seats)})
        people[first].start()
        for lang in others:
            person = people[lang] = Person(browser, house, lang=lang)
            # The same person on another device: the language is that of the browser.
            cookies = [c for c in people[first].context.cookies() if c.get("name") != "language"]
            person.context.add_cookies(cookies)  # type: ignore[arg-type]
            person.page.goto(people[first].page.url)
            person.at_table()
        return cls(people)

    def play(self, seed: int, acts: int, size: tuple[int, int]) -> bool:
        """Play some acts in a window, and wait for the next turn. Returns whether the game goes on."""
        first = next(iter(self.people.values()))
        first.page.set_viewport_size({"width": size[0], "height": size[1]})
        first.page.evaluate(_WATCHED, [seed, acts, HANG * 1000])
        first.waiting(lambda: first.mine or first.over, "nobody lets me act")
        self.moved = first.page.evaluate("window.watched()")
        if first.over:
            return False
        version = first.version()
        for person in self.people.values():
            person.waiting(lambda who=person: who.version() == version, "another page is behind")  # type: ignore[misc]
        return True

    def come_back(self) -> None:
        """Open the first page as after an absence since the start: what was missed is offered."""
        first = next(iter(self.people.values()))
        first.page.evaluate(
            "() => localStorage.setItem('seen', JSON.stringify([[location.pathname.split('/')[2], 1]]))"
        )
        first.page.reload()
        first.at_table()
        first.page.locator("#missed").wait_for(timeout=HANG * 1000)

    def close(self) -> None:
        for person in self.people.values():
            person.close()


def faults(
    browser: Browser,
    house: ServerProcess,
    key: str,
    positions: int,
    wanted: Mapping[str, Sequence[tuple[int, int]]],
    *,
    seed: int = 1,
    touches: int = 3,
    absent: bool = False,
    minutes: float = math.inf,
    looked: Callable[[int], object] = int,
) -> Iterator[Fault]:
    """Yield what is out of sight in so many random positions.

    `wanted`: the sizes to look at, by language. `absent`: whether the last position is seen as after an
    absence, with the offer of what was missed. `minutes`: after so many, one position more is the last.
    `looked` is called with the number of positions after each.
    """
    dice = random.Random(f"{key} {seed}")
    lowest, highest = game(key).seats[0], game(key).seats[-1]
    table: Seats | None = None
    ends = time.monotonic() + 60 * minutes
    for position in range(positions):
        last = position == positions - 1 or time.monotonic() > ends
        size = PLAYED[position % len(PLAYED)]
        while table is None or not table.play(dice.randrange(1 << 30), dice.randint(1, 4), size):
            if table is not None:
                table.close()
            table = Seats.open(browser, house, key, list(wanted), dice.randint(max(2, lowest), highest))
        for what in table.moved:
            yield Fault(key, position, size, next(iter(wanted)), "shift", what)
        if absent and last:
            table.come_back()
        for lang, sizes in wanted.items():
            page = table.people[lang].page
            for wide, high in sizes:
                page.set_viewport_size({"width": wide, "height": high})
                found = page.evaluate(f"({SCRIPT}).measure()")
                told = found["faults"]
                if lang == next(iter(wanted)):
                    told += [["lit", what] for what in page.evaluate(f"({SCRIPT}).rows()")]
                    moved = page.evaluate(
                        f"told => ({SCRIPT}).touches(told)", [dice.randrange(1 << 30), touches]
                    )
                    told += [["shift", what] for what in moved]
                for law, what in told:
                    yield Fault(key, position, (wide, high), lang, law, what)
            page.set_viewport_size({"width": 1440, "height": 900})
        looked(position + 1)
        if last:
            break
    if table is not None:
        table.close()
