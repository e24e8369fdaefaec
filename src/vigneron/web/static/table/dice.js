// Dice: they roll in from the edge and come to rest, and what an act uses flies to what it is about.
import { s } from "../ui/dom.js";
import { paced, still } from "../ui/settings.js";

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./scene.js").Drawn} Drawn */

const ROLL = 700; // milliseconds
const APART = 55; // milliseconds between two dice
const FLIGHT = 420;

/** @param {Drawn["node"]} node */
export function thrown({ look = "" }) {
  return look.split(" ").includes("thrown");
}

/**
 * Roll in the dice whose keys are in `changed`.
 * @param {Iterable<Picture>} pictures
 * @param {Set<string>} changed `frame/node` keys
 * @returns {number} the duration in milliseconds
 */
export function roll(pictures, changed) {
  if (still()) return 0;
  let takes = 0;
  for (const picture of pictures) {
    const dice = [...picture.drawn].filter(
      ([key, { node }]) => thrown(node) && changed.has(`${picture.key}/${key}`),
    );
    const places = [...new Set(dice.map(([, { node }]) => node.x || 0))].sort((a, b) => b - a);
    for (const [, { node, group }] of dice) {
      const order = places.indexOf(node.x || 0);
      tumble(group, node, order);
      takes = Math.max(takes, paced(ROLL) + order * paced(APART));
    }
  }
  return takes;
}

/**
 * @param {SVGGElement} group
 * @param {Drawn["node"]} node
 * @param {number} order
 */
function tumble(group, node, order) {
  const [x, y, turn] = [node.x || 0, node.y || 0, node.turn || 0];
  const at = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {number} */ by) =>
    `translate(${x + dx}px,${y + dy}px) rotate(${turn + by}deg)`;
  const side = order % 2 ? 1 : -1;
  group.animate(
    [
      { transform: at(-360 - x * 0.4, 26 * side, -620), opacity: 0, easing: "cubic-bezier(.3,.4,.6,1)" },
      { transform: at(-90, -20 * side, -190), opacity: 1, offset: 0.42, easing: "ease-in-out" },
      { transform: at(13, 5 * side, 14), offset: 0.78, easing: "ease-in-out" },
      { transform: at(0, 0, 0) },
    ],
    { duration: paced(ROLL), delay: order * paced(APART), fill: "backwards" },
  );
}

/**
 * Let copies of the dice that are touched fly to what is touched beside them.
 * @param {Iterable<Picture>} pictures
 */
export function takeUp(pictures) {
  if (still()) return;
  /** @type {SVGGElement[]} */
  const from = [];
  /** @type {SVGGElement | undefined} */
  let to;
  for (const picture of pictures) {
    if (!picture.live || !picture.svg.isConnected) continue;
    for (const { node, group } of picture.drawn.values()) {
      if (!group.classList.contains("touched") || group.getClientRects().length === 0) continue;
      if (thrown(node)) from.push(group);
      else if (node.path) to = group;
    }
  }
  const goal = to?.getBoundingClientRect();
  if (!goal) return;
  for (const group of from) fly(group, goal);
}

/**
 * @param {SVGGElement} group
 * @param {DOMRect} goal
 */
function fly(group, goal) {
  const matrix = group.ownerSVGElement?.getScreenCTM();
  const place = group.getBoundingClientRect();
  if (!matrix || place.width === 0) return;
  const copy = /** @type {SVGGElement} */ (group.cloneNode(true));
  copy.style.transform = `scale(${matrix.a})`;
  for (const name of ["role", "tabindex", "aria-label", "data-touch", "data-key"]) copy.removeAttribute(name);
  const layer = s("svg", { class: "scene flight", "aria-hidden": "true" });
  layer.append(copy);
  document.body.append(layer);
  const middle = (/** @type {DOMRect} */ box) =>
    `${box.left + box.width / 2}px,${box.top + box.height / 2}px`;
  layer.animate(
    [
      { transform: `translate(${middle(place)})`, opacity: 1 },
      { transform: `translate(${middle(goal)}) scale(.5)`, opacity: 0.15 },
    ],
    { duration: paced(FLIGHT), easing: "cubic-bezier(.4,0,.3,1)" },
  ).onfinish = () => layer.remove();
}
