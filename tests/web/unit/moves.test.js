// The list of all moves: it can be narrowed, no two have the same words, and what costs something for nothing
// comes last.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Moves } from "../../../src/vigneron/web/static/table/moves.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { offer, welcome } from "./messages.js";
import { at, renew } from "./page.js";

test("acts that another one replaces at a lower cost come last, under words of their own", () => {
  renew();
  const store = new TableStore();
  const offers = [offer("dear", "one"), offer("plain", "one"), offer("other", "two")];
  store.advance(welcome({ offers, overlay: { ...welcome().overlay, lesser: ["dear"] } }));
  const taken = [];
  const moves = new Moves(({ act }) => taken.push(act));
  moves.render(store);
  moves.open();
  const lines = () => [...at("moves-list").children].map((line) => line.textContent);
  const heading = "Allowed too, but the same goes at a lower cost:";
  assert.deepEqual(lines(), ["Do plain.", "Do other.", heading, "Do dear."]);
  for (const button of at("moves-list").querySelectorAll("button")) button.click();
  assert.deepEqual(taken, ["plain", "other", "dear"]);
  moves.filter.value = "other";
  const { Event } = at("moves").ownerDocument.defaultView;
  moves.filter.dispatchEvent(new Event("input"));
  assert.deepEqual(lines(), ["Do other."], "without such an act there is no heading");
});

test("no two acts have the same words", () => {
  renew();
  const store = new TableStore();
  const alike = (act) => ({ ...offer(act, act), say: "Take a cork." });
  store.advance(welcome({ offers: [alike("left"), offer("one", "one"), alike("right")] }));
  const taken = [];
  const moves = new Moves(({ act }) => taken.push(act));
  moves.render(store);
  moves.open();
  const lines = [...at("moves-list").children].map((line) => line.textContent);
  assert.deepEqual(lines, ["Take a cork. (1)", "Do one.", "Take a cork. (2)"]);
  for (const button of at("moves-list").querySelectorAll("button")) button.click();
  assert.deepEqual(taken, ["left", "one", "right"]);
});

test("moves that have the typed words in their order come first", () => {
  renew();
  const store = new TableStore();
  const says = ["Syrah becomes Pinot Noir", "Pinot Noir becomes Syrah", "Take Syrah"];
  store.advance(welcome({ offers: says.map((say, i) => ({ ...offer(`act${i}`, `act${i}`), say })) }));
  const moves = new Moves(() => {});
  moves.render(store);
  moves.open();
  moves.filter.value = "noir becomes syr";
  moves.filter.dispatchEvent(new (at("moves").ownerDocument.defaultView.Event)("input"));
  const lines = [...at("moves-list").children].map((line) => line.textContent);
  assert.deepEqual(lines, [says[1], says[0]]);
});

test("how many moves fit what is typed is said, and Escape brings back all of them", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  renew();
  const store = new TableStore();
  store.advance(welcome({ offers: ["one", "other", "more"].map((act) => offer(act, act)) }));
  const moves = new Moves(() => {});
  moves.render(store);
  moves.open();
  const { Event, KeyboardEvent } = at("moves").ownerDocument.defaultView;
  const said = (typed) => {
    moves.filter.value = typed;
    moves.filter.dispatchEvent(new Event("input"));
    mock.timers.tick(1000);
    return at("live").lastElementChild.textContent;
  };
  assert.deepEqual(["o", "one", "zzz"].map(said), ["3 moves", "1 move", "No move fits these words."]);
  moves.filter.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  assert.equal(at("moves-list").childElementCount, 3);
  assert.equal(at("live").lastElementChild.textContent, "3 moves");
  mock.timers.reset();
});
