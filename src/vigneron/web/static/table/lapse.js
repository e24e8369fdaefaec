// An act that changes nothing of one's own, such as the end of a turn, goes by itself after a moment if it is
// the only one and one has acted just before. Any further touch or key stops that, and the act waits.

import { byId } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
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
    const wanted = !this.stopped && !this.careful() && lapses(store);
    if (wanted && !this.timer) {
      this.timer = setTimeout(() => {
        this.timer = 0;
        if (!document.hidden && lapses(store)) this.send();
      }, AFTER);
      announce(say("lapses"));
    }
    if (!wanted) this.#clear();
    this.#show();
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
