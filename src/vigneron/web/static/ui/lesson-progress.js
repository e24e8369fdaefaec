// Which lessons have been solved in this browser.

import { recall, remember } from "./storage.js";

/**
 * @param {string} game
 * @returns {string} the name under which the browser keeps it
 */
function place(game) {
  return `lessons ${game}`;
}

/**
 * @param {string} game
 * @returns {string[]} the names of the lessons that have been solved
 */
export function solved(game) {
  return (recall(place(game)) || "").split(" ").filter(Boolean);
}

/**
 * Note that a lesson has been solved.
 * @param {string} game
 * @param {string} name
 */
export function learned(game, name) {
  const known = solved(game);
  if (!known.includes(name)) remember(place(game), [...known, name].join(" "));
}
