"""How a browser calls an inattentive player: the tab's title, and a sound."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
_EAR = """
window.tones = [];
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {};
  resume() { return Promise.resolve(); }
  createOscillator() {
    const frequency = { set value(hertz) { tones.push(hertz); } };
    return { frequency, connect: to => to, start() {}, stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: to => to };
  }
};
"""
_TURN = [523, 659]


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
    ada.page.evaluate("tones.length = 0")
    bea.act()
    ada.waiting(lambda: ada.mine, "Ada is not told of her turn")
    assert ada.page.title() == f"● Your turn · {plain}"
    assert ada.page.evaluate("tones") == _TURN
    assert bea.page.evaluate("tones") == []  # sounds are off by default
    ada.close()
    bea.close()
