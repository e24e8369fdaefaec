// Soft synthesized sounds, off by default.
import { setting } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** Name -> frequencies in hertz, played one after the other. @type {Record<string, number[]>} */
const TUNES = { turn: [523, 659], move: [392], done: [587], no: [233], over: [523, 659, 784, 1047] };

// Browsers allow sound only after the first input, so the audio context is made then.
for (const name of ["pointerdown", "keydown"]) {
  addEventListener(name, () => {
    if (setting("sound") !== "on") return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  });
}

/** @param {keyof typeof TUNES | string} name */
export function play(name) {
  const tune = TUNES[name];
  if (setting("sound") !== "on" || !tune) return;
  context ??= new AudioContext();
  if (context.state === "suspended") return; // after the next input it would be too late
  const now = context.currentTime;
  for (const [i, hertz] of tune.entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = now + i * 0.13;
    tone.type = "sine";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.07, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.55);
  }
}
