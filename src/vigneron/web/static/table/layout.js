// Arranges frames: in three columns if there is room, else page by page, beside or above the panel.
import { byId, h, keep, set, write } from "../ui/dom.js";
import { say } from "../ui/i18n.js";
import { play } from "../ui/sound.js";
import {
  cut,
  filled,
  GAP,
  keepWhole,
  legible,
  measure,
  orphaned,
  place,
  ratio,
  readable,
  size,
  stack,
} from "./frame-sizes.js";
import { LOG, moveLog, placeLog } from "./log-place.js";
import { across, chromeOf, planned, split, together } from "./page-groups.js";
import { Pinned, SIDES } from "./pinned.js";
import { rows } from "./row-packing.js";
import { Picture } from "./scene.js";
import { Screens } from "./screens.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {import("../protocol/store.js").Surface} Surface */
/** @typedef {{card: HTMLElement, heading: HTMLElement, picture: Picture}} Card */
/** @typedef {"wide" | "tabs" | "phone"} Mode */

const PEOPLE = "~people"; // the client's own page, besides the game's pages
const ABOVE = 88; // height of the head of the page and of the gaps above and below the boards
const FRAMED = 2; // height of a card's lines, in pixels
const PHONE_GAP = 5; // pixels between two rows of a phone
const HOUSES = [150, 132, 114, 96, 80]; // widths of the others' houses beside their names
const SMALLEST = 66;
const PANEL = 250; // minimum height of the panel below the frames of its column
const TAUGHT = 420; // and where it has a lesson's card
const WIDEST = 420; // of a column of the sides, where the boards leave room
const MIDDLE = 556; // pixels: boards with less between the columns have a page of their own

export class Arrangement {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** @type {Map<string, Card>} */
    this.cards = new Map();
    /** @type {Mode} */
    this.mode = "wide";
    /** The width of the window for which frames were sized. */
    this.wide = 0;
    this.tab = "";
    /** The pages that are in sight: the chosen one, and those that stand with it. @type {Set<string>} */
    this.together = new Set();
    this.main = byId("table");
    this.board = byId("board");
    this.left = byId("left");
    this.right = byId("right");
    this.tabs = byId("tabs");
    this.latest = byId("latest");
    this.screens = new Screens(this.board);
    /** The width of the others' houses, and the room for which it was chosen. */
    this.house = SMALLEST;
    this.housed = "";
    /** Whether no figure of a player stands alone in a line. */
    this.tidy = true;
    /** Whether the log stands under the question. */
    this.logs = false;
    /** The page to which the one of players and log leads back. */
    this.back = "";
    this.pinned = new Pinned(store);
    this.pinned.changed = () => this.fit();
    /** Called when the shown page changes. */
    this.turned = () => {};
    /** Called before frames are sized. */
    this.sizing = () => {};
    let measured = "";
    const watch = new ResizeObserver(() => {
      // Frames are sized from their surroundings only; the resize that they cause must not start it again.
      const around = [this.main, byId("middle"), byId("panel")];
      const sizes = around.map((e) => `${e.clientWidth}x${e.clientHeight}`);
      // Not the boards' width: their own scroll bar changes it.
      const now = [...sizes, this.board.clientHeight].join();
      if (now === measured) return;
      measured = now;
      this.fit();
      this.screens.keep();
    });
    for (const element of [this.main, byId("middle"), byId("panel"), this.board]) watch.observe(element);
    this.tabs.addEventListener("keydown", (event) => this.#step(event));
    this.latest.addEventListener("click", () => this.#people());
  }

  /** @returns {Picture[]} all pictures */
  get pictures() {
    return [...this.cards.values()].map((card) => card.picture);
  }

  /** @param {TableStore} store */
  reads({ positions }) {
    return [positions];
  }

  /** Make the frames of the store's layout, and draw them. */
  render() {
    const { store } = this;
    const layout = store.layout;
    const wanted = new Set();
    const names = [
      ...layout.left,
      ...layout.centre.flat(),
      ...layout.right,
      ...layout.tabs.flatMap((tab) => tab.frames),
    ];
    for (const name of names) {
      const surface = store.named(name);
      if (!surface) continue;
      wanted.add(surface.key);
      this.#card(surface);
    }
    for (const [key, card] of this.cards) {
      if (wanted.has(key)) continue;
      card.card.remove();
      this.cards.delete(key);
    }
    this.fit();
  }

  /** @param {Surface} surface */
  #card(surface) {
    const live = this.store.mine(surface);
    let card = this.cards.get(surface.key);
    if (card && card.picture.live !== live) {
      card.card.remove();
      card = undefined;
    }
    if (!card) {
      const picture = new Picture(surface, { live });
      const heading = h("h2", {});
      card = { picture, heading, card: h("section", { class: "frame", "data-frame": surface.key }, heading) };
      card.card.append(picture.svg);
      this.cards.set(surface.key, card);
    }
    set(card.card, "data-plain", surface.plain || null);
    const title = this.store.heading(surface);
    write(card.heading, title);
    // Whose board it is stands on a phone too, if it is another's.
    set(card.card, "data-others", surface.owner !== null && surface.owner !== this.store.own);
    card.picture.draw(surface, this.store.overlay?.nodes?.[surface.key] || [], title);
  }

