// Which lessons have been solved in this browser, and which have been shown.

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
  return names(place(game));
}

/**
 * @param {string} game
 * @returns {string[]} the names of the lessons whose solution has been shown
 */
export function shown(game) {
  return names(`${place(game)} shown`);
}

/**
 * Note that a lesson has been solved.
 * @param {string} game
 * @param {string} name
 */
export function learned(game, name) {
  note(place(game), name);
}

/**
 * Note that the solution of a lesson has been shown.
 * @param {string} game
 * @param {string} name
 */
export function watched(game, name) {
  note(`${place(game)} shown`, name);
}

/**
 * @param {string} where
 * @returns {string[]}
 */
function names(where) {
  return (recall(where) || "").split(" ").filter(Boolean);
}

/**
 * @param {string} where
 * @param {string} name
 */
function note(where, name) {
  const known = names(where);
  if (!known.includes(name)) remember(where, [...known, name].join(" "));
}
