// Real dice: the host enters the outcome of each draw with large buttons.
import { byId, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";

/** @typedef {import("../protocol/types.js").Real} Real */
/** @typedef {import("../protocol/types.js").Enter} Enter */

const MANY = 16; // with more choices there is a filter

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class ManualDice {
  /** @param {{send: (message: Enter) => void, announce: (text: string) => void}} actions */
  constructor(actions) {
    this.actions = actions;
    /** @type {Real | null} */
    this.real = null;
    this.asked = "";
    this.filter = /** @type {HTMLInputElement} */ (byId("real-filter").querySelector("input"));
    this.filter.addEventListener("input", () => this.#choices());
    byId("real-back").addEventListener("click", () => this.#send({ back: true }));
    byId("real-done").addEventListener("click", () => this.#send({ done: true }));
  }

  /** @param {Real | null} real */
  draw(real) {
    this.real = real;
    const asked = real?.may ? real.asked : null;
    const place = byId("real");
    place.hidden = !asked;
    if (!asked) {
      this.asked = "";
      return;
    }
    const within = place.contains(document.activeElement);
    const now = `${asked.kind} ${asked.at} ${asked.what}`;
    const fresh = now !== this.asked;
    if (fresh) {
      this.filter.value = "";
      this.note("");
    }
    this.asked = now;
    const complete = asked.choices.length === 0;
    const what = complete
      ? say("real-complete")
      : say(asked.kind === "correct" ? "real-again" : "real-what", { what: asked.what });
    write(byId("real-what"), what);
    keep(
      byId("real-given"),
      asked.given.map((one, i) => ({ ...one, i })),
      ({ i }) => String(i),
      () => h("li", {}),
      (item, one) => write(item, say("real-one", { what: one.what, label: one.label })),
    );
    byId("real-given").scrollTop = byId("real-given").scrollHeight;
    byId("real-filter").hidden = asked.choices.length <= MANY;
    this.#choices();
    byId("real-done").hidden = !complete;
    write(byId("real-done"), say("real-begin"));
    write(
      byId("real-back"),
      say(asked.at > 0 ? "real-back" : asked.kind === "correct" ? "real-stay" : "real-cancel"),
    );
    if (!fresh) return;
    this.actions.announce(what);
    if (within) (complete ? byId("real-done") : byId("real-choices").querySelector("button"))?.focus();
  }

  /** @param {string} text why a draw was refused */
  note(text) {
    const place = byId("real-note");
    place.hidden = !text;
    write(place, text);
  }

  #choices() {
    const asked = this.real?.asked;
    if (!asked) return;
    const words = plain(this.filter.value).split(/\s+/).filter(Boolean);
    const found = asked.choices.filter((choice) => words.every((word) => plain(choice.label).includes(word)));
    const counted = asked.choices.some((choice) => choice.left > 1);
    const longest = Math.max(...asked.choices.map((choice) => choice.label.length), 0);
    set(byId("real-choices"), "data-form", longest <= 3 ? "short" : longest > 14 ? "long" : null);
    keep(
      byId("real-choices"),
      found,
      (choice) => `${this.asked} ${choice.outcome}`,
      (choice) =>
        h(
          "button",
          {
            type: "button",
            class: "result",
            "data-outcome": choice.outcome,
            onclick: () => this.#send({ outcome: choice.outcome }),
          },
          h("b", {}, choice.label),
          counted ? h("small", {}, say("real-left", { n: choice.left })) : null,
        ),
      () => {},
    );
  }

  /** @param {{back?: boolean, done?: boolean, outcome?: number}} what */
  #send(what) {
    const asked = this.real?.asked;
    if (asked) this.actions.send({ t: "enter", at: asked.at, ...what });
  }
}
