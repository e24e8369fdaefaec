// The panel: its prompt, buttons and height. Its other parts are views of their own.

import { byId, called, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { isSecondHalf } from "./act.js";
import { confirmStep, nextStep } from "./step.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */

/**
 * What the panel's buttons do with the act.
 * @typedef {object} Deeds
 * @property {() => void} confirm
 * @property {() => void} undo
 * @property {() => void} change
 * @property {(touch: string) => string} label the name of a thing on a board
 */

export class Panel {
  /**
   * @param {TableStore} store
   * @param {Deeds} act
   * @param {{clear: () => void, count: () => void}} actions of the other buttons
   */
  constructor(store, act, actions) {
    this.store = store;
    this.act = act;
    this.element = byId("panel");
    this.confirm = /** @type {HTMLButtonElement} */ (byId("confirm"));
    this.confirm.addEventListener("click", (event) => {
      if (!isSecondHalf(event)) act.confirm();
    });
    byId("back").addEventListener("click", () => actions.clear());
    byId("undo").addEventListener("click", () => act.undo());
    byId("change").addEventListener("click", () => act.change());
    byId("count").addEventListener("click", () => actions.count());
    this.highest = 0;
    /** The height that is set, as a length. */
    this.least = "";
    this.form = "";
    this.moves = /** @type {HTMLDetailsElement} */ (byId("moves"));
    this.moves.addEventListener("toggle", () => this.grow());
  }

  render() {
    const { store } = this;
    const { turn, overlay, over, choosing, replaced, complete, selection } = store;
    const step = over || replaced ? "" : nextStep(store, (touch) => this.act.label(touch));
    const asked = over
      ? over.say
      : replaced
        ? say("replaced")
        : choosing && overlay
          ? step || (complete && selection.own.length > 0 ? confirmStep(store) : overlay.prompt)
          : turn.say || overlay?.prompt || "";
    write(byId("prompt"), asked);
    set(byId("prompt"), "aria-label", called(asked));
    const sole = complete !== null && selection.own.length === 0;
    this.element.classList.toggle("mine", choosing);
    this.element.classList.toggle("asks", step !== "");
    this.element.classList.toggle("has-act", complete !== null);
    this.element.classList.toggle(
      "final",
      complete !== null && !selection.more && selection.amounts.length === 0 && selection.own.length > 0,
    );
    this.element.classList.toggle("touching", complete !== null || selection.own.length > 0);
    this.element.classList.toggle("sole", sole && choosing);
    this.confirm.hidden = !choosing;
    set(this.confirm, "aria-disabled", store.ready ? null : "true");
    const confirm = store.waiting
      ? say(store.kept ? "kept" : "sending")
      : sole
        ? complete.say
        : say("confirm");
    write(byId("confirm-words"), confirm);
    set(this.confirm, "aria-label", called(confirm));
    byId("back").hidden = !(choosing && selection.own.length > 0 && !store.kept);
    const change = turn.chosen && turn.covered && !replaced; // does the same as taking back
    byId("undo").hidden = !(turn.undo && selection.own.length === 0 && !over && !replaced && !change);
    byId("undo").classList.toggle("fresh", store.offersUndo);
    byId("change").hidden = !change;
    byId("count").hidden = !over;
    byId("more").hidden = !selection.more;
    this.grow();
  }

  /**
   * Keep the largest height so far, so that neither the board nor the buttons jump. It is set only where it
   * changes: each change before a measurement costs a layout of the whole page.
   */
  grow() {
    const phone = document.documentElement.dataset.mode === "phone";
    const form = `${document.documentElement.dataset.mode} ${innerWidth} ${innerHeight}`;
    if (form !== this.form || this.moves.open || this.store.over) this.highest = 0;
    this.form = form;
    const { sheet } = document.documentElement.dataset;
    if (this.moves.open || (phone && sheet !== "half")) {
      this.#atLeast("");
      return;
    }
    this.#atLeast(`${this.highest}px`);
    // Beside a low window's boards, the column ends sooner.
    const column = byId("side").getBoundingClientRect().bottom - this.element.getBoundingClientRect().top;
    const most = phone ? innerHeight * 0.3 : Math.min(innerHeight * 0.5, column);
    this.highest = Math.min(most, Math.max(this.highest, this.element.offsetHeight));
    this.#atLeast(`${this.highest}px`);
  }

  /** @param {string} height */
  #atLeast(height) {
    if (height === this.least) return;
    this.least = height;
    this.element.style.minHeight = height;
  }
}
