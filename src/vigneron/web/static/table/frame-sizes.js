// Sizes of frames: a picture in its card, and cards in a column.

import { set } from "../ui/dom.js";

/** @typedef {import("./layout.js").Card} Card */

export const GAP = 12; // pixels between two cards
const LEAST_HIGH = 0.55; // of the height at full width: below this, a page scrolls
const LOW = 0.37; // of the window's height: a page that is no higher stays whole above a high panel
export const WORDS = 11; // pixels: no words on a page are smaller, as long as its full width allows
const ENOUGH = WORDS + 0.15; // heights are cut to whole pixels

/** @param {Card} card */
export function ratio(card) {
  return (card.picture.width || 1) / (card.picture.height || 1);
}

/**
 * @param {Card} card
 * @param {number} high
 */
export function size(card, high) {
  card.picture.svg.style.height = `${Math.floor(high)}px`;
  card.picture.svg.style.width = `${Math.floor(high * ratio(card))}px`;
}

/**
 * Return the part of their height at full width that rows must have, so that all words can be read.
 * @param {Card[][]} all
 * @param {number} wide
 * @param {{x: number, y: number}} chrome
 */
export function legible(all, wide, chrome) {
  const least = all.flatMap((row) => {
    const room = wide - row.length * chrome.x - (row.length - 1) * GAP;
    const high = room / row.reduce((sum, card) => sum + ratio(card), 0);
    return row.map(({ picture }) => ((ENOUGH / picture.smallest) * (picture.height || 1)) / high);
  });
  return Math.min(1, Math.max(LEAST_HIGH, ...least));
}

/**
 * Return whether all words of rows can be read at the rows' full width.
 * @param {Card[][]} all
 * @param {number} wide
 * @param {{x: number, y: number}} chrome
 */
export function readable(all, wide, chrome) {
  return all.every((row) => {
    const room = wide - row.length * chrome.x - (row.length - 1) * GAP;
    const high = room / row.reduce((sum, card) => sum + ratio(card), 0);
    return row.every(({ picture }) => (picture.smallest * high) / (picture.height || 1) >= ENOUGH);
  });
}

/**
 * Give the frames of a column its width, or less if they would be too high.
 * @param {Card[]} cards
 * @param {number} wide
 * @param {number} high
 */
export function stack(cards, wide, high) {
  if (cards.length === 0) return;
  const chrome = measure(cards[0]);
  const full = cards.map((card) => (wide - chrome.x) / ratio(card));
  const fixed = cards.length * (chrome.y + GAP);
  const part = Math.min(1, (high - fixed) / full.reduce((a, b) => a + b, 0));
  for (const [i, card] of cards.entries()) size(card, (full[i] || 0) * Math.max(part, 0.3));
}

/**
 * Return the height of a column of frames at its full width.
 * @param {Card[]} cards
 * @param {number} wide
 */
export function filled(cards, wide) {
  const chrome = measure(cards.find(({ card }) => card.isConnected));
  return cards.reduce((sum, card) => sum + (wide - chrome.x) / ratio(card) + chrome.y + GAP, 0);
}

/**
 * Return by how many pixels a card is wider and higher than its picture.
 * @param {Card | undefined} card
 */
export function measure(card) {
  if (!card?.card.isConnected) return { x: 24, y: 50 };
  const style = getComputedStyle(card.card);
  const heading = card.heading.offsetHeight
    ? card.heading.offsetHeight + Number.parseFloat(getComputedStyle(card.heading).marginBottom)
    : 0;
  const sum = (/** @type {string[]} */ names) =>
    names.reduce((all, name) => all + Number.parseFloat(style.getPropertyValue(name)), 0);
  return {
    x: Math.ceil(sum(["padding-left", "padding-right", "border-left-width", "border-right-width"])),
    y: Math.ceil(sum(["padding-top", "padding-bottom", "border-top-width", "border-bottom-width"]) + heading),
  };
}

/**
 * Keep a low page of a phone whole, where a question with many buttons would cover its lower end. The buttons
 * scroll. Only the window decides, so rows that come and go above the page change nothing.
 * @param {HTMLElement} board
 * @param {number[]} heights of the rows
 * @param {number} gap
 */
export function keepWhole(board, heights, gap) {
  const high = heights.reduce((sum, each) => sum + each + gap, 0);
  // The card of a lesson needs the panel's whole height.
  const low = high > 0 && high <= innerHeight * LOW && !document.body.matches(".lesson");
  board.style.setProperty("--whole", low ? `${high}px` : "0px");
  set(board, "data-whole", low);
}

/**
 * @param {HTMLElement} people
 * @param {string} [what]
 * @returns {boolean} whether somebody's name, or what they do, is not wholly in sight
 */
export function cut(people, what = ".name, .doing") {
  return [...people.querySelectorAll(what)].some((words) => words.scrollWidth > words.clientWidth);
}

/**
 * @param {HTMLElement} people
 * @returns {boolean} whether the figures of a card break so that one of them has a line to itself
 */
export function orphaned(people) {
  return [...people.querySelectorAll(".figures")].some((figures) => {
    const lines = [...figures.children].map((figure) => /** @type {HTMLElement} */ (figure).offsetTop);
    const last = lines.at(-1);
    return lines[0] !== last && lines.at(-2) !== last;
  });
}

/**
 * Give a column these cards, if it has others.
 * @param {HTMLElement} parent
 * @param {Card[]} cards
 */
export function place(parent, cards) {
  const children = cards.map(({ card }) => card);
  if (
    children.length === parent.children.length &&
    children.every((child, i) => child === parent.children[i])
  )
    return;
  parent.replaceChildren(...children);
}
