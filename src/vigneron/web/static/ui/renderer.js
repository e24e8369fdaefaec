// Draws a page: a list of views of one store, each only when something that it reads has changed.

/**
 * A part of the page. `reads` returns the values from which it is drawn, compared by identity. A view
 * without `reads` is drawn every time.
 * @template S
 * @typedef {{reads?: (store: S) => readonly unknown[], render: (store: S) => void}} View
 */

/** @template S */
export class Renderer {
  /**
   * @param {S} store
   * @param {readonly View<S>[]} views in drawing order
   */
  constructor(store, views) {
    this.store = store;
    this.views = views;
    /** @type {Map<View<S>, readonly unknown[]>} */
    this.read = new Map();
    this.rendering = false;
    this.again = false;
  }

  /** Draw what has changed. If a view calls this, everything is drawn once more after the other views. */
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
