// Which thing lies next to another one, for the arrow keys.

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * Return the next node in an arrow's direction. Distance to the side counts twice.
 * @template {Element} T
 * @param {Element} from
 * @param {string} key
 * @param {T[]} among
 * @returns {T | null}
 */
export function nearest(from, key, among) {
  const here = middle(from);
  const [dx, dy] = ARROWS[key] || [0, 0];
  let least = Infinity;
  /** @type {T | null} */
  let found = null;
  for (const node of among) {
    if (node === from) continue;
    const there = middle(node);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const far = along + aside * 2;
    if (far < least) {
      least = far;
      found = node;
    }
  }
  return found;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
