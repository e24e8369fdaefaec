// Clocks: the server sends the time left with every message, and the page counts down in between.
import { byId, h, keep, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { seatTone } from "../ui/seat-colours.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/types.js").Person} Person */

const EVERY = 250; // milliseconds between two updates
const SHORT = 20_000; // milliseconds below which a clock is marked
const TOLD = [60_000, 20_000]; // milliseconds left that are announced to screen readers
const DAY = 86_400;

/**
 * Return the milliseconds that a person has left now, null without a clock.
 * @param {TableStore} store
 * @param {Person} person
 * @returns {number | null}
 */
export function left(store, person) {
  if (!person.clock || store.over) return null;
  return Math.max(0, person.clock.left - (person.clock.runs ? performance.now() - store.heard : 0));
}

/**
 * Return a time as text: days and hours, or hours, minutes and seconds.
 * @param {number} milliseconds
 * @returns {string}
 */
export function written(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY)
    return say("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) });
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export class Clocks {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** My time at the last update. @type {number | null} */
    this.mine = null;
    setInterval(() => this.render(), EVERY);
  }

  /** @param {TableStore} store */
  reads({ positions, people }) {
    return [positions, people];
  }

  render() {
    const { store } = this;
    // Low screens have no lines of players, so the clocks are in the bar.
    keep(
      byId("times"),
      store.over ? [] : store.people.filter((person) => person.clock),
      (person) => String(person.seat),
      ({ seat }) =>
        h(
          "li",
          { class: `time ${seatTone(seat)}` },
          h("span", { class: "clock", "data-seat": seat, hidden: true }),
        ),
      () => {},
    );
    for (const element of document.querySelectorAll(".clock")) {
      if (!(element instanceof HTMLElement)) continue;
      const person = store.people.find((other) => String(other.seat) === element.dataset.seat);
      const time = person ? left(store, person) : null;
      element.hidden = time === null;
      write(element, time === null ? "" : written(time));
      element.classList.toggle("runs", person?.clock?.runs === true);
      element.classList.toggle("short", time !== null && time <= SHORT);
    }
    this.#tell();
  }

  #tell() {
    const me = this.store.people.find((person) => person.seat === this.store.you.seat);
    const now = me?.clock?.runs ? left(this.store, me) : null;
    const before = this.mine;
    if (now !== null && before !== null && TOLD.some((mark) => before > mark && now <= mark)) {
      announce(say("clock-left", { time: written(now) }));
    }
    this.mine = now;
  }
}
