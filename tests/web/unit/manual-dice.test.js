// Real dice: a roll in one go, draws in secret, and what a correction drops.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { formOf, ManualDice } from "../../../src/vigneron/web/static/table/manual-dice.js";
import { person } from "./messages.js";
import { renew } from "./page.js";

const faces = (...labels) =>
  labels.map((label, outcome) => ({ outcome, label, left: "", symbol: "", tone: "" }));
const colour = { what: "colour die", choices: faces("purple", "grey", "blue") };
const number = { what: "number die", choices: faces("1", "2", "3") };
const glass = { what: "hourglass die", choices: faces("one", "double") };
const asked = (more = {}) => ({
  kind: "act",
  at: 0,
  given: [],
  more: [],
  owner: null,
  ...colour,
  ...more,
});
const real = (more, own = {}) => ({ may: true, back: true, correct: false, asked: asked(more), ...own });
const people = [person(0), person(1, { chosen: true })];
const shown = (id) => !document.getElementById(id).hidden;
const text = (id) => document.getElementById(id).textContent;
const buttons = () => [...document.querySelectorAll("#real-choices button")];
const touch = (label) =>
  buttons()
    .find((button) => button.textContent === label)
    .click();

/** Return a new page's part for draws, and what it sends and says. */
function dice() {
  renew();
  const sent = [];
  const said = [];
  const part = new ManualDice({ send: (message) => sent.push(message), announce: (line) => said.push(line) });
  return { part, sent, said };
}

test("five dice are touched in any order and sent in one go", () => {
  const { part, sent } = dice();
  part.draw(real({ more: [colour, number, number, glass] }), people);
  assert.deepEqual(
    [...document.querySelectorAll(".roll-what")].map((heading) => heading.textContent),
    ["colour die × 2", "number die × 2", "hourglass die"],
  );
  for (const label of ["3", "double", "grey", "grey"]) touch(label);
  assert.equal(document.querySelector("[data-times]").textContent, "grey");
  assert.equal(document.querySelectorAll("#real-given li").length, 4);
  assert.deepEqual(sent, []);
  touch("1");
  assert.deepEqual(sent, [{ t: "enter", at: 0, outcome: 1, more: [1, 2, 0, 1] }]);
});

test("a die that has a face takes another, and Back takes the last touch back", () => {
  const { part, sent } = dice();
  part.draw(real({ more: [glass] }), people);
  for (const label of ["grey", "blue"]) touch(label);
  const pressed = () => buttons().filter((button) => button.getAttribute("aria-pressed") === "true");
  assert.deepEqual(
    pressed().map((button) => button.textContent),
    ["blue"],
  );
  document.getElementById("real-back").click();
  assert.deepEqual(pressed(), []);
  document.getElementById("real-back").click();
  assert.deepEqual(sent, [{ t: "enter", at: 0, back: true }]);
});

test("before the first draw, the way back is named by what it leaves", () => {
  const { part } = dice();
  const named = (kind) => {
    part.draw(real({ kind }), people);
    return text("real-back");
  };
  assert.deepEqual(["begin", "act", "correct"].map(named), [
    "Do not begin yet",
    "Take the move back",
    "Leave it as it was",
  ]);
});

test("after a refusal the roll is touched anew", () => {
  const { part } = dice();
  part.draw(real({ more: [glass] }), people);
  touch("grey");
  part.note("That cannot have been drawn here.");
  assert.equal(document.querySelectorAll("[aria-pressed=true], #real-given li").length, 0);
});

test("a single draw is sent by its touch", () => {
  const { part, sent } = dice();
  part.draw(real(), people);
  assert.equal(document.querySelector(".roll-what"), null);
  touch("blue");
  assert.deepEqual(sent, [{ t: "enter", at: 0, outcome: 2 }]);
});

test("a face is shown as the game's art has it, and in words where there is no art", () => {
  const face = { outcome: 0, label: "purple", left: "", symbol: "monastery", tone: "monastery" };
  for (const art of [false, true]) {
    const { part } = dice();
    const symbol = document.createElement("i");
    symbol.id = "monastery";
    if (art) document.body.append(symbol);
    part.draw(real({ choices: [face] }), people);
    const [button] = buttons();
    assert.equal(button.textContent, "purple");
    assert.equal(Boolean(button.querySelector("svg.sign use")), art);
    assert.ok(button.className.includes("tone-monastery"));
  }
});

test("what others draw in secret is not shown, and only the way back is offered", () => {
  const { part } = dice();
  const given = [{ what: "a token", label: "" }];
  part.draw(real({ owner: 1, at: 1, given }, { may: false }), people);
  assert.match(text("real-what"), /^Bea draws in secret/);
  assert.equal(text("real-given"), "a token: covered");
  assert.deepEqual([buttons().length, shown("real-back"), shown("real-done")], [0, true, false]);
});

test("on a shared device a secret draw is covered until its player opens it, and again for the next", () => {
  const { part } = dice();
  part.draw(real({ owner: 0 }), people, [0, 1]);
  assert.match(text("real-what"), /Ada draws in secret/);
  assert.equal(buttons().length, 0);
  document.getElementById("real-done").click();
  assert.equal(buttons().length, 3);
  part.draw(real({ owner: 0, at: 1 }), people, [0, 1]);
  assert.equal(buttons().length, 3);
  part.draw(real({ owner: 1, at: 2 }), people, [0, 1]);
  assert.equal(buttons().length, 0);
  assert.match(text("real-what"), /Bea draws in secret/);
});

test("a correction names whose choices it drops", () => {
  const { part } = dice();
  part.draw(real(), people);
  assert.equal(shown("real-drops"), false);
  part.draw(real({ kind: "correct" }), people);
  assert.match(text("real-drops"), /: Bea will choose again/);
});

test("a word that is too long for a narrow button gets a wide one", () => {
  assert.equal(formOf(["1", "2", "3"]), "short");
  assert.equal(formOf(["Pinot Noir", "label"]), null);
  assert.equal(formOf(["Pinot Noir", "Chardonnay"]), "long");
  assert.equal(formOf(["AOC", "Wholesaler"]), "long");
});