  /**
   * Return the name of a thing that may be touched, or its id if no board shows it.
   * @param {string} touch
   */
  label(touch) {
    const buttons = this.pictures.map((picture) => picture.button(touch));
    return buttons.find((button) => button)?.getAttribute("aria-label") || touch;
  }

  /**
   * Bring a thing of a board into sight: show its page, where only one page fits, and scroll to it.
   * @param {string} touch
   */
  reveal(touch) {
    const key = this.pictures.find(({ live, touches }) => live && touches.has(touch))?.key;
    const page = this.pages.find(({ frames }) => frames.some((name) => this.store.named(name)?.key === key));
    if (key && page && this.mode !== "wide" && !this.shows(page.key)) this.show(page.key);
    this.sight((one) => one === touch);
  }

  /**
   * Scroll the shown page to the highest of some things, if none of them is in sight.
   * @param {(touch: string) => boolean} wanted
   */
  sight(wanted) {
    const shown = this.pictures.filter(({ live, svg }) => live && this.board.contains(svg));
    this.screens.bring(
      shown.flatMap((picture) =>
        [...picture.touches.keys()].filter(wanted).flatMap((touch) => picture.button(touch) ?? []),
      ),
    );
  }

  /**
   * @param {string} amount its name
   * @returns {boolean} whether its values are things to touch on a board
   */
  draws(amount) {
    return this.pictures.some(
      ({ live, touches }) => live && [...touches.keys()].some((touch) => touch.includes(` ${amount}=`)),
    );
  }

