// The arithmetic of arranging frames in rows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { best, rows } from "../../../src/vigneron/web/static/table/row-packing.js";

const BARE = { x: 0, y: 0 };

/** Return how wide a row becomes at a height. */
const width = (row, height, gap, chrome) =>
  row.reduce((sum, ratio) => sum + ratio * height + chrome.x, (row.length - 1) * gap);

test("rows take the whole width where they are low enough", () => {
  const chrome = { x: 24, y: 50 };
  const plan = rows([[1.5, 1], [3]], 1000, 5000, 12, chrome);
  assert.equal(plan.part, 1);
  assert.ok(Math.abs(width([1.5, 1], plan.heights[0], 12, chrome) - 1000) < 1e-9);
  assert.ok(Math.abs(width([3], plan.heights[1], 12, chrome) - 1000) < 1e-9);
});

test("rows that are too high shrink alike and fill the height", () => {
  const plan = rows([[1], [2]], 1000, 600, 10, BARE);
  assert.ok(Math.abs(plan.heights[0] + plan.heights[1] + 10 - 600) < 1e-9);
  assert.ok(Math.abs(plan.heights[0] / plan.heights[1] - 2) < 1e-9);
});

test("rows never shrink below the least part, nor below what can be seen", () => {
  assert.deepEqual(rows([[1]], 1000, 100, 10, BARE, 0.55), { heights: [550], part: 0.55 });
  assert.deepEqual(rows([[1]], 1000, 1, 10, BARE).heights, [12]);
});

test("no rows have no heights", () => {
  assert.deepEqual(rows([], 1000, 600, 10), { heights: [], part: 1 });
});

const squares = (count) => Array.from({ length: count }, () => 1);
const split = (count, wide, high) =>
  best(
    squares(count),
    (ratio) => ratio,
    () => 100,
    wide,
    high,
    0,
    BARE,
  ).map((row) => row.length);

test("things stand in the rows that make them largest", () => {
  assert.deepEqual(split(4, 400, 100), [4]);
  assert.deepEqual(split(4, 100, 400), [1, 1, 1, 1]);
  assert.deepEqual(split(4, 300, 300), [2, 2]);
});

test("many things stand one below the other", () => {
  assert.deepEqual(split(9, 900, 100), squares(9));
});

test("things keep their order", () => {
  const things = [3, 1, 2, 1];
  const found = best(
    things,
    (ratio) => ratio,
    () => 100,
    400,
    300,
    12,
    BARE,
  );
  assert.deepEqual(found.flat(), things);
});
