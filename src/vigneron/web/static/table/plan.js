// A plan for my next turn, made by touching the boards while others act. It stays in this tab: nobody else
// learns of it, and nothing of it is played before I touch it in my turn.

import { byId, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { announce } from "./log.js";
import { shortName } from "./short-name.js";

/** @typedef {import("../protocol/types.js").Explained} Explained */
/** @typedef {import("../protocol/types.js").Offer} Offer */
/** @typedef {import("./table-store.js").TableStore} TableStore */

const KEPT = "plan"; // the name of the plan in the tab's storage

/**
 * What a plan asks of the page.
 * @typedef {object} Deeds
 * @property {(touches: string[]) => number} why asks why things cannot be touched; returns its number
 * @property {(offer: Offer) => void} play plays an act
 * @property {(touches: string[]) => void} begin touches these things
 * @property {import("./short-name.js").Board} board names things
 * @property {() => void} render
 */

export class Plan {
  /**
   * @param {TableStore} store
   * @param {Deeds} deeds
   */
  constructor(store, deeds) {
    this.store = store;
    this.deeds = deeds;
    /** The table and seat whose plan this is. */
    this.owner = "";
    /** Things that were touched, in order. @type {string[]} */
    this.touches = [];
    /** Why the plan does not go in this turn, once the server has said it. */
    this.refusal = "";
    this.question = "";
    this.asked = -1;
    byId("plan-drop").addEventListener("click", () => this.drop());
    byId("plan-do").addEventListener("click", () => this.#go());
  }

  /** @returns {boolean} whether touches make a plan now: I play here, and nothing is asked of me */
  get open() {
    const { choosing, over, replaced, waiting, you } = this.store;
    return you.seat !== null && !choosing && !over && !replaced && !waiting;
  }

  /** @returns {string[]} the touches of the plan, singly */
  get #all() {
    return [...new Set(this.touches.flatMap((touch) => touch.split(" ")))];
  }

  /** @returns {Offer[]} the acts that the plan leads to; none unless something is asked of me */
  get #offers() {
    const { choosing, offers, selection } = this.store;
    const wanted = this.#all.map((touch) => selection.standing(touch));
    return choosing && wanted.length > 0
      ? offers.filter(({ touch }) => wanted.every((one) => touch.includes(one)))
      : [];
  }

  /** @returns {Offer | undefined} the act that the plan means, if it is one */
  get offer() {
    const found = this.#offers;
    const whole = found.filter(({ touch }) => touch.length === this.#all.length);
    return whole.length === 1 ? whole[0] : found.length === 1 ? found[0] : undefined;
  }

  /**
   * Take a thing into the plan, or out of it.
   * @param {string} touch
   * @returns {boolean} false if touches make no plan now
   */
  takes(touch) {
    if (!this.open) return false;
    const out = this.touches.includes(touch);
    this.touches = out ? this.touches.filter((other) => other !== touch) : [...this.touches, touch];
    this.refusal = "";
    this.#keep();
    announce(this.touches.length > 0 ? this.#said() : say("plan-dropped"));
    this.deeds.render();
    return true;
  }

  /** @param {string} touch @returns {boolean} whether a thing belongs to the plan */
  has(touch) {
    return this.touches.includes(touch);
  }

  drop() {
    this.touches = [];
    this.refusal = "";
    this.#keep();
    this.deeds.render();
  }

  /**
   * @param {Explained} message
   * @returns {boolean} whether it says why the plan does not go
   */
  hear(message) {
    if (message.n !== this.asked) return false;
    this.refusal = message.say;
    announce(say("plan-gone", { why: message.say }));
    this.deeds.render();
    return true;
  }

  /** @param {TableStore} store */
  reads({ positions, people, settled, waiting, selection }) {
    return [positions, people, settled, waiting, selection.own.length, this.touches, this.refusal];
  }

  render() {
    const { choosing, question, selection, settled, table, waiting, you } = this.store;
    const owner = `${table?.id} ${you.seat}`;
    if (owner !== this.owner) this.#recall(owner);
    if (this.store.over && this.touches.length > 0) this.drop();
    if (question !== this.question) this.#check();
    const planned = this.touches.length > 0;
    byId("plan").hidden =
      you.seat === null || (choosing ? !planned || selection.own.length > 0 : !planned && !this.open);
    const { offer } = this;
    const goes = this.#offers.length > 0;
    const does = byId("plan-do");
    does.hidden = !goes;
    does.setAttribute("aria-disabled", String(!settled || waiting));
    write(does, offer ? say("plan-play", { act: offer.say }) : say("plan-begin", { things: this.#things() }));
    byId("plan-drop").hidden = !planned;
    write(
      byId("plan-say"),
      !planned
        ? say("plan-hint")
        : !choosing
          ? this.#said()
          : goes
            ? ""
            : say("plan-gone", { why: this.refusal }),
    );
  }

  /** A new question: ask why the plan does not go, or say that it does. */
  #check() {
    this.question = this.store.question;
    this.refusal = "";
    if (!this.store.choosing || this.touches.length === 0) return;
    const { offer } = this;
    if (offer) announce(say("plan-play", { act: offer.say }));
    else if (this.#offers.length === 0) this.asked = this.deeds.why(this.#all);
  }

  #go() {
    if (!this.store.settled || this.store.waiting || this.touches.length === 0) return;
    const { offer } = this;
    const touches = this.#all;
    this.drop();
    if (offer) this.deeds.play(offer);
    else this.deeds.begin(touches);
  }

  #things() {
    return this.touches.map((touch) => shortName(this.deeds.board, touch)).join(", ");
  }

  #said() {
    return say("plan-made", { things: this.#things() });
  }

  /** @param {string} owner */
  #recall(owner) {
    this.owner = owner;
    this.touches = [];
    try {
      const kept = JSON.parse(sessionStorage.getItem(`${KEPT} ${owner}`) || "[]");
      if (Array.isArray(kept)) this.touches = kept.filter((touch) => typeof touch === "string");
    } catch {
      // Without storage a plan lasts as long as the page.
    }
  }

  #keep() {
    try {
      const name = `${KEPT} ${this.owner}`;
      if (this.touches.length > 0) sessionStorage.setItem(name, JSON.stringify(this.touches));
      else sessionStorage.removeItem(name);
    } catch {
      // Without storage a plan lasts as long as the page.
    }
  }
}
