// Draws frames from data, as described in docs/scene.md, and updates them node by node.
import { h, s, set, write } from "../ui/dom.js";
import { say, sentence } from "../ui/i18n.js";
import { emblem, tone } from "../ui/seat-colours.js";
import { setting } from "../ui/settings.js";

/** @typedef {import("../protocol/types.js").SceneNode} SceneNode */
/** @typedef {import("../protocol/store.js").Surface} Surface */
/**
 * A node as it is drawn.
 * @typedef {object} Drawn
 * @property {SceneNode} node
 * @property {SVGGElement} group
 * @property {SVGPathElement} [face]
 * @property {SVGUseElement} [sign]
 * @property {SVGTextElement} [words]
 * @property {SVGTextElement} [letter] that tells its tone
 */

/** States of things that may be touched. */
const SHOWN = /** @type {const} */ (["lit", "touched", "waiting", "dim", "planned", "hinted"]);
export const STATES = /** @type {const} */ (["replaced", "gone", "named", ...SHOWN]);

export class Picture {
  /**
   * @param {Surface} surface
   * @param {{small?: boolean, live?: boolean, reached?: boolean}} [how] small: a miniature; live: its touches
   *   count; reached: the focus comes to its things, as it does if the picture is live
   */
  constructor(surface, { small = false, live = false, reached = live } = {}) {
    this.key = surface.key;
    this.small = small;
    this.live = live;
    this.reached = reached;
    /** @type {Map<string, Drawn>} */
    this.drawn = new Map();
    /** Touch id -> the nodes that show it. @type {Map<string, Drawn[]>} */
    this.touches = new Map();
    /** What stands for a touch. @type {(touch: string) => string} */
    this.standing = (touch) => touch;
    this.svg = s("svg", {
      class: small ? "scene small" : "scene",
      role: small ? "img" : "group",
      "data-frame": surface.key,
    });
    /** The part that is in sight; null: the whole. @type {import("./zoom-view.js").Box | null} */
    this.view = null;
    /** Whose crest marks a node that somebody else changed: seats by key. @type {Map<string, number>} */
    this.news = new Map();
    this.nodes = this.svg.appendChild(s("g"));
    this.crests = this.svg.appendChild(s("g", { "aria-hidden": "true" }));
    this.rings = this.svg.appendChild(s("g", { "aria-hidden": "true" }));
    this.ghosts = this.svg.appendChild(s("g", { class: "ghosts", "aria-hidden": "true" }));
    /** What a preview has drawn. @type {Element[]} */
    this.haunting = [];
    /** @type {{nodes: SceneNode[], gone: string[]}} */
    this.wraith = { nodes: [], gone: [] };
    /** The nodes that are drawn, in their order. @type {SceneNode[]} */
    this.placed = [];
    this.draw(surface, []);
  }

  /**
   * Draw the frame with the overlay's nodes in it.
   * @param {Surface} surface
   * @param {SceneNode[]} over
   * @param {string} [title]
   */
  draw(surface, over, title = surface.title) {
    set(this.svg, "aria-label", title);
    // A view belongs to a size of the frame.
    const kept = this.width === surface.width && this.height === surface.height;
    this.width = surface.width;
    this.height = surface.height;
    this.look(kept ? this.view : null);
    const all = new Map(surface.nodes);
    for (const node of over) all.set(node.key, node);
    const placed = [...all.values()];
    if (placed.length === this.placed.length && placed.every((node, i) => node === this.placed[i])) return;
    this.placed = placed;
    const { nodes, gone } = this.wraith;
    this.haunt([]); // ghosts stand between the nodes
    for (const [key, drawn] of this.drawn) {
      if (all.has(key)) continue;
      drawn.group.remove();
      this.drawn.delete(key);
    }
    /** @type {Element | null} */
    let place = this.nodes.firstElementChild;
    for (const node of placed) {
      let drawn = this.drawn.get(node.key);
      if (!drawn) {
        drawn = { node, group: s("g", { "data-key": node.key }) };
        this.drawn.set(node.key, drawn);
        paint(drawn, node, this.live, this.reached);
      } else if (drawn.node !== node) {
        if (JSON.stringify(drawn.node) !== JSON.stringify(node)) paint(drawn, node, this.live, this.reached);
        drawn.node = node;
      }
      if (drawn.group === place) place = place.nextElementSibling;
      else this.nodes.insertBefore(drawn.group, place);
    }
    this.#mute();
    this.#once();
    if (nodes.length > 0 || gone.length > 0) this.haunt(nodes, gone);
    this.touches.clear();
    if (!this.live) return;
    for (const drawn of this.drawn.values()) {
      const touch = drawn.node.touch;
      if (!touch) {
        drawn.group.classList.remove(...SHOWN); // it may have been touchable before
        continue;
      }
      const same = this.touches.get(touch);
      if (same) same.push(drawn);
      else this.touches.set(touch, [drawn]);
    }
    this.#press();
  }

