// On a phone a page that is higher than the boards' room is divided into screens: no picture is cut where one
// screen ends, a touch of the page stops at the next one, and a button leads there. On every page, scrolls to
// things that are out of sight; on one screen, the button leads to those below.

import { byId, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @typedef {import("./layout.js").Card} Card */
/**
 * A screen: the row that begins it, the title of its first frame, and its height in pixels.
 * @typedef {{row: HTMLElement, title: string, used: number}} Screen
 */

const MUCH = 1.25; // so many times the room, a page is divided
const LEAST = 0.5; // of the room: a screen is not emptier
const EDGE = 24; // pixels above a thing to which a page without screens scrolls
const LINE = 36; // pixels that the button takes below a screen
const ROOM = 0.53; // of the window's height: what the boards have above a panel of the usual height

export class Screens {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.button = byId("further");
    /** @type {Screen[]} */
    this.starts = [];
    /** What was brought into sight last, and whether it is there: not after somebody scrolled it away. */
    this.kept = /** @type {Element[]} */ ([]);
    this.seen = false;
    /** The height of the boards' room for which that is known. */
    this.high = 0;
    board.addEventListener("scroll", () => {
      this.#show();
      // A scroll that a change of the room causes is nobody's wish.
      if (board.clientHeight === this.high) this.seen = this.#sees().seen;
    });
    this.button.addEventListener("click", () => this.#go());
  }

  /** The page is one screen. */
  none() {
    this.starts = [];
    set(this.board, "data-screens", null);
    for (const row of /** @type {Iterable<HTMLElement>} */ (this.board.children)) {
      set(row, "data-start", null);
      row.style.removeProperty("--used");
    }
    this.#show();
  }

  /**
   * Divide a page.
   * @param {Card[][]} all the cards of each row
   * @param {number[]} heights of the rows
   * @param {number} gap
   */
  divide(all, heights, gap) {
    this.none();
    const room = innerHeight * ROOM;
    const total = heights.reduce((sum, high) => sum + high + gap, -gap);
    if (total <= room * MUCH) return;
    let used = Infinity;
    let sparse = false;
    for (const [i, high] of heights.entries()) {
      const row = /** @type {HTMLElement} */ (this.board.children[i]);
      const fits = used + gap + high <= room;
      if (!fits && used < room * LEAST) sparse = true;
      used = fits ? used + gap + high : high;
      if (!fits) {
        set(row, "data-start", "");
        this.starts.push({ row, title: all[i]?.[0]?.heading.textContent || "", used });
      } else {
        /** @type {HTMLElement} */ (row.previousElementSibling).style.removeProperty("--used");
      }
      const screen = this.starts.at(-1);
      if (screen) screen.used = used;
      // The last row of a screen is followed by what is left of the room.
      row.style.setProperty("--used", `${Math.ceil(used)}px`);
    }
    if (sparse || this.starts.length < 2) this.none();
    else set(this.board, "data-screens", "");
    this.#measure();
    this.#show();
  }

  /** @returns {number} the screen that is in sight */
  get #at() {
    const here = this.board.scrollTop + this.board.clientHeight / 3;
    const first = this.starts[0]?.row.offsetTop ?? 0;
    return Math.max(0, this.starts.filter(({ row }) => row.offsetTop - first <= here).length - 1);
  }

  /** Say which screen the button leads to. */
  #show() {
    const next = this.starts[(this.#at + 1) % (this.starts.length || 1)];
    if (!next || this.starts.length < 2) {
      const phone = document.documentElement.dataset.mode === "phone"; // elsewhere there is no button
      const { length } = phone ? this.#below() : [];
      this.button.hidden = length === 0;
      if (length === 0) return;
      set(this.button, "data-screen", null);
      set(this.button, "data-up", null);
      write(this.button, say("beyond", { n: length }));
      set(this.button, "aria-label", null);
      return;
    }
    this.button.hidden = false;
    set(this.button, "data-screen", "");
    set(this.button, "data-up", next === this.starts[0] || null);
    // Where it would cover the boards it is an arrow.
    const short = (this.starts[this.#at]?.used ?? 0) > this.board.clientHeight - LINE;
    write(this.button, short ? "" : next.title);
    set(this.button, "aria-label", next.title);
  }

  /**
   * Scroll to the highest of some things, if the middle of none is in sight: to its screen if that shows it.
   * @param {Element[]} things
   */
  bring(things) {
    this.kept = things;
    this.#measure();
    this.#bring();
    this.#show();
  }

  /** A row of the page has come or gone, and the boards have another room: what was in sight stays there. */
  keep() {
    this.#measure();
    if (this.seen) this.#bring();
    this.#show();
  }

  /** Note the room. If a screen is higher, because the panel is high, one scrolls freely to its end. */
  #measure() {
    this.high = this.board.clientHeight;
    const low = this.starts.some(({ used }) => Math.floor(used) > this.high);
    set(this.board, "data-low", low ? "" : null);
  }

  /** Measure the boards' room, and where the kept things are, from the highest on. */
  #places() {
    const room = this.board.getBoundingClientRect();
    const edge = Math.min(room.bottom, innerHeight);
    const places = this.kept
      .filter((thing) => thing.getClientRects().length > 0)
      .map((thing) => thing.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top, middle: (top + bottom) / 2, high: bottom - top }))
      .sort((one, other) => one.top - other.top);
    return { room, edge, places };
  }

  /** @returns {{top: number}[]} where the kept things are whose middle is below the boards' room */
  #below() {
    const { edge, places } = this.#places();
    return places.filter(({ middle }) => middle >= edge);
  }

  /** Look where the kept things are: the highest, and whether the middle of any is in sight. */
  #sees() {
    const { room, edge, places } = this.#places();
    const seen = places.some(({ middle }) => middle > room.top && middle < edge);
    return { first: places[0], seen, room, edge };
  }

  #bring() {
    const { first, seen, room, edge } = this.#sees();
    this.seen = first !== undefined;
    if (!first || seen) return;
    const tops = this.starts.map(({ row }) => row.getBoundingClientRect().top);
    const start = tops.filter((top) => top <= first.middle).at(-1);
    const high = edge - room.top;
    const whole = start !== undefined && first.middle - start < high;
    const near = first.high + EDGE <= high ? first.top - EDGE : first.middle - high / 2;
    this.board.scrollTop += (whole ? start : near) - room.top;
  }

  #go() {
    if (this.starts.length < 2) {
      const [below] = this.#below();
      if (below) this.board.scrollTop += below.top - EDGE - this.board.getBoundingClientRect().top;
      this.#show();
      return;
    }
    const next = this.starts[(this.#at + 1) % this.starts.length];
    if (!next) return;
    const first = this.starts[0]?.row.offsetTop ?? 0;
    this.board.scrollTop = next.row.offsetTop - first;
    this.#show();
  }
}
