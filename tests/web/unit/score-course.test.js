// The score over time: a line for each seat, whole or for one part, and the same as a table by rounds.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ScoreCourse } from "../../../src/vigneron/web/static/table/score-course.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

const COURSE = {
  plies: [0, 2, 3, 4],
  used: [65_000, 9_000],
  rounds: [1, 1, 2, 2],
  scores: [
    [0, 3, 3, 8],
    [0, 0, -2, 4],
  ],
  parts: [
    {
      label: "Wine",
      values: [
        [0, 3, 3, 6],
        [0, 0, 0, 4],
      ],
    },
    {
      label: "Loans",
      values: [
        [0, 0, 0, 2],
        [0, 0, -2, 0],
      ],
    },
  ],
};

test("the chart has a line of each seat, words, and a table of the last position of each round", async (t) => {
  renew();
  const store = new TableStore();
  store.advance(welcome());
  const gone = [];
  const course = new ScoreCourse(store, "abcdef", { go: (ply) => gone.push(ply), now: () => 3 });
  const answers = [
    { ok: false, status: 503 },
    { ok: true, json: async () => COURSE },
  ];
  t.mock.method(globalThis, "fetch", async () => answers.shift());
  await course.open();
  assert.match(text("course-note"), /could not be fetched/);
  assert.equal(at("course-all").hidden, true);
  await course.open();
  assert.equal(at("course-all").hidden, false);
  assert.deepEqual(
    [...at("course-part").children].map((one) => one.textContent),
    ["Together", "Wine", "Loans"],
  );
  assert.match(text("course-names"), /Ada8time used 1:05/);
  const lines = () => [...at("course-chart").querySelectorAll("polyline")];
  assert.equal(lines().length, 2);
  assert.notEqual(lines()[0].getAttribute("stroke-dasharray"), lines()[1].getAttribute("stroke-dasharray"));
  assert.match(at("course-chart").querySelector("svg").getAttribute("aria-label"), /Ada: 8, Bea: 4$/);
  assert.equal(at("course-chart").querySelectorAll(".now").length, 1);
  const rows = () =>
    [...at("course-table").querySelectorAll("tr")].map((row) => [...row.children].map((c) => c.textContent));
  assert.deepEqual(rows(), [
    ["Round", "Ada", "Bea"],
    ["1", "3", "0"],
    ["2", "8", "4"],
  ]);
  at("course-part").value = "1";
  at("course-part").dispatchEvent(new Event("change"));
  assert.deepEqual(rows().slice(1), [
    ["1", "0", "0"],
    ["2", "2", "0"],
  ]);
  const svg = at("course-chart").querySelector("svg");
  svg.getBoundingClientRect = () => ({ left: 0, width: 640 });
  const touch = new Event("click", { bubbles: true });
  touch.clientX = 640;
  svg.dispatchEvent(touch);
  assert.deepEqual(gone, [4]);
});
