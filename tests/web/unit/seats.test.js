// The seats of the lobby are drawn as they are, and what changes is told with the name.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Seats } from "../../../src/vigneron/web/static/lobby/seats.js";

const person = (seat, more = {}) => ({
  seat,
  kind: "person",
  name: ["Ada", "Bea"][seat],
  here: true,
  ready: false,
  host: seat === 0,
  ...more,
});

test("what changes at a seat is told with the name, and not how things were", () => {
  document.body.innerHTML =
    '<ul id="seats"></ul><div id="seats-heard"></div><p id="watching"></p><p id="problem"></p>';
  const seats = new Seats({ id: "abcdef", bots: [] });
  const you = { seat: null, host: false };
  const heard = () => [...document.querySelectorAll("#seats-heard p")].map((one) => one.textContent);
  const open = { ...person(1), kind: "open", name: "" };
  seats.draw([person(0), open], you, null, 0);
  assert.deepEqual(heard(), []);
  seats.draw([person(0), person(1)], you, null, 0);
  assert.deepEqual(heard(), ["Bea: here."]);
  seats.draw([person(0, { ready: true }), person(1, { here: false })], you, null, 0);
  assert.deepEqual(heard(), ["Ada: host, here, ready.", "Bea: away."]);
  assert.equal(document.querySelector("#seats .readiness").textContent, "ready");
});

test("the host gives a seat to a level, in order of strength with a word each, and those for programmers apart", () => {
  document.body.innerHTML =
    '<ul id="seats"></ul><div id="seats-heard"></div><p id="watching"></p><p id="problem"></p>' +
    '<button id="ready"></button><div id="colours"></div>';
  const bots = [
    { name: "easy", label: "Easy", brief: "errs a lot", barrels: 1 },
    { name: "hard", label: "Hard", brief: "seldom errs", barrels: 2 },
    { name: "odd", label: "Odd", brief: "any move", barrels: 0 },
    { name: "mine", label: "Mine", brief: "", barrels: 0 },
  ];
  const seats = new Seats({ id: "abcdef", bots });
  seats.draw([person(0), { ...person(1), kind: "open", name: "" }], { seat: 0, host: true }, null, 0);
  const told = (options) => [...options].map((one) => one.textContent);
  const select = document.querySelector("#seats select");
  const group = select.querySelector("optgroup");
  assert.deepEqual(told(select.querySelectorAll("option")).slice(1), [
    "Easy · errs a lot",
    "Hard · seldom errs",
    "Odd · any move",
    "Mine",
  ]);
  assert.equal(group.getAttribute("label"), "For programmers");
  assert.deepEqual(told(group.querySelectorAll("option")), ["Odd · any move", "Mine"]);
});

test("of the people on the host's device, the host alone is called so", () => {
  document.body.innerHTML =
    '<ul id="seats"></ul><div id="seats-heard"></div><p id="watching"></p><p id="problem"></p>' +
    '<button id="ready"></button><div id="colours"></div>';
  const seats = new Seats({ id: "abcdef", bots: [] });
  const you = { seat: 0, host: true, device: { seats: [0, 1] } };
  seats.draw([person(0), person(1, { host: true })], you, null, 0);
  const told = [...document.querySelectorAll("#seats .doing")].map((one) => one.textContent);
  assert.deepEqual(told, ["you, host", "on this device"]);
});
