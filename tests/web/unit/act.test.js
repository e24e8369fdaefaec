// An act is put together by touching: what it would bring is asked for, why something is not possible too.

import "./page.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Act } from "../../../src/vigneron/web/static/table/act.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { offer, welcome } from "./messages.js";
import { renew, text } from "./page.js";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.clear();
});
afterEach(() => mock.timers.reset());

/** Return an act at the beginning of a turn, its store, and what was sent. */
function begun(confirms = false) {
  const sent = [];
  const send = (message) => sent.push(message);
  const store = new TableStore();
  store.advance(welcome());
  store.online = true;
  const act = new Act(
    store,
    () => {},
    () => confirms,
  );
  act.line = { ask: send, tell: send };
  act.renew();
  return { act, store, sent };
}
/** Let a new question settle: it may be answered by one touch. */
const settle = () => mock.timers.tick(600);
/** Let the time pass after which is asked what a complete act brings. */
const wait = () => mock.timers.tick(60);
const preview = (n, more = {}) => ({
  t: "preview",
  n,
  act: "one",
  say: ["Ada gains 2."],
  gains: [],
  nodes: {},
  draws: null,
  ...more,
});

test("what a complete act brings is asked for once it has stood for a moment", () => {
  const { act, store, sent } = begun();
  act.touch("one");
  assert.deepEqual(sent, []);
  wait();
  assert.deepEqual(sent, [{ t: "preview", v: 4, d: 0, act: "one" }]);
  act.previewed(preview(1));
  assert.equal(store.preview.act, "one");
  assert.deepEqual(store.preview.say, ["Ada gains 2."]);
  assert.match(text("live"), /Ada gains 2\./);
});

test("who goes on at once asks only for the last act", () => {
  const { act, sent } = begun();
  act.touch("one");
  act.touch("two");
  wait();
  assert.deepEqual(
    sent.map((message) => message.act),
    ["both"],
  );
});

test("an answer about another act is not shown", () => {
  const { act, store } = begun();
  act.touch("one");
  wait();
  act.touch("two");
  act.previewed(preview(1));
  assert.equal(store.preview, null);
});

test("what was answered is not asked for again in the same position", () => {
  const { act, store, sent } = begun();
  act.touch("one");
  wait();
  act.previewed(preview(1));
  act.clear();
  act.touch("one");
  wait();
  assert.equal(sent.length, 1);
  assert.equal(store.preview.act, "one");
  act.renew();
  wait();
  assert.equal(sent.length, 2);
});

test("why something is not possible stands in the panel, with its rule and the way out", () => {
  const { act, store, sent } = begun();
  act.touch("one");
  act.touch("two");
  act.touch("mine");
  assert.deepEqual(sent, [{ t: "why", touches: ["one", "two", "mine"] }]);
  act.refused({ t: "why", n: 1, say: "Not both.", rule: "XX-1" });
  assert.deepEqual(store.note, { say: "Not both.", rule: "XX-1", instead: "mine" });
  act.exchange("mine");
  assert.equal(store.note, null);
  assert.equal(store.complete.act, "rest");
});

test("an answer that was overtaken is not shown", () => {
  const { act, store } = begun();
  act.touch("moon");
  act.touch("sun");
  act.refused({ t: "why", n: 1, say: "No moon." });
  assert.equal(store.note, null);
  act.refused({ t: "why", n: 2, say: "No sun." });
  assert.equal(store.note.say, "No sun.");
});

test("an act is sent once, and nothing is touched until it is answered", () => {
  const { act, store, sent } = begun();
  act.confirm();
  assert.deepEqual(sent, [], "nothing is complete");
  act.touch("one");
  act.confirm();
  act.confirm();
  act.touch("two");
  act.undo();
  assert.deepEqual(sent, [{ t: "act", v: 4, d: 0, act: "one" }]);
  assert.ok(store.waiting);
  assert.ok(!store.kept);
  assert.deepEqual(store.selection.own, ["one"]);
});

test("without a connection an act is kept", () => {
  const { act, store } = begun();
  store.online = false;
  act.touch("one");
  act.confirm();
  assert.ok(store.kept);
});

test("who wants no confirming acts by the last touch, unless more could follow", () => {
  localStorage.setItem("confirm", "off");
  const { act, sent } = begun();
  settle();
  act.touch("one");
  assert.deepEqual(sent, [], "two may follow");
  act.touch("two");
  assert.equal(sent[0].act, "both");
});

test("an act that can be taken back goes without a confirmation, and taking back stands out", () => {
  const { act, store, sent } = begun();
  settle();
  act.touch("mine");
  wait();
  act.previewed(preview(1, { act: "rest", undo: true }));
  assert.deepEqual(sent.at(-1), { t: "act", v: 4, d: 0, act: "rest" });
  assert.ok(store.offersUndo);
  mock.timers.tick(4000);
  assert.ok(!store.offersUndo);
});

