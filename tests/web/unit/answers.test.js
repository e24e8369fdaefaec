import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerAt, answering } from "../../../src/vigneron/web/static/table/answers.js";
import { Picture } from "../../../src/vigneron/web/static/table/scene.js";
import { Tip } from "../../../src/vigneron/web/static/table/tip.js";

/** @param {Record<string, unknown>} node */
const surface = (...nodes) => ({
  key: "board",
  title: "Board",
  width: 100,
  height: 100,
  owner: null,
  nodes: new Map(nodes.map((node) => [node.key, node])),
});
const box = "M-10,-10H10V10H-10Z";
const of = (picture, key) => picture.svg.querySelector(`[data-key="${key}"]`);

test("a part of a thing answers with the thing of the longest key that its own continues", () => {
  const picture = new Picture(
    surface(
      { key: "cask-2", path: box, label: "Barrel 2", rule: "GC-51" },
      { key: "cask-2-lot", path: box, label: "3 Syrah" },
      { key: "cask-2-lot-n", text: "3" },
      { key: "cask-2-sign", symbol: "drop" },
      { key: "wall", path: box },
    ),
    { live: true },
  );
  assert.equal(answering(of(picture, "cask-2-sign")), of(picture, "cask-2"));
  assert.equal(answering(of(picture, "cask-2-lot-n")), of(picture, "cask-2-lot"));
  assert.equal(answering(of(picture, "wall")), null);
});

test("at a point the uppermost thing that answers is meant, whatever decorates it", () => {
  const picture = new Picture(
    surface(
      { key: "hex", path: box, label: "River" },
      { key: "token", symbol: "monk", label: "Monk" },
      { key: "shine", symbol: "light" },
    ),
    { live: true },
  );
  document.body.append(picture.svg);
  for (const node of picture.svg.querySelectorAll(".node"))
    node.getBoundingClientRect = () => ({ left: 0, right: 20, top: 0, bottom: 20 });
  of(picture, "token").getBoundingClientRect = () => ({ left: 0, right: 9, top: 0, bottom: 9 });
  document.elementsFromPoint = () => [of(picture, "hex").firstElementChild];
  assert.equal(answerAt(picture.svg, 5, 5), of(picture, "token"), "a sign has the box around it");
  assert.equal(answerAt(picture.svg, 15, 15), of(picture, "hex"));
  document.elementsFromPoint = () => [];
  assert.equal(answerAt(picture.svg, 15, 15), null, "a face has its own shape");
});

test("a tooltip names the thing, tells the beginning of its clause, and opens the clause", async () => {
  let opened = "";
  globalThis.fetch = async (address) => {
    assert.equal(address, "/clauses/wine");
    return { ok: true, json: async () => ({ "GC-51": { title: "Ageing", does: "Cubes move on." } }) };
  };
  const tip = new Tip("wine", (number) => {
    opened = number;
  });
  const thing = document.body.appendChild(document.createElement("button"));
  thing.setAttribute("data-tip", "Barrel 2");
  thing.setAttribute("data-rule", "GC-51");
  tip.show(thing, 0, 0);
  await new Promise((ready) => setTimeout(ready));
  assert.equal(tip.box.hidden, false);
  assert.equal(tip.box.firstElementChild.textContent, "Barrel 2");
  assert.equal(tip.box.querySelector(".does").textContent, "Cubes move on.");
  assert.equal(thing.getAttribute("aria-describedby"), "tip-does", "a screen reader reads it too");
  const rule = tip.box.querySelector("button");
  assert.equal(rule.textContent, "GC-51 Ageing");
  rule.click();
  assert.equal(opened, "GC-51");
  tip.hush();
  assert.equal(tip.box.hidden, true);
  assert.equal(thing.hasAttribute("aria-describedby"), false);
  thing.setAttribute("aria-description", "Costs a worker.");
  tip.show(thing, 0, 0);
  await new Promise((ready) => setTimeout(ready));
  assert.equal(thing.getAttribute("aria-describedby"), "tip-ring tip-does");
  assert.equal(document.getElementById("tip-ring").textContent, "Costs a worker.");
  tip.hush();
  assert.equal(thing.hasAttribute("aria-describedby"), false);
});
