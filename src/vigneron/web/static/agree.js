// What people at a table settle among themselves: somebody leaves, comes back or is gone; taking back, ending.
import { byId, h, keep, set, write } from "./dom.js";
import { announce } from "./log.js";
import { say } from "./words.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {{key: string, label: string, sure: string, message: Record<string, unknown>}} Deed */

export class Agreements {
  /**
   * @param {Store} store
   * @param {{send: (message: Record<string, unknown>) => void, online: () => boolean}} hands
   */
  constructor(store, hands) {
    this.store = store;
    this.hands = hands;
    this.asked = "";
    /** @type {Deed | null} */
    this.deed = null;
    this.menu = /** @type {HTMLDialogElement} */ (byId("menu"));
    this.sure = /** @type {HTMLDialogElement} */ (byId("sure"));
    byId("sure-yes").addEventListener("click", () => {
      if (this.deed) this.#send(this.deed.message);
      this.sure.close();
    });
    byId("return").addEventListener("click", () => this.#send({ t: "seat", what: "back" }));
  }

  draw() {
    this.#motion();
    const deeds = this.deeds();
    byId("deeds-title").hidden = deeds.length === 0;
    keep(byId("deeds"), deeds, (deed) => deed.key,
      (deed) => h("button", { type: "button", "data-deed": deed.key, onclick: () => this.#choose(deed.key) }),
      (button, deed) => write(button, deed.label));
    byId("return").hidden = !this.store.replaced;
    set(byId("return"), "aria-disabled", this.hands.online() ? null : "true");
    write(byId("digest"), this.store.table?.commitment || "");
    const { secret } = this.store.table || {};
    byId("fair-secret").hidden = !secret;
    write(byId("secret"), secret || "");
  }

  /** @returns {Deed[]} what may be done now */
  deeds() {
    const { store } = this;
    const { people, you, motion } = store;
    if (you.seat === null || store.over || store.table?.phase !== "playing" || !this.hands.online()) return [];
    const others = people.filter((person) => person.kind === "person" && person.seat !== you.seat);
    const playing = others.filter((person) => !person.bot);
    /** @type {Deed[]} */
    const out = [];
    if (store.replaced) {
      out.push({ key: "back", label: say("return"), sure: "", message: { t: "seat", what: "back" } });
    } else {
      const alone = playing.length === 0;
      if (store.turn.ask && !motion) {
        const sure = alone ? "" : say("ask-sure");
        out.push({ key: "ask", label: say(alone ? "ask-alone" : "ask"), sure, message: { t: "propose", kind: "undo" } });
      }
      for (const seat of you.device?.curtain ? you.device.seats : []) {
        if (seat !== you.seat) out.push({ key: `open-${seat}`, label: say("hand-on", { name: store.name(seat) }), sure: "", message: { t: "open", seat } });
      }
      out.push({ key: "leave", label: say("leave"), sure: say(alone ? "leave-last" : "leave-sure"), message: { t: "seat", what: "leave" } });
      if (!motion) {
        const sure = say(playing.some((person) => person.here) ? "end-sure" : "end-alone");
        out.push({ key: "end", label: say("end"), sure, message: { t: "propose", kind: "end" } });
      }
    }
    // The host may; while he is away, anybody may.
    if (you.host || !people.some((person) => person.host && person.here)) {
      for (const { seat, name, here } of playing) {
        if (here) continue;
        out.push({ key: `remove-${seat}`, label: say("remove", { name }), sure: say("remove-sure", { name }), message: { t: "seat", what: "remove", seat } });
      }
    }
    return out;
  }

  /** @param {string} key */
  #choose(key) {
    const deed = this.deeds().find((other) => other.key === key);
    if (!deed) return;
    this.menu.close();
    if (!deed.sure) {
      this.#send(deed.message);
      return;
    }
    this.deed = deed;
    write(byId("sure-title"), deed.label);
    write(byId("sure-text"), deed.sure);
    write(byId("sure-yes"), deed.label);
    this.sure.showModal();
  }

  /** @param {Record<string, unknown>} message */
  #send(message) {
    if (this.hands.online()) this.hands.send(message);
  }

  #motion() {
    const { store } = this;
    const { motion } = store;
    const shown = motion && !store.over ? motion : null;
    const place = byId("motion");
    place.hidden = !shown;
    const asked = shown ? `${shown.kind} ${shown.seat}` : "";
    if (shown && asked !== this.asked) {
      announce([shown.say, ...shown.choices.map((choice) => choice.label)].join(" "));
    }
    this.asked = asked;
    write(byId("motion-say"), shown?.say || "");
    const open = (shown?.open || []).filter((seat) => seat !== store.you.seat).map((seat) => store.name(seat));
    const names = new Intl.ListFormat(document.documentElement.lang).format(open);
    write(byId("motion-open"), open.length > 0 ? say("motion-open", { names }) : "");
    keep(byId("motion-choices"), shown?.choices || [], (choice) => `${asked} ${choice.choice}`,
      ({ choice }) => h("button", { type: "button", "data-choice": choice, onclick: () => this.#send({ t: "vote", choice }) }),
      (button, { choice, label }) => {
        write(button, label);
        set(button, "aria-pressed", shown?.yours === choice ? "true" : "false");
        set(button, "aria-disabled", this.hands.online() ? null : "true");
      });
  }
}
