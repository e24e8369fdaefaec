// From one picture to another: pieces travel, dice roll, signs turn and writing appears, as on a table.

import { roll } from "./dice.js";
import { glance, happened } from "./happenings.js";
import { faces, spots, travel, tumble, write } from "./motion.js";

/** @typedef {import("./scene.js").Picture} Picture */

/**
 * Change what is shown, and let it move.
 * @param {{readonly pictures: Picture[]}} board
 * @param {() => Set<string>} change draws the new pictures; returns `frame/node` keys of what changed
 * @param {boolean} [fresh] whether nothing moves, because the pictures have nothing to do with each other
 * @returns {{takes: number, changed: Set<string>, sounds: string[]}} `takes` is in milliseconds
 */
export function transition(board, change, fresh = false) {
  const places = fresh ? new Map() : spots(board.pictures);
  const shown = fresh ? new Map() : faces(board.pictures);
  const seen = fresh ? new Map() : glance(board.pictures);
  const changed = change();
  const now = board.pictures;
  const { written, sounds } = happened(seen, fresh ? seen : glance(now));
  const moved = fresh ? new Set() : changed;
  const takes = Math.max(travel(now, places, moved), roll(now, moved));
  tumble(now, shown);
  write(now, written);
  return { takes, changed, sounds };
}
