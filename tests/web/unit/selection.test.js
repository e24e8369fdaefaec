// Which things are lit and which act is meant, in any order of touching.

import assert from "node:assert/strict";
import { test } from "node:test";
import { amountOf, Selection } from "../../../src/vigneron/web/static/protocol/selection.js";

const OFFERS = [
  ["die-1", "space-1"],
  ["die-1", "space-2"],
  ["die-2", "space-2"],
  ["die-2", "space-2", "helper"],
  ["rest"],
];

/** Return the selection after these touches, and which of them were possible. */
function after(offers, ...touches) {
  const selection = new Selection();
  selection.reset(offers.map((touch, i) => ({ act: `act ${i}`, touch, say: "" })));
  const done = touches.map((touch) => selection.touch(touch));
  return { selection, done };
}

const lit = ({ selection }) => [...selection.lit].sort();

test("with nothing touched everything is lit", () => {
  const found = after(OFFERS);
  assert.deepEqual(lit(found), ["die-1", "die-2", "helper", "rest", "space-1", "space-2"]);
  assert.equal(found.selection.complete, null);
});

test("touching narrows", () => {
  assert.deepEqual(lit(after(OFFERS, "die-1")), ["space-1", "space-2"]);
});

test("what follows is touched by itself", () => {
  const { selection } = after(OFFERS, "space-1");
  assert.deepEqual(selection.forced, ["die-1"]);
  assert.equal(selection.complete.act, "act 0");
});

test("a forced thing that is touched stays", () => {
  const { selection } = after(OFFERS, "space-1", "die-1");
  assert.deepEqual(selection.own, ["space-1", "die-1"]);
  assert.equal(selection.complete.act, "act 0");
});

test("an offer within another may be confirmed or go on", () => {
  const found = after(OFFERS, "die-2");
  assert.equal(found.selection.complete.act, "act 2");
  assert.ok(found.selection.more);
  assert.deepEqual(lit(found), ["helper"]);
});

test("touching again lets go", () => {
  assert.deepEqual(after(OFFERS, "die-1", "die-1").selection.own, []);
});

test("a thing takes the place of its like", () => {
  assert.deepEqual(after(OFFERS, "die-1", "space-1", "space-2").selection.own, ["die-1", "space-2"]);
});

test("what does not fit is refused and changes nothing", () => {
  const found = after(OFFERS, "space-1", "rest");
  assert.deepEqual(found.done, [true, false]);
  assert.deepEqual(found.selection.own, ["space-1"]);
  assert.deepEqual(after(OFFERS, "die-1", "moon").done, [true, false]);
});

test("exchanging keeps what goes with the new thing", () => {
  const { selection } = after(OFFERS, "die-2", "helper");
  assert.ok(selection.instead("die-1"));
  assert.deepEqual(selection.own, ["die-1"]);
  assert.equal(selection.instead("moon"), false);
  assert.deepEqual(selection.own, ["die-1"]);
});

test("the only offer is ready at once", () => {
  assert.equal(after([["rest"]]).selection.complete.act, "act 0");
});

test("new offers keep what still leads anywhere", () => {
  const { selection } = after(OFFERS, "die-2", "space-2");
  selection.reset([{ act: "next", touch: ["die-2", "space-9"], say: "" }]);
  assert.deepEqual(selection.own, ["die-2"]);
  selection.reset([{ act: "other", touch: ["rest"], say: "" }]);
  assert.deepEqual(selection.own, []);
});

test("every change is counted, a refusal is not", () => {
  const { selection } = after(OFFERS, "die-1");
  const { changes } = selection;
  selection.touch("moon");
  assert.equal(selection.changes, changes);
  selection.clear();
  assert.equal(selection.changes, changes + 1);
});

test("amounts have a name and a number", () => {
  assert.deepEqual(amountOf("weight=-2"), { name: "weight", value: -2 });
  assert.equal(amountOf("weight"), null);
  assert.equal(amountOf("weight=two"), null);
});

test("amounts begin with the first offer and step", () => {
  const offers = [["sack", "weight=2"], ["sack", "weight=3"], ["sack", "weight=5"], ["rest"]];
  const first = after(offers, "sack").selection;
  assert.deepEqual(first.amounts, [{ name: "weight", values: [2, 3, 5], value: 2 }]);
  assert.equal(first.complete.act, "act 0");
  const second = after(offers, "sack", "weight=5").selection;
  assert.equal(second.complete.act, "act 2");
  assert.deepEqual(second.amounts[0].values, [2, 3, 5]);
});

test("an amount is asked for only where it is needed", () => {
  assert.deepEqual(after([["sack", "weight=2"], ["sack", "weight=3"], ["rest"]]).selection.amounts, []);
  assert.deepEqual(after([["debt=1"], ["debt=2"], ["rest"]]).selection.amounts, [
    { name: "debt", values: [1, 2], value: null },
  ]);
});

