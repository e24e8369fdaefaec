// Looking back: the table shows a past position, while what happens now goes on arriving.

import { Misfit } from "../protocol/store.js";
import { say } from "../ui/i18n.js";
import { paced } from "../ui/settings.js";
import { play as sound } from "../ui/sound.js";
import { LastSeen } from "./last-seen.js";
import { lastOf, missed, plyOf, seen, step } from "./past-steps.js";
import { PastStore } from "./past-store.js";
import { transition } from "./transition.js";

/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {import("../protocol/types.js").Past} Past */
/** @typedef {import("../protocol/types.js").Plies} Plies */
/** @typedef {import("./past-steps.js").Unit} Unit */
/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./table-store.js").TableStore} TableStore */
/**
 * A ply that a review tells of. The table shows the position before it, or, once `instead` is set, what a
 * better act comes to.
 * @typedef {{ply: number, instead: boolean}} Moment
 */
/**
 * What the page does for it.
 * @typedef {object} Page
 * @property {string} id the table's id
 * @property {(message: Request) => number} ask
 * @property {() => void} render
 * @property {{readonly pictures: Picture[]}} board
 * @property {(text: string) => void} announce
 * @property {(store: TableStore) => void} draw makes boards and players show this store
 */

const PAUSE = 1100; // milliseconds between two acts that are played, after the animation
const AWAY = 20_000; // milliseconds without a connection after which a visible page has missed something
const ADDRESS = "ply"; // the parameter of the page's address

