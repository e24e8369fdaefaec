// Makes the sounds of the table: each is computed from its recipe, the same samples every time. No file is
// loaded for them, and this module only when the first sound is wanted.

/**
 * A tone that dies away.
 * @typedef {{at: number, hertz: number, decay: number, gain: number, bend?: number}} Tone
 */
/**
 * Noise between two frequencies that swells and dies away; `grain` times a second it starts anew.
 * @typedef {{at: number, low: number, high: number, attack: number, decay: number, gain: number,
 *   grain?: number}} Noise
 */
/**
 * `level`: its loudest sample.
 * @typedef {{seconds: number, level: number, tones?: Tone[], noises?: Noise[]}} Recipe
 */

const BELL = [0.5, 1, 1.183, 1.506, 2, 2.662, 4.166]; // partials of a bell, of its strike tone
const COIN = [1, 1.483, 2.117, 2.593];

/**
 * @param {number} at
 * @param {number} hertz
 * @param {number} decay
 * @param {number} gain
 */
const bell = (at, hertz, decay, gain) =>
  BELL.map((part, i) => ({
    at,
    hertz: hertz * part,
    decay: decay / (1 + i * 0.55),
    gain: gain / (1 + i * 0.7),
  }));

/**
 * @param {number} at
 * @param {number} hertz
 * @param {number} gain
 */
const coin = (at, hertz, gain) =>
  COIN.map((part, i) => ({
    at,
    hertz: hertz * part,
    decay: 0.16 / (1 + i * 0.4),
    gain: gain / (1 + i * 0.5),
  }));

/**
 * Wood on wood.
 * @param {number} at
 * @param {number} hertz
 * @param {number} gain
 * @returns {{tones: Tone[], noises: Noise[]}}
 */
const knock = (at, hertz, gain) => ({
  tones: [
    { at, hertz, decay: 0.045, gain: gain * 0.8, bend: -0.25 },
    { at, hertz: hertz * 2.71, decay: 0.018, gain: gain * 0.35 },
  ],
  noises: [{ at, low: 300, high: 3200, attack: 0.001, decay: 0.009, gain: gain * 0.7 }],
});

/**
 * @param {number} seconds
 * @param {number} level
 * @param {{tones: Tone[], noises: Noise[]}[]} parts
 * @returns {Recipe}
 */
const all = (seconds, level, parts) => ({
  seconds,
  level,
  tones: parts.flatMap((part) => part.tones),
  noises: parts.flatMap((part) => part.noises),
});

/** @type {Record<string, Recipe>} */
export const RECIPES = {
  // Five dice on a table: knocks that come faster and softer.
  roll: all(
    0.95,
    0.8,
    [0, 0.07, 0.1, 0.17, 0.22, 0.25, 0.33, 0.37, 0.41, 0.46, 0.49, 0.54, 0.6, 0.67].map((at, i) =>
      knock(at, 520 + ((i * 137) % 310), 0.9 - i * 0.05),
    ),
  ),
  wood: all(0.22, 0.7, [knock(0, 330, 1)]),
  done: all(0.2, 0.5, [knock(0, 430, 0.8)]),
  no: all(0.3, 0.55, [knock(0, 170, 1), knock(0.11, 150, 0.7)]),
  coin: { seconds: 0.5, level: 0.5, tones: [...coin(0, 3100, 0.5), ...coin(0.075, 3480, 0.6)] },
  // A leaf is lifted, and falls.
  page: {
    seconds: 0.4,
    level: 0.5,
    noises: [
      { at: 0, low: 900, high: 5200, attack: 0.09, decay: 0.05, gain: 0.7 },
      { at: 0.15, low: 400, high: 3000, attack: 0.03, decay: 0.07, gain: 1 },
    ],
  },
  // Two strokes on paper.
  pencil: {
    seconds: 0.36,
    level: 0.4,
    noises: [
      { at: 0, low: 1800, high: 6000, attack: 0.03, decay: 0.06, gain: 0.8, grain: 46 },
      { at: 0.16, low: 1500, high: 5200, attack: 0.05, decay: 0.06, gain: 1, grain: 38 },
    ],
  },
  sand: {
    seconds: 0.55,
    level: 0.3,
    noises: [{ at: 0, low: 2400, high: 7500, attack: 0.12, decay: 0.13, gain: 1, grain: 160 }],
  },
  turn: { seconds: 1.5, level: 0.7, tones: bell(0, 880, 0.42, 0.6) },
  over: {
    seconds: 2.3,
    level: 0.8,
    tones: [...bell(0, 587, 0.5, 0.5), ...bell(0.32, 740, 0.5, 0.5), ...bell(0.64, 880, 0.6, 0.6)],
  },
};

/**
 * Return numbers between -1 and 1 that are the same for the same seed.
 * @param {number} seed
 */
function random(seed) {
  let state = seed * 2654435761 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2147483648 - 1;
  };
}

/**
 * Return a sound as samples between -1 and 1.
 * @param {Recipe} recipe
 * @param {number} rate samples per second
 */
export function render({ seconds, level, tones = [], noises = [] }, rate) {
  const out = new Float32Array(Math.round(seconds * rate));
  for (const tone of tones) add(out, rate, tone);
  for (const [i, noise] of noises.entries()) hiss(out, rate, noise, random(i + 7));
  const peak = out.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const fade = Math.round(rate * 0.02);
  for (let i = 0; i < out.length; i += 1) {
    out[i] = ((out[i] ?? 0) / peak) * level * Math.min(1, (out.length - 1 - i) / fade);
  }
  return out;
}

/**
 * @param {Float32Array} out
 * @param {number} rate
 * @param {Tone} tone
 */
function add(out, rate, { at, hertz, decay, gain, bend = 0 }) {
  const start = Math.round(at * rate);
  let phase = 0;
  for (let i = 0; start + i < out.length; i += 1) {
    const time = i / rate;
    const loud = gain * Math.exp(-time / decay) * Math.min(1, time / 0.0012);
    if (time > decay * 9) break;
    phase += (2 * Math.PI * hertz * (1 + bend * Math.min(1, time / (decay * 3)))) / rate;
    out[start + i] = (out[start + i] ?? 0) + loud * Math.sin(phase);
  }
}

/**
 * @param {Float32Array} out
 * @param {number} rate
 * @param {Noise} noise
 * @param {() => number} draw
 */
function hiss(out, rate, { at, low, high, attack, decay, gain, grain }, draw) {
  const start = Math.round(at * rate);
  const soft = 1 - Math.exp((-2 * Math.PI * high) / rate); // one pole each, below and above
  const hard = 1 - Math.exp((-2 * Math.PI * low) / rate);
  let below = 0;
  let floor = 0;
  for (let i = 0; start + i < out.length; i += 1) {
    const time = i / rate;
    if (time > attack + decay * 8) break;
    below += soft * (draw() - below);
    floor += hard * (below - floor);
    const swell = time < attack ? time / attack : Math.exp(-(time - attack) / decay);
    const rough = grain ? 0.35 + 0.65 * (1 - ((time * grain) % 1)) : 1;
    out[start + i] = (out[start + i] ?? 0) + gain * swell * rough * (below - floor);
  }
}