test("of touches that mean the same one stands for all, and all are lit", () => {
  const offers = [
    { act: "a", touch: ["die-1", "space"], say: "" },
    { act: "b", touch: ["die-3", "space"], say: "" },
  ];
  const alike = [["die-1", "die-2"]];
  const selection = new Selection();
  selection.begin(offers, alike);
  assert.deepEqual([...selection.lit].sort(), ["die-1", "die-2", "die-3", "space"]);
  assert.ok(selection.known("die-2"));
  assert.ok(selection.touch("die-2"));
  assert.equal(selection.complete.act, "a");
  assert.ok(!selection.lit.has("die-1") && !selection.lit.has("die-2"), "the other one is spent too");
  selection.begin(offers.slice(0, 1), alike);
  assert.equal(selection.complete.act, "a", "two equal dice make one act");
});

const BIDS = [
  ["open", "tile-1", "bid=1"],
  ["open", "tile-1", "bid=2"],
  ["raise", "column-1", "bid=4"],
  ["raise", "column-1", "bid=5"],
  ["raise", "column-2", "bid=5"],
  ["buy", "tile-1"],
];

test("a thing with several touches selects them all at once", () => {
  const { selection, done } = after(BIDS, "raise column-1 bid=5");
  assert.deepEqual(done, [true]);
  assert.equal(selection.complete.act, "act 3");
  assert.ok(selection.chosen("raise column-1 bid=5"));
  assert.ok(!selection.leads("raise column-1 bid=5"));
});

test("a thing with several touches is lit only if one offer has them all", () => {
  const { selection } = after(BIDS);
  assert.ok(selection.leads("raise column-1 bid=4"));
  assert.ok(!selection.leads("raise column-2 bid=4"));
});

test("another step takes the place of the one touched, in the same column and in another", () => {
  const same = after(BIDS, "raise column-1 bid=4", "raise column-1 bid=5").selection;
  assert.equal(same.complete.act, "act 3");
  const other = after(BIDS, "raise column-1 bid=4", "raise column-2 bid=5").selection;
  assert.equal(other.complete.act, "act 4");
});

test("a tile and a step make an act in either order", () => {
  assert.equal(after(BIDS, "tile-1", "open bid=2").selection.complete.act, "act 1");
  assert.equal(after(BIDS, "open bid=2", "tile-1").selection.complete.act, "act 1");
});

test("a step touched again is let go", () => {
  const { selection } = after(BIDS, "tile-1", "open bid=2", "open bid=2");
  assert.deepEqual(selection.own, ["tile-1"]);
});

test("an amount may be a thing on a board", () => {
  const { selection } = after([["loans=1"], ["loans=2"]]);
  assert.ok(selection.leads("loans=2"));
  selection.touch("loans=2");
  assert.equal(selection.complete.act, "act 1");
  assert.ok(selection.leads("loans=1"));
  assert.ok(!selection.leads("loans=3"));
});

const WAYS = [
  ["die-1", "space", "colour"],
  ["monk", "space", "die-1"],
  ["monk", "space", "die-2"],
  ["worker", "space", "colour", "pip"],
  ["worker", "sea", "colour", "pip"],
];

/** Return the selection among ways of which some cost a monk or a worker. */
function paying(...touches) {
  const selection = new Selection();
  const offers = WAYS.map((touch, i) => ({ act: `act ${i}`, touch, say: "" }));
  selection.begin(offers, [], new Set(["monk", "worker"]));
  for (const touch of touches) selection.touch(touch);
  return selection;
}

test("the one way that spends nothing is meant, and the others stay open", () => {
  const selection = paying("space");
  assert.equal(selection.complete.act, "act 0");
  assert.ok(selection.more); // so it is not sent without a confirmation
  assert.deepEqual([...selection.lit].sort(), ["die-2", "monk", "pip", "worker"]);
});

test("a costly thing is used only if it is touched", () => {
  assert.equal(paying("space", "monk", "die-2").complete.act, "act 2");
  assert.equal(paying("space", "worker").complete.act, "act 3");
  assert.equal(paying().complete, null);
});

test("what is meant gives way to what is touched, and can be let go", () => {
  const selection = paying("space", "worker");
  selection.touch("worker");
  assert.equal(selection.complete.act, "act 0");
  selection.touch("space");
  assert.equal(selection.complete, null);
});

test("of one way with amounts the first is meant, and what may be added stays open", () => {
  const sales = [3, 2, 1].flatMap((n) => [
    ["sell", "barrel", `count=${n}`],
    ["seal", "barrel", `count=${n}`],
  ]);
  const offers = sales.map((touch) => ({ act: touch.join(" "), touch, say: "" }));
  const selection = new Selection();
  selection.begin(offers, [], new Set(["seal"]));
  selection.touch("barrel");
  assert.equal(selection.complete?.act, "sell barrel count=3");
  assert.ok(selection.more && selection.lit.has("seal"));
  selection.touch("count=2");
  assert.equal(selection.complete?.act, "sell barrel count=2");
  selection.touch("seal");
  assert.equal(selection.complete?.act, "seal barrel count=2");
});
