// Somebody without a seat: their wish to play in place of a bot, and what became of it.

import { say } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Watcher {
  /** @param {number | null} seat that the page was made for */
  constructor(seat) {
    this.seat = seat;
    this.place = document.getElementById("watcher");
    this.asks = this.place?.dataset.asks !== undefined;
  }

  /** @param {TableStore} store */
  reads({ you, motion }) {
    return [you, motion];
  }

  /** @param {TableStore} store */
  render({ you, motion, over }) {
    if (this.seat === null && (you.seat !== null || you.device)) {
      location.replace(location.pathname); // a page with a seat is another page
      return;
    }
    if (!this.place || !this.asks || (motion?.kind === "sit" && !over)) return;
    this.asks = false;
    this.place.replaceChildren(say("sit-declined"));
    announce(say("sit-declined"));
  }
}
