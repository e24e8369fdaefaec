// The player's settings, stored in this browser only.

import { recall, remember } from "./storage.js";

/**
 * `confirm`: acts are confirmed always (`on`), never (`off`), or only if they cannot be taken back (`auto`).
 * `speed`: of movements and of others' acts: `slow`, `normal` or `fast`. `size`: of type, in per cent.
 * `signs`: whether pieces bear letters, for those who do not see their colours. `letters`: shortcuts.
 * `tips`: whether a game that is played with a guide shows tips.
 * `pause`: for so many milliseconds a new question is not answered by a single touch.
 * @type {Record<string, string>}
 */
const DEFAULTS = {
  theme: "auto",
  sound: "off",
  volume: "60",
  bell: "off",
  confirm: "auto",
  pause: "600",
  letters: "on",
  motion: "on",
  speed: "normal",
  size: "100",
  signs: "off",
  tips: "on",
};
/** By speed: how long a movement takes, as a multiple of its usual time. @type {Record<string, number>} */
const PACE = { slow: 2, normal: 1, fast: 0.5 };

/**
 * Return a setting.
 * @param {keyof typeof DEFAULTS | string} name
 * @returns {string}
 */
export function setting(name) {
  return recall(name) || DEFAULTS[name] || "";
}

/**
 * Store a setting. Where storage is forbidden it lasts as long as the page.
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
  DEFAULTS[name] = value;
  remember(name, value);
  dispatchEvent(new Event(name === "theme" ? "theme" : "setting"));
}

/**
 * Return how long a movement takes at the speed that the player has chosen.
 * @param {number} time in milliseconds, at normal speed
 */
export function paced(time) {
  return time * (PACE[setting("speed")] ?? 1);
}

/** @returns {boolean} whether animations are off */
export function still() {
  return setting("motion") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
