// A text that goes on below its edge says so.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { readOn } from "../../../src/vigneron/web/static/table/reading.js";
import { at, renew } from "./page.js";

/** Return a text that is so much higher than the 100 pixels that are shown, and its button. */
function text(more) {
  renew();
  const place = at("past-better-words");
  Object.defineProperty(place, "clientHeight", { value: 100, configurable: true });
  Object.defineProperty(place, "scrollHeight", { value: 100 + more, configurable: true });
  readOn(place);
  return { place, button: place.nextElementSibling };
}

test("a text that is whole has no button", () => {
  assert.ok(text(0).button.hidden);
  assert.ok(text(5).button.hidden, "no line is out of sight");
});

test("a text that goes on says so, and a touch leads to its end", () => {
  const { place, button } = text(120);
  assert.equal(button.hidden, false);
  assert.equal(button.textContent, "Read on ↓");
  button.click();
  assert.equal(place.scrollTop, 80);
  assert.equal(button.hidden, false);
  place.scrollTop = 120;
  place.dispatchEvent(new Event("scroll"));
  assert.ok(button.hidden);
});
