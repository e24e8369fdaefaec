// What a person likes, kept in this browser only.

import { recall, remember } from "./storage.js";

/** @type {Record<string, string>} */
const DEFAULTS = { theme: "auto", sound: "off", confirm: "on", letters: "on", motion: "on" };

/**
 * Return a setting.
 * @param {keyof typeof DEFAULTS | string} name
 * @returns {string}
 */
export function setting(name) {
  return recall(name) || DEFAULTS[name] || "";
}

/**
 * Keep a setting; where storage is forbidden it lasts as long as the page.
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
  DEFAULTS[name] = value;
  remember(name, value);
  dispatchEvent(new Event(name === "theme" ? "theme" : "setting"));
}

/** @returns {boolean} whether things should stand still */
export function still() {
  return setting("motion") === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
