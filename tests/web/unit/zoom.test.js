// Looking closer at a frame keeps its place and size, and what is lit comes into sight.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Arrangement } from "../../../src/vigneron/web/static/table/layout.js";
import { Plan } from "../../../src/vigneron/web/static/table/plan.js";
import { Spotlight } from "../../../src/vigneron/web/static/table/spotlight.js";
import { TableStore } from "../../../src/vigneron/web/static/table/table-store.js";
import { Zoom } from "../../../src/vigneron/web/static/table/zoom.js";
import { closer, holding, moved, sees } from "../../../src/vigneron/web/static/table/zoom-view.js";
import { frame, moved as move, node, offer, welcome } from "./messages.js";
import { at, renew, resize, text } from "./page.js";

const FRAME = { width: 400, height: 300 };
const PIXELS = 2; // of a unit of the frame, where the whole is shown

/** Return a table of one board with two things, drawn at a known place, and what a screen reader is told. */
function table(more = {}) {
  renew();
  resize(1440, 900);
  const store = new TableStore();
  const things = [node("one", { touch: "one", x: 40, y: 30 }), node("two", { touch: "two", x: 360, y: 270 })];
  store.advance(welcome({ scene: { ...welcome().scene, frames: [frame("board", things)] }, ...more }));
  const arrangement = new Arrangement(store);
  arrangement.render();
  const told = [];
  const zoom = new Zoom(arrangement, {
    announce: (words) => told.push(words),
    rest: () => told.push("rest"),
  });
  const [picture] = arrangement.pictures;
  const place = (x, y, width, height) => ({
    left: x,
    top: y,
    right: x + width,
    bottom: y + height,
    width,
    height,
  });
  picture.svg.getBoundingClientRect = () => place(0, 0, FRAME.width * PIXELS, FRAME.height * PIXELS);
  picture.svg.getClientRects = () => [1];
  Object.defineProperty(picture.svg, "clientHeight", { value: FRAME.height * PIXELS });
  for (const { node: one, group } of picture.drawn.values()) {
    group.getBoundingClientRect = () => {
      const { x, y, width } = picture.view ?? { x: 0, y: 0, ...FRAME };
      const scale = (FRAME.width / width) * PIXELS;
      return place((one.x - 10 - x) * scale, (one.y - 10 - y) * scale, 20 * scale, 20 * scale);
    };
  }
  const plan = new Plan(store, { why: () => 0, play() {}, begin() {}, label: (touch) => touch, render() {} });
  const spotlight = new Spotlight(arrangement, plan, { told: null, has: () => false });
  const render = () => {
    spotlight.render(store);
    zoom.render(store);
  };
  render();
  const shows = (key) => {
    const { x, y } = picture.drawn.get(key).node;
    return !picture.view || sees(picture.view, { x, y, width: 0, height: 0 });
  };
  return { store, zoom, picture, render, shows, told };
}
const only = (touch) => ({ offers: [offer(touch, touch), offer("rest", "mine")] });

function fire(target, type, values) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}
const fingers = (target, ...places) => ({
  touches: places.map(([clientX, clientY]) => ({ target, clientX, clientY })),
});

test("the point under the fingers stays, and a view does not leave the frame", () => {
  const view = closer(null, FRAME, 2, { x: 100, y: 100 });
  assert.deepEqual(view, { x: 50, y: 50, width: 200, height: 150 });
  const far = moved(view, FRAME, 1000, -1000);
  assert.ok(far.x < 300 && far.x + far.width >= 400 && far.y <= 0 && far.y + far.height > 75);
  assert.equal(closer(view, FRAME, 0.4, { x: 0, y: 0 }), null);
  assert.equal(closer(view, FRAME, 100, { x: 0, y: 0 }).width, 100); // four times and no more
});

test("a view that must hold things moves if they fit, and widens if they do not", () => {
  const view = { x: 0, y: 0, width: 100, height: 75 };
  const box = (x, y) => ({ x, y, width: 10, height: 10 });
  assert.deepEqual(holding(view, FRAME, [box(20, 20)]), view);
  const there = holding(view, FRAME, [box(200, 200)]);
  assert.equal(there.width, 100);
  assert.ok(sees(there, box(200, 200)));
  const both = holding(view, FRAME, [box(20, 20), box(200, 150)]);
  assert.ok(both.width > 200 && sees(both, box(20, 20)) && sees(both, box(200, 150)));
  assert.equal(holding(view, FRAME, [box(0, 0), box(390, 290)]), null);
});

