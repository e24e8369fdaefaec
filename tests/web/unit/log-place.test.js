// The log stands where it has more room: under the players, or under the question.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { LOG, moveLog, underQuestion } from "../../../src/vigneron/web/static/table/log-place.js";
import { at, renew } from "./page.js";

const room = (more) => underQuestion({ left: 700, right: 50, talk: 0, crowded: false, ...more });

test("the log stands under the question if it has more room there", () => {
  assert.equal(room({}), true);
  assert.equal(room({ right: 500 }), false);
  assert.equal(room({ left: 300 + LOG - 9 }), false, "the question would be cramped");
});

test("a talk in the column needs room too, and a question that had none sends the log away", () => {
  assert.equal(room({ left: 450 }), true);
  assert.equal(room({ left: 450, talk: 118 }), false);
  assert.equal(room({ crowded: true }), false);
});

test("under the question the log stands above the talk", () => {
  renew();
  moveLog(true);
  assert.equal(at("log-card").nextElementSibling.id, "talk-card");
  moveLog(false);
  assert.equal(at("log-card").parentElement.id, "aside");
});
