// Makes, finds and updates elements. The content policy forbids inline styles, so styles are set by script.

import { emblem, tone } from "./seat-colours.js";
import { spoken } from "./spoken.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes
 */

/**
 * Return a new HTML element. `onclick` and the like become listeners; null, undefined and false leave an
 * attribute out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else set(element, name, value);
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * Return a new SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, attributes = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value !== "function") set(element, name, value);
  return element;
}

/** Attributes that are only heard, or shown where there is room. */
const HEARD = new Set(["aria-label", "aria-description", "aria-valuetext"]);

/**
 * Set or remove an attribute, if it changes. What is heard has whole words (see `spoken`).
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value
 */
export function set(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const text = value === true ? "" : HEARD.has(name) ? spoken(String(value)) : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Set an element's text, if it changes.
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Return the name that an element needs whose words are these: whole words, if they differ, else null.
 * @param {string} text
 */
export function called(text) {
  const words = spoken(text);
  return words === text ? null : words;
}

/**
 * Return what shows a text, and is heard with whole words.
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function heard(text) {
  const words = spoken(text);
  if (words === text) return [text];
  return [h("span", { "aria-hidden": "true" }, text), h("span", { class: "heard" }, words)];
}

/**
 * Set an element's text, if it changes; it is heard with whole words.
 * @param {Element} element
 * @param {string} text
 */
export function writeHeard(element, text) {
  const parts = heard(text);
  if (parts.length === 1) write(element, text);
  else if (element.firstElementChild?.textContent !== text) element.replaceChildren(...parts);
}

/**
 * Return the element with this id. Throws if the page has none.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

/**
 * Return a symbol of the game's art, for use in text.
 * @param {string} symbol
 * @param {string} [worn] its tone
 * @returns {SVGSVGElement}
 */
export function sign(symbol, worn = "") {
  const svg = s("svg", {
    class: `sign ${worn ? tone(worn) : ""}`.trim(),
    viewBox: "-20 -20 40 40",
    "aria-hidden": "true",
  });
  svg.append(s("use", { href: `#${emblem(symbol, worn)}`, x: -20, y: -20, width: 40, height: 40 }));
  return svg;
}

/**
 * Keep a list of elements in step with a list of things, by key; elements that stay keep focus and listeners.
 * @template T
 * @param {Element} parent
 * @param {readonly T[]} things
 * @param {(thing: T) => string} key
 * @param {(thing: T) => HTMLElement} make
 * @param {(element: HTMLElement, thing: T) => void} update
 */
export function keep(parent, things, key, make, update) {
  /** @type {Map<string, HTMLElement>} */
  const old = new Map();
  for (const child of [...parent.children]) {
    if (child instanceof HTMLElement && child.dataset.keep !== undefined) old.set(child.dataset.keep, child);
  }
  /** @type {Element | null} */
  let after = null;
  for (const thing of things) {
    const name = key(thing);
    let element = old.get(name);
    if (element) old.delete(name);
    else {
      element = make(thing);
      element.dataset.keep = name;
    }
    update(element, thing);
    /** @type {Element | null} */
    const place = after ? after.nextElementSibling : parent.firstElementChild;
    if (place !== element) parent.insertBefore(element, place);
    after = element;
  }
  for (const element of old.values()) element.remove();
}

/**
 * Return the JSON in the page's data block with this id.
 * @param {string} id
 * @returns {any}
 */
export function data(id) {
  return JSON.parse(byId(id).textContent || "null");
}
