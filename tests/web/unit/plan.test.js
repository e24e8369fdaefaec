// A plan is made by touching while others act, is checked when my turn comes, and is never played by itself.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Plan } from "../../../src/vigneron/web/static/table/plan.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { moved, offer, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

const theirs = (more = {}) => ({
  offers: [],
  turn: { ...welcome().turn, yours: false, to_act: [1], say: "Waiting for Bea." },
  ...more,
});
const shown = (...ids) => ids.filter((id) => !at(id).hidden);

function table(more = theirs()) {
  renew();
  const store = new TableStore();
  store.advance(welcome(more));
  const done = [];
  const plan = new Plan(store, {
    why: (touches) => {
      done.push(`why ${touches}`);
      return 7;
    },
    play: ({ act }) => done.push(`play ${act}`),
    begin: (touches) => done.push(`begin ${touches}`),
    board: { label: (touch) => touch.toUpperCase(), pictures: [] },
    render: () => plan.render(),
  });
  plan.render();
  const turn = (change = {}) => {
    store.advance(moved({ v: store.v + 1, ...change }));
    plan.render();
  };
  return { store, plan, done, turn };
}

test("touches make a plan while others act, and none while something is asked of me", () => {
  sessionStorage.clear();
  const { plan, turn } = table();
  assert.equal(plan.takes("one"), true);
  assert.equal(plan.takes("two"), true);
  assert.match(text("plan-say"), /ONE, TWO/);
  assert.equal(plan.takes("two"), true); // again: out of the plan
  assert.deepEqual(plan.touches, ["one"]);
  turn();
  assert.equal(plan.takes("two"), false);
});

test("an act that still goes is offered for one touch once the question has settled", () => {
  sessionStorage.clear();
  const { store, plan, done, turn } = table();
  plan.takes("one");
  turn();
  assert.deepEqual(shown("plan", "plan-do", "plan-drop"), ["plan", "plan-do", "plan-drop"]);
  assert.equal(text("plan-do"), "As planned: Do one.");
  assert.deepEqual(store.selection.own, []); // nothing is chosen by itself
  at("plan-do").click();
  assert.deepEqual(done, []); // a touch that was meant for the position before
  store.settled = true;
  plan.render();
  at("plan-do").click();
  at("plan-do").click();
  assert.deepEqual(done, ["play one"]);
});

test("a plan that several acts have begins them", () => {
  sessionStorage.clear();
  const { store, plan, done, turn } = table();
  plan.takes("one");
  store.settled = true;
  turn({ offers: [offer("first", "one", "two"), offer("second", "one", "mine")] });
  at("plan-do").click();
  assert.deepEqual(done, ["begin one"]);
});

test("a plan that does not go says why, and may be dropped", () => {
  sessionStorage.clear();
  const { plan, done, turn } = table();
  plan.takes("theirs");
  turn();
  assert.deepEqual(done, ["why theirs"]);
  assert.equal(plan.hear({ t: "why", n: 6, say: "Not this." }), false);
  assert.equal(plan.hear({ t: "why", n: 7, say: "Bea has it." }), true);
  assert.match(text("plan-say"), /Bea has it\./);
  assert.ok(at("plan-do").hidden);
  at("plan-drop").click();
  assert.ok(at("plan").hidden);
});

test("a plan lasts over a new load of the page, for its seat and table alone", () => {
  sessionStorage.clear();
  table().plan.takes("one");
  assert.deepEqual(table().plan.touches, ["one"]);
  const you = { ...welcome().you, seat: 1 };
  assert.deepEqual(table(theirs({ you })).plan.touches, []);
  assert.equal(table(theirs({ you: { ...you, seat: null } })).plan.takes("one"), false);
});

test("a finished game has no plan", () => {
  sessionStorage.clear();
  const { plan, turn } = table();
  plan.takes("one");
  turn(theirs({ over: { say: "Bea has won.", ending: "", rows: [], parts: [] } }));
  assert.deepEqual(plan.touches, []);
  assert.ok(at("plan").hidden);
});
