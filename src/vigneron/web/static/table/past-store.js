// A past position, in the form from which the table's page is drawn. Nothing can be chosen in it.

import { differs } from "../protocol/store.js";
import { TableStore } from "./table-store.js";

/** @typedef {import("../protocol/types.js").Past} Past */

export class PastStore extends TableStore {
  constructor() {
    super();
    this.ply = 0;
    /** The last ply so far. */
    this.last = 0;
    this.round = 0;
    /** Sentences of the acts that led here. @type {readonly string[]} */
    this.acts = [];
    /** The seat of who looks. @type {number | null} */
    this.looks = null;
  }

  get own() {
    return this.looks;
  }

  /**
   * Take a past position: whole, or as changes of the one that is shown.
   * @param {Past} message
   * @param {TableStore} live whose people and table they are
   * @returns {Set<string>} `frame key/node key` of what looks different now
   */
  show(message, live) {
    const before = this.frames;
    const { scene, diff, overlay } = message;
    const changed = this.take(
      /** @type {import("../protocol/store.js").Whole} */ (
        /** @type {unknown} */ (scene ? { scene, log: [] } : { diff, drop: [] })
      ),
    );
    if (scene) {
      for (const [key, frame] of this.frames) {
        const was = before.get(key);
        if (!was) continue;
        for (const node of frame.nodes.values()) {
          if (differs(was.nodes.get(node.key), node)) changed.add(`${key}/${node.key}`);
        }
      }
    }
    this.v = message.v;
    this.ply = message.ply;
    this.last = message.last;
    this.round = message.round;
    this.acts = message.say;
    this.overlay = overlay;
    this.table = live.table;
    this.looks = live.you.seat;
    this.you = { ...live.you, seat: message.seat };
    this.people = live.people.map((person) => ({ ...person, to_act: false, chosen: false }));
    this.positions += 1;
    return changed;
  }
}
