// Frames are drawn from data and kept in step key by key.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { flag } from "../../../src/vigneron/web/static/table/preview-badge.js";
import { Picture } from "../../../src/vigneron/web/static/table/scene.js";
import { wear } from "../../../src/vigneron/web/static/ui/seat-colours.js";
import { node } from "./messages.js";

const surface = (...nodes) => ({
  key: "board",
  title: "Board",
  width: 99,
  height: 99,
  owner: null,
  nodes: new Map(nodes.map((one) => [one.key, one])),
});
const keys = (picture) => [...picture.nodes.children].map((one) => one.getAttribute("data-key"));
const group = (picture, key) => picture.drawn.get(key).group;

test("nodes are drawn in their order and stay the same elements", () => {
  const picture = new Picture(surface(node("a"), node("b")));
  const first = group(picture, "a");
  picture.draw(surface(node("b"), node("c"), node("a", { x: 50 })), []);
  assert.deepEqual(keys(picture), ["b", "c", "a"]);
  assert.equal(group(picture, "a"), first);
  assert.equal(first.style.transform, "translate(50px,10px)");
});

test("nodes of the overlay stand in place of those of the scene", () => {
  const picture = new Picture(surface(node("a", { symbol: "", text: "1" })));
  picture.draw(surface(node("a", { symbol: "", text: "1" })), [
    node("a", { symbol: "", text: "2" }),
    node("b"),
  ]);
  assert.deepEqual(keys(picture), ["a", "b"]);
  assert.equal(group(picture, "a").textContent, "2");
});

test("one thing is one button, however many nodes draw it", () => {
  const picture = new Picture(surface(node("a", { touch: "t" }), node("b", { touch: "t" })), { live: true });
  assert.equal(group(picture, "a").getAttribute("role"), "button");
  assert.equal(group(picture, "b").getAttribute("role"), null);
  assert.equal(group(picture, "b").getAttribute("aria-hidden"), "true");
  assert.equal(picture.button("t"), group(picture, "a"));
});

test("somebody else's frame has no buttons", () => {
  const picture = new Picture(surface(node("a", { touch: "t" })));
  assert.equal(picture.button("t"), undefined);
  assert.equal(picture.svg.querySelector("[role=button]"), null);
});

test("what is lit, touched, waiting or dim is shown", () => {
  const nodes = ["one", "two", "three"].map((key) => node(key, { touch: key }));
  const picture = new Picture(surface(...nodes), { live: true });
  picture.show({ lit: (id) => id === "one", touched: (id) => id === "two", waiting: true, choosing: true });
  const classes = ["one", "two", "three"].map((key) =>
    ["lit", "touched", "waiting", "dim"].filter((name) => group(picture, key).classList.contains(name)),
  );
  assert.deepEqual(classes, [["lit"], ["touched", "waiting"], ["dim"]]);
  assert.deepEqual(
    ["one", "two", "three"].map((key) => group(picture, key).getAttribute("aria-disabled")),
    [null, null, "true"],
  );
});

test("a thing that can no longer be touched keeps nothing of what was shown on it", () => {
  const picture = new Picture(surface(node("one", { touch: "one" })), { live: true });
  const [no, yes] = [() => false, () => true];
  picture.show({ lit: yes, touched: yes, waiting: true, choosing: true, planned: yes, hinted: yes });
  picture.show({ lit: no, touched: no, waiting: false, choosing: true, hinted: yes });
  assert.ok(group(picture, "one").matches(".hinted.dim"));
  picture.draw(surface(node("one")), []);
  assert.equal(group(picture, "one").getAttribute("class").trim(), "node piece");
});

test("a ring says what a touch costs or completes, on every node of it", () => {
  const nodes = [node("face", { touch: "t" }), node("sign", { touch: "t" }), node("other", { touch: "u" })];
  const picture = new Picture(surface(...nodes), { live: true });
  const state = {
    lit: (id) => ["t", "u"].includes(id),
    touched: () => false,
    waiting: false,
    choosing: true,
  };
  picture.show({ ...state, rings: { t: "costly completing" } });
  const rings = () => nodes.map(({ key }) => group(picture, key).getAttribute("data-ring"));
  assert.deepEqual(rings(), ["costly completing", "costly completing", null]);
  picture.show(state);
  assert.deepEqual(rings(), [null, null, null]);
});

test("a piece of a seat bears the sign of the colour that the seat wears", () => {
  wear([
    { seat: 0, colour: 3 },
    { seat: 1, colour: null },
  ]);
  const pawn = (seat, tone) => node(`p${seat}${tone}`, { symbol: `pawn-${seat}`, tone });
  const picture = new Picture(surface(pawn(0, "seat-0"), pawn(1, "seat-1"), pawn(0, "coin")));
  const signs = [...picture.drawn.values()].map(({ sign }) => sign.getAttribute("href"));
  assert.deepEqual(signs, ["#pawn-3", "#pawn-1", "#pawn-0"]);
  wear([]);
});

