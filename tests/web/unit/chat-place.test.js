// Where the talk stands: beside the panel if somebody can answer and there is room, else behind its button.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeChat } from "../../../src/vigneron/web/static/table/chat-place.js";
import { person } from "./messages.js";
import { at, renew } from "./page.js";

/** Return what is drawn for people and so many who watch; `high`: the height of what the panel scrolls. */
function placed(people, { watching = 0, high = 100, times = 1, device = null } = {}) {
  renew();
  const root = document.documentElement;
  root.dataset.mode = "wide";
  const scrolls = at("panel").querySelector(".scrolls");
  Object.defineProperty(scrolls, "scrollHeight", { value: high });
  Object.defineProperty(scrolls, "clientHeight", { value: 100 });
  const view = placeChat({ see() {} });
  for (let i = 0; i < times; i += 1) view.render({ people, you: { seat: 0, device }, watching });
  return {
    home: at("talk").parentElement.id,
    quiet: root.dataset.quiet !== undefined,
    crowded: root.dataset.crowded,
  };
}
const bot = person(1, { kind: "bot", bot: "greedy" });

test("against bots alone the talk leaves its room to the panel and the log", () => {
  assert.partialDeepStrictEqual(placed([person(0), bot]), { home: "talk-home", quiet: true });
});

test("people on one device have nobody to write to, unless somebody else plays or watches", () => {
  const device = { seats: [0, 1], next: null, awaited: [0], curtain: true };
  const two = [person(0), person(1)];
  assert.partialDeepStrictEqual(placed(two, { device }), { home: "talk-home", quiet: true });
  assert.equal(placed([...two, person(2)], { device }).quiet, false);
  assert.equal(placed(two, { device, watching: 1 }).quiet, false);
});

test("where a person plays or watches, the talk stands beside the panel", () => {
  assert.partialDeepStrictEqual(placed([person(0), person(1)]), { home: "talk-card", quiet: false });
  assert.partialDeepStrictEqual(placed([person(0), bot], { watching: 1 }), {
    home: "talk-card",
    quiet: false,
  });
});

test("the talk leaves its room to the choices before the log does", () => {
  const { crowded } = placed([person(0), person(1)], { high: 300 });
  assert.equal(crowded, "talk");
  assert.equal(placed([person(0), person(1)], { high: 300, times: 2 }).crowded, "log");
  assert.equal(placed([person(0), bot], { high: 300 }).crowded, "log");
  assert.equal(placed([person(0), bot]).crowded, undefined);
});

test("where nothing was said, the page knows it", () => {
  placed([person(0), person(1)]);
  assert.equal(document.documentElement.dataset.said, undefined);
});

test("choices that need the room come before the talk", () => {
  assert.partialDeepStrictEqual(placed([person(0), person(1)], { high: 300 }), {
    home: "talk-home",
    quiet: false,
  });
});
