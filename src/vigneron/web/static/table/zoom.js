// Looking closer at one frame, by pinch, wheel, keys and buttons. The frame keeps its place and its size, and
// shows a part of its picture; what becomes lit comes into sight by itself.

import { byId, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { closer, factor, holding, MOST, moved, sees } from "./zoom-view.js";

/** @typedef {import("./layout.js").Arrangement} Arrangement */
/** @typedef {import("./scene.js").Picture} Picture */
/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("./zoom-view.js").Box} Box */

const STEP = 1.5; // of a key or button
const WHEEL = 0.01; // of a wheel's unit; a pinch on a touch pad is a wheel with Ctrl
const NOTCH = 40; // units: a wheel turns no faster
const LOW = 150; // pixels: a picture under this height has its buttons below it
const SLOP = 6; // pixels a pointer may move and still be a touch

/**
 * A gesture: the middle of its fingers, their distance (1 for one finger), and the view it began with.
 * @typedef {{picture: Picture, x: number, y: number, far: number, view: Box | null, fingers: number}} Gesture
 */

export class Zoom {
  /**
   * @param {Arrangement} arrangement
   * @param {{announce: (text: string) => void, rest: () => void}} deeds rest: hide tooltips
   */
  constructor(arrangement, { announce, rest }) {
    this.arrangement = arrangement;
    this.announce = announce;
    this.rest = rest;
    /** The frame that is shown closer; one at a time. @type {Picture | null} */
    this.picture = null;
    /** The frames under the mouse and touched last. @type {Picture | undefined} */
    this.over = undefined;
    /** @type {Picture | undefined} */
    this.pressed = undefined;
    /** @type {Gesture | null} */
    this.gesture = null;
    /** Whether the pointer has moved the view: its click touches nothing. */
    this.dragged = false;
    this.asked = "";
    this.bar = byId("zoom");
    byId("zoom-open").addEventListener("click", () => this.by(1));
    // A phone's bar has no room for the button.
    byId("menu-zoom").addEventListener("click", () => {
      byId("menu-zoom").closest("dialog")?.close();
      this.by(1);
    });
    byId("zoom-in").addEventListener("click", () => this.by(1));
    byId("zoom-out").addEventListener("click", () => this.by(-1));
    byId("zoom-whole").addEventListener("click", () => this.whole());
    byId("zoom-lit").addEventListener("click", () => this.#hold(this.#lit()));
    const table = byId("table");
    const active = { passive: false };
    table.addEventListener("wheel", (event) => this.#wheel(event), active);
    table.addEventListener("touchstart", (event) => this.#fingers(event), active);
    table.addEventListener("touchmove", (event) => this.#pinch(event), active);
    for (const name of /** @type {const} */ (["touchend", "touchcancel"]))
      table.addEventListener(name, (event) => this.#begin([...event.touches]));
    table.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.over = this.#at(event.target);
    });
    table.addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#drag(event));
    addEventListener("pointerup", (event) => {
      if (event.pointerType === "mouse") this.gesture = null;
    });
    table.addEventListener("click", (event) => this.#click(event), true);
    table.addEventListener("focusin", (event) => this.#focus(/** @type {Element} */ (event.target)));
  }

  /** @param {TableStore} store */
  reads({ positions, selection, preview, waiting }) {
    return [positions, selection.changes, preview, waiting, this.arrangement.tab, this.picture];
  }

  /**
   * What is lit by a new question or a touch comes into sight.
   * @param {TableStore} store
   */
  render({ question, selection }) {
    const { picture } = this;
    if (picture && !this.arrangement.pictures.includes(picture)) this.picture = null;
    const asked = `${question} ${selection.changes} ${this.arrangement.tab}`;
    const fresh = asked !== this.asked;
    this.asked = asked;
    const lit = this.#lit();
    if (fresh && lit.length > 0) this.#hold(lit);
    else this.#show();
  }

  /**
   * Look closer (1) or less close (-1) at the frame in focus, under the mouse, or touched last.
   * @param {1 | -1} way
   */
  by(way) {
    const picture = this.#meant();
    if (!picture) return;
    const before = picture.view;
    const lit = boxes(picture);
    const focus = picture.svg.contains(document.activeElement) ? document.activeElement : null;
    const box = focus ? boxOf(picture, focus) : before ? lit.find((one) => sees(before, one)) : lit[0];
    const seen = before ?? { x: 0, y: 0, ...size(picture) };
    const point = box && way > 0 ? middle(box) : middle(seen);
    let view = closer(before, size(picture), way > 0 ? STEP : 1 / STEP, point);
    // What was in the focus is in sight also where it was near the edge.
    if (view && box && way > 0) view = holding(view, size(picture), [box]) ?? view;
    this.#look(picture, view);
    this.#tell(picture);
  }

  /** Show the whole frame. @returns {boolean} whether a part of it was shown */
  whole() {
    const { picture } = this;
    if (!picture) return false;
    this.#look(picture, null);
    this.#tell(picture);
    return true;
  }

  /** @param {Picture} picture */
  #tell(picture) {
    const frame = picture.svg.getAttribute("aria-label") || "";
    const times = Math.round(factor(picture.view, size(picture)) * 100);
    this.announce(picture.view ? say("zoom-at", { frame, n: times }) : say("zoom-whole", { frame }));
  }

  /**
   * @param {Picture} picture
   * @param {Box | null} view
   */
  #look(picture, view) {
    if (this.picture && this.picture !== picture) this.picture.look(null);
    picture.look(view);
    this.picture = view ? picture : null;
    this.#show();
  }

  /** Draw the buttons in the frame that is shown closer. */
  #show() {
    const { picture, bar } = this;
    const card = picture?.svg.parentElement;
    if (!picture?.view || !card) {
      const phone = document.documentElement.dataset.mode === "phone";
      const after = phone ? byId("prompt") : byId("zoom-open");
      if (bar.contains(document.activeElement)) after.focus({ preventScroll: true });
      bar.hidden = true;
      return;
    }
    bar.hidden = false;
    set(bar, "data-below", picture.svg.clientHeight < LOW);
    if (bar.parentElement !== card) card.append(bar);
    const times = factor(picture.view, size(picture));
    write(byId("zoom-times"), say("zoom-times", { n: Math.round(times * 100) }));
    set(byId("zoom-in"), "aria-disabled", times > MOST - 0.01 ? "true" : null);
    const { view } = picture;
    const out = boxes(picture).filter((box) => !sees(view, box)).length;
    byId("zoom-lit").hidden = out === 0;
    write(byId("zoom-lit"), say("zoom-lit", { n: out }));
  }

  #lit() {
    return this.picture?.view ? boxes(this.picture) : [];
  }

  /** @param {Box[]} all */
  #hold(all) {
    const { picture } = this;
    if (!picture?.view || all.length === 0) return;
    if (picture.svg.getClientRects().length === 0) return; // on another page
    this.#look(picture, holding(picture.view, size(picture), all));
  }

