// Selects an act by touches: asks for its preview, or why it is illegal, and confirms it.

import { amountOf } from "../protocol/selection.js";
import { say, sentence } from "../ui/i18n.js";
import { setting } from "../ui/settings.js";
import { play } from "../ui/sound.js";
import { announce } from "./log.js";

/** @typedef {import("../protocol/connection.js").Connection | import("./lesson.js").LessonLine} Connection */
/** @typedef {import("../protocol/types.js").Previewed} Previewed */
/** @typedef {import("../protocol/types.js").RefusedReply} RefusedReply */
/** @typedef {RefusedReply | import("../protocol/types.js").Explained} Refused */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {import("../protocol/types.js").Offer} Offer */
/** @typedef {import("./table-store.js").Preview} Preview */
/** @typedef {import("./table-store.js").TableStore} TableStore */

// Milliseconds.
const SOON = 60; // who steps through amounts quickly asks only for the last one
const OFFERED = 4000; // how long taking back stands out after an act that nobody confirmed
const NAMED = 6; // things that may be touched next and are named to screen readers
const AGAIN = 400; // a touch of the same thing that comes sooner is the second half of a double click

export class Act {
  /**
   * @param {TableStore} store
   * @param {() => void} render
   * @param {() => boolean} [careful] whether every act is confirmed with the button alone, whatever the
   * player has set: in a lesson, which is judged at once, and with a guide
   */
  constructor(store, render, careful = () => false) {
    this.store = store;
    this.render = render;
    this.careful = careful;
    /** @type {Connection | null} */
    this.line = null;
    /** Previews of this position's acts, by act. @type {Map<string, Preview>} */
    this.previews = new Map();
    /** The acts whose previews were requested, by number of the request. @type {Map<number, string>} */
    this.asked = new Map();
    /** The number of the last `why` request. */
    this.why = 0;
    /** A touch that could replace the selection. @type {string | undefined} */
    this.instead = undefined;
    this.soon = 0;
    /** The question that was last put. */
    this.question = "";
    this.settling = 0;
    /** What was touched last; whether that is long enough ago for a second touch of it to count. */
    this.last = "";
    this.rested = false;
    this.resting = 0;
    /** Whether the last touch was the second half of what the system counts as a double click. */
    this.twice = false;
    for (const kind of ["click", "keydown"]) {
      document.addEventListener(kind, (event) => (this.twice = isSecondHalf(event)), true);
    }
    /** Whether the act may be sent without a confirmation: its last touch came to a settled question. */
    this.direct = false;
    /** Whether the last thing touched named its amount. */
    this.whole = false;
    /** Takes a touch that answers no question; returns whether it did. @type {(touch: string) => boolean} */
    this.planned = () => false;
    /** The name of a thing on a board, or its touch if none has one. @type {(touch: string) => string} */
    this.label = (touch) => touch;
    /** Called when an act is sent, while what it uses is still shown as touched. */
    this.sent = () => {};
  }

  /**
   * Touch a thing. A second touch of it confirms a complete act, unless one is careful, or lets the thing go.
   * @param {string} touch
   * @param {boolean} [onBoard] whether it is a thing on a board, which may name an amount
   */
  touch(touch, onBoard = false) {
    const { store } = this;
    const { selection } = store;
    if (store.waiting || store.past || this.planned(touch)) return;
    touch = selection.standing(touch);
    const again = selection.owned(touch);
    if (again && (this.twice || (this.last === touch && !this.rested))) return;
    this.#rest(touch);
    store.note = null;
    if (again && store.complete && !this.careful() && (onBoard || !amountOf(touch))) {
      this.confirm();
      return;
    }
    // What takes the place of something chosen, or lets it go, is confirmed: only what is lit goes by itself.
    const lit = selection.leads(touch);
    const replaces = this.#ringed(touch, "instead") || this.#sibling(touch);
    if (selection.touch(touch) || (replaces && selection.instead(touch))) {
      this.direct = store.settled && lit && !this.twice;
      this.whole = onBoard && touch.split(" ").some(amountOf);
      this.changed();
      this.#sendDirectly();
      return;
    }
    play("no");
    const control = store.overlay?.controls.find((other) => other.touch === touch);
    if (control?.about && !selection.known(touch)) {
      store.note = { say: control.about, rule: control.rule || undefined };
      this.render();
      return;
    }
    this.why = this.#ask({ t: "why", touches: [...selection.own, ...touch.split(" ")] });
    this.instead = selection.own.length > 0 && selection.known(touch) ? touch : undefined;
    this.render();
  }

