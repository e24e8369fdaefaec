// A lesson on the table: its connection, which sends the acts so far with every request, and its card.

import { byId, data, set, write } from "../ui/dom.js";
import { sentence } from "../ui/i18n.js";
import { learned, watched } from "../ui/lesson-progress.js";
import { openRule } from "../ui/rule-dialog.js";
import { announce } from "./log.js";
import { readOn } from "./reading.js";

/** @typedef {import("../protocol/types.js").Message} Message */
/** @typedef {import("../protocol/requests.js").Request} Request */
/** @typedef {import("../protocol/connection.js").Ear} Ear */
/**
 * What the server says about a try: `say` when it has ended; while it goes on, `right` if it was right so
 * far, and `deeds`, what others have done meanwhile. `shown` tells that the solution was shown.
 * @typedef {object} Answer
 * @property {Message[]} messages
 * @property {string[]} acts
 * @property {boolean} solved
 * @property {string} say
 * @property {string} right
 * @property {string[]} deeds
 * @property {boolean} shown
 */

const AGAIN = 1500; // milliseconds before a request that did not get through is sent again
const LOOK = 150; // and between two looks whether everything has been shown

/** What the connection of a table does, with plain requests: the server remembers nothing of a try. */
export class LessonLine {
  /**
   * @param {string} path
   * @param {Ear} ear
   * @param {string} token of the page's forms
   */
  constructor(path, ear, token) {
    this.path = path;
    this.ear = ear;
    this.token = token;
    this.online = false;
    /** @type {Request | null} */
    this.unanswered = null;
    this.unsent = false;
    this.n = 0;
    this.ended = false;
    /** The acts of the try. @type {string[]} */
    this.acts = [];
    /** Whether these acts are the solution, which was shown. */
    this.shown = false;
    /** Called with every answer, after its messages. @type {(answer: Answer) => void} */
    this.judged = () => {};
    /** Requests go one after the other, because each holds the acts before it. */
    this.last = Promise.resolve();
    this.renew();
  }

  /**
   * @param {Request} message
   * @returns {number}
   */
  ask(message) {
    this.n += 1;
    const { n } = this;
    this.#queue(() => this.#body({ ...message, n }), false);
    return n;
  }

  /**
   * @param {Request} message
   * @returns {number}
   */
  tell(message) {
    this.n += 1;
    const sent = { ...message, n: this.n };
    this.unanswered = sent;
    this.#queue(() => this.#body(sent), true);
    return this.n;
  }

  /** @param {number | null | undefined} n */
  answered(n) {
    if (n === null || (n !== undefined && this.unanswered?.n === n)) this.unanswered = null;
  }

  forget() {
    return false;
  }

  /** Ask for the whole position. */
  renew() {
    this.#queue(() => this.#body(this.#hello()), true);
  }

  /** Begin again. With `show`, the solution is played. */
  restart(show = false) {
    this.#queue(() => ({ acts: [], ask: this.#hello(), show }), true);
  }

  /** @param {Request} ask */
  #body(ask) {
    return { acts: this.acts, ask, show: this.shown };
  }

  /** @returns {Request} */
  #hello() {
    this.n += 1;
    return { t: "hello", n: this.n };
  }

  /**
   * @param {() => object} body
   * @param {boolean} must whether it is sent again until it gets through
   */
  #queue(body, must) {
    this.last = this.last.then(() => this.#send(body(), must));
  }

  /**
   * @param {object} body
   * @param {boolean} must
   */
  async #send(body, must) {
    while (!this.ended) {
      try {
        const answer = await fetch(this.path, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            "x-csrftoken": this.token,
          },
          body: JSON.stringify(body),
        });
        const told = await answer.json();
        if (answer.ok) this.#hear(told);
        else this.#end(told.text || "");
        return;
      } catch {
        if (this.online) {
          this.online = false;
          this.ear.state(false);
        }
        if (!must) return;
        await new Promise((resume) => setTimeout(resume, AGAIN));
      }
    }
  }

  /** @param {Answer} answer */
  #hear(answer) {
    this.acts = answer.acts;
    this.shown = answer.shown;
    for (const message of answer.messages) this.ear.message(message);
    if (!this.online) {
      this.online = true;
      this.ear.state(true);
    }
    this.judged(answer);
  }

  /** @param {string} why */
  #end(why) {
    this.ended = true;
    this.unanswered = null;
    this.online = false;
    this.ear.ended(why, "");
  }
}

