// The list of players, the strip of scores on small screens, and a dialog with all frames of one player.

import { byId, h, keep, s, set, sign, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { seatTone } from "../ui/seat-colours.js";
import { left, written } from "./clocks.js";
import { placed, ring } from "./last-placed.js";
import { count } from "./motion.js";
import { nearest } from "./nearest.js";
import { boardsOf, Pinned } from "./pinned.js";
import { Picture } from "./scene.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/types.js").Person} Person */

const SHORT = 13; // letters of a gap that the strip has room for
const CROWN = "M2 15V5l4 4 4-7 4 7 4-4v10z";

export class People {
  /**
   * @param {TableStore} store
   * @param {Pinned} pinned
   */
  constructor(store, pinned = new Pinned(store)) {
    this.store = store;
    this.pinned = pinned;
    /** The keys of what each player placed last. @type {Map<number, string[]>} */
    this.last = new Map();
    /** @type {Map<number, Picture>} */
    this.small = new Map();
    /** @type {Picture[]} */
    this.large = [];
    /** @type {number | null} */
    this.shown = null;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("house"));
    this.dialog.addEventListener("close", () => (this.shown = null));
    addEventListener("setting", () => {
      for (const picture of [...this.small.values(), ...this.large]) picture.repaint();
    });
    pinned.drawn = (seat, picture) => ring(picture, this.last.get(seat) || []);
    byId("house-pin").addEventListener("click", () => {
      pinned.pin(pinned.seat === this.shown ? null : this.shown);
      this.dialog.close();
    });
    byId("house-before").addEventListener("click", () => this.#walk(-1));
    byId("house-after").addEventListener("click", () => this.#walk(1));
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {TableStore} store */
  reads({ positions, people, watching }) {
    return [positions, people, watching];
  }

  render() {
    const order = [...this.store.people].sort((a, b) => a.seat - b.seat);
    for (const place of [byId("people"), byId("strip")]) {
      const small = place.id === "strip";
      keep(
        place,
        order,
        (person) => String(person.seat),
        (person) => this.#make(person.seat, small),
        (item, person) => this.#update(item, person, small),
      );
    }
    const { watching } = this.store;
    byId("watching").hidden = watching === 0;
    write(byId("watching"), watching === 1 ? say("watching-one") : say("watching", { n: watching }));
    if (this.shown !== null) this.#house(this.shown);
    this.pinned.render();
  }

  /**
   * @param {number} seat
   * @param {boolean} small
   */
  #make(seat, small) {
    const open = () => {
      this.#house(seat);
      if (!this.dialog.open) this.dialog.showModal();
    };
    const button = h(
      "button",
      { class: "person", onclick: open },
      h("span", { class: "house" }),
      h(
        "span",
        { class: "who" },
        h("span", { class: "clock", "data-seat": seat, hidden: true }),
        h("b", { class: "name" }),
        h("span", { class: "doing" }),
        h("span", { class: "ends" }),
      ),
      small ? null : h("span", { class: "figures" }),
      h(
        "span",
        { class: "mark" },
        h("strong", { class: "score" }, crown(), h("small", { class: "bound" }), h("b", {})),
        h("small", { class: "gap" }),
      ),
    );
    return h("li", { class: `seat ${seatTone(seat)}` }, button);
  }

  /**
   * @param {HTMLElement} item
   * @param {Person} person
   * @param {boolean} small
   */
  #update(item, person, small) {
    const { store } = this;
    const standing = store.standings.find((other) => other.seat === person.seat);
    const me = person.seat === store.you.seat; // or with whose eyes one looks at the past
    const own = person.seat === store.own;
    const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (item.querySelector(name));
    item.classList.toggle("me", me);
    item.classList.toggle("acting", person.to_act && !person.chosen);
    item.classList.toggle("away", person.kind === "person" && !person.here);
    write(find(".name"), own && small ? say("me") : person.name);
    write(find(".doing"), this.#doing(person, standing?.note || ""));
    const ends = me || store.over ? "" : standing?.can_end?.say || "";
    write(find(".ends"), small ? "" : ends);
    const score = (me && store.overlay?.score) || standing?.score || "";
    // "at least 12": the words are small, the figure is not
    const [, bound = "", points = ""] = /^(?:(.*) )?(\S*)$/.exec(score) || [];
    write(find(".bound"), bound);
    count(find(".score > b"), points);
    set(find(".score"), "data-tip", say("points"));
    set(find(".score"), "data-rule", standing?.rule || null);
    const { places, sure } = store.lead;
    const place = places.find((other) => other.seat === person.seat);
    item.classList.toggle("leads", place?.leads === true);
    item.classList.toggle("perhaps", !sure);
    const gap = place?.gap ?? "";
    write(find(".gap"), small && gap.length > SHORT ? "" : gap);
    set(
      find(".person"),
      "aria-label",
      [
        person.name,
        own ? say("me") : "",
        score && say("labelled", { label: say("points"), value: score }),
        place?.leads && say("leads"),
        place?.gap,
        this.#doing(person, standing?.note || ""),
        ends,
        this.#time(person),
        ...(standing?.counters || []).map((c) => `${c.label} ${c.value}`),
      ]
        .filter(Boolean)
        .join(", "),
    );
    if (small) return;
    keep(
      find(".figures"),
      standing?.counters || [],
      (c) => c.symbol || c.label, // the label may change with the value
      (c) =>
        h(
          "span",
          { class: "figure", "data-rule": c.rule },
          c.symbol ? sign(c.symbol, c.tone) : null,
          h("b", {}),
        ),
      (figure, c) => {
        write(/** @type {Element} */ (figure.querySelector("b")), c.value);
        set(figure, "data-tip", c.label);
      },
    );
    this.#mini(person.seat, find(".house"));
  }

  /**
   * @param {number} seat
   * @param {HTMLElement} place
   */
  #mini(seat, place) {
    const surface = this.store.layout.house
      ? this.store.frames.get(`${this.store.layout.house}-${seat}`)
      : undefined;
    place.hidden = !surface;
    if (!surface) return;
    place.classList.toggle("row", surface.width > 2.2 * surface.height);
    const picture = this.small.get(seat) || new Picture(surface, { small: true });
    if (this.small.has(seat)) {
      const before = [...picture.drawn.values()].map(({ node }) => node);
      const now = placed(before, surface.nodes.values());
      if (now.length > 0) this.last.set(seat, now);
      picture.draw(surface, []);
    } else this.small.set(seat, picture);
    ring(picture, this.last.get(seat) || []);
    set(picture.svg, "aria-hidden", "true");
    if (picture.svg.parentElement !== place) place.replaceChildren(picture.svg);
  }

