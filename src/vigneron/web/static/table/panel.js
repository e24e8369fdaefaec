// The one panel that speaks: what is to be done, what it brings, confirm, take back, and the ways to decline.

import { amountOf } from "../protocol/selection.js";
import { byId, h, keep, set, sign, write } from "../ui/dom.js";
import { added, say, signed } from "../ui/i18n.js";

/** @typedef {import("../protocol/types.js").Control} Control */
/** @typedef {import("../protocol/selection.js").Amount} Amount */
/** @typedef {import("./table-store.js").TableStore} TableStore */

/**
 * What the panel asks for; the table does it.
 * @typedef {object} Actions
 * @property {(touch: string) => void} touch
 * @property {(touch: string) => void} instead
 * @property {() => void} confirm
 * @property {() => void} clear
 * @property {() => void} undo
 * @property {() => void} change
 * @property {(number: string) => void} rule
 * @property {() => void} count
 */

export class Panel {
  /**
   * @param {TableStore} store
   * @param {Actions} actions
   */
  constructor(store, actions) {
    this.store = store;
    this.selection = store.selection;
    this.actions = actions;
    this.element = byId("panel");
    this.confirm = /** @type {HTMLButtonElement} */ (byId("confirm"));
    this.confirm.addEventListener("click", () => actions.confirm());
    byId("back").addEventListener("click", () => actions.clear());
    byId("undo").addEventListener("click", () => actions.undo());
    byId("change").addEventListener("click", () => actions.change());
    byId("count").addEventListener("click", () => actions.count());
    this.highest = 0;
    this.form = "";
    this.moves = /** @type {HTMLDetailsElement} */ (byId("moves"));
    this.moves.addEventListener("toggle", () => this.grow());
  }

  render() {
    const { store, selection } = this;
    const { turn, overlay, over, choosing, replaced, complete } = store;
    write(
      byId("prompt"),
      over
        ? over.say
        : replaced
          ? say("replaced")
          : choosing && overlay
            ? overlay.prompt
            : turn.say || overlay?.prompt || "",
    );
    this.element.classList.toggle("mine", choosing);
    this.element.classList.toggle("has-act", complete !== null);
    this.element.classList.toggle(
      "final",
      complete !== null && !selection.more && selection.amounts.length === 0 && selection.own.length > 0,
    );
    this.element.classList.toggle("touching", complete !== null || selection.own.length > 0);
    this.#counters();
    this.#note();
    this.#controls(choosing ? overlay?.controls || [] : [], overlay?.groups || {});
    this.#amounts(choosing ? selection.amounts : [], overlay?.controls || [], overlay?.groups || {});
    this.#preview(complete);
    this.confirm.hidden = !choosing;
    set(this.confirm, "aria-disabled", complete && !store.waiting ? null : "true");
    write(byId("confirm-words"), store.waiting ? say(store.kept ? "kept" : "sending") : say("confirm"));
    byId("back").hidden = !(choosing && selection.own.length > 0);
    byId("undo").hidden = !(turn.undo && selection.own.length === 0 && !over && !replaced);
    byId("change").hidden = !(turn.chosen && turn.covered && !replaced);
    byId("count").hidden = !over;
    byId("more").hidden = !selection.more;
    this.grow();
  }

  /** The panel keeps the height that it once needed, so that neither the board nor the acts jump. */
  grow() {
    const phone = document.documentElement.dataset.mode === "phone";
    const form = `${document.documentElement.dataset.mode} ${innerWidth} ${innerHeight}`;
    if (form !== this.form || this.moves.open || this.store.over) this.highest = 0;
    this.form = form;
    this.element.style.minHeight = "";
    if (this.moves.open) return;
    const most = phone ? innerHeight * 0.3 : innerHeight * 0.5;
    this.highest = Math.min(most, Math.max(this.highest, this.element.offsetHeight));
    this.element.style.minHeight = `${this.highest}px`;
  }

