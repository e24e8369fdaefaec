// Draws a page: a list of views from one store, each of them only when something that it reads has changed.

/**
 * A part of the page. `reads` returns what the part is drawn from, compared by identity; a view without it is
 * drawn
 * every time.
 * @template S
 * @typedef {{reads?: (store: S) => readonly unknown[], render: (store: S) => void}} View
 */

/** @template S */
export class Renderer {
  /**
   * @param {S} store
   * @param {readonly View<S>[]} views in the order in which they are drawn
   */
  constructor(store, views) {
    this.store = store;
    this.views = views;
    /** @type {Map<View<S>, readonly unknown[]>} */
    this.read = new Map();
    this.rendering = false;
    this.again = false;
  }

  /** Draw what has changed. A view that changes the store and asks for a drawing has it after the others. */
  render() {
    this.again = true;
    if (this.rendering) return;
    this.rendering = true;
    try {
      while (this.again) {
        this.again = false;
        for (const view of this.views) this.#draw(view);
      }
    } finally {
      this.rendering = false;
    }
  }

  /** @param {View<S>} view */
  #draw(view) {
    const now = view.reads?.(this.store);
    const before = this.read.get(view);
    if (now && before && now.length === before.length && now.every((value, i) => value === before[i])) return;
    view.render(this.store);
    if (now) this.read.set(view, now);
  }
}
