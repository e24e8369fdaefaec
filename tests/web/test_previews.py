"""What a prepared move would bring is drawn over the picture, and not over what it takes the place of."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import House, Person, client

pytestmark = pytest.mark.browser

GHOSTS = """async (client) => {
  const { Picture } = await import(client + 'table/scene.js');
  const nodes = [
    { key: 'rule', x: 10, y: 10, text: 'not 2' }, { key: 'piece', x: 10, y: 10, symbol: 'worker' },
    { key: 'field', x: 50, y: 50, path: 'M0 0h9v9z' },
  ];
  const all = new Map(nodes.map((node) => [node.key, node]));
  const surface = { key: 'board', title: '', width: 99, height: 99, nodes: all };
  const picture = new Picture(surface);
  picture.haunt([
    { ...nodes[0], x: 14, text: 'not 2 and 3' }, { ...nodes[1], x: 70 }, { ...nodes[2], look: 'full' },
  ]);
  const left = (key) => picture.drawn.get(key).group.classList.contains('replaced');
  return nodes.map((node) => left(node.key));
}"""


def test_words_that_change_never_lie_over_what_they_were(house: House, browser: Browser) -> None:
    """They did where the longer words stood elsewhere; a piece that moves is seen at both places."""
    ada = Person(browser, house)
    ada.quick("burgundy_dice")
    assert ada.page.evaluate(GHOSTS, client(ada.page)) == [True, False, True]
    ada.close()
