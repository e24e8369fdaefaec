// Settings: their defaults, and the speed of movements.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, paced, setting } from "../../../src/vigneron/web/static/ui/settings.js";

test("movements take half, once or twice their time", () => {
  assert.equal(paced(320), 320);
  choose("speed", "slow");
  assert.equal(paced(320), 640);
  choose("speed", "fast");
  assert.equal(paced(320), 160);
  choose("speed", "what an older version stored");
  assert.equal(paced(320), 320);
});

test("a setting is what was chosen, or else its default", () => {
  assert.equal(setting("signs"), "off");
  choose("signs", "on");
  assert.equal(setting("signs"), "on");
  assert.equal(localStorage.getItem("signs"), "on");
});
