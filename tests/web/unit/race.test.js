// Who leads, by how much, and how near the end is: shown on every card and in a line, and told.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { People } from "../../../src/vigneron/web/static/table/people.js";
import { Race, tellRace } from "../../../src/vigneron/web/static/table/race.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { moved, welcome } from "./messages.js";
import { renew, text } from "./page.js";

const race = (leader, say, sure = true) => ({
  say,
  sure,
  places: [0, 1].map((seat) => ({ seat, leads: seat === leader, gap: `gap ${seat}` })),
});

function table(more = {}) {
  renew();
  const store = new TableStore();
  store.advance(welcome(more));
  racing = new Race();
  const views = [new People(store), racing];
  const draw = () => {
    for (const view of views) view.render(store);
  };
  draw();
  return { store, draw };
}
const cards = () => [...document.querySelectorAll("#people .seat")];
const leading = () => cards().map((card) => card.classList.contains("leads"));
let racing = new Race();
/** What is new for screen readers since the table was drawn, and what a key told. */
const told = () => text("live") + racing.untold.join(" ");

test("the leader wears a crown, and every card says the gap, aloud too", () => {
  table();
  assert.deepEqual(leading(), [false, true]);
  assert.deepEqual(
    cards().map((card) => card.querySelector(".gap").textContent),
    ["2 behind", "ahead by 2"],
  );
  const spoken = cards().map((card) => card.querySelector("button").getAttribute("aria-label"));
  assert.match(spoken[0], /2 behind/);
  assert.match(spoken[1], /leads, ahead by 2/);
});

test("what I know better than everybody replaces what everybody knows, and may be unsure", () => {
  const overlay = { ...welcome().overlay, race: race(0, "Ada leads by at most 6 points.", false) };
  table({ overlay });
  assert.deepEqual(leading(), [true, false]);
  assert.ok(cards()[0].classList.contains("perhaps"));
});

test("a line says how near the end is, and goes when the game is over", () => {
  const { store, draw } = table();
  const lines = () => [...document.querySelectorAll(".ending")].map((line) => line.textContent);
  assert.ok(lines().length > 1);
  for (const line of lines()) assert.equal(line, "The game ends with round 5.");
  const near = { say: "This is the last round.", done: 5, of: 5, near: true };
  store.advance(moved({ diff: { ending: near } }));
  draw();
  assert.ok(document.querySelector(".ending").hasAttribute("data-near"));
  assert.equal(told(), "This is the last round.");
  store.advance(moved({ v: 6, diff: { ending: null } }));
  draw();
  assert.deepEqual(new Set(lines()), new Set([""]));
});

test("a new leader is told, once; the same leader is not", () => {
  const { store, draw } = table();
  store.advance(moved({ diff: { race: race(1, "Bea leads by 9 points.") } }));
  draw();
  assert.equal(told(), "");
  for (const v of [6, 7]) {
    store.advance(moved({ v, diff: { race: race(0, "Ada leads by 1 point.") } }));
    draw();
    assert.equal(told(), "Ada leads by 1 point.");
  }
});

test("a key tells who leads and how near the end is", () => {
  const { store } = table();
  tellRace(store);
  assert.equal(told(), "Bea leads by 2 points. The game ends with round 5.");
});

test("what others can end stands on their cards, in the panel while I wait, and for the end in its line", () => {
  const waiting = {
    yours: false,
    to_act: [1],
    chosen: false,
    covered: false,
    undo: false,
    ask: "",
    say: "",
  };
  const { store, draw } = table({ turn: waiting, offers: [] });
  const standings = (mine, theirs) => [
    { seat: 0, score: "3", counters: [], can_end: mine },
    { seat: 1, score: "5", counters: [], can_end: theirs },
  ];
  const ends = () => cards().map((card) => card.querySelector(".ends").textContent);
  const listed = () => [...document.querySelectorAll("#can-end li")].map((item) => item.textContent);
  assert.ok(document.getElementById("can-end").hidden);
  const year = { say: "can end the year", game: false };
  store.advance(moved({ turn: waiting, offers: [], diff: { standings: standings(year, year) } }));
  draw();
  assert.deepEqual(ends(), ["", "can end the year"], "not of myself");
  assert.match(cards()[1].querySelector("button").getAttribute("aria-label"), /can end the year/);
  assert.deepEqual(listed(), ["Bea: can end the year"]);
  assert.ok(!document.querySelector(".ending").hasAttribute("data-near"));
  const game = { say: "can end the game", game: true };
  store.advance(moved({ v: 6, turn: waiting, offers: [], diff: { standings: standings(year, game) } }));
  draw();
  const end = document.querySelector(".ending");
  assert.equal(end.textContent, "Bea: can end the game");
  assert.equal(end.title, "Bea: can end the game. The game ends with round 5.");
  assert.ok(end.hasAttribute("data-near"));
  assert.equal(told(), "Bea: can end the game.");
  store.advance(moved({ v: 7, diff: { standings: standings(year, game) } }));
  draw();
  assert.ok(document.getElementById("can-end").hidden, "my turn leaves room for my own choices");
  assert.equal(ends()[1], "can end the game");
});
