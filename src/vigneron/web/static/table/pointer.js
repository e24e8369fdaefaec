// Touch, mouse and keyboard on the frames: which node is meant, where the focus goes, tooltips.
import { byId, set } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { setting } from "../ui/settings.js";
import { answerAt } from "./answers.js";
import { nearest } from "./nearest.js";
import { Tip } from "./tip.js";

/** @typedef {import("./layout.js").Arrangement} Arrangement */

const REACH = 24; // pixels around a finger within which a lit node counts as touched: a target of at least 44
const LONG = 480; // milliseconds of a long touch
const HOVER = 350;
const SCENES = "#board .scene, #left .scene, #right .scene";

export class Pointer {
  /**
   * @param {Arrangement} arrangement
   * @param {(touch: string) => void} touch
   * @param {{rules: string, rule: (number: string) => void}} clauses the game of the clauses, and what shows
   *   one
   * @param {(text: string) => void} [tell] tells a screen reader
   */
  constructor(arrangement, touch, { rules, rule }, tell = () => {}) {
    this.arrangement = arrangement;
    this.touch = touch;
    this.rule = rule;
    this.tell = tell;
    this.timer = 0;
    this.long = false;
    /** The node touched last: no tooltip until the mouse has left it. @type {Element | null} */
    this.quiet = null;
    this.tip = new Tip(rules, rule);
    const table = byId("table");
    table.addEventListener("click", (event) => this.#click(event));
    table.addEventListener("contextmenu", (event) => this.long && event.preventDefault());
    for (const place of [table, byId("house")]) {
      // A long touch of a button explains it, and does not press it.
      place.addEventListener("click", (event) => this.#held(event), true);
      place.addEventListener("pointerdown", (event) => this.#down(event));
      place.addEventListener("pointermove", (event) => this.#move(event));
      for (const name of ["pointerup", "pointercancel"])
        place.addEventListener(name, () => clearTimeout(this.timer));
      place.addEventListener("pointerleave", (event) => this.#leave(event));
      place.addEventListener("focusin", (event) => this.#focus(event));
      place.addEventListener("focusout", () => this.hush());
    }
    byId("house").addEventListener("click", (event) => {
      const thing = this.#thing(event);
      if (!thing?.matches("button")) this.tip.show(thing, event.clientX, event.clientY);
    });
    byId("house").addEventListener("close", () => this.hush());
    // Who goes into the tooltip means to read it, or its clause.
    this.tip.box.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.tip.box.addEventListener("pointerleave", (event) => this.#leave(event));
    table.addEventListener("keydown", (event) => this.#key(event));
    addEventListener(
      "scroll",
      () => {
        // A thing that is reached by keys scrolls into sight, and keeps its tooltip.
        if (!document.activeElement?.matches(".node:focus-visible, [data-tip]:focus-visible")) this.hush();
      },
      true,
    );
    document.addEventListener("pointerdown", (event) => {
      if (!this.tip.box.contains(/** @type {Node} */ (event.target))) this.hush();
    });
  }

  /** @returns {SVGGElement[]} the visible buttons that may be touched or are selected */
  #live() {
    return [
      ...document.querySelectorAll(
        "#table .frame .node.lit[role=button], #table .frame .node.touched[role=button]",
      ),
    ]
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => /** @type {SVGGElement} */ (node));
  }

  /** @returns {SVGGElement[]} all visible things with a name, whether they may be touched or not */
  #things() {
    return [...document.querySelectorAll("#table .frame .node[tabindex]")]
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => /** @type {SVGGElement} */ (node));
  }

  /** Focus the first node that may be touched; if there is none, the first thing. */
  begin() {
    const all = this.#live();
    (all.find((node) => node.matches(".lit")) || all[0] || this.#things()[0])?.focus();
  }

  /** Make one thing of each frame reachable by Tab, a button if it has one; keys lead to the others. */
  rove() {
    for (const picture of this.arrangement.pictures) {
      if (!picture.live) continue;
      const named = [...picture.svg.querySelectorAll(".node[tabindex]")];
      const able = named.filter((node) => node.matches("[role=button]"));
      const buttons = able.length > 0 ? able : named;
      const now = buttons.find((button) => button.getAttribute("tabindex") === "0");
      const usable = buttons.filter((button) => button.matches(".lit, .touched"));
      const focused = named.includes(/** @type {Element} */ (document.activeElement))
        ? document.activeElement
        : null;
      const chosen =
        focused || (now && (usable.length === 0 || usable.includes(now)) ? now : usable[0] || buttons[0]);
      for (const node of named) set(node, "tabindex", node === chosen ? 0 : -1);
    }
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const svg = target.closest(SCENES);
    if (!svg) {
      if (!target.closest("button")) this.tip.show(this.#thing(event), event.clientX, event.clientY);
      return;
    }
    const node = this.#meant(event, svg);
    const touch = node?.getAttribute("data-touch");
    clearTimeout(this.timer);
    if (touch) {
      this.hush();
      this.quiet = node;
      this.touch(touch);
    } else this.tip.show(this.#thing(event), event.clientX, event.clientY);
  }

  /**
   * Return what answers where an event is: a thing of a frame, or a button or a figure that says what it is.
   * @param {MouseEvent} event
   * @returns {Element | null}
   */
  #thing(event) {
    const target = /** @type {Element} */ (event.target);
    const svg = target.closest(`${SCENES}, #house .scene`);
    return svg ? answerAt(svg, event.clientX, event.clientY) : target.closest("[data-tip]");
  }

  /** @param {MouseEvent} event that ends a long touch, which has explained what is under it */
  #held(event) {
    if (!this.long) return;
    this.long = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Return the node that is meant: a touchable one under the finger, else a touchable one near it, else any
   * under the finger.
   * @param {MouseEvent} event
   * @param {Element} svg
   * @returns {Element | null}
   */
  #meant(event, svg) {
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest(".node.touchable"))
      .filter((node) => node && svg.contains(node));
    const direct = under.find((node) => node?.matches(".lit, .touched"));
    if (direct) return direct;
    let near = null;
    let least = REACH;
    for (const node of this.#live()) {
      if (!svg.contains(node)) continue;
      const box = node.getBoundingClientRect();
      const x = Math.max(box.left - event.clientX, 0, event.clientX - box.right);
      const y = Math.max(box.top - event.clientY, 0, event.clientY - box.bottom);
      // Large nodes need no reach, and would take the touches of their neighbours.
      if (
        Math.min(box.width, box.height) >= 44 ||
        Math.hypot(x, y) + Math.min(box.width, box.height) / 2 > least
      )
        continue;
      least = Math.hypot(x, y) + Math.min(box.width, box.height) / 2;
      near = node;
    }
    return near || under[0] || null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.long = false;
    clearTimeout(this.timer);
    if (event.pointerType === "mouse") return;
    this.timer = setTimeout(() => {
      const thing = this.#thing(event);
      if (!thing) return;
      this.long = true;
      this.tip.show(thing, event.clientX, event.clientY);
    }, LONG);
  }

  /** @param {PointerEvent} event of a mouse, which explains what it rests on */
  #move(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.timer);
    if (this.tip.box.contains(/** @type {Node} */ (event.target))) return;
    this.timer = setTimeout(() => {
      const thing = this.#thing(event);
      if (thing && (thing === this.quiet || thing === this.tip.thing)) return;
      this.quiet = null;
      this.tip.show(thing, event.clientX, event.clientY);
    }, HOVER);
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    clearTimeout(this.timer);
    if (event.pointerType === "mouse") this.timer = setTimeout(() => this.hush(), HOVER);
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const thing = /** @type {Element} */ (event.target);
    if (!thing.matches(".node[tabindex]:focus-visible, [data-tip]:focus-visible")) return;
    if (thing.matches(".node")) {
      for (const other of thing.closest(".scene")?.querySelectorAll(".node[tabindex='0']") || [])
        set(other, "tabindex", -1);
      set(thing, "tabindex", 0);
    }
    const box = thing.getBoundingClientRect();
    this.tip.show(thing, box.left + box.width / 2, box.bottom);
  }

  hush() {
    this.tip.hush();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const node = /** @type {Element} */ (event.target);
    if (!node.matches(".node[tabindex]") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const touch = node.getAttribute("data-touch");
      if (touch) this.touch(touch);
      else this.tell(say("not-touched", { thing: node.getAttribute("aria-label") || "" }));
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      nearest(node, event.key, this.#reached(event.shiftKey))?.focus();
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      this.#reached(event.shiftKey)
        .at(event.key === "Home" ? 0 : -1)
        ?.focus();
    } else if (event.key === "r" && setting("letters") === "on") {
      const number = node.getAttribute("data-rule");
      if (number) this.rule(number);
    }
  }

  /**
   * Return the nodes that keys lead to: all things with Shift, or while nothing may be touched.
   * @param {boolean} every
   */
  #reached(every) {
    const live = this.#live();
    return every || live.length === 0 ? this.#things() : live;
  }
}
