import "./page.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Guide, shown } from "../../../src/vigneron/web/static/table/guide.js";
import { Guided } from "../../../src/vigneron/web/static/table/guided.js";
import { choose } from "../../../src/vigneron/web/static/ui/settings.js";
import { renew } from "./page.js";

const TIPS = [
  { name: "festival", say: "The festival.", rule: "GC-42", touch: "space-*", node: "" },
  { name: "auction", say: "An auction.", rule: "GC-20", touch: "auction", node: "" },
  { name: "spoils", say: "It spoils.", rule: "GC-51", touch: "", node: "mine:estate/lot-*-l" },
];
const frame = (key, owner, ...keys) => ({
  key,
  owner,
  nodes: new Map(keys.map((one) => [one, { key: one }])),
});

function store(question, touches, frames = []) {
  return {
    question,
    choosing: true,
    past: null,
    over: null,
    you: { seat: 1 },
    overlay: { nodes: {} },
    offers: touches.map((touch) => ({ touch: [touch] })),
    frames: new Map(frames.map((one) => [one.key, one])),
  };
}

/** @returns {{guide: Guide, said: string[]}} the guide of a game that was opened with one */
function begin() {
  history.replaceState(null, "", "/t/abcdef?guide=1");
  const said = [];
  const actions = { rule: () => {}, announce: (text) => said.push(text), render: () => {} };
  const guided = new Guided({ game: "wine", rules: "wine" }, actions);
  return { guide: new Guide(guided, actions, TIPS), said };
}

beforeEach(() => {
  localStorage.clear();
  renew();
});

test("a tip comes when it is about the question, is announced, and comes once", () => {
  const { guide, said } = begin();
  assert.equal(location.search, "", "a reload asks for no new guide");
  const place = document.getElementById("guide");
  guide.render(store("1", ["auction"]));
  assert.match(place.textContent, /An auction/);
  assert.equal(said.length, 1);
  guide.render(store("1", ["auction"]));
  assert.equal(said.length, 1);
  guide.render(store("2", ["auction"]));
  assert.equal(place.hidden, true);
  guide.render(store("3", ["auction", "space-cash1"]));
  assert.match(place.textContent, /festival/);
});

test("a condition on a node sees the boards of all and one's own", () => {
  const frames = [
    frame("market", null, "tile-3"),
    frame("estate-1", 1, "lot-1-2-l"),
    frame("estate-0", 0, "x"),
  ];
  assert.deepEqual([...shown(store("1", [], frames))], ["market/tile-3", "mine:estate/lot-1-2-l"]);
  const { guide } = begin();
  guide.render(store("1", [], [frame("estate-0", 0, "lot-0-2-l")]));
  assert.equal(document.getElementById("guide").hidden, true);
  guide.render(store("2", [], frames));
  assert.match(document.getElementById("guide").textContent, /spoils/);
});

test("one touch ends the tips for ever, another only this one", () => {
  const { guide, said } = begin();
  const place = document.getElementById("guide");
  guide.render(store("1", ["auction"]));
  place.querySelectorAll("button.small")[0].click();
  assert.equal(place.hidden, true);
  guide.render(store("2", ["space-first"]));
  assert.equal(place.hidden, false);
  place.querySelectorAll("button.small")[1].click();
  assert.equal(place.hidden, true);
  assert.match(said.at(-1), /menu/);
  guide.render(store("3", [], [frame("estate-1", 1, "lot-1-2-l")]));
  assert.equal(place.hidden, true);
  choose("tips", "on");
  assert.deepEqual(guide.guided.seen, ["auction", "festival"]);
});

test("a game that nobody opened with a guide loads none", () => {
  history.replaceState(null, "", "/t/abcdef");
  const guided = new Guided({ game: "wine", rules: "wine" }, { rule() {}, announce() {}, render() {} });
  assert.equal(guided.on, false);
  guided.render(store("1", ["auction"]));
  assert.equal(guided.loading, false);
});
