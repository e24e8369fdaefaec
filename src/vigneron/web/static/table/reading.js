// Text of the panel that scrolls in itself: a button at its edge says that it goes on below.

import { h } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

const EDGE = 6; // pixels that may be hidden: less than a line
const STEP = 0.8; // of its height: so much further a touch leads

/**
 * Give a text the button that leads on while some of it is below its edge.
 * @param {HTMLElement} text
 */
export function readOn(text) {
  const button = h(
    "button",
    {
      type: "button",
      class: "read-on small",
      hidden: true,
      onclick: () => {
        text.scrollTop += text.clientHeight * STEP;
        show();
      },
    },
    say("read-on"),
  );
  const show = () => {
    button.hidden = text.hidden || text.scrollHeight - text.scrollTop - text.clientHeight <= EDGE;
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
