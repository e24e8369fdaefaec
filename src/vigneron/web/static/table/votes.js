// Votes and the menu's actions: leaving, coming back, replacing an absent player, undoing, ending.

import { byId, h, keep, set, write } from "../ui/dom.js";
import { say, sentence } from "../ui/i18n.js";
import { written } from "./clocks.js";
import { announce } from "./log.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {{key: string, label: string, sure: string, message: Request}} Deed */

export class Votes {
  /**
   * @param {TableStore} store
   * @param {(message: Request) => void} send
   */
  constructor(store, send) {
    this.store = store;
    this.send = send;
    this.asked = "";
    /** @type {Deed | null} */
    this.deed = null;
    this.menu = /** @type {HTMLDialogElement} */ (byId("menu"));
    this.sure = /** @type {HTMLDialogElement} */ (byId("sure"));
    byId("sure-yes").addEventListener("click", () => {
      if (this.deed) this.#send(this.deed.message);
      this.sure.close();
    });
    setInterval(() => this.#time(), 500);
    byId("return").addEventListener("click", () => this.#send({ t: "seat", what: "back" }));
  }

  /** @returns {boolean} whether an answer of a player on this device is awaited */
  get awaited() {
    const { motion, you, over } = this.store;
    const own = you.device?.seats || (you.seat === null ? [] : [you.seat]);
    return Boolean(motion && !over && own.some((seat) => motion.open.includes(seat)));
  }

  /** @param {TableStore} store */
  reads({ positions, table, you, people, motion, online }) {
    return [positions, table, you, people, motion, online];
  }

  render() {
    this.#motion();
    keep(
      byId("deeds"),
      this.deeds(),
      (deed) => deed.key,
      (deed) => h("button", { type: "button", "data-deed": deed.key, onclick: () => this.#choose(deed.key) }),
      (button, deed) => write(button, deed.label),
    );
    byId("return").hidden = !this.store.replaced;
    set(byId("return"), "aria-disabled", this.store.online ? null : "true");
    write(byId("digest"), this.store.table?.commitment || "");
    const { secret } = this.store.table || {};
    byId("fair-secret").hidden = !secret;
    write(byId("secret"), secret || "");
  }

  /** @returns {Deed[]} the actions that are possible now */
  deeds() {
    const { store } = this;
    const { people, you, motion } = store;
    if (you.seat === null || store.over || store.table?.phase !== "playing" || !this.store.online) return [];
    const others = people.filter((person) => person.kind === "person" && person.seat !== you.seat);
    const playing = others.filter((person) => !person.bot);
    /** @type {Deed[]} */
    const out = [];
    if (store.replaced) {
      out.push({ key: "back", label: say("return"), sure: "", message: { t: "seat", what: "back" } });
    } else {
      const alone = playing.length === 0;
      if (store.turn.ask && !motion) {
        const sure = alone ? "" : say("ask-sure", { act: sentence(store.turn.ask) });
        out.push({
          key: "ask",
          label: say(alone ? "ask-alone" : "ask"),
          sure,
          message: { t: "propose", kind: "undo" },
        });
      }
      for (const seat of you.device?.curtain ? you.device.seats : []) {
        if (seat !== you.seat)
          out.push({
            key: `open-${seat}`,
            label: say("hand-on", { name: store.name(seat) }),
            sure: "",
            message: { t: "open", seat },
          });
      }
      out.push({
        key: "leave",
        label: say("leave"),
        sure: say(alone ? "leave-last" : "leave-sure"),
        message: { t: "seat", what: "leave" },
      });
      if (!motion) {
        const sure = say(alone ? "end-alone" : "end-sure");
        out.push({ key: "end", label: say("end"), sure, message: { t: "propose", kind: "end" } });
      }
    }
    return out;
  }

  /** @param {import("../protocol/types.js").Person} person whom a bot may replace */
  replace({ seat, name, clock }) {
    // With a clock, those who are here are asked.
    const [label, sure] = clock
      ? [say("remove-ask"), say("remove-ask-sure", { name })]
      : [say("remove", { name }), say("remove-sure", { name })];
    this.#ask({
      key: `remove-${seat}`,
      label,
      sure,
      message: { t: "seat", what: "remove", seat },
    });
  }

  /** @param {string} key */
  #choose(key) {
    const deed = this.deeds().find((other) => other.key === key);
    if (!deed) return;
    this.menu.close();
    if (deed.sure) this.#ask(deed);
    else this.#send(deed.message);
  }

  /** @param {Deed} deed */
  #ask(deed) {
    this.deed = deed;
    write(byId("sure-title"), deed.label);
    write(byId("sure-text"), deed.sure);
    write(byId("sure-yes"), deed.label);
    this.sure.showModal();
  }

