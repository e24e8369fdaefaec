// Marks the pages on which something may be touched, shows the one that the selection needs, and returns.

import { byId, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./table-store.js").TableStore} TableStore */

/**
 * Turn to a page by its number, and name it. What had the focus may be on the page that was left.
 * @param {Arrangement} arrangement
 * @param {number} number
 */
export function turnByKey(arrangement, number) {
  const page = arrangement.pages[number];
  if (!page || arrangement.mode === "wide") return;
  const focus = document.activeElement;
  arrangement.showNumber(number);
  announce(page.title);
  if (!focus || focus === document.body || focus.isConnected) return;
  const tab = document.getElementById(`tab-${page.key}`) ?? arrangement.latest;
  tab.focus({ preventScroll: true });
}

/**
 * @param {ReadonlySet<string>} pointed
 * @param {string} touch of a thing: one, or several of one act, separated by spaces
 * @returns {boolean} whether the thing is pointed out
 */
export function isPointed(pointed, touch) {
  return touch.split(" ").every((one) => pointed.has(one));
}

export class PageTabs {
  /**
   * @param {Arrangement} arrangement
   * @param {() => ReadonlySet<string>} pointed returns the things that are pointed out in a past position
   */
  constructor(arrangement, pointed) {
    this.arrangement = arrangement;
    this.pointed = pointed;
    /** The pointed out things for which a page was chosen. @type {ReadonlySet<string>} */
    this.seen = new Set();
    /** The selection for which a page was chosen. A page that the player chose stays until it changes. */
    this.chosen = -1;
    this.question = "";
    /** The page that was left without the player's doing, for this question; "" if none was. */
    this.home = "";
    /** The selection, page and width of the window for which what is lit was brought into sight. */
    this.place = "";
  }

  /** @param {TableStore} store */
  render(store) {
    const { selection, choosing, overlay, question } = store;
    const { arrangement } = this;
    if (question !== this.question) {
      if (this.home) arrangement.show(this.home);
      this.home = "";
      this.question = question;
    }
    const changed = selection.changes !== this.chosen;
    this.chosen = selection.changes;
    const pointed = this.pointed();
    const lit = (/** @type {string} */ touch) =>
      (choosing && selection.leads(touch)) || (pointed.size > 0 && isPointed(pointed, touch));
    const having = arrangement.hint(lit);
    const here = having.some((page) => arrangement.shows(page.key));
    if (pointed !== this.seen && pointed.size > 0 && having.length > 0) {
      this.seen = pointed;
      const best = [...having].sort((one, other) => other.count - one.count)[0];
      if (best && !here) {
        arrangement.show(best.key);
        return;
      }
    }
    // Beside choices in the panel a page is turned to only if it alone has all that is lit on the boards.
    const panel =
      selection.amounts.length > 0 ||
      (overlay?.controls || []).some((control) => selection.lit.has(control.touch));
    const first = having[0];
    if (changed && !selection.complete && !here && first && (!panel || having.length === 1)) {
      this.home = this.home || arrangement.tab;
      arrangement.show(first.key);
      return;
    }
    const place = `${question} ${selection.changes} ${arrangement.tab} ${innerWidth} ${[...pointed].join()}`;
    if (place !== this.place) arrangement.sight((touch) => here && lit(touch));
    this.place = place;
    this.#chips(here || selection.complete ? [] : having);
  }

  /**
   * Offer the pages that have something to touch, where the page in sight has nothing.
   * @param {{key: string, title: string, count: number}[]} pages
   */
  #chips(pages) {
    const place = byId("page-chips");
    place.hidden = pages.length === 0;
    keep(
      place,
      pages,
      (page) => page.key,
      (page) => h("button", { onclick: () => this.arrangement.show(page.key) }),
      (button, page) => {
        write(button, `${page.title} · ${page.count}`);
        set(button, "aria-label", say("page-lit", { page: page.title, n: page.count }));
      },
    );
  }
}
