// Which thing on a frame answers at a point: many nodes are only parts of a thing that another one names.

/**
 * Return the thing that answers for a node: itself if it has a name, else the one with the longest key that
 * its own key continues (`cask-2` answers for `cask-2-sign`).
 * @param {Element} node
 * @returns {Element | null}
 */
export function answering(node) {
  if (node.hasAttribute("aria-label")) return node;
  const parts = (node.getAttribute("data-key") || "").split("-");
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const key = parts.slice(0, length).join("-");
    const found = node.parentElement?.querySelector(`.node[data-key="${key}"][aria-label]`);
    if (found) return found;
  }
  return null;
}

/**
 * Return the uppermost thing at a point of a frame that answers. Signs, words and mere outlines are as large
 * as the box around them; faces have their own shape.
 * @param {Element} svg
 * @param {number} x
 * @param {number} y
 * @returns {Element | null}
 */
export function answerAt(svg, x, y) {
  const faces = new Set(document.elementsFromPoint(x, y).map((element) => element.closest(".node")));
  for (const node of [...svg.querySelectorAll(":scope > g:first-of-type > .node")].reverse()) {
    if (!faces.has(node) && !(node.matches(":not(.shape), .outline") && within(node, x, y))) continue;
    const found = answering(node);
    if (found) return found;
  }
  return null;
}

/**
 * @param {Element} node
 * @param {number} x
 * @param {number} y
 */
function within(node, x, y) {
  const box = node.getBoundingClientRect();
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}
