// The line to the table. It comes back by itself, and what was not answered is said once more, with the same
// number, so that the server does it once or refuses it. A line that the server has ended for good does not
// come back.
import { VERSION } from "./outdated.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Request} Request */
/**
 * What the page does with what it hears.
 * @typedef {object} Ear
 * @property {(message: Message) => void} message
 * @property {(online: boolean) => void} state
 * @property {(say: string, code: string) => void} ended
 * @property {() => number | null} since the version that the page has
 * @property {() => number | null} [open] the seat that is open, of several on this device
 */

const FIRST_WAIT = 220; // milliseconds at most until the first try to reconnect; further ones wait longer
const LONGER = 1.5;
const LONGEST_WAIT = 1000; // while a house may just be starting anew: everybody is back a second after it
const STARTING = 20000;
const PATIENT_WAIT = 5000;
const PING_EVERY = 15000;
const PATIENCE = 8000; // without an answer for so long the line is taken for dead
const OPENING = 4000; // and a line that does not come about, after so long
const FOR_GOOD = [1008, 4404]; // codes with which the server closes a line that must not come back

export class Connection {
  /**
   * @param {string} path
   * @param {Ear} ear
   * `ended`: the server has closed the line for good; its sentence and why ('' where it gave none)
   */
  constructor(path, ear) {
    this.path = path;
    this.ear = ear;
    this.online = false;
    /** What was sent or kept and is not answered yet. @type {Request | null} */
    this.unanswered = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    // Counted on from the clock: two tabs and a reloaded page never use a number twice.
    this.n = Date.now() * 1000 + Math.floor(Math.random() * 1000);
    this.wait = FIRST_WAIT;
    this.gone = 0; // since when there is no line
    this.heard = 0;
    this.retry = 0;
    this.ended = false;
    this.beat = setInterval(() => this.#pulse(), PING_EVERY / 3);
    addEventListener("online", () => this.#now());
    addEventListener("offline", () => this.#lost());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.#pulse(true) : this.#now()));
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", (event) => event.persisted && this.#now());
    this.#open();
  }

  /**
   * Ask something that matters only now; without a line it is dropped.
   * @param {Request} message
   * @returns {number} its number, which comes back in the answer
   */
  ask(message) {
    this.n += 1;
    if (this.online) this.#send({ ...message, n: this.n });
    return this.n;
  }

  /**
   * Say something that must be done once: sent now, or kept until the line is back.
   * @param {Request} message
   * @returns {number}
   */
  tell(message) {
    this.n += 1;
    if (this.ended) return this.n;
    this.unanswered = { ...message, n: this.n };
    if (this.online) this.#send(this.unanswered);
    return this.n;
  }

  /**
   * Take note of an answer; one without a number means that what was sent was not understood.
   * @param {number | null | undefined} n
   */
  answered(n) {
    if (n === null || (n !== undefined && this.unanswered?.n === n)) this.unanswered = null;
  }

  /** Ask for the whole truth. */
  renew() {
    this.#greet(null);
  }

  /** @param {number | null} since */
  #greet(since) {
    // Of several seats on this device, the one that is on this page already.
    this.n += 1;
    this.#send({
      t: "hello",
      n: this.n,
      since,
      open: this.ear.open?.() ?? null,
      hidden: document.hidden,
      version: VERSION,
    });
  }

  /** @param {Request} message */
  #send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  #open() {
    clearTimeout(this.retry);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}`,
    );
    this.socket = socket;
    this.opened = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
      this.#greet(this.ear.since());
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      /** @type {Message} */
      const message = JSON.parse(event.data);
      if (message.t === "welcome" && !this.online) {
        this.online = true;
        this.wait = FIRST_WAIT;
        this.gone = 0;
        this.ear.message(message);
        this.ear.state(true);
        if (this.unanswered) this.#send(this.unanswered);
        return;
      }
      if (message.t === "gone") this.#end(message.say, message.code);
      else if (message.t !== "pong") this.ear.message(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (FOR_GOOD.includes(code)) this.#end();
      else this.#lost();
    };
  }

  /**
   * The server has closed the line for good: what was not answered will not be, and nothing is tried again.
   */
  #end(say = "", code = "") {
    this.ended = true;
    this.unanswered = null;
    this.#drop();
    clearInterval(this.beat);
    this.ear.ended(say, code);
  }

  #drop() {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    this.online = false;
    clearTimeout(this.retry);
  }

  #lost() {
    if (this.ended) return;
    this.#drop();
    this.ear.state(false);
    // Not all at the same moment: a house that starts has enough to do.
    this.retry = setTimeout(() => this.#open(), this.wait * (0.6 + Math.random() * 0.4));
    this.gone ||= Date.now();
    const longest = Date.now() - this.gone < STARTING ? LONGEST_WAIT : PATIENT_WAIT;
    this.wait = Math.min(this.wait * LONGER, longest);
  }

  /** The person or the network is back: do not wait. */
  #now() {
    if (this.ended) return;
    if (this.online) this.#pulse(true);
    else if (!this.socket || this.socket.readyState > WebSocket.OPEN) {
      this.wait = FIRST_WAIT;
      this.#open();
    }
  }

  #pulse(now = false) {
    const quiet = Date.now() - this.heard;
    if (this.socket?.readyState === WebSocket.CONNECTING) {
      if (Date.now() - (this.opened || 0) > OPENING) this.#lost();
    } else if (this.socket && quiet > (this.unanswered ? PATIENCE : PING_EVERY + PATIENCE)) this.#lost();
    else if (this.online && (now || quiet > PING_EVERY)) this.ask({ t: "ping", hidden: document.hidden });
  }
}
