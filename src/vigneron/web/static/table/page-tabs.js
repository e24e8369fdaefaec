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

export class PageTabs {
  /** @param {Arrangement} arrangement */
  constructor(arrangement) {
    this.arrangement = arrangement;
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
    const having = arrangement.hint((touch) => choosing && selection.leads(touch));
    const here = having.some((page) => arrangement.shows(page.key));
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
    const place = `${question} ${selection.changes} ${arrangement.tab} ${innerWidth}`;
    if (place !== this.place) arrangement.sight((touch) => here && choosing && selection.leads(touch));
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
