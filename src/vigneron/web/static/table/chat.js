// The chat: beside the board if there is room, else in a drawer with a count of unread lines.
import { byId, data, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { recall, remember } from "../ui/storage.js";

/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {import("../protocol/requests.js").Talking["who"]} Speakers */
/** @typedef {import("../protocol/types.js").TableInfo} TableInfo */
/**
 * A chat line.
 * @typedef {object} Spoken
 * @property {number} number
 * @property {number | null} seat
 * @property {string} name
 * @property {string} say
 * @property {boolean} phrase
 * @property {number} at milliseconds since 1970
 */
/**
 * Who is at the table.
 * @typedef {object} Company
 * @property {TableInfo} table
 * @property {{seat: number | null, host: boolean}} you
 * @property {boolean} seated
 * @property {(seat: number) => number} tone
 */
/**
 * What the page does for the chat.
 * @typedef {object} Actions
 * @property {(message: Request) => number} ask
 * @property {() => boolean} online
 * @property {(text: string) => void} announce
 */

const MOST = 200; // lines shown on the page

/** @param {string} text a line as the server stores it */
const plain = (text) =>
  text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .trim();

/** @param {Spoken} line returns the key by which its speaker is muted */
const speaker = (line) => (line.seat === null ? `name:${line.name}` : `seat:${line.seat}`);

export class Chat {
  /**
   * @param {string} id of the table
   * @param {Actions} actions
   */
  constructor(id, actions) {
    this.id = id;
    this.actions = actions;
    /** @type {Spoken[]} */
    this.lines = [];
    /** The numbers of the lines that are listed. */
    this.listed = "";
    /** The last line that was seen. */
    this.read = Number(recall(this.#name("read"))) || 0;
    /** @type {Set<string>} */
    this.muted = new Set(JSON.parse(recall(this.#name("muted")) || "[]"));
    this.shown = () => true;
    /** The kinds of open requests, by number. @type {Map<number, "line" | "listen" | "who">} */
    this.asked = new Map();
    /** Unanswered lines, by number of the request. @type {Map<number, string>} */
    this.sent = new Map();
    /** Lines put back into the field when offline; the server may have them. @type {string[]} */
    this.back = [];
    /** @type {Company | null} */
    this.company = null;
    const phrases = /** @type {Record<string, string>} */ (data("phrases"));
    byId("talk-phrases").append(
      ...Object.entries(phrases).map(([phrase, text]) =>
        h(
          "button",
          { type: "button", class: "phrase", "data-phrase": phrase, onclick: () => this.#say({ phrase }) },
          text,
        ),
      ),
    );
    this.text = /** @type {HTMLInputElement} */ (byId("talk-text"));
    byId("talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#speak();
    });
    const who = /** @type {HTMLSelectElement} */ (byId("talk-who").querySelector("select"));
    who.addEventListener("change", () =>
      this.#ask("who", { t: "talk", who: /** @type {Speakers} */ (who.value) }),
    );
  }

  /** @returns {boolean} whether a line is not answered yet */
  get waiting() {
    return this.sent.size > 0;
  }

  /** Offline: put unanswered lines, which may be lost, back into the field. */
  lose() {
    const lost = [...this.sent.values()];
    this.asked.clear();
    this.sent.clear();
    if (lost.length === 0) return;
    this.back.push(...lost);
    this.#give(lost.join(" "));
    this.#note(say("talk-later"));
  }

  /** Online: ask for the lines since the last one. */
  listen() {
    if (document.body.matches(".lesson")) return; // which has no talk
    for (const [n, kind] of this.asked) if (kind === "listen") this.asked.delete(n);
    this.#ask("listen", { t: "listen", since: this.lines.at(-1)?.number ?? 0 });
  }

  /**
   * Handle a message of the chat. Returns whether it was one.
   * @param {Message} message
   */
  hear(message) {
    const n = "n" in message ? message.n : undefined;
    const kind = n === undefined || n === null ? undefined : this.asked.get(n);
    if (message.t === "said") {
      if (kind === "listen") {
        this.asked.delete(n ?? -1);
        if (byId("talk-note").textContent === say("talk-later")) this.#note("");
      }
      this.#take(message.lines, kind === "listen");
      set(byId("talk-lines"), "aria-live", "polite"); // what was said before the page opened is no news
      return true;
    }
    if (!kind || (message.t !== "done" && message.t !== "refused")) return false;
    this.asked.delete(n ?? -1);
    const text = this.sent.get(n ?? -1);
    this.sent.delete(n ?? -1);
    if (message.t === "refused") {
      if (text) this.#give(text);
      if (kind !== "listen") this.#note(message.say); // the page asked for that by itself
    } else if (kind === "line") this.#note("");
    return true;
  }

  /** @param {Company} company */
  draw(company) {
    // How things are when the page opens is no news.
    set(byId("talk-note"), "role", this.company ? "status" : null);
    this.company = company;
    const { talk } = company.table;
    const may = talk === "all" || (talk === "seats" && company.seated);
    byId("talk-speak").hidden = !may;
    byId("talk-who").hidden = !company.you.host;
    const who = /** @type {HTMLSelectElement} */ (byId("talk-who").querySelector("select"));
    if (document.activeElement !== who) who.value = talk || "seats";
    if (talk === "off") this.#note(say("talk-off"));
    else if (byId("talk-note").textContent === say("talk-off")) this.#note("");
    this.#list();
  }

  /** Mark new lines as read if they are in sight. */
  see() {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last > this.read && this.shown()) {
      this.read = last;
      remember(this.#name("read"), String(last));
    }
    const fresh = this.lines.filter(
      (line) => line.number > this.read && !this.muted.has(speaker(line)) && !this.#mine(line),
    ).length;
    for (const mark of document.querySelectorAll("[data-unread]")) {
      write(mark, fresh > 0 ? String(fresh) : "");
      set(mark, "hidden", fresh === 0);
    }
    for (const button of document.querySelectorAll("[data-talk-button]")) {
      set(button, "aria-label", fresh > 0 ? say("talk-unread", { n: fresh }) : say("talk"));
    }
  }

  /**
   * @param {Spoken[]} lines
   * @param {boolean} quiet whether they are old, and not announced
   */
  #take(lines, quiet) {
    const last = this.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].slice(-MOST);
    for (const line of fresh) this.#heard(line);
    this.#list();
    if (!quiet && !this.shown()) {
      for (const line of fresh) {
        if (!this.#mine(line) && !this.muted.has(speaker(line)))
          this.actions.announce(say("labelled", { label: line.name, value: line.say }));
      }
    }
  }

  #list() {
    const place = byId("talk-lines");
    const heard = this.lines.filter((line) => !this.muted.has(speaker(line)));
    const listed = heard.map((line) => line.number).join();
    // The place is measured only for a new list: that costs a layout of the page.
    const follows =
      listed !== this.listed &&
      (place.childElementCount === 0 || place.scrollHeight - place.scrollTop - place.clientHeight < 40);
    this.listed = listed;
    byId("talk-none").hidden = heard.length > 0;
    keep(
      place,
      heard,
      (line) => String(line.number),
      (line) => this.#line(line),
      (item, line) => {
        const tone = line.seat === null || !this.company ? null : this.company.tone(line.seat);
        item.className = tone === null ? "" : `by tone-seat-${tone}`;
        item.classList.toggle("own", this.#mine(line));
      },
    );
    byId("talk").classList.toggle("muting", this.muted.size > 0);
    if (follows) place.scrollTop = place.scrollHeight;
    this.#again();
    this.see();
  }

  /** @param {Spoken} line */
  #line(line) {
    const at = new Date(line.at).toLocaleTimeString(document.documentElement.lang, {
      hour: "2-digit",
      minute: "2-digit",
    });
    return h(
      "p",
      { title: at },
      h("button", { type: "button", class: "speaker", onclick: () => this.#offer(line) }, line.name),
      h("span", { class: "heard" }, ` ${say("talk-says")}`),
      " ",
      h("span", {}, line.say),
    );
  }

  /** List muted people at the end, with buttons to unmute them. */
  #again() {
    const place = byId("talk-lines");
    const names = new Map(
      this.lines.filter((line) => this.muted.has(speaker(line))).map((line) => [speaker(line), line.name]),
    );
    for (const old of place.querySelectorAll(":scope > .muted")) old.remove();
    for (const [key, name] of names) {
      place.append(
        h(
          "p",
          { class: "muted" },
          h(
            "button",
            { type: "button", onclick: () => this.#mute(key, false) },
            say("talk-unmute", { name }),
          ),
        ),
      );
    }
  }

  /** @param {Spoken} line */
  #offer(line) {
    if (this.#mine(line)) return;
    const key = speaker(line);
    byId("talk-note").replaceChildren(
      h(
        "button",
        { type: "button", class: "quiet", onclick: () => this.#mute(key, true) },
        say("talk-mute", { name: line.name }),
      ),
    );
  }

  /**
   * @param {string} key
   * @param {boolean} on
   */
  #mute(key, on) {
    if (on) this.muted.add(key);
    else this.muted.delete(key);
    remember(this.#name("muted"), JSON.stringify([...this.muted]));
    this.#note("");
    this.#list();
  }

  /** @param {Spoken} line */
  #mine(line) {
    return line.seat !== null && line.seat === this.company?.you.seat;
  }

  /** Send the line in the field, and clear the field at once. */
  #speak() {
    const text = this.text.value.trim();
    if (!text) return;
    // A line that was put back may have arrived: first get the new lines.
    if (!this.actions.online() || (this.back.length > 0 && [...this.asked.values()].includes("listen"))) {
      this.#note(say("talk-later"));
      return;
    }
    this.back = [];
    this.text.value = "";
    this.#note("");
    this.sent.set(this.#ask("line", { t: "say", text }), text);
  }

  /**
   * Put a line back into the field, before what was typed since.
   * @param {string} text
   */
  #give(text) {
    const { value, selectionStart: start, selectionEnd: end } = this.text;
    const before = value ? `${text} ` : text;
    this.text.value = before + value;
    if (value) this.text.setSelectionRange(before.length + (start ?? 0), before.length + (end ?? 0));
  }

  /**
   * A line has come: if it had been put back, remove it from the field, unless the field was edited. If it is
   * not answered yet, it has arrived all the same, and is not put back when the connection breaks.
   * @param {Spoken} line
   */
  #heard(line) {
    if (line.phrase || line.seat !== (this.company?.you.seat ?? null)) return;
    const same = (/** @type {string} */ text) => plain(text) === plain(line.say);
    const sent = [...this.sent].find(([, text]) => same(text));
    if (sent) this.sent.delete(sent[0]);
    const at = sent ? -1 : this.back.findIndex(same);
    if (at < 0) return;
    const before = this.back.join(" ");
    this.back.splice(at, 1);
    if (this.text.value !== before) return;
    this.text.value = this.back.join(" ");
    if (this.back.length === 0) this.#note("");
  }

  /** @param {{text: string} | {phrase: string}} what */
  #say(what) {
    if (!this.actions.online()) {
      this.#note(say("talk-later"));
      return;
    }
    this.#ask("line", { t: "say", ...what });
  }

  /**
   * @param {"line" | "listen" | "who"} kind
   * @param {Request} message
   */
  #ask(kind, message) {
    const n = this.actions.ask(message);
    this.asked.set(n, kind);
    return n;
  }

  /** @param {string} text */
  #note(text) {
    write(byId("talk-note"), text);
  }

  /** @param {"read" | "muted"} what @returns {string} its key in the browser's storage */
  #name(what) {
    return `talk-${what}-${this.id}`;
  }
}
