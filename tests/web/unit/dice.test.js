// Dice roll in from beyond the edge and come to rest, and a copy of what an act uses flies to its place.

import "./page.js";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { roll, takeUp } from "../../../src/vigneron/web/static/table/dice.js";
import { Picture } from "../../../src/vigneron/web/static/table/scene.js";
import { choose } from "../../../src/vigneron/web/static/ui/settings.js";
import { node } from "./messages.js";
import { renew } from "./page.js";

const die = (key, more) => node(key, { look: "bare thrown", symbol: "pip-2", turn: 4, ...more });
const box = (left, top) => ({ left, top, width: 20, height: 20 });

/** A picture on the page, whose nodes have a box each, and the animations that begin on it. */
function picture(nodes) {
  renew();
  const board = { key: "board", title: "", width: 400, height: 200, owner: null };
  const made = new Picture({ ...board, nodes: new Map(nodes.map((one) => [one.key, one])) });
  document.body.append(made.svg);
  made.svg.getScreenCTM = () => ({ a: 2, d: 2, e: 0, f: 0 });
  const begun = [];
  for (const { node: own, group } of made.drawn.values()) {
    group.animate = (steps, timing) => begun.push({ key: own.key, steps, ...timing });
    group.getBoundingClientRect = () => box(own.x, own.y);
    group.getClientRects = () => [box(own.x, own.y)];
  }
  return { made, begun };
}

const flights = () => [...document.querySelectorAll(".flight")];
/** The pieces that fly: where from, and where to. */
function flown(act) {
  const ways = [];
  const proto = document.defaultView.Element.prototype;
  const before = proto.animate;
  proto.animate = function (steps) {
    const animation = { layer: this };
    ways.push({ steps: steps.map(({ transform }) => transform), animation });
    return animation;
  };
  act();
  proto.animate = before;
  return ways;
}

afterEach(() => choose("motion", "on"));

test("dice that were thrown roll in one after the other, and come to rest where they lie", () => {
  const { made, begun } = picture([
    die("one", { x: 300, y: 40 }),
    die("two", { x: 350, y: 40 }),
    die("old", { x: 250, y: 40 }),
    node("tile", { x: 100 }),
  ]);
  const takes = roll([made], new Set(["board/one", "board/two", "board/tile"]));
  assert.deepEqual(begun.map(({ key }) => key).sort(), ["one", "two"], "what was not thrown lies still");
  for (const { key, steps } of begun) {
    const [x] = /-?[\d.]+/.exec(steps[0].transform);
    assert.ok(Number(x) < 0, "from beyond the left edge");
    assert.equal(steps.at(-1).transform, `translate(${key === "one" ? 300 : 350}px,40px) rotate(4deg)`);
  }
  const delay = (key) => begun.find((one) => one.key === key).delay;
  assert.ok(delay("two") < delay("one"), "the farthest first");
  assert.equal(takes, Math.max(...begun.map((one) => one.duration + one.delay)));
});

test("a copy of each die that is touched flies to the space that is touched, and goes there", () => {
  const { made } = picture([
    die("one", { x: 300, y: 40 }),
    die("two", { x: 350, y: 40 }),
    die("left", { x: 250, y: 40 }),
    node("space", { x: 60, y: 90, symbol: "", path: "M0 0h9v9z" }),
  ]);
  made.live = true;
  for (const key of ["one", "space"]) made.drawn.get(key).group.classList.add("touched");
  const ways = flown(() => takeUp([made]));
  assert.equal(ways.length, 1);
  assert.ok(ways[0].steps[0].includes("310px,50px"));
  assert.ok(ways[0].steps[1].includes("70px,100px"));
  assert.equal(flights().length, 1);
  assert.equal(flights()[0].getAttribute("aria-hidden"), "true");
  assert.equal(flights()[0].querySelectorAll("[data-touch], [data-key], [role]").length, 0, "only a picture");
  ways[0].animation.onfinish();
  assert.equal(flights().length, 0);
  made.drawn.get("space").group.classList.remove("touched");
  assert.equal(flown(() => takeUp([made])).length, 0, "without a space nothing flies");
});

test("who wants no movement sees none", () => {
  choose("motion", "off");
  const { made, begun } = picture([die("one", { x: 300 }), node("space", { symbol: "", path: "M0 0h9v9z" })]);
  made.live = true;
  for (const { group } of made.drawn.values()) group.classList.add("touched");
  assert.equal(roll([made], new Set(["board/one"])), 0);
  assert.deepEqual(begun, []);
  assert.equal(flown(() => takeUp([made])).length, 0);
});
