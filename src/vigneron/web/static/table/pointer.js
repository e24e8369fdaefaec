// Fingers, mouse and keys on the frames: which thing is meant, how focus wanders, what a thing is called.
import { byId, h, set } from "../ui/dom.js";
import { ruleButton } from "../ui/rule-dialog.js";

/** @typedef {import("./layout.js").Arrangement} Arrangement */

const REACH = 24; // pixels around a finger in which a lit thing counts as touched: a target of 44 and more
const LONG = 480; // milliseconds of a long touch
const HOVER = 350;
const TALL = 0.3; // of the window: what is higher is explained where the finger is

export class Pointer {
  /**
   * @param {Arrangement} arrangement
   * @param {(touch: string) => void} touch
   * @param {(number: string) => void} rule
   */
  constructor(arrangement, touch, rule) {
    this.arrangement = arrangement;
    this.touch = touch;
    this.rule = rule;
    this.timer = 0;
    this.long = false;
    /** Touched just now: it needs no explanation until the mouse has left it. @type {Element | null} */
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
    addEventListener("scroll", () => this.hush(), true);
    document.addEventListener("pointerdown", (event) => {
      if (!this.tip.contains(/** @type {Node} */ (event.target))) this.hush();
    });
  }

  /** @returns {SVGGElement[]} the buttons of the frames in sight that may be touched or are touched */
  #live() {
    return [
      ...document.querySelectorAll(
        "#table .frame .node.lit[role=button], #table .frame .node.touched[role=button]",
      ),
    ]
      .filter((node) => node.getClientRects().length > 0)
      .map((node) => /** @type {SVGGElement} */ (node));
  }

  /** Give the focus to the first thing that may be touched. */
  begin() {
    const all = this.#live();
    (all.find((node) => node.matches(".lit")) || all[0])?.focus();
  }

  /** Exactly one button of each frame is reached by Tab; arrows lead to the others. */
  rove() {
    for (const picture of this.arrangement.pictures) {
      const buttons = [...picture.svg.querySelectorAll(".node[role=button]")];
      const now = buttons.find((button) => button.getAttribute("tabindex") === "0");
      const usable = buttons.filter((button) => button.matches(".lit, .touched"));
      const focused = buttons.includes(/** @type {Element} */ (document.activeElement))
        ? document.activeElement
        : null;
      const chosen =
        focused || (now && (usable.length === 0 || usable.includes(now)) ? now : usable[0] || buttons[0]);
      for (const button of buttons) set(button, "tabindex", button === chosen ? 0 : -1);
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
   * Return the thing that is meant: what may be touched under the finger, else such a thing near it, else
   * what lies there.
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
      // What is large enough needs no help, and would take the touches of its neighbours.
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
    if (!node.matches(".node.touchable:focus-visible")) return;
    for (const other of node.closest(".scene")?.querySelectorAll(".node[tabindex='0']") || [])
      set(other, "tabindex", -1);
    set(node, "tabindex", 0);
    const box = node.getBoundingClientRect();
    this.#explain(node, box.left + box.width / 2, box.bottom);
  }

  /**
   * Say what a thing is, beside it.
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
    // Beside the thing, not over it; only what is too large for that has it at the finger.
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
    if (!node.matches(".node.touchable")) return;
    if (event.key === "Enter" || event.key === " ") {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.touch(node.getAttribute("data-touch") || "");
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.#nearest(node, event.key)?.focus();
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      this.#live()
        .at(event.key === "Home" ? 0 : -1)
        ?.focus();
    }
  }

  /**
   * Return the next thing in an arrow's direction: near, and rather straight on than aside.
   * @param {Element} from
   * @param {string} key
   */
  #nearest(from, key) {
    const here = middle(from);
    const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] || [
      0, 0,
    ];
    let least = Infinity;
    /** @type {SVGGElement | null} */
    let found = null;
    for (const node of this.#live()) {
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
