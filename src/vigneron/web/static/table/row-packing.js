// Packs frames into rows by their aspect ratios. Only numbers, no page.

/**
 * Return the heights of rows at full width, all shrunk by one factor if they are too high.
 * @param {number[][]} ratios width / height of the frames, row by row
 * @param {number} wide
 * @param {number} high
 * @param {number} gap
 * @param {{x: number, y: number}} chrome pixels that a card adds to its picture
 * @param {number} least the smallest factor; with it the rows may be higher than the room
 * @returns {{heights: number[], part: number}}
 */
export function rows(ratios, wide, high, gap, chrome = { x: 24, y: 50 }, least = 0) {
  const full = ratios.map(
    (row) => (wide - row.length * chrome.x - (row.length - 1) * gap) / row.reduce((a, b) => a + b, 0),
  );
  const fixed = ratios.length * chrome.y + (ratios.length - 1) * gap;
  const sum = full.reduce((a, b) => a + b, 0);
  const part = sum > 0 ? Math.max(least, Math.min(1, (high - fixed) / sum)) : 1;
  return { heights: full.map((height) => Math.max(12, height * part)), part };
}

/**
 * Return the things in rows, in order, such that the smallest scale is as large as possible.
 * @template T
 * @param {T[]} things
 * @param {(thing: T) => number} ratio
 * @param {(thing: T) => number} height its own height, in its own units
 * @param {number} wide
 * @param {number} high
 * @param {number} gap
 * @param {{x: number, y: number}} chrome
 * @returns {T[][]}
 */
export function best(things, ratio, height, wide, high, gap, chrome) {
  /** @type {T[][]} */
  let found = [things];
  let most = -1;
  if (things.length > 8) return things.map((thing) => [thing]);
  for (let cut = 0; cut < 2 ** Math.max(0, things.length - 1); cut += 1) {
    /** @type {T[][]} */
    const split = [[]];
    things.forEach((thing, i) => {
      split[split.length - 1]?.push(thing);
      if (i < things.length - 1 && Math.floor(cut / 2 ** i) % 2 === 1) split.push([]);
    });
    const plan = rows(
      split.map((row) => row.map(ratio)),
      wide,
      high,
      gap,
      chrome,
    );
    const scale = Math.min(
      ...split.flatMap((row, i) => row.map((thing) => (plan.heights[i] || 0) / height(thing))),
    );
    if (scale > most) {
      most = scale;
      found = split;
    }
  }
  return found;
}
