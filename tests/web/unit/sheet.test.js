// The panel on a phone has three heights, chosen by touch, drag and keys.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Sheet } from "../../../src/vigneron/web/static/table/sheet.js";
import { at, renew } from "./page.js";

const height = () => document.documentElement.dataset.sheet;
const key = (name) =>
  at("sheet").dispatchEvent(new document.defaultView.KeyboardEvent("keydown", { key: name, bubbles: true }));

test("a touch of the handle goes round the heights, and its label says which it is", () => {
  renew();
  const sheet = new Sheet();
  let changes = 0;
  sheet.changed = () => {
    changes += 1;
  };
  const seen = [height()];
  const labels = new Set([at("sheet").getAttribute("aria-label")]);
  for (let i = 0; i < 3; i += 1) {
    at("sheet").click();
    seen.push(height());
    labels.add(at("sheet").getAttribute("aria-label"));
  }
  assert.deepEqual(seen, ["half", "full", "peek", "half"]);
  assert.equal(labels.size, 3);
  assert.equal(changes, 3);
});

test("arrows make it higher and lower, and stop at the ends", () => {
  renew();
  new Sheet();
  key("ArrowDown");
  assert.equal(height(), "peek");
  key("ArrowDown");
  assert.equal(height(), "peek");
  key("ArrowUp");
  key("ArrowUp");
  key("ArrowUp");
  assert.equal(height(), "full");
});
