// Steppers for the amounts of an act.

import { byId, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Amounts {
  /**
   * @param {TableStore} store
   * @param {(touch: string) => void} touch
   * @param {(name: string) => boolean} [drawn] whether the values of an amount are things on a board
   */
  constructor(store, touch, drawn = () => false) {
    this.store = store;
    this.touch = touch;
    this.drawn = drawn;
  }

  render() {
    const { overlay, choosing, selection } = this.store;
    const amounts = choosing ? selection.amounts.filter(({ name }) => !this.drawn(name)) : [];
    const controls = overlay?.controls || [];
    const headings = overlay?.groups || {};
    keep(
      byId("amounts"),
      amounts,
      (amount) => amount.name,
      (amount) => {
        const move = (/** @type {number} */ by) => () => this.#step(amount.name, by);
        return h(
          "div",
          { class: "stepper", role: "group" },
          h("span", { class: "what" }),
          h("button", { class: "less", "aria-label": say("less"), onclick: move(-1) }, "−"),
          h("output", { "aria-live": "polite" }),
          h("button", { class: "greater", "aria-label": say("greater"), onclick: move(1) }, "+"),
        );
      },
      (element, amount) => {
        const of = (/** @type {number | null} */ value) =>
          controls.find((control) => control.touch === `${amount.name}=${value}`);
        const title =
          headings[amount.name] || headings[of(amount.values[0] ?? null)?.group || ""] || say("amount");
        write(/** @type {Element} */ (element.querySelector(".what")), title);
        set(element, "aria-label", title);
        write(
          /** @type {Element} */ (element.querySelector("output")),
          amount.value === null ? "?" : of(amount.value)?.label || String(amount.value),
        );
        /** @type {Element} */ (element.querySelector("output")).classList.toggle(
          "unset",
          amount.value === null,
        );
        const at = amount.value === null ? -1 : amount.values.indexOf(amount.value);
        set(
          /** @type {Element} */ (element.querySelector(".less")),
          "aria-disabled",
          at <= 0 ? "true" : null,
        );
        set(
          /** @type {Element} */ (element.querySelector(".greater")),
          "aria-disabled",
          at >= amount.values.length - 1 ? "true" : null,
        );
      },
    );
  }

  /**
   * @param {string} name
   * @param {number} by
   */
  #step(name, by) {
    const amount = this.store.selection.amounts.find((other) => other.name === name);
    if (!amount) return;
    const at =
      amount.value === null
        ? by > 0
          ? 0
          : amount.values.length - 1
        : amount.values.indexOf(amount.value) + by;
    const value = amount.values[at];
    if (value !== undefined) this.touch(`${name}=${value}`);
  }
}
