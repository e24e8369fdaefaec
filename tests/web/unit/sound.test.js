// Sounds: made from recipes, played only when they are wanted and can be heard.

import "./page.js";
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { glance, happened } from "../../../src/vigneron/web/static/table/happenings.js";
import { play } from "../../../src/vigneron/web/static/ui/sound.js";
import { RECIPES, render } from "../../../src/vigneron/web/static/ui/synth.js";
import { node } from "./messages.js";

const RATE = 8000;
const NAMES = Object.keys(RECIPES);

test("every sound is heard, ends in silence and is the same every time", () => {
  for (const name of NAMES) {
    const samples = render(RECIPES[name], RATE);
    assert.deepEqual(samples, render(RECIPES[name], RATE), name);
    const loud = samples.map(Math.abs);
    assert.ok(Math.abs(Math.max(...loud) - RECIPES[name].level) < 0.06, name);
    assert.ok(RECIPES[name].level <= 0.8, name);
    assert.ok(Math.max(...loud.slice(-RATE / 100)) < 0.1, name);
    assert.ok(samples.every(Number.isFinite), name);
  }
});

test("no two sounds are alike, and none is long", () => {
  const lengths = NAMES.map((name) => render(RECIPES[name], RATE).length);
  assert.equal(new Set(lengths).size, NAMES.length);
  assert.ok(Math.max(...lengths) <= 2.5 * RATE);
});

test("all sounds together are under 60 kB", () => {
  const file = new URL("../../../src/vigneron/web/static/ui/synth.js", import.meta.url);
  assert.ok(statSync(fileURLToPath(file)).size < 60_000);
});

/** Sounds that were started, by number of samples. @type {number[]} */
let heard = [];
globalThis.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = {};
  sampleRate = RATE;
  createBuffer(_channels, samples) {
    return { length: samples, copyToChannel() {} };
  }
  createBufferSource() {
    const source = { connect: (to) => to, start: () => heard.push(source.buffer.length) };
    return source;
  }
  createGain() {
    return { gain: {}, connect: (to) => to };
  }
};
const ended = () => new Promise((done) => setTimeout(done, 20));
const length = (name) => render(RECIPES[name], RATE).length;
const lengths = () => heard.toSorted((a, b) => a - b);
let hidden = false;
Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });

beforeEach(() => {
  heard = [];
  hidden = false;
  for (const [name, value] of Object.entries({ sound: "on", volume: "60", bell: "off" })) {
    localStorage.setItem(name, value);
  }
});

test("nothing is heard until it is asked for, nor at no volume", async () => {
  localStorage.setItem("sound", "off");
  play("wood");
  localStorage.setItem("sound", "on");
  localStorage.setItem("volume", "0");
  play("wood");
  await ended();
  assert.deepEqual(heard, []);
  localStorage.setItem("volume", "60");
  play("wood", "coin");
  await ended();
  assert.deepEqual(
    lengths(),
    [length("wood"), length("coin")].sort((a, b) => a - b),
  );
});

test("a hidden page is silent, except for the bell if that is wanted", async () => {
  hidden = true;
  play("roll", "turn");
  await ended();
  assert.deepEqual(heard, []);
  localStorage.setItem("bell", "on");
  play("roll", "turn");
  await ended();
  assert.deepEqual(lengths(), [length("turn")]);
});

const pictures = (...nodes) => [{ key: "f", drawn: new Map(nodes.map((one) => [one.key, { node: one }])) }];
const told = (before, after) => happened(glance(pictures(...before)), glance(pictures(...after)));

test("what happens has the sound of the thing that it happens to", () => {
  const die = node("die", { look: "bare thrown", turn: 3, symbol: "pip-2" });
  assert.deepEqual(told([die], [die]).sounds, []);
  assert.deepEqual(told([die], [{ ...die, turn: -2 }]).sounds, ["roll"]); // the same face, thrown anew
  const pawn = node("pawn", { symbol: "pawn" });
  assert.deepEqual(told([pawn], [{ ...pawn, x: 90 }]).sounds, ["wood"]);
  assert.deepEqual(told([pawn], [{ ...pawn, label: "other" }]).sounds, []);
  const purse = node("purse", { symbol: "", text: "7", tone: "coin" });
  assert.deepEqual(told([purse], [{ ...purse, text: "9" }]).sounds, ["coin"]);
  const box = node("box", { symbol: "", path: "M0 0h9", look: "done sand" });
  assert.deepEqual(told([box], [{ ...box, look: "outline sand" }]).sounds, ["sand"]);
});

test("what is written by hand is heard and appears", () => {
  const mark = node("mark", { symbol: "", text: "4", look: "strong written" });
  assert.deepEqual(told([], [mark]), { written: new Set(["f/mark"]), sounds: ["pencil"] });
  assert.deepEqual(told([mark], [{ ...mark, x: 4 }]).sounds, []);
});
