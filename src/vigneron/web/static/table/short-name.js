// Short names of things on the boards.

/**
 * What knows the things of the boards.
 * @typedef {object} Board
 * @property {(touch: string) => string} label
 * @property {{touches: Map<string, unknown>}[]} pictures
 */

/**
 * Return the name of a thing without what explains it after a colon, unless only that tells it from others.
 * @param {Board} board
 * @param {string} touch
 */
export function shortName(board, touch) {
  const whole = board.label(touch);
  const short = brief(whole);
  const others = board.pictures.flatMap(({ touches }) => [...touches.keys()]).map((one) => board.label(one));
  return others.some((other) => other !== whole && brief(other) === short) ? whole : short;
}

/** @param {string} name */
const brief = (name) => name.split(/\s?: /)[0] ?? name;
