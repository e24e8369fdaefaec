// The score of a finished game over time: a chart of all seats, whole or for one part, and a table.

import { byId, h, s, set, write } from "../ui/dom.js";
import { figure, say } from "../ui/i18n.js";
import { seatTone } from "../ui/seat-colours.js";
import { written } from "./clocks.js";

/** @typedef {import("./table-store.js").TableStore} TableStore */
/** @typedef {{label: string, values: number[][]}} Line */
/** @typedef {{plies: number[], rounds: number[], scores: number[][], parts: Line[],
 *   used: number[] | null}} Course */

const WIDE = 640; // units of the chart
const HIGH = 300;
const LEFT = 40; // room for the figures of the scale
const BELOW = 24;
const RUNGS = 5; // lines of the scale, about
const DASHES = ["none", "9 4", "3 4", "12 4 3 4", "6 6"]; // so that lines differ without colours

export class ScoreCourse {
  /**
   * @param {TableStore} store
   * @param {string} table its id
   * @param {{go: (ply: number) => void, now: () => number | null}} past shows a ply; tells which is shown
   */
  constructor(store, table, past) {
    this.store = store;
    this.table = table;
    this.past = past;
    /** @type {Course | null} */
    this.course = null;
    this.dialog = /** @type {HTMLDialogElement} */ (byId("course"));
    this.part = /** @type {HTMLSelectElement} */ (byId("course-part"));
    this.part.addEventListener("change", () => this.draw());
    byId("course-chart").addEventListener("click", (event) => this.#touch(event));
  }

  /** Open the dialog; the first time, ask the server for the scores. */
  async open() {
    if (!this.dialog.open) this.dialog.showModal();
    if (!this.course) {
      write(byId("course-note"), say("loading"));
      try {
        const answer = await fetch(`/t/${this.table}/course`);
        if (!answer.ok) throw new Error(String(answer.status));
        this.course = await answer.json();
      } catch {
        write(byId("course-note"), say("course-failed"));
        return;
      }
      const parts = this.course?.parts || [];
      const names = [say("sum"), ...parts.map(({ label }) => label)];
      this.part.replaceChildren(...names.map((name, i) => h("option", { value: i - 1 }, name)));
    }
    write(byId("course-note"), "");
    byId("course-all").hidden = false;
    this.draw();
  }

  /** Draw the chosen part of all seats. */
  draw() {
    const { course, store } = this;
    if (!course) return;
    const at = Number(this.part.value || -1);
    const values = at < 0 ? course.scores : course.parts[at]?.values || [];
    byId("course-names").replaceChildren(
      ...values.map((line, seat) =>
        h(
          "li",
          { class: `by ${seatTone(seat)}` },
          dash(seat),
          store.name(seat),
          h("b", {}, figure(line[line.length - 1])),
          course.used && h("small", {}, say("course-time", { time: written(course.used[seat] || 0) })),
        ),
      ),
    );
    byId("course-chart").replaceChildren(this.#chart(course, values));
    byId("course-table").replaceChildren(...this.#table(course, values));
  }

  /**
   * @param {Course} course
   * @param {number[][]} values by seat
   */
  #chart(course, values) {
    const all = values.flat();
    const least = Math.min(0, ...all);
    const most = Math.max(1, ...all);
    const y = (/** @type {number} */ value) => HIGH - ((value - least) / (most - least)) * (HIGH - 12) - 6;
    const svg = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH + BELOW}`, role: "img", class: "course" });
    set(
      svg,
      "aria-label",
      say("labelled", { label: byId("course-title").textContent || "", value: this.#words(values) }),
    );
    const step = rung(most - least);
    for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
      svg.append(s("line", { class: "rung", x1: LEFT, x2: WIDE, y1: y(value), y2: y(value) }));
      svg.append(words(figure(value), LEFT - 6, y(value) + 4, "end"));
    }
    let told = -Infinity;
    for (const [i, round] of course.rounds.entries()) {
      if (i > 0 && round === course.rounds[i - 1]) continue;
      const where = this.#x(course, i);
      svg.append(s("line", { class: "rung", x1: where, x2: where, y1: 0, y2: HIGH }));
      if (where - told > 26) {
        svg.append(words(String(round), where + 2, HIGH + 17, "start"));
        told = where;
      }
    }
    for (const [seat, line] of values.entries()) {
      const points = line.map((value, i) => `${this.#x(course, i).toFixed(1)},${y(value).toFixed(1)}`);
      svg.append(
        s("polyline", {
          class: seatTone(seat),
          points: points.join(" "),
          "stroke-dasharray": DASHES[seat % DASHES.length],
        }),
      );
    }
    const now = this.past.now();
    if (now !== null) {
      const where = this.#x(course, nearest(course, now));
      svg.append(s("line", { class: "now", x1: where, x2: where, y1: 0, y2: HIGH }));
    }
    return svg;
  }

  /**
   * @param {Course} course
   * @param {number} i
   */
  #x(course, i) {
    return LEFT + (i / Math.max(1, course.plies.length - 1)) * (WIDE - LEFT - 4);
  }

  /**
   * Return the chart in words: how each seat ended.
   * @param {number[][]} values
   */
  #words(values) {
    return values
      .map((line, seat) =>
        say("labelled", { label: this.store.name(seat), value: figure(line[line.length - 1]) }),
      )
      .join(", ");
  }

  /**
   * Return the chart as a table: the last position of each round.
   * @param {Course} course
   * @param {number[][]} values
   */
  #table(course, values) {
    const ends = course.rounds.flatMap((round, i) => (round === course.rounds[i + 1] ? [] : [{ round, i }]));
    return [
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, say("course-round")),
          ...values.map((_, seat) => h("th", { scope: "col" }, this.store.name(seat))),
        ),
      ),
      h(
        "tbody",
        {},
        ...ends.map(({ round, i }) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, String(round)),
            ...values.map((line) => h("td", {}, figure(line[i]))),
          ),
        ),
      ),
    ];
  }

  /**
   * Go to the position that was touched in the chart.
   * @param {MouseEvent} event
   */
  #touch(event) {
    const { course } = this;
    const svg = /** @type {Element} */ (event.target).closest("svg");
    if (!svg || !course) return;
    const box = svg.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDE - LEFT;
    const i = Math.round((x / (WIDE - LEFT - 4)) * (course.plies.length - 1));
    const ply = course.plies[Math.max(0, Math.min(course.plies.length - 1, i))];
    this.dialog.close();
    this.past.go(ply ?? 0);
  }
}

/**
 * Return the index of the position at a ply, or of the last one before it.
 * @param {Course} course
 * @param {number} ply
 */
function nearest({ plies }, ply) {
  const later = plies.findIndex((one) => one > ply);
  return later < 0 ? plies.length - 1 : Math.max(0, later - 1);
}

/**
 * Return the distance between two lines of a scale: 1, 2 or 5 times a power of ten.
 * @param {number} range
 */
function rung(range) {
  const rough = range / RUNGS;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return Math.max(1, power * ([1, 2, 5, 10].find((times) => times * power >= rough) || 10));
}

/** @param {number} seat */
function dash(seat) {
  const svg = s("svg", { viewBox: "0 0 40 8", class: "course dash", "aria-hidden": "true" });
  const drawn = DASHES[seat % DASHES.length];
  svg.append(s("polyline", { class: seatTone(seat), points: "0,4 40,4", "stroke-dasharray": drawn }));
  return svg;
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 */
function words(text, x, y, anchor) {
  const element = s("text", { x, y, "text-anchor": anchor });
  element.textContent = text;
  return element;
}