/**
 * @param {Answer} answer
 * @returns {string} the words of the card about a try
 */
function words({ say, right, deeds }) {
  return say || [right, ...deeds].filter(Boolean).join(" ");
}

/** The card of the lesson in the panel, and its buttons. */
export class Lesson {
  constructor() {
    /** @type {{key: string, name: string, rule: string, rules: string}} */
    this.page = { ...data("page").lesson, rules: data("page").rules };
    this.card = byId("lesson");
    this.word = byId("lesson-word");
    for (const text of [byId("lesson-learn"), this.word]) readOn(text);
    /** Whether moves are still being shown. @type {() => boolean} */
    this.busy = () => false;
    this.timer = 0;
    /** @type {LessonLine | null} */
    this.line = null;
    byId("lesson-again").addEventListener("click", () => this.#begin(false));
    byId("lesson-show").addEventListener("click", () => this.#begin(true));
    if (this.page.rule) {
      byId("lesson-rule").addEventListener("click", () => void openRule(this.page.rules, this.page.rule));
    }
  }

  /**
   * @param {string} path
   * @param {Ear} ear
   * @param {() => boolean} busy
   * @returns {LessonLine}
   */
  connect(path, ear, busy) {
    // The prompt is where one is led; the task stands before it.
    set(byId("prompt"), "aria-describedby", "lesson-task");
    announce(this.#task());
    const token = /** @type {HTMLInputElement | null} */ (document.querySelector("input[name^=_csrf]"));
    this.busy = busy;
    this.line = new LessonLine(path, ear, token?.value || "");
    this.line.judged = (answer) => this.#later(answer);
    return this.line;
  }

  /** @returns {string} which lesson it is, its title and its task */
  #task() {
    const parts = [document.getElementById("lesson-number"), byId("lesson-title"), byId("lesson-task")];
    const said = parts.map((part) => part?.textContent?.trim().replace(/\s+/g, " "));
    return said.flatMap((part) => (part ? sentence(part) : [])).join(" ");
  }

  /** @param {boolean} show */
  #begin(show) {
    this.#draw({ messages: [], acts: [], solved: false, say: "", right: "", deeds: [], shown: false });
    this.line?.restart(show);
    byId("prompt").focus({ preventScroll: true });
  }

  /**
   * Say the word about a try, once its moves have been shown.
   * @param {Answer} answer
   */
  #later(answer) {
    clearTimeout(this.timer);
    if (words(answer) && this.busy()) this.timer = setTimeout(() => this.#later(answer), LOOK);
    else this.#draw(answer);
  }

  /** @param {Answer} answer */
  #draw(answer) {
    const { solved, say, right, shown, acts } = answer;
    const told = words(answer);
    const fresh = told !== "" && this.word.textContent !== told;
    const outcome = say === "" ? null : shown ? "shown" : solved ? "solved" : "failed";
    set(this.card, "data-begun", acts.length > 0);
    write(this.word, told);
    this.word.hidden = told === "";
    set(this.card, "data-outcome", outcome);
    set(this.card, "data-goes-on", told !== "" && outcome === null);
    byId("lesson-again").hidden = say === "";
    byId("lesson-again").classList.toggle("go", !solved);
    byId("lesson-show").hidden = outcome !== "failed";
    // A table has a link to the next lesson or to a game, not both.
    const ways = [document.getElementById("lesson-next"), document.getElementById("lesson-play")];
    for (const way of [...ways, byId("lesson-list")]) {
      if (way) way.hidden = !(say && solved);
    }
    if (!fresh) return;
    announce(say || right); // what others did has been announced as it happened
    if (outcome === "solved" && this.page.key) learned(this.page.key, this.page.name);
    if (outcome === "shown" && this.page.key) watched(this.page.key, this.page.name);
    this.word.scrollIntoView({ block: "nearest" });
  }
}
