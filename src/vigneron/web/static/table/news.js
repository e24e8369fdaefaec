// What others changed since I last acted wears the crest of whoever changed it. Rings mean "you may" only.
import { s, set } from "../ui/dom.js";
import { seatTone } from "../ui/seat-colours.js";

/** @typedef {import("./scene.js").Picture} Picture */

const MOST = 24; // with more changes by one move, none is marked: they are no news but a new picture
const WIDE = 13; // pixels of a crest
const HIGH = 16;

/**
 * Mark what looks different, if somebody else made the move.
 * @param {Picture[]} pictures
 * @param {Set<string>} changed `frame/node` keys
 * @param {number} seat who moved
 */
export function mark(pictures, changed, seat) {
  for (const picture of pictures) {
    const found = [...picture.drawn].filter(
      // What has no description is a part of a drawing.
      ([key, { node }]) => node.label && changed.has(`${picture.key}/${key}`) && (node.symbol || node.path),
    );
    if (found.length > MOST || picture.small) continue;
    /** @type {DOMRect[]} */
    const marked = [];
    for (const { key, box } of boxes(found)) {
      if (marked.some((other) => inside(box, other))) continue; // what lies on a thing is part of it
      marked.push(box);
      picture.news.set(key, seat);
    }
    hang(picture);
  }
}

/**
 * Take all marks away: I have acted.
 * @param {Picture[]} pictures
 */
export function clear(pictures) {
  for (const picture of pictures) {
    if (picture.news.size === 0) continue;
    picture.news.clear();
    hang(picture);
  }
}

/**
 * Draw the crests of a picture at the upper right of what they mark.
 * @param {Picture} picture
 */
export function hang(picture) {
  if (picture.news.size === 0) {
    picture.crests.replaceChildren();
    return;
  }
  const scale = 1 / (picture.svg.getScreenCTM?.()?.a || 1);
  /** @type {SVGGElement[]} */
  const crests = [];
  for (const [key, seat] of picture.news) {
    const drawn = picture.drawn.get(key);
    const box = drawn?.group.getBBox?.();
    if (!drawn || !box) {
      picture.news.delete(key);
      continue;
    }
    const crest = s("g", { class: `news ${seatTone(seat)}` });
    const image = s("image", { width: WIDE, height: HIGH, x: -WIDE / 2, y: -HIGH / 2 });
    crest.append(image);
    const { node } = drawn;
    const x = (node.x || 0) + box.x + box.width - WIDE * scale * 0.25;
    const y = (node.y || 0) + box.y + HIGH * scale * 0.25;
    crest.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    crests.push(crest);
  }
  picture.crests.replaceChildren(...crests);
  for (const crest of crests) {
    const found = /url\("(.*)"\)/s.exec(getComputedStyle(crest).getPropertyValue("--crest"));
    set(
      /** @type {Element} */ (crest.firstElementChild),
      "href",
      found?.[1]?.replace(/\\\r?\n/g, "") ?? null,
    );
  }
}

/**
 * Return where nodes are, in the picture's units, the largest first.
 * @param {[string, import("./scene.js").Drawn][]} found
 */
function boxes(found) {
  return found
    .flatMap(([key, { node, group }]) => {
      const own = group.getBBox?.();
      return own
        ? [{ key, box: new DOMRect((node.x || 0) + own.x, (node.y || 0) + own.y, own.width, own.height) }]
        : [];
    })
    .sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
}

/**
 * @param {DOMRect} box
 * @param {DOMRect} other
 */
function inside(box, other) {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return x >= other.left && x <= other.right && y >= other.top && y <= other.bottom;
}
