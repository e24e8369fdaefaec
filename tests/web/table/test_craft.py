"""How the table is made: dice are large, six values stand in a row, crests stay where colours go, and boards
have the room that there is."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from vigneron.core.registry import games

pytestmark = pytest.mark.browser
_SIX = """() => {
  const button = n => `<button class="control"><svg class="sign"></svg>${n}</button>`;
  const group = document.createElement("div");
  group.className = "controls";
  group.dataset.form = "short";
  group.innerHTML = `<div class="buttons">${[1, 2, 3, 4, 5, 6].map(button).join("")}</div>`;
  document.getElementById("controls").replaceChildren(group);
  const boxes = [...group.querySelectorAll("button")].map(button => button.getBoundingClientRect());
  return [new Set(boxes.map(box => box.top)).size, Math.min(...boxes.map(box => box.width))];
}"""
_CREST = """selector => {
  const style = getComputedStyle(document.querySelector(selector), "::before");
  return [style.backgroundImage.slice(0, 24), parseFloat(style.width)];
}"""
_OWN = """() => {
  const looks = selector => {
    const style = getComputedStyle(document.querySelector(selector));
    const forced = matchMedia("(forced-colors: active)").matches;
    return forced ? `${style.borderTopWidth} ${style.borderTopColor}` : style.backgroundColor;
  };
  return looks("#people .me .person") !== looks("#people .seat:not(.me) .person");
}"""
"""Whether one's own card is told apart: by its ground, or by its border under forced colours."""
_GREY = """() => {
  const probe = document.createElement("i");
  probe.style.color = "GrayText";
  document.body.append(probe);
  const grey = getComputedStyle(probe).color;
  probe.remove();
  const nodes = [...document.querySelectorAll("#board .node[aria-disabled]")];
  return [nodes.length, nodes.filter(node => getComputedStyle(node).color === grey).length];
}"""
"""How many pieces cannot be touched, and how many of them are grey."""
_STRIP = """words => {
  const strip = document.getElementById("strip");
  const seats = [...strip.children].slice(0, words.length);
  strip.replaceChildren(...seats);
  const shown = [];
  for (const [at, [bound, score, gap, leads]] of words.entries()) {
    const seat = seats[at];
    seat.classList.toggle("leads", leads);
    seat.querySelector(".bound").textContent = bound;
    seat.querySelector(".score > b").textContent = score;
    seat.querySelector(".gap").textContent = gap;
    const card = seat.querySelector(".person").getBoundingClientRect();
    const line = seat.querySelector(".mark").getBoundingClientRect();
    const seen = [...seat.querySelectorAll(".mark :is(.bound, b, .gap, .crown)")].filter(part => {
      const box = part.getBoundingClientRect();
      return box.width && box.top < line.bottom - 2;
    });
    const out = seen.filter(part => part.getBoundingClientRect().left < card.left + 17);
    shown.push([out.length, ...seen.map(part => part.textContent)]);
  }
  return shown;
}"""
"""For each seat of a phone's strip with these words: how many run into the colour bar, and what is seen."""
_FILLED = """() => {
  const room = document.getElementById("board").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("#board .frame")].map(frame => frame.getBoundingClientRect());
  const high = box => Math.max(0, Math.min(box.bottom, room.bottom) - box.top);
  const boards = boxes.reduce((sum, box) => sum + box.width * high(box), 0);
  return [boards / (room.width * room.height), boards / (innerWidth * innerHeight)];
}"""
"""The boards' part of their room, and of the window."""
_SIDES = """() => {
  const box = id => document.getElementById(id).getBoundingClientRect();
  const log = document.getElementById("log");
  const hidden = parseFloat(/inset\\(0(?:px)? 0(?:px)? ([\\d.]+)px/.exec(log.style.clipPath)?.[1] ?? 0);
  const edge = log.getBoundingClientRect().bottom - hidden;
  const range = document.createRange();
  const lines = [...log.children].flatMap(line => {
    range.selectNodeContents(line);
    return [...range.getClientRects()];
  });
  const cut = lines.some(line => line.top + 3 < edge && line.bottom - 3 > edge);
  const parts = [...document.querySelectorAll("#side > *")];
  const low = Math.max(...parts.map(part => part.getBoundingClientRect().bottom));
  return { log: box("log-card").height, talk: box("talk-card").height, field: box("talk-form").height,
    cut, over: low - box("side").bottom };
}"""
_ORPHANS = """() => [...document.querySelectorAll("#people .figures")].filter(figures => {
  const lines = [...figures.children].map(figure => figure.getBoundingClientRect().top);
  return lines.filter(line => line === lines.at(-1)).length === 1 && lines[0] !== lines.at(-1);
}).length"""
"""How many players' figures break with one alone in the last line."""
ROOM = (
    (1920, 1080, 0.8, 0.4),
    (1440, 900, 0.8, 0.38),
    (1366, 768, 0.75, 0.38),
    (1280, 720, 0.75, 0.36),
    (1100, 800, 0.55, 0.3),
    (1024, 768, 0.55, 0.28),
    (768, 1024, 0.6, 0.29),
    (844, 390, 0.5, 0.2),
)
"""Width and height of windows, and the least parts."""


