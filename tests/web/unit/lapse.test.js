// A sole act without consequences goes by itself; a touch stops that.

import "./page.js";
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Lapse } from "../../../src/vigneron/web/static/table/lapse.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { offer, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.clear();
  renew();
});
afterEach(() => mock.timers.reset());

const nothing = { t: "preview", act: "end", say: ["Round 2."], gains: [], nodes: {}, draws: null };

/** Return how many acts went by themselves in five seconds. */
function gone({
  offers = [offer("end", "end")],
  controls = [],
  own = "",
  preview = nothing,
  confirm = "auto",
  touch = false,
  press = () => {},
  acted = 0,
  careful = false,
}) {
  localStorage.setItem("confirm", confirm);
  const store = new TableStore();
  const log = [
    { v: 1, say: "An act.", seat: acted },
    { v: 1, say: "A draw.", seat: null },
  ];
  store.advance(welcome({ offers, log, overlay: { ...welcome().overlay, controls } }));
  if (own) store.selection.touch(own);
  store.online = store.settled = true;
  store.preview = preview;
  let sent = 0;
  at("live").replaceChildren();
  const send = () => {
    sent += 1;
  };
  const lapse = new Lapse(send, () => careful);
  press();
  lapse.render(store);
  mock.timers.tick(3900);
  assert.equal(sent, 0, "there is time to take back what was before");
  if (touch) document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  lapse.render(store);
  mock.timers.tick(1100);
  return sent;
}

test("the sole act goes after four seconds", () => {
  assert.equal(gone({}), 1);
});

test("it waits if one touches anything, and if one is always asked", () => {
  assert.equal(gone({ touch: true }), 0);
  assert.ok(at("lapse").hidden);
  assert.equal(gone({ confirm: "on" }), 0);
  assert.equal(gone({ careful: true }), 0, "in a lesson and with a guide");
});

test("a choice waits: what declines others, and a sole act without one of one's own before it", () => {
  const offers = [offer("end", "end"), offer("more", "more")];
  const control = { touch: "end", label: "End", decline: true };
  assert.equal(gone({ offers, own: "end", controls: [control] }), 0);
  assert.equal(gone({ controls: [control] }), 1);
  assert.equal(gone({ acted: 1 }), 0, "another one has acted before");
});

test("an act among others waits, and one that brings or draws something", () => {
  assert.equal(gone({ offers: [offer("end", "end"), offer("more", "more")] }), 0);
  const gain = { label: "points", from: "1", to: "2" };
  assert.equal(gone({ preview: { ...nothing, gains: [gain] } }), 0);
  assert.equal(gone({ preview: { ...nothing, draws: "a grape" } }), 0);
  assert.equal(gone({ preview: null }), 0);
});

test("it says what goes by itself", () => {
  gone({});
  assert.match(text("live"), /“Do end\.” goes by itself in four seconds/);
  assert.equal(text("lapse"), text("live"));
});

test("it waits for who uses the keyboard or a screen reader, and tells them how to go on", () => {
  const event = (kind, more) => () => {
    const made = new Event(kind, { bubbles: true });
    Object.defineProperty(made, "detail", { value: more });
    document.body.dispatchEvent(made);
  };
  for (const press of [event("keydown"), event("click", 0)]) {
    assert.equal(gone({ press }), 0);
    assert.equal(text("live"), "Do end. Confirm with Control and Enter.");
  }
  assert.equal(gone({ press: event("click", 1) }), 1, "a finger or a mouse can stop it");
});
