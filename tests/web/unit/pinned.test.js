// A rival's boards are pinned beside one's own where there is room, and what they placed last is ringed.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { placed } from "../../../src/vigneron/web/static/table/last-placed.js";
import { People } from "../../../src/vigneron/web/static/table/people.js";
import { beside } from "../../../src/vigneron/web/static/table/pinned.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { frame, moved, node, welcome } from "./messages.js";
import { at, renew } from "./page.js";

const board = { width: 600, height: 600, smallest: 19 };
const card = { hasAttribute: () => true };
const own = [[{ card, picture: board }]];
const room = (more) => beside([board], own, { wide: 1920, high: 992, least: 556, ...more });

test("a rival has a column where one's own boards keep their room", () => {
  assert.ok(room() >= 300);
  assert.ok(room({ wide: 1600 }) >= 300);
  assert.equal(room({ wide: 1599 }), 0);
  assert.equal(room({ wide: 1600, least: 900 }), 0, "one's own boards would be too narrow");
});

test("words of pinned boards can be read", () => {
  const fine = { ...board, smallest: 14 };
  assert.ok((beside([fine], own, { wide: 1920, high: 992, least: 556 }) - 24) * (14 / 600) >= 11);
  const tiny = { ...board, smallest: 2 };
  assert.equal(beside([tiny], own, { wide: 1920, high: 992, least: 556 }), 0);
});

test("what lies in its place now and did not before was placed", () => {
  const open = node("one", { label: "One", path: "M0 0h1", look: "" });
  const done = { ...open, look: "done" };
  assert.deepEqual(placed([open], [done]), ["one"]);
  assert.deepEqual(placed([done], [done]), []);
  assert.deepEqual(placed([done], [open]), []);
  const many = ["a", "b", "c", "d"].map((key) => ({ ...open, key }));
  assert.deepEqual(
    placed(
      many,
      many.map((one) => ({ ...one, look: "done" })),
    ),
    [],
    "another moment of the game",
  );
});

test("a rival's last mark is ringed beside the name, in the dialog, and on the pinned boards", () => {
  renew();
  const message = welcome();
  message.scene.frames = [
    frame("sheet-1", [node("hex", { label: "One", path: "M0 0h9v9z" })], { owner: 1, title: "Bea's sheet" }),
  ];
  Object.assign(message.scene.layout, { house: "sheet", left: ["mine:sheet"] });
  const store = new TableStore();
  store.advance(message);
  const people = new People(store);
  people.render();
  assert.equal(document.querySelectorAll("#people .last").length, 0);
  const done = node("hex", { label: "One", path: "M0 0h9v9z", look: "done" });
  store.advance(moved({ diff: { frames: { "sheet-1": { set: [done] } } } }));
  people.pinned.pin(1);
  people.render();
  assert.equal(document.querySelectorAll("#people .last").length, 1);
  assert.equal(document.querySelectorAll("#pinned .last").length, 1);
  assert.equal(at("pinned-name").textContent, store.name(1));
  document.querySelectorAll("#people button")[1].click();
  assert.equal(document.querySelectorAll("#house .last").length, 1);
  at("pinned-drop").click();
  assert.equal(people.pinned.seat, null);
});
