// A rival's boards pinned beside one's own, in windows that have the room.

import { byId, h, set, write } from "../ui/dom.js";
import { seatTone } from "../ui/seat-colours.js";
import { WORDS } from "./frame-sizes.js";
import { across, planned } from "./page-groups.js";
import { Picture } from "./scene.js";

/** @typedef {import("./layout.js").Card} Card */
/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {{wide: number, high: number, least: number}} Room */

const FROM = 1600; // pixels: windows that are less wide have no room
export const SIDES = 638; // the columns beside the boards, as narrow as in a small window, and all gaps
const LEAST = 300; // width of a pinned rival's column
const MOST = 460;
const CHROME = 24; // what a frame's card adds to its picture
const ENOUGH = WORDS + 0.15;

/**
 * Return the width of the column of a pinned rival; 0: there is no room beside one's own boards.
 * @param {Pick<Picture, "smallest" | "width">[]} boards
 * @param {Card[][]} centre one's own boards
 * @param {Room} room the window's width, the height of boards, and the least width of one's own boards
 */
export function beside(boards, centre, { wide, high, least }) {
  if (boards.length === 0 || centre.length === 0 || wide < FROM) return 0;
  const needs = boards.map(({ smallest, width = 0 }) => (ENOUGH / smallest) * width + CHROME);
  const narrow = Math.ceil(Math.max(LEAST, ...needs));
  const own = wide - SIDES - narrow;
  const { heights, legible } = planned(centre, own, high);
  if (own < least || !legible) return 0;
  const used = Math.max(...centre.map((row, i) => across(row, heights[i] || 0)));
  return Math.floor(Math.max(narrow, Math.min(MOST, wide - SIDES - used)));
}

/**
 * Return what one looks at to see how a player stands: all their frames, but no summary made for the list. A
 * board that its owner plays on is no summary.
 * @param {TableStore} store
 * @param {number} seat
 */
export function boardsOf({ frames, layout }, seat) {
  const all = [...frames.values()].filter((frame) => frame.owner === seat);
  const board = [layout.left, layout.right, ...layout.centre, ...layout.tabs.map((tab) => tab.frames)]
    .flat()
    .includes(`mine:${layout.house}`);
  const large = all.filter((frame) => board || frame.key !== `${layout.house}-${seat}`);
  return large.length > 0 ? large : all;
}

export class Pinned {
  /** @param {TableStore} store */
  constructor(store) {
    this.store = store;
    /** @type {number | null} */
    this.seat = null;
    /** @type {Picture[]} */
    this.pictures = [];
    /** One's own boards and their room, when they were sized last. @type {[Card[][], Room] | null} */
    this.asked = null;
    /** Called when somebody is pinned, or nobody any more. */
    this.changed = () => {};
    /** Called after a picture was drawn. @type {(seat: number, picture: Picture) => void} */
    this.drawn = () => {};
    this.place = byId("pinned");
    byId("pinned-drop").addEventListener("click", () => {
      const from = this.seat;
      this.pin(null);
      const clock = byId("people").querySelector(`[data-seat="${from}"]`);
      clock?.closest("button")?.focus();
    });
  }

  /** @param {number | null} seat */
  pin(seat) {
    this.seat = seat;
    this.render();
    this.changed();
  }

  /** @param {Picture[]} boards @returns {boolean} whether there is room for them beside one's own */
  fits(boards) {
    return this.asked !== null && beside(boards, ...this.asked) > 0;
  }

  /**
   * Give the pinned boards their column.
   * @param {Card[][]} centre
   * @param {Room | null} room null: none
   * @returns {number} its width, 0: there is none
   */
  fit(centre, room) {
    this.asked = room && [centre, room];
    const width = this.asked ? beside(this.pictures, ...this.asked) : 0;
    set(this.place, "hidden", width === 0);
    byId("table").style.setProperty("--pinned", `${width}px`);
    return width;
  }

  render() {
    const { seat, store } = this;
    const person = store.people.find((other) => other.seat === seat);
    if (!person || seat === null || seat === store.own) {
      this.seat = null;
      this.pictures = [];
      return;
    }
    const surfaces = boardsOf(store, seat);
    const keys = (/** @type {{key: string}[]} */ all) => all.map(({ key }) => key).join();
    if (keys(surfaces) !== keys(this.pictures)) {
      this.pictures = surfaces.map((surface) => new Picture(surface));
      byId("pinned-frames").replaceChildren(
        ...this.pictures.map((picture, i) => {
          const frame = h("section", { class: "frame" }, h("h2", {}, surfaces[i]?.title ?? ""));
          frame.append(picture.svg);
          return frame;
        }),
      );
    }
    this.place.className = `seat ${seatTone(seat)}`;
    write(byId("pinned-name"), person.name);
    this.pictures.forEach((picture, i) => {
      const surface = surfaces[i];
      if (surface) picture.draw(surface, []);
      this.drawn(seat, picture);
    });
  }
}
