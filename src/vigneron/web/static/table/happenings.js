// What happened on the boards between two positions, for ears and for writing that appears.

/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("../protocol/types.js").SceneNode} SceneNode */

const LOUDEST = 3; // sounds of one move

/**
 * Return all nodes that are drawn.
 * @param {Iterable<Picture>} pictures
 * @returns {Map<string, SceneNode>} by `frame/node` key
 */
export function glance(pictures) {
  /** @type {Map<string, SceneNode>} */
  const out = new Map();
  for (const picture of pictures) {
    for (const [key, { node }] of picture.drawn) out.set(`${picture.key}/${key}`, node);
  }
  return out;
}

/**
 * Return what has been written, and the sounds of what changed, the nearest to the hand first.
 * @param {Map<string, SceneNode>} before
 * @param {Map<string, SceneNode>} after
 * @returns {{written: Set<string>, sounds: string[]}}
 */
export function happened(before, after) {
  /** @type {Set<string>} */
  const written = new Set();
  /** @type {Set<string>} */
  const sounds = new Set();
  const places = new Map([...before].map(([key, node]) => [node.key, { key, node }]));
  for (const [key, node] of after) {
    const there = before.get(key);
    const was = there || places.get(node.key)?.node;
    if (there && alike(there, node)) continue;
    const look = (node.look || "").split(" ");
    if (look.includes("written") && node.text && was?.text !== node.text) {
      written.add(key);
      sounds.add("pencil");
    } else if (look.includes("thrown")) {
      if (was) sounds.add("roll");
    } else if (look.includes("sand")) {
      if (was) sounds.add("sand");
    } else if (node.tone === "coin" || was?.tone === "coin") sounds.add("coin");
    else if (node.symbol && !node.path && !look.includes("inlay") && moved(was, node)) sounds.add("wood");
  }
  const order = ["pencil", "wood", "coin", "roll", "sand"];
  return { written, sounds: order.filter((name) => sounds.has(name)).slice(0, LOUDEST) };
}

/**
 * @param {SceneNode} one
 * @param {SceneNode} other
 */
function alike(one, other) {
  return (
    one === other ||
    (one.x === other.x &&
      one.y === other.y &&
      one.turn === other.turn &&
      one.symbol === other.symbol &&
      one.tone === other.tone &&
      one.look === other.look &&
      one.text === other.text)
  );
}

/**
 * @param {SceneNode | undefined} was
 * @param {SceneNode} node
 */
function moved(was, node) {
  return !was || was.x !== node.x || was.y !== node.y;
}
