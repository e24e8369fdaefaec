// The position as the server last sent it. Differences are applied key by key.
import { wear } from "../ui/seat-colours.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").SceneNode} SceneNode */
/** @typedef {import("./types.js").Welcome | import("./types.js").Stale} Whole */
/** @typedef {import("./types.js").Moved} Moved */
/** @typedef {import("./types.js").People} People */
/**
 * A message with the state of the table. `heard` is when it came, by `performance.now()`.
 * @typedef {(Whole | Moved | People) & {heard?: number}} Told
 */
/** @typedef {import("./types.js").Diff} Diff */

/**
 * A frame whose nodes are found by key.
 * @typedef {object} Surface
 * @property {string} key
 * @property {string} title
 * @property {number} width
 * @property {number} height
 * @property {number | null} owner
 * @property {boolean} [plain]
 * @property {string} [own] the title that the owner reads
 * @property {Map<string, SceneNode>} nodes
 */

/** A difference that does not fit the position: ask for the whole one. */
export class Misfit extends Error {}

// The fields of a node that show; the others say what it does and means.
const SHOWN = /** @type {const} */ (["x", "y", "path", "symbol", "size", "text", "tone", "look", "turn"]);

export class Store {
  constructor() {
    this.v = -1;
    this.d = 0;
    /** @type {Map<string, Surface>} */
    this.frames = new Map();
    this.status = "";
    /** @type {import("./types.js").Layout} */
    this.layout = { left: [], centre: [], right: [], house: "", tabs: [] };
    /** @type {import("./types.js").Standing[]} */
    this.standings = [];
    /** Who leads, as everybody knows it. @type {import("./types.js").Race} */
    this.race = { say: "", sure: true, places: [] };
    /** @type {import("./types.js").Ending | null} */
    this.ending = null;
    /** @type {import("./types.js").TableInfo | null} */
    this.table = null;
    /** @type {import("./types.js").You} */
    this.you = { seat: null, host: false, lang: "en", device: null };
    /** @type {import("./types.js").Person[]} */
    this.people = [];
    /** Number of spectators. */
    this.watching = 0;
    /** @type {import("./types.js").Overlay | null} */
    this.overlay = null;
    /** @type {import("./types.js").Offer[]} */
    this.offers = [];
    /** @type {import("./types.js").Turn} */
    this.turn = { yours: false, to_act: [], chosen: false, covered: false, undo: false, ask: "", say: "" };
    /** @type {import("./types.js").LogEntry[]} */
    this.log = [];
    /** @type {import("./types.js").Motion | null} */
    this.motion = null;
    /** @type {import("./types.js").Real | null} */
    this.real = null;
    /** When the clocks came, by `performance.now()`. */
    this.heard = 0;
    /** @type {import("./types.js").Over | null} */
    this.over = null;
  }

  /**
   * Apply a message. Returns `frame key/node key` of what looks different now.
   * @param {Told} message
   * @returns {Set<string>}
   */
  take(message) {
    /** @type {Set<string>} */
    const changed = new Set();
    if ("scene" in message && message.scene) {
      this.status = message.scene.status;
      this.layout = message.scene.layout;
      this.standings = message.scene.standings;
      this.race = message.scene.race;
      this.ending = message.scene.ending;
      this.frames = new Map(message.scene.frames.map((frame) => [frame.key, surface(frame)]));
      this.log = message.log || [];
    } else if ("diff" in message && message.diff) {
      const taken = message.drop;
      if (taken) this.log = this.log.filter((entry) => !taken.includes(entry.v));
      this.#lay(message.diff, changed);
      this.log = [...this.log, ...(message.log || [])];
    } else if ("log" in message && message.log) this.log = [...this.log, ...message.log];
    if ("v" in message) {
      this.v = message.v;
      this.d = message.d;
      this.overlay = message.overlay;
      this.offers = message.offers;
      this.over = message.over;
    }
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    if (message.watching !== undefined) this.watching = message.watching;
    if (message.people) {
      wear(message.people);
      this.people = message.people;
      this.heard = message.heard ?? performance.now();
    }
    if (message.motion !== undefined) this.motion = message.motion;
    if (message.real !== undefined) this.real = message.real;
    if (message.turn) this.turn = message.turn;
    return changed;
  }

  /**
   * @param {Diff} diff
   * @param {Set<string>} changed
   */
  #lay(diff, changed) {
    if (diff.status !== undefined) this.status = diff.status;
    if (diff.layout) this.layout = diff.layout;
    if (diff.standings) this.standings = diff.standings;
    if (diff.race) this.race = diff.race;
    if (diff.ending !== undefined) this.ending = diff.ending;
    for (const key of diff.gone || []) this.frames.delete(key);
    for (const frame of diff.new || []) {
      this.frames.set(frame.key, surface(frame));
      for (const node of frame.nodes) changed.add(`${frame.key}/${node.key}`);
    }
    for (const [key, part] of Object.entries(diff.frames || {})) {
      const frame = this.frames.get(key);
      if (!frame) throw new Misfit(`no frame ${key}`);
      for (const gone of part.drop || []) frame.nodes.delete(gone);
      for (const node of part.set || []) {
        const old = frame.nodes.get(node.key);
        frame.nodes.set(node.key, node);
        if (differs(old, node)) changed.add(`${key}/${node.key}`);
      }
      if (part.order) frame.nodes = ordered(frame.nodes, part.order);
    }
  }

  /**
   * Return the frame with this name in the layout, for this viewer.
   * @param {string} name
   * @returns {Surface | undefined}
   */
  named(name) {
    return this.frames.get(name.startsWith("mine:") ? `${name.slice(5)}-${this.you.seat ?? 0}` : name);
  }

  /**
   * Return whether touches count in a frame: in one without owner, and in one's own.
   * @param {Surface} frame
   */
  mine(frame) {
    return frame.owner === null || frame.owner === this.you.seat;
  }

  /** @returns {boolean} whether a bot plays in my place */
  get replaced() {
    const me = this.people.find((person) => person.seat === this.you.seat);
    return me?.kind === "person" && Boolean(me.bot);
  }

  /** @returns {boolean} whether it is my turn to choose */
  get choosing() {
    return this.offers.length > 0 && !this.turn.chosen && !this.replaced;
  }

  /** @returns {import("./types.js").Race} who leads, as I know it */
  get lead() {
    return this.overlay?.race ?? this.race;
  }

  /** @param {number} seat */
  name(seat) {
    return this.people.find((person) => person.seat === seat)?.name ?? `#${seat + 1}`;
  }
}

/**
 * Return whether a node looks different from the one that was there, if any.
 * @param {SceneNode | undefined} old
 * @param {SceneNode} node
 */
export function differs(old, node) {
  return !old || SHOWN.some((field) => old[field] !== node[field]);
}

/**
 * @param {Frame} frame
 * @returns {Surface}
 */
function surface(frame) {
  return {
    ...frame,
    owner: frame.owner ?? null,
    nodes: new Map(frame.nodes.map((node) => [node.key, node])),
  };
}

/**
 * @param {Map<string, SceneNode>} nodes
 * @param {string[]} order
 */
function ordered(nodes, order) {
  /** @type {Map<string, SceneNode>} */
  const out = new Map();
  for (const key of order) {
    const node = nodes.get(key);
    if (!node) throw new Misfit(`no node ${key}`);
    out.set(key, node);
  }
  return out;
}
