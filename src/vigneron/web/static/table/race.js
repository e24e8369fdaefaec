// Who leads and how near the end is, as sentences. A new leader and a near end are told.

import { set, write } from "../ui/dom.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Race {
  constructor() {
    /** The leaders that were told last; null before the first position. @type {string | null} */
    this.leaders = null;
    this.near = false;
  }

  /** @param {TableStore} store */
  reads({ positions }) {
    return [positions];
  }

  /** @param {TableStore} store */
  render({ ending, lead, over, you }) {
    const shown = over ? null : ending;
    for (const place of document.querySelectorAll(".ending")) {
      write(place, shown?.say ?? "");
      set(place, "title", shown?.say || null);
      set(place, "data-near", shown?.near || null);
      const part = shown?.of ? shown.done / shown.of : 0;
      /** @type {HTMLElement} */ (place).style.setProperty("--done", `${Math.round(part * 100)}%`);
    }
    const leaders = `${you.seat}/${lead.places.flatMap(({ seat, leads }) => (leads ? seat : [])).join()}`;
    const known = this.leaders?.startsWith(`${you.seat}/`) ?? false; // the seat may change on one device
    if (known && this.leaders !== leaders) announce(lead.say);
    this.leaders = leaders;
    if (shown?.near && !this.near) announce(shown.say);
    this.near = shown?.near ?? false;
  }
}

/**
 * Tell a screen reader who leads and how near the end is.
 * @param {TableStore} store
 */
export function tellRace({ ending, lead, over }) {
  announce([lead.say, over ? "" : ending?.say].filter(Boolean).join(" "));
}