test("keys and buttons look closer at what is lit, say how close, and lead back", () => {
  const { zoom, picture, shows, told } = table(only("two"));
  at("zoom-open").click();
  assert.ok(shows("two") && picture.svg.classList.contains("closer"));
  assert.deepEqual(told, ["board: 150%."]);
  assert.equal(at("zoom").hidden, false);
  assert.equal(text("zoom-times"), "150%");
  assert.equal(at("zoom").parentElement, picture.svg.parentElement);
  for (let i = 0; i < 4; i += 1) zoom.by(1);
  assert.equal(text("zoom-times"), "400%");
  assert.equal(at("zoom-in").getAttribute("aria-disabled"), "true");
  at("zoom-whole").focus();
  at("zoom-whole").click();
  assert.equal(picture.view, null);
  assert.equal(at("zoom").hidden, true);
  assert.equal(told.at(-1), "board: all of it.");
  assert.equal(document.activeElement, at("zoom-open"));
  assert.equal(zoom.whole(), false);
  at("menu-zoom").click();
  assert.equal(text("zoom-times"), "150%");
});

test("what a new question lights comes into sight; a position without a question moves nothing", () => {
  const { store, zoom, picture, render, shows } = table(only("one"));
  zoom.by(1);
  zoom.by(1);
  assert.ok(shows("one") && !shows("two"));
  store.advance(move({ v: 5, ...only("two") }));
  render();
  assert.ok(shows("two") && !shows("one"));
  store.advance(move({ v: 6, offers: [offer("a", "one"), offer("b", "two")] }));
  render();
  assert.ok(shows("one") && shows("two"));
  zoom.by(1);
  const { view } = picture;
  store.advance(move({ v: 7, offers: [], turn: { ...welcome().turn, yours: false, to_act: [1] } }));
  render();
  assert.deepEqual(picture.view, view);
});

test("lit things out of sight are counted, and one touch leads to them", () => {
  const { zoom, shows } = table({ offers: [offer("a", "one"), offer("b", "two")] });
  zoom.by(1);
  zoom.by(1);
  assert.equal(text("zoom-lit"), "1 more to touch");
  at("zoom-lit").click();
  assert.ok(shows("one") && shows("two"));
  assert.ok(at("zoom").hidden || at("zoom-lit").hidden);
});

test("two fingers look closer, one moves the view, and neither touches anything", () => {
  const { picture, told } = table();
  const { svg } = picture;
  assert.ok(!fire(svg, "touchstart", fingers(svg, [300, 200])).defaultPrevented); // the page may scroll
  assert.ok(!fire(svg, "touchmove", fingers(svg, [300, 100])).defaultPrevented);
  assert.ok(fire(svg, "touchstart", fingers(svg, [300, 200], [500, 200])).defaultPrevented);
  fire(svg, "touchmove", fingers(svg, [200, 200], [600, 200]));
  assert.deepEqual(picture.view, { x: 100, y: 50, width: 200, height: 150 });
  assert.ok(told.includes("rest")); // no tooltip
  fire(svg, "touchend", fingers(svg, [600, 200]));
  fire(svg, "touchmove", fingers(svg, [560, 160]));
  assert.deepEqual(picture.view, { x: 110, y: 60, width: 200, height: 150 });
  let clicks = 0;
  at("table").addEventListener("click", () => (clicks += 1));
  fire(svg, "touchend", fingers(svg));
  fire(svg, "click", { detail: 1 });
  assert.equal(clicks, 0);
  fire(svg, "touchstart", fingers(svg, [300, 200]));
  fire(svg, "touchend", fingers(svg));
  fire(svg, "click", { detail: 1 });
  assert.equal(clicks, 1);
});

test("the mouse looks closer by its wheel with Ctrl, and drags the view", () => {
  const { picture } = table();
  const { svg } = picture;
  const wheel = { clientX: 400, clientY: 300, deltaX: 0, deltaY: -100 };
  assert.ok(!fire(svg, "wheel", { ...wheel, ctrlKey: false }).defaultPrevented);
  assert.equal(picture.view, null);
  assert.ok(fire(svg, "wheel", { ...wheel, ctrlKey: true }).defaultPrevented);
  const { x } = picture.view;
  const mouse = { pointerType: "mouse", button: 0, buttons: 1, clientY: 300 };
  fire(svg, "pointerdown", { ...mouse, clientX: 400 });
  fire(svg, "pointermove", { ...mouse, clientX: 403 });
  assert.equal(picture.view.x, x); // a hand is never quite still
  fire(svg, "pointermove", { ...mouse, clientX: 440 });
  assert.ok(picture.view.x < x);
  const stopped = fire(svg, "click", { detail: 1 });
  assert.ok(stopped.defaultPrevented);
});

test("another size of the frame, or another frame, ends the view", () => {
  const { store, zoom, picture } = table();
  zoom.by(1);
  picture.draw({ ...store.named("board"), width: 500 }, []);
  assert.equal(picture.view, null);
  assert.equal(picture.svg.getAttribute("viewBox"), "0 0 500 300");
});
