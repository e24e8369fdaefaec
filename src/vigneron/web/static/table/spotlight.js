// Shows on the frames what may be touched, what is selected, and what the act would change.

import { isPointed } from "./page-tabs.js";
import { flag } from "./preview-badge.js";

/** @typedef {import("../protocol/types.js").Gain} Gain */
/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./table-store.js").TableStore} TableStore */

/** @type {ReadonlySet<string>} */
const NOTHING = new Set();

export class Spotlight {
  /**
   * @param {Arrangement} arrangement
   * @param {import("./plan.js").Plan} plan
   * @param {import("./hints.js").Hints} hints
   */
  constructor(arrangement, plan, hints) {
    this.arrangement = arrangement;
    this.plan = plan;
    this.hints = hints;
    /** Things that are pointed out in a past position. @returns {ReadonlySet<string>} */
    this.pointed = () => NOTHING;
  }

  /** @param {TableStore} store */
  reads(store) {
    const { positions, people, selection, preview, waiting } = store;
    const { arrangement, hints, plan } = this;
    const own = [selection.changes, preview, waiting, plan.touches, hints.told, this.pointed()];
    return [positions, people, arrangement.tab, ...own];
  }

  /** @param {TableStore} store */
  render(store) {
    const { choosing, selection, preview, waiting } = store;
    const rings = ringed(choosing ? store.overlay?.rings : undefined, selection.own.length > 0);
    const lit = (/** @type {string} */ touch) => choosing && selection.leads(touch);
    const standing = (/** @type {string} */ touch) => (choosing ? selection.standing(touch) : touch);
    const pointed = this.pointed();
    const touched = (/** @type {string} */ touch) => selection.chosen(touch) || isPointed(pointed, touch);
    for (const picture of this.arrangement.pictures) {
      const planned = (/** @type {string} */ touch) => this.plan.has(touch);
      const hinted = (/** @type {string} */ touch) => choosing && this.hints.has(touch);
      const shown = (picture.live && preview) || null;
      picture.haunt(shown?.nodes?.[picture.key] || [], shown?.gone?.[picture.key] || []);
      picture.show({ lit, touched, waiting, choosing, rings, planned, hinted, standing });
    }
    if (preview && preview.gains.length > 0) this.#flag(store, preview.gains);
  }

  /**
   * Put the badge beside the last touched node whose picture has room for it.
   * @param {TableStore} store
   * @param {Gain[]} gains
   */
  #flag(store, gains) {
    const { selection } = store;
    const pictures = this.arrangement.pictures.filter(({ live, svg }) => live && svg.isConnected);
    const whole = pictures.flatMap(({ touches }) =>
      [...touches.keys()].filter((touch) => touch.includes(" ")),
    );
    const chosen = [...selection.all, ...whole.filter((touch) => selection.chosen(touch))];
    const places = chosen.reverse().flatMap((touch) =>
      pictures.flatMap((picture) => {
        const button = picture.button(touch);
        return button?.getClientRects().length ? [{ picture, button }] : [];
      }),
    );
    // First where it covers nothing, then where it covers nothing touchable and no heading; else there is no
    // badge.
    const any = () => true;
    const needed = (/** @type {Element} */ thing) => isNeeded(thing, (touch) => store.selection.known(touch));
    for (const spared of [any, needed]) {
      if (places.some(({ picture, button }) => flagged(picture, button, gains, spared))) return;
    }
  }
}

/**
 * @param {Element} thing of a board
 * @param {(touch: string) => boolean} known returns whether an act has this touch
 * @returns {boolean} whether no badge may cover it: it may be touched, or it is a heading
 */
export function isNeeded(thing, known) {
  return thing.matches(".title, .caps") || known(thing.getAttribute("data-touch") || "");
}

/**
 * @param {Record<string, string> | undefined} rings
 * @param {boolean} begun whether something is touched
 * @returns {Record<string, string>} the rings as they are shown: what comes later is as good as others now
 */
function ringed(rings = {}, begun) {
  if (!begun) return rings;
  return Object.fromEntries(Object.entries(rings).filter(([, words]) => words !== "later"));
}

/**
 * @param {Picture} picture
 * @param {Element} button
 * @param {Gain[]} gains
 * @param {(thing: Element) => boolean} spared returns whether the badge must not cover an element
 * @returns {boolean} whether there was room
 */
function flagged(picture, button, gains, spared) {
  const matrix = picture.svg.getScreenCTM();
  if (!matrix) return false;
  const within = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return {
      left: (box.left - matrix.e) / matrix.a,
      right: (box.right - matrix.e) / matrix.a,
      top: (box.top - matrix.f) / matrix.d,
      bottom: (box.bottom - matrix.f) / matrix.d,
    };
  };
  const things = [...picture.svg.querySelectorAll("[data-touch], .node.piece, .node.words")];
  const spoken = picture.svg.querySelectorAll(".node.touched, .preview, .ghosts > *");
  const taboo = [...things.filter(spared), ...spoken].map(within);
  return flag(picture, within(button), gains, taboo, things.map(within));
}
