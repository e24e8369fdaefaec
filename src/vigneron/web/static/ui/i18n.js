// The client's sentences in the viewer's language, which the page contains as data.
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
 * Return the difference of a gain if both values are numbers, else null.
 * @param {{from: string, to: string}} gain
 * @returns {number | null}
 */
export function added(gain) {
  const read = (/** @type {string} */ shown) => Number(shown.replace("−", "-"));
  const difference = read(gain.to) - read(gain.from);
  return gain.from.trim() === "" || gain.to.trim() === "" || Number.isNaN(difference) ? null : difference;
}

/**
 * Return a number with the sign of minus, not a hyphen, which screen readers pass over; '' for none.
 * @param {number | string | undefined} value
 */
export function figure(value) {
  return String(value ?? "").replace("-", "−");
}

/**
 * Return an integer with its sign, as the language writes it.
 * @param {number} value
 * @returns {string}
 */
export function signed(value) {
  return figure(
    new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "exceptZero" }).format(value),
  );
}

/**
 * Return words as a sentence: with a full stop, unless they end with a sign of their own.
 * @param {string} words
 */
export function sentence(words) {
  return /[.!?…:]$/.test(words) ? words : `${words}.`;
}
