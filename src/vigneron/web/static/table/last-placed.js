// A ring round what a rival placed last, on their boards.

import { s } from "../ui/dom.js";

/** @typedef {import("../protocol/types.js").SceneNode} SceneNode */

const MOST = 3; // with more at once, one looks at another moment of the game: nothing was placed just now

/**
 * Return the keys of the things that lie in their places now, and did not before.
 * @param {Iterable<SceneNode>} before
 * @param {Iterable<SceneNode>} after
 */
export function placed(before, after) {
  const old = new Map([...before].map((node) => [node.key, node]));
  const found = [...after].filter((node) => {
    const was = old.get(node.key);
    return node.label && node.path && was && lies(node) && !lies(was);
  });
  return found.length > MOST ? [] : found.map(({ key }) => key);
}

/**
 * Ring these things, if they still lie there.
 * @param {import("./scene.js").Picture} picture
 * @param {string[]} keys
 */
export function ring(picture, keys) {
  const rings = keys.flatMap((key) => {
    const node = picture.drawn.get(key)?.node;
    if (!node?.path || !lies(node)) return [];
    // A dark line in a light one is seen on every colour.
    const lines = ["halo", "line"].map((name) => s("path", { class: name, d: node.path }));
    const group = s("g", { class: "last" });
    group.style.transform = `translate(${node.x || 0}px,${node.y || 0}px)`;
    group.append(...lines);
    return [group];
  });
  picture.rings.replaceChildren(...rings);
}

/** @param {SceneNode} node */
function lies({ look = "" }) {
  return look.split(" ").includes("done");
}
