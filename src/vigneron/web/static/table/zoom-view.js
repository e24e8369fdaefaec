// The part of a frame that is in sight while somebody looks closer. All lengths are in the frame's own units.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size */

export const MOST = 4; // times the size of the whole frame
const LEAST = 1.04; // under this, the whole frame is shown
const OVER = 0.12; // of the view: so far it goes over the edge, and nothing stays under the buttons
const AIR = 0.06; // of the view: the distance of what must be in sight from its edge

/**
 * Return how many times larger than the whole frame a view shows it.
 * @param {Box | null} view null: the whole frame
 * @param {Size} frame
 */
export function factor(view, frame) {
  return view ? frame.width / view.width : 1;
}

/**
 * Return the view that is so many times closer; the point stays where it is on the screen.
 * @param {Box | null} view
 * @param {Size} frame
 * @param {number} by
 * @param {{x: number, y: number}} point
 * @returns {Box | null}
 */
export function closer(view, frame, by, { x, y }) {
  const old = view ?? { x: 0, y: 0, ...frame };
  const now = Math.min(MOST, factor(view, frame) * by);
  if (now < LEAST) return null;
  const width = frame.width / now;
  const part = width / old.width;
  const made = { x: x - (x - old.x) * part, y: y - (y - old.y) * part, width, height: frame.height / now };
  return moved(made, frame, 0, 0);
}

/**
 * Move a view, no farther than a little over the frame's edges.
 * @param {Box} view
 * @param {Size} frame
 * @param {number} dx
 * @param {number} dy
 * @returns {Box}
 */
export function moved(view, frame, dx, dy) {
  const within = (/** @type {number} */ at, /** @type {number} */ part, /** @type {number} */ all) =>
    Math.max(-part * OVER, Math.min(all - part * (1 - OVER), at));
  return {
    ...view,
    x: within(view.x + dx, view.width, frame.width),
    y: within(view.y + dy, view.height, frame.height),
  };
}

/**
 * @param {Box} view
 * @param {Box} box
 * @returns {boolean} whether the middle of a box is in sight
 */
export function sees(view, box) {
  const x = box.x + box.width / 2 - view.x;
  const y = box.y + box.height / 2 - view.y;
  return x > 0 && x < view.width && y > 0 && y < view.height;
}

/**
 * Return the view that differs least from this one and has all the boxes in it.
 * @param {Box} view
 * @param {Size} frame
 * @param {Box[]} boxes at least one
 * @returns {Box | null}
 */
export function holding(view, frame, boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  const room = 1 - 2 * AIR;
  const need = Math.max(width / (view.width * room), height / (view.height * room), 1);
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
  const wide = closer(view, frame, 1 / need, middle);
  if (!wide) return null;
  const shift = (
    /** @type {number} */ at,
    /** @type {number} */ part,
    /** @type {number} */ from,
    /** @type {number} */ long,
  ) => Math.max(0, from + long - (at + part * (1 - AIR))) || Math.min(0, from - (at + part * AIR));
  return moved(wide, frame, shift(wide.x, wide.width, x, width), shift(wide.y, wide.height, y, height));
}