test("what one touch says whole goes, though more could follow, if it can be taken back", () => {
  for (const undo of [true, false]) {
    const { act, sent } = begun();
    settle();
    act.touch("one");
    wait();
    act.previewed(preview(1, { undo }));
    assert.equal(sent.at(-1).t, undo ? "act" : "preview");
  }
});

test("where several things may go into one act, one touch does not send it, the last does", () => {
  const { act, store, sent } = begun();
  store.overlay.rings = { one: "several", two: "several" };
  settle();
  act.touch("one");
  wait();
  act.previewed(preview(1, { undo: true }));
  assert.ok(!sent.some((message) => message.t === "act"), "two may be added");
  act.touch("two");
  wait();
  act.previewed(preview(2, { act: "both", undo: true }));
  assert.equal(sent.at(-1).act, "both");
});

test("what takes the place of others lets go of what does not go with it", () => {
  const { act, store, sent } = begun();
  store.overlay.rings = { mine: "costly instead" };
  act.touch("one");
  act.touch("mine");
  assert.deepEqual(store.selection.own, ["mine"]);
  assert.ok(!sent.some((message) => message.t === "why"));
});

test("what asks is never sent by a touch", () => {
  for (const wish of ["auto", "off"]) {
    localStorage.setItem("confirm", wish);
    const { act, store, sent } = begun();
    store.overlay.rings = { mine: "asks" };
    settle();
    act.touch("mine");
    wait();
    act.previewed(preview(1, { act: "rest", undo: true }));
    assert.ok(!sent.some((message) => message.t === "act"));
    act.confirm();
    assert.equal(sent.at(-1).act, "rest");
  }
});

test("what is not lit takes the place of what is chosen, and is not sent by that touch", () => {
  for (const wish of ["auto", "off"]) {
    localStorage.setItem("confirm", wish);
    const { act, store, sent } = begun();
    store.advance(welcome({ v: 5, offers: [offer("a", "one"), offer("b", "two"), offer("c", "one", "x")] }));
    act.renew();
    settle();
    act.touch("one");
    act.touch("two");
    assert.equal(store.complete.act, "b");
    wait();
    act.previewed(preview(sent.length, { act: "b", undo: true }));
    assert.ok(!sent.some((message) => message.t === "act"), wish);
  }
});

test("an act that cannot be taken back is confirmed", () => {
  const { act, store, sent } = begun();
  settle();
  act.touch("mine");
  wait();
  act.previewed(preview(1, { act: "rest", undo: false }));
  assert.deepEqual(
    sent.map((message) => message.t),
    ["preview"],
  );
  act.confirm();
  assert.equal(sent.at(-1).act, "rest");
  assert.ok(!store.offersUndo);
});

test("who wants to be asked always is asked always", () => {
  localStorage.setItem("confirm", "on");
  const { act, store } = begun();
  settle();
  act.touch("mine");
  wait();
  act.previewed(preview(1, { act: "rest", undo: true }));
  assert.ok(!store.waiting);
});

test("in a lesson and with a guide the button alone confirms, and a second touch lets go", () => {
  for (const wish of ["auto", "off"]) {
    localStorage.setItem("confirm", wish);
    const { act, store, sent } = begun(true);
    settle();
    act.touch("mine");
    wait();
    act.previewed(preview(1, { act: "rest", undo: true }));
    assert.ok(!store.waiting);
    assert.ok(!sent.some((message) => message.t === "act"));
    mock.timers.tick(400);
    act.touch("mine");
    assert.ok(!sent.some((message) => message.t === "act"));
    assert.deepEqual(store.selection.own, []);
    act.touch("mine");
    act.confirm();
    assert.equal(sent.at(-1).act, "rest");
  }
});

test("a touch that comes as soon as the question sends nothing by itself", () => {
  localStorage.setItem("confirm", "off");
  const { act, store, sent } = begun();
  act.touch("mine");
  assert.deepEqual(sent, [], "it may have been meant for the question before");
  assert.ok(store.ready, "it is chosen all the same");
  act.confirm();
  assert.equal(sent.at(-1).act, "rest");
});

test("a second touch of the same thing confirms, the second half of a double click does not", () => {
  const { act, sent } = begun();
  act.touch("mine");
  mock.timers.tick(399);
  act.touch("mine");
  assert.ok(!sent.some((message) => message.t === "act"));
  mock.timers.tick(1);
  act.touch("mine");
  assert.deepEqual(sent.at(-1), { t: "act", v: 4, d: 0, act: "rest" });
});

