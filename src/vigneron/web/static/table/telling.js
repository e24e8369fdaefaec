// What others are doing just now, in the colour of whoever does it: below the log, and at their name.

import { byId, h, write } from "../ui/dom.js";
import { seatTone } from "../ui/seat-colours.js";
import { paced, still } from "../ui/settings.js";
import { reading } from "./playback.js";

/** @typedef {import("../protocol/types.js").Moved} Moved */

const AFTER = 900; // milliseconds that the sentence stays after it has been read
const LINES = 3; // sentences of one move

export class Telling {
  constructor() {
    this.place = byId("telling");
    this.timer = 0;
  }

  /**
   * Say what others did in a move. A move in which they did nothing leaves the last sentence where it is.
   * @param {Moved} message
   */
  show(message) {
    const all = message.log.filter(({ seat }) => seat !== null && seat !== message.you.seat);
    if (all.length === 0) return;
    const lines = all
      .slice(-LINES)
      .map(({ seat, say }) => h("p", { class: `by ${seatTone(seat ?? 0)}` }, say));
    this.place.replaceChildren(...lines);
    this.place.hidden = false;
    this.#mark(all.map(({ seat }) => seat ?? 0));
    write(byId("latest-words"), all[all.length - 1]?.say ?? "");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), paced(reading(message) + AFTER) + (still() ? AFTER : 0));
  }

  /** Say nothing: it has been read, or the player acts. */
  clear() {
    clearTimeout(this.timer);
    this.place.hidden = true;
    this.#mark([]);
    write(byId("latest-words"), byId("log").firstElementChild?.textContent ?? "");
  }

  /** @param {number[]} seats who moves */
  #mark(seats) {
    const last = seats[seats.length - 1];
    byId("latest").className = last === undefined ? "" : `by ${seatTone(last)}`;
    for (const card of document.querySelectorAll("#people > .seat, #strip > .seat")) {
      const { keep } = /** @type {HTMLElement} */ (card).dataset;
      card.classList.toggle("moving", keep !== undefined && seats.includes(Number(keep)));
    }
  }
}