@pytest.mark.parametrize("key", games())
def test_the_boards_have_their_share_of_the_window(house: ServerProcess, browser: Browser, key: str) -> None:
    """No side is empty while the boards are small: on a laptop, a large screen, and tablets both ways."""
    person = Person(browser, house)
    person.quick(key)
    for wide, high, least, whole in ROOM:
        person.page.set_viewport_size({"width": wide, "height": high})
        person.waiting(partial(_filled, person, wide, least, whole), f"boards are small at {wide}x{high}")
        if wide >= 1366:
            person.waiting(partial(_logs, person), f"the log is cramped at {wide}x{high}")
            assert person.page.evaluate(_ORPHANS) == 0, f"a figure stands alone at {wide}x{high}"
        if wide >= 1920:
            _pinned(person)
    person.close()


_BESIDE = """() => {
  const box = e => e.getBoundingClientRect();
  const pinned = document.getElementById("pinned");
  const scenes = [...pinned.querySelectorAll(".scene")];
  const small = scenes.flatMap(scene => [...scene.querySelectorAll("text")].map(text =>
    parseFloat(getComputedStyle(text).fontSize) * scene.getScreenCTM().a)).filter(size => size < 10.95);
  const names = [...document.querySelectorAll("#people .name")];
  return {
    shown: pinned.checkVisibility() && scenes.length > 0 && scenes.every(scene => box(scene).width > 200),
    apart: box(document.getElementById("board")).right <= box(pinned).left
      && box(pinned).right <= box(document.getElementById("aside")).left,
    small, cut: names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
  };
}"""


def _pinned(person: Person) -> None:
    """Pin a rival beside one's own boards; all can be read there, and names stay whole. Let them go again."""
    page = person.page
    page.locator("#people .seat:not(.me) .person").first.click()
    page.locator("#house-pin").click()
    fine = {"shown": True, "apart": True, "small": [], "cut": []}
    person.waiting(lambda: page.evaluate(_BESIDE) == fine, "a pinned rival does not fit")
    page.locator("#pinned-drop").click()
    page.locator("#pinned").wait_for(state="hidden")


def _logs(person: Person) -> bool:
    """Return whether against bots the log has at least its smallest room, no line cut, and no talk beside."""
    sides = person.page.evaluate(_SIDES)
    return bool(sides["log"] >= 109 and sides["talk"] == 0 and not sides["cut"] and sides["over"] <= 1)


@pytest.mark.parametrize("key", games())
def test_with_people_the_talk_has_a_field_and_leaves_the_log_its_room(
    house: ServerProcess, browser: Browser, key: str
) -> None:
    """Until something is said, the talk is low; it is never a heading alone, and hides behind no edge."""
    ada, ben = Person(browser, house), Person(browser, house)
    ben.join(ada.open(key, "Ada", 3), "Ben")
    ada.start()
    for wide, high in ((1440, 900), (1920, 1080)):
        ada.page.set_viewport_size({"width": wide, "height": high})
        ada.waiting(partial(_shared, ada), f"talk and log share badly at {wide}x{high}")
    ada.close()
    ben.close()


def _shared(person: Person) -> bool:
    sides = person.page.evaluate(_SIDES)
    talk = sides["talk"] == 0 or (sides["talk"] <= 180 and sides["field"] >= 40)
    return bool(talk and sides["log"] >= 109 and not sides["cut"] and sides["over"] <= 1)


