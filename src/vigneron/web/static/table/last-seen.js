// The version of a table that was looked at last in this browser, so that what was missed can be shown.

import { recall, remember } from "../ui/storage.js";

const NAME = "seen";
const MOST = 40; // tables that are remembered, the latest ones

export class LastSeen {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    /** The version that was looked at last; -1 if there is none. */
    this.v = new Map(all()).get(table) ?? -1;
    /** The version that was looked at before the page was looked at now. */
    this.before = this.v;
  }

  /**
   * Note that a version is looked at.
   * @param {number} v
   * @returns {boolean} whether it is a later one than the last
   */
  note(v) {
    if (v === this.v) return false;
    const later = v > this.v;
    this.before = this.v;
    this.v = v;
    const others = all().filter(([table]) => table !== this.table);
    remember(NAME, JSON.stringify([...others, [this.table, v]].slice(-MOST)));
    return later;
  }
}

/** @returns {[string, number][]} */
function all() {
  try {
    const found = JSON.parse(recall(NAME) || "[]");
    return Array.isArray(found) ? found.filter((line) => Array.isArray(line) && line.length === 2) : [];
  } catch {
    return [];
  }
}