test("the second half of what the system counts as a double click confirms nothing, however slow", () => {
  localStorage.setItem("confirm", "off");
  const { act, sent } = begun();
  const { MouseEvent } = document.defaultView;
  const click = (detail) => {
    document.body.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
    act.touch("mine");
  };
  click(1);
  mock.timers.tick(700);
  click(2);
  assert.deepEqual(
    sent.filter((message) => message.t === "act"),
    [],
    "a second touch",
  );
  act.clear();
  click(2);
  assert.deepEqual(
    sent.filter((message) => message.t === "act"),
    [],
    "a touch of what has just come",
  );
  mock.timers.tick(700);
  click(1);
  assert.equal(sent.at(-1).t, "act");
});

test("a sole act is confirmed only after it has been in sight for a moment", () => {
  const { act, store, sent } = begun();
  store.advance(welcome({ v: 5, offers: [offer("rest", "mine")] }));
  act.renew();
  assert.equal(store.complete.act, "rest");
  act.confirm();
  assert.deepEqual(sent, []);
  settle();
  act.confirm();
  assert.equal(sent.at(-1).act, "rest");
});

test("letting go says whether there was anything", () => {
  const { act, store } = begun();
  assert.ok(!act.clear());
  act.touch("one");
  assert.ok(act.clear());
  store.note = { say: "something" };
  assert.ok(act.clear());
  assert.equal(store.note, null);
});

test("who confirms by keys before there is a choice is told so", () => {
  const { act, sent } = begun();
  document.getElementById("live").replaceChildren();
  act.confirmByKey();
  assert.equal(
    document.getElementById("live").textContent,
    "There is nothing to confirm. Choose a move first.",
  );
  assert.deepEqual(sent, []);
});

test("screen readers hear what may be touched next, and what a whole act brings", () => {
  const { act, store, sent } = begun();
  store.overlay.controls = [];
  store.selection.begin([offer("a", "die", "low"), offer("b", "die", "high"), offer("c", "other")]);
  act.label = (touch) => ({ low: "Number die: 1, left", high: "Number die: 6, right" })[touch] || touch;
  settle();
  act.touch("die");
  const next = /2 are possible\. Next: Number die: 1; Number die: 6$/;
  assert.match(text("live"), next);
  document.getElementById("live").replaceChildren();
  act.confirm();
  assert.match(text("live"), next);
  assert.deepEqual(sent, []);
  act.touch("low");
  wait();
  act.previewed(preview(1, { act: "a", gains: [{ label: "worker", symbol: "", from: "0", to: "1" }] }));
  assert.match(text("live"), /worker from 0 to 1/);
});

test("what a whole act would bring does not sound as if it had happened", () => {
  const { act } = begun();
  settle();
  act.touch("one");
  wait();
  document.getElementById("live").replaceChildren();
  act.previewed(preview(1));
  assert.match(text("live"), /^What this would bring: Ada gains 2\./);
});

test("what goes by itself is not said to wait for a confirmation", () => {
  renew();
  const { act, sent } = begun();
  localStorage.setItem("confirm", "auto");
  settle();
  act.touch("one");
  assert.doesNotMatch(text("live"), /Confirm with/);
  wait();
  document.getElementById("live").replaceChildren();
  act.previewed(preview(1, { undo: true }));
  assert.ok(sent.some((message) => message.t === "act"));
  assert.equal(text("live"), "", "the event is told instead");
});

test("what cannot be taken back is said to wait for a confirmation, after what it would bring", () => {
  renew();
  const { act, sent } = begun();
  localStorage.setItem("confirm", "auto");
  settle();
  act.touch("one");
  wait();
  act.previewed(preview(1, { undo: false }));
  assert.ok(sent.every((message) => message.t !== "act"));
  assert.match(text("live"), /Ada gains 2\. Confirm with Control and Enter\.$/);
});

test("an act of the list of moves is confirmed, whatever was touched before", () => {
  const { act, store, sent } = begun();
  localStorage.setItem("confirm", "auto");
  settle();
  act.touch("one");
  act.take(store.offers[0]);
  wait();
  act.previewed(preview(sent.length, { act: store.offers[0].act, undo: true }));
  assert.ok(sent.every((message) => message.t !== "act"));
});

test("a place that says the whole act sends it, even if something could be added", () => {
  const { act, store, sent } = begun();
  localStorage.setItem("confirm", "auto");
  store.selection.begin([offer("plain", "tile", "press"), offer("more", "tile", "press", "vintage")]);
  settle();
  act.touch("tile press", true);
  wait();
  act.previewed(preview(sent.length, { act: "plain", undo: true }));
  assert.equal(sent.at(-1).act, "plain");
  assert.equal(sent.at(-1).t, "act");
});
