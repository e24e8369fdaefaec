// The list of all moves as sentences: for keyboards, screen readers, and simple pictures.
import { byId, called, h, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("../protocol/types.js").Offer} Offer */
/** @typedef {import("./table-store.js").TableStore} TableStore */

const MOST = 150; // a longer list needs the filter
const TYPED = 500; // milliseconds without a key after which it is said how many moves fit
/** @type {Offer[]} */
const NONE = [];

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * @param {Offer[]} offers
 * @returns {Map<string, string>} their sentences; equal ones get a number in the order of the acts
 */
function numbered(offers) {
  const once = new Set();
  const again = new Set();
  for (const offer of offers) (once.has(offer.say) ? again : once).add(offer.say);
  /** @type {Map<string, number>} */
  const count = new Map();
  return new Map(
    offers.map((offer) => {
      if (!again.has(offer.say)) return [offer.act, offer.say];
      count.set(offer.say, (count.get(offer.say) ?? 0) + 1);
      return [offer.act, `${offer.say} (${count.get(offer.say)})`];
    }),
  );
}

export class Moves {
  /** @param {(offer: Offer) => void} take */
  constructor(take) {
    this.take = take;
    this.timer = 0;
    /** How many moves fit what was typed. */
    this.found = 0;
    /** @type {Offer[]} */
    this.offers = [];
    /** The sentence of each act; acts with equal sentences are numbered. @type {Map<string, string>} */
    this.says = new Map();
    /** Acts that others replace at a lower cost: they come last. @type {Set<string>} */
    this.lesser = new Set();
    this.details = /** @type {HTMLDetailsElement} */ (byId("moves"));
    this.filter = /** @type {HTMLInputElement} */ (byId("moves-filter"));
    this.filter.addEventListener("input", () => {
      this.#list();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => announce(this.#count()), TYPED);
    });
    this.filter.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !this.filter.value) return;
      this.filter.value = "";
      this.#list();
      announce(this.#count());
    });
    this.details.addEventListener("toggle", () => this.#list());
    this.details.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** @param {TableStore} store */
  render(store) {
    const offers = store.choosing ? store.offers : NONE;
    this.details.hidden = offers.length === 0;
    if (offers === this.offers) return;
    this.offers = offers;
    this.says = numbered(offers);
    this.lesser = new Set(store.overlay?.lesser);
    this.filter.value = "";
    write(byId("moves-count"), String(offers.length));
    this.#list();
  }

  open() {
    if (this.details.hidden) return;
    this.details.open = true;
    this.#list();
    this.filter.focus();
  }

  #list() {
    const place = byId("moves-list");
    if (!this.details.open) {
      place.replaceChildren();
      return;
    }
    const wanted = plain(this.filter.value).split(/\s+/).filter(Boolean);
    const found = this.offers.filter((offer) =>
      wanted.every((word) => plain(this.says.get(offer.act) ?? "").includes(word)),
    );
    // What has the words in their order comes before what only has them.
    const phrase = wanted.join(" ");
    const order = (/** @type {Offer} */ { act }) => Number(!plain(this.says.get(act) ?? "").includes(phrase));
    found.sort((one, other) => order(one) - order(other));
    this.found = found.length;
    const last = found.filter(({ act }) => this.lesser.has(act));
    const first = found.filter(({ act }) => !this.lesser.has(act)).slice(0, MOST);
    const rest = last.slice(0, MOST - first.length);
    place.replaceChildren(
      ...first.map((offer) => this.#item(offer)),
      ...(rest.length > 0 ? [h("li", { class: "soft small" }, say("moves-lesser"))] : []),
      ...rest.map((offer) => this.#item(offer)),
    );
    write(
      byId("moves-rest"),
      found.length > MOST
        ? say("moves-rest", { n: found.length - MOST })
        : found.length
          ? ""
          : say("moves-none"),
    );
  }

  /** @returns {string} how many moves the list has, in words */
  #count() {
    const n = this.found;
    return n === 0 ? say("moves-none") : n === 1 ? say("moves-found-one") : say("moves-found", { n });
  }

  /** @param {Offer} offer */
  #item(offer) {
    const words = this.says.get(offer.act) ?? "";
    const attributes = { class: "move", "data-act": offer.act, onclick: () => this.take(offer) };
    const button = h("button", attributes, words);
    set(button, "aria-label", called(words));
    return h("li", {}, button);
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const all = [...byId("moves-list").querySelectorAll("button")];
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    (all[at + by] || (by < 0 ? this.filter : all[at]))?.focus();
  }
}