test("words that a label says too are not read a second time", () => {
  const words = { symbol: "", text: "5 cards" };
  const picture = new Picture(surface(node("a", words), node("b", { ...words, look: "strong mute" })));
  const hidden = ["a", "b"].map((key) => group(picture, key).getAttribute("aria-hidden"));
  assert.deepEqual(hidden, [null, "true"]);
});

test("what would come is drawn over the picture, not over what it takes the place of", () => {
  const nodes = [
    node("rule", { symbol: "", text: "not 2" }),
    node("piece", { symbol: "worker" }),
    node("field", { symbol: "", path: "M0 0h9v9z" }),
  ];
  const picture = new Picture(surface(...nodes));
  picture.haunt([
    { ...nodes[0], x: 14, text: "not 2 and 3" },
    { ...nodes[1], x: 70 },
    { ...nodes[2], look: "full" },
  ]);
  const replaced = nodes.map(({ key }) => group(picture, key).classList.contains("replaced"));
  assert.deepEqual(replaced, [true, false, true]);
  assert.equal(picture.ghosts.children.length, 1, "what moves is seen in both places");
  picture.haunt([]);
  assert.equal(picture.svg.querySelector(".preview, .replaced"), null);
});

test("what lies on a changed thing stays on it, and what would be gone is hidden", () => {
  const row = node("row", { symbol: "", path: "M0 0h9v9z" });
  const nodes = [row, node("price", { symbol: "", text: "6–10" }), node("tile")];
  const drawn = surface(...nodes);
  const picture = new Picture(drawn);
  const shown = () => [...picture.nodes.children].map((one) => one.dataset.key ?? "ghost");
  picture.haunt([{ ...row, tone: "green" }], ["tile"]);
  assert.deepEqual(shown(), ["row", "ghost", "price", "tile"]);
  assert.ok(group(picture, "tile").classList.contains("gone"));
  picture.draw(drawn, [node("more")]);
  assert.deepEqual(shown(), ["row", "ghost", "price", "tile", "more"], "a later drawing keeps the ghosts");
  picture.haunt([]);
  assert.deepEqual(shown(), ["row", "price", "tile", "more"]);
  assert.equal(picture.svg.querySelector(".gone"), null);
});

test("of things alike, the one that the act would take is shown as touched", () => {
  const twins = ["left", "right"].map((key) => node(key, { touch: "tile-gamay", label: "Gamay" }));
  const picture = new Picture(surface(...twins), { live: true });
  const state = { lit: () => false, touched: () => true, waiting: false, choosing: true };
  const touched = () => [...picture.svg.querySelectorAll(".touched")].map((one) => one.dataset.key);
  picture.show(state);
  assert.deepEqual(touched(), ["left", "right"], "nothing says which");
  picture.haunt([], ["right"]);
  picture.show(state);
  assert.deepEqual(touched(), ["right"]);
  assert.equal(picture.button("tile-gamay").getAttribute("aria-pressed"), "true");
});

test("a sign that only makes room for words is shown once, in its new form", () => {
  const nodes = [
    node("sign", { symbol: "city", x: 50, y: 50, size: 50 }),
    node("pawn", { x: 50, y: 50, size: 20 }),
  ];
  const picture = new Picture(surface(...nodes));
  picture.haunt([
    { ...nodes[0], y: 38, size: 36 },
    { ...nodes[1], y: 90 },
  ]);
  const replaced = nodes.map(({ key }) => group(picture, key).classList.contains("replaced"));
  assert.deepEqual(replaced, [true, false]);
});

test("a number or letter without a word is not read, a caption and what has a name are", () => {
  const say = (key, text, more = {}) => node(key, { symbol: "", text, ...more });
  const shown = [say("a", "+2"), say("b", "E"), say("c", "7 Fr"), say("d", "3", { label: "Barrel 3" })];
  const picture = new Picture(surface(...shown));
  assert.deepEqual(
    ["a", "b", "c", "d"].map((key) => group(picture, key).getAttribute("aria-hidden")),
    ["true", "true", null, null],
  );
});

test("a caption that is part of the name of a thing is not read beside it", () => {
  const say = (key, text, label = "") => node(key, { symbol: "", text, label });
  const picture = new Picture(
    surface(say("tile", "", "A Syrah vine"), say("tile-n", "Syrah"), say("head", "Auctions")),
  );
  const hidden = () => ["tile-n", "head"].map((key) => group(picture, key).getAttribute("aria-hidden"));
  assert.deepEqual(hidden(), ["true", null]);
  picture.draw(
    surface(say("tile", "", "A Merlot vine"), say("tile-n", "Syrah"), say("head", "Auctions")),
    [],
  );
  assert.deepEqual(hidden(), [null, null]);
});

