// The seats in the lobby: presence, ready marks, colours, bots on open seats, and the start of the game.
import { byId, h, keep, set, write } from "../ui/dom.js";
import { say, sentence } from "../ui/i18n.js";
import { seatTone, wear } from "../ui/seat-colours.js";

/** @typedef {import("../protocol/types.js").Person} Person */
/** @typedef {import("../protocol/types.js").TableInfo} TableInfo */
/** @typedef {{name: string, label: string, brief: string, barrels: number}} Bot */
/** @typedef {{id: string, bots: Bot[]}} Page */
/**
 * @typedef {object} You
 * @property {number | null} seat
 * @property {boolean} host
 * @property {import("../protocol/types.js").OnDevice | null} [device]
 */

export class Seats {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Person[]} */
    this.people = [];
    /** What was told of each seat; null before the first time. @type {string[] | null} */
    this.told = null;
    /** @type {You} */
    this.you = { seat: null, host: false };
    document.getElementById("ready")?.addEventListener("click", () => {
      void this.#post("ready", { ready: this.#me?.ready ? "0" : "1" });
    });
    this.#asking();
    const name = document.getElementById("name-form");
    name?.addEventListener("submit", (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (byId("my-name"));
      field.defaultValue = field.value; // sent to the server
      void this.#post("name", { name: field.value });
    });
  }

  get #me() {
    return this.people.find((person) => person.seat === this.you.seat);
  }

  /**
   * @param {Person[]} people
   * @param {You} you
   * @param {TableInfo | null} table
   * @param {number} watching
   */
  draw(people, you, table, watching) {
    wear(people);
    this.people = people;
    this.you = you;
    keep(
      byId("seats"),
      people,
      (person) => `${person.seat} ${person.kind}`,
      (person) => this.#make(person),
      (item, person) => this.#update(item, person),
    );
    this.#tell();
    byId("watching").hidden = watching === 0;
    write(byId("watching"), watching === 1 ? say("watching-one") : say("watching", { n: watching }));
    if (you.seat !== null) this.#mine(table?.colours || 0);
    this.#start();
  }

  /** Tell screen readers what has changed at which seat: a list that is live says "here" without the name. */
  #tell() {
    const told = this.people.map((person) => {
      const value = [this.#words(person), readiness(person)].filter(Boolean).join(", ");
      return sentence(say("labelled", { label: nameOf(person), value }));
    });
    const news = this.told ? told.filter((one) => !this.told?.includes(one)) : [];
    if (news.length > 0) byId("seats-heard").replaceChildren(...news.map((one) => h("p", {}, one)));
    this.told = told;
  }

  /** @param {Person} person */
  #words(person) {
    if (person.kind === "bot") return person.bot || say("bot");
    if (person.kind === "open") return say("seat-waiting");
    const me = person.seat === this.you.seat;
    const beside = this.you.device?.seats.includes(person.seat);
    const where = me ? "" : say(beside ? "beside" : person.here ? "here" : "away");
    // On the host's device only the host's own seat is called so.
    const host = person.host && (me || !beside) ? say("host") : "";
    return [me ? say("me") : "", host, where].filter(Boolean).join(", ");
  }

  /** @param {Person} person */
  #make({ seat, kind }) {
    const item = h(
      "li",
      {},
      h("b", { class: "name" }),
      h("span", { class: "doing" }),
      h("span", { class: "readiness" }),
    );
    if (!this.you.host || seat === this.you.seat) return item;
    if (kind === "person") {
      item.append(
        h(
          "button",
          { type: "button", class: "remove quiet", onclick: () => this.#remove(seat) },
          say("seat-remove"),
        ),
      );
    } else {
      const give = h(
        "select",
        { onchange: () => this.#post("seat", { seat: String(seat), bot: give.value }) },
        h("option", { value: "" }, say("seat-free")),
        ...botOptions(this.page.bots),
      );
      item.append(give);
    }
    return item;
  }

  /**
   * @param {HTMLElement} item
   * @param {Person} person
   */
  #update(item, person) {
    const open = person.kind === "open";
    const me = person.seat === this.you.seat;
    set(
      item,
      "class",
      ["seat", seatTone(person.seat), open ? "open" : "", me ? "me" : ""].filter(Boolean).join(" "),
    );
    write(/** @type {Element} */ (item.querySelector(".name")), nameOf(person));
    write(/** @type {Element} */ (item.querySelector(".doing")), this.#words(person));
    write(/** @type {Element} */ (item.querySelector(".readiness")), readiness(person));
    set(
      item.querySelector(".remove") || item,
      "aria-label",
      item.querySelector(".remove") ? say("seat-remove-who", { name: person.name }) : null,
    );
    const give = item.querySelector("select");
    if (!give) return;
    set(give, "aria-label", say("seat-player", { n: person.seat + 1 }));
    give.value = this.page.bots.find((bot) => bot.label === person.bot)?.name || "";
  }

  /** @param {number} count of colours */
  #mine(count) {
    const me = this.#me;
    const ready = byId("ready");
    set(ready, "aria-pressed", me?.ready ? "true" : "false");
    keep(
      byId("colours"),
      [...Array(count).keys()],
      String,
      (colour) =>
        h("button", {
          type: "button",
          class: `swatch tone-seat-${colour}`,
          "aria-label": say(`colour-${colour}`),
          title: say(`colour-${colour}`),
          onclick: () => this.#colour(colour),
        }),
      (button, colour) => {
        set(button, "aria-pressed", me?.colour === colour ? "true" : "false");
        set(button, "aria-disabled", this.#taken(colour) ? "true" : null);
      },
    );
  }

  /** @param {number} colour */
  #taken(colour) {
    return this.people.some(
      (person) => person.kind === "person" && person.seat !== this.you.seat && person.colour === colour,
    );
  }

  /** @param {number} colour */
  #colour(colour) {
    if (!this.#taken(colour)) void this.#post("colour", { colour: String(colour) });
  }

  /** Ask the host to confirm before bots fill seats or a person is removed. */
  #asking() {
    const start = document.getElementById("start");
    const sure = document.getElementById("start-sure");
    if (start instanceof HTMLFormElement && sure instanceof HTMLDialogElement) {
      const told = /** @type {HTMLInputElement} */ (start.elements.namedItem("told"));
      start.addEventListener("submit", (event) => {
        const said = this.#bots(start);
        if (said === null || told.value === said.key) return;
        event.preventDefault();
        write(byId("start-say"), said.say);
        sure.dataset.key = said.key;
        if (!sure.open) sure.showModal();
      });
      byId("start-yes").addEventListener("click", () => {
        told.value = sure.dataset.key || "";
        sure.close();
        start.requestSubmit(); // asks again if somebody has sat down meanwhile
      });
    }
    const remove = document.getElementById("remove-form");
    if (!(remove instanceof HTMLFormElement)) return;
    remove.addEventListener("submit", (event) => {
      event.preventDefault();
      /** @type {HTMLDialogElement} */ (byId("remove")).close();
      void this.#post("remove", {
        seat: remove.dataset.seat || "",
        why: String(new FormData(remove).get("why")),
      });
    });
  }

  /**
   * @param {HTMLFormElement} start
   * @returns {{key: string, say: string} | null} the bots that the start would seat; null: none
   */
  #bots(start) {
    const fill = /** @type {HTMLSelectElement | null} */ (start.elements.namedItem("fill"));
    const n = this.people.filter((person) => person.kind === "open").length;
    if (!fill?.value || n === 0) return null;
    const bot = this.page.bots.find(({ name }) => name === fill.value)?.label || fill.value;
    return {
      key: `${fill.value} ${n}`,
      say: n === 1 ? say("start-bots-one", { bot }) : say("start-bots", { n, bot }),
    };
  }

  /** @param {number} seat */
  #remove(seat) {
    const name = this.people.find((person) => person.seat === seat)?.name || "";
    byId("remove-form").dataset.seat = String(seat);
    write(byId("remove-title"), say("seat-remove-who", { name }));
    /** @type {HTMLDialogElement} */ (byId("remove")).showModal();
  }

  /** Show who is not ready, and the start button to those who may start. */
  #start() {
    const form = document.getElementById("start");
    if (!form) return;
    const free = this.people.some((person) => person.kind === "open");
    const waiting = this.people.filter(
      (person) =>
        person.kind === "person" &&
        !person.ready &&
        person.seat !== this.you.seat &&
        !this.you.device?.seats.includes(person.seat),
    );
    const all = !free && this.people.every((person) => person.ready);
    form.hidden = !this.you.host && !all;
    const fill = document.getElementById("fill");
    if (fill) fill.hidden = !free;
    const names = new Intl.ListFormat(document.documentElement.lang).format(
      waiting.map((person) => person.name),
    );
    write(
      byId("unready"),
      waiting.length > 0
        ? say("not-ready-yet", { names })
        : all && this.people.length > 1
          ? say("all-ready")
          : "",
    );
  }

  /**
   * Post a form of the lobby. The changes come over the socket.
   * @param {string} what
   * @param {Record<string, string>} fields
   */
  async #post(what, fields) {
    const proof = /** @type {HTMLInputElement | null} */ (document.querySelector("form input[name^=_csrf]"));
    let problem = say("not-sent");
    try {
      const answer = await fetch(`/t/${this.page.id}/${what}`, {
        method: "POST",
        redirect: "manual",
        headers: { accept: "application/json" },
        body: new URLSearchParams({ [proof?.name || ""]: proof?.value || "", ...fields }),
      });
      problem =
        answer.ok || answer.type === "opaqueredirect" ? "" : String((await answer.json()).text || problem);
    } catch {
      // Offline, or an answer that is not the server's: the sentence above says so.
    }
    write(byId("problem"), problem);
    byId("problem").hidden = problem === "";
    if (problem) for (const person of this.people) this.#again(person);
  }

  /** @param {Person} person */
  #again(person) {
    const item = [...byId("seats").children].find(
      (one) => /** @type {HTMLElement} */ (one).dataset.keep === `${person.seat} ${person.kind}`,
    );
    if (item instanceof HTMLElement) this.#update(item, person);
  }
}

/** @param {Person} person */
const nameOf = (person) => (person.kind === "open" ? say("seat-open") : person.name);

/** @param {Person} person */
const readiness = (person) => (person.kind === "person" && person.ready ? say("is-ready") : "");

/**
 * The bots as options: the levels, easiest first, then those for programmers.
 * @param {Bot[]} bots
 */
function botOptions(bots) {
  const option = (/** @type {Bot} */ { name, label, brief }) =>
    h("option", { value: name }, brief ? `${label} · ${brief}` : label);
  const apart = bots.filter((bot) => bot.barrels === 0);
  return [
    ...bots.filter((bot) => bot.barrels > 0).map(option),
    apart.length > 0 ? h("optgroup", { label: say("for-programmers") }, ...apart.map(option)) : null,
  ];
}
