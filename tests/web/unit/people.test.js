// The dialog of one player shows every board of theirs.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { PastStore } from "../../../src/vigneron/web/static/table/past-store.js";
import { People } from "../../../src/vigneron/web/static/table/people.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { frame, node, welcome } from "./messages.js";
import { renew } from "./page.js";

/**
 * Return the titles in the dialog of Bea, whose board or summary is drawn beside her name.
 * @param {string[]} left names of frames of the layout
 */
function titles(left) {
  renew();
  const message = welcome();
  message.scene.frames = [];
  Object.assign(message.scene.layout, { house: "sheet", left });
  for (const name of ["sheet", "bonus"]) {
    message.scene.frames.push(
      frame(`${name}-1`, [node("one", { label: "A thing" })], { owner: 1, title: name }),
    );
  }
  const store = new TableStore();
  store.advance(message);
  new People(store).render();
  document.querySelectorAll("#people button")[1].click();
  return [...document.querySelectorAll("#house-frames h2")].map((title) => title.textContent);
}

test("a board that is also drawn small beside the name is in the dialog", () => {
  assert.deepEqual(titles(["mine:sheet", "mine:bonus"]), ["sheet", "bonus"]);
});

test("a summary made for the list is not", () => {
  assert.deepEqual(titles(["mine:bonus"]), ["bonus"]);
});

test("Tab leads to a thing of each frame in the dialog, and the points have their name first", () => {
  titles(["mine:sheet", "mine:bonus"]);
  const things = [...document.querySelectorAll("#house-frames .node")];
  assert.deepEqual(
    things.map((thing) => thing.getAttribute("tabindex")),
    ["0", "0"],
  );
  assert.match(document.getElementById("house-figures").textContent, /^points \d+/);
});

test("arrows and buttons lead round the table in the dialog", () => {
  titles(["mine:sheet"]);
  const name = () => document.getElementById("house-name").textContent;
  const press = (key) =>
    document
      .getElementById("house")
      .dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key }));
  const first = name();
  press("ArrowRight");
  const second = name();
  assert.notEqual(second, first);
  press("ArrowRight");
  assert.equal(name(), first, "after the last comes the first");
  document.getElementById("house-before").click();
  assert.equal(name(), second);
});

test("with the eyes of another seat in the past, one's own name stays one's own", () => {
  renew();
  const live = new TableStore();
  live.advance(welcome());
  const past = new PastStore();
  const { scene } = welcome();
  past.show(
    { t: "past", v: 1, ply: 0, last: 1, seat: 1, round: 1, say: [], scene, diff: null, overlay: null },
    live,
  );
  new People(past).render();
  const [mine, theirs] = [...document.querySelectorAll("#strip .person, #people .person")].map((one) =>
    one.getAttribute("aria-label"),
  );
  assert.match(mine, /, you,/);
  assert.doesNotMatch(theirs, /, you,/);
});
