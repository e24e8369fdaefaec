// The badge on the board that shows what the act would change: symbols and numbers.
import { s } from "../ui/dom.js";
import { added, signed } from "../ui/i18n.js";

/** @typedef {import("../protocol/types.js").Gain} Gain */
/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{wide: number, high: number}} Size */

const MOST = 3; // gains in a badge; more would hide the board
const EDGE = 1; // distance from the picture's borders

/**
 * Put a badge into the picture near a place, where it covers nothing that must not be covered.
 * @param {Picture} picture
 * @param {Box} place in the picture's units
 * @param {Gain[]} gains
 * @param {Box[]} taboo boxes that must not be covered
 * @param {Box[]} others boxes that should not be covered
 * @returns {boolean} whether there was room for it
 */
export function flag(picture, place, gains, taboo, others) {
  const shown = gains.filter((gain) => added(gain)).slice(0, MOST);
  if (shown.length === 0) return true;
  // About the same size on small and large frames.
  const scale = Math.max(0.6, Math.min(1.15, (picture.width || 400) / 420));
  const group = s("g", { class: "flag" });
  const back = group.appendChild(s("rect", { rx: 13, height: 26, y: -13 }));
  let along = 11;
  for (const gain of shown) {
    const words = signed(added(gain) ?? 0);
    const text = group.appendChild(s("text", { x: along, y: 5, "font-size": 15 }));
    text.textContent = words;
    along += words.length * 9 + 3;
    if (gain.symbol) {
      group.append(s("use", { href: `#${gain.symbol}`, x: along, y: -9, width: 18, height: 18 }));
      along += 22;
    }
  }
  const wide = along + 8;
  back.setAttribute("width", String(wide));
  const at = spot(
    place,
    taboo,
    others,
    { wide: wide * scale, high: 28 * scale },
    { wide: picture.width || 0, high: picture.height || 0 },
  );
  if (!at) return false;
  group.style.transform = `translate(${at.left}px,${at.top + 14 * scale}px) scale(${scale})`;
  picture.ghosts.append(group);
  return true;
}

/**
 * Return the spot nearest to a place where a badge covers no taboo box and little of the others, or null.
 * @param {Box} place
 * @param {Box[]} taboo
 * @param {Box[]} others
 * @param {Size} size
 * @param {Size} room
 */
export function spot(place, taboo, others, size, room) {
  const right = room.wide - size.wide - EDGE;
  const bottom = room.high - size.high - EDGE;
  if (right < EDGE || bottom < EDGE) return null;
  const x = (place.left + place.right - size.wide) / 2;
  const y = (place.top + place.bottom - size.high) / 2;
  const lefts = [x, place.right + 2, place.left - size.wide - 2, ...steps(EDGE, right, size.high / 3)].filter(
    (left) => left >= EDGE && left <= right,
  );
  const tops = [place.top - size.high - 1, place.bottom + 1, y, ...steps(EDGE, bottom, size.high / 3)].filter(
    (top) => top >= EDGE && top <= bottom,
  );
  /** @type {{left: number, top: number} | null} */
  let best = null;
  let least = Infinity;
  for (const top of tops) {
    for (const left of lefts) {
      if (covered(taboo, left, top, size) > 0) continue;
      const cost = Math.hypot(left - x, top - y) + covered(others, left, top, size) / size.high;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} by
 */
function steps(from, to, by) {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by).concat(to);
}

/**
 * Return the area of these boxes that a badge would cover.
 * @param {Box[]} boxes
 * @param {number} left
 * @param {number} top
 * @param {Size} size
 */
function covered(boxes, left, top, size) {
  let sum = 0;
  for (const box of boxes) {
    const wide = Math.min(box.right, left + size.wide) - Math.max(box.left, left);
    const high = Math.min(box.bottom, top + size.high) - Math.max(box.top, top);
    if (wide > 0 && high > 0) sum += wide * high;
  }
  return sum;
}