  /** @param {Person} person */
  #time(person) {
    const time = left(this.store, person);
    return time === null ? "" : say("clock-left", { time: written(time) });
  }

  /**
   * @param {Person} person
   * @param {string} note
   */
  #doing(person, note) {
    if (this.store.over) return note;
    if (person.kind === "open") return say("seat-open");
    if (person.kind === "person" && person.bot) return say("bot-plays");
    if (person.kind === "person" && !person.here) return say("away");
    if (person.chosen) return say("ready");
    if (person.to_act) return person.kind === "bot" ? say("thinking") : say("choosing");
    return note || (person.kind === "bot" ? person.bot || say("bot") : "");
  }

  /**
   * Show the player beside the one who is shown, round the table.
   * @param {number} by
   */
  #walk(by) {
    const seats = this.store.people.map(({ seat }) => seat).sort((one, other) => one - other);
    const at = seats.indexOf(this.shown ?? -1);
    const next = seats[(at + by + seats.length) % seats.length];
    if (at >= 0 && next !== undefined) this.#house(next);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const thing = /** @type {SVGElement} */ (event.target);
    if (!event.key.startsWith("Arrow")) return;
    if (thing.matches(".node")) {
      event.preventDefault();
      const next = nearest(thing, event.key, this.#things());
      next?.focus();
    } else if (event.key === "ArrowLeft") this.#walk(-1);
    else if (event.key === "ArrowRight") this.#walk(1);
  }

  /** @returns {SVGElement[]} the things in the dialog that have a name */
  #things() {
    return [...byId("house-frames").querySelectorAll(".node[aria-label]")].map(
      (node) => /** @type {SVGElement} */ (node),
    );
  }

  /**
   * Show all frames of a player, enlarged.
   * @param {number} seat
   */
  #house(seat) {
    const { store } = this;
    const surfaces = boardsOf(store, seat);
    write(byId("house-name"), store.name(seat));
    const standing = store.standings.find((other) => other.seat === seat);
    const figures = byId("house-figures");
    figures.replaceChildren(
      h(
        "span",
        { class: "figure", tabindex: 0, "data-tip": say("points"), "data-rule": standing?.rule },
        `${say("points")} `,
        h("b", {}, (seat === store.you.seat && store.overlay?.score) || standing?.score || ""),
      ),
      ...(standing?.counters || []).map((c) =>
        h(
          "span",
          { class: "figure", tabindex: 0, "data-tip": c.label, "data-rule": c.rule },
          c.symbol ? sign(c.symbol, c.tone) : null,
          h("b", {}, c.value),
          c.label,
        ),
      ),
    );
    if (this.shown !== seat || this.large.length !== surfaces.length) {
      this.large = surfaces.map((surface) => new Picture(surface, { reached: true }));
      for (const { svg, width } of this.large) svg.style.width = `${Math.round((width || 300) * 1.15)}px`;
      byId("house-frames").replaceChildren(
        ...this.large.map((picture, i) => {
          const surface = surfaces[i];
          const heading = h("h2", {}, surface ? store.heading(surface) : "");
          const frame = h("section", { class: "frame" }, heading);
          frame.append(picture.svg);
          return frame;
        }),
      );
    }
    this.shown = seat;
    const pin = byId("house-pin");
    pin.hidden = seat === store.own || !this.pinned.fits(this.large);
    set(pin, "aria-pressed", this.pinned.seat === seat ? "true" : "false");
    this.large.forEach((picture, i) => {
      const surface = surfaces[i];
      if (surface)
        picture.draw(surface, seat === store.you.seat ? store.overlay?.nodes?.[surface.key] || [] : []);
      if (seat !== store.own) ring(picture, this.last.get(seat) || []);
      // Tab leads to one thing of each frame, arrows to the others.
      const things = [...picture.svg.querySelectorAll(".node[aria-label]")];
      const now = things.find((thing) => thing.getAttribute("tabindex") === "0") ?? things[0];
      for (const thing of things) set(thing, "tabindex", thing === now ? 0 : -1);
    });
  }
}

/** The sign of whoever leads. */
function crown() {
  const svg = s("svg", { class: "crown", viewBox: "0 0 20 17", "aria-hidden": "true" });
  svg.append(s("path", { d: CROWN }));
  return svg;
}
