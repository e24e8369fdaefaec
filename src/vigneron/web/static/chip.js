// The small flag on the board that says what the act brings: signs and figures.
import { s } from "./dom.js";
import { added, signed } from "./words.js";

/** @typedef {import("./types.js").Gain} Gain */
/** @typedef {import("./scene.js").Picture} Picture */

const MOST = 3; // more would hide the board

/**
 * Put a flag beside a place of the picture, inside its borders and never over the place: above it, else below, else
 * at its side.
 * @param {Picture} picture
 * @param {{left: number, right: number, top: number, bottom: number}} place in the picture's own units
 * @param {Gain[]} gains
 */
export function flag(picture, place, gains) {
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
  const most = (picture.width || 0) - wide * scale - 2;
  const half = 15 * scale;
  const low = (picture.height || 0) - half;
  let left = (place.left + place.right - wide * scale) / 2;
  let top = place.top - half - 1;
  if (top < half) top = place.bottom + half + 1;
  if (top > low) {
    top = Math.max(half, Math.min(low, (place.top + place.bottom) / 2));
    left = place.right + 2 <= most ? place.right + 2 : place.left - wide * scale - 2;
  }
  left = Math.max(2, Math.min(most, left));
  group.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
  picture.ghosts.append(group);
}
