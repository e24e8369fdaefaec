// Sentences with what is filled in, and figures with their sign.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { added, say, signed } from "../../../src/vigneron/web/static/ui/i18n.js";

test("a sentence has its arguments filled in", () => {
  assert.equal(say("rule", { number: "CB-24" }), "Rule CB-24");
  assert.equal(say("rule"), "Rule {number}");
});

test("a sentence that is not there is an error", () => {
  assert.throws(() => say("no-such-sentence"), /no words for no-such-sentence/);
});

test("a gain adds the difference of two numbers, and nothing that can be counted otherwise", () => {
  assert.equal(added({ from: "3", to: "5" }), 2);
  assert.equal(added({ from: "5", to: "3" }), -2);
  assert.equal(added({ from: "−4", to: "−1" }), 3, "with the minus sign of print");
  assert.equal(added({ from: "", to: "3" }), null);
  assert.equal(added({ from: "none", to: "3" }), null);
});

test("a figure has its sign, nought none", () => {
  assert.deepEqual([3, -3, 0].map(signed), ["+3", "−3", "0"]);
});
