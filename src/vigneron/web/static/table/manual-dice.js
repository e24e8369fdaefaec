// Real dice: people enter the outcome of each draw with large buttons, the dice of a roll in one go.
import { byId, h, keep, set, sign, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { tone } from "../ui/seat-colours.js";

/** @typedef {import("../protocol/types.js").Real} Real */
/** @typedef {import("../protocol/requests.js").Enter} Enter */
/** @typedef {import("../protocol/types.js").Person} Person */
/** @typedef {import("../protocol/types.js").DrawChoice} DrawChoice */
/** @typedef {{what: string, count: number, choices: readonly DrawChoice[]}} Row dice that are alike */

const MANY = 16; // with more choices there is a filter

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Return the rows of buttons of a question: dice that are alike and follow each other share one.
 * @param {NonNullable<Real["asked"]>} asked
 * @returns {Row[]}
 */
export function rowsOf(asked) {
  /** @type {Row[]} */
  const rows = [];
  for (const { what, choices } of [asked, ...asked.more]) {
    const last = rows.at(-1);
    if (last && last.what === what) last.count += 1;
    else rows.push({ what, count: 1, choices });
  }
  return rows;
}

/**
 * Return how wide the buttons of these outcomes are, so that no word breaks in one.
 * @param {string[]} labels
 * @returns {"short" | "long" | null}
 */
export function formOf(labels) {
  if (labels.every((label) => label.length <= 3)) return "short";
  const long = labels.some((label) => label.length > 14 || label.split(" ").some((word) => word.length > 8));
  return long ? "long" : null;
}

export class ManualDice {
  /** @param {{send: (message: Enter) => void, announce: (text: string) => void}} actions */
  constructor(actions) {
    this.actions = actions;
    /** @type {Real | null} */
    this.real = null;
    this.asked = "";
    /** @type {number[][]} the outcomes that were touched in each row, of a roll that is not complete */
    this.touched = [];
    /** @type {number[]} the rows that were touched, in order */
    this.order = [];
    /** @type {number | null} the player of this device who may look at their secret draw */
    this.opened = null;
    this.covered = false;
    /** @type {readonly Person[]} */
    this.people = [];
    /** @type {readonly number[]} */
    this.device = [];
    this.filter = /** @type {HTMLInputElement} */ (byId("real-filter").querySelector("input"));
    this.filter.addEventListener("input", () => this.#choices());
    byId("real-back").addEventListener("click", () => this.#back());
    byId("real-done").addEventListener("click", () => this.#done());
  }

  /**
   * @param {Real | null} real
   * @param {readonly Person[]} people
   * @param {readonly number[]} device the seats on this device, if there are several
   */
  draw(real, people = [], device = []) {
    this.real = real;
    this.people = people;
    this.device = device;
    const asked = real && (real.may || real.back) ? real.asked : null;
    const place = byId("real");
    place.hidden = !asked;
    if (!asked) {
      this.asked = "";
      this.opened = null;
      return;
    }
    const within = place.contains(document.activeElement);
    const now = `${asked.kind} ${asked.at} ${asked.what}`;
    const fresh = now !== this.asked;
    if (fresh) {
      this.filter.value = "";
      this.note("");
      this.#forget();
    }
    this.asked = now;
    if (asked.owner !== this.opened) this.opened = null;
    this.covered = asked.owner !== null && device.includes(asked.owner) && this.opened !== asked.owner;
    const name = people.find((person) => person.seat === asked.owner)?.name || "";
    const complete = asked.choices.length === 0;
    const what = this.#question(asked, name);
    write(byId("real-what"), what);
    const dropped = asked.kind === "correct" ? people.filter((person) => person.chosen) : [];
    byId("real-drops").hidden = dropped.length === 0;
    const names = dropped.map((person) => person.name).join(", ");
    write(byId("real-drops"), dropped.length > 0 ? say("real-drops", { names }) : "");
    this.#given();
    byId("real-filter").hidden = !this.#open() || asked.choices.length <= MANY;
    this.#choices();
    byId("real-done").hidden = !(complete || this.covered);
    write(byId("real-done"), complete ? say("real-begin") : say("hand-open", { name }));
    byId("real-back").hidden = !real?.back;
    if (!fresh) return;
    this.actions.announce(what);
    if (within) this.focus();
  }

  /** Move the focus to the first thing that answers the question. */
  focus() {
    const done = byId("real-done");
    const first = done.hidden ? byId("real-choices").querySelector("button") : done;
    first?.focus({ preventScroll: true });
  }

  /** @param {string} text why a draw was refused */
  note(text) {
    const place = byId("real-note");
    place.hidden = !text;
    write(place, text);
    if (!text) return;
    this.#forget();
    this.#given();
    this.#choices();
  }

  /**
   * @param {NonNullable<Real["asked"]>} asked
   * @param {string} name the name of whose secret the draw is
   */
  #question(asked, name) {
    if (asked.choices.length === 0) return say("real-complete");
    if (!this.real?.may) return say("real-other", { name });
    if (this.covered) return say("real-secret", { name });
    const what = rowsOf(asked).length > 1 ? say("real-roll") : asked.what;
    return say(asked.kind === "correct" ? "real-again" : "real-what", { what });
  }

  /** @returns {boolean} whether the outcomes may be seen and touched */
  #open() {
    return Boolean(this.real?.may && this.real.asked) && !this.covered;
  }

  #forget() {
    this.touched = this.real?.asked ? rowsOf(this.real.asked).map(() => []) : [];
    this.order = [];
  }

  #given() {
    const asked = this.real?.asked;
    if (!asked) return;
    const rows = rowsOf(asked);
    const own = rows.flatMap(({ what, choices }, row) =>
      (this.touched[row] || []).map((outcome) => ({
        what,
        label: choices.find((choice) => choice.outcome === outcome)?.label || "",
      })),
    );
    keep(
      byId("real-given"),
      [...asked.given, ...own].map((one, i) => ({ ...one, i })),
      ({ i }) => String(i),
      () => h("li", {}),
      (item, { what, label }) => write(item, say("real-one", { what, label: label || say("real-covered") })),
    );
    byId("real-given").scrollTop = byId("real-given").scrollHeight;
    const { kind } = asked;
    const first =
      kind === "correct" ? say("real-stay") : say(kind === "begin" ? "real-later" : "real-cancel");
    write(byId("real-back"), asked.at + this.order.length > 0 ? say("real-back") : first);
  }

  #choices() {
    const asked = this.real?.asked;
    if (!asked) return;
    const rows = this.#open() ? rowsOf(asked).filter((row) => row.choices.length > 0) : [];
    keep(
      byId("real-choices"),
      rows.map((row, at) => ({ row, at })),
      ({ at }) => `${this.asked} ${at}`,
      ({ row }) =>
        h(
          "div",
          { class: "roll", role: "group", "aria-label": row.what },
          rows.length > 1 ? h("p", { class: "roll-what" }) : null,
          h("div", { class: "results" }),
        ),
      (roll, { row, at }) => this.#row(roll, row, at),
    );
  }

  /**
   * @param {HTMLElement} roll
   * @param {Row} row
   * @param {number} at
   */
  #row(roll, { what, count, choices }, at) {
    const touched = this.touched[at] || [];
    const heading = roll.querySelector(".roll-what");
    if (heading) write(heading, count > 1 ? say("real-row", { what, n: count }) : what);
    const words = plain(this.filter.value).split(/\s+/).filter(Boolean);
    const place = /** @type {HTMLElement} */ (roll.querySelector(".results"));
    set(place, "data-form", formOf(choices.map(({ label }) => label)));
    keep(
      place,
      choices.filter((choice) => words.every((word) => plain(choice.label).includes(word))),
      (choice) => String(choice.outcome),
      (choice) =>
        h(
          "button",
          {
            type: "button",
            class: `result ${choice.tone ? tone(choice.tone) : ""}`.trim(),
            "data-outcome": choice.outcome,
            onclick: () => this.#touch(at, choice.outcome),
          },
          document.getElementById(choice.symbol) ? sign(choice.symbol, choice.tone) : null,
          h("b", {}, choice.label),
          choice.left ? h("small", {}, choice.left) : null,
        ),
      (button, choice) => {
        const times = touched.filter((outcome) => outcome === choice.outcome).length;
        const die = this.touched.length > 1 || count > 1;
        set(button, "aria-pressed", die ? String(times > 0) : null);
        set(button, "data-times", times > 1 ? String(times) : null);
      },
    );
  }

  /**
   * Take an outcome; when each die has one, they are sent together.
   * @param {number} at
   * @param {number} outcome
   */
  #touch(at, outcome) {
    const asked = this.real?.asked;
    const row = asked ? rowsOf(asked)[at] : undefined;
    const touched = this.touched[at];
    if (!asked || !row || !touched) return;
    if (touched.length === row.count) {
      touched.shift(); // another face for a die that has one
      this.order.splice(this.order.indexOf(at), 1);
    }
    touched.push(outcome);
    this.order.push(at);
    if (this.order.length <= asked.more.length) {
      this.#given();
      this.#choices();
      return;
    }
    const [first, ...more] = this.touched.flat();
    this.#send(more.length > 0 ? { outcome: first, more } : { outcome: first });
  }

  #back() {
    const at = this.order.pop();
    if (at === undefined) {
      this.#send({ back: true });
      return;
    }
    this.touched[at]?.pop();
    this.#given();
    this.#choices();
  }

  #done() {
    if (!this.covered) {
      this.#send({ done: true });
      return;
    }
    this.opened = this.real?.asked?.owner ?? null;
    this.asked = "";
    this.draw(this.real, this.people, this.device);
    this.focus();
  }

  /** @param {{back?: boolean, done?: boolean, outcome?: number, more?: number[]}} what */
  #send(what) {
    const asked = this.real?.asked;
    if (asked) this.actions.send({ t: "enter", at: asked.at, ...what });
  }
}
