// Marks the pages on which something may be touched, and shows one when the selection changes.

/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./table-store.js").TableStore} TableStore */

export class PageTabs {
  /** @param {Arrangement} arrangement */
  constructor(arrangement) {
    this.arrangement = arrangement;
    /** The selection for which a page was chosen. A page that the player chose stays until it changes. */
    this.chosen = -1;
  }

  /** @param {TableStore} store */
  render(store) {
    const { selection, choosing, overlay } = store;
    const changed = selection.changes !== this.chosen;
    this.chosen = selection.changes;
    // Controls in the panel need no other page.
    const controls = (overlay?.controls || []).some((control) => selection.lit.has(control.touch));
    const turn = changed && !selection.complete && !controls && selection.amounts.length === 0;
    this.arrangement.hint(choosing ? selection.lit : new Set(), turn);
  }
}
