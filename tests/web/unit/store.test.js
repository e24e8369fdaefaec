// The position as the server told it, and differences laid over it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Misfit, Store } from "../../../src/vigneron/web/static/protocol/store.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { frame, moved, node, offer, person, welcome } from "./messages.js";

/** Return a store that has taken a whole position. */
function told(more = {}) {
  const store = new Store();
  store.take(welcome(more));
  return store;
}

test("a whole position is taken as it is", () => {
  const store = told();
  assert.equal(store.v, 4);
  assert.equal(store.status, "Round 1");
  assert.deepEqual([...store.frames.keys()], ["board", "home-0", "home-1"]);
  assert.deepEqual([...store.frames.get("board").nodes.keys()], ["one", "two"]);
});

test("a difference is laid over frame by frame and says what changed", () => {
  const store = told();
  const changed = store.take(
    moved({
      diff: {
        status: "Round 2",
        frames: { board: { set: [node("two", { x: 99 }), node("three")], drop: ["one"] } },
        new: [frame("card", [node("sun")])],
        gone: ["home-1"],
      },
      log: [{ v: 5, say: "Ada went on.", seat: 0 }],
    }),
  );
  assert.deepEqual([...changed].sort(), ["board/three", "board/two", "card/sun"]);
  assert.deepEqual([...store.frames.keys()], ["board", "home-0", "card"]);
  assert.equal(store.frames.get("board").nodes.get("two").x, 99);
  assert.equal(store.status, "Round 2");
  assert.deepEqual(
    store.log.map((entry) => entry.say),
    ["Ada began.", "Ada went on."],
  );
});

test("a node that only means something else looks the same", () => {
  const store = told();
  const had = store.frames.get("board").nodes.get("two");
  const set = [{ ...had, touch: "other", label: "another" }];
  const changed = store.take(moved({ diff: { frames: { board: { set, drop: [] } } } }));
  assert.equal(changed.size, 0);
  assert.equal(store.frames.get("board").nodes.get("two").label, "another");
});

test("sentences of moves that were taken back leave the log", () => {
  const store = told({ log: [3, 4].map((v) => ({ v, say: `move ${v}`, seat: 0 })) });
  store.take(moved({ diff: {}, drop: [4], log: [{ v: 5, say: "taken back", seat: 0 }] }));
  assert.deepEqual(
    store.log.map((entry) => entry.v),
    [3, 5],
  );
});

test("nodes stand in the order that was told", () => {
  const store = told();
  store.take(moved({ diff: { frames: { board: { order: ["two", "one"] } } } }));
  assert.deepEqual([...store.frames.get("board").nodes.keys()], ["two", "one"]);
});

test("a difference that does not fit is a misfit", () => {
  const unknown = { nowhere: { set: [node("x")] } };
  assert.throws(() => told().take(moved({ diff: { frames: unknown } })), Misfit);
  assert.throws(() => told().take(moved({ diff: { frames: { board: { order: ["x"] } } } })), Misfit);
});

test("a name of the layout means the viewer's own frame", () => {
  assert.equal(told().named("mine:home").key, "home-0");
  assert.equal(told({ you: { seat: 1, host: false, lang: "en" } }).named("mine:home").key, "home-1");
  assert.equal(told().named("board").key, "board");
  assert.equal(told().named("nowhere"), undefined);
});

test("touches count in everybody's frames and in one's own", () => {
  const store = told();
  assert.deepEqual(
    [...store.frames.values()].map((surface) => store.mine(surface)),
    [true, true, false],
  );
});

test("nobody chooses whose act is covered, or for whom a bot plays", () => {
  assert.ok(told().choosing);
  assert.ok(!told({ offers: [] }).choosing);
  assert.ok(!told({ turn: { ...welcome().turn, chosen: true } }).choosing);
  const replaced = told({ people: [person(0, { bot: "greedy" }), person(1)] });
  assert.ok(replaced.replaced);
  assert.ok(!replaced.choosing);
});

test("who is not known is called by the seat's number", () => {
  assert.equal(told().name(1), "Bea");
  assert.equal(told().name(7), "#8");
});

test("what is told of people leaves the position as it is", () => {
  const store = told();
  store.take({ t: "people", people: [person(0), person(1, { here: false })], motion: null });
  assert.equal(store.v, 4);
  assert.equal(store.people[1].here, false);
  assert.equal(store.offers.length, 3);
});

test("the table counts positions, not news of people", () => {
  const store = new TableStore();
  store.advance(welcome());
  store.take({ t: "people", people: [person(0)] });
  assert.equal(store.positions, 1);
  store.advance(moved({ diff: {} }));
  assert.equal(store.positions, 2);
});

test("sentences that had been there are told from new ones", () => {
  const store = new TableStore();
  store.advance(welcome());
  assert.equal(store.seen, 1, "all of a whole position had been there");
  store.advance(moved({ diff: {}, log: [{ v: 5, say: "new", seat: 1 }] }));
  assert.equal(store.seen, 1);
  assert.equal(store.log.length, 2);
});

test("what is touched stays while the same question is asked", () => {
  const store = new TableStore();
  store.advance(welcome());
  store.selection.touch("one");
  assert.equal(store.complete.act, "one");
  store.advance(welcome());
  assert.deepEqual(store.selection.own, ["one"], "the line was lost and is back");
  store.advance(welcome({ offers: [offer("rest", "mine")] }));
  assert.deepEqual(store.selection.own, []);
});

test("a touch never outlives its question", () => {
  for (const next of [moved({ diff: {} }), moved({ v: 4, d: 1, diff: {} }), welcome({ v: 6 })]) {
    const store = new TableStore();
    store.advance(welcome());
    store.selection.touch("one");
    store.advance(next);
    assert.deepEqual(store.selection.own, []);
    assert.equal(store.complete, null, "nothing is chosen before it is touched");
  }
});
