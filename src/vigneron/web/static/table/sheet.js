// The panel on a phone is a sheet of three heights: the question and its buttons, half, or nearly all.

import { byId, set } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @typedef {"peek" | "half" | "full"} Height */

const HEIGHTS = /** @type {const} */ (["peek", "half", "full"]);
const PULL = 28; // pixels after which a drag of the handle counts

export class Sheet {
  constructor() {
    /** Called when another height was chosen. */
    this.changed = () => {};
    /** @type {Height} */
    this.height = "half";
    this.handle = byId("sheet");
    /** Where a drag began; null while there is none. @type {number | null} */
    this.from = null;
    this.dragged = false;
    this.handle.addEventListener("click", () => {
      if (!this.dragged) this.choose(HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length] || "half");
      this.dragged = false;
    });
    this.handle.addEventListener("keydown", (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.#by(by);
    });
    this.handle.addEventListener("pointerdown", (event) => {
      this.from = event.clientY;
      this.dragged = false;
      this.handle.setPointerCapture(event.pointerId);
    });
    this.handle.addEventListener("pointermove", (event) => {
      if (this.from === null || Math.abs(event.clientY - this.from) < PULL) return;
      this.dragged = true;
      this.#by(event.clientY < this.from ? 1 : -1);
      this.from = event.clientY;
    });
    for (const ended of ["pointerup", "pointercancel"]) {
      this.handle.addEventListener(ended, () => {
        this.from = null;
      });
    }
    this.choose(this.height);
  }

  /** @param {number} by 1: higher, -1: lower */
  #by(by) {
    const height = HEIGHTS[HEIGHTS.indexOf(this.height) + by];
    if (height) this.choose(height);
  }

  /** @param {Height} height */
  choose(height) {
    this.height = height;
    set(document.documentElement, "data-sheet", height);
    set(this.handle, "aria-label", say(`sheet-${height}`));
    this.changed();
  }
}
