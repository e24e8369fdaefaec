// Shows the moves of others one after the other, each when the one before has come to rest.

import { still } from "../ui/settings.js";
import { skip } from "./motion.js";

/** @typedef {import("../protocol/types.js").Moved} Moved */

const PAUSE = 140; // milliseconds between two moves, after their movement
const MANY = 8; // so many moves that wait are shown without a pause

export class Playback {
  /**
   * @param {(message: Moved) => number | null} show shows a move and returns how long its movement lasts,
   *   in milliseconds; null if it does not fit what is here, and the rest cannot either
   */
  constructor(show) {
    this.show = show;
    /** Moves told but not shown yet. @type {Moved[]} */
    this.queue = [];
    this.timer = 0;
    for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => this.hurry(), true);
  }

  /** @param {Moved} message */
  add(message) {
    this.queue.push(message);
    if (!this.timer) this.#next();
  }

  /** A whole position has come: what waited is in it. */
  clear() {
    clearTimeout(this.timer);
    this.queue = [];
    this.timer = 0;
  }

  /** Somebody acts: everything that was told is shown at once. */
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
    const wait = still() || document.hidden || this.queue.length > MANY ? 0 : takes + PAUSE;
    this.timer = setTimeout(() => this.#next(), wait);
  }
}
