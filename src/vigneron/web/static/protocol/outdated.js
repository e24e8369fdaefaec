// Tells the player that the page is older than the server, and offers a reload when nothing would be lost.
import { byId } from "../ui/dom.js";

/** @typedef {import("./types.js").Message} Message */

/** The version of the server that made this page. */
export const VERSION = document.documentElement.dataset.version || "";

export class Outdated {
  /** @param {() => boolean} busy returns whether a reload would lose something */
  constructor(busy) {
    this.busy = busy;
    this.old = false;
    this.bar = byId("older");
    byId("older-load").addEventListener("click", () => (this.#kept() ? location.reload() : this.look()));
    byId("older-later").addEventListener("click", () => {
      this.old = false; // until the server's next welcome
      this.look();
    });
    for (const kind of ["input", "change", "click", "keyup", "submit", "close"]) {
      document.addEventListener(kind, () => setTimeout(() => this.look()), true);
    }
  }

  /** @param {Message} message */
  hear(message) {
    if (message.t === "welcome" && message.version) this.old = message.version !== VERSION;
    this.look();
  }

  look() {
    const hidden = !this.old || !this.#kept();
    if (this.bar.hidden !== hidden) this.bar.hidden = hidden;
  }

  /** @returns {boolean} whether a reload loses nothing: no input, no open dialog, not busy */
  #kept() {
    const fields = /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */ (
      document.querySelectorAll(
        "textarea, input:is(:not([type]), [type=text], [type=number], [type=password])",
      )
    );
    const typed = [...fields].some((field) => !field.readOnly && field.value !== field.defaultValue);
    return !typed && !document.querySelector("dialog[open], details[open] form") && !this.busy();
  }
}
