// The log: sentences of what happened, the newest on top.
import { byId, called, h, keep, set, write } from "../ui/dom.js";
import { seatTone } from "../ui/seat-colours.js";
import { spoken } from "../ui/spoken.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

const MOST = 200; // older sentences are in the journal

/** @type {import("../ui/renderer.js").View<TableStore>} */
export const log = { reads: (store) => [store.positions], render };

/** @param {TableStore} store */
function render({ log: entries, seen }) {
  const place = byId("log");
  const from = Math.max(0, entries.length - MOST);
  // Whoever reads what is older goes on reading it; everybody else sees the newest.
  const reading = place.scrollTop > 40;
  const deep = place.scrollHeight - place.scrollTop;
  keep(
    place,
    entries
      .slice(from)
      .map((entry, i) => ({ entry, i: from + i }))
      .reverse(),
    ({ i }) => String(i),
    ({ entry }) => h("li", { class: entry.seat === null ? "" : `by ${seatTone(entry.seat)}` }),
    (item, { entry, i }) => {
      write(item, entry.say);
      set(item, "aria-label", called(entry.say));
      set(item, "data-v", entry.v);
      set(item, "data-seat", entry.seat);
      set(item, "tabindex", -1);
      item.classList.toggle("new", i >= seen);
    },
  );
  tellLatest(entries);
  byId("latest").hidden = entries.length === 0;
  place.scrollTop = reading && seen > 0 ? place.scrollHeight - deep : 0;
  snap(place);
}

/**
 * Write the line that is all that a phone shows of the log: what somebody did tells more than that a round
 * began.
 * @param {TableStore["log"]} entries
 */
export function tellLatest(entries) {
  const newest = entries.slice(-MOST).reverse();
  const latest = newest.find((entry) => entry.seat !== null) || newest[0];
  write(byId("latest-words"), latest?.say || "");
  set(byId("latest"), "aria-label", called((byId("latest").textContent || "").trim()));
}

/** The log whose size, and where somebody reads in it, is watched. @type {HTMLElement | null} */
let watched = null;

/** @param {HTMLElement} place the log: no line is cut at its lower edge, or where something lies on it */
function snap(place) {
  const telling = byId("telling");
  if (watched !== place) {
    watched = place;
    const sizes = new ResizeObserver(() => snap(place));
    for (const part of [place, telling]) sizes.observe(part);
    place.addEventListener("scroll", () => snap(place), { passive: true });
  }
  const high = parseFloat(getComputedStyle(place).lineHeight) || 0;
  const { bottom } = place.getBoundingClientRect();
  const edge = telling.hidden ? bottom : Math.min(bottom, telling.getBoundingClientRect().top);
  const items = [...place.children].map((item) => {
    const box = item.getBoundingClientRect();
    return { top: box.top + parseFloat(getComputedStyle(item).paddingTop), bottom: box.bottom };
  });
  place.style.clipPath = `inset(0 0 ${Math.ceil(bottom - edge + cut(items, edge, high))}px)`;
}

/**
 * Return how much of a list to hide at its lower edge, so that it ends between two lines.
 * @param {{top: number, bottom: number}[]} items where their words begin, and where they end
 * @param {number} edge
 * @param {number} high height of a line
 */
export function cut(items, edge, high) {
  const last = items.find(({ top, bottom }) => top < edge && bottom > edge);
  return last && high > 0 ? (edge - last.top) % high : 0;
}

/**
 * Announce a sentence to screen readers.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  const live = byId("live");
  // A new element each time, so that a repeated sentence is read again.
  live.append(h("p", {}, spoken(text)));
  while (live.children.length > 6) live.firstElementChild?.remove();
}