  /** @param {Request} message */
  #send(message) {
    if (this.store.online) this.send(message);
  }

  #motion() {
    const { store } = this;
    const { motion } = store;
    const shown = motion && !store.over ? motion : null;
    const place = byId("motion");
    place.hidden = !shown;
    const asked = shown ? `${shown.kind} ${shown.seat} ${shown.id}` : "";
    if (shown && asked !== this.asked) {
      announce([shown.say, ...shown.acts, ...shown.choices.map((choice) => choice.label)].join(" "));
    }
    this.asked = asked;
    write(byId("motion-say"), shown?.say || "");
    keep(
      byId("motion-acts"),
      (shown?.acts || []).map((act, i) => ({ act, i })),
      ({ i }) => String(i),
      () => h("li"),
      (item, { act }) => write(item, act),
    );
    this.#time();
    const missing = shown?.open || [];
    // Whether somebody plays in place of a bot is the host's to say, while nobody declines.
    const hosts = missing.filter(
      (seat) => shown?.kind === "sit" && store.people.some((one) => one.seat === seat && one.host),
    );
    const open = (hosts.length > 0 ? hosts : missing)
      .filter((seat) => seat !== store.you.seat)
      .map((seat) => store.name(seat));
    const names = new Intl.ListFormat(document.documentElement.lang).format(open);
    write(byId("motion-open"), open.length > 0 ? say("motion-open", { names }) : "");
    keep(
      byId("motion-choices"),
      shown?.choices || [],
      (choice) => `${asked} ${choice.choice}`,
      ({ choice }) =>
        h("button", { type: "button", "data-choice": choice, onclick: () => this.#vote(choice) }),
      (button, { choice, label }) => {
        write(button, label);
        set(
          button,
          "aria-pressed",
          choice === "withdraw" ? null : shown?.yours === choice ? "true" : "false",
        );
        set(button, "aria-disabled", this.store.online ? null : "true");
      },
    );
    // Each of the players on this device answers separately.
    const beside = (shown?.beside || []).flatMap((seat) =>
      (shown?.answers || []).map((answer) => ({ ...answer, seat })),
    );
    keep(
      byId("motion-beside"),
      beside,
      ({ seat, choice }) => `${asked} ${seat} ${choice}`,
      ({ seat, choice }) =>
        h("button", {
          type: "button",
          "data-choice": choice,
          "data-seat": seat,
          onclick: () => this.#vote(choice, seat),
        }),
      (button, { seat, label }) => {
        const answered = !shown?.open.includes(seat);
        write(button, say("motion-for", { name: store.name(seat), label }));
        button.hidden = answered;
        set(button, "aria-disabled", this.store.online ? null : "true");
      },
    );
  }

  /** Show how long the motion stays open. */
  #time() {
    const { motion, over, heard } = this.store;
    const left =
      motion && !over && typeof motion.left === "number"
        ? Math.max(0, motion.left - (performance.now() - heard))
        : null;
    write(byId("motion-left"), left === null ? "" : say("motion-left", { time: written(left) }));
  }

  /**
   * @param {import("../protocol/types.js").ChoiceOffer["choice"]} choice
   * @param {number | null} [seat] of another player on this device
   */
  #vote(choice, seat = null) {
    const about = this.store.motion?.id ?? null;
    this.#send({ t: "vote", choice, about, seat });
  }
}
