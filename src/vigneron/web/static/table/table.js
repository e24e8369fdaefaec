// The live table: takes what the server says, shows it, and sends back what is touched.

import { Line } from "../protocol/connection.js";
import { Older } from "../protocol/outdated.js";
import { Touches } from "../protocol/selection.js";
import { Misfit, Store } from "../protocol/store.js";
import { byId, data, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { openRule } from "../ui/rule-dialog.js";
import { worn } from "../ui/seat-colours.js";
import { setting, still } from "../ui/settings.js";
import { play } from "../ui/sound.js";
import { settle, Talk } from "./chat.js";
import { Clocks } from "./clocks.js";
import { drawFair } from "./fairness.js";
import { showOver } from "./final-score.js";
import { Device } from "./hotseat.js";
import { listen } from "./keys.js";
import { Arrangement } from "./layout.js";
import { announce, drawLog } from "./log.js";
import { RealDraws } from "./manual-dice.js";
import { skip, spots, travel, tumble } from "./motion.js";
import { Moves } from "./moves.js";
import { Panel } from "./panel.js";
import { People } from "./people.js";
import { Fingers } from "./pointer.js";
import { flag } from "./preview-badge.js";
import { drawAgain } from "./rematch.js";
import { Away } from "./takeover.js";
import { Agreements } from "./votes.js";

/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/types.js").Preview} Preview */

const SOON = 60; // milliseconds: who steps through amounts quickly asks only for the last one
const PAUSE = 140; // milliseconds between two moves of others, after their movement

class Table {
  constructor() {
    /** @type {{id: string, game: string, socket: string, art: string, rules: string}} */
    const page = data("page");
    this.page = page;
    this.store = new Store();
    this.touches = new Touches();
    this.arrangement = new Arrangement(this.store);
    this.people = new People(this.store);
    this.clocks = new Clocks(this.store);
    this.agreements = new Agreements(this.store, {
      send: (message) => void this.line.ask(message),
      online: () => this.line?.online ?? false,
    });
    this.away = new Away(this.store, (person) => this.agreements.replace(person));
    this.talk = new Talk(page.id, {
      ask: (message) => this.line.ask(message),
      online: () => this.line?.online ?? false,
      announce,
    });
    settle(this.talk);
    this.device = new Device(this.store, {
      open: (seat) => void this.line.ask({ t: "open", seat }),
      announce,
    });
    this.real = new RealDraws({ send: (message) => this.line.tell(message), announce });
    byId("correct").addEventListener("click", () => this.line.tell({ t: "correct", v: this.store.v }));
    const rule = (/** @type {string} */ number) => void openRule(page.rules, number);
    this.panel = new Panel(this.store, this.touches, {
      touch: (touch) => this.touch(touch),
      instead: (touch) => this.instead(touch),
      confirm: () => this.confirm(),
      clear: () => this.clear(),
      undo: () => this.say("undo"),
      change: () => this.say("change"),
      rule,
      count: () => showOver(this.store),
    });
    this.moves = new Moves((offer) => {
      this.touches.take(offer);
      this.touched();
      byId("confirm").focus();
    });
    this.fingers = new Fingers(this.arrangement, (touch) => this.touch(touch), rule);
    listen({
      confirm: () => this.confirm(),
      clear: () => this.clear(),
      undo: () => this.store.turn.undo && !this.store.replaced && this.say("undo"),
      moves: () => this.moves.open(),
      board: () => this.fingers.begin(),
      tab: (number) => this.arrangement.showNumber(number),
    });
    this.arrangement.turned = () => this.light(false);
    this.arrangement.sizing = () => this.panel.grow();
    /** Moves told but not shown yet. @type {Message[]} */
    this.queue = [];
    this.busy = 0;
    /** @type {Map<string, Preview>} */
    this.previews = new Map();
    /** Which question an answer belongs to. @type {Map<number, string>} */
    this.asked = new Map();
    this.why = 0;
    this.title = document.title;
    this.wasMine = false;
    /** The version whose end was told. @type {number | undefined} */
    this.told = undefined;
    /** @type {boolean | undefined} */
    this.wired = undefined;
    this.calm = 0;
    this.soon = 0;
    /** A dark thing that could be touched instead of what is. @type {string | undefined} */
    this.dark = undefined;
    this.older = new Older(
      () =>
        this.touches.own.length > 0 ||
        this.queue.length > 0 ||
        this.panel.waiting ||
        this.line?.unanswered != null ||
        this.talk.waiting,
    );
    for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, () => this.hurry(), true);
    this.line = new Line(page.socket, {
      message: (message) => this.hear(message),
      state: (online) => this.wire(online),
      since: () => (this.store.v < 0 ? null : this.store.v),
      open: () => (this.store.you.device ? this.store.you.seat : null),
    });
  }

  /** @param {Message} message */
  hear(message) {
    message.heard = performance.now();
    this.line?.answered(message.t === "welcome" ? undefined : message.n);
    setTimeout(() => this.older.hear(message)); // when it has been taken
    if (this.talk.hear(message)) return;
    switch (message.t) {
      case "welcome":
      case "stale":
        this.queue = [];
        this.busy = 0;
        this.panel.waiting = this.line?.unanswered != null;
        this.panel.note = null;
        if (message.t === "stale") {
          this.panel.note = { say: String(message.say ?? "") };
          announce(String(message.say ?? ""));
        }
        if (message.note) {
          this.panel.note = { say: message.note };
          announce(message.note);
        }
        this.take(message);
        if (message.t === "welcome") this.talk.listen();
        break;
      case "moved":
        this.queue.push(message);
        if (!this.busy) this.next();
        break;
      case "people":
        this.met(message);
        break;
      case "preview":
        this.previewed(message);
        break;
      case "why":
        if (message.n === this.why) this.refuse(message);
        break;
      case "refused":
        this.panel.waiting = this.line.unanswered != null;
        if (this.store.real?.asked && this.store.real.may) this.real.note(String(message.say ?? ""));
        else this.refuse(message);
        this.light(false);
        break;
      case "again":
        this.panel.waiting = false;
        this.panel.draw();
        break;
      default:
        break;
    }
  }

  /**
   * The same position, but people have come, gone, chosen or answered.
   * @param {Message} message
   */
  met(message) {
    const asked = this.store.motion;
    this.store.take(message);
    if (!asked && this.store.motion) this.panel.note = null; // what was said of the last question is over
    if (asked && !this.store.motion) {
      // What was agreed comes with a new position: this was declined, withdrawn or not answered.
      this.panel.note = { say: say("motion-declined") };
      announce(say("motion-declined"));
    }
    this.people.draw();
    this.clocks.draw();
    this.agreements.draw();
    this.away.draw();
    this.entitle();
    drawFair(this.store);
    drawAgain(this.store);
    this.speak();
    this.light(false);
  }

  /** The page's title says what waits for me. */
  entitle() {
    const { store } = this;
    const waits = this.agreements.awaited ? say("asked") : store.choosing ? say("your-turn") : "";
    document.title = store.over ? `✓ ${this.title}` : waits ? `● ${waits} · ${this.title}` : this.title;
  }

  speak() {
    const { table, you, real } = this.store;
    this.real.draw(real);
    this.device.draw();
    byId("correct").hidden = !real?.correct;
    if (table) this.talk.draw({ table, you, seated: you.seat !== null || Boolean(you.device), tone: worn });
  }

  /** Show the next move that was told, when the one before has come to rest. */
  next() {
    clearTimeout(this.busy);
    this.busy = 0;
    const message = this.queue.shift();
    if (!message) return;
    let takes = 0;
    try {
      takes = this.take(message);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      this.queue = [];
      this.line.renew();
      return;
    }
    const wait = still() || document.hidden || this.queue.length > 8 ? 0 : takes + PAUSE;
    this.busy = setTimeout(() => this.next(), wait);
  }

  /** Somebody acts: everything that was told is shown at once. */
  hurry() {
    if (this.queue.length === 0) return;
    while (this.queue.length > 0) this.next();
    skip();
  }

  /**
   * Take a position and show it. Returns how long the movement lasts, in milliseconds.
   * @param {Message} message
   */
  take(message) {
    const { store } = this;
    const fresh = message.scene !== undefined;
    const before = fresh ? new Map() : spots(this.arrangement.pictures);
    const faces = fresh ? new Map() : this.faces();
    const seen = fresh ? message.log?.length || 0 : store.log.length;
    const focus = document.activeElement;
    const changed = store.take(message);
    if (store.table?.phase === "lobby") {
      location.reload();
      return 0;
    }
    if (message.t === "moved" && message.n !== undefined) this.panel.waiting = this.line.unanswered != null;
    if (message.t === "moved") this.panel.note = null;
    this.previews.clear();
    this.touches.reset(store.choosing ? store.offers : []);
    this.arrangement.draw();
    this.people.draw();
    this.clocks.draw();
    this.agreements.draw();
    this.away.draw();
    drawFair(this.store);
    drawAgain(this.store);
    this.speak();
    this.arrangement.crowd();
    drawLog(store.log, seen);
    for (const id of ["status", "panel-status"]) write(byId(id), store.status);
    this.touched(false);
    const takes = travel(this.arrangement.pictures, before, changed);
    tumble(this.arrangement.pictures, this.turned(faces));
    for (const sentence of message.events || []) announce(sentence);
    this.turn(fresh);
    // What had the focus may be gone: the panel's first line is where one goes on.
    if (focus && focus !== document.body && !shown(focus)) byId("prompt").focus({ preventScroll: true });
    return takes;
  }

  /** @returns {Map<string, string>} `frame/node` -> the sign or figure that it shows, of pieces that stay in place */
  faces() {
    /** @type {Map<string, string>} */
    const out = new Map();
    for (const picture of this.arrangement.pictures) {
      for (const [key, { node }] of picture.drawn) {
        if (node.symbol) out.set(`${picture.key}/${key}`, `${node.symbol} ${node.tone} ${node.text}`);
      }
    }
    return out;
  }

  /** @param {Map<string, string>} before */
  turned(before) {
    return new Set(
      [...this.faces()]
        .filter(([key, face]) => before.has(key) && before.get(key) !== face)
        .map(([key]) => key),
    );
  }

  /** @param {boolean} fresh */
  turn(fresh) {
    const { store } = this;
    const mine = store.choosing;
    this.entitle();
    write(byId("status-turn"), mine ? say("your-turn") : "");
    set(document.documentElement, "data-turn", mine ? "mine" : "theirs");
    set(document.documentElement, "data-position", `${store.v}.${store.d}`);
    if (mine && !this.wasMine) {
      announce(`${say("your-turn")}. ${store.overlay?.prompt || ""}`);
      play("turn");
    } else if (!fresh) play("move");
    this.wasMine = mine;
    if (store.over && this.told !== store.v) {
      this.told = store.v;
      play("over");
      announce(store.over.say);
      setTimeout(() => showOver(store), fresh || still() ? 0 : 900);
    }
  }

  /** @param {string} touch */
  touch(touch) {
    if (this.panel.waiting) return;
    this.panel.note = null;
    if (this.touches.touch(touch)) {
      this.touched();
      if (
        setting("confirm") === "off" &&
        this.touches.complete &&
        !this.touches.more &&
        this.touches.own.length > 0
      )
        this.confirm();
      return;
    }
    play("no");
    this.why = this.line.ask({ t: "why", touches: [...this.touches.own, touch] });
    this.dark = this.touches.own.length > 0 && this.touches.known(touch) ? touch : undefined;
    this.panel.draw();
  }

  /** @param {string} touch */
  instead(touch) {
    this.panel.note = null;
    if (this.touches.instead(touch)) this.touched();
  }

  clear() {
    const had = this.touches.own.length > 0 || this.panel.note !== null;
    this.touches.clear();
    this.panel.note = null;
    this.fingers.hush();
    this.touched(false);
    return had;
  }

  /** What is touched has changed: light what is left, and ask what a complete act would bring. */
  touched(speak = true) {
    const offer = this.store.choosing ? this.touches.complete : null;
    const known = offer ? this.previews.get(offer.act) : undefined;
    this.panel.preview = known || null;
    clearTimeout(this.soon);
    if (offer && !known && !this.panel.waiting) this.soon = setTimeout(() => this.look(offer.act), SOON);
    this.light(true);
    if (offer && speak) announce(`${offer.say} ${say("confirm-hint")}`);
  }

  /** @param {string} act */
  look(act) {
    if (this.touches.complete?.act !== act) return;
    this.asked.set(this.line.ask({ t: "preview", v: this.store.v, d: this.store.d, act }), act);
  }

  /** @param {boolean} turn whether to turn to a page where something may be touched */
  light(turn) {
    const { touches, store } = this;
    const { choosing } = store;
    const state = {
      lit: choosing ? touches.lit : new Set(),
      touched: new Set(touches.all),
      waiting: this.panel.waiting,
      choosing,
    };
    for (const picture of this.arrangement.pictures) {
      picture.show(/** @type {any} */ (state));
      const preview = this.panel.preview;
      picture.haunt((picture.live && preview?.nodes?.[picture.key]) || []);
    }
    this.flag();
    this.moves.draw(choosing ? store.offers : []);
    this.panel.draw();
    const controls = (store.overlay?.controls || []).some((control) => touches.lit.has(control.touch));
    this.arrangement.hint(state.lit, turn && !touches.complete && !controls && touches.amounts.length === 0);
    this.fingers.rove();
  }

  /** Put the flag that says what the act brings beside the thing touched last whose picture has room for it. */
  flag() {
    const preview = this.panel.preview;
    if (!preview || preview.gains.length === 0) return;
    const places = [...this.touches.all].reverse().flatMap((touch) =>
      this.arrangement.pictures.flatMap((picture) => {
        const button = picture.live && picture.svg.isConnected ? picture.button(touch) : undefined;
        return button?.getClientRects().length ? [{ picture, button }] : [];
      }),
    );
    // Where nothing is covered at all; else where nothing is that could be touched; else the panel alone says it.
    for (const strict of [true, false]) {
      if (places.some(({ picture, button }) => this.#flagged(picture, button, preview, strict))) return;
    }
  }

  /**
   * @param {import("./scene.js").Picture} picture
   * @param {Element} button
   * @param {Preview} preview
   * @param {boolean} strict
   * @returns {boolean} whether there was room
   */
  #flagged(picture, button, preview, strict) {
    const matrix = picture.svg.getScreenCTM();
    if (!matrix) return false;
    const within = (/** @type {Element} */ element) => {
      const box = element.getBoundingClientRect();
      return {
        left: (box.left - matrix.e) / matrix.a,
        right: (box.right - matrix.e) / matrix.a,
        top: (box.top - matrix.f) / matrix.d,
        bottom: (box.bottom - matrix.f) / matrix.d,
      };
    };
    const things = [...picture.svg.querySelectorAll("[data-touch], .node.piece, .node.words")];
    const next = things.filter(
      (thing) => strict || this.touches.known(thing.getAttribute("data-touch") || ""),
    );
    const spoken = picture.svg.querySelectorAll(".node.touched, .ghosts > *");
    return flag(picture, within(button), preview.gains, [...next, ...spoken].map(within), things.map(within));
  }

  /** @param {Message} message */
  previewed(message) {
    const act = this.asked.get(message.n ?? -1);
    this.asked.delete(message.n ?? -1);
    if (act === undefined || act !== this.touches.complete?.act) return;
    const preview = {
      act,
      say: /** @type {any} */ (message.say) || [],
      gains: message.gains || [],
      nodes: message.nodes || {},
      draws: message.draws ?? null,
    };
    this.previews.set(act, preview);
    this.panel.preview = preview;
    this.light(false);
    announce(
      [
        ...preview.say,
        ...preview.gains.map((gain) => `${gain.label} ${gain.from} → ${gain.to}`),
        preview.draws || "",
      ].join(" "),
    );
  }

  /** @param {Message} message */
  refuse(message) {
    const note = {
      say: String(message.say ?? ""),
      rule: message.rule || undefined,
      instead: message.t === "why" ? this.dark : undefined,
    };
    this.panel.note = /** @type {any} */ (note);
    this.panel.draw();
  }

  confirm() {
    const offer = this.touches.complete;
    if (!offer || this.panel.waiting) return;
    this.panel.waiting = true;
    this.line.tell({ t: "act", v: this.store.v, d: this.store.d, act: offer.act });
    this.panel.kept = !this.line.online;
    this.light(false);
    play("done");
  }

  /** @param {"undo" | "change"} t */
  say(t) {
    if (this.panel.waiting) return;
    this.panel.note = null;
    this.line.tell(t === "undo" ? { t, v: this.store.v } : { t });
  }

  /** @param {boolean} online */
  wire(online) {
    const bar = byId("wire");
    if (online === this.wired) return;
    if (online && this.wired === undefined) bar.hidden = true;
    this.wired = online;
    if (!online) this.talk.lose();
    document.documentElement.classList.toggle("offline", !online);
    clearTimeout(this.calm);
    if (online) {
      write(bar, say("wire-back"));
      bar.classList.add("good");
      this.calm = setTimeout(() => (bar.hidden = true), 2500);
    } else {
      bar.classList.remove("good");
      this.calm = setTimeout(() => {
        write(bar, say(this.line?.unanswered ? "wire-lost-kept" : "wire-lost"));
        bar.hidden = false;
      }, 700); // a reload of the server is over before anybody could read this
    }
    this.panel.kept = !online && this.line?.unanswered != null;
    this.agreements.draw();
    this.panel.draw();
  }
}

/** @param {Element} element */
function shown(element) {
  return element.isConnected && element.getClientRects().length > 0;
}

/** The game's signs stand once in the page; everything refers to them by id. */
async function hang() {
  const answer = await fetch(data("page").art);
  if (!answer.ok) return;
  const art = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (!art.querySelector("parsererror")) byId("art").append(document.importNode(art, true));
}

// The signs first: what refers to a sign that is not there yet may stay unpainted.
await hang().catch(() => undefined);
new Table();
