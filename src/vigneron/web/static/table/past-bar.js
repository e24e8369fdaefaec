// The bar of the past: a banner, a slider, buttons and keys. It takes the place of the panel.

import { byId, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { choose, setting } from "../ui/settings.js";
import { tellLatest } from "./log.js";
import { NamedPlaces } from "./named-places.js";
import { UNITS } from "./past-steps.js";

/** @typedef {import("./looking-back.js").LookingBack} LookingBack */

export class PastBar {
  /** @param {LookingBack} back */
  constructor(back) {
    this.back = back;
    this.bar = byId("past");
    this.slider = /** @type {HTMLInputElement} */ (byId("past-ply"));
    this.unit = /** @type {HTMLSelectElement} */ (byId("past-unit"));
    this.eyes = /** @type {HTMLSelectElement} */ (byId("past-eyes"));
    this.pace = /** @type {HTMLSelectElement} */ (byId("past-pace"));
    this.opener = byId("look-back");
    this.shown = false;
    this.named = new NamedPlaces(() => back.shown);
    byId("look-back").addEventListener("click", () => back.toggle());
    byId("past-first").addEventListener("click", () => back.first());
    byId("past-back").addEventListener("click", () => back.step(-1));
    byId("past-forward").addEventListener("click", () => back.step(1));
    byId("past-last").addEventListener("click", () => back.end());
    byId("past-play").addEventListener("click", () => this.#play());
    byId("past-since").addEventListener("click", () => back.since());
    byId("past-leave").addEventListener("click", () => back.leave());
    byId("missed-play").addEventListener("click", () => back.since());
    byId("missed-not").addEventListener("click", () => back.decline());
    this.slider.addEventListener("input", () => back.toPly(Number(this.slider.value)));
    this.unit.addEventListener("change", () => {
      back.unit = UNITS.find((unit) => unit === this.unit.value) || "move";
    });
    this.eyes.addEventListener("change", () =>
      back.look(this.eyes.value === "" ? null : Number(this.eyes.value)),
    );
    this.pace.addEventListener("change", () => choose("speed", this.pace.value));
    this.bar.addEventListener("keydown", (event) => this.#key(event));
    byId("log").addEventListener("click", (event) => this.#line(/** @type {Element} */ (event.target)));
    byId("log").addEventListener("keydown", (event) => this.#walk(event));
  }

  reads() {
    const { back } = this;
    const moment = back.moment();
    const told = [moment?.ply, moment?.instead];
    return [back.changes, back.on, back.past.positions, back.live.positions, back.live.people, ...told];
  }

  render() {
    const { back, bar } = this;
    const { past, live } = back;
    const had = this.shown;
    this.shown = back.on;
    if (had && !back.on && bar.contains(document.activeElement))
      byId("prompt").focus({ preventScroll: true });
    bar.hidden = !back.on;
    set(document.documentElement, "data-past", back.on);
    set(this.opener, "aria-pressed", back.on ? "true" : "false");
    byId("missed").hidden = back.missed === 0 || back.on;
    write(byId("missed-say"), say("past-missed", { n: back.missed }));
    this.#mark();
    if (had && !back.on) tellLatest(live.log);
    if (!back.on) return;
    write(byId("latest-words"), past.acts.at(-1) ?? past.status); // not what came later
    const moment = back.moment();
    const ply = moment?.ply ?? past.ply; // the moment's own number, which its sentences name
    const at = say(moment ? (moment.instead ? "better-instead" : "better-before") : "past-at", {
      ply,
      last: back.last,
    });
    write(byId("past-name"), say(moment ? "better-title" : "past-title"));
    write(byId("past-where"), past.status);
    write(byId("past-at"), at);
    this.slider.max = String(back.last);
    this.slider.value = String(past.ply);
    set(this.slider, "aria-valuetext", `${at}. ${past.status}`);
    keep(
      byId("past-say"),
      past.acts.map((text, i) => ({ text, i })),
      ({ i }) => String(i),
      () => h("li", {}),
      (item, { text }) => write(item, text),
    );
    for (const button of [byId("past-first"), byId("past-back")])
      set(button, "aria-disabled", past.ply === 0 ? "true" : null);
    for (const button of [byId("past-forward"), byId("past-last")])
      set(button, "aria-disabled", past.ply >= back.last ? "true" : null);
    set(byId("past-play"), "aria-label", back.playing ? say("past-pause") : say("past-play"));
    byId("past-play").classList.toggle("playing", back.playing);
    const leave = back.returning ? say("past-skip") : live.over ? say("past-end") : say("past-now");
    write(byId("past-leave"), leave);
    this.unit.value = back.unit;
    this.pace.value = setting("speed");
    byId("past-course").hidden = byId("past-continue").hidden = !live.over;
    set(byId("past-continue"), "href", `/t/${back.page.id}/continue?ply=${past.ply}`);
    byId("past-since").hidden = Boolean(live.over) || live.you.seat === null || back.returning;
    const news = [
      back.news === 1 ? say("past-news-one") : back.news > 1 ? say("past-news", { n: back.news }) : "",
      live.choosing ? say("your-turn") : "",
    ].filter(Boolean);
    write(byId("past-news"), news.join(" · "));
    byId("past-news").hidden = news.length === 0;
    this.#eyes();
    if (!had) byId("past-back").focus({ preventScroll: true });
  }

  /** After the end everything covered may be seen: the seats with whose eyes one can look. */
  #eyes() {
    const { live, past } = this.back;
    byId("past-eyes-field").hidden = !live.over;
    const own = live.you.seat;
    const seats = [null, ...live.people.map(({ seat }) => seat)].filter(
      (seat) => seat !== own || own === null,
    );
    keep(
      this.eyes,
      own === null ? seats : [own, ...seats.filter((seat) => seat !== null)],
      (seat) => String(seat),
      (seat) => h("option", { value: seat === own || seat === null ? "" : seat }),
      (option, seat) =>
        write(option, seat === null ? say("past-eyes-all") : seat === own ? say("me") : live.name(seat)),
    );
    this.eyes.value = past.you.seat === own || past.you.seat === null ? "" : String(past.you.seat);
  }

  #play() {
    const { back } = this;
    if (back.playing) back.pause();
    else back.play();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("select") || (target === this.slider && event.key !== " ")) return;
    const { back } = this;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => back.step(-1),
      ArrowRight: () => back.step(1),
      Home: () => back.first(),
      End: () => back.end(),
      ...(target.closest("button, a") ? {} : { " ": () => this.#play() }),
    };
    const deed = keys[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  /** @param {Element} target */
  #line(target) {
    const line = target.closest("li[data-v]");
    if (line instanceof HTMLElement) this.back.toVersion(Number(line.dataset.v));
  }

  /**
   * Keys in the log: arrows lead from line to line, Enter goes to the line's act.
   * @param {KeyboardEvent} event
   */
  #walk(event) {
    const lines = /** @type {HTMLElement[]} */ ([...byId("log").querySelectorAll("li[data-v]")]);
    const at = lines.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by) {
      event.preventDefault();
      lines[Math.max(0, Math.min(lines.length - 1, at + by))]?.focus();
    } else if (event.key === "Enter" && at >= 0) {
      event.preventDefault();
      this.#line(/** @type {Element} */ (lines[at]));
    }
  }

  /** Mark the lines of the log that tell of the act that is shown, and those that come later. */
  #mark() {
    const { on, past, plies } = this.back;
    const before = plies?.versions[past.ply - 1] ?? 0;
    for (const line of byId("log").children) {
      const v = Number(/** @type {HTMLElement} */ (line).dataset.v);
      const here = on && v > before && v <= past.v;
      line.classList.toggle("here", here);
      line.classList.toggle("later", on && v > past.v);
      set(line, "aria-current", here ? "step" : null);
    }
    this.named.show();
  }
}
