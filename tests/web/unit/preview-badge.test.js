// The flag on the board that says what an act brings covers nothing that is spoken of.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { flag, spot } from "../../../src/vigneron/web/static/table/preview-badge.js";
import { Picture } from "../../../src/vigneron/web/static/table/scene.js";
import { isNeeded } from "../../../src/vigneron/web/static/table/spotlight.js";
import { s } from "../../../src/vigneron/web/static/ui/dom.js";
import { frame, node } from "./messages.js";

const box = (left, top, right, bottom) => ({ left, top, right, bottom });
const SIZE = { wide: 60, high: 28 };
const ROOM = { wide: 400, high: 300 };

/** Return whether a flag at a spot lies within the picture and apart from these boxes. */
function clear(at, boxes) {
  const own = box(at.left, at.top, at.left + SIZE.wide, at.top + SIZE.high);
  const apart = (other) =>
    own.right <= other.left || other.right <= own.left || own.bottom <= other.top || other.bottom <= own.top;
  const within = own.left >= 0 && own.top >= 0 && own.right <= ROOM.wide && own.bottom <= ROOM.high;
  return within && boxes.every(apart);
}

test("with all the room there is it stands right above its place, not on it", () => {
  const place = box(170, 140, 230, 170);
  assert.deepEqual(spot(place, [place], [], SIZE, ROOM), { left: 170, top: 111 });
});

test("it is never over what is taboo, wherever its place is", () => {
  for (const place of [
    box(0, 0, 30, 30),
    box(370, 270, 400, 300),
    box(180, 0, 220, 20),
    box(0, 140, 20, 160),
  ]) {
    const around = box(place.left - 30, place.top - 40, place.right + 30, place.bottom + 40);
    const at = spot(place, [place, around], [], SIZE, ROOM);
    assert.ok(at && clear(at, [place, around]), JSON.stringify({ place, at }));
  }
});

test("it would rather not cover other things", () => {
  const place = box(170, 140, 230, 170);
  const above = box(100, 90, 300, 140);
  const at = spot(place, [place], [above], SIZE, ROOM);
  assert.ok(clear(at, [place, above]));
});

test("without room there is no spot", () => {
  assert.equal(spot(box(0, 0, 10, 10), [box(0, 0, 400, 300)], [], SIZE, ROOM), null);
  assert.equal(spot(box(0, 0, 10, 10), [], [], SIZE, { wide: 50, high: 20 }), null);
});

const picture = () => ({ width: 400, height: 300, ghosts: s("svg") });
const gain = (from, to, symbol = "") => ({ label: "points", symbol, from, to });

test("it shows the first three gains, with sign", () => {
  const board = picture();
  const gains = [gain("0", "12"), gain("3", "3"), gain("3", "1", "silver"), gain("0", "1"), gain("0", "9")];
  assert.ok(flag(board, box(170, 140, 230, 170), gains, [], []));
  const texts = [...board.ghosts.querySelectorAll(".flag text")].map((text) => text.textContent);
  assert.deepEqual(texts, ["+12", "−2", "+1"]);
  assert.deepEqual(
    [...board.ghosts.querySelectorAll("use")].map((use) => use.getAttribute("href")),
    ["#silver"],
  );
});

test("with nothing that can be counted there is nothing to show", () => {
  const board = picture();
  assert.ok(flag(board, box(0, 0, 9, 9), [gain("none", "some")], [], []));
  assert.equal(board.ghosts.children.length, 0);
});

test("without room it says so and shows nothing", () => {
  const board = picture();
  assert.ok(!flag(board, box(0, 0, 9, 9), [gain("0", "1")], [box(0, 0, 400, 300)], []));
  assert.equal(board.ghosts.children.length, 0);
});

test("a badge spares what may be touched and the headings of a board, even where there is little room", () => {
  const said = (key, more) => node(key, { text: key, font: 13, ...more });
  const nodes = [said("head", { look: "title fine" }), said("note"), node("lit", { touch: "lit" })];
  const surface = frame("board", nodes);
  const board = new Picture(
    { ...surface, nodes: new Map(nodes.map((one) => [one.key, one])) },
    { live: true },
  );
  board.draw({ ...surface, nodes: new Map(nodes.map((one) => [one.key, one])) }, []);
  const needed = nodes.filter(({ key }) => isNeeded(board.drawn.get(key).group, (touch) => touch === "lit"));
  assert.deepEqual(
    needed.map(({ key }) => key),
    ["head", "lit"],
  );
});
