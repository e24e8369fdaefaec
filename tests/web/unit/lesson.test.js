// A lesson's connection sends the acts so far, one request after the other; its card says what was tried.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Lesson, LessonLine } from "../../../src/vigneron/web/static/table/lesson.js";
import { shown, solved } from "../../../src/vigneron/web/static/ui/lesson-progress.js";
import { at, renew, text } from "./page.js";

const settle = async (line) => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  await line.last;
};

/** @param {object[]} answers in order; a string stands for a connection that fails */
function server(...answers) {
  const sent = [];
  globalThis.fetch = async (path, { body, headers }) => {
    sent.push({ path, token: headers["x-csrftoken"], ...JSON.parse(body) });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer === "string") throw new TypeError(answer);
    return { ok: !answer.status, json: async () => answer };
  };
  return sent;
}

const NOTHING = { messages: [], acts: [], solved: false, say: "", right: "", deeds: [], shown: false };
const told = (extra) => ({ ...NOTHING, ...extra });

function heard() {
  const log = [];
  const ear = {
    message: (message) => log.push(message.t),
    state: (online) => log.push(online),
    ended: (why) => log.push(why),
    since: () => null,
  };
  return { log, ear };
}

test("every request holds the acts of the answer before it", async () => {
  const sent = server(told({ acts: ["a"], messages: [{ t: "welcome" }] }), told({ acts: ["a", "b"] }));
  const { log, ear } = heard();
  const line = new LessonLine("/lessons/x/y", ear, "token");
  line.tell({ t: "act", v: 1, act: "b" });
  line.ask({ t: "why", touches: [] });
  await settle(line);
  assert.deepEqual(
    sent.map(({ acts }) => acts),
    [[], ["a"], ["a", "b"]],
  );
  assert.deepEqual(
    sent.map(({ ask }) => ask.t),
    ["hello", "act", "why"],
  );
  assert.equal(sent[0].token, "token");
  assert.deepEqual(log, ["welcome", true]);
});

test("an act that did not get through is sent again; a question is dropped; an error ends it", async () => {
  globalThis.setTimeout = (work) => queueMicrotask(work);
  const sent = server(told(), "offline", told(), "offline", { status: 409, text: "Another lesson" });
  const { log, ear } = heard();
  const line = new LessonLine("/lessons/x/y", ear, "");
  line.tell({ t: "act", v: 1, act: "b" });
  line.ask({ t: "why", touches: [] });
  line.tell({ t: "act", v: 2, act: "c" });
  line.tell({ t: "act", v: 3, act: "d" });
  await settle(line);
  assert.deepEqual(
    sent.map(({ ask }) => ask.act || ask.t),
    ["hello", "b", "b", "why", "c"],
  );
  assert.deepEqual(log, [true, false, true, false, "Another lesson"]);
  assert.ok(line.ended);
});

test("the card says the word about a try, and the browser keeps what was solved", async () => {
  renew();
  at("page").textContent = JSON.stringify({ rules: "x", lesson: { key: "x", name: "y", rule: "AB-1" } });
  const wrong = told({ acts: ["b"], say: "That was wrong." });
  const right = told({ acts: ["c"], say: "That was right.", solved: true });
  server(told(), wrong, told(), right);
  const lesson = new Lesson();
  const line = lesson.connect("/lessons/x/y", heard().ear, () => false);
  line.tell({ t: "act", v: 1, act: "b" });
  await settle(line);
  assert.equal(text("lesson-word"), "That was wrong.");
  assert.equal(text("live"), "That was wrong.");
  assert.ok(!at("lesson-again").hidden && !at("lesson-show").hidden && at("lesson-next").hidden);
  at("lesson-again").click();
  await settle(line);
  assert.ok(at("lesson-word").hidden && at("lesson-again").hidden);
  assert.deepEqual(solved("x"), []);
  line.tell({ t: "act", v: 1, act: "c" });
  await settle(line);
  assert.equal(text("lesson-word"), "That was right.");
  assert.ok(!at("lesson-next").hidden && at("lesson-show").hidden);
  assert.deepEqual(solved("x"), ["y"]);
});

test("a solution that was shown is told as shown, also after the connection was lost", async () => {
  renew();
  at("page").textContent = JSON.stringify({ rules: "x", lesson: { key: "z", name: "y", rule: "AB-1" } });
  const said = told({ acts: ["c"], say: "Played: c. That is right.", solved: true, shown: true });
  const sent = server(told(), said, said, told());
  const lesson = new Lesson();
  const line = lesson.connect("/lessons/z/y", heard().ear, () => false);
  await settle(line);
  at("lesson-show").click();
  line.ask({ t: "listen", since: 0 }); // as the page does after every whole position
  await settle(line);
  assert.equal(text("lesson-word"), "Played: c. That is right.");
  assert.equal(at("lesson").getAttribute("data-outcome"), "shown");
  assert.ok(at("lesson-show").hidden && !at("lesson-again").hidden && !at("lesson-next").hidden);
  at("lesson-again").click();
  await settle(line);
  assert.deepEqual(
    sent.map(({ acts, show }) => [acts.length, show]),
    [
      [0, false],
      [0, true],
      [1, true],
      [0, false],
    ],
  );
  assert.ok(at("lesson-word").hidden);
  assert.deepEqual([solved("z"), shown("z")], [[], ["y"]]);
});

test("while a try goes on the card says that it was right and what others did", async () => {
  renew();
  at("page").textContent = JSON.stringify({ rules: "x", lesson: { key: "z", name: "w", rule: "AB-1" } });
  server(told(), told({ acts: ["a"], right: "Right so far.", deeds: ["Rose passes.", "Emil sells."] }));
  const lesson = new Lesson();
  const line = lesson.connect("/lessons/z/w", heard().ear, () => false);
  line.tell({ t: "act", v: 1, act: "a" });
  await settle(line);
  assert.equal(text("lesson-word"), "Right so far. Rose passes. Emil sells.");
  assert.equal(text("live"), "Right so far.");
  assert.ok(at("lesson").hasAttribute("data-goes-on") && !at("lesson").hasAttribute("data-outcome"));
  assert.ok(at("lesson-again").hidden && at("lesson-show").hidden && at("lesson-next").hidden);
});

test("a lesson that opens says which it is and what the task is", () => {
  renew();
  at("page").textContent = JSON.stringify({ rules: "x", lesson: { key: "x", name: "y", rule: "" } });
  at("lesson-number").textContent = "1 of 11";
  at("lesson-title").textContent = "Rivers";
  at("lesson-task").textContent = "Task: Mark a river.";
  server(told());
  new Lesson().connect("/lessons/x/y", heard().ear, () => false);
  assert.equal(text("live"), "1 of 11. Rivers. Task: Mark a river.");
  assert.equal(at("prompt").getAttribute("aria-describedby"), "lesson-task");
});
