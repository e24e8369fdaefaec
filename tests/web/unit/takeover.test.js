// Somebody is away: what the others wait for, and how long.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { Takeover } from "../../../src/vigneron/web/static/table/takeover.js";
import { person, welcome } from "./messages.js";
import { at, renew } from "./page.js";

mock.timers.enable({ apis: ["setInterval"] });

/** @type {string[]} */
const asked = [];

/** Return what is said about a table where Bea's clock runs, or stands, and the buttons that are shown. */
function told(late, bea, more = {}) {
  renew();
  const store = new TableStore();
  const whole = welcome();
  const people = [person(0, { clock: { left: 9_000, runs: false } }), person(1, bea)];
  store.advance({
    ...whole,
    table: { ...whole.table, overtime: late },
    people,
    heard: performance.now(),
    ...more,
  });
  new Takeover(store, () => {}).render();
  const shown = [...at("away").querySelectorAll("button")].filter((button) => !button.hidden);
  for (const button of shown) asked.push(button.textContent);
  return { say: at("away").hidden ? "" : at("away").textContent, buttons: shown.length };
}
const clock = { left: 1_700_000, runs: true };

test("with a clock, the others are told when it runs out and what follows", () => {
  const all = ["bot", "vote", "end"].map((late) => told(late, { here: false, clock }));
  for (const { say, buttons } of all) {
    assert.match(say, /^Bea is away\..* 28:20, /);
    assert.equal(buttons, 0, "nobody may be replaced before");
  }
  assert.match(all[0].say, /a bot plays on/);
  assert.match(all[1].say, /the others decide/);
  assert.match(all[2].say, /the game ends/);
});

test("with a clock, those who are here may be asked after a wait, unless they are asked already", () => {
  const waits = told("bot", { here: false, clock, away: 60_000 });
  assert.match(waits.say, /^Bea is away\..* 28:20, .*\. In 1:00 those who are here may agree/);
  assert.equal(waits.buttons, 0);
  const soon = told("bot", { here: false, clock: { left: 60_000, runs: true }, away: 170_000 });
  assert.match(soon.say, /^Bea is away\..* 1:00, a bot plays on\.Ask/, "the clock runs out first");
  asked.length = 0;
  const over = told("bot", { here: false, clock, away: 0 });
  assert.match(over.say, /^Bea is away\..* 28:20, a bot plays on\.Ask/, "a button asks instead");
  assert.deepEqual(asked, ["Ask whether a bot shall play"]);
  const motion = { kind: "away", id: 1, seat: 0, say: "", acts: [], choices: [], yours: null, open: [] };
  assert.equal(told("bot", { here: false, clock, away: 0 }, { motion }).buttons, 0);
});

test("nothing is said of who is here, or is not waited for", () => {
  assert.equal(told("bot", { here: true, clock }).say, "");
  assert.equal(told("bot", { here: false, clock: { ...clock, runs: false } }).say, "");
  assert.equal(told("bot", { here: false, clock, bot: "Grower" }).say, "");
});

test("without a clock, a bot may play after a wait", () => {
  const waits = told(null, { here: false, away: 60_000 });
  assert.match(waits.say, /A bot may play for Bea in 1:00/);
  assert.deepEqual([waits.buttons, told(null, { here: false, away: 0 }).buttons], [0, 1]);
});
