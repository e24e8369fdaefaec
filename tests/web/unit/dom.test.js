// Lists of elements stay in step with lists of things, and elements that stay are the same elements.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, h, keep, set } from "../../../src/vigneron/web/static/ui/dom.js";

const list = () => h("ul");
const draw = (parent, names) =>
  keep(
    parent,
    names,
    (name) => name,
    () => h("li"),
    (item, name) => (item.textContent = name.toUpperCase()),
  );
const shown = (parent) => [...parent.children].map((item) => item.textContent);

test("elements follow the things, in their order", () => {
  const parent = list();
  draw(parent, ["a", "b", "c"]);
  assert.deepEqual(shown(parent), ["A", "B", "C"]);
  draw(parent, ["c", "d", "a"]);
  assert.deepEqual(shown(parent), ["C", "D", "A"]);
});

test("an element stays as long as its thing does", () => {
  const parent = list();
  draw(parent, ["a", "b"]);
  const [first, second] = parent.children;
  draw(parent, ["b", "x", "a"]);
  assert.equal(parent.children[0], second);
  assert.equal(parent.children[2], first);
});

test("children that are no part of the list stay behind it", () => {
  const parent = list();
  const other = parent.appendChild(h("li", {}, "other"));
  draw(parent, ["a"]);
  draw(parent, ["b"]);
  assert.deepEqual(shown(parent), ["B", "other"]);
  assert.equal(parent.lastElementChild, other);
});

test("attributes are written, emptied and left out", () => {
  const element = h("button", { title: "Go", hidden: true, disabled: false, "data-n": 3, lang: null });
  assert.deepEqual(element.getAttributeNames().sort(), ["data-n", "hidden", "title"]);
  set(element, "title", null);
  assert.ok(!element.hasAttribute("title"));
});

test("a function becomes a listener", () => {
  let heard = 0;
  const button = h("button", { onclick: () => (heard += 1) });
  button.click();
  assert.equal(heard, 1);
});

test("an id that the page lacks is an error", () => {
  assert.throws(() => byId("no-such-id"), /no #no-such-id/);
});