  /**
   * @param {string} touch
   * @returns {boolean} whether a control of the same group is selected, so that this one takes its place
   */
  #sibling(touch) {
    const { overlay, selection } = this.store;
    const controls = overlay?.controls || [];
    const group = controls.find((control) => control.touch === touch)?.group;
    return !!group && controls.some((other) => other.group === group && selection.own.includes(other.touch));
  }

  /**
   * Select a touch that does not go with the selection, which it replaces.
   * @param {string} touch
   */
  exchange(touch) {
    this.store.note = null;
    if (this.store.selection.instead(touch)) this.changed();
  }

  /** @param {Offer} offer from the list of moves */
  take(offer) {
    if (this.store.past) return;
    this.direct = false; // the list stands beside a button that confirms
    this.store.selection.take(offer);
    this.changed();
  }

  /** Confirm; without anything to confirm, say so. */
  confirmByKey() {
    const { choosing, complete, selection, waiting } = this.store;
    if (choosing && !waiting && !complete && selection.own.length === 0) announce(say("nothing-chosen"));
    else this.confirm();
  }

  /** @returns {boolean} whether anything was selected or noted */
  clear() {
    const { store } = this;
    const had = store.selection.own.length > 0 || store.note !== null;
    store.selection.clear();
    store.note = null;
    this.changed(false);
    return had;
  }

  /** Drop the previews: the position is another one. */
  renew() {
    this.previews.clear();
    if (this.question !== this.store.question) this.#settle();
    this.changed(false);
  }

  /**
   * A new question is put. A touch that was meant for the last one may still come, so nothing that sends an
   * act by itself counts until the question has been in sight for a moment.
   */
  #settle() {
    this.question = this.store.question;
    this.store.settled = this.direct = false;
    this.last = "";
    clearTimeout(this.settling);
    this.settling = setTimeout(
      () => {
        this.store.settled = true;
        this.render();
      },
      Number(setting("pause")),
    );
  }

  /** @param {string} touch */
  #rest(touch) {
    this.last = touch;
    this.rested = false;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.rested = true;
    }, AGAIN);
  }

  /**
   * @param {string} touch
   * @param {string} word a word of docs/scene.md, such as `asks`
   * @returns {boolean} whether the game says this of the touch's ring
   */
  #ringed(touch, word) {
    return (this.store.overlay?.rings?.[touch] || "").split(" ").includes(word);
  }

  /**
   * @param {boolean} undo whether the act can be undone
   * @returns {boolean} whether a complete act is sent without a confirmation: the player wants that, and
   *   nothing more can be chosen
   */
  #goesByItself(undo) {
    const { selection } = this.store;
    const amounts = this.whole ? [] : selection.amounts; // the thing that was touched names the amount
    const open = amounts.some((amount) => amount.values.length > 1);
    if (!this.direct || !selection.complete || open || selection.own.length === 0) return false;
    const wish = this.careful() ? "on" : setting("confirm");
    const back = wish === "auto" && undo;
    if (wish !== "off" && !back) return false;
    if (selection.complete.touch.some((touch) => this.#ringed(touch, "asks"))) return false;
    // What one touch says whole goes, even if more could have come before it: it can be taken back.
    const joins = (/** @type {string} */ touch) => !selection.chosen(touch) && this.#ringed(touch, "several");
    const several = selection.left.some((offer) => offer.touch.some(joins));
    const said = this.last.split(" ");
    const one = selection.complete.touch.length === 1;
    const whole =
      back && (one || selection.complete.touch.every((touch) => said.includes(touch))) && !several;
    return !selection.more || whole;
  }

  #sendDirectly() {
    if (!this.#goesByItself(Boolean(this.store.preview?.undo))) return;
    this.confirm();
    this.store.offersUndo = true;
    setTimeout(() => {
      this.store.offersUndo = false;
      this.render();
    }, OFFERED);
  }

  /**
   * The selection has changed: draw it, and ask for the preview of a complete act.
   * @param {boolean} [speak]
   */
  changed(speak = true) {
    const { store } = this;
    const offer = store.complete;
    store.preview = (offer && this.previews.get(offer.act)) || null;
    clearTimeout(this.soon);
    if (offer && !store.preview && !store.waiting) this.soon = setTimeout(() => this.#look(offer.act), SOON);
    this.render();
    if (!speak) return;
    if (!offer) this.#sayNext();
    // What may yet go by itself is not said to wait: its preview decides.
    else if (this.#goesByItself(store.preview?.undo ?? true)) announce(sentence(offer.say));
    else announce(`${sentence(offer.say)} ${say("confirm-hint")}`);
  }

  /** Tell screen readers what can be touched next, while what is selected is no whole act. */
  #sayNext() {
    const { selection, overlay } = this.store;
    if (selection.own.length === 0) return;
    const names = new Set();
    for (const touch of selection.lit) {
      const name = overlay?.controls.find((control) => control.touch === touch)?.label || this.label(touch);
      if (name !== touch) names.add(name.split(/[,;]/)[0]); // what follows describes the thing
    }
    const things = [...names].slice(0, NAMED).join("; ");
    const rest = names.size - NAMED;
    const named = rest > 0 ? say("next-more", { things, n: rest }) : things;
    announce(say("next", { n: selection.left.length, things: named }));
  }

  /** @param {string} act */
  #look(act) {
    const { store } = this;
    if (store.selection.complete?.act !== act) return;
    this.asked.set(this.#ask({ t: "preview", v: store.v, d: store.d, act }), act);
  }

  /** @param {Previewed} message a preview */
  previewed(message) {
    const act = this.asked.get(message.n ?? -1);
    this.asked.delete(message.n ?? -1);
    if (act === undefined || act !== this.store.selection.complete?.act) return;
    this.previews.set(act, message);
    this.store.preview = message;
    const held = this.#goesByItself(true);
    this.render();
    this.#sendDirectly();
    if (this.store.waiting) return; // what happened is told instead
    const gains = message.gains.map((gain) =>
      sentence(say("gain", { label: gain.label, from: gain.from, to: gain.to })),
    );
    const draws = message.draws ? say("draws", { what: message.draws }) : "";
    const what = [...message.say, ...gains, draws].filter(Boolean).join(" ");
    // The sentences are those of what happens: they must not sound as if it had happened.
    announce([what && say("would-bring", { what }), held && say("confirm-hint")].filter(Boolean).join(" "));
  }

  /** @param {Refused} message a refusal */
  refused(message) {
    if (message.t === "why" && message.n !== this.why) return;
    this.store.note = {
      say: message.say,
      rule: message.rule || undefined,
      instead: message.t === "why" ? this.instead : undefined,
    };
    this.render();
  }

  confirm() {
    const { store } = this;
    const offer = store.selection.complete;
    if (!offer && !store.waiting && !store.past) this.#sayNext();
    if (!offer || !store.ready) return;
    store.waiting = true;
    this.sent();
    this.line?.tell({ t: "act", v: store.v, d: store.d, act: offer.act });
    store.kept = store.unsent = !store.online;
    store.keptSay = offer.say;
    this.render();
    play("done");
  }

  undo() {
    this.#recall({ t: "undo", v: this.store.v });
  }

  change() {
    this.#recall({ t: "change" });
  }

  /** @param {Request} message */
  #recall(message) {
    if (this.store.waiting || this.store.past) return;
    this.store.note = null;
    this.line?.tell(message);
  }

  /** @param {Request} message */
  #ask(message) {
    return this.line?.ask(message) ?? -1;
  }
}

/**
 * Return whether an event is the second half of a double click, which may be slow where the system is set so.
 * @param {Event} event
 */
export function isSecondHalf(event) {
  return event.type === "click" && /** @type {MouseEvent} */ (event).detail > 1;
}
