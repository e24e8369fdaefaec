// What others changed wears their crest until one acts.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { clear, mark } from "../../../src/vigneron/web/static/table/news.js";
import { Picture } from "../../../src/vigneron/web/static/table/scene.js";
import { node } from "./messages.js";

globalThis.DOMRect ||= class {
  constructor(x, y, width, height) {
    Object.assign(this, { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height });
  }
};
globalThis.getComputedStyle = () => ({ getPropertyValue: () => 'url("data:crest")' });

/** Return a picture whose nodes are boxes of a width, by key. */
function picture(wide) {
  const nodes = Object.keys(wide).map((key) =>
    node(key, { x: 10, y: 10, symbol: "piece", label: "A piece" }),
  );
  const board = { key: "board", title: "", width: 99, height: 99, owner: null };
  const made = new Picture({ ...board, nodes: new Map(nodes.map((one) => [one.key, one])) });
  for (const [key, width] of Object.entries(wide)) {
    made.drawn.get(key).group.getBBox = () => ({ x: -width / 2, y: -width / 2, width, height: width });
  }
  return made;
}
const crests = ({ svg }) => [...svg.querySelectorAll(".news")];
const all = (keys) => new Set(keys.map((key) => `board/${key}`));

test("a thing and what lies on it wear one crest, in the colour of whoever moved", () => {
  const board = picture({ field: 20, piece: 8, other: 6 });
  mark([board], all(["field", "piece"]), 2);
  assert.deepEqual([...board.news], [["field", 2]]);
  assert.ok(crests(board)[0].classList.contains("tone-seat-2"));
  assert.equal(crests(board)[0].firstElementChild.getAttribute("href"), "data:crest");
  clear([board]);
  assert.equal(crests(board).length, 0);
});

test("a new picture is no news", () => {
  const keys = [...Array(30).keys()].map((i) => `piece-${i}`);
  const board = picture(Object.fromEntries(keys.map((key) => [key, 5])));
  mark([board], all(keys), 1);
  assert.equal(crests(board).length, 0);
});
