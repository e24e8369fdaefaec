// The log: the newest sentence is on top and in sight, unless somebody reads what is older.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, log } from "../../../src/vigneron/web/static/table/log.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { moved, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

const line = (say, v, seat = 1) => ({ v, seat, say });

function begun() {
  renew();
  const store = new TableStore();
  store.advance(welcome({ log: [line("Ada sows.", 3, 0), line("Bea reaps.", 4)] }));
  log.render(store);
  return store;
}
const lines = () => [...at("log").children].map((item) => item.textContent);
/** Tell one more sentence, which makes the log higher. */
function tell(store, say) {
  store.advance(moved({ v: store.v + 1, diff: {}, log: [line(say, store.v + 1)] }));
  const before = at("log").scrollHeight;
  Object.defineProperty(at("log"), "scrollHeight", { value: before + 20, configurable: true });
  log.render(store);
}

test("the line that leads to the log tells what somebody did, not that a round began", () => {
  const store = begun();
  tell(store, "Bea rests.");
  store.advance(moved({ v: store.v + 1, diff: {}, log: [line("Round 6.", store.v + 1, null)] }));
  log.render(store);
  assert.equal(lines()[0], "Round 6.");
  assert.equal(text("latest-words"), "Bea rests.");
});

test("the newest sentence is the first, and stands in the line that leads to the log", () => {
  const store = begun();
  assert.deepEqual(lines(), ["Bea reaps.", "Ada sows."]);
  assert.equal(text("latest-words"), "Bea reaps.");
  tell(store, "Bea rests.");
  assert.deepEqual(lines(), ["Bea rests.", "Bea reaps.", "Ada sows."]);
  assert.equal(text("latest-words"), "Bea rests.");
  assert.deepEqual(
    [...at("log").children].map((item) => item.classList.contains("new")),
    [true, false, false],
  );
});

test("a log that was hidden or is new stands at its newest sentence", () => {
  const store = begun();
  at("log").scrollTop = 12; // a few pixels: nobody reads there
  tell(store, "Bea rests.");
  assert.equal(at("log").scrollTop, 0);
});

test("each sentence has the colour of who acted", () => {
  begun();
  assert.match(at("log").firstElementChild.className, /by tone-seat-1/);
});

test("the log ends between two lines", () => {
  const items = [
    { top: 0, bottom: 25 },
    { top: 25, bottom: 70 },
  ];
  assert.equal(cut(items, 55, 20), 10); // half of the second line of two
  assert.equal(cut(items, 38, 20), 13); // of the first
  assert.equal(cut(items, 25, 20), 0);
  assert.equal(cut(items, 90, 20), 0);
});
