// What is told to a screen reader when a position comes.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Cues } from "../../../src/vigneron/web/static/table/cues.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { welcome } from "./messages.js";
import { at, renew } from "./page.js";

const said = () => [...at("live").children].map((line) => line.textContent);

test("each new question is announced, also while it stays one's turn, and none twice", () => {
  renew();
  const store = new TableStore();
  const cues = new Cues();
  store.advance(welcome());
  cues.give(store, [], true);
  assert.deepEqual(said(), ["Your turn. Choose."]);
  cues.give(store, [], false);
  assert.equal(said().length, 1, "the same question is not put again");
  store.advance(welcome({ v: 9, overlay: { ...welcome().overlay, prompt: "Into which press?" } }));
  cues.give(store, ["Ada harvests."], false);
  assert.deepEqual(said().slice(1), ["Ada harvests.", "Into which press?"]);
  store.advance(welcome({ v: 10, offers: [], turn: { ...welcome().turn, mine: false } }));
  cues.give(store, [], false);
  assert.equal(said().length, 3, "nothing is asked");
});

test("who leads is told after what made them lead, and before the question", () => {
  renew();
  const store = new TableStore();
  store.advance(welcome());
  new Cues().give(store, ["Ada sells."], false, [], ["Ada leads."]);
  assert.deepEqual(said(), ["Ada sells.", "Ada leads.", "Your turn. Choose."]);
});

test("the result is announced with the points of everybody", () => {
  renew();
  const store = new TableStore();
  const row = (seat, name, score) => ({ seat, name, score, place: seat + 1, winner: seat === 0 });
  const rows = [row(0, "Ada", 15), row(1, "Bea", -7)];
  store.advance(welcome({ over: { say: "Ada wins.", ending: "", rows, parts: [] }, offers: [] }));
  store.past = { ply: 1 }; // whoever looks back does not get the final score in front of it
  new Cues().give(store, [], true);
  assert.match(said().join(" "), /Ada wins\. Ada, points: 15; Bea, points: −7$/);
});
