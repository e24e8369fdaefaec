// Animations: pieces move to their new places, numbers count up, changed signs turn, writing appears. Only
// transform and opacity are animated.
import { figure } from "../ui/i18n.js";
import { paced, still } from "../ui/settings.js";
import { thrown } from "./dice.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {{x: number, y: number, wide: number}} Spot */

const TRAVEL = 320; // milliseconds
const TUMBLE = 380;
const WRITE = 280;
const MANY = 60; // with more changes at once, none is shown by itself

/**
 * Return the places of all pieces on the screen, by key.
 * @param {Iterable<Picture>} pictures
 * @returns {Map<string, Spot & {frame: string}>}
 */
export function spots(pictures) {
  /** @type {Map<string, Spot & {frame: string}>} */
  const out = new Map();
  if (still()) return out;
  for (const picture of pictures) {
    if (!picture.svg.isConnected) continue;
    const matrix = picture.svg.getScreenCTM();
    if (!matrix || picture.svg.getBoundingClientRect().width === 0) continue;
    for (const [key, { node }] of picture.drawn) {
      out.set(key, {
        frame: picture.key,
        x: matrix.a * (node.x || 0) + matrix.e,
        y: matrix.d * (node.y || 0) + matrix.f,
        wide: matrix.a,
      });
    }
  }
  return out;
}

/**
 * Move pieces that changed frames. Inside a frame the style sheet's transition moves them.
 * @param {Iterable<Picture>} pictures
 * @param {Map<string, Spot & {frame: string}>} before
 * @param {Set<string>} changed `frame/node` keys
 * @returns {number} the duration in milliseconds
 */
export function travel(pictures, before, changed) {
  if (changed.size === 0) return 0;
  const calm = still();
  let takes = 0;
  for (const picture of pictures) {
    const matrix = picture.svg.isConnected ? picture.svg.getScreenCTM() : null;
    if (!matrix?.a) continue;
    for (const [key, { node, group, sign }] of picture.drawn) {
      if (!changed.has(`${picture.key}/${key}`)) continue;
      const from = before.get(key);
      if (calm || thrown(node) || (!node.symbol && !node.path && !node.text)) continue;
      if (!from) {
        if (node.symbol && changed.size <= MANY) {
          (sign || group).animate([{ opacity: 0 }, { opacity: 1 }], {
            duration: paced(TRAVEL),
            easing: "ease-out",
          });
          takes = paced(TRAVEL);
        }
      } else if (from.frame !== picture.key) {
        const x = (from.x - matrix.e) / matrix.a;
        const y = (from.y - matrix.f) / matrix.d;
        const card = picture.svg.closest(".frame");
        card?.classList.add("flying");
        const flight = group.animate(
          [
            { transform: `translate(${x}px,${y}px) scale(${from.wide / matrix.a})` },
            { transform: `translate(${node.x || 0}px,${node.y || 0}px) rotate(${node.turn || 0}deg)` },
          ],
          { duration: paced(TRAVEL), easing: "cubic-bezier(.3,.1,.2,1)" },
        );
        flight.onfinish = flight.oncancel = () => card?.classList.remove("flying");
        takes = paced(TRAVEL);
      } else takes = paced(TRAVEL);
    }
  }
  return takes;
}

/**
 * Return the symbols and numbers that pieces show now.
 * @param {Iterable<Picture>} pictures
 * @returns {Map<string, string>} by `frame/node` key
 */
export function faces(pictures) {
  /** @type {Map<string, string>} */
  const out = new Map();
  for (const picture of pictures) {
    for (const [key, { node }] of picture.drawn) {
      if (node.symbol) out.set(`${picture.key}/${key}`, `${node.symbol} ${node.tone} ${node.text}`);
    }
  }
  return out;
}

/**
 * Let pieces that changed their face turn once.
 * @param {Iterable<Picture>} pictures
 * @param {Map<string, string>} before the faces that were shown, by `frame/node` key
 */
export function tumble(pictures, before) {
  const changed = new Set();
  for (const [key, face] of faces(pictures)) {
    if (before.has(key) && before.get(key) !== face) changed.add(key);
  }
  if (still() || changed.size > MANY) return;
  let turn = 0;
  for (const picture of pictures) {
    for (const [key, { node, sign, words }] of picture.drawn) {
      if (!changed.has(`${picture.key}/${key}`) || thrown(node)) continue;
      turn += 1;
      (sign || words)?.animate(
        [
          { transform: `rotate(${turn % 2 ? -160 : 160}deg) scale(.6)`, opacity: 0.3 },
          { transform: `rotate(${turn % 2 ? 14 : -14}deg) scale(1.08)`, opacity: 1, offset: 0.75 },
          { transform: "none" },
        ],
        { duration: paced(TUMBLE), delay: Math.min(turn * 40, 240), easing: "ease-out", fill: "backwards" },
      );
    }
  }
}

/**
 * Let words that are written by hand appear as they are written.
 * @param {Iterable<Picture>} pictures
 * @param {Set<string>} written `frame/node` keys
 */
export function write(pictures, written) {
  if (still() || written.size > MANY) return;
  for (const picture of pictures) {
    for (const [key, { words }] of picture.drawn) {
      if (!written.has(`${picture.key}/${key}`)) continue;
      words?.animate(
        [
          { transform: "scale(0, .9)", opacity: 0.4 },
          { transform: "none", opacity: 1 },
        ],
        { duration: paced(WRITE), easing: "ease-out" },
      );
    }
  }
}

/** Finish all animations at once, because the player acts. */
export function skip() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/**
 * Write a number, counting up or down to it.
 * @param {Element} element
 * @param {string} text
 */
export function count(element, text) {
  const from = number(element.textContent ?? "");
  const to = number(text);
  if (element.textContent === text) return;
  if (
    still() ||
    !element.textContent ||
    !Number.isInteger(from) ||
    !Number.isInteger(to) ||
    document.hidden
  ) {
    element.textContent = text;
    return;
  }
  const begun = performance.now();
  /** @type {HTMLElement} */ (element).dataset.goal = text;
  const tick = (/** @type {number} */ now) => {
    if (/** @type {HTMLElement} */ (element).dataset.goal !== text) return;
    const part = Math.min(1, (now - begun) / 400);
    element.textContent = figure(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/**
 * Read a number with the minus sign of print.
 * @param {string} text
 */
function number(text) {
  return Number(text.replace("−", "-"));
}
