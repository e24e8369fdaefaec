// An act that changes nothing of one's own, such as the end of a turn, goes by itself after a moment if it is
// the only one and one has acted just before. Any further touch or key stops that, and the act waits. It
// waits too while the keyboard is used: keys of a screen reader do not reach the page, and could not stop it.

import { byId, write } from "../ui/dom.js";
import { say, sentence } from "../ui/i18n.js";
import { setting } from "../ui/settings.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

const AFTER = 4000; // milliseconds in which one may take back what was before

export class Lapse {
  /**
   * @param {() => void} send sends the act
   * @param {() => boolean} [careful] whether nothing goes by itself
   */
  constructor(send, careful = () => false) {
    this.send = send;
    this.careful = careful;
    this.timer = 0;
    /** The question and selection that are shown. */
    this.place = "";
    this.stopped = false;
    /** Whether the player used the keyboard last. */
    this.keys = false;
    /** The question and selection for which it was told that the act waits. */
    this.told = "";
    const used = { capture: true, passive: true };
    addEventListener("keydown", () => this.#used(true), used);
    addEventListener("pointerdown", () => this.#used(false), used);
    // A click without a press comes from the keyboard or from a screen reader.
    addEventListener("click", ({ detail }) => detail === 0 && this.#used(true), used);
    for (const kind of ["pointerdown", "keydown", "wheel"]) {
      addEventListener(kind, () => this.stop(), { capture: true, passive: true });
    }
  }

  /** @param {TableStore} store */
  render(store) {
    const place = `${store.question} ${store.selection.changes}`;
    if (place !== this.place) {
      this.place = place;
      this.stopped = false;
      this.#clear();
    }
    const wanted = !this.stopped && !this.keys && !this.careful() && lapses(store);
    if (wanted && !this.timer) {
      this.timer = setTimeout(() => {
        this.timer = 0;
        if (!document.hidden && lapses(store)) this.send();
      }, AFTER);
      const said = say("lapses", { act: store.complete?.say ?? "" });
      write(byId("lapse"), said);
      announce(said);
    }
    if (!wanted) this.#clear();
    this.#tell(store);
    this.#show();
  }

  /** Tell whoever uses the keyboard that the act waits for them. @param {TableStore} store */
  #tell(store) {
    if (!this.keys || this.told === this.place || this.careful() || !lapses(store)) return;
    this.told = this.place;
    announce(`${sentence(store.complete?.say ?? "")} ${say("confirm-hint")}`);
  }

  /** @param {boolean} keys whether the player has used the keyboard, or what stands for it */
  #used(keys) {
    this.keys = keys;
  }

  /** The player does something: the act waits for them. */
  stop() {
    this.stopped = true;
    this.#clear();
    this.#show();
  }

  #clear() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  #show() {
    byId("confirm").classList.toggle("lapsing", this.timer !== 0);
    byId("lapse").hidden = this.timer === 0;
  }
}

/**
 * Return whether the act goes by itself: it is the only one left after an act of one's own, it brings and
 * draws nothing, and the player wants to be asked only where that matters. What one chooses is never such.
 * @param {TableStore} store
 */
function lapses({ complete, offers, preview, ready, online, settled, log, you }) {
  return (
    ready &&
    settled &&
    online &&
    complete !== null &&
    offers.length === 1 &&
    log.filter(({ seat }) => seat !== null).at(-1)?.seat === you.seat &&
    setting("confirm") === "auto" &&
    preview?.act === complete.act &&
    !preview.draws &&
    preview.gains.every((gain) => gain.from === gain.to)
  );
}
