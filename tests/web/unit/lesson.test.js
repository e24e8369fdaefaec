// A lesson's connection sends the acts so far, one request after the other; its card says what was tried.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Lesson, LessonLine } from "../../../src/vigneron/web/static/table/lesson.js";
import { solved } from "../../../src/vigneron/web/static/ui/lesson-progress.js";
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

const told = (extra) => ({ messages: [], acts: [], solved: false, say: "", ...extra });

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
  server(told(), wrong, told(), wrong, told(), right);
  const lesson = new Lesson();
  const line = lesson.connect("/lessons/x/y", heard().ear, () => false);
  line.tell({ t: "act", v: 1, act: "b" });
  await settle(line);
  assert.equal(text("lesson-word"), "That was wrong.");
  assert.equal(text("live"), "That was wrong.");
  assert.ok(!at("lesson-again").hidden && at("lesson-show").hidden && at("lesson-next").hidden);
  at("lesson-again").click();
  await settle(line);
  assert.ok(at("lesson-word").hidden && at("lesson-again").hidden);
  line.tell({ t: "act", v: 1, act: "b" });
  await settle(line);
  assert.ok(!at("lesson-show").hidden); // the second wrong try
  assert.deepEqual(solved("x"), []);
  at("lesson-again").click();
  line.tell({ t: "act", v: 1, act: "c" });
  await settle(line);
  assert.equal(text("lesson-word"), "That was right.");
  assert.ok(!at("lesson-next").hidden && at("lesson-show").hidden);
  assert.deepEqual(solved("x"), ["y"]);
});

test("a lesson whose solution was shown is not solved", async () => {
  renew();
  at("page").textContent = JSON.stringify({ rules: "x", lesson: { key: "z", name: "y", rule: "AB-1" } });
  server(told(), told({ acts: ["c"], say: "That was right.", solved: true }), told());
  const lesson = new Lesson();
  const line = lesson.connect("/lessons/z/y", heard().ear, () => false);
  at("lesson-show").click();
  await settle(line);
  assert.equal(text("lesson-word"), "That was right.");
  assert.deepEqual(solved("z"), []);
});
