// Touch, mouse and keyboard on the frames: which node is meant, where the focus goes, tooltips.
import { byId, h, set } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { ruleButton } from "../ui/rule-dialog.js";
import { setting } from "../ui/settings.js";

/** @typedef {import("./layout.js").Arrangement} Arrangement */

const REACH = 24; // pixels around a finger within which a lit node counts as touched: a target of at least 44
const LONG = 480; // milliseconds of a long touch
const HOVER = 350;
const TALL = 0.3; // of the window: the tooltip of a higher node is at the finger

export class Pointer {
  /**
   * @param {Arrangement} arrangement
   * @param {(touch: string) => void} touch
   * @param {(number: string) => void} rule
   * @param {(text: string) => void} [tell] tells a screen reader
   */
  constructor(arrangement, touch, rule, tell = () => {}) {
    this.arrangement = arrangement;
    this.touch = touch;
    this.rule = rule;
    this.tell = tell;
    this.timer = 0;
    this.long = false;
    /** The node touched last: no tooltip until the mouse has left it. @type {Element | null} */
    this.quiet = null;
    this.tip = byId("tip");
    const table = byId("table");
    table.addEventListener("click", (event) => this.#click(event));
    table.addEventListener("pointerdown", (event) => this.#down(event));
    table.addEventListener("pointerover", (event) => this.#over(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      table.addEventListener(name, () => clearTimeout(this.timer));
    table.addEventListener("contextmenu", (event) => this.long && event.preventDefault());
    table.addEventListener("keydown", (event) => this.#key(event));
    table.addEventListener("focusin", (event) => this.#focus(event));
    addEventListener(
      "scroll",
      () => {
        // A thing that is reached by keys scrolls into sight, and keeps its tooltip.
        if (!document.activeElement?.matches(".node:focus-visible")) this.hush();
      },
      true,
    );
    document.addEventListener("pointerdown", (event) => {
      if (!this.tip.contains(/** @type {Node} */ (event.target))) this.hush();
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
    const svg = target.closest("#board .scene, #left .scene, #right .scene");
    if (!svg || this.long) {
      this.long = false;
      return;
    }
    const node = this.#meant(event, svg);
    const touch = node?.getAttribute("data-touch");
    clearTimeout(this.timer);
    if (touch) {
      this.hush();
      this.quiet = node;
      this.touch(touch);
    } else this.#explain(target.closest(".node"), event.clientX, event.clientY);
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
    const node = /** @type {Element} */ (event.target).closest(".node[aria-label]");
    if (!node || event.pointerType === "mouse") return;
    this.timer = setTimeout(() => {
      this.long = true;
      this.#explain(node, event.clientX, event.clientY);
    }, LONG);
  }

  /** @param {PointerEvent} event */
  #over(event) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.timer);
    if (this.tip.contains(/** @type {Node} */ (event.target))) return;
    const node = /** @type {Element} */ (event.target).closest(".node[aria-label]");
    if (node && node === this.quiet) return;
    this.quiet = null;
    if (!node) {
      this.timer = setTimeout(() => this.hush(), HOVER);
      return;
    }
    this.timer = setTimeout(() => this.#explain(node, event.clientX, event.clientY), HOVER);
  }

  /** @param {FocusEvent} event */
  #focus(event) {
    const node = /** @type {Element} */ (event.target);
    if (!node.matches(".node[tabindex]:focus-visible")) return;
    for (const other of node.closest(".scene")?.querySelectorAll(".node[tabindex='0']") || [])
      set(other, "tabindex", -1);
    set(node, "tabindex", 0);
    const box = node.getBoundingClientRect();
    this.#explain(node, box.left + box.width / 2, box.bottom);
  }

  /**
   * Show the tooltip of a node beside it.
   * @param {Element | null} node
   * @param {number} x
   * @param {number} y
   */
  #explain(node, x, y) {
    const label = node?.getAttribute("aria-label");
    if (!node || !label) {
      this.hush();
      return;
    }
    const number = node.getAttribute("data-rule");
    this.tip.replaceChildren(h("span", {}, label), ...(number ? [ruleButton(number, this.rule)] : []));
    this.tip.hidden = false;
    const wide = this.tip.offsetWidth;
    const high = this.tip.offsetHeight;
    // Beside the node and not over it; at the finger only if the node is too large.
    const box = node.getBoundingClientRect();
    const below = box.bottom + 8 + high <= innerHeight;
    const above = box.top - 8 - high >= 0;
    const near = y + 18 + high > innerHeight ? y - high - 18 : y + 18;
    const top =
      box.height > innerHeight * TALL ? near : below ? box.bottom + 8 : above ? box.top - 8 - high : near;
    this.tip.style.left = `${Math.max(8, Math.min(innerWidth - wide - 8, x - wide / 2))}px`;
    this.tip.style.top = `${Math.max(8, top)}px`;
  }

  hush() {
    this.tip.hidden = true;
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
      this.#nearest(node, event.key, this.#reached(event.shiftKey))?.focus();
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

  /**
   * Return the next node in an arrow's direction. Distance to the side counts twice.
   * @param {Element} from
   * @param {string} key
   * @param {SVGGElement[]} among
   */
  #nearest(from, key, among) {
    const here = middle(from);
    const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] || [
      0, 0,
    ];
    let least = Infinity;
    /** @type {SVGGElement | null} */
    let found = null;
    for (const node of among) {
      if (node === from) continue;
      const there = middle(node);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along < 4) continue;
      const far = along + aside * 2;
      if (far < least) {
        least = far;
        found = node;
      }
    }
    return found;
  }
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
