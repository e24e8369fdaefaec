// Hints, asked for step by step: where to look, what to play, why. The server finds them.

import { byId, set, write, writeHeard } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { inWords } from "./controls.js";
import { announce } from "./log.js";
import { shortName } from "./short-name.js";

/** @typedef {import("../protocol/types.js").Hinted} Hinted */
/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {import("./short-name.js").Board & {reveal: (touch: string) => void}} Board */
/** @typedef {import("./sheet.js").Sheet} Sheet */
/** @typedef {{line: {ask: (message: Request) => number | null}, render: () => void, sheet: Sheet}} Page */

const LAST = 3;

export class Hints {
  /**
   * @param {TableStore} store
   * @param {Board} board names things and brings them into sight
   * @param {Page} page
   */
  constructor(store, board, page) {
    this.store = store;
    this.board = board;
    this.page = page;
    /** What was told last. @type {Hinted | null} */
    this.told = null;
    /** The question to which it belongs. */
    this.question = "";
    /** The number of the request that is not answered yet; 0 if there is none. */
    this.asked = 0;
    byId("hint-ask").addEventListener("click", () => this.next());
  }

  /** @returns {boolean} whether the player may ask for a hint now */
  get open() {
    const { choosing, over, past, replaced, table, you } = this.store;
    return Boolean(table?.hints) && you.seat !== null && choosing && !over && !past && !replaced;
  }

  /** @returns {Hinted | null} what was told about the question that is asked now */
  get known() {
    return this.open && this.question === this.store.question ? this.told : null;
  }

  /** Ask for the next step. */
  next() {
    const step = (this.known?.step ?? 0) + 1;
    if (!this.open || this.#waits || step > LAST || this.store.waiting) return;
    this.question = this.store.question;
    if (step === 1) this.told = null;
    this.asked = this.page.line.ask({ t: "hint", v: this.store.v, d: this.store.d, step }) ?? 0;
    announce(say("hint-waits"));
    this.page.render();
  }

  /** @param {string} touch @returns {boolean} whether a thing is lit by the hint */
  has(touch) {
    return this.known?.touches.includes(touch) ?? false;
  }

  /**
   * @param {Message} message
   * @returns {boolean} whether it was a hint
   */
  hear(message) {
    if (message.t === "refused" && message.n && message.n === this.asked) this.asked = 0;
    if (message.t !== "hint") return false;
    if (message.n !== this.asked) return true;
    this.asked = 0;
    if (this.question === this.store.question) {
      this.told = message;
      announce(this.#words(message).at(-1) ?? "");
    }
    this.page.render();
    if (this.known === message) this.#show(message);
    return true;
  }

  /**
   * Bring into sight what a hint is about, and then its words.
   * @param {Hinted} hint
   */
  #show({ touches }) {
    const { sheet } = this.page;
    if (sheet.height !== "half") sheet.choose("half"); // the other heights hide the boards or the words
    // What the panel offers too need not be seen on the boards.
    const thing = touches.find((touch) => !this.#control(touch)) ?? touches[0];
    if (thing) this.board.reveal(thing);
    const control = byId("controls").querySelector(".hinted");
    // Where not all of them have room, the words stay.
    for (const part of [control, byId("hint"), byId("hint-say")]) part?.scrollIntoView({ block: "nearest" });
  }

  reads() {
    const { positions, people, past, waiting } = this.store;
    return [positions, people, past, waiting, this.told, this.asked];
  }

  render() {
    const { known } = this;
    const ask = byId("hint-ask");
    const next = (known?.step ?? 0) + 1;
    byId("hint").hidden = !this.open;
    ask.hidden = next > LAST;
    set(ask, "aria-disabled", this.#waits ? "true" : null);
    const step = next === 1 ? say("hint-where") : next === 2 ? say("hint-what") : say("hint-why");
    write(ask, this.#waits ? say("hint-waits") : step);
    const words = known ? this.#words(known) : [];
    writeHeard(byId("hint-say"), words[0] ?? "");
    writeHeard(byId("hint-why"), words[1] ?? "");
    write(byId("hint-note"), known?.note || "");
  }

  /** @returns {boolean} whether an answer to the question that is asked now is on its way */
  get #waits() {
    return this.asked > 0 && this.question === this.store.question;
  }

  /** @param {Hinted} hint @returns {string[]} a sentence for each step */
  #words({ touches, act, say: play, why }) {
    const [first] = touches;
    if (act === null) return [first ? say("hint-look", { thing: this.#label(first) }) : say("hint-moves")];
    const alone = this.store.offers.length === 1;
    return [say(alone ? "hint-only" : "hint-play", { act: play }), why].filter(Boolean);
  }

  /** @param {string} touch */
  #control(touch) {
    return this.store.overlay?.controls.find((one) => one.touch === touch);
  }

  /** @param {string} touch */
  #label(touch) {
    const { overlay } = this.store;
    const control = this.#control(touch);
    if (control) return inWords(control, overlay?.groups?.[control.group || ""] || "") ?? control.label;
    return shortName(this.board, touch);
  }
}
