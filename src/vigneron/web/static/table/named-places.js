// Shows on the boards what a line of the log names by its coordinates, such as b5.

import { byId } from "../ui/dom.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

const COORDINATE = /(?<![\p{L}\d])[a-z]\d{1,2}(?![\p{L}\d])/gu;

/**
 * Return the coordinates in a sentence. They are the same in every language.
 * @param {string} sentence
 * @returns {Set<string>}
 */
export function coordinates(sentence) {
  return new Set(sentence.match(COORDINATE) ?? []);
}

export class NamedPlaces {
  /** @param {() => TableStore} shown what the boards show */
  constructor(shown) {
    this.shown = shown;
    this.log = byId("log");
    /** The line that is pointed at, or has the focus. @type {Element | null} */
    this.line = null;
    /** Whether something is shown as named. */
    this.told = false;
    for (const name of ["pointerover", "focusin"]) {
      this.log.addEventListener(name, (event) => this.#point(/** @type {Element} */ (event.target)));
    }
    for (const name of ["pointerleave", "focusout"]) this.log.addEventListener(name, () => this.#point(null));
  }

  /** @param {Element | null} target */
  #point(target) {
    const line = target?.closest("li[data-v]") ?? null;
    if (line === this.line) return;
    this.line = line;
    this.show();
  }

  /** Show what the line names, or else the lines of the past act that is shown. */
  show() {
    const lines = this.line?.isConnected ? [this.line] : [...this.log.querySelectorAll("li.here")];
    const told = lines.map((line) => ({
      seat: line.getAttribute("data-seat"),
      names: coordinates(line.textContent ?? ""),
    }));
    const any = told.some(({ names }) => names.size > 0);
    if (!any && !this.told) return;
    this.told = any;
    for (const picture of document.querySelectorAll(".scene[data-frame]")) {
      const frame = this.shown().frames.get(picture.getAttribute("data-frame") ?? "");
      const owner = frame?.owner ?? null;
      const names = told.flatMap((one) =>
        owner === null || String(owner) === one.seat ? [...one.names] : [],
      );
      for (const node of picture.querySelectorAll(".node[aria-label]")) {
        const own = names.length > 0 ? coordinates(node.getAttribute("aria-label") ?? "") : null;
        node.classList.toggle("named", own !== null && names.some((name) => own.has(name)));
      }
    }
  }
}