  /**
   * @param {EventTarget | null} target
   * @returns {Picture | undefined} the picture that something is in
   */
  #at(target) {
    const svg = /** @type {Element | null} */ (target)?.closest?.(".frame .scene");
    return svg ? this.arrangement.pictures.find((picture) => picture.svg === svg) : undefined;
  }

  /** @returns {Picture | undefined} the picture that a key or button means */
  #meant() {
    const shown = this.arrangement.pictures.filter(({ svg }) => svg.isConnected);
    const { activeElement } = document;
    const found = [this.#at(activeElement), this.over, this.picture, this.pressed].find(
      (picture) => picture && shown.includes(picture),
    );
    const area = (/** @type {Picture} */ { width = 0, height = 0 }) => width * height;
    const most = (/** @type {Picture[]} */ all) => [...all].sort((a, b) => area(b) - area(a))[0];
    return found || most(shown.filter((picture) => boxes(picture).length > 0)) || most(shown);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const picture = this.#at(event.target);
    if (!picture) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      const turn = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY));
      const point = pointOf(picture, event.clientX, event.clientY);
      this.#look(picture, closer(picture.view, size(picture), Math.exp(-turn * WHEEL), point));
      this.rest();
    } else if (picture.view) {
      event.preventDefault();
      this.#shift(picture, picture.view, event.deltaX, event.deltaY);
      this.rest();
    }
  }

  /**
   * Move a view by so many pixels of the screen.
   * @param {Picture} picture
   * @param {Box} view
   * @param {number} dx
   * @param {number} dy
   */
  #shift(picture, view, dx, dy) {
    const unit = view.width / (picture.svg.getBoundingClientRect().width || 1);
    this.#look(picture, moved(view, size(picture), dx * unit, dy * unit));
  }

  /** @param {TouchEvent} event */
  #fingers(event) {
    if (event.touches.length === 1) this.dragged = false;
    this.#begin([...event.touches]);
    if (this.gesture?.fingers === 2) {
      event.preventDefault();
      this.rest();
      this.dragged = true;
    }
  }

  /**
   * Begin a gesture with these fingers, also where one of two is taken away.
   * @param {Touch[]} touches
   */
  #begin(touches) {
    const [first, second] = touches;
    const picture = this.#at(first?.target ?? null);
    const fits = picture && first && (second ? this.#at(second.target) === picture : picture.view);
    this.gesture = fits ? { picture, view: picture.view, ...span(first, second) } : null;
    if (picture) this.pressed = picture;
  }

  /** @param {TouchEvent} event */
  #pinch(event) {
    const { gesture } = this;
    const [first, second] = event.touches;
    if (!gesture || !first) return;
    const now = span(first, second);
    if (now.fingers !== gesture.fingers) return;
    if (event.cancelable) event.preventDefault();
    this.#pull(gesture, now);
  }

  /**
   * Follow the fingers: what was under them stays there.
   * @param {Gesture} gesture
   * @param {{x: number, y: number, far: number}} now
   */
  #pull(gesture, now) {
    const { picture } = gesture;
    const dx = now.x - gesture.x;
    const dy = now.y - gesture.y;
    if (!this.dragged && Math.hypot(dx, dy) < SLOP) return;
    this.dragged = true;
    this.rest();
    picture.look(gesture.view);
    const point = pointOf(picture, gesture.x, gesture.y);
    const view = closer(gesture.view, size(picture), now.far / gesture.far, point);
    if (view) this.#shift(picture, view, -dx, -dy);
    else this.#look(picture, null);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType !== "mouse") return;
    const picture = this.#at(event.target);
    this.dragged = false;
    if (picture) this.pressed = picture;
    this.gesture =
      picture?.view && event.button === 0 ? { picture, view: picture.view, ...span(event, undefined) } : null;
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (event.pointerType !== "mouse" || !this.gesture) return;
    if (event.buttons & 1) this.#pull(this.gesture, span(event, undefined));
    else this.gesture = null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.dragged || event.detail === 0) return; // 0: not by a pointer
    this.dragged = false;
    if (!this.#at(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** What keys lead to comes into sight. @param {Element} node */
  #focus(node) {
    const { picture } = this;
    if (!picture?.view || !picture.svg.contains(node) || !node.matches(":focus-visible")) return;
    this.#hold([boxOf(picture, node)]);
  }
}