test("equal pieces that are one button say how many they are", () => {
  const tile = (key, more = {}) => node(key, { touch: "tile", label: "Gamay: a vine", ...more });
  const picture = new Picture(surface(tile("a"), tile("b"), node("c", { touch: "c", label: "Syrah" })), {
    live: true,
  });
  const name = (key) => group(picture, key).getAttribute("aria-label");
  assert.deepEqual([name("a"), name("c")], ["Gamay: a vine, 2 of these", "Syrah"]);
  picture.repaint();
  assert.equal(name("a"), "Gamay: a vine, 2 of these");
  picture.draw(surface(tile("a"), tile("b", { path: "M0 0h9v9z" })), []);
  assert.equal(name("a"), "Gamay: a vine", "a second sign of one thing is no second thing");
  const bid = (key) => node(key, { touch: "auction bid=3", label: "Bid 3" });
  picture.draw(surface(bid("a"), bid("b")), []);
  assert.equal(name("a"), "Bid 3", "nor is an act that two places offer");
});

test("things to look at that follow each other with one name are read once, with their number", () => {
  const space = (key) => node(key, { symbol: "", path: "M0 0h9v9z", label: "Free space." });
  const year = (key, symbol) => node(key, { symbol, label: "Year 2" });
  const shown = [space("a"), space("b"), space("c"), node("t"), year("y", "glass"), year("z", "bar")];
  const picture = new Picture(surface(...shown, space("d")), { live: true });
  const read = () =>
    [...picture.svg.querySelectorAll(".node[aria-label]:not([aria-hidden])")].map((one) =>
      one.getAttribute("aria-label"),
    );
  assert.deepEqual(read(), ["Free space, 3 of these", "Year 2", "Free space."]);
  assert.deepEqual(
    [...picture.svg.querySelectorAll("[tabindex]")].map((one) => one.dataset.key),
    ["a", "y", "d"],
  );
  picture.draw(surface(space("a"), year("y", "glass"), space("b")), []);
  assert.deepEqual(read(), ["Free space.", "Year 2", "Free space."]);
  assert.equal(group(picture, "b").getAttribute("tabindex"), "-1");
});

test("things that mean the same now are one button, which presses the first", () => {
  const die = (key, text) => node(key, { touch: key, label: `Die: ${text}`, symbol: "die" });
  const picture = new Picture(surface(die("n0", "5"), die("n1", "5")), { live: true });
  const state = { lit: () => true, touched: () => false, waiting: false, choosing: true };
  const buttons = () => [...picture.svg.querySelectorAll("[role=button]")].map((one) => one.dataset.key);
  const standing = (touch) => (touch === "n1" ? "n0" : touch);
  picture.show({ ...state, standing });
  assert.deepEqual(buttons(), ["n0"]);
  const [first, second] = [group(picture, "n0"), group(picture, "n1")];
  assert.equal(first.getAttribute("aria-label"), "Die: 5, 2 of these");
  assert.equal(second.getAttribute("aria-hidden"), "true");
  assert.equal(second.getAttribute("tabindex"), null);
  assert.equal(second.dataset.touch, "n1", "a pointer may touch either");
  picture.draw(surface(die("n0", "5"), die("n1", "2")), []);
  picture.show(state);
  assert.deepEqual(buttons(), ["n0", "n1"]);
  assert.equal(first.getAttribute("aria-label"), "Die: 5");
  assert.equal(second.getAttribute("tabindex"), "-1");
});

test("what a ring shows is said: by what stands beside the thing, else in general", () => {
  const cost = { label: "Costs a worker", look: "done badge" };
  const nodes = [
    node("hex", { touch: "h", label: "City" }),
    node("cost", { touch: "h", ...cost }),
    node("bonus", { touch: "b", label: "Worker" }),
    node("bid", { touch: "bid", label: "3" }),
    node("free", { touch: "f", label: "Mine" }),
  ];
  const picture = new Picture(surface(...nodes), { live: true });
  const rings = { h: "costly completing", b: "costly instead", bid: "later" };
  const state = { lit: () => true, touched: () => false, waiting: false, choosing: true, rings };
  picture.show(state);
  const said = () =>
    ["hex", "bonus", "bid", "free"].map((key) => group(picture, key).getAttribute("aria-description"));
  assert.deepEqual(said(), [
    "Costs a worker.",
    "It costs something, or uses something up.",
    "Usually touched after something else.",
    null,
  ]);
  picture.show({ ...state, lit: () => false });
  assert.deepEqual(said(), [null, null, null, null]);
});

test("a picture that is drawn again without a change keeps every element", () => {
  const nodes = [node("row", { symbol: "", path: "M0 0h9v9z" }), node("tile")];
  const drawn = surface(...nodes);
  const picture = new Picture(drawn);
  picture.haunt([{ ...nodes[0], tone: "green" }]);
  const before = [...picture.svg.querySelectorAll("*")];
  picture.draw(drawn, []);
  const after = [...picture.svg.querySelectorAll("*")];
  assert.equal(after.length, before.length);
  assert.ok(after.every((element, i) => element === before[i]));
});

test("the badge of an act that changes nothing in the picture goes with the act", () => {
  const picture = new Picture(surface(node("tile")));
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const gain = { label: "points", symbol: "", from: "1", to: "3" };
  assert.ok(flag(picture, { left: 40, right: 60, top: 40, bottom: 60 }, [gain], [none], []));
  assert.equal(picture.svg.querySelectorAll(".flag").length, 1);
  picture.haunt([]);
  assert.equal(picture.svg.querySelectorAll(".flag").length, 0);
});
