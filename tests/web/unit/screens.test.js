// A phone's page that is too high is divided where a picture ends.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Screens } from "../../../src/vigneron/web/static/table/screens.js";
import { at, renew, resize } from "./page.js";

/** Divide a page of rows of these heights; return the titles that begin a screen. */
function divided(...heights) {
  renew();
  resize(390, 844); // 447 pixels of room
  const board = at("board");
  const rows = heights.map((_, i) => {
    const row = document.createElement("div");
    Object.defineProperty(row, "offsetTop", {
      get: () => heights.slice(0, i).reduce((sum, high) => sum + high, 100),
    });
    board.append(row);
    const heading = document.createElement("h2");
    heading.textContent = `frame ${i}`;
    return [{ heading }];
  });
  Object.defineProperty(board, "clientHeight", { value: 447, configurable: true });
  const screens = new Screens(board);
  screens.divide(rows, heights, 5);
  return screens;
}
const titles = (screens) => screens.starts.map(({ title }) => title);

test("two pictures that have no room together are two screens", () => {
  const screens = divided(375, 370);
  assert.deepEqual(titles(screens), ["frame 0", "frame 1"]);
  assert.equal(at("further").hidden, false);
  assert.equal(at("further").textContent, "frame 1");
});

test("small pictures share a screen, and are counted in the room that they leave", () => {
  const screens = divided(300, 100, 400);
  assert.deepEqual(titles(screens), ["frame 0", "frame 2"]);
  const used = [...at("board").children].map((row) => row.style.getPropertyValue("--used"));
  assert.deepEqual(used, ["", "405px", "400px"]);
});

test("a page that is hardly too high scrolls, and so does one whose first screen would be nearly empty", () => {
  for (const heights of [[375], [100, 375], [100, 500]]) {
    assert.deepEqual(titles(divided(...heights)), [], String(heights));
    assert.ok(at("further").hidden);
    assert.ok(!at("board").hasAttribute("data-screens"));
  }
});

test("the button leads to the next screen, and from the last to the first", () => {
  divided(375, 370);
  const board = at("board");
  at("further").click();
  assert.equal(board.scrollTop, 375);
  assert.equal(at("further").getAttribute("aria-label"), "frame 0");
  at("further").click();
  assert.equal(board.scrollTop, 0);
});

test("a thing that is out of sight is brought there by its screen, if that shows it", () => {
  const screens = divided(375, 370);
  const board = at("board");
  const box = (top, high) => ({ top, bottom: top + high });
  board.getBoundingClientRect = () => box(100, 447);
  for (const [i, row] of [...board.children].entries())
    row.getBoundingClientRect = () => box(100 + i * 375 - board.scrollTop, 375);
  const thing = (top, high = 40) => ({
    getClientRects: () => [{}],
    getBoundingClientRect: () => box(100 + top - board.scrollTop, high),
  });
  screens.bring([thing(300), thing(700)]);
  assert.equal(board.scrollTop, 0, "one of them is in sight");
  screens.bring([thing(700)]);
  assert.equal(board.scrollTop, 375);
  screens.bring([thing(20)]);
  assert.equal(board.scrollTop, 0);
  screens.bring([thing(900)]);
  assert.equal(board.scrollTop, 876, "no screen shows it");
  screens.bring([]);
  assert.equal(board.scrollTop, 876);
  screens.bring([thing(1500, 500)]);
  assert.equal(board.scrollTop, 1526.5, "its middle, since the room is lower than it");
});

/** A page of one screen in a room of 400 pixels, and a lit thing so far down in it. */
function lit(down) {
  renew();
  resize(390, 844);
  const board = at("board");
  let room = 400;
  Object.defineProperty(board, "clientHeight", { get: () => room, configurable: true });
  board.getBoundingClientRect = () => ({ top: 100, bottom: 100 + room });
  const screens = new Screens(board);
  const thing = {
    getClientRects: () => [{}],
    getBoundingClientRect: () => ({ top: 80 + down - board.scrollTop, bottom: 120 + down - board.scrollTop }),
  };
  screens.bring([thing]);
  const take = (rows) => {
    room = 400 - rows;
    screens.keep();
  };
  return { board, screens, take };
}

test("what was in sight stays there when a row above or below the boards comes", () => {
  const { board, screens, take } = lit(380);
  assert.equal(board.scrollTop, 0, "it is in sight");
  take(52);
  assert.equal(board.scrollTop, 336, "24 pixels above it");
  board.scrollTop = 0;
  board.dispatchEvent(new Event("scroll"));
  take(0);
  take(52);
  assert.equal(board.scrollTop, 0, "somebody scrolled it away");
  screens.bring([]);
  take(90);
  assert.equal(board.scrollTop, 0, "nothing is lit any more");
});

test("on a phone a button tells how many lit things are below, and leads there", () => {
  document.documentElement.dataset.mode = "phone";
  const { board, screens } = lit(380);
  const further = at("further");
  assert.ok(further.hidden, "it is in sight");
  const thing = (down) => ({
    getClientRects: () => [{}],
    getBoundingClientRect: () => ({ top: 80 + down - board.scrollTop, bottom: 120 + down - board.scrollTop }),
  });
  screens.bring([thing(100), thing(430), thing(700)]);
  assert.equal(board.scrollTop, 0, "one of them is in sight");
  assert.deepEqual([further.hidden, further.textContent], [false, "2 more ↓"]);
  further.click();
  assert.equal(board.scrollTop, 386, "24 pixels above the first of them");
  assert.ok(further.hidden);
  document.documentElement.dataset.mode = "wide";
  board.scrollTop = 0;
  screens.bring([thing(100), thing(430)]);
  assert.ok(further.hidden);
});

test("a scroll that the change of the room causes is nobody's wish", () => {
  const { board, screens } = lit(380);
  board.scrollTop = 200;
  board.dispatchEvent(new Event("scroll"));
  Object.defineProperty(board, "clientHeight", { get: () => 300, configurable: true });
  board.getBoundingClientRect = () => ({ top: 100, bottom: 400 });
  board.scrollTop = 0;
  board.dispatchEvent(new Event("scroll"));
  screens.keep();
  assert.equal(board.scrollTop, 336);
});

test("where a screen is higher than the room, scrolling is free, so that its end can be reached", () => {
  const screens = divided(375, 370);
  const board = at("board");
  assert.ok(!board.hasAttribute("data-low"));
  const room = (high) => Object.defineProperty(board, "clientHeight", { value: high, configurable: true });
  room(371);
  screens.keep();
  assert.ok(board.hasAttribute("data-low"));
  room(447);
  screens.keep();
  assert.ok(!board.hasAttribute("data-low"));
});
