// Whether a game is played with a guide, and which of its tips were seen. The guide itself is loaded if so.

import { set } from "../ui/dom.js";
import { choose, setting } from "../ui/settings.js";
import { recall, remember } from "../ui/storage.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./guide.js").Guide} Guide */

export class Guided {
  /**
   * @param {{game: string, rules: string}} page
   * @param {{rule: (number: string) => void, announce: (text: string) => void, render: () => void}} actions
   */
  constructor(page, actions) {
    this.page = page;
    this.actions = actions;
    /** @type {Guide | null} */
    this.guide = null;
    this.loading = false;
    this.key = `guide ${page.game}`;
    this.#begin();
    set(document.body, "data-guided", this.on);
  }

  #begin() {
    const address = new URL(location.href);
    if (address.searchParams.get("guide") !== "1") return;
    // Who asks for a guide gets it, even if tips were off; a reload asks for nothing.
    address.searchParams.delete("guide");
    history.replaceState(history.state, "", address);
    choose("tips", "on");
    remember(this.key, "on");
  }

  /** @returns {boolean} whether tips are shown in this game */
  get on() {
    return setting("tips") === "on" && (recall(this.key) || "").startsWith("on");
  }

  /** @returns {string[]} the names of the tips that were seen */
  get seen() {
    return (recall(this.key) || "").split(" ").slice(1);
  }

  /** @param {string} name of a tip that is shown now */
  saw(name) {
    remember(this.key, ["on", ...this.seen, name].join(" "));
  }

  /** @param {TableStore} store */
  reads({ positions, past }) {
    return [positions, past, this.guide, setting("tips")];
  }

  /** @param {TableStore} store */
  render(store) {
    if (this.guide) this.guide.render(store);
    else if (this.on && store.choosing && !this.loading) void this.#load();
  }

  async #load() {
    this.loading = true;
    const asked = import("./guide.js"); // few need it
    this.guide = await (await asked).Guide.of(this, this.actions);
    this.actions.render();
  }
}
