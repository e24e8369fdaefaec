// Shows the moves of others one after the other, each when the animation of the previous one is over.

import { paced, still } from "../ui/settings.js";
import { skip } from "./motion.js";

/** @typedef {import("../protocol/types.js").Moved} Moved */

const PAUSE = 140; // milliseconds between two moves, after the animation
const MANY = 8; // more queued moves than this are shown without a pause

export class Playback {
  /**
   * @param {(message: Moved) => number | null} show shows a move and returns the duration of its animation
   *   in milliseconds; null if the move does not fit the position, so that the rest cannot either
   */
  constructor(show) {
    this.show = show;
    /** Moves that are not shown yet. @type {Moved[]} */
    this.queue = [];
    this.timer = 0;
    for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => this.hurry(), true);
  }

  /** @param {Moved} message */
  add(message) {
    this.queue.push(message);
    if (!this.timer) this.#next();
  }

  /** Empty the queue: a whole position has come, which contains the queued moves. */
  clear() {
    clearTimeout(this.timer);
    this.queue = [];
    this.timer = 0;
  }

  /** Show all queued moves at once, because the player acts. */
  hurry() {
    if (this.queue.length === 0) return;
    while (this.queue.length > 0) this.#next();
    skip();
  }

  #next() {
    clearTimeout(this.timer);
    this.timer = 0;
    const message = this.queue.shift();
    if (!message) return;
    const takes = this.show(message);
    if (takes === null) {
      this.queue = [];
      return;
    }
    const wait = still() || document.hidden || this.queue.length > MANY ? 0 : takes + paced(PAUSE);
    this.timer = setTimeout(() => this.#next(), wait);
  }
}