  /**
   * One touch is one button, however many nodes have it, and so are touches that mean the same. The button
   * says of equal pieces how many they are.
   */
  #press() {
    /** @type {Map<Drawn, Drawn[]>} */
    const buttons = new Map();
    for (const [touch, all] of this.touches) {
      const button = this.touches.get(this.standing(touch))?.[0] ?? all[0];
      if (!button) continue;
      buttons.set(button, [...(buttons.get(button) ?? []), ...all]);
      for (const { group } of all) {
        const pressed = group === button.group;
        set(group, "role", pressed ? "button" : null);
        set(group, "aria-hidden", pressed ? null : "true");
        if (!pressed) set(group, "tabindex", null);
        else if (this.reached && !group.hasAttribute("tabindex")) set(group, "tabindex", -1);
      }
    }
    for (const [{ node: first, group }, all] of buttons) {
      const name = first.label;
      // What stands for a whole act, such as a bid, is in several places, but not several things.
      if (!name || first.touch?.includes(" ")) continue;
      const n = all.filter(({ node }) => equal(node, first)).length;
      set(group, "aria-label", numbered(name, n));
    }
  }

  /** Hide captions from screen readers if the name of a thing beside them says the same words. */
  #mute() {
    if (this.small) return; // a miniature is one picture
    const names = [...this.drawn.values()].map(({ node }) => node.label?.toLowerCase() ?? "").join("\n");
    for (const { node, group } of this.drawn.values()) {
      if (node.label || node.touch || !node.text) continue;
      set(group, "aria-hidden", mute(node) || names.includes(node.text.toLowerCase()) ? "true" : null);
    }
  }

  /**
   * Of things that are only looked at and follow each other with one name, the first is read. It says how
   * many they are, if they are equal pieces.
   */
  #once() {
    if (this.small) return; // a miniature is one picture
    /** @type {Drawn | null} */
    let first = null;
    let n = 1;
    for (const { dataset } of /** @type {Iterable<SVGGElement>} */ (this.nodes.children)) {
      const drawn = this.drawn.get(dataset.key ?? "");
      if (!drawn?.node.label) continue;
      const { node, group } = drawn;
      if (this.live && node.touch) {
        first = null;
        continue;
      }
      const again = first?.node.label === node.label;
      set(group, "aria-hidden", again ? "true" : null);
      if (again) set(group, "tabindex", null);
      else if (this.reached && !group.hasAttribute("tabindex")) set(group, "tabindex", -1);
      if (!first || !again) [first, n] = [drawn, 1];
      else if (equal(node, first.node)) n += 1;
      set(first.group, "aria-label", numbered(node.label, n));
    }
  }

  /** @returns {number} the size of the smallest words, in the frame's units; Infinity without words */
  get smallest() {
    const sizes = [...this.drawn.values()].map(({ node }) => (node.text ? node.font || 12 : Infinity));
    return Math.min(Infinity, ...sizes);
  }

  /**
   * Show a part of the picture.
   * @param {import("./zoom-view.js").Box | null} view null: the whole
   */
  look(view) {
    this.view = view;
    const { x, y, width, height } = view ?? { x: 0, y: 0, width: this.width, height: this.height };
    set(this.svg, "viewBox", `${x} ${y} ${width} ${height}`);
    this.svg.classList.toggle("closer", view !== null);
  }

  /**
   * Draw the nodes of a preview: what changes in place is drawn there, under what lies on it; the others are
   * drawn as ghosts over everything else.
   * @param {SceneNode[]} nodes
   * @param {string[]} [gone] keys of nodes that would no longer be there
   */
  haunt(nodes, gone = []) {
    const { nodes: before, gone: away } = this.wraith;
    const none = nodes.length + gone.length + before.length + away.length === 0;
    if (none && !this.ghosts.firstElementChild) return; // a badge stands there too
    this.ghosts.replaceChildren();
    for (const ghost of this.haunting) ghost.remove();
    this.haunting = [];
    this.wraith = { nodes, gone };
    for (const [key, { group }] of this.drawn) {
      group.classList.remove("replaced");
      group.classList.toggle("gone", gone.includes(key));
    }
    for (const node of nodes) {
      const there = this.drawn.get(node.key);
      // A piece that would move is shown at both places, unless they overlap; a text that would change only
      // in its new form.
      const moves = there && (node.symbol || node.path) && apart(there.node, node);
      if (there && !moves) there.group.classList.add("replaced");
      const drawn = { node, group: s("g") };
      paint(drawn, { ...node, touch: "", label: "" }, false);
      drawn.group.classList.add("preview");
      this.haunting.push(drawn.group);
      if (there && !moves) there.group.after(drawn.group);
      else this.ghosts.append(drawn.group);
    }
  }

  /**
   * Show which things are lit, touched, waiting or dim.
   * @param {{lit: (touch: string) => boolean, touched: (touch: string) => boolean, waiting: boolean,
   *   choosing: boolean, rings?: Record<string, string>, planned?: (touch: string) => boolean,
   *   hinted?: (touch: string) => boolean, standing?: (touch: string) => string}} state
   *   `rings`: words of rings, by touch; `standing`: of touches that mean the same, the first
   */
  show({ lit, touched, waiting, choosing, rings = {}, ...more }) {
    const { planned = () => false, hinted = () => false, standing = (touch) => touch } = more;
    this.standing = standing;
    this.#press();
    const changed = new Set([...this.wraith.gone, ...this.wraith.nodes.map(({ key }) => key)]);
    for (const [touch, all] of this.touches) {
      const on = touched(touch);
      const open = lit(touch);
      // Of things alike, the one that the act would change is meant.
      const meant = all.some(({ node }) => changed.has(node.key));
      for (const { node, group } of all) {
        set(group, "data-ring", rings[touch] || null);
        group.classList.toggle("lit", open);
        group.classList.toggle("touched", on && (!meant || changed.has(node.key)));
        group.classList.toggle("waiting", on && waiting);
        group.classList.toggle("planned", planned(touch));
        group.classList.toggle("hinted", hinted(touch));
        group.classList.toggle("dim", choosing && !on && !open);
        if (group.getAttribute("role") !== "button") {
          for (const name of ["aria-pressed", "aria-disabled", "aria-description"]) set(group, name, null);
          continue;
        }
        set(group, "aria-pressed", on || planned(touch) ? "true" : "false");
        set(group, "aria-disabled", on || open ? null : "true");
        set(group, "aria-description", (open && ringWords(all, rings[touch])) || null);
      }
    }
  }

  /** Draw every node again: a setting has changed. */
  repaint() {
    for (const drawn of this.drawn.values()) paint(drawn, drawn.node, this.live, this.reached);
    this.#mute();
    this.#once();
    this.#press();
  }

  /**
   * Return the button of a touch, if this picture has it.
   * @param {string} touch
   */
  button(touch) {
    return this.touches.get(touch)?.[0]?.group;
  }
}

