// The panel's controls: in groups with headings; those that decline stand apart and never scroll away.

import { amountOf } from "../protocol/selection.js";
import { byId, called, h, keep, set, sign, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @typedef {import("../protocol/selection.js").Selection} Selection */
/** @typedef {import("../protocol/types.js").Control} Control */
/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Controls {
  /**
   * @param {(touch: string) => void} touch
   * @param {(touch: string) => boolean} [hinted] whether a hint lights it
   */
  constructor(touch, hinted = () => false) {
    this.touch = touch;
    this.hinted = hinted;
  }

  /** @param {TableStore} store */
  render({ overlay, choosing, selection }) {
    const controls = (choosing && overlay?.controls) || [];
    const headings = overlay?.groups || {};
    const things = controls.filter((control) => !amountOf(control.touch) && due(control, selection));
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
          longest <= 3
            ? "short"
            : word > (all.length > 4 ? 12 : 10)
              ? "wide"
              : all.length > 4
                ? "many"
                : null,
        );
        this.#buttons(
          /** @type {Element} */ (element.lastElementChild),
          all,
          selection,
          headings[name] || "",
        );
      },
    );
    const declines = things.filter((control) => control.decline);
    this.#buttons(byId("declines"), declines, selection);
    byId("declines").hidden = declines.length === 0;
  }

  /**
   * @param {Element} parent
   * @param {Control[]} controls
   * @param {Selection} selection
   * @param {string} [heading] of the group
   */
  #buttons(parent, controls, selection, heading = "") {
    const touched = new Set(selection.all);
    keep(
      parent,
      controls,
      (control) => control.touch,
      (control) =>
        h(
          "button",
          { class: "control", "data-touch": control.touch, onclick: () => this.touch(control.touch) },
          control.symbol ? sign(control.symbol, control.tone) : null,
          h("span", { class: "said" }, h("span", { class: "label" }), h("small", {})),
        ),
      (button, control) => {
        write(/** @type {Element} */ (button.querySelector(".label")), control.label);
        const note = /** @type {HTMLElement} */ (button.querySelector("small"));
        write(note, control.note ? ` ${control.note}` : "");
        note.hidden = !control.note;
        set(button, "data-tip", control.about || control.label);
        set(button, "data-rule", control.rule || null);
        set(button, "aria-description", control.about || null);
        const shown = [control.label, control.note].filter(Boolean).join(" ");
        set(button, "aria-label", inWords(control, heading) ?? called(shown));
        const on = touched.has(control.touch);
        button.classList.toggle("touched", on);
        button.classList.toggle("lit", selection.lit.has(control.touch));
        button.classList.toggle("hinted", this.hinted(control.touch));
        set(button, "aria-pressed", on ? "true" : "false");
        set(button, "aria-disabled", on || selection.known(control.touch) ? null : "true");
      },
    );
  }
}

/**
 * Return whether a control belongs to what is touched so far.
 * @param {Control} control
 * @param {Selection} selection
 */
function due({ after }, { all, left }) {
  return (
    !after || all.includes(after) || (all.length > 0 && left.every((offer) => offer.touch.includes(after)))
  );
}

/**
 * Return what a screen reader says for a control whose label is no word, such as a number: with the heading
 * of its group, and with its note. Return null if the label says enough.
 * @param {Control} control
 * @param {string} heading
 */
export function inWords({ label, note }, heading) {
  if (!heading || /\p{L}{3}/u.test(label)) return null;
  return [say("labelled", { label: heading, value: label }), note].filter(Boolean).join(" ");
}
