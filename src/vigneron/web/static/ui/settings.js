// The player's settings, stored in this browser only.

import { recall, remember } from "./storage.js";

/**
 * `confirm`: acts are confirmed always (`on`), never (`off`), or only if they cannot be taken back (`auto`).
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
};

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

/** @returns {boolean} whether animations are off */
export function still() {
  return setting("motion") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
