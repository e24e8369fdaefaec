// The small flag on the board that says what the act brings: signs and figures.
import { s } from "./dom.js";
import { added, signed } from "./words.js";

/** @typedef {import("./types.js").Gain} Gain */
/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

const MOST = 3; // more would hide the board

/**
 * Put a flag beside a place of the picture, inside its borders: above it, else below, else at a side, wherever it
 * covers nothing of what it speaks of.
 * @param {Picture} picture
 * @param {Box} place in the picture's own units
 * @param {Gain[]} gains
 * @param {Box[]} spoken everything that the flag speaks of
 */
export function flag(picture, place, gains, spoken = [place]) {
  const shown = gains.filter((gain) => added(gain)).slice(0, MOST);
  if (shown.length === 0) return;
  const scale = Math.max(0.6, Math.min(1.4, (picture.width || 400) / 420)); // one size on small and large frames
  const group = s("g", { class: "flag" });
  const back = group.appendChild(s("rect", { rx: 13, height: 26, y: -13 }));
  let at = 11;
  for (const gain of shown) {
    const words = signed(added(gain) ?? 0);
    const text = group.appendChild(s("text", { x: at, y: 5, "font-size": 15 }));
    text.textContent = words;
    at += words.length * 9 + 3;
    if (gain.symbol) {
      group.append(s("use", { href: `#${gain.symbol}`, x: at, y: -9, width: 18, height: 18 }));
      at += 22;
    }
  }
  const wide = at + 8;
  back.setAttribute("width", String(wide));
  const { left, top } = spot(place, spoken, { wide: wide * scale, high: 28 * scale }, { wide: picture.width || 0, high: picture.height || 0 });
  group.style.transform = `translate(${left}px,${top + 14 * scale}px) scale(${scale})`;
  picture.ghosts.append(group);
}

/**
 * Return where a flag of this size covers least, of equals the first: above, below, right, left, at an edge.
 * @param {Box} place
 * @param {Box[]} spoken
 * @param {{wide: number, high: number}} size
 * @param {{wide: number, high: number}} room
 */
function spot(place, spoken, size, room) {
  const inX = (/** @type {number} */ x) => Math.max(2, Math.min(room.wide - size.wide - 2, x));
  const inY = (/** @type {number} */ y) => Math.max(1, Math.min(room.high - size.high - 1, y));
  const x = (place.left + place.right - size.wide) / 2;
  const y = (place.top + place.bottom - size.high) / 2;
  const ways = [[x, place.top - size.high - 1], [x, place.bottom + 1], [place.right + 2, y], [place.left - size.wide - 2, y],
    [x, 0], [x, room.high], [0, y], [room.wide, y]].map(([left = 0, top = 0]) => ({ left: inX(left), top: inY(top) }));
  const covered = (/** @type {{left: number, top: number}} */ at) => spoken.reduce((sum, box) =>
    sum + Math.max(0, Math.min(box.right, at.left + size.wide) - Math.max(box.left, at.left))
      * Math.max(0, Math.min(box.bottom, at.top + size.high) - Math.max(box.top, at.top)), 0);
  return ways.reduce((best, way) => (covered(way) < covered(best) - 0.5 ? way : best));
}
