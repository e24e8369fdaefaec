// Where the log stands: under the players, or under the question where that column has more room.

import { byId } from "../ui/dom.js";
import { GAP } from "./frame-sizes.js";

export const LOG = 110; // pixels: minimum height of the log
const QUESTION = 280; // what the panel usually needs
const TALK = 118; // of the talk's card, with a field to write in
const SAID = 230; // and with lines to read
const HOUSE = 150; // width of the others' houses where they are largest

/**
 * @typedef {object} Room
 * @property {number} left height of the column of the question, without its frames
 * @property {number} right what is left under the players, with the largest houses
 * @property {number} talk what the talk needs under the question
 * @property {boolean} crowded whether the question needed more room than there was beside the log
 */

/**
 * @param {Room} room
 * @returns {boolean} whether the log has more room under the question
 */
export function underQuestion({ left, right, talk, crowded }) {
  const room = left - QUESTION - GAP - (talk && talk + GAP);
  return !crowded && room >= LOG && room > right;
}

/** Put the log where it has more room beside three columns. @returns {boolean} whether under the question */
export function placeLog() {
  const { dataset } = document.documentElement;
  const aside = byId("aside");
  const under = (/** @type {HTMLElement} */ part) => (part.offsetHeight ? part.offsetHeight + GAP : 0);
  aside.style.setProperty("--house", `${HOUSE}px`);
  const left = underQuestion({
    left: byId("side").clientHeight - under(byId("left")),
    right: aside.clientHeight - under(byId("right")) - under(byId("people")),
    talk: dataset.drawer !== undefined ? 0 : dataset.said === undefined ? TALK : SAID,
    crowded: dataset.crowded === "log" || document.body.matches(".lesson, [data-guided]"),
  });
  moveLog(left);
  return left;
}

/** @param {boolean} left whether under the question, else under the players */
export function moveLog(left) {
  const log = byId("log-card");
  if (left === (log.parentElement === byId("side"))) return;
  if (left) byId("talk-card").before(log);
  else byId("aside").append(log);
}