def _filled(person: Person, wide: int, least: float, whole: float) -> bool:
    part, all_ = person.page.evaluate(_FILLED)
    return bool(person.page.evaluate("innerWidth") == wide and part >= least and all_ >= whole)


_NAMES = """() => [...document.querySelectorAll("#strip .person, #people .person")]
  .filter(person => person.checkVisibility())
  .map(person => [person.querySelector(".name"), person.querySelector(".clock")])
  .map(([b, clock]) => [b.textContent, b.scrollWidth <= b.clientWidth, clock.checkVisibility()])"""

_HOUSES = """() => {
  document.getElementById("aside").style.setProperty("--house", "97px");
  return [...document.querySelectorAll("#people .house")].filter(one => one.checkVisibility()).map(one =>
    [one.offsetWidth, getComputedStyle(one.querySelector(".scene")).getPropertyValue("--house")]);
}"""


def test_dice_values_and_crests_are_large_enough_to_be_told_apart(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, house)
    page = person.page
    person.quick("burgundy_dice")
    for wide, high, least in ((1440, 900, 54), (1920, 1080, 70), (1280, 720, 44), (1024, 768, 34)):
        page.set_viewport_size({"width": wide, "height": high})
        person.waiting(partial(_dice_are, person, wide, least), f"dice are small at {wide}")
        rows, width = page.evaluate(_SIX)
        assert rows == 1
        assert width >= 34
        if wide == 1920:  # houses take the width that they are given, and no node of their scenes does
            assert {tuple(one) for one in page.evaluate(_HOUSES)} == {(97, "66px")}
    for media in ("none", "active"):
        page.emulate_media(forced_colors=media)
        for selector in (".person", "#log .by"):
            if page.locator(selector).count():
                image, width = page.evaluate(_CREST, selector)
                assert image.startswith('url("data:image/svg+xml')
                assert width >= 14
        assert page.evaluate(_OWN), "one's own card looks like the others"
        pieces, grey = page.evaluate(_GREY)
        assert pieces > 0
        assert grey == 0
    page.emulate_media(forced_colors="none")
    page.set_viewport_size({"width": 390, "height": 844})
    person.waiting(lambda: page.locator("#strip .person").first.is_visible(), "no strip on a phone")
    words = [
        ["", "17", "4 behind", False],
        ["au moins", "\u2212156", "", True],
        ["", "156", "112 de retard", False],
    ]
    own, leader, far = page.evaluate(_STRIP, words)
    assert own == [0, "17", "4 behind"]
    assert leader == [0, "", "au moins", "\u2212156"]
    assert far == [0, "156"], "what has no room is left out whole"
    person.close()


def test_four_names_beside_clocks_are_whole(house: ServerProcess, browser: Browser) -> None:
    """In French, on tablets both ways round: the scores are hidden in one game, and open in the other."""
    names = ("Véronique", "Brigitte", "Alexandre", "Dominique")
    people = [Person(browser, house, wide=1024, high=768, lang="fr-FR") for _ in names]
    first = people[0]
    for key in ("grand_cru", "burgundy_dice"):
        link = first.open(key, names[0], len(names), clock="act:180")
        for person, name in zip(people[1:], names[1:], strict=True):
            person.join(link, name)
        first.start()
        for wide, high in ((1024, 768), (768, 1024)):
            first.page.set_viewport_size({"width": wide, "height": high})
            first.waiting(partial(_names_are_whole, first, wide, names[1:]), f"names are cut at {wide}")
    for person in people:
        person.close()


def _names_are_whole(person: Person, wide: int, names: tuple[str, ...]) -> bool:
    """Return whether the others' names are in sight, none of them cut, each beside a clock."""
    shown = person.page.evaluate(_NAMES)
    told = [name for name, whole, clock in shown if whole and clock]
    return bool(person.page.evaluate("innerWidth") == wide and told[-len(names) :] == list(names))


def _dice_are(person: Person, wide: int, least: int) -> bool:
    """Return whether the face of a die is as wide as that; the cube around it is a quarter wider."""
    box = person.page.locator("[data-key='die-c0'] > .face").bounding_box()
    return bool(person.page.evaluate("innerWidth") == wide and box and box["width"] >= least)
