// Shows the moves of others one after the other, each when one has seen the one before and read what it was.

import { paced, still } from "../ui/settings.js";
import { skip } from "./motion.js";

/** @typedef {import("../protocol/types.js").Moved} Moved */

// Milliseconds, at the usual speed.
const PAUSE = 140; // between two moves, after the animation
const GLANCE = 450; // to see who moved
const LETTER = 20; // to read a letter of what they did
const LONGEST = 2200; // for one move
const WHOLE = 7000; // for all that wait
const HASTY = 2500; // for all that wait while my clock runs

/**
 * Return how long it takes to read what others did in a move: 0 if they did nothing.
 * @param {Moved} message
 */
export function reading({ log, you }) {
  const letters = (log || []).reduce(
    (sum, { seat, say }) => sum + (seat === null || seat === you?.seat ? 0 : say.length),
    0,
  );
  return letters === 0 ? 0 : Math.min(LONGEST, GLANCE + letters * LETTER);
}

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
    /** When all that waits should have been shown, by `Date.now()`. */
    this.due = 0;
    /** Called when the rest is shown at once, because the player acts. */
    this.skipped = () => {};
    for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => this.hurry(), true);
  }

  /** @param {Moved} message */
  add(message) {
    this.queue.push(message);
    const me = message.people?.find(({ seat }) => seat === message.you.seat);
    const whole = Date.now() + paced(me?.clock?.runs ? HASTY : WHOLE);
    this.due = this.timer ? Math.min(this.due, whole) : whole;
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
    this.skipped();
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
    const rest = still() || document.hidden ? 0 : Math.max(takes + paced(PAUSE), paced(reading(message)));
    this.timer = setTimeout(() => this.#next(), Math.min(rest, this.#share()));
  }

  /** Return the share of the time for all that waits that one move may take. */
  #share() {
    return Math.max(0, this.due - Date.now()) / Math.max(1, this.queue.length);
  }
}
