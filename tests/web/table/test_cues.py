"""How a browser calls an inattentive player: the tab's title, and a sound."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
_EAR = """
window.heard = [];
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {}; sampleRate = 1000;
  resume() { return Promise.resolve(); }
  createBuffer(channels, length) { return { length, copyToChannel() {} }; }
  createBufferSource() {
    return { set buffer({ length }) { heard.push(length); }, connect: to => to, start() {} };
  }
  createGain() { return { gain: {}, connect: to => to }; }
};
"""
_BELL, _ROLL = 1500, 950
"""Samples of two sounds, of which each has a length of its own, at 1,000 a second."""


def heard(person: Person) -> list[int]:
    """Return the lengths of the sounds that were started."""
    found: list[int] = person.page.evaluate("heard")
    return found


def test_title_and_sound_tell_whose_turn_it_is(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    for person in (ada, bea):
        person.context.add_init_script(_EAR)
    ada.context.add_init_script("localStorage.setItem('sound', 'on')")
    link = ada.open("burgundy_dice", "Ada", 2)
    bea.join(link, "Bea")
    ada.start()
    bea.at_table()
    plain = ada.page.title().partition(" · ")[2]
    assert ada.page.title() == f"● Your turn · {plain}"
    ada.act()
    ada.waiting(lambda: not ada.mine, "Ada has chosen, and it is her turn still")
    assert ada.page.title() == plain
    ada.page.evaluate("heard.length = 0")
    bea.act()
    ada.waiting(lambda: ada.mine, "Ada is not told of her turn")
    assert ada.page.title() == f"● Your turn · {plain}"
    ada.waiting(lambda: {_BELL, _ROLL} <= set(heard(ada)), "neither dice nor bell are heard")
    assert heard(bea) == []  # sounds are off by default
    assert not bea.page.evaluate("performance.getEntriesByType('resource').some(e => /synth/.test(e.name))")
    bea.page.locator("#sound-open").click()  # the switch is in sight, and a sample is heard at once
    bea.page.locator("#sounds [data-setting=sound]").check(force=True)
    bea.waiting(lambda: len(heard(bea)) == 2, "no sample is heard")
    ada.close()
    bea.close()
