// A hint is asked for step by step, belongs to one question, and lights what it tells.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hints } from "../../../src/vigneron/web/static/table/hints.js";
import { Sheet } from "../../../src/vigneron/web/static/table/sheet.js";
import { shortName } from "../../../src/vigneron/web/static/table/short-name.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { moved, offer, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

const allowed = (more = {}) => {
  const whole = welcome({ offers: [offer("one"), offer("two")], ...more });
  whole.table = { ...whole.table, hints: true };
  return whole;
};

/** @param {string[]} seen what was brought into sight, in order */
function table(message = allowed(), seen = []) {
  renew();
  const store = new TableStore();
  store.advance(message);
  const asked = [];
  const ask = ({ step }) => asked.push(step);
  const board = {
    label: (touch) => `${touch.toUpperCase()}: with an explanation`,
    reveal: (touch) => seen.push(touch),
    pictures: [],
  };
  const sheet = new Sheet();
  const hints = new Hints(store, board, { line: { ask }, render: () => hints.render(), sheet });
  for (const id of ["hint", "hint-say", "hint-why"]) at(id).scrollIntoView = () => seen.push(id);
  hints.render();
  const told = (step, more = {}) =>
    hints.hear({
      t: "hint",
      n: asked.length,
      v: store.v,
      d: store.d,
      step,
      touches: ["one"],
      act: step > 1 ? "one" : null,
      say: step > 1 ? "Do one." : "",
      why: step > 2 ? "It is better." : "",
      note: "",
      ...more,
    });
  return { store, hints, asked, seen, sheet, told };
}

test("three steps: where to look, what to play, why; then there is nothing more to ask", () => {
  const { hints, asked, seen, told } = table();
  assert.equal(text("hint-ask"), "Hint");
  hints.next();
  hints.next(); // while the first is looked for
  assert.deepEqual(asked, [1]);
  assert.equal(at("hint-ask").getAttribute("aria-disabled"), "true");
  told(1);
  assert.equal(text("hint-say"), "Look here: ONE");
  assert.ok(hints.has("one"));
  assert.ok(!hints.has("two"));
  assert.deepEqual(seen, ["one", "hint", "hint-say"]);
  assert.equal(text("hint-ask"), "What to play");
  hints.next();
  told(2);
  assert.equal(text("hint-say"), "Play: Do one.");
  assert.equal(text("hint-ask"), "Why");
  at("hint-ask").click();
  told(3, { note: "It is rough." });
  assert.equal(text("hint-say"), "Play: Do one.");
  assert.equal(text("hint-why"), "It is better.");
  assert.equal(text("hint-note"), "It is rough.");
  assert.ok(at("hint-ask").hidden);
  hints.next();
  assert.deepEqual(asked, [1, 2, 3]);
  assert.match(text("live"), /Look here: ONE.*Play: Do one\..*It is better\./s);
});

test("a hint goes with its question, and a late answer tells nothing", () => {
  const { store, hints, told } = table();
  hints.next();
  store.advance(moved({ v: store.v + 1, table: allowed().table, offers: [offer("two")] }));
  hints.render();
  told(1);
  assert.equal(text("hint-say"), "");
  assert.ok(!hints.has("one"));
  assert.equal(text("hint-ask"), "Hint");
  hints.next(); // the new question has a first step of its own
  told(1);
  assert.ok(hints.has("one"));
});

test("a refusal ends the waiting", () => {
  const { hints, asked } = table();
  hints.next();
  hints.hear({ t: "refused", n: 99 });
  assert.equal(at("hint-ask").getAttribute("aria-disabled"), "true");
  hints.hear({ t: "refused", n: asked.length });
  hints.render();
  assert.equal(at("hint-ask").getAttribute("aria-disabled"), null);
});

test("nobody is offered one where none is given, in the past, or while others act", () => {
  const { store, hints, asked } = table(welcome({ offers: [offer("one")] }));
  assert.ok(at("hint").hidden);
  hints.next();
  assert.deepEqual(asked, []);
  const other = table();
  assert.ok(!at("hint").hidden);
  other.store.past = true;
  other.hints.render();
  assert.ok(at("hint").hidden);
  assert.ok(store.table);
});

test("without a thing to touch, the first step leads to the moves", () => {
  const { hints, told } = table();
  hints.next();
  told(1, { touches: [] });
  assert.match(text("hint-say"), /moves/);
});

test("what a hint is about comes into sight, and its words stay there", () => {
  const { hints, seen, sheet, told } = table();
  const control = document.createElement("button");
  control.className = "control hinted";
  control.scrollIntoView = () => seen.push("control");
  at("controls").append(control);
  sheet.choose("full"); // the sheet of a phone covers the boards
  hints.next();
  told(1);
  assert.deepEqual(seen, ["one", "control", "hint", "hint-say"]);
  assert.equal(sheet.height, "half");
  sheet.choose("peek"); // the words are out of sight
  hints.next();
  told(2);
  assert.equal(sheet.height, "half");
  assert.equal(text("hint-say"), "Play: Do one.");
});

test("the only possible move is named by the first press, and the second says why", () => {
  const { hints, asked, told } = table(allowed({ offers: [offer("one")] }));
  hints.next();
  told(2);
  assert.equal(text("hint-say"), "Only one move is possible: Do one.");
  assert.equal(text("hint-ask"), "Why");
  hints.next();
  told(3);
  assert.equal(text("hint-why"), "It is better.");
  assert.deepEqual(asked, [1, 3]);
});

test("a thing is named whole where a short name does not tell it from another", () => {
  const { hints, told } = table();
  hints.board.label = (touch) => ({ one: "Die: yellow", two: "Die: red", three: "Castle: 3" })[touch];
  hints.board.pictures = [{ touches: new Map([["one"], ["two"], ["three"]]) }];
  hints.next();
  told(1);
  assert.equal(text("hint-say"), "Look here: Die: yellow");
  assert.equal(shortName(hints.board, "three"), "Castle");
});

test("what stands in the panel too need not be seen on the boards", () => {
  const overlay = { ...welcome().overlay, controls: [{ touch: "one", label: "One" }] };
  const { hints, seen, told } = table(allowed({ overlay }));
  hints.next();
  told(1);
  hints.next();
  told(2, { touches: ["one", "two"] });
  assert.deepEqual(
    seen.filter((one) => !one.startsWith("hint")),
    ["one", "two"],
  );
});
