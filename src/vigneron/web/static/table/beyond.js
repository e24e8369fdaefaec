// Says how many choices and other buttons of the panel are out of sight below, and leads to them. Nothing is
// out of sight above unless somebody scrolled there since the question was put.

import { byId, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

const CHOICES = ".control, .stepper";
const BUTTONS = "button:not(.stepper *), summary, a.button";
const EDGE = 6; // pixels of a button that may be hidden without anybody missing it

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Beyond {
  /** @param {{height: string, choose: (height: "half") => void}} sheet */
  constructor(sheet) {
    this.sheet = sheet;
    this.place = /** @type {HTMLElement} */ (byId("panel").querySelector(".scrolls"));
    this.button = byId("beyond");
    this.pages = byId("page-chips");
    /** The question for which the panel was drawn last, and whether other pages were offered at its top. */
    this.question = "";
    this.offered = false;
    this.button.addEventListener("click", () => this.#further());
    this.place.addEventListener("scroll", () => this.count());
    new ResizeObserver(() => this.count()).observe(this.place);
  }

  /** @returns {HTMLElement[]} what may be touched below the edge */
  get hidden() {
    // The row of the button is taken from the choices only while some would be out of sight without it.
    const row = /** @type {HTMLElement} */ (this.button.parentElement).offsetHeight;
    const edge = this.place.getBoundingClientRect().bottom + row + EDGE;
    // A sheet that was pulled down shows nothing but choices; an open list of moves tells that it goes on.
    const what = this.sheet.height === "peek" ? CHOICES : `${CHOICES}, ${BUTTONS}`;
    const choices = /** @type {NodeListOf<HTMLElement>} */ (this.place.querySelectorAll(what));
    return [...choices].filter(
      (choice) =>
        choice.getClientRects().length > 0 &&
        !choice.matches("#moves > :not(summary) *") &&
        choice.getBoundingClientRect().bottom > edge,
    );
  }

  /** @param {Pick<TableStore, "question">} store */
  render({ question }) {
    const offers = !this.pages.hidden;
    if (question !== this.question || (offers && !this.offered)) this.place.scrollTop = 0;
    this.question = question;
    this.offered = offers;
    this.count();
  }

  /** Say how many there are below. */
  count() {
    const count = this.hidden.length;
    /** @type {HTMLElement} */ (this.button.parentElement).hidden = count === 0;
    if (count > 0) write(this.button, say("beyond", { n: count }));
  }

  #further() {
    if (this.sheet.height === "peek") this.sheet.choose("half");
    const [next] = this.hidden;
    if (!next) return;
    next.scrollIntoView({ block: "start", behavior: "auto" });
    (next.matches("button") ? next : next.querySelector("button"))?.focus({ preventScroll: true });
  }
}
