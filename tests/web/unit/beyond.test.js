// What is out of sight in the panel: below it is counted, above it is nothing that a person did not scroll away.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Beyond } from "../../../src/vigneron/web/static/table/beyond.js";
import { at, renew, text } from "./page.js";

/** Return the view of a panel that was scrolled while a question was asked, and the place that scrolls. */
function scrolled() {
  renew();
  const beyond = new Beyond({ height: "half", choose: () => {} });
  beyond.render({ question: "0 1 2" });
  beyond.place.scrollTop = 71;
  return { beyond, place: beyond.place };
}

test("the panel stays scrolled while the same question is asked", () => {
  const { beyond, place } = scrolled();
  beyond.render({ question: "0 1 2" });
  assert.equal(place.scrollTop, 71);
});

test("a new question begins at the top of the panel", () => {
  const { beyond, place } = scrolled();
  beyond.render({ question: "0 2 3" });
  assert.equal(place.scrollTop, 0);
});

test("other pages are in sight as soon as they are offered, and may be scrolled away", () => {
  const { beyond, place } = scrolled();
  at("page-chips").hidden = false;
  beyond.render({ question: "0 1 2" });
  assert.equal(place.scrollTop, 0);
  place.scrollTop = 40;
  beyond.render({ question: "0 1 2" });
  assert.equal(place.scrollTop, 40);
});

test("what is below the edge is counted", () => {
  const { beyond, place } = scrolled();
  place.getBoundingClientRect = () => ({ bottom: 600 });
  at("controls").innerHTML = '<div class="control"></div><div class="control"></div>';
  const box = (bottom) => (one) => {
    one.getClientRects = () => [{}];
    one.getBoundingClientRect = () => ({ bottom });
  };
  const controls = [...at("controls").children];
  controls.forEach(box(500));
  beyond.count();
  assert.ok(at("beyond").parentElement.hidden);
  box(640)(controls[1]);
  beyond.count();
  assert.ok(!at("beyond").parentElement.hidden);
  assert.match(text("beyond"), /1/);
});
