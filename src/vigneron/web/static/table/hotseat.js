// Several players on one device: a curtain covers the panel until the next player opens their seat.
import { byId, h, keep, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { setting } from "../ui/settings.js";

/** Milliseconds after an act until the curtain is drawn by itself: as long as taking back is offered. */
const BY_ITSELF = 4000;

/** @typedef {import("./table-store.js").TableStore} TableStore */

export class Hotseat {
  /**
   * @param {TableStore} store
   * @param {{open: (seat: number) => void, announce: (text: string) => void}} actions
   */
  constructor(store, actions) {
    this.store = store;
    this.actions = actions;
    this.drawn = "";
    /** The next seat, for the button that draws the curtain. @type {number | undefined} */
    this.following = undefined;
    this.timer = 0;
    byId("next-hand").addEventListener("click", () => this.#pass());
    // Whoever still looks, reads or thinks is given time.
    for (const kind of ["pointerdown", "keydown", "wheel"])
      addEventListener(kind, () => this.#wait(), { passive: true });
  }

  #pass() {
    clearTimeout(this.timer);
    if (this.following !== undefined) this.actions.open(this.following);
  }

  /** Draw the curtain soon, so that handing the device on takes one touch: that of the next player. */
  #wait() {
    clearTimeout(this.timer);
    if (this.following !== undefined && setting("confirm") !== "on")
      this.timer = setTimeout(() => this.#pass(), BY_ITSELF);
  }

  /** @param {TableStore} store */
  reads({ positions, people, you }) {
    return [positions, people, you];
  }

  render() {
    const { store } = this;
    const { device, seat } = store.you;
    const playing = store.table?.phase === "playing" && !store.over;
    const closed = Boolean(device) && seat === null && playing;
    byId("curtain").hidden = !closed;
    byId("panel").classList.toggle("curtained", closed);
    const was = this.following;
    this.following =
      device && playing && seat !== null && device.curtain && !store.choosing
        ? device.awaited.find((one) => one !== seat)
        : undefined;
    byId("next-hand").hidden = this.following === undefined;
    if (this.following !== was) this.#wait();
    if (this.following !== undefined)
      write(byId("next-hand"), say("hand-on", { name: store.name(this.following) }));
    if (!closed || !device) {
      this.drawn = "";
      return;
    }
    const first = device.next ?? device.awaited[0] ?? null;
    const title =
      device.next === null || device.next === undefined
        ? say("hand-who")
        : say("hand-on", { name: store.name(device.next) });
    write(byId("curtain-title"), title);
    const order = [...device.seats].sort((a, b) => Number(b === first) - Number(a === first) || a - b);
    keep(
      byId("curtain-seats"),
      order,
      (one) => `${one} ${one === first}`,
      (one) =>
        h("button", {
          type: "button",
          class: one === first ? "go" : "",
          "data-open": one,
          onclick: () => this.actions.open(one),
        }),
      (button, one) => write(button, say("hand-open", { name: store.name(one) })),
    );
    if (this.drawn === title) return;
    this.drawn = title;
    this.actions.announce(title);
    byId("curtain-seats").querySelector("button")?.focus({ preventScroll: true });
  }
}
