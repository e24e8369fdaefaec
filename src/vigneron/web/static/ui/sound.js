// Sounds of the things on the table. They are off until somebody asks for them, and silent while the page is
// hidden, except for the bell if it is wanted.
import { setting } from "./settings.js";

/** @typedef {typeof import("./synth.js")} Synth */

const BELL = "turn";
const CLOSE = 90; // milliseconds between two sounds of one move

/** @type {AudioContext | null} */
let context = null;
/** @type {Promise<Synth> | null} */
let synth = null;
/** @type {Map<string, AudioBuffer>} */
const made = new Map();

// Browsers allow sound only after the first input, so the audio context is made then.
for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake);

function wake() {
  if (setting("sound") !== "on") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/**
 * Play sounds shortly one after the other.
 * @param {...string} names
 */
export function play(...names) {
  const wanted = names.filter(audible);
  if (wanted.length === 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") return; // after the next input it would be too late
  const loud = (Number(setting("volume")) / 100) ** 2;
  const now = context.currentTime;
  for (const [i, name] of wanted.entries()) void sound(context, name, now + (i * CLOSE) / 1000, loud);
}

/** @param {string} name */
function audible(name) {
  if (setting("sound") !== "on" || Number(setting("volume")) === 0) return false;
  return !document.hidden || (name === BELL && setting("bell") === "on");
}

/**
 * @param {AudioContext} to
 * @param {string} name
 * @param {number} at seconds of the context's clock
 * @param {number} loud
 */
async function sound(to, name, at, loud) {
  synth ??= import("./synth.js");
  const { RECIPES, render } = await synth;
  const recipe = RECIPES[name];
  if (!recipe) throw new Error(`no sound ${name}`);
  let buffer = made.get(name);
  if (!buffer) {
    const samples = render(recipe, to.sampleRate);
    buffer = to.createBuffer(1, samples.length, to.sampleRate);
    buffer.copyToChannel(samples, 0);
    made.set(name, buffer);
  }
  const source = to.createBufferSource();
  const volume = to.createGain();
  source.buffer = buffer;
  volume.gain.value = loud;
  source.connect(volume).connect(to.destination);
  source.start(Math.max(at, to.currentTime));
}

/** Let a sample be heard whenever sound is switched on or its volume changes. */
export function sample() {
  let before = heard();
  addEventListener("setting", () => {
    const now = heard();
    if (now === before) return;
    before = now;
    wake();
    play("wood", "coin");
  });
}

function heard() {
  return `${setting("sound")} ${setting("volume")}`;
}
