// What a browser keeps, and browsers that forbid it.

import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { choose, setting } from "../../../src/vigneron/web/static/ui/settings.js";
import { recall, remember } from "../../../src/vigneron/web/static/ui/storage.js";
import { noted, noteNext, witness } from "../../../src/vigneron/web/static/verify/client-seed.js";

const whole = globalThis.localStorage;
beforeEach(() => {
  globalThis.localStorage = whole;
  localStorage.clear();
});
/** From now on the browser keeps nothing for this page. */
function forbid() {
  const no = () => {
    throw new DOMException("denied", "SecurityError");
  };
  globalThis.localStorage = { getItem: no, setItem: no };
}

test("what was kept is found again", () => {
  assert.equal(recall("name"), null);
  remember("name", "Ada");
  assert.equal(recall("name"), "Ada");
});

test("a browser that keeps nothing is no fault", () => {
  forbid();
  remember("name", "Ada");
  assert.equal(recall("name"), null);
});

test("a setting is what was chosen, else what is usual", () => {
  assert.equal(setting("letters"), "on");
  choose("letters", "off");
  assert.equal(setting("letters"), "off");
});

test("where nothing is kept a setting lasts as long as the page", () => {
  forbid();
  choose("sound", "on");
  assert.equal(setting("sound"), "on");
});

const table = (more) => ({ id: "abcdef", phase: "playing", commitment: "c0ffee", ...more });

test("what a table says of its secret is noted once, before the end", () => {
  witness(table({ phase: "over" }));
  assert.deepEqual(noted("abcdef"), {});
  witness(table({}));
  witness(table({ commitment: "another" }));
  assert.equal(noted("abcdef").commitment, "c0ffee");
});

test("a table that is opened at once is known by its fingerprint, with the word given for it", () => {
  noteNext("violet", "c0ffee");
  witness(table({ commitment: "another" }));
  assert.equal(noted("abcdef").word, undefined);
  witness(table({ id: "second" }));
  assert.deepEqual(noted("second"), { word: "violet", commitment: "c0ffee" });
});

test("of many tables the oldest are forgotten", () => {
  for (let n = 0; n < 70; n += 1) witness(table({ id: `table-${n}` }));
  assert.deepEqual(noted("table-0"), {});
  assert.equal(noted("table-69").commitment, "c0ffee");
});

test("somebody else's writing in its place is no fault", () => {
  remember("draws", "{no json");
  assert.deepEqual(noted("abcdef"), {});
  remember("draws", '{"a": 1}');
  assert.deepEqual(noted("abcdef"), {});
});