  /**
   * @param {string[]} names
   * @returns {Card[]}
   */
  #named(names) {
    return names.flatMap((name) => this.cards.get(this.store.named(name)?.key || "") || []);
  }

  /** @returns {import("../protocol/types.js").Tab[]} all pages */
  get pages() {
    const own = this.store.layout.tabs.filter((tab) => this.#named(tab.frames).length > 0);
    const all =
      own.length > 0
        ? own
        : [{ key: "~all", title: say("tab-table"), frames: [...this.store.frames.keys()] }];
    return [...all, { key: PEOPLE, title: say("tab-players"), frames: [] }];
  }

  /** Choose the mode that fits, and set the size of every frame. */
  fit() {
    if (this.cards.size === 0) return;
    const before = `${this.mode} ${this.wide}`;
    const wide = innerWidth;
    const centre = this.store.layout.centre
      .map((names) => this.#named(names))
      .filter((row) => row.length > 0);
    /** @type {Mode} */
    let mode = wide < 760 && innerHeight > innerWidth * 0.8 ? "phone" : wide < 760 ? "tabs" : "wide";
    const taught = document.body.matches(".lesson, [data-guided]");
    const room = { wide, high: innerHeight - ABOVE, least: MIDDLE };
    const pinned = this.pinned.fit(centre, mode === "wide" && innerHeight >= 560 && !taught ? room : null);
    if (mode === "wide") {
      const narrow = wide < 1121 ? 556 : wide < 1360 ? 622 : 704; // columns and gaps, as in the style sheet
      const side = pinned ? SIDES + pinned : narrow;
      const plan = planned(centre, wide - side, innerHeight - ABOVE);
      if (!plan.legible || innerHeight < 560 || wide - side < MIDDLE) mode = "tabs";
      // What is left beside boards that are as high as the window is for the sides.
      const used = Math.max(...centre.map((row, i) => across(row, plan.heights[i] || 0)));
      const spare = wide >= 1360 ? Math.max(0, wide - side - used) : 0;
      const least = pinned ? 280 : 320;
      this.main.style.setProperty("--side", `${Math.floor(Math.min(WIDEST, least + spare / 2))}px`);
    }
    this.mode = mode;
    // Beside one page of frames the panel's column has room for the log.
    if (mode !== "wide") moveLog(mode === "tabs" && innerHeight > 600);
    // What was missed takes no room from a low panel.
    const missed = byId("missed");
    const low = mode === "phone" || (mode === "tabs" && innerHeight <= 600);
    if (low !== (missed.previousElementSibling === this.latest))
      (low ? this.latest : byId("panel")).after(missed);
    set(document.documentElement, "data-mode", mode);
    if (mode === "wide") set(document.documentElement, "data-people", null);
    else for (const name of ["data-roomy", "data-logs"]) set(document.body, name, null);
    this.sizing();
    if (mode === "wide") this.#columns(centre);
    else this.#page();
    // What is lit may be on another page now.
    this.wide = innerWidth;
    if (`${mode} ${this.wide}` !== before) this.turned();
  }

  /** @param {Card[][]} centre */
  #columns(centre) {
    const { layout } = this.store;
    const left = this.#named(layout.left);
    const right = this.#named(layout.right);
    const taught = document.body.matches(".lesson");
    const high = byId("side").clientHeight;
    if (!document.body.matches(".lesson, [data-guided]") || !this.#make(right, left)) {
      place(this.left, left);
      place(this.right, right);
      stack(left, this.left.clientWidth, high - (taught ? TAUGHT : PANEL));
      stack(right, this.right.clientWidth, high * 0.5);
    }
    this.#rows(centre, false);
    this.logs = placeLog();
    this.crowd();
    set(this.board, "data-alone", centre.flat().length === 1);
  }

  /**
   * Leave the left column to the text of a lesson or a guide, if all frames fit into the right one: in a
   * lesson with the log if it can, else always with the log.
   * @param {Card[]} right
   * @param {Card[]} left
   * @returns {boolean} whether they fit
   */
  #make(right, left) {
    const aside = byId("aside");
    const all = [...right, ...left];
    aside.style.setProperty("--house", `${SMALLEST}px`);
    const room = aside.clientHeight - byId("people").offsetHeight - 2 * GAP;
    const rest = room - filled(all, this.right.clientWidth);
    const roomy = rest >= (document.body.matches(".lesson") ? 0 : LOG);
    set(document.body, "data-roomy", roomy);
    set(document.body, "data-logs", rest >= LOG);
    if (!roomy) return false;
    place(this.left, []);
    place(this.right, all);
    stack(all, this.right.clientWidth, room);
    return true;
  }

  /** Show the players in short if their column would be too high. */
  crowd() {
    const aside = byId("aside");
    aside.classList.remove("tight");
    if (this.mode !== "wide") {
      aside.style.removeProperty("--house");
      return;
    }
    const least = this.logs || document.body.matches(".lesson:not([data-logs])") ? 0 : LOG;
    // The others' houses are as large as there is room; without room for any, they go.
    const fits = (/** @type {number} */ house) => {
      aside.style.setProperty("--house", `${house}px`);
      const used = this.right.offsetHeight + byId("people").offsetHeight + 2 * GAP + least;
      return used <= aside.clientHeight;
    };
    const { length } = this.store.people;
    const room = [aside.clientHeight, aside.clientWidth, this.right.offsetHeight, length, least];
    // A house leaves room for the name beside it, for what its owner does, and for the figures, unless these
    // are too long.
    const whole = (/** @type {number} */ house) => fits(house) && !cut(byId("people"));
    const tidy = (/** @type {number} */ house) => whole(house) && !orphaned(byId("people"));
    const named = (/** @type {number} */ house) => fits(house) && !cut(byId("people"), ".name");
    if (this.housed !== room.join() || !(this.tidy ? tidy : whole)(this.house))
      this.house =
        HOUSES.find(tidy) ?? HOUSES.find(whole) ?? HOUSES.find(named) ?? HOUSES.find(fits) ?? SMALLEST;
    this.housed = room.join();
    aside.classList.toggle("tight", !fits(this.house));
    this.tidy = !orphaned(byId("people"));
  }

  #page() {
    place(this.right, []);
    const pages = this.pages;
    if (!pages.some((page) => page.key === this.tab)) this.tab = pages[0]?.key || PEOPLE;
    const tabs = this.mode === "phone" ? pages.filter((page) => page.key !== PEOPLE) : pages;
    keep(
      this.tabs,
      tabs,
      (page) => page.key,
      (page) =>
        h("button", { role: "tab", id: `tab-${page.key}`, class: "tab", onclick: () => this.show(page.key) }),
      (button, page) => {
        write(button, page.title);
        set(button, "aria-selected", page.key === this.tab ? "true" : "false");
        set(button, "tabindex", page.key === this.tab ? 0 : -1);
      },
    );
    this.tabs.hidden = tabs.length < 2;
    set(this.latest, "aria-expanded", this.tab === PEOPLE ? "true" : "false");
    document.getElementById(`tab-${this.tab}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    set(this.tabs, "data-more", this.tabs.scrollWidth > this.tabs.clientWidth + 2);
    set(document.documentElement, "data-people", this.tab === PEOPLE);
    const own = pages.map(({ key, frames }) => ({ key, cards: this.#named(frames) }));
    const room = { wide: this.board.clientWidth, high: this.#room() };
    const whole = this.#whole(room);
    // On a phone each page is alone: the panel takes a different part of the height with every question.
    const phone = this.mode === "phone";
    const parts = phone || whole ? [] : together(own, this.tab, room);
    const cards =
      whole?.flat() ??
      (parts.length > 0 ? parts : own.filter(({ key }) => key === this.tab)).flatMap((part) => part.cards);
    const inSight = own.filter(
      (page) => page.cards.length > 0 && page.cards.every((card) => cards.includes(card)),
    );
    this.together = new Set(inSight.map(({ key }) => key));
    for (const tab of this.tabs.children)
      set(tab, "data-shown", this.together.has(tab.id.replace("tab-", "")));
    set(this.board, "data-alone", cards.length === 1);
    if (whole) {
      this.#rows(whole, true);
      return;
    }
    const chrome = phone ? { x: 0, y: 0 } : chromeOf(cards);
    const packed = (/** @type {number} */ high) =>
      split(cards, { ...room, high }, phone ? PHONE_GAP : GAP, chrome);
    const fitting = packed(phone ? innerHeight : room.high);
    // A page scrolls rather than showing words that are too small.
    const alone = readable(fitting, room.wide, chrome) ? fitting : packed(Number.MAX_SAFE_INTEGER);
    this.#rows(parts.length > 1 ? parts.flatMap((part) => part.rows) : alone, true);
  }

  /**
   * Return the rows of the centre, if the page in sight has all boards of its own that are there, and all are
   * legible beside the panel; what it has of the left column is put there.
   * @param {{wide: number, high: number}} room
   */
  #whole({ wide, high }) {
    const { centre, left, tabs } = this.store.layout;
    const page = tabs.find(({ key }) => key === this.tab)?.frames ?? [];
    const own = centre.flat().filter((name) => name.startsWith("mine:"));
    const all = centre.map((names) => this.#named(names)).filter((row) => row.length > 0);
    const fits =
      this.mode === "tabs" &&
      wide > high &&
      own.length > 0 &&
      own.every((name) => page.includes(name)) &&
      planned(all, wide, high).legible;
    const beside = fits ? this.#named(left.filter((name) => page.includes(name))) : [];
    place(this.left, beside);
    stack(beside, this.left.clientWidth, byId("side").clientHeight - PANEL);
    return fits ? all : null;
  }

  /** @param {string} key @returns {boolean} whether a page is in sight */
  shows(key) {
    return this.mode !== "wide" && (key === this.tab || this.together.has(key));
  }

  #room() {
    return this.board.clientHeight || 300;
  }

  /**
   * @param {Card[][]} all
   * @param {boolean} scroll whether rows may be higher than the room, so that they stay legible
   */
  #rows(all, scroll) {
    // Unchanged children are not replaced: a card that is moved in the page loses its transitions.
    const want = all.map((row) => row.map((card) => card.card));
    const have = [...this.board.children].map((row) => [...row.children]);
    if (
      JSON.stringify(want.map((r) => r.map((c) => c.dataset.frame))) !==
      JSON.stringify(have.map((r) => r.map((c) => /** @type {HTMLElement} */ (c).dataset.frame)))
    ) {
      this.board.replaceChildren(...want.map((row) => h("div", { class: "row" }, ...row)));
    }
    const chrome = measure(all.flat()[0]);
    const plan = rows(
      all.map((row) => row.map(ratio)),
      this.board.clientWidth,
      this.#room(),
      GAP,
      chrome,
      scroll ? (this.mode === "phone" ? 1 : legible(all, this.board.clientWidth, chrome)) : 0,
    );
    for (const [i, row] of all.entries()) {
      for (const card of row) size(card, plan.heights[i] || 0);
    }
    const phone = this.mode === "phone";
    const heights = plan.heights.map((high) => Math.floor(high) + FRAMED);
    if (phone) this.screens.divide(all, heights, PHONE_GAP);
    else this.screens.none();
    keepWhole(this.board, phone ? heights : [], PHONE_GAP);
  }

  /** @param {string} key */
  show(key) {
    if (this.tab === key) return;
    this.tab = key;
    play("page");
    this.fit();
    this.turned();
  }

  /** Show players and log, or go back to the page before. */
  #people() {
    if (this.tab === PEOPLE) this.show(this.back);
    else {
      this.back = this.tab;
      this.show(PEOPLE);
    }
  }

  /** @param {number} number */
  showNumber(number) {
    const page = this.pages[number];
    if (page && this.mode !== "wide") this.show(page.key);
  }

  /**
   * Mark the pages on which something may be touched, and count the things.
   * @param {(touch: string) => boolean} lit
   * @returns {{key: string, title: string, count: number}[]} these pages
   */
  hint(lit) {
    if (this.mode === "wide") return [];
    const having = [];
    for (const page of this.pages) {
      const count = this.#named(page.frames)
        .filter((card) => card.picture.live)
        .reduce((sum, card) => sum + [...card.picture.touches.keys()].filter(lit).length, 0);
      if (count > 0) having.push({ key: page.key, title: page.title, count });
      const button = document.getElementById(`tab-${page.key}`);
      button?.classList.toggle("has-lit", count > 0);
    }
    return having;
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const keys = this.pages.map((page) => page.key);
    const next = keys[(keys.indexOf(this.tab) + by + keys.length) % keys.length];
    if (next === undefined) return;
    this.show(next);
    document.getElementById(`tab-${next}`)?.focus();
  }
}
