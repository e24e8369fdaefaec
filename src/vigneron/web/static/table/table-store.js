// The state from which the table's page is drawn: the server's position, and the player's selection.

import { Selection } from "../protocol/selection.js";
import { Store } from "../protocol/store.js";

/** @typedef {import("../protocol/store.js").Whole} Whole */
/** @typedef {import("../protocol/store.js").Moved} Moved */
/** @typedef {import("../protocol/types.js").Offer} Offer */
/** @typedef {import("../protocol/types.js").Previewed} Preview */
/** @typedef {{say: string, rule?: string, instead?: string}} Note */

export class TableStore extends Store {
  constructor() {
    super();
    this.selection = new Selection();
    /** The preview of the complete act, once the server has sent it. @type {Preview | null} */
    this.preview = null;
    /** A sentence in the panel: why something is impossible, or the result of a vote.
     * @type {Note | null} */
    this.note = null;
    /** Whether an act was sent and is not answered. */
    this.waiting = false;
    /** Whether that act waits for the connection. */
    this.kept = false;
    /** What the act that waits for the connection does, in words. */
    this.keptSay = "";
    /** Whether that act was never sent. */
    this.unsent = false;
    this.online = false;
    /** Whether the page shows a past position, so that nothing can be played. */
    this.past = false;
    /** What identifies the question that is asked here; "" while none is. */
    this.question = "";
    /** Whether that question has been in sight long enough to be answered by one touch. */
    this.settled = false;
    /** Whether an act went without a confirmation just now, so that taking it back stands out. */
    this.offersUndo = false;
    /** Number of positions so far. Frames are changed in place, so views compare this number. */
    this.positions = 0;
    /** Number of log entries before the last position. */
    this.seen = 0;
  }

  /** @returns {number | null} the viewer's own seat, with whose eyes soever the position is shown */
  get own() {
    return this.you.seat;
  }

  /**
   * @param {import("../protocol/store.js").Surface} surface
   * @returns {string} the title of a frame, as its owner reads it or as others do
   */
  heading({ own, owner, title }) {
    return own && owner === this.own ? own : title;
  }

  /** @returns {Offer | null} the selected act, if it is complete */
  get complete() {
    return this.choosing ? this.selection.complete : null;
  }

  /** @returns {boolean} whether a confirmation counts: a thing is chosen, or a sole act has settled */
  get ready() {
    return (
      this.complete !== null && !this.waiting && !this.past && (this.selection.own.length > 0 || this.settled)
    );
  }

  /**
   * Take a position: whole, or what has changed. What is begun here stays while the same question is asked,
   * as far as it still leads anywhere. A touch never outlives its question.
   * @param {(Whole | Moved) & {heard?: number}} message
   * @returns {Set<string>} `frame key/node key` of what looks different now
   */
  advance(message) {
    const seen = "scene" in message ? message.log.length : this.log.length;
    const changed = this.take(message);
    this.seen = seen;
    this.positions += 1;
    const offers = this.choosing ? this.offers : [];
    const question = this.choosing ? `${this.you.seat} ${this.v} ${this.d}` : "";
    const alike = this.overlay?.alike;
    const rings = Object.entries(this.overlay?.rings || {});
    const costly = new Set(rings.filter(([, words]) => words.includes("costly")).map(([touch]) => touch));
    if (question === this.question) this.selection.reset(offers, alike, costly);
    else this.selection.begin(offers, alike, costly);
    this.question = question;
    return changed;
  }
}