/** @param {Picture} picture */
function size({ width = 1, height = 1 }) {
  return { width, height };
}

/** @param {Box} box */
function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {{clientX: number, clientY: number}} first
 * @param {{clientX: number, clientY: number} | undefined} second
 */
function span(first, second) {
  if (!second) return { x: first.clientX, y: first.clientY, far: 1, fingers: 1 };
  const far = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) || 1;
  const x = (first.clientX + second.clientX) / 2;
  return { x, y: (first.clientY + second.clientY) / 2, far, fingers: 2 };
}

/**
 * Return the point of a frame that is shown at a point of the window.
 * @param {Picture} picture
 * @param {number} left
 * @param {number} top
 */
function pointOf(picture, left, top) {
  const room = picture.svg.getBoundingClientRect();
  const seen = picture.view ?? { x: 0, y: 0, ...size(picture) };
  const unit = seen.width / (room.width || 1);
  return { x: seen.x + (left - room.left) * unit, y: seen.y + (top - room.top) * unit };
}

/**
 * Return where in its frame an element lies, also while it is out of sight.
 * @param {Picture} picture
 * @param {Element} element
 * @returns {Box}
 */
function boxOf(picture, element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const from = pointOf(picture, left, top);
  const to = pointOf(picture, right, bottom);
  return { ...from, width: to.x - from.x, height: to.y - from.y };
}

/**
 * Return where the lit things of a frame lie.
 * @param {Picture} picture
 */
function boxes(picture) {
  return [...picture.touches.keys()].flatMap((touch) => {
    const button = picture.live ? picture.button(touch) : undefined;
    return button?.matches(".lit") ? [boxOf(picture, button)] : [];
  });
}