/**
 * @param {SceneNode} old
 * @param {SceneNode} node the same node later
 * @returns {boolean} whether it has moved so far that its signs do not overlap
 */
function apart(old, node) {
  const [x, y] = [(node.x ?? 0) - (old.x ?? 0), (node.y ?? 0) - (old.y ?? 0)];
  return Math.hypot(x, y) > Math.max(old.size ?? 0, node.size ?? 0) / 2;
}

/**
 * @param {SceneNode} one
 * @param {SceneNode} other of the same touch
 * @returns {boolean} whether they are pieces of the same kind
 */
function equal(one, other) {
  return one.label === other.label && one.path === other.path && one.symbol === other.symbol;
}

/**
 * @param {string | undefined} name
 * @param {number} n how many equal pieces have it
 */
function numbered(name = "", n = 1) {
  return n > 1 ? say("of-these", { name: name.replace(/\.$/, ""), n }) : name;
}

/** Words of rings that are said where no badge says more. */
const TOLD = ["costly", "completing"];

/**
 * Return what the ring of a thing shows, in words: what the badges beside it say, else what the ring means.
 * @param {Drawn[]} all the nodes of its touch
 * @param {string} [ring] words of its ring
 */
function ringWords(all, ring = "") {
  const words = ring.split(" ");
  const badges = all.flatMap(({ node }) =>
    / badge\b/.test(` ${node.look || ""}`) && node.label && node.label !== all[0]?.node.label
      ? node.label
      : [],
  );
  const said = badges.length > 0 ? badges : TOLD.filter((word) => words.includes(word)).map(meaning);
  if (words.includes("later")) said.push(meaning("later"));
  return [...new Set(said)].map(sentence).join(" ");
}

/** @param {string} word of a ring */
function meaning(word) {
  return say(`ring-${word}`);
}

/**
 * Draw a node into its group.
 * @param {Drawn} drawn
 * @param {SceneNode} node
 * @param {boolean} live
 * @param {boolean} [reached]
 */