export class LookingBack {
  /**
   * @param {TableStore} live
   * @param {Page} page
   */
  constructor(live, page) {
    this.live = live;
    this.page = page;
    this.past = new PastStore();
    this.seen = new LastSeen(page.id);
    /** Whether the table shows a past position. */
    this.on = false;
    /** The plies of the game, once the server has sent them. @type {Plies | null} */
    this.plies = null;
    /** The ply that is to be shown; null for the present. @type {number | null} */
    this.wanted = null;
    /** After the end: the seat that looks, if it is not one's own. @type {number | null} */
    this.eyes = null;
    /** @type {Unit} */
    this.unit = "move";
    /** Things that a review points out in the position. @type {ReadonlySet<string>} */
    this.pointed = new Set();
    /** The moment of a review that is shown, if one is. @returns {Moment | null} */
    this.moment = () => null;
    this.playing = false;
    /** Whether the present is shown when all acts have been played. */
    this.returning = false;
    /** How many acts came while the past was shown. */
    this.news = 0;
    /** How many acts of others came while the viewer was away for a round or more. */
    this.missed = 0;
    /** When the connection was lost; 0 while there is one, -Infinity before the first. */
    this.lost = Number.NEGATIVE_INFINITY;
    /** Number of changes, for views that draw this. */
    this.changes = 0;
    this.asked = 0; // the number of the request that is not answered yet; 0 if there is none
    this.timer = 0;
    /** What to do when the plies have come. @type {(() => void)[]} */
    this.later = [];
    const linked = new URLSearchParams(location.search).get(ADDRESS);
    /** The ply in the page's address, until it is shown. @type {number | null} */
    this.linked = linked !== null && /^\d{1,6}$/.test(linked) ? Number(linked) : null;
    if (this.linked !== null) live.past = true;
    document.addEventListener("visibilitychange", () => this.#visible());
  }

  /** @returns {TableStore} what boards and players show */
  get shown() {
    return this.on ? this.past : this.live;
  }

  /** @returns {number} the last ply that is known */
  get last() {
    return Math.max(this.past.last, (this.plies?.versions.length || 0) - 1);
  }

  /** Look at the position before the last act, or go back to the present. */
  toggle() {
    if (this.wanted !== null) this.leave();
    else this.#know((plies) => this.go(step(plies, plies.versions.length - 1, this.unit, -1)));
  }

  /** @param {1 | -1} by */
  step(by) {
    this.pause();
    if (this.wanted === null && by > 0) return;
    this.#know((plies) => this.go(step(plies, this.wanted ?? plies.versions.length - 1, this.unit, by)));
  }

  first() {
    this.pause();
    this.go(0);
  }

  end() {
    this.pause();
    this.#know((plies) => this.go(plies.versions.length - 1));
  }

  /** @param {number} v a version, of a line of the log */
  toVersion(v) {
    this.pause();
    this.#know((plies) => this.go(plyOf(plies, v)));
  }

  /** @param {number} ply where the slider stands */
  toPly(ply) {
    this.pause();
    this.#know((plies) => this.go(seen(plies, ply)));
  }

  /** Play all acts from here on. */
  play() {
    this.#know((plies) => {
      this.playing = true;
      const last = plies.versions.length - 1;
      if (this.wanted === null || this.wanted >= last) this.go(0);
      else this.#next();
    });
    this.#change();
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.playing && !this.returning) return;
    this.playing = this.returning = false;
    this.#change();
  }

  /** Play what the others have done since the viewer's last act, or since the viewer looked last. */
  since() {
    this.#know((plies) => {
      const own = lastOf(plies, this.live.you.seat);
      const from = this.live.you.seat === null ? plyOf(plies, this.seen.before) : own;
      this.missed = 0;
      this.playing = this.returning = true;
      this.go(seen(plies, from));
    });
  }

  /** Do not offer what was missed any more. */
  decline() {
    this.missed = 0;
    this.#change();
  }

  /** @param {number | null} seat with whose eyes to look; null for one's own */
  look(seat) {
    this.eyes = seat;
    this.#ask();
  }

  /** @param {number} ply */
  go(ply) {
    this.wanted = Math.max(0, ply);
    this.live.past = true;
    this.#ask();
  }

  /** Show the present. */
  leave() {
    if (this.wanted === null) return;
    this.pause();
    this.wanted = this.eyes = null;
    this.live.past = this.on = false;
    this.news = 0;
    this.#address();
    this.page.draw(this.live);
    this.#change();
    this.page.announce(say("past-left"));
  }

  /**
   * The whole table has come: the connection is new, or another seat is open.
   * @param {number | null} seat the seat that was shown before
   */
  welcomed(seat) {
    this.asked = 0;
    this.plies = null;
    if (this.on && seat !== this.live.you.seat) this.leave();
    if (this.linked !== null) {
      const ply = this.linked;
      this.linked = null;
      this.#know((plies) => this.go(seen(plies, Math.min(ply, plies.versions.length - 1))));
    } else if (this.wanted !== null) this.#know(() => this.#ask());
    // Who looks at the page while the connection fails for a moment was not away.
    const away = this.lost !== 0 && performance.now() - this.lost >= AWAY;
    this.lost = 0;
    if (away) this.#visible();
    else if (!document.hidden) this.seen.note(this.live.v);
  }

  /** The connection is lost. */
  wait() {
    this.lost = this.lost || performance.now();
  }

  /**
   * Something has happened at the table.
   * @param {boolean} own whether the viewer has acted: what they missed is behind them
   */
  moved(own) {
    this.plies = null;
    if (own || this.live.over) this.missed = 0;
    if (this.on) {
      this.news += 1;
      this.#know(() => this.#ask()); // what is shown may have been undone
    }
    if (!document.hidden) this.seen.note(this.live.v);
    this.#change();
  }

  /**
   * @param {Message} message
   * @returns {boolean} whether it was an answer to a question of this class
   */
  hear(message) {
    if (message.t === "history") {
      this.plies = message;
      for (const work of this.later.splice(0)) work();
      this.#change();
      return true;
    }
    if (message.t === "past") {
      if (message.n === this.asked) this.asked = 0;
      if (this.wanted !== null) this.#show(message);
      return true;
    }
    if (message.t === "refused" && message.n !== null && message.n === this.asked) {
      this.asked = 0;
      this.leave();
    }
    return false;
  }

  /** Offer what was missed, if the page is looked at again after a round or more. */
  #visible() {
    if (document.hidden || this.live.v < 0) return;
    const before = this.seen.v;
    if (this.seen.note(this.live.v) && before >= 0 && !this.live.over && this.wanted === null) {
      this.#know((plies) => {
        this.missed = missed(plies, before, this.live.you.seat);
        if (this.missed > 0) this.page.announce(say("past-missed", { n: this.missed }));
      });
    }
  }

  /**
   * Do something as soon as the plies are known.
   * @param {(plies: Plies) => void} work
   */
  #know(work) {
    if (this.plies) {
      work(this.plies);
      return;
    }
    if (this.later.length === 0) this.page.ask({ t: "history" });
    this.later.push(() => this.plies && work(this.plies));
  }

  #ask() {
    if (this.wanted === null || this.asked) return;
    const base = this.past.v < 0 ? undefined : this.past.v;
    const eyes = this.eyes === null ? undefined : this.eyes;
    this.asked = this.page.ask({ t: "past", ply: this.wanted, base, eyes });
  }

  /** @param {Past} message */
  #show(message) {
    const { past, page, live } = this;
    const fresh = !this.on;
    /** @type {{takes: number, sounds: string[]}} */
    let shown = { takes: 0, sounds: [] };
    try {
      shown = transition(
        page.board,
        () => {
          const changed = past.show(message, live);
          this.on = true;
          page.draw(past);
          page.render();
          return changed;
        },
        fresh,
      );
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      past.v = -1; // ask for the whole picture
      this.#ask();
      return;
    }
    if (this.wanted !== null && this.wanted > message.last) this.wanted = message.last;
    if (this.wanted !== message.ply) {
      this.#ask();
      return;
    }
    sound(...shown.sounds);
    this.#address();
    this.#change();
    page.announce(past.acts.join(" ") || say("past-at", { ply: past.ply, last: past.last }));
    if (this.playing) this.timer = setTimeout(() => this.#next(), shown.takes + paced(PAUSE));
  }

  /**
   * Show a position that nobody played, until another ply is asked for.
   * @param {Past} message
   * @returns {number} how long it takes, in milliseconds
   */
  imagine(message) {
    const { past, page, live } = this;
    const { takes, sounds } = transition(page.board, () => {
      const changed = past.show(message, live);
      page.draw(past);
      page.render();
      return changed;
    });
    past.v = -1; // the server sends the whole picture next time
    sound(...sounds);
    this.#change();
    page.announce(past.acts.join(" "));
    return takes;
  }

  /** Play the next act; after the last one stop, or return to the present. */
  #next() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.playing) return;
    this.#know((plies) => {
      if (this.wanted === null || !this.playing) return;
      const next = step(plies, this.wanted, "move", 1);
      if (next !== this.wanted) this.go(next);
      else if (this.returning) this.leave();
      else this.pause();
    });
  }

  /** Put the ply into the page's address, so that it can be shared and reloaded. */
  #address() {
    const url = new URL(location.href);
    if (this.wanted === null) url.searchParams.delete(ADDRESS);
    else url.searchParams.set(ADDRESS, String(this.wanted));
    history.replaceState(history.state, "", url);
  }

  #change() {
    this.changes += 1;
    this.page.render();
  }
}
