// How the frames of a page stand in rows, and which pages stand one under the other.

import { GAP, ratio, WORDS } from "./frame-sizes.js";
import { best, rows } from "./row-packing.js";

/** @typedef {import("./layout.js").Card} Card */
/** @typedef {{key: string, cards: Card[], rows: Card[][]}} Part */

const LEAST = 0.62; // of a frame's own size: below this, pages are better than columns
const NEARLY = 0.97; // sizes of columns are estimated before they are laid out
const SHRUNK = 0.85; // of their full width: pages that stand together are no smaller

/**
 * @param {Card[]} cards of a page
 * @returns {{x: number, y: number}} what a card adds to its picture
 */
export function chromeOf(cards) {
  const bare = cards.every(({ card }) => card.hasAttribute("data-plain"));
  return bare ? { x: 0, y: 0 } : { x: 24, y: 46 };
}

/**
 * Return the cards of a page in rows.
 * @param {Card[]} cards
 * @param {{wide: number, high: number}} room
 * @param {number} gap
 * @param {{x: number, y: number}} chrome
 */
export function split(cards, { wide, high }, gap, chrome) {
  return best(cards, ratio, (card) => card.picture.height || 1, wide, high, gap, chrome);
}

/**
 * Return the pages that stand one under the other with the chosen one: as many follow each other as the room
 * holds, from the first on, so that the same ones are together whichever is chosen.
 * @param {{key: string, cards: Card[]}[]} pages
 * @param {string} chosen the key of a page
 * @param {{wide: number, high: number}} room
 * @returns {Part[]}
 */
export function together(pages, chosen, room) {
  /** @type {Part[]} */
  let group = [];
  for (const { key, cards } of pages) {
    const chrome = chromeOf(cards);
    const part = { key, cards, rows: split(cards, { ...room, high: Number.MAX_SAFE_INTEGER }, GAP, chrome) };
    const more = [...group, part];
    if (cards.length > 0 && group.length > 0 && hold(more, room)) group = more;
    else if (group.some((one) => one.key === chosen)) break;
    else group = [part];
  }
  return group;
}

/**
 * @param {Part[]} parts
 * @param {{wide: number, high: number}} room
 * @returns {boolean} whether they fit, and can be read
 */
function hold(parts, { wide, high }) {
  const all = parts.flatMap((part) => part.rows);
  const sizes = all.map((row) => row.map(ratio));
  const plan = rows(sizes, wide, high, GAP, chromeOf(all.flat()));
  const read = (/** @type {Card} */ { picture }, /** @type {number} */ tall) =>
    (picture.smallest * tall) / (picture.height || 1) >= WORDS;
  return plan.part >= SHRUNK && all.every((row, i) => row.every((card) => read(card, plan.heights[i] || 0)));
}

/**
 * Return the width of a row of cards that is so high.
 * @param {Card[]} row
 * @param {number} high
 */
export function across(row, high) {
  const { x } = chromeOf(row);
  return row.reduce((sum, card) => sum + high * ratio(card) + x + GAP, -GAP);
}

/**
 * Return the heights of the rows of the centre, and whether all frames are then large enough.
 * @param {Card[][]} centre
 * @param {number} wide
 * @param {number} high
 */
export function planned(centre, wide, high) {
  const sizes = centre.map((row) => row.map(ratio));
  const plain = centre.flat().every(({ card }) => card.hasAttribute("data-plain"));
  const { heights } = rows(sizes, wide, high, GAP, plain ? { x: 0, y: 0 } : undefined);
  const read = centre.every((row, i) =>
    row.every(({ picture }) => {
      const scale = (heights[i] || 0) / (picture.height || 1);
      return scale >= LEAST && scale * picture.smallest >= NEARLY * WORDS;
    }),
  );
  return { heights, legible: read };
}
