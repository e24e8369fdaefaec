// The connection to the table. It reconnects by itself, and repeats an unanswered request with the same
// number, so that the server does it once or refuses it. It does not reconnect once the server has ended it.
import { VERSION } from "./outdated.js";

/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./requests.js").Request} Request */
/**
 * The page's handlers.
 * @typedef {object} Ear
 * @property {(message: Message) => void} message
 * @property {(online: boolean) => void} state
 * @property {(say: string, code: string) => void} ended
 * @property {() => number | null} since returns the page's version of the position
 * @property {() => number | null} [open] returns the open seat, of several on this device
 */

const FIRST_WAIT = 220; // longest wait in ms before the first attempt to reconnect; later ones wait longer
const LONGER = 1.5;
const LONGEST_WAIT = 1000; // while the server may be restarting: everybody is back within a second of it
const STARTING = 20000;
const PATIENT_WAIT = 5000;
const PING_EVERY = 15000;
const PATIENCE = 8000; // without an answer for so long the connection counts as dead
const OPENING = 4000; // and a socket that does not open, after so long
const FOR_GOOD = [1008, 4404]; // close codes after which the client must not reconnect

export class Connection {
  /**
   * @param {string} path
   * @param {Ear} ear
   * `ended` is called with the server's sentence and code ('' if it gave none) when it ends the connection
   */
  constructor(path, ear) {
    this.path = path;
    this.ear = ear;
    this.online = false;
    /** The request that was sent or queued and is not answered yet. @type {Request | null} */
    this.unanswered = null;
    /** Whether the unanswered request waits for a connection and was never sent. */
    this.unsent = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    // Starts from the clock, so that two tabs or a reloaded page never use a number twice.
    this.n = Date.now() * 1000 + Math.floor(Math.random() * 1000);
    this.wait = FIRST_WAIT;
    this.gone = 0; // since when there is no connection
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
   * Send a request that matters only now; it is dropped when offline.
   * @param {Request} message
   * @returns {number} its number, which the answer repeats
   */
  ask(message) {
    this.n += 1;
    if (this.online) this.#send({ ...message, n: this.n });
    return this.n;
  }

  /**
   * Send a request that must be done once: now, or when the connection is back.
   * @param {Request} message
   * @returns {number}
   */
  tell(message) {
    this.n += 1;
    if (this.ended) return this.n;
    this.unanswered = { ...message, n: this.n };
    this.unsent = !this.online;
    if (this.online) this.#send(this.unanswered);
    return this.n;
  }

  /**
   * Note an answer. One without a number means that the request could not be decoded.
   * @param {number | null | undefined} n
   */
  answered(n) {
    if (n === null || (n !== undefined && this.unanswered?.n === n)) this.unanswered = null;
  }

  /**
   * Drop the waiting request, if it was never sent.
   * @returns {boolean} whether it was dropped
   */
  forget() {
    const unsent = this.unsent && !this.online;
    if (unsent) this.unanswered = null;
    return unsent;
  }

  /** Ask for the whole position. */
  renew() {
    this.#greet(null);
  }

  /** @param {number | null} since */
  #greet(since) {
    // Keeps the open seat, of several on this device.
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
        this.unsent = false;
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
   * The server has ended the connection: drop the unanswered request and do not reconnect.
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
    // Not all clients at the same moment: a starting server is busy.
    this.retry = setTimeout(() => this.#open(), this.wait * (0.6 + Math.random() * 0.4));
    this.gone ||= Date.now();
    const longest = Date.now() - this.gone < STARTING ? LONGEST_WAIT : PATIENT_WAIT;
    this.wait = Math.min(this.wait * LONGER, longest);
  }

  /** The player or the network is back: reconnect without waiting. */
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
