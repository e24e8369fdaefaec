// The final score: a ranking with one's own row, playing again before the count, and a table of parts.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { showFinalScore } from "../../../src/vigneron/web/static/table/final-score.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { welcome } from "./messages.js";
import { at, renew } from "./page.js";

/** Show the score of a game that Bea (seat 1) won, to Ada (seat 0). */
function shown(...scores) {
  renew();
  HTMLDialogElement.prototype.showModal ||= () => {};
  const names = ["Ada", "Bea", "Cleo"];
  const place = [2, 1, 3];
  const rows = scores.map((score, seat) => ({
    seat,
    name: names[seat],
    place: place[seat],
    score,
    winner: seat === 1,
    ...(scores.filter((other) => other === score).length > 1 && { tie: `Tie: ${[1, 3][seat]}` }),
  }));
  const detail = (say, value) => ({ say, value });
  const parts = [
    { label: "Tiles", values: [8, 9, 1], details: [[detail("4 kinds", 8)], [], []] },
    { label: "Loans", values: [-3, null, -1], details: [[detail("one", -1), detail("two", -2)], [], []] },
  ];
  const over = { say: "Bea wins.", ending: "Bankrupt: Cleo", rows, parts };
  const store = new TableStore();
  store.advance(welcome({ over, offers: [] }));
  showFinalScore(store);
  return [...at("over-rows").children];
}
const word = (row, name) => row.querySelector(name)?.textContent.trim();

test("the ranking has the winner first, and says how far behind the others are", () => {
  const rows = shown(5, 9, 0);
  assert.deepEqual(
    rows.map((row) => row.querySelector("b").firstChild.textContent),
    ["Bea", "Ada", "Cleo"],
  );
  assert.deepEqual(
    rows.map((row) => word(row, ".honour") ?? word(row, ".soft")),
    ["wins", "4 behind", "9 behind"],
  );
  assert.deepEqual(
    rows.map((row) => row.style.getPropertyValue("--share")),
    ["1", String(5 / 9), "0"],
  );
});

test("what has broken a tie stands in the rows", () => {
  const rows = shown(9, 9, 0);
  assert.deepEqual(
    rows.map((row) => word(row, ".tie")),
    ["Tie: 3", "Tie: 1", undefined],
  );
});

test("whoever is ranked behind fewer points, such as a bankrupt, is not said to be behind by them", () => {
  const rows = shown(-30, -39, -35);
  assert.deepEqual(
    rows.map((row) => word(row, ".soft")),
    [undefined, undefined, undefined],
  );
  assert.equal(word(rows[1], "strong").slice(-3), "−30");
  assert.ok(rows.every((row) => !row.classList.contains("barred")));
  assert.equal(at("over-ending").textContent, "Bankrupt: Cleo");
});

test("one's own row and column are marked, in words too", () => {
  const rows = shown(5, 9, 0);
  assert.deepEqual(
    rows.map((row) => [row.classList.contains("me"), word(row, ".own")]),
    [
      [false, undefined],
      [true, "you"],
      [false, undefined],
    ],
  );
  const heads = [...at("over-parts").querySelectorAll("thead th")];
  assert.deepEqual(
    heads.map((head) => head.className),
    ["", "me", ""],
  );
});

test("each part is one row, with what it is made of in its cells", () => {
  shown(5, 9, 0);
  const rows = [...at("over-parts").querySelectorAll("tbody > tr")];
  assert.deepEqual(
    rows.map((row) => [...row.children].map((cell) => cell.textContent)),
    [
      ["Tiles", "9", "84 kinds", "1"],
      ["Loans", "·", "−3one: −1two: −2", "−1"],
    ],
  );
});

test("playing again comes before everything else that one can do, and before the count", () => {
  shown(5, 9, 0);
  const deeds = [...at("over").querySelectorAll(".deeds :is(button, a)")];
  assert.equal(deeds[0].closest("form").id, "again");
  const follows = document.defaultView.Node.DOCUMENT_POSITION_FOLLOWING;
  assert.ok(at("again").compareDocumentPosition(at("over-parts")) & follows);
});
