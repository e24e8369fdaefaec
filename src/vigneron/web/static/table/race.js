// Who leads, how near the end is, and what others can end, as sentences. A new leader and a near end are
// told.

import { byId, h, keep, set, write } from "../ui/dom.js";
import { say, sentence } from "../ui/i18n.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Race {
  constructor() {
    /** The leaders that were told last; null before the first position. @type {string | null} */
    this.leaders = null;
    /** The near end that was told last. */
    this.near = "";
    /** Sentences for screen readers that are not told yet. @type {string[]} */
    this.untold = [];
  }

  /** @returns {string[]} what is new, once: it is told after the events that caused it */
  news() {
    return this.untold.splice(0);
  }

  /** @param {TableStore} store */
  reads({ positions }) {
    return [positions];
  }

  /** @param {TableStore} store */
  render(store) {
    const { choosing, lead, over, you } = store;
    const shown = over ? null : nearest(store);
    for (const place of document.querySelectorAll(".ending")) {
      write(place, shown?.say ?? "");
      set(place, "title", (shown?.also ? `${sentence(shown.say)} ${shown.also}` : shown?.say) ?? null);
      set(place, "data-near", shown?.near || null);
      const part = shown?.of ? shown.done / shown.of : 0;
      /** @type {HTMLElement} */ (place).style.setProperty("--done", `${Math.round(part * 100)}%`);
    }
    const leaders = `${you.seat}/${lead.places.flatMap(({ seat, leads }) => (leads ? seat : [])).join()}`;
    const known = this.leaders?.startsWith(`${you.seat}/`) ?? false; // the seat may change on one device
    if (known && this.leaders !== leaders) this.untold.push(lead.say);
    this.leaders = leaders;
    const near = shown?.near ? shown.say : "";
    if (near && near !== this.near) this.untold.push(sentence(near));
    this.near = near;
    // While I wait, the panel says what each of the others can end.
    const others = choosing || over ? [] : endings(store);
    byId("can-end").hidden = others.length === 0;
    keep(
      byId("can-end"),
      others,
      ({ seat }) => String(seat),
      () => h("li", {}),
      (item, one) => write(item, one.say),
    );
  }
}

/**
 * Return what the others can end with their next act or in their next turn.
 * @param {TableStore} store
 */
function endings(store) {
  return store.standings.flatMap(({ seat, can_end }) =>
    can_end && seat !== store.you.seat
      ? { seat, game: can_end.game, say: say("labelled", { label: store.name(seat), value: can_end.say }) }
      : [],
  );
}

/**
 * Return how near the end is: who of the others can end the game, `also` what ends it otherwise.
 * @param {TableStore} store
 */
function nearest(store) {
  const { ending } = store;
  const others = endings(store).filter(({ game }) => game);
  if (!ending || others.length === 0) return ending && { ...ending, also: "" };
  return { ...ending, say: others.map((one) => one.say).join(", "), also: ending.say, near: true };
}

/**
 * Tell a screen reader who leads and how near the end is.
 * @param {TableStore} store
 */
export function tellRace(store) {
  const { ending, lead, over } = store;
  const others = over ? [] : endings(store).map((one) => sentence(one.say));
  announce([lead.say, over ? "" : ending?.say, ...others].filter(Boolean).join(" "));
}
