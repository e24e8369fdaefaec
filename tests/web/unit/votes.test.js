// What people settle among themselves: what the menu offers, and a question that waits for answers.

import "./page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { Votes } from "../../../src/vigneron/web/static/table/votes.js";
import { person, welcome } from "./messages.js";
import { at, renew, text } from "./page.js";

mock.timers.enable({ apis: ["setInterval"] });

/** Return what is drawn for a position, and what was sent. */
function drawn(more = {}, online = true) {
  renew();
  const sent = [];
  const store = new TableStore();
  store.advance(welcome(more));
  store.online = online;
  const votes = new Votes(store, (message) => sent.push(message));
  votes.render();
  return { store, votes, sent };
}
const keys = ({ votes }) => votes.deeds().map((deed) => deed.key);
const turn = (more) => ({ ...welcome().turn, ...more });
const motion = (more = {}) => ({
  kind: "undo",
  id: 7,
  seat: 1,
  say: "Bea asks to take back.",
  acts: ["Bea took a tile."],
  choices: [
    { choice: "yes", label: "Yes" },
    { choice: "no", label: "No" },
  ],
  yours: null,
  open: [0],
  beside: [],
  answers: [],
  left: null,
  ...more,
});

test("the menu offers what may be done now", () => {
  assert.deepEqual(keys(drawn()), ["leave", "end"]);
  assert.deepEqual(keys(drawn({ turn: turn({ ask: "You rest" }) })), ["ask", "leave", "end"]);
  assert.deepEqual(keys(drawn({ turn: turn({ ask: "You rest" }), motion: motion() })), ["leave"]);
  assert.deepEqual(keys(drawn({ people: [person(0, { bot: "greedy" }), person(1)] })), ["back"]);
});

test("a watcher, an end and a lost connection offer nothing", () => {
  assert.deepEqual(keys(drawn({ you: { seat: null, host: false, lang: "en" } })), []);
  assert.deepEqual(keys(drawn({ over: { say: "", ending: "", rows: [], parts: [] } })), []);
  assert.deepEqual(keys(drawn({}, false)), []);
});

test("who asks everybody to take back is told what", () => {
  const { votes, sent } = drawn({ turn: turn({ ask: "You rest" }) });
  at("deeds").querySelector("[data-deed=ask]").click();
  assert.match(at("sure-text").textContent, /^You rest\. This step/);
  assert.deepEqual(sent, []);
  at("sure-yes").click();
  assert.deepEqual(sent, [{ t: "propose", kind: "undo" }]);
  assert.equal(votes.awaited, false);
});

test("who is alone is not asked whether it is agreed", () => {
  const alone = drawn({
    turn: turn({ ask: "You rest" }),
    people: [person(0), person(1, { kind: "bot", bot: "greedy" })],
  });
  const [ask] = alone.votes.deeds();
  assert.equal(ask.sure, "");
});

test("what cannot be undone is asked about first", () => {
  const { votes, sent } = drawn();
  at("deeds").querySelector("[data-deed=leave]").click();
  assert.ok(at("sure").open);
  assert.deepEqual(sent, []);
  at("sure-yes").click();
  assert.deepEqual(sent, [{ t: "seat", what: "leave" }]);
  assert.ok(!at("sure").open);
  assert.equal(votes.awaited, false);
});

test("a question shows what it is about and takes an answer", () => {
  const { votes, sent } = drawn({ motion: motion() });
  assert.ok(!at("motion").hidden);
  assert.equal(text("motion-say"), "Bea asks to take back.");
  assert.equal(text("motion-acts"), "Bea took a tile.");
  assert.ok(votes.awaited);
  at("motion-choices").querySelector("[data-choice=yes]").click();
  assert.deepEqual(sent, [{ t: "vote", choice: "yes", about: 7, seat: null }]);
});

test("one's own answer is marked, and others are named who are missing", () => {
  const { votes } = drawn({ motion: motion({ yours: "no", open: [1] }) });
  const pressed = [...at("motion-choices").children].map((button) => button.getAttribute("aria-pressed"));
  assert.deepEqual(pressed, ["false", "true"]);
  assert.match(text("motion-open"), /Bea/);
  assert.ok(!votes.awaited);
});

test("of who asks to play in place of a bot, the host's answer is awaited", () => {
  const people = [person(0), person(1, { host: true }), person(2, { name: "Cleo" })];
  drawn({ people, motion: motion({ kind: "sit", seat: 3, open: [0, 1, 2] }) });
  assert.match(text("motion-open"), /Bea$/);
  drawn({ people, motion: motion({ kind: "end", seat: 3, open: [0, 1, 2] }) });
  assert.match(text("motion-open"), /Bea and Cleo$/);
});

test("who shares this device answers for themselves", () => {
  const { sent } = drawn({
    you: {
      seat: 0,
      host: true,
      lang: "en",
      device: { seats: [0, 1], next: null, awaited: [], curtain: true },
    },
    motion: motion({ seat: 0, open: [1], beside: [1], answers: [{ choice: "yes", label: "Yes" }] }),
  });
  at("motion-beside").querySelector("[data-seat='1']").click();
  assert.deepEqual(sent, [{ t: "vote", choice: "yes", about: 7, seat: 1 }]);
});

test("without a connection nothing is sent", () => {
  const { sent } = drawn({ motion: motion() }, false);
  const button = at("motion-choices").querySelector("[data-choice=yes]");
  assert.equal(button.getAttribute("aria-disabled"), "true");
  button.click();
  assert.deepEqual(sent, []);
});

test("a question is gone once it is settled", () => {
  const { store, votes } = drawn({ motion: motion() });
  store.take({ t: "people", motion: null });
  votes.render();
  assert.ok(at("motion").hidden);
});
