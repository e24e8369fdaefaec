// The house's own sentences in the viewer's language; the page brings them as data.
import { data } from "./dom.js";

/** @type {Record<string, string>} */
const WORDS = data("words");

/**
 * Return a sentence with `{name}` filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args = {}) {
  const found = WORDS[id];
  if (found === undefined) throw new Error(`no words for ${id}`);
  return found.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/**
 * Return a whole number with its sign, as the language writes it.
 * @param {number} value
 * @returns {string}
 */
export function signed(value) {
  return new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}
