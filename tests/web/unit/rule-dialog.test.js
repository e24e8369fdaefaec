// A clause in its dialog: what the server made, and links to other clauses that open there too.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId } from "../../../src/vigneron/web/static/ui/dom.js";
import { openRule } from "../../../src/vigneron/web/static/ui/rule-dialog.js";

const CLAUSES = {
  "AB-1": {
    number: "AB-1",
    title: "One",
    chapter: "First",
    html: '<p>See <a href="/rules/hedge#AB-2">AB-2</a>.</p>',
  },
  "AB-2": { number: "AB-2", title: "", chapter: "Second", html: "<ul><li>two</li></ul>" },
};

/** @type {string[]} */
let asked = [];
globalThis.fetch = async (address) => {
  asked.push(String(address));
  const clause = CLAUSES[String(address).split("/").at(-1)];
  return { ok: Boolean(clause), status: clause ? 200 : 404, json: async () => clause };
};
byId("clause").showModal = () => byId("clause").setAttribute("open", "");

test("a clause is shown with its markup, and its links open in the dialog", async () => {
  asked = [];
  await openRule("hedge", "AB-1");
  assert.equal(byId("clause-title").textContent, "One");
  assert.equal(byId("clause-text").textContent, "See AB-2.");
  assert.equal(byId("clause-link").hash, "#AB-1");
  byId("clause-text").querySelector("a").click();
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(asked, ["/rules/hedge/AB-1", "/rules/hedge/AB-2"]);
  assert.equal(byId("clause-number").textContent, "AB-2");
  assert.equal(byId("clause-title").textContent, "Second");
  assert.equal(byId("clause-text").querySelectorAll("li").length, 1);
});

test("a clause that cannot be fetched is reported", async () => {
  await openRule("hedge", "AB-9");
  assert.match(byId("clause-text").textContent, /could not be fetched/);
});
