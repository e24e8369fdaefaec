// Times as people read them, and what a person has left.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Clocks, left, written } from "../../../src/vigneron/web/static/table/clocks.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { person, welcome } from "./messages.js";
import { at, text } from "./page.js";

test("a time is written in the largest units that it has", () => {
  assert.deepEqual([0, 900, 61_000, 3_600_000, 3_599_001].map(written), [
    "0:00",
    "0:01",
    "1:01",
    "1:00:00",
    "1:00:00",
  ]);
  assert.match(written(90_000_000), /1.*1/);
});

/** Return a store in which Ada's clock runs and Bea's stands. */
function timed(ada, bea) {
  const store = new TableStore();
  const people = [
    person(0, { clock: { left: ada, runs: true } }),
    person(1, { clock: { left: bea, runs: false } }),
  ];
  store.advance(welcome({ people, heard: performance.now() }));
  return store;
}

test("only a clock that runs has less than was told", () => {
  const store = timed(10_000, 8_000);
  store.heard -= 3_000;
  const [ada, bea] = store.people;
  assert.ok(left(store, ada) <= 7_000);
  assert.equal(left(store, bea), 8_000);
  store.heard -= 60_000;
  assert.equal(left(store, ada), 0);
  store.over = { say: "", ending: "", rows: [], parts: [] };
  assert.equal(left(store, ada), null);
});

test("one's own time is said aloud once, when it becomes short", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const store = timed(60_500, 60_500);
  const clocks = new Clocks(store);
  clocks.render();
  store.heard -= 1_000;
  clocks.render();
  clocks.render();
  assert.equal(at("live").children.length, 1);
  assert.match(text("live"), /1:00|0:59|59/);
  assert.equal(at("times").querySelectorAll(".clock").length, 2);
  mock.timers.reset();
});
