// The better act that a review found for a ply: lit up in the position before it, and played out.

import { byId, h, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { paced } from "../ui/settings.js";
import { readOn } from "./reading.js";

/** @typedef {import("../protocol/types.js").Past} Past */
/** @typedef {import("./looking-back.js").LookingBack} LookingBack */
/** @typedef {{seat: number, touch: string[], words: string[], steps: Past[]}} Found */

const PAUSE = 1400; // milliseconds between two acts that are played out, after the animation
const BEFORE = 700;

export class Better {
  /**
   * @param {LookingBack} back
   * @param {string} table its id
   * @param {number} ply the ply that was reviewed
   * @param {(text: string) => void} announce
   */
  constructor(back, table, ply, announce) {
    this.back = back;
    this.ply = ply;
    this.announce = announce;
    this.card = byId("past-better");
    this.button = byId("past-better-play");
    readOn(byId("past-better-words"));
    /** @type {Found | null} */
    this.found = null;
    /** Whether the position of the better act was asked for. */
    this.placed = false;
    this.playing = false;
    /** How many acts are played out. */
    this.at = 0;
    this.timer = 0;
    this.button.addEventListener("click", () => this.#press());
    back.moment = () => (this.here ? { ply, instead: this.shown } : null);
    void this.#load(`/t/${table}/review/better/${ply}`);
  }

  reads() {
    const { back, found, playing, at } = this;
    return [back.on, back.wanted, back.past.positions, found, playing, at];
  }

  /** Whether the table shows the position before the ply, or what the better act comes to. */
  get here() {
    return this.back.on && this.found !== null && this.back.wanted === this.ply - 1;
  }

  /** Whether the better act is played out. */
  get shown() {
    return this.playing || this.at > 0;
  }

  render() {
    const { back, found, card, here, shown } = this;
    if (back.on && found && !this.placed) {
      this.placed = true;
      back.eyes = found.seat === back.live.you.seat ? null : found.seat;
      this.#point();
      back.go(this.ply - 1);
      this.announce(found.words.join(" "));
    }
    card.hidden = !here;
    if (!here || !found) {
      if (shown || back.pointed.size > 0) this.#stop();
      return;
    }
    set(card, "data-played", shown);
    write(this.button, shown ? say("better-back") : say("better-play"));
    this.button.hidden = found.steps.length === 0;
  }

  /** @param {string} path */
  async #load(path) {
    try {
      const answer = await fetch(path, { headers: { accept: "application/json" } });
      if (!answer.ok) return;
      /** @type {Found} */
      const found = await answer.json();
      this.found = found;
      byId("past-better-words").replaceChildren(...found.words.map((text) => h("p", {}, text)));
      this.back.page.render();
    } catch {
      // the position is shown without it
    }
  }

  #point() {
    this.back.pointed = new Set(this.shown ? [] : this.found?.touch);
  }

  #press() {
    if (this.shown) {
      this.#stop();
      this.#point();
      this.back.go(this.ply - 1);
      return;
    }
    this.back.pause();
    this.playing = true;
    this.timer = setTimeout(() => this.#next(), paced(BEFORE));
  }

  #next() {
    const step = this.found?.steps[this.at];
    if (!this.playing || !step) {
      this.playing = false;
      this.back.page.render();
      return;
    }
    this.at += 1;
    this.#point();
    const takes = this.back.imagine(step);
    this.timer = setTimeout(() => this.#next(), takes + paced(PAUSE));
  }

  #stop() {
    clearTimeout(this.timer);
    this.playing = false;
    this.at = 0;
    if (!this.back.on || this.back.wanted !== this.ply - 1) this.back.pointed = new Set();
    else this.#point();
  }
}