  #counters() {
    keep(
      byId("counters"),
      this.store.overlay?.counters || [],
      (c) => `${c.symbol} ${c.label}`,
      (counter) =>
        h(
          "li",
          { class: "counter" },
          counter.symbol ? sign(counter.symbol, counter.tone) : null,
          h("b", {}),
          h("span", {}),
        ),
      (item, counter) => {
        write(/** @type {Element} */ (item.querySelector("b")), counter.value);
        write(/** @type {Element} */ (item.querySelector("span")), counter.label);
        set(item, "title", counter.label);
      },
    );
  }

  #note() {
    const place = byId("note");
    const { note } = this.store;
    place.hidden = !note;
    const text = note ? [note.say, note.rule, note.instead].join("|") : "";
    if (place.dataset.shown === text) return;
    place.dataset.shown = text;
    place.replaceChildren();
    if (!note) return;
    place.append(h("p", {}, note.say, " ", note.rule ? ruleButton(note.rule, this.actions.rule) : null));
    const { instead } = note;
    if (instead)
      place.append(
        h("button", { class: "small", onclick: () => this.actions.instead(instead) }, say("instead")),
      );
  }

  /**
   * @param {Control[]} controls
   * @param {Record<string, string>} headings
   */
  #controls(controls, headings) {
    const things = controls.filter((control) => !amountOf(control.touch));
    /** @type {Map<string, Control[]>} */
    const groups = new Map();
    for (const control of things) {
      if (control.decline) continue;
      const name = control.group || "";
      groups.set(name, [...(groups.get(name) || []), control]);
    }
    keep(
      byId("controls"),
      [...groups],
      ([name]) => `group ${name}`,
      ([name]) =>
        h(
          "div",
          { class: "controls", role: "group" },
          h("h3", {}),
          h("div", { class: "buttons", "data-group": name }),
        ),
      (element, [name, all]) => {
        const heading = /** @type {HTMLElement} */ (element.firstElementChild);
        write(heading, headings[name] || "");
        heading.hidden = !headings[name];
        set(element, "aria-label", headings[name] || null);
        const longest = Math.max(...all.map((control) => control.label.length));
        const word = Math.max(
          ...all.flatMap((control) => control.label.split(/[\s-]+/).map((part) => part.length)),
        );
        set(
          element,
          "data-form",
          longest <= 3 ? "short" : word > 10 ? "wide" : all.length > 4 ? "many" : null,
        );
        this.#buttons(/** @type {Element} */ (element.lastElementChild), all);
      },
    );
    this.#buttons(
      byId("declines"),
      things.filter((control) => control.decline),
    );
  }

  /**
   * @param {Element} parent
   * @param {Control[]} controls
   */
  #buttons(parent, controls) {
    const { selection } = this;
    const touched = new Set(selection.all);
    keep(
      parent,
      controls,
      (control) => control.touch,
      (control) =>
        h(
          "button",
          { class: "control", "data-touch": control.touch, onclick: () => this.actions.touch(control.touch) },
          control.symbol ? sign(control.symbol, control.tone) : null,
          h("span", {}),
        ),
      (button, control) => {
        write(/** @type {Element} */ (button.querySelector("span")), control.label);
        const on = touched.has(control.touch);
        button.classList.toggle("touched", on);
        button.classList.toggle("lit", selection.lit.has(control.touch));
        set(button, "aria-pressed", on ? "true" : "false");
        set(button, "aria-disabled", on || selection.known(control.touch) ? null : "true");
      },
    );
  }

  /**
   * @param {Amount[]} amounts
   * @param {Control[]} controls
   * @param {Record<string, string>} headings
   */
  #amounts(amounts, controls, headings) {
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
          amount.value === null ? "–" : of(amount.value)?.label || String(amount.value),
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
    const amount = this.selection.amounts.find((other) => other.name === name);
    if (!amount) return;
    const at =
      amount.value === null
        ? by > 0
          ? 0
          : amount.values.length - 1
        : amount.values.indexOf(amount.value) + by;
    const value = amount.values[at];
    if (value !== undefined) this.actions.touch(`${name}=${value}`);
  }

  /** @param {import("../protocol/types.js").Offer | null} offer */
  #preview(offer) {
    const place = byId("preview");
    const known = this.store.preview;
    const preview = offer && known?.act === offer.act ? known : null;
    const text = JSON.stringify([offer?.act, offer?.say, preview]);
    if (place.dataset.shown === text) return;
    place.dataset.shown = text;
    place.replaceChildren();
    if (!offer) return;
    place.append(h("p", { class: "act" }, offer.say));
    if (!preview) return;
    const gains = preview.gains.filter((gain) => gain.from !== gain.to);
    if (gains.length > 0) {
      place.append(
        h(
          "ul",
          { class: "gains" },
          ...gains.map((gain) =>
            h(
              "li",
              { class: (added(gain) ?? 1) > 0 ? "gain" : "loss" },
              added(gain) === null ? null : h("b", {}, signed(added(gain) ?? 0)),
              gain.symbol ? sign(gain.symbol) : null,
              h("span", {}, gain.label),
              h("small", {}, `${gain.from} → ${gain.to}`),
            ),
          ),
        ),
      );
    }
    // One thing that happens is the act itself, said already.
    const effects = preview.say.length > 1 ? preview.say : [];
    for (const sentence of effects)
      if (sentence !== offer.say) place.append(h("p", { class: "effect" }, sentence));
    if (preview.draws) place.append(h("p", { class: "draws" }, say("draws", { what: preview.draws })));
  }
}

/**
 * Return a button that opens a rule.
 * @param {string} number
 * @param {(number: string) => void} open
 */
export function ruleButton(number, open) {
  return h(
    "button",
    { class: "rule", "aria-label": say("rule", { number }), onclick: () => open(number) },
    number,
  );
}
