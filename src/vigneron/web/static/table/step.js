// Says what is missing while what is touched is no whole act.

import { amountOf } from "../protocol/selection.js";
import { say } from "../ui/i18n.js";

/** @typedef {import("../protocol/types.js").Offer} Offer */
/** @typedef {import("./table-store.js").TableStore} TableStore */

const NAMED = 4; // things that are named; of more, one stands for all
const LONG = 60; // and characters of their names

/**
 * Return what is to be touched next in a sentence, or "" while nothing is touched or the act is whole.
 * Buttons of the panel are named first, then things on the boards, then amounts by their headings.
 * @param {TableStore} store
 * @param {(touch: string) => string} label the name of a thing on a board, or its touch if none has one
 * @returns {string}
 */
export function nextStep({ choosing, selection, overlay }, label) {
  if (!choosing || selection.complete || selection.own.length === 0) return "";
  const controls = overlay?.controls || [];
  const headings = overlay?.groups || {};
  const lacking = selection.left.map(({ touch }) => touch.filter((one) => !selection.chosen(one)));
  // What all acts have follows from the rest, unless there is no rest.
  const open = lacking.map((touches) => touches.filter((one) => !lacking.every((all) => all.includes(one))));
  const missing = open.every((touches) => touches.length > 0) ? open : lacking;
  const things = missing.map((touches) => touches.filter((one) => !amountOf(one)));
  const named = new Map(controls.map((control) => [control.touch, control]));
  const lacked = cover(things, (touch) => (named.has(touch) ? touch : null));
  if (lacked) {
    const buttons = oneKind(things, lacked);
    // An act may hold two buttons, of which one stands for a kind that the other belongs to.
    const groups = new Set(buttons.map((touch) => named.get(touch)?.group || ""));
    const heading = groups.size === 1 ? headings[[...groups][0] || ""] || "" : ""; // of the buttons
    return sentence(
      buttons.map((touch) => named.get(touch)?.label || ""),
      heading,
    );
  }
  const boards = things.map((touches) => touches.filter((touch) => !named.has(touch)));
  const kind = oneKind(boards, boards.flat());
  const next = kind.filter((touch) => label(touch) !== touch);
  const whole = boards.every((touches) => touches.length > 0) && next.length === kind.length;
  const amounts = (cover(missing, (touch) => amountOf(touch)?.name ?? null) || []).map(
    (name) => headings[name] || say("amount"),
  );
  if (amounts.length > 0 && !whole) return sentence(amounts);
  const first = sentence(next.map((touch) => brief(label(touch))));
  // An amount that is on a board is no button that would show that it is still to come.
  return amounts.length > 0
    ? say("step-then", { first: first.replace(/\.$/, ""), things: listed(amounts) })
    : first;
}

/**
 * Ask to confirm a whole act, and say which of its amounts nobody has chosen: they were set to the first.
 * @param {TableStore} store
 * @returns {string}
 */
export function confirmStep({ selection, overlay }) {
  const preset = selection.amounts.filter(
    ({ name, values, value }) => values.length > 1 && selection.forced.includes(`${name}=${value}`),
  );
  const set = preset.map(({ name, value }) => {
    const control = (overlay?.controls || []).find(({ touch }) => touch === `${name}=${value}`);
    const heading = overlay?.groups?.[control?.group || name] || say("amount");
    return say("labelled", { label: heading, value: control?.label || String(value) });
  });
  return set.length > 0 ? say("step-preset", { things: set.join(", ") }) : say("step-confirm");
}

/**
 * Of several kinds of things of which each act lacks one, one kind is next: that with the most to choose.
 * @param {string[][]} acts what each act lacks
 * @param {string[]} touches that could be named
 * @returns {string[]} those of one kind, or all if no kind is in every act
 */
function oneKind(acts, touches) {
  const all = [...new Set(touches)];
  const kind = (/** @type {string} */ touch) => touch.split(/[-= ]/)[0];
  const whole = all.filter((touch) =>
    acts.every((lacked) => lacked.some((other) => kind(other) === kind(touch))),
  );
  const sizes = whole.map((touch) => whole.filter((other) => kind(other) === kind(touch)).length);
  const next = whole[sizes.indexOf(Math.max(...sizes))];
  return next === undefined ? all : whole.filter((touch) => kind(touch) === kind(next));
}

/**
 * Return the distinct names of which every act has one at least, or null if some act has none.
 * @param {string[][]} acts what each act lacks
 * @param {(touch: string) => string | null} name
 * @returns {string[] | null}
 */
function cover(acts, name) {
  const found = acts.map((touches) => touches.flatMap((touch) => name(touch) ?? []));
  return found.every((names) => names.length > 0) ? [...new Set(found.flat())] : null;
}

/**
 * @param {string} label what follows a comma or colon describes the thing
 * @returns {string}
 */
function brief(label) {
  return (label.split(/[,;]|\s?: /)[0] || label).trim();
}

/**
 * @param {string[]} all names of things
 * @param {string} [heading] what they are called together
 * @returns {string}
 */
function sentence(all, heading = "") {
  const names = [...new Set(all)];
  if (names.length <= NAMED && names.join("").length <= LONG && names.length > 0) {
    const things = listed(names);
    return heading ? say("step-group", { heading, things }) : say("step", { things });
  }
  if (heading) return say("step", { things: heading });
  return names[0] ? say("step-such", { thing: names[0] }) : say("step-lit");
}

/** @param {string[]} names @returns {string} */
function listed(names) {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "disjunction" }).format(names);
}
