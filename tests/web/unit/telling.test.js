// What others are doing is said above the log, in the colour of whoever does it, until it is read.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { People } from "../../../src/vigneron/web/static/table/people.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { Telling } from "../../../src/vigneron/web/static/table/telling.js";
import { moved, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

const line = (seat, say) => ({ v: 5, seat, say });
const moving = () => [...document.querySelectorAll("#people .moving .name")].map((name) => name.textContent);

test("others' acts are said in their colour, at their names too; mine are not", () => {
  renew();
  mock.timers.enable({ apis: ["setTimeout"] });
  const store = new TableStore();
  store.advance(welcome());
  new People(store).render();
  const telling = new Telling();
  telling.show(moved({ log: [line(0, "Ada draws."), line(null, "Round 2.")] }));
  assert.ok(at("telling").hidden);
  telling.show(moved({ log: [line(1, "Bea sells 2 Syrah."), line(null, "Round 2.")] }));
  assert.equal(text("telling"), "Bea sells 2 Syrah.");
  assert.match(at("telling").firstElementChild.className, /tone-seat-1/);
  assert.deepEqual(moving(), ["Bea"]);
  assert.equal(at("telling").getAttribute("aria-hidden"), "true"); // the log's sentences are announced
  telling.show(moved({ log: [] }));
  assert.equal(text("telling"), "Bea sells 2 Syrah.");
  mock.timers.tick(10_000);
  assert.ok(at("telling").hidden);
  assert.deepEqual(moving(), []);
  mock.timers.reset();
});