function paint(drawn, node, live, reached = live) {
  const { group } = drawn;
  const states = STATES.filter((state) => group.classList.contains(state));
  const kind = node.path ? "shape" : node.symbol ? "piece" : "words";
  const touchable = live && node.touch;
  set(
    group,
    "class",
    ["node", kind, node.tone ? tone(node.tone) : "", node.look || "", touchable ? "touchable" : "", ...states]
      .filter(Boolean)
      .join(" "),
  );
  const turn = node.turn ? ` rotate(${node.turn}deg)` : "";
  group.style.transform = `translate(${node.x || 0}px,${node.y || 0}px)${turn}`;
  drawn.face = part(drawn.face, group, "path", "face", node.path);
  if (drawn.face) set(drawn.face, "d", node.path);
  drawn.sign = part(drawn.sign, group, "use", "sign", node.symbol);
  if (drawn.sign) {
    const size = node.size || 40;
    set(drawn.sign, "href", `#${emblem(node.symbol || "", node.tone)}`);
    for (const name of ["x", "y"]) set(drawn.sign, name, -size / 2);
    for (const name of ["width", "height"]) set(drawn.sign, name, size);
  }
  drawn.words = part(drawn.words, group, "text", "say", node.text);
  if (drawn.words) {
    const font = node.font || 12;
    set(drawn.words, "y", kind === "words" ? null : (0.36 * font).toFixed(2));
    set(drawn.words, "font-size", font);
    set(drawn.words, "text-anchor", node.anchor && node.anchor !== "middle" ? node.anchor : null);
    write(drawn.words, node.text || "");
  }
  const letter = node.symbol && !node.text ? letterOf(node.tone) : "";
  drawn.letter = part(drawn.letter, group, "text", "letter", letter);
  if (drawn.letter) {
    const font = Math.min(16, Math.max(11, (node.size || 40) * 0.62));
    set(drawn.letter, "y", (0.36 * font).toFixed(2));
    set(drawn.letter, "font-size", font.toFixed(1));
    set(drawn.letter, "aria-hidden", "true");
    write(drawn.letter, letter);
  }
  set(group, "data-touch", touchable ? node.touch : null);
  set(group, "data-rule", node.rule || null);
  set(
    group,
    "tabindex",
    reached && (touchable || node.label) ? (group.getAttribute("tabindex") ?? -1) : null,
  );
  set(group, "aria-label", node.label || null);
  if (!touchable) {
    set(group, "role", node.label ? "img" : null);
    set(group, "aria-hidden", (node.label || node.text) && !mute(node) ? null : "true");
    set(group, "aria-pressed", null);
    set(group, "aria-disabled", null);
    set(group, "aria-description", null);
    group.classList.remove("lit", "touched", "waiting", "dim");
  }
}

const WORD = /\p{L}{2}/u;

/**
 * Whether a node says nothing by itself: a number or letter without a word. The named thing beside it says
 * it whole.
 * @param {SceneNode} node
 */
function mute(node) {
  return !node.label && (/ mute\b/.test(` ${node.look || ""}`) || !WORD.test(node.text || ""));
}

/** The letters of pieces by tone, as style sheets give them. @type {Map<string, string>} */
const letters = new Map();

/**
 * Return the letter of a piece's tone (`--letter`), if the player wants letters on pieces.
 * @param {string | undefined} name
 */
function letterOf(name) {
  if (!name || setting("signs") !== "on") return "";
  let letter = letters.get(name);
  if (letter === undefined) {
    const probe = document.body.appendChild(h("span", { class: tone(name), hidden: true }));
    letter = getComputedStyle(probe)
      .getPropertyValue("--letter")
      .replaceAll(/["'\s]/g, "");
    probe.remove();
    letters.set(name, letter);
  }
  return letter;
}

/**
 * Make, keep or remove one part of a node's drawing. The order is always face, symbol, text.
 * @template {"path" | "use" | "text"} K
 * @param {SVGElementTagNameMap[K] | undefined} old
 * @param {SVGGElement} group
 * @param {K} tag
 * @param {string} name
 * @param {unknown} wanted
 * @returns {SVGElementTagNameMap[K] | undefined}
 */
function part(old, group, tag, name, wanted) {
  if (!wanted) {
    old?.remove();
    return undefined;
  }
  if (old) return old;
  const made = s(tag, { class: name });
  if (tag === "path") group.prepend(made);
  else if (tag === "use") group.insertBefore(made, group.querySelector(":scope > text"));
  else group.append(made);
  return made;
}
