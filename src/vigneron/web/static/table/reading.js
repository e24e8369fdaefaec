// Text of the panel that scrolls in itself: a button at its edge says that it goes on below.

import { h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { cut } from "./log.js";

const EDGE = 6; // pixels that may be hidden: less than a line
const STEP = 0.8; // of its height: so much further a touch leads

/**
 * @param {HTMLElement} text
 * @param {HTMLElement} button lies on its lower edge
 * @returns {number} the pixels from its last whole line in sight to its lower edge
 */
function below(text, button) {
  const box = text.getBoundingClientRect();
  const { lineHeight, paddingTop } = getComputedStyle(text.firstElementChild ?? text);
  const items = [...text.children].map((part) => part.getBoundingClientRect());
  const alone = { top: box.top + parseFloat(paddingTop || "0") - text.scrollTop, bottom: Infinity };
  const bottom = box.top + text.clientHeight;
  const { top, height } = button.getBoundingClientRect();
  const edge = height > 0 ? Math.min(bottom, top) : bottom;
  return bottom - edge + cut(items.length > 0 ? items : [alone], edge, parseFloat(lineHeight) || 0);
}

/**
 * Give a text the button that leads on while some of it is below its edge.
 * @param {HTMLElement} text
 */
export function readOn(text) {
  let covered = 0; // pixels at its lower edge that are not shown
  const button = h(
    "button",
    {
      type: "button",
      class: "read-on small",
      hidden: true,
      onclick: () => {
        text.scrollTop += (text.clientHeight - covered) * STEP;
        show();
      },
    },
    say("read-on"),
  );
  const show = () => {
    button.hidden = text.hidden || text.scrollHeight - text.scrollTop - text.clientHeight <= EDGE;
    // Where it goes on, it ends between two lines, above the button.
    covered = button.hidden ? 0 : Math.ceil(below(text, button));
    text.style.clipPath = button.hidden ? "" : `inset(0 0 ${covered}px)`;
  };
  text.after(button);
  text.addEventListener("scroll", show);
  new ResizeObserver(show).observe(text);
  new MutationObserver(show).observe(text, {
    attributes: true,
    attributeFilter: ["hidden"],
    childList: true,
    characterData: true,
    subtree: true,
  });
  show();
}
