// Pages that fit stand one under the other, the same ones whichever is chosen.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "../../../src/vigneron/web/static/table/page-groups.js";

/** A page with one frame of this size, whose smallest words are so high. */
const page = (key, width, height, smallest = 14) => ({
  key,
  cards: [{ card: document.createElement("section"), picture: { width, height, smallest } }],
});
const keys = (pages, chosen, room) => together(pages, chosen, room).map(({ key }) => key);
const ROOM = { wide: 424, high: 850 };

test("as many pages stand together as fit at their full width", () => {
  const pages = [page("a", 400, 300), page("b", 400, 300), page("c", 400, 300), page("d", 400, 100)];
  for (const chosen of ["a", "b"]) assert.deepEqual(keys(pages, chosen, ROOM), ["a", "b"]);
  for (const chosen of ["c", "d"]) assert.deepEqual(keys(pages, chosen, ROOM), ["c", "d"]);
});

test("pages shrink a little to stand together, but never so that words cannot be read", () => {
  const high = { ...ROOM, high: 680 };
  assert.deepEqual(keys([page("a", 400, 300), page("b", 400, 300)], "a", high), ["a", "b"]);
  assert.deepEqual(keys([page("a", 400, 300), page("b", 400, 300, 11)], "a", high), ["a"]);
  assert.deepEqual(keys([page("a", 400, 300), page("b", 400, 300)], "b", { ...ROOM, high: 600 }), ["b"]);
});

test("a page without frames, such as that of players and log, is alone", () => {
  const pages = [page("a", 400, 100), { key: "players", cards: [] }];
  assert.deepEqual(keys(pages, "a", ROOM), ["a"]);
  assert.deepEqual(keys(pages, "players", ROOM), ["players"]);
});
