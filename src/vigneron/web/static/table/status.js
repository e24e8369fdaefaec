// The status: in a line, in the page's title, and as data attributes for style sheets and tests.

import { byId, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./votes.js").Votes} Votes */

export class Status {
  /**
   * @param {Votes} votes
   * @param {() => TableStore} shown returns what the boards show: now, or a past position
   */
  constructor(votes, shown) {
    this.votes = votes;
    this.shown = shown;
    this.title = document.title;
    announce(say("loading")); // who does not see the empty boards hears that they come
  }

  /** @param {TableStore} store */
  render(store) {
    for (const line of [byId("status"), byId("panel-status")]) write(line, this.shown().status);
    write(byId("status-turn"), store.choosing ? say("your-turn") : "");
    const waits = this.votes.awaited ? say("asked") : store.choosing ? say("your-turn") : "";
    document.title = store.over ? `✓ ${this.title}` : waits ? `● ${waits} · ${this.title}` : this.title;
    set(document.documentElement, "data-turn", store.choosing ? "mine" : "theirs");
    set(document.documentElement, "data-position", `${store.v}.${store.d}`);
  }
}
