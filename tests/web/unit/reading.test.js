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

test("a text that goes on ends between two lines", () => {
  renew();
  const place = at("past-better-words");
  const box = (top, bottom) => () => ({ top, bottom });
  Object.defineProperty(place, "clientHeight", { value: 100, configurable: true });
  Object.defineProperty(place, "scrollHeight", { value: 220, configurable: true });
  place.getBoundingClientRect = box(10, 110);
  place.innerHTML = '<p style="line-height: 20px"></p><p></p>';
  place.children[0].getBoundingClientRect = box(10, 50);
  place.children[1].getBoundingClientRect = box(56, 230);
  readOn(place);
  assert.match(place.style.clipPath, /^inset\(0(px)? 0(px)? 14px\)$/, "two of its lines, and no third");
  const button = place.nextElementSibling;
  button.getBoundingClientRect = () => ({ top: 90, bottom: 115, height: 25 });
  place.dispatchEvent(new Event("scroll"));
  assert.match(place.style.clipPath, /34px\)$/, "the button covers no words");
  button.click();
  assert.equal(place.scrollTop, 0.8 * (100 - 34), "nothing is passed over");
  place.scrollTop = 120;
  place.dispatchEvent(new Event("scroll"));
  assert.equal(place.style.clipPath, "");
});
