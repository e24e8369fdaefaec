// Absent players of a running game: how long the others still wait, and for what. Without a clock a button
// for a bot follows; with a clock, what was agreed for when their time is up, and a button that asks those
// who are here whether a bot shall play on before.

import { byId, h, keep, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { left as timeLeft, written } from "./clocks.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/types.js").Person} Person */

const EVERY = 500; // milliseconds between two updates

export class Takeover {
  /**
   * @param {TableStore} store
   * @param {(person: Person) => void} replace asks for confirmation that a bot shall play for a person
   */
  constructor(store, replace) {
    this.store = store;
    this.replace = replace;
    setInterval(() => this.render(), EVERY);
  }

  /**
   * @param {Person | undefined} person
   * @returns {number | null} milliseconds until a bot may replace an absent person
   */
  left(person) {
    if (!person || typeof person.away !== "number" || this.store.over) return null;
    return Math.max(0, person.away - (performance.now() - this.store.heard));
  }

  /** @param {TableStore} store */
  reads({ positions, people, you, motion }) {
    return [positions, people, you, motion];
  }

  render() {
    const { store } = this;
    const missed = store.people.filter(
      (person) =>
        person.kind === "person" &&
        !person.bot &&
        (person.clock ? this.#awaited(person) : this.left(person) !== null),
    );
    const place = byId("away");
    place.hidden = missed.length === 0;
    keep(
      place,
      missed,
      (person) => String(person.seat),
      ({ seat }) =>
        h(
          "li",
          {},
          h("span", {}),
          h("span", {}),
          h("button", {
            type: "button",
            class: "quiet",
            "data-replaces": seat,
            onclick: () => this.#choose(seat),
          }),
        ),
      (item, person) => {
        const left = (person.clock ? timeLeft(store, person) : this.left(person)) ?? 0;
        const { name } = person;
        const overtime = store.table?.overtime;
        const button = /** @type {HTMLButtonElement} */ (item.querySelector("button"));
        const offered = this.left(person) === 0 && this.#may(person) && !(person.clock && store.motion);
        const time = written(left);
        const [fate, before] = item.querySelectorAll("span");
        write(before, this.#before(person, left));
        write(
          fate,
          person.clock && overtime
            ? say(`away-overtime-${overtime}`, { name, time })
            : left > 0
              ? say("away-for", { name, time })
              : say("away-long", { name }),
        );
        if (!offered && button === document.activeElement) byId("prompt").focus({ preventScroll: true });
        button.hidden = !offered;
        write(button, say(person.clock ? "remove-ask" : "remove", { name }));
      },
    );
  }

  /** @param {Person} person @returns {boolean} whether the others wait for their clock */
  #awaited({ clock, here, seat }) {
    const { over, table, you } = this.store;
    return !over && !here && clock?.runs === true && table?.overtime !== null && seat !== you.seat;
  }

  /**
   * @param {Person} person
   * @param {number} left the milliseconds on their clock
   * @returns {string} when those who are here may agree on a bot, if that is before the clock runs out
   */
  #before(person, left) {
    const soon = this.left(person);
    if (!person.clock || soon === null || soon === 0 || soon >= left) return "";
    return ` ${say("away-before", { time: written(soon) })}`;
  }

  /** @param {number} seat */
  #choose(seat) {
    const person = this.store.people.find((other) => other.seat === seat);
    if (person && this.left(person) === 0) this.replace(person);
  }

  /**
   * @param {Person} person
   * @returns {boolean} with a clock anybody may ask; else the host may, and anybody once the host is gone
   */
  #may(person) {
    const { people, you, replaced } = this.store;
    const seats = you.device?.seats || (you.seat === null ? [] : [you.seat]);
    if (seats.length === 0 || replaced || seats.includes(person.seat)) return false;
    if (person.clock) return true;
    return you.host || people.filter((other) => other.host).every((other) => this.left(other) === 0);
  }
}
